"""Measure how well the project teaches simulated learners: ``make teaching``; writes ``docs/teaching.md``.

Each world is first checked against published effects. Then each learner of each world is taught by the project, by
plain teachers, and by an oracle that sees what is really known. People who learn nothing, and holders of wrong rules,
follow.
The exit code is 1 if a goal is missed. ``--tuning`` takes other and fewer learners, leaves out the world that is held
out, and writes nothing.
"""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from random import Random
from statistics import mean
from typing import Final, NamedTuple, TypeVar, get_args

from bench.page import heading, row, write_figures
from bench.run import ROOT
from bench.teaching.beginners import first_session
from bench.teaching.effects import EFFECTS, look_for
from bench.teaching.extremes import EXTREMES, NOBODY, Diagnosis, diagnose, lasting
from bench.teaching.intervals import Figure, figure
from bench.teaching.teachers import BASELINES, Oracle, Teacher
from bench.teaching.trial import EARLY, FIGURES, MAX_QUESTIONS, TUNING, Course, run
from bench.teaching.worlds import HELD_OUT, WORLDS, World
from musicards.learning.items import WRONG_RULES
from musicards.learning.kind import StartLevel

PAGE = ROOT / "docs" / "teaching.md"

OURS, ORACLE, UNIFORM = "musicards", "oracle", "uniform"
TEACHERS: Final = (OURS, *BASELINES, ORACLE)
KINDS: Final = (*WORLDS, HELD_OUT)

# The goals.
LOSS_REMOVED: Final = 0.12
CALIBRATION: Final = 0.03
AUC: Final = 0.75
WORST_RATIO, MEAN_RATIO, GAP_CLOSED = 1.02, 0.85, 0.6
RIGHT_EARLY: Final = 0.6
NAMED, WRONGLY_NAMED = 0.8, 0.05
FIRST_RIGHT: Final = (0.7, 0.92)
BEGINNERS: Final = 20
A_DAY, A_WEEK = 40, 200  # questions to those who hold no rule; the goal is for a day


Prediction = tuple[float, bool]
"""What was expected of an answer, and whether it was right."""

_T = TypeVar("_T")


class Plan(NamedTuple):
    """Whom to measure: numbers of learners, and the first seed."""

    first: int
    worlds: int  # how many of `KINDS`
    learners: int  # of each world
    extremes: int  # of each kind
    holders: int  # of each wrong rule


FULL: Final = Plan(first=FIGURES, worlds=len(KINDS), learners=40, extremes=6, holders=60)
QUICK: Final = Plan(first=TUNING, worlds=len(WORLDS), learners=4, extremes=2, holders=20)


class Task(NamedTuple):
    """One course."""

    world: int
    teacher: str
    seed: int


def course(task: Task) -> Course:
    """Teach one learner."""
    world: World = KINDS[task.world](Random(task.seed))
    teacher: Teacher | None = None
    if task.teacher != OURS:
        teacher = Oracle(world) if task.teacher == ORACLE else BASELINES[task.teacher]()
    return run(world, teacher, task.seed)


def loss(predictions: list[Prediction]) -> float:
    """Return the mean log-loss."""
    return -mean([log(expected if right else 1 - expected) for expected, right in predictions])


def loss_removed(predictions: list[Prediction]) -> float:
    """Return the part of the log-loss of always expecting the learner's own average that is removed."""
    average = min(0.999, max(0.001, mean([right for _, right in predictions])))
    return 1 - loss(predictions) / loss([(average, right) for _, right in predictions])


Bins = tuple[tuple[float, int, int], ...]
"""By tenth of what was expected: the sum of it, the right answers, all answers."""


def binned(predictions: list[Prediction]) -> Bins:
    """Return the predictions of one learner by tenth."""
    sums, rights, counts = [0.0] * 10, [0] * 10, [0] * 10
    for expected, right in predictions:
        tenth = min(9, int(10 * expected))
        sums[tenth] += expected
        rights[tenth] += right
        counts[tenth] += 1
    return tuple(zip(sums, rights, counts, strict=True))


def calibration_error(learners: Sequence[Bins]) -> float:
    """Return the mean distance between expected and real frequency, by tenth of what was expected (ECE)."""
    off: float = sum(
        abs(sum(p for p, _, _ in tenth) - sum(right for _, right, _ in tenth)) for tenth in zip(*learners, strict=True)
    )
    return off / max(1, sum(count for each in learners for _, _, count in each))


def auc(predictions: list[Prediction]) -> float:
    """Return the probability that a right answer was expected more than a wrong one."""
    ordered = sorted(predictions)
    ranks = sum(place for place, (_, right) in enumerate(ordered, start=1) if right)
    rights = sum(right for _, right in ordered)
    return (ranks - rights * (rights + 1) / 2) / (rights * (len(ordered) - rights))


class Report:
    """The lines of the page, and how many goals were missed."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.misses = 0

    def add(self, *lines: str) -> None:
        """Add lines."""
        self.lines += lines

    def verdict(self, *, is_met: bool) -> str:
        """Count a miss, and return the word for it."""
        self.misses += not is_met
        return "met" if is_met else "missed"


def report_effects(report: Report, plan: Plan, pool: ProcessPoolExecutor) -> None:
    """Look for the published effects in each world."""
    found = list(pool.map(partial(look_for, first_seed=plan.first), KINDS[: plan.worlds]))
    report.add("### Published effects in the worlds", "")
    report.add(row(["effect", "source", "what has to be found", "world", "found", ""]), row(["---"] * 6))
    for place, effect in enumerate(EFFECTS):
        for kind, findings in zip(KINDS, found, strict=False):
            finding = findings[place]
            verdict = report.verdict(is_met=finding.passed).replace("met", "pass").replace("missed", "fail")
            report.add(row([effect.name, effect.source, effect.wanted, kind.name, finding.text, verdict]))


def report_courses(report: Report, plan: Plan, pool: ProcessPoolExecutor) -> None:
    """Teach every learner by every teacher, and compare."""
    worlds, seeds = range(plan.worlds), range(plan.first, plan.first + plan.learners)
    tasks = [Task(w, name, seed) for name in (OURS, ORACLE, *BASELINES) for w in worlds for seed in seeds]
    found = dict(zip(tasks, pool.map(course, tasks), strict=True))
    names = [kind.name for kind in KINDS[: plan.worlds]]

    report.add("", "### Questions to mastery", "", *heading("", *names))
    for name in TEACHERS:
        cells = []
        for w in worlds:
            items = [found[Task(w, name, seed)].items for seed in seeds]
            sign = "≥ " if MAX_QUESTIONS in items else ""
            cells.append(sign + figure(items, mean).text(0))
        report.add(row([name, *cells]))

    by_world = [[{name: found[Task(w, name, seed)].items for name in TEACHERS} for seed in seeds] for w in worlds]
    expected = [[found[Task(w, OURS, seed)].predictions for seed in seeds] for w in worlds]
    ratios = [figure(each, ratio) for each in by_world]
    gaps = [figure(each, gap_closed) for each in by_world]
    early = [figure([found[Task(w, OURS, seed)].rights / EARLY for seed in seeds], mean) for w in worlds]
    removed = [figure([loss_removed(one) for one in each], mean) for each in expected]
    losses = [figure([loss(one) for one in each], mean) for each in expected]
    aucs = [figure([auc(one) for one in each], mean) for each in expected]
    errors = [figure([binned(one) for one in each], calibration_error) for each in expected]
    together = [figure(list(zip(*by_world, strict=True)), lambda drawn: mean(map(ratio, zip(*drawn, strict=True))))]
    all_error = calibration_error([binned(one) for each in expected for one in each])
    report.add("", "### Goals", "", *heading("", *names, "goal", ""))
    for title, figures, goal, is_met in (
        ("questions, of the best plain teacher's", ratios, f"each ≤ {WORST_RATIO}", worst(ratios) <= WORST_RATIO),
        ("the same, mean of all", together, f"≤ {MEAN_RATIO}", together[0].value <= MEAN_RATIO),
        ("gap from uniform to oracle closed", gaps, f"each ≥ {GAP_CLOSED}", least(gaps) >= GAP_CLOSED),
        ("right in the first 400 questions", early, f"each ≥ {RIGHT_EARLY}", least(early) >= RIGHT_EARLY),
        ("log-loss removed", removed, f"each ≥ {LOSS_REMOVED}", least(removed) >= LOSS_REMOVED),
        ("log-loss", losses, "", True),
        ("calibration error (ECE)", errors, f"each ≤ {CALIBRATION}", worst(errors) <= CALIBRATION),
        ("AUC", aucs, f"each ≥ {AUC}", least(aucs) >= AUC),
    ):
        cells = [each.text(3 if "E" in title or "log" in title else 2) for each in figures]
        verdict = report.verdict(is_met=is_met) if goal else ""
        report.add(row([title, *cells, *[""] * (len(names) - len(cells)), goal, verdict]))
    verdict = report.verdict(is_met=all_error <= CALIBRATION)
    report.add(
        row(["ECE of all worlds together", f"{all_error:.3f}", *[""] * (len(names) - 1), f"≤ {CALIBRATION}", verdict])
    )
    report_reliability(report, joined(joined(expected)))


def report_reliability(report: Report, predictions: list[Prediction]) -> None:
    """Write how often an answer was right, by what was expected."""
    report.add("", "### Expected and real, all worlds", "", *heading("expected", "answers", "mean expected", "right"))
    for tenth in range(10):
        inside = [each for each in predictions if tenth <= 10 * each[0] < tenth + 1]
        if inside:
            cells = f"{mean(p for p, _ in inside):.3f}", f"{mean(right for _, right in inside):.3f}"
            report.add(row([f"{tenth / 10:.1f} to {tenth / 10 + 0.1:.1f}", len(inside), *cells]))


def report_extremes(report: Report, plan: Plan, pool: ProcessPoolExecutor) -> None:
    """Count what is shown as lasting of people in whom nothing lasts."""
    seeds = range(plan.first, plan.first + plan.extremes)
    report.add("", "### Shown as lasting, of people in whom nothing lasts", "")
    report.add(*heading("somebody who", "people", "atoms ever shown as lasting", "goal", ""))
    for name in EXTREMES:
        shown = sum(pool.map(partial(lasting, name), seeds))
        report.add(row([name, len(seeds), shown, "0", report.verdict(is_met=not shown)]))


def report_beginners(report: Report, plan: Plan, pool: ProcessPoolExecutor) -> None:
    """Look at the first session of beginners, and whether anybody is said to hold a wrong rule."""
    seeds = range(plan.first, plan.first + BEGINNERS)
    report.add("", "### Beginners in their first session", "")
    report.add(
        *heading("who", "first ten gentle", "right in 20 questions", "goal", "", "a rule named in 40", "goal", "")
    )
    for level in get_args(StartLevel):
        sessions = list(pool.map(partial(first_session, level), seeds))
        longer = list(pool.map(partial(first_session, level, questions=A_DAY), seeds))
        right, named = figure([each.right for each in sessions], mean), mean(each.named for each in longer)
        gentle = sum(each.gentle for each in sessions)
        is_met = gentle == len(seeds) and (level == "reads" or FIRST_RIGHT[0] <= right.value <= FIRST_RIGHT[1])
        goal = "all" if level == "reads" else f"all; {FIRST_RIGHT[0]} to {FIRST_RIGHT[1]}"
        cells = [f"{gentle} of {len(seeds)}", right.text(), goal, report.verdict(is_met=is_met)]
        verdict = report.verdict(is_met=named <= WRONGLY_NAMED)
        report.add(row([level, *cells, f"{named:.2f}", f"≤ {WRONGLY_NAMED}", verdict]))


def report_diagnosis(report: Report, plan: Plan, pool: ProcessPoolExecutor) -> None:
    """Count how often wrong rules are named, rightly and wrongly."""
    seeds = range(plan.first, plan.first + plan.holders)
    report.add(
        "", "### Wrong rules named", "", *heading("rule held", "named after ≤ 3 of its errors", "another named", "")
    )
    for rule in WRONG_RULES:
        found: list[Diagnosis] = list(pool.map(partial(diagnose, rule), seeds, chunksize=20))
        right, wrong = (figure(each, mean) for each in zip(*found, strict=True))
        verdict = report.verdict(is_met=right.value >= NAMED and wrong.value <= WRONGLY_NAMED)
        report.add(row([rule, right.text(), wrong.text(), verdict]))
    for questions in (A_DAY, A_WEEK):
        found = list(pool.map(partial(diagnose, NOBODY, questions=questions), seeds, chunksize=20))
        wrong = figure([each.wrong for each in found], mean)
        verdict = report.verdict(is_met=wrong.value <= WRONGLY_NAMED) if questions == A_DAY else ""
        report.add(row([f"none, ever in {questions} questions", "", wrong.text(), verdict]))
    report.add("", f"Goals: named for at least {NAMED}, another for at most {WRONGLY_NAMED}, for each rule.")


Items = Sequence[dict[str, int]]
"""By learner and teacher: the questions to mastery."""


def average(learners: Items, name: str) -> float:
    """Return the mean number of questions of a teacher."""
    return mean(each[name] for each in learners)


def ratio(learners: Items) -> float:
    """Return the project's questions as a share of the best plain teacher's."""
    return average(learners, OURS) / min(average(learners, name) for name in BASELINES)


def gap_closed(learners: Items) -> float:
    """Return how much of what the oracle saves is saved."""
    uniform = average(learners, UNIFORM)
    return (uniform - average(learners, OURS)) / max(1.0, uniform - average(learners, ORACLE))


def joined(parts: Sequence[list[_T]]) -> list[_T]:
    """Return the parts as one list."""
    return [each for part in parts for each in part]


def worst(figures: Sequence[Figure]) -> float:
    """Return the highest value."""
    return max(each.value for each in figures)


def least(figures: Sequence[Figure]) -> float:
    """Return the lowest value."""
    return min(each.value for each in figures)


def main() -> None:
    """Measure everything on all processors, write the page, and exit with 1 if a goal is missed."""
    plan = QUICK if "--tuning" in sys.argv[1:] else FULL
    report = Report()
    with ProcessPoolExecutor() as pool:
        for part in (report_effects, report_courses, report_extremes, report_beginners, report_diagnosis):
            part(report, plan, pool)
    text = "\n".join(report.lines)
    print(text)
    if plan is FULL:
        write_figures(PAGE, "make teaching", text)
    sys.exit(bool(report.misses))


if __name__ == "__main__":
    main()
