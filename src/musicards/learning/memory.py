"""How likely a person is to know an atom now, and in a week.

A person knows the atom with the probability `sigmoid(z)`, and then answers correctly but for slips. A person who does
not know it guesses or, less often, takes it for something plausible, and so is right less often than by chance (item
response theory finds guessing parameters below chance too). For an atom that was never asked, `z` is the sum of what is
known of the person, the family and the group. Later it is a smaller part of that sum, the atom's own term, and its
history: how often it was practiced, in spans from hours to months that fade (DAS3H, arXiv 1905.06873); the logit of
FSRS's retrievability, fed only by the first unaided answer of each day; and answers in a row that were right or wrong.

All terms are estimated together. Each has a mean and a variance, and an answer moves them by an extended Kalman filter,
so that a step is the smaller the more is known: Elo with uncertainty. How much practice and forgetting count is
estimated for each person. The means and variances at the start are set by hand, checked on the learners for tuning.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from math import exp, log
from typing import Final

from fsrs import Card, Rating, Scheduler
from fsrs import State as FsrsState

from musicards.learning.atoms import ATOMS
from musicards.learning.kind import Atom
from musicards.learning.trace import DAY, LATEST, SPANS, Trace, rounded

SLIP: Final = 0.03
"""The probability of a wrong answer to what is known."""

GUESSED: Final = 0.8
"""How often somebody who does not know guesses. Otherwise they make a plausible mistake, which is never right."""

_FSRS: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
_DECAY: Final = -_FSRS.parameters[20]
_FACTOR: Final = 0.9 ** (1 / _DECAY) - 1
_MOST_LOGIT: Final = 3.0
_LONGEST_ROW: Final = 4
_LONGEST_MISS: Final = -2
_READY: Final = 0.6  # a prerequisite counts as known from this probability on
_SHARE: Final = 0.5  # of what is known of the person and the family, once the atom itself has been asked
_OWN: Final = 0.1  # variance of an atom's own term at the start
_DRIFT: Final = 0.02  # variance that it gains with each answer: people learn
_LEAST: Final = 0.003  # variance: nothing is certain, as people change
_FORGETTING: Final = 0.64  # variance of `z` between atoms, for a time that is e times as long as any tested
_DIGITS: Final = 4  # of all estimates, so that they survive being written and read

_PRIORS: Final[dict[str, tuple[float, float]]] = {
    "person": (-1.0, 1.0),  # beginners know little
    "family": (0.0, 1.6),  # people have had lessons in one, and never heard of another
    "group": (0.0, 0.5),
    "asked": (0.3, 0.5),
    "memory": (0.15, 0.05),
    "row": (0.15, 0.04),
    "span": (0.5, 0.1),
}
"""By kind of term: mean and variance at the start."""

_HISTORY: Final = ("asked", "memory", "row", *(f"span/{span}" for span in range(len(SPANS))))


@dataclass(slots=True)
class Term:
    """An estimate: mean and variance."""

    mean: float
    variance: float


@dataclass(slots=True)
class Memory:
    """Everything that is estimated about one person. Times are seconds since 1970.

    Attributes:
        terms: what all atoms, or those of a family or group, have in common, by name, such as ``family/letter``.
        traces: what is kept of each atom that was asked, by its id.
    """

    terms: dict[str, Term] = field(default_factory=dict)
    traces: dict[str, Trace] = field(default_factory=dict)

    def set_clock(self, now: float) -> None:
        """Take what happened more than a day after `now` as happening now: the person's clock was wrong then.

        Otherwise it would count as just practiced until that day comes.
        """
        for atom_id, trace in self.traces.items():
            if trace.at > now + DAY:
                trace.at, trace.since = now, min(trace.since, now)
                self.traces[atom_id] = rounded(trace)

    def knows(self, atom: Atom, when: float) -> float:
        """Return the probability that the atom is known at `when`, without guessing."""
        return _sigmoid(self.outlook(atom, when)[0])

    def is_ready(self, atom: Atom, now: float) -> bool:
        """Return whether everything that `atom` needs is known well enough to ask about it."""
        return all(self.knows(ATOMS[need], now) >= _READY for need in atom.needs)

    def right(self, atom: Atom, chance: float, now: float) -> float:
        """Return the probability of a right answer. `chance`: the probability of guessing it."""
        return _expected(chance, self.knows(atom, now))

    def outlook(self, atom: Atom, when: float) -> tuple[float, float]:
        """Return the mean and the variance of `z` at `when`."""
        trace = self.traces.get(atom.id)
        mean = variance = 0.0
        share = 1.0 if trace is None else _SHARE
        for name in _general(atom.id):
            term = self._term(name)
            mean += term.mean * share
            variance += term.variance * share * share
        if trace is None:
            return mean, variance
        mean += trace.mean
        variance += trace.variance
        for name, factor in zip(_HISTORY, _history(trace, when), strict=True):
            term = self._term(name)
            mean += term.mean * factor
            variance += term.variance * factor * factor
        beyond = log((1 + max(0.0, when - trace.at) / DAY) / (1 + trace.tested))
        return mean, variance + _FORGETTING * max(0.0, beyond) ** 2

    def observe(self, atom: Atom, chance: float, now: float, *, right: bool, weight: float = 1.0) -> None:
        """Learn from an unaided answer.

        With a `weight` below 1 the estimates move by that part. It is no practice then: what was never asked stays so,
        and no day counts.
        """
        now = float(max(0, min(LATEST, int(now))))
        trace = self.traces.get(atom.id)
        parts = list(self._parts(atom, trace, now))
        z = sum(term.mean * factor for term, factor in parts)
        known = _sigmoid(z)
        expected = _expected(chance, known)
        slope = (_expected(chance, 1.0) - _expected(chance, 0.0)) * known * (1 - known)
        spread = expected * (1 - expected)
        information = slope * slope / spread
        total = 1 + information * sum(term.variance * factor * factor for term, factor in parts)
        gain = (right - expected) * slope / spread / total
        for term, factor in parts:
            step = term.variance * factor
            term.mean = round(term.mean + weight * step * gain, _DIGITS)
            term.variance = max(_LEAST, round(term.variance - weight * step * step * information / total, _DIGITS))
        if weight < 1:
            if trace is not None:
                self.traces[atom.id] = rounded(trace)
            return
        self.traces[atom.id] = rounded(_practiced(trace or Trace(mean=0.0, variance=_OWN), now, right=right))

    def _term(self, name: str) -> Term:
        return self.terms.get(name) or _prior(name)

    def _parts(self, atom: Atom, trace: Trace | None, now: float) -> Iterator[tuple[Term | Trace, float]]:
        """Yield the estimates that `z` is the sum of, each with its factor; they can be changed."""
        share = 1.0 if trace is None else _SHARE
        names = [(name, share) for name in _general(atom.id)]
        if trace is not None:
            yield trace, 1.0
            names += zip(_HISTORY, _history(trace, now), strict=True)
        for name, factor in names:
            yield self.terms.setdefault(name, replace(_prior(name))), factor


def _history(trace: Trace, when: float) -> tuple[float, ...]:
    """Return the factors of `_HISTORY`."""
    days = max(0.0, when - trace.at) / DAY
    remembered = (1 + _FACTOR * days / trace.stability) ** _DECAY
    logit = log(remembered / max(1e-6, 1 - remembered))
    return (
        1.0,
        max(-_MOST_LOGIT, min(_MOST_LOGIT, logit)),
        float(max(_LONGEST_MISS, min(_LONGEST_ROW, trace.row))),
        *[log(1 + level * exp(-days / span)) for level, span in zip(trace.levels, SPANS, strict=True)],
    )


def _practiced(trace: Trace, now: float, *, right: bool) -> Trace:
    """Return the trace after an unaided answer."""
    first = not trace.asked
    days = max(0.0, now - trace.at) / DAY
    trace = replace(trace)
    if first or int(trace.at // DAY) != int(now // DAY):
        trace.stability, trace.difficulty = _reviewed(trace, now, right=right)
        trace.days = trace.days + 1 if right else 0
        if trace.days == 1:
            trace.since = now
    if not right:
        trace.days, trace.tested = 0, 0.0
    elif not first:
        trace.tested = max(trace.tested, days)
    trace.levels = tuple([level * exp(-days / span) + 1 for level, span in zip(trace.levels, SPANS, strict=True)])
    trace.asked += 1
    trace.row = max(trace.row, 0) + 1 if right else min(trace.row, 0) - 1
    trace.at = now
    trace.variance = min(_OWN, trace.variance + _DRIFT)
    return trace


def _reviewed(trace: Trace, now: float, *, right: bool) -> tuple[float, float]:
    """Return FSRS's stability and difficulty after the first answer of a day."""
    card = Card(card_id=1)
    if trace.asked:
        card = Card(
            card_id=1,
            state=FsrsState.Review,
            stability=trace.stability,
            difficulty=trace.difficulty,
            last_review=datetime.fromtimestamp(trace.at, UTC),
        )
    rating = Rating.Good if right else Rating.Again
    card, _ = _FSRS.review_card(card, rating, datetime.fromtimestamp(now, UTC))
    assert card.stability is not None
    assert card.difficulty is not None
    return card.stability, card.difficulty


def _expected(chance: float, known: float) -> float:
    """Return the probability of a right answer from somebody who knows it with the probability `known`."""
    return GUESSED * chance * (1 - known) + (1 - SLIP) * known


def _sigmoid(z: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, z))))


@cache
def term_names() -> frozenset[str]:
    """Return the names of all terms that there can be."""
    return frozenset(_HISTORY).union(*[_general(atom_id) for atom_id in ATOMS])


@cache
def _prior(name: str) -> Term:
    return Term(*_PRIORS[name.partition("/")[0]])


@cache
def _general(atom_id: str) -> tuple[str, str, str]:
    atom = ATOMS[atom_id]
    return ("person", f"family/{atom.family}", f"group/{atom.group}")
