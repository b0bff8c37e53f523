"""Measure how well the project teaches simulated learners: ``make teaching``; writes ``docs/teaching.md``.

Each learner of each world is taught by the project, by plain teachers, and by an oracle that sees what is really known.
The exit code is 1 if a goal is missed.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple

from bench.page import heading, row
from bench.run import ROOT
from musicards.lab.teaching.seeds import FIGURES
from musicards.lab.teaching.teachers import BASELINES, Oracle, Teacher
from musicards.lab.teaching.trial import MOST, Course, run
from musicards.lab.teaching.worlds import HELD_OUT
from musicards.lab.teaching.worlds import WORLDS as MAIN

PAGE = ROOT / "docs" / "teaching.md"
BEGIN = "<!-- figures: written by make teaching -->\n"
END = "<!-- end of figures -->"

WORLDS: Final = (*MAIN, HELD_OUT)
LEARNERS: Final = 12  # of each world
OURS, ORACLE, UNIFORM = "musicards", "oracle", "uniform"

# The goals.
LOSS_REMOVED: Final = 0.12
CALIBRATION: Final = 0.03
AUC: Final = 0.75
WORST_RATIO, MEAN_RATIO, GAP_CLOSED = 1.02, 0.85, 0.6


class Task(NamedTuple):
    """One course."""

    world: int
    teacher: str
    learner: int


def course(task: Task) -> Course:
    """Teach one learner."""
    world = WORLDS[task.world](Random(FIGURES + task.learner))
    teacher: Teacher | None
    if task.teacher == OURS:
        teacher = None
    elif task.teacher == ORACLE:
        teacher = Oracle(world)
    else:
        teacher = BASELINES[task.teacher]()
    return run(world, teacher, FIGURES + task.learner)


def loss(predictions: list[tuple[float, bool]]) -> float:
    """Return the mean log-loss."""
    return -mean([log(expected if right else 1 - expected) for expected, right in predictions])


def loss_removed(predictions: list[tuple[float, bool]]) -> float:
    """Return the part of the log-loss of always expecting the learner's own average that is removed."""
    average = min(0.999, max(0.001, mean([right for _, right in predictions])))
    return 1 - loss(predictions) / loss([(average, right) for _, right in predictions])


def calibration_error(predictions: list[tuple[float, bool]]) -> float:
    """Return the mean distance between expected and real frequency in ten bins of expectations (ECE)."""
    bins: dict[int, list[tuple[float, bool]]] = {}
    for expected, right in predictions:
        bins.setdefault(int(10 * expected), []).append((expected, right))
    return sum(abs(sum(p for p, _ in each) - sum(right for _, right in each)) for each in bins.values()) / len(
        predictions
    )


def auc(predictions: list[tuple[float, bool]]) -> float:
    """Return the probability that a right answer was expected more than a wrong one."""
    ordered = sorted(predictions)
    ranks = sum(place for place, (_, right) in enumerate(ordered, start=1) if right)
    rights = sum(right for _, right in ordered)
    return (ranks - rights * (rights + 1) / 2) / (rights * (len(ordered) - rights))


def interval(values: list[int]) -> str:
    """Return the mean with its 95 % interval; with a sign if some never got there."""
    margin = 1.96 * stdev(values) / sqrt(len(values))
    sign = "≥ " if MOST in values else ""
    return f"{sign}{mean(values):.0f} ± {margin:.0f}"


def main() -> None:
    """Run all courses on all processors, write the page, and exit with 1 if a goal is missed."""
    names = [OURS, *BASELINES, ORACLE]
    tasks = [Task(w, name, n) for w in range(len(WORLDS)) for name in names for n in range(LEARNERS)]
    with ProcessPoolExecutor() as pool:
        found = dict(zip(tasks, pool.map(course, tasks, chunksize=2), strict=True))

    lines = heading("questions to mastery", *[world.name for world in WORLDS])
    means: dict[tuple[str, int], float] = {}
    for name in names:
        cells = []
        for place in range(len(WORLDS)):
            items = [found[Task(place, name, n)].items for n in range(LEARNERS)]
            means[name, place] = mean(items)
            cells.append(interval(items))
        lines.append(row([name, *cells]))

    worlds = range(len(WORLDS))
    best = [min(means[name, place] for name in BASELINES) for place in worlds]
    ratios = [means[OURS, place] / best[place] for place in worlds]
    gaps = [(means[UNIFORM, p] - means[OURS, p]) / (means[UNIFORM, p] - means[ORACLE, p]) for p in worlds]
    predictions = [[each for n in range(LEARNERS) for each in found[Task(p, OURS, n)].predictions] for p in worlds]
    removed = [mean([loss_removed(found[Task(p, OURS, n)].predictions) for n in range(LEARNERS)]) for p in worlds]
    errors, aucs = [calibration_error(each) for each in predictions], [auc(each) for each in predictions]

    lines += ["", *heading("", *[world.name for world in WORLDS], "goal", "")]
    misses = 0
    for title, values, goal, is_met, digits in (
        ("questions, of the best plain teacher's", ratios, f"each ≤ {WORST_RATIO}", max(ratios) <= WORST_RATIO, 2),
        ("the same, mean", [mean(ratios)], f"≤ {MEAN_RATIO}", mean(ratios) <= MEAN_RATIO, 2),
        ("gap from uniform to oracle closed", gaps, f"each ≥ {GAP_CLOSED}", min(gaps) >= GAP_CLOSED, 2),
        ("log-loss removed", removed, f"each ≥ {LOSS_REMOVED}", min(removed) >= LOSS_REMOVED, 3),
        ("calibration error", errors, f"each ≤ {CALIBRATION}", max(errors) <= CALIBRATION, 3),
        ("AUC", aucs, f"each ≥ {AUC}", min(aucs) >= AUC, 3),
    ):
        cells = [f"{value:.{digits}f}" for value in values]
        lines.append(row([title, *cells, *[""] * (len(WORLDS) - len(cells)), goal, "met" if is_met else "missed"]))
        misses += not is_met
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    table = "\n".join(lines)
    PAGE.write_text(f"{before}{BEGIN}\n{table}\n\n{END}{rest.partition(END)[2]}", "utf-8")
    print(table)
    sys.exit(bool(misses))


if __name__ == "__main__":
    main()
