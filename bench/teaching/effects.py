"""Published effects of practice, time and difficulty, looked for in each simulated world.

Each check teaches learners on a fixed schedule and looks at what they then really know, or at what they answer. No
teacher and nothing of the project's own memory takes part.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import log
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from bench.teaching.intervals import figure
from bench.teaching.mistakes import ledger_lines
from bench.teaching.worlds import DAY, World
from musicards.learning.atoms import ATOMS
from musicards.learning.items import Item, answers_by, make_item
from musicards.theory import LETTERS

START: Final = 1_800_000_000.0
_LEARNERS: Final = 100
_ATOMS: Final = 12  # of each learner
_PAUSE: Final = 300.0  # seconds between two practices on one day
_TRIALS: Final = 16
_EARLIER: Final = (0, 1, 2, 4)  # trials that may have gone before the first one
_FLOORS: Final = tuple([1 - 0.8**step for step in range(50)])  # of the fewest errors: the part that may remain for ever
_GAPS: Final = (0, 1, 2, 4, 7, 11, 14, 21, 35, 70, 105)  # days between two sessions (Cepeda and others 2008)
_SHORT, _LONG, _LONGEST = 7, 35, 350  # days from the second session to the test, as there
_DELAYS: Final = tuple(minutes / 1440 for minutes in (19, 63, 525, 1440, 2880, 8640, 44640))  # Ebbinghaus (1885)


@dataclass(frozen=True)
class Finding:
    """What was found in one world.

    Attributes:
        text: the figures.
        passed: whether they show the effect.
    """

    text: str
    passed: bool


@dataclass(frozen=True)
class Effect:
    """A published effect.

    Attributes:
        name: what it is called.
        source: where it was published.
        wanted: what has to be found.
        find: looks for it in the world that makes a learner from a generator.
    """

    name: str
    source: str
    wanted: str
    find: Callable[[type[World], int], Finding]


def look_for(kind: type[World], first_seed: int) -> list[Finding]:
    """Look for every effect in learners with seeds from `first_seed` on."""
    return [effect.find(kind, first_seed) for effect in EFFECTS]


@cache
def _example(atom_id: str) -> Item:
    return make_item(ATOMS[atom_id], Random(0))


def _beginners(kind: type[World], first_seed: int) -> Iterator[tuple[World, list[str]]]:
    """Yield learners, each with atoms that are new to it and on which no wrong rule misleads it."""
    for seed in range(first_seed, first_seed + _LEARNERS):
        world = kind(Random(seed))
        new = [
            atom_id
            for atom_id, atom in ATOMS.items()
            if not world.started[atom.family] and not any(answers_by(rule, _example(atom_id)) for rule in world.holds)
        ]
        if len(new) >= _ATOMS:
            yield world, Random(seed).sample(new, _ATOMS)


def _practice(world: World, atom_id: str, now: float) -> None:
    world.learn(atom_id, now, right=world.rng.random() < world.knows(atom_id, now))


def _line(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """Return the slope of the best straight line, and the share of the variance that it explains."""
    x, y = mean(xs), mean(ys)
    slope = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum((a - x) ** 2 for a in xs)
    left = sum((b - y - slope * (a - x)) ** 2 for a, b in zip(xs, ys, strict=True))
    return slope, 1 - left / sum((b - y) ** 2 for b in ys)


class _Law(NamedTuple):
    explained: float  # R² of the straight line
    slope: float
    before: int  # trials
    floor: float  # errors that remain


def _law(curve: Callable[[float], float], errors: Sequence[float], earlier: Iterable[int] = (0,)) -> _Law:
    """Return the law that explains the errors best: that less a floor they are a straight line in logs.

    Newell and Rosenbloom (1981) fit powers and exponentials with an asymptote, as some errors remain however long one
    practices, and powers with practice that went before the first trial, which for an exponential changes nothing.

    Args:
        curve: along what the logs of errors fall, such as the log of the trial.
        errors: the share of errors, by trial.
        earlier: how many trials may have gone before the first one.
    """
    found = []
    for before in earlier:
        xs = [curve(before + trial) for trial in range(1, len(errors) + 1)]
        for part in _FLOORS:
            floor = part * min(errors)
            slope, explained = _line(xs, [log(error - floor) for error in errors])
            found.append(_Law(explained, slope, before, floor))
    return max(found)


def _practice_curve(kind: type[World], first_seed: int) -> Finding:
    """Practice once a day: errors before each practice."""
    errors = [0.0] * _TRIALS
    count = 0
    for world, atom_ids in _beginners(kind, first_seed):
        for atom_id in atom_ids:
            count += 1
            for trial in range(_TRIALS):
                now = START + trial * DAY
                errors[trial] += 1 - world.knows(atom_id, now)
                _practice(world, atom_id, now)
    errors = [each / count for each in errors]
    power, exponential = _law(log, errors, _EARLIER), _law(float, errors)
    text = (
        f"errors fall to {power.floor:.3f} as (trial + {power.before})^{power.slope:.2f}, R² {power.explained:.3f} "
        f"(exponential: {exponential.explained:.3f})"
    )
    passed = power.explained >= 0.9 and power.explained > exponential.explained and power.slope < 0
    return Finding(text, passed)


@cache
def _recall_after_two_sessions(kind: type[World], first_seed: int, gap: int, delay: int) -> tuple[float, ...]:
    """Return, by learner, what is recalled `delay` days after two sessions that are `gap` days apart."""
    found = []
    for world, atom_ids in _beginners(kind, first_seed):
        recalled = 0.0
        for atom_id in atom_ids:
            second = START + gap * DAY + 4 * _PAUSE
            for now in (START, START + _PAUSE, START + 2 * _PAUSE, second, second + _PAUSE):
                _practice(world, atom_id, now)
            recalled += world.knows(atom_id, second + _PAUSE + delay * DAY)
        found.append(recalled / len(atom_ids))
    return tuple(found)


def _spacing(kind: type[World], first_seed: int) -> Finding:
    massed, spaced = (_recall_after_two_sessions(kind, first_seed, gap, _SHORT) for gap in (0, 1))
    gain = figure([b - a for a, b in zip(massed, spaced, strict=True)], mean)
    return Finding(f"{mean(massed):.2f} → {mean(spaced):.2f}; more by {gain.text()}", gain.low > 0)


def _ridge(kind: type[World], first_seed: int) -> Finding:
    best, falls = [], True
    for delay in (_SHORT, _LONG, _LONGEST):
        recalled = [mean(_recall_after_two_sessions(kind, first_seed, gap, delay)) for gap in _GAPS]
        best.append(_GAPS[recalled.index(max(recalled))])
        falls = falls and (delay == _LONGEST or max(recalled) > recalled[-1])
    text = "best gap " + ", ".join(
        f"{gap} d for {delay} d" for gap, delay in zip(best, (_SHORT, _LONG, _LONGEST), strict=True)
    )
    return Finding(text, falls and 0 < best[0] < best[1] <= best[2])


def _forgetting(kind: type[World], first_seed: int) -> Finding:
    """Practice twice on one day: recall after the delays of Ebbinghaus."""
    recalled = [0.0] * len(_DELAYS)
    count = 0
    for world, atom_ids in _beginners(kind, first_seed):
        for atom_id in atom_ids:
            count += 1
            _practice(world, atom_id, START)
            _practice(world, atom_id, START + _PAUSE)
            for place, delay in enumerate(_DELAYS):
                recalled[place] += world.knows(atom_id, START + _PAUSE + delay * DAY)
    logs = [log(each / count) for each in recalled]
    rates = [(logs[n] - logs[n + 1]) / (_DELAYS[n + 1] - _DELAYS[n]) for n in range(len(logs) - 1)]
    _, exponential = _line(_DELAYS, logs)
    power = max(_line([log(1 + rate * delay) for delay in _DELAYS], logs)[1] for rate in (0.1, 0.3, 1, 3, 10, 30, 100))
    slower = all(later < sooner for sooner, later in pairwise(rates))
    text = (
        f"{recalled[0] / count:.2f} → {recalled[-1] / count:.2f}; lost a day {rates[0]:.2f} → {rates[-1]:.2f}; "
        f"R² {power:.3f} (exponential: {exponential:.3f})"
    )
    return Finding(text, slower and power >= 0.9 and power > exponential)


@cache
def _answers(kind: type[World], first_seed: int) -> tuple[tuple[tuple[Item, str], ...], ...]:
    """Return, by learner, questions and answers on the day after half of the atoms were practiced once."""
    found = []
    for seed in range(first_seed, first_seed + _LEARNERS):
        world, rng = kind(Random(seed)), Random(seed)
        for atom_id in ATOMS:
            if rng.random() < 0.5:
                _practice(world, atom_id, START + rng.random() * 3600)
        said = []
        for atom in ATOMS.values():
            if atom.family in ("letter", "place", "step", "ear"):
                for _ in range(4):
                    item = make_item(atom, rng)
                    said.append((item, world.answer(item, START + DAY)))
        found.append(tuple(said))
    return tuple(found)


_Pick = Callable[[Item, str], bool | None]
"""Of a question and an answer: whether it counts as a hit; None if it is not of interest."""

_Rate = tuple[int, int]  # hits, and all that are of interest


def _rates(kind: type[World], first_seed: int, pick: _Pick) -> list[_Rate]:
    """Return the hits of each learner."""
    picked = [[pick(item, said) for item, said in answers] for answers in _answers(kind, first_seed)]
    return [(sum(each is True for each in hits), sum(each is not None for each in hits)) for hits in picked]


def _rate(rates: Iterable[_Rate]) -> float:
    hits, total = map(sum, zip(*rates, strict=True))
    return hits / max(1, total)


def _wrong(item: Item, said: str) -> bool:
    return said not in item.wanted


def _off(item: Item, said: str) -> int:
    """Return by how many letters an answer is wrong, -3 to 3; above zero: too far in the direction asked for."""
    off = (LETTERS.index(said[0]) - LETTERS.index(item.wanted[0][0]) + 3) % 7 - 3
    return -off if item.kind == "letter" and item.question["interval"] < 0 else off


def _above(chance: float, pick: _Pick, what: str) -> Callable[[type[World], int], Finding]:
    """Look for a rate above `chance`."""

    def find(kind: type[World], first_seed: int) -> Finding:
        found = figure(_rates(kind, first_seed, pick), _rate)
        return Finding(f"{found.text()} {what}", found.low > chance)

    return find


def _worse(one: Callable[[Item], bool], other: Callable[[Item], bool]) -> Callable[[type[World], int], Finding]:
    """Look for more errors in some questions than in others."""

    def find(kind: type[World], first_seed: int) -> Finding:
        rates = [
            _rates(kind, first_seed, lambda item, said, of=of: _wrong(item, said) if of(item) else None)  # type: ignore[misc]
            for of in (one, other)
        ]
        more = figure(list(zip(*rates, strict=True)), _difference)
        text = f"errors {_rate(rates[0]):.2f}, otherwise {_rate(rates[1]):.2f}; more by {more.text()}"
        return Finding(text, more.low > 0)

    return find


def _difference(learners: Sequence[tuple[_Rate, _Rate]]) -> float:
    return _rate([one for one, _ in learners]) - _rate([other for _, other in learners])


def _size(item: Item) -> int:
    return abs(item.question["interval"]) if item.kind == "letter" else 0


def _ledger(item: Item) -> int:
    return ledger_lines(item.question["clef"], item.question["place"]) if item.kind == "place" else -1


def _overshoots(item: Item, said: str) -> bool | None:
    return _off(item, said) == 1 if item.kind == "letter" and abs(_off(item, said)) == 1 else None


def _third_off(item: Item, said: str) -> bool | None:
    return abs(_off(item, said)) == 2 if item.kind == "place" and _wrong(item, said) else None


def _letter_for_whole(item: Item, said: str) -> bool | None:
    """Return whether an error took F for a whole step above E, or C for one above B; None for anything else."""
    asked = item.kind == "step" and item.question["size"] == "whole" and item.question["from"] in "EB"
    return said == {"E": "F", "B": "C"}[item.question["from"]] if asked and _wrong(item, said) else None


def _interval(item: Item) -> str:
    return str(item.question.get("interval", "")) if item.kind == "ear" else ""


EFFECTS: Final = (
    Effect(
        "practice curve",
        "Newell and Rosenbloom 1981; Anderson and Schooler 1991",
        "errors, one practice a day: a power of the trial (R² ≥ 0.9), better than an exponential, both to a floor",
        _practice_curve,
    ),
    Effect(
        "spacing",
        "Cepeda and others 2006 (10.1037/0033-2909.132.3.354)",
        "as many practices on two days as on one: more is recalled a week later",
        _spacing,
    ),
    Effect(
        "best gap",
        "Cepeda and others 2008 (10.1111/j.1467-9280.2008.02209.x)",
        "the best gap grows with the delay until the test, and longer gaps are worse again",
        _ridge,
    ),
    Effect(
        "forgetting",
        "Ebbinghaus 1885; Wixted and Carpenter 2007 (power of time, as Wickelgren 1974); Jost 1897",
        "slower and slower; a power of time (1 + βt) explains it (R² ≥ 0.9), better than an exponential",
        _forgetting,
    ),
    Effect(
        "overshoot",
        "counting from zero: teaching literature; no published count",
        "of errors by one letter, more than half are too far",
        _above(0.5, _overshoots, "too far"),
    ),
    Effect(
        "size",
        "counting along the alphabet: Logan and Klapp 1991; Zbrodoff 1995",
        "more errors for fifths to sevenths than for seconds to fourths",
        _worse(lambda item: _size(item) >= 5, lambda item: 2 <= _size(item) <= 4),
    ),
    Effect(
        "third slips",
        "10.3389/fpsyg.2018.02192",
        "of wrong places, more than a third are a third off (which is chance)",
        _above(1 / 3, _third_off, "a third off"),
    ),
    Effect(
        "ledger lines",
        "teaching literature; no published count",
        "more errors on ledger lines than in the staff",
        _worse(lambda item: _ledger(item) > 0, lambda item: _ledger(item) == 0),
    ),
    Effect(
        "E-F and B-C",
        "teaching literature; no published count",
        "of errors a whole step above E or B, more than by chance (1 of 15) are F or C",
        _above(1 / 15, _letter_for_whole, "F or C"),
    ),
    Effect(
        "sixths by ear",
        "Samplaski 2005",
        "more errors on the minor sixth than on other intervals",
        _worse(lambda item: _interval(item) == "m6", lambda item: _interval(item) not in ("", "m6")),
    ),
)
