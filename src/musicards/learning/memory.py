"""How likely a person is to know an atom now, and in a week.

A person knows the atom with the probability `sigmoid(z)`, and then answers correctly but for slips. A person who does
not know it guesses or, less often, takes it for something plausible, and so is right less often than by chance (item
response theory finds guessing parameters below chance too).

For an atom that was never asked, `z` is what is known of the person, the family and the group from answers to others
that had not been shown. Once it was asked or shown, `z` is its history: on how many days it was answered correctly, how
long it was left alone, whether it was missed the last time, and the logit of FSRS's retrievability, fed only by the
first unaided answer of each day; and how easily the person learns the family and the group, and the atom's own term.
That begins higher if the first answer was right without being shown: what was learned long ago is forgotten more slowly
(Jost 1897; Bahrick 1984). How hard an atom is for most people counts in both. Many more terms (answers in a row,
practice in spans that fade as in DAS3H, arXiv 1905.06873) predicted less.

How far this comes true differs between people: some answer without thinking now and then, some forget what nearly
everybody keeps. So the log odds that follow from `z` are scaled and shifted by two more estimates (Platt 1999), which
learn from the first answer of each day to what was asked or shown before.

All terms are estimated together. Each has a mean and a variance, and an answer moves them by an extended Kalman filter,
so that a step is the smaller the more is known: Elo with uncertainty. How much practice and forgetting count is
estimated for each person. The means and variances at the start are set by hand, checked on the learners for tuning.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from math import exp, isfinite, log, pi, sqrt
from typing import Final, Literal, NamedTuple

from fsrs import Card, Rating, Scheduler
from fsrs import State as FsrsState

from musicards.errors import BadNotation
from musicards.learning.atoms import ATOMS
from musicards.learning.difficulty import hardness
from musicards.learning.kind import Atom, Family, StartLevel
from musicards.learning.trace import DAY, LATEST, Trace, rounded

SLIP: Final = 0.03
"""The probability of a wrong answer to what is known."""

GUESSED: Final = 0.7
"""How often somebody who does not know guesses. Otherwise they make a plausible mistake, which is never right."""

_FSRS: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
_DECAY: Final = -_FSRS.parameters[20]
_FACTOR: Final = 0.9 ** (1 / _DECAY) - 1
_MOST_LOGIT: Final = 3.0
_MOST_REMEMBERED: Final = 1 / (1 + exp(-_MOST_LOGIT))
_READY: Final = 0.6  # a prerequisite counts as known from this probability on
_USUAL: Final = 0.3  # how hard atoms are on average
_OWN: Final = 0.1  # variance of an atom's own term at the start
_DRIFT: Final = 0.02  # variance that it gains with each answer: people learn
_LEAST: Final = 0.003  # variance: nothing is certain, as people change
_FIT_LEAST: Final = 0.01  # … of `_FIT`, which follows people faster
_FLATTEST: Final = 0.2  # the least scale: more history never lowers what is expected
_MIDDLE: Final = 1.0  # log odds that are not scaled, about those of what is mostly asked
_FORGETTING: Final = 0.3  # variance of `z` between atoms, for a time that is e times as long as any tested
_PROVED: Final = 2  # days in a row with a right answer, after which keeping something is expected
_KEPT_FADES: Final = 0.985  # the part of earlier answers that is left after each new one
_KEPT_AT_FIRST: Final = (4.0, 5.0)  # answers that are assumed before the first one: right ones, all
_KEPT_ELSEWHERE: Final = 15.0  # answers in a family as good as those in all families, that are assumed
_BEFORE: Final = 1.5  # added to `z` of what was known before it was first asked or shown
_HELD: Final = 14.0  # days: … which was kept for at least so long
_MANY: Final = 20.0  # answers, with the weights they have
_NEARLY_ALL: Final = 0.9
_UNPROVED: Final = 2.0  # days: FSRS's stability of what was answered with a clock that was wrong, at most
_DIGITS: Final = 4  # of all estimates, so that they survive being written and read

_PRIORS: Final[dict[str, tuple[float, float]]] = {
    "person": (-2.5, 1.5),  # beginners know little
    "family": (0.0, 2.5),  # people have had lessons in one, and never heard of another
    "group": (0.0, 0.5),
    "hard": (-1.0, 0.25),
    "ease": (0.0, 0.1),
    "begun": (1.2, 0.5),
    "recall": (0.35, 0.05),
    "right": (1.0, 0.2),
    "away": (-0.8, 0.03),
    "missed": (-0.3, 0.4),  # some people keep what they see after a miss as well as what they recalled
    "scale": (1.0, 0.2),  # of log odds
    "shift": (0.0, 0.05),  # … and added to them
}
"""By kind of term: mean and variance at the start."""

_SAID: Final[dict[StartLevel, tuple[float, dict[str, float]]]] = {
    "nothing": (-1.5, {}),
    "names": (-0.5, {"letter:2": 2.5, "letter:-2": 2.5, "key:white": 2.5, "letter:3": 1.5, "letter:-3": 1.5}),
    "reads": (0.5, {"letter": 2.5, "key": 2.5, "place": 2.5, "step": 1.5, "enharmonic": 1.5}),
}
"""By what people say they know: what is added to `z` of atoms that were never asked, and to which families and groups
something else is added."""

_HISTORY: Final = ("begun", "recall", "right", "away", "missed")
_FIT: Final = ("scale", "shift")


@dataclass(slots=True)
class Term:
    """An estimate: mean and variance."""

    mean: float
    variance: float


@dataclass(frozen=True, slots=True)
class Kept:
    """How well a person keeps something: the answers when it comes again.

    Attributes:
        right: right ones; older ones count less.
        seen: all of them, with the same weights.
    """

    right: float = 0.0
    seen: float = 0.0

    @property
    def is_good(self) -> bool:
        """Return whether nearly all of many answers were right."""
        return self.seen >= _MANY and self.right >= _NEARLY_ALL * self.seen

    def after(self, *, right: bool) -> "Kept":
        """Return the counts after one more answer."""
        return Kept(round(_KEPT_FADES * self.right + right, _DIGITS), round(_KEPT_FADES * self.seen + 1, _DIGITS))


class _Answer(NamedTuple):
    """An unaided answer."""

    chance: float  # the probability of guessing it
    right: bool
    weight: float  # the part of the way that estimates move


@dataclass(slots=True)
class Memory:
    """Everything that is estimated about one person. Times are seconds since 1970.

    Attributes:
        terms: what all atoms, or those of a family or group, have in common, by name, such as ``family/letter``.
        traces: what is kept of each atom that was asked, by its id.
        level: what the person says they know; "" as long as they have not said.
        kept: by family, how well the person keeps what was right on two days in a row.
        shown: how well the person remembers what was shown and comes again on that day.
    """

    terms: dict[str, Term] = field(default_factory=dict)
    traces: dict[str, Trace] = field(default_factory=dict)
    level: StartLevel | Literal[""] = ""
    kept: dict[Family, Kept] = field(default_factory=dict)
    shown: Kept = field(default_factory=Kept)

    def set_clock(self, now: float) -> None:
        """Take what happened more than a day after `now` as happening now: the person's clock was wrong then.

        Otherwise it would count as just practiced until that day comes. That it was remembered for so long is not true,
        but it may have been known before.

        Raises:
            BadNotation: `now` is no time.
        """
        check_time(now)
        for atom_id, trace in self.traces.items():
            if trace.at > now + DAY:
                trace.at, trace.since, trace.days = now, now, min(trace.days, 1)
                trace.tested = min(trace.tested, _HELD)
                trace.stability = min(trace.stability, _UNPROVED)
                self.traces[atom_id] = rounded(trace)

    def knows(self, atom: Atom, when: float) -> float:
        """Return the probability that the atom is known at `when`, without guessing."""
        return Outlook(self, when).knows(atom)

    def is_ready(self, atom: Atom, now: float) -> bool:
        """Return whether everything that `atom` needs is known well enough to ask about it."""
        return all(self.knows(ATOMS[need], now) >= _READY for need in atom.needs)

    def right(self, atom: Atom, chance: float, now: float) -> float:
        """Return the probability of a right answer. `chance`: the probability of guessing it."""
        return _expected(chance, self.knows(atom, now))

    def outlook(self, atom: Atom, when: float) -> tuple[float, float]:
        """Return the mean and the variance of `z` at `when`."""
        return Outlook(self, when).of(atom)

    def show(self, atom: Atom, now: float, *, right: bool) -> None:
        """Take in that the atom was shown, and then asked at once: it was practiced, but the answer says nothing.

        For FSRS it was forgotten, as somebody who has just seen the answer has not recalled it.
        """
        trace = _practiced(self.traces.get(atom.id) or _new_trace(), _storable(now), right=False)
        self.traces[atom.id] = rounded(replace(trace, row=0 if right else trace.row))

    def observe(self, atom: Atom, chance: float, now: float, *, right: bool, weight: float = 1.0) -> None:
        """Learn from an unaided answer.

        With a `weight` below 1 the estimates move by that part. It is no practice then: what was never asked stays so,
        and no day counts.
        """
        now = _storable(now)
        trace = self.traces.get(atom.id)
        answer = _Answer(chance, right, weight)
        if trace is not None and not _same_day(trace, now):
            self._fit(atom, now, answer)
        parts = list(self._parts(atom, trace, now))
        z = sum(term.mean * factor for term, factor in parts) + (self.said(atom) if trace is None else 0.0)
        known = _sigmoid(z)
        _move(parts, known, answer, _LEAST)
        if weight < 1:
            if trace is not None:
                self.traces[atom.id] = rounded(trace)
            return
        if trace is not None:
            same_day = _same_day(trace, now)
            if trace.days >= _PROVED and not same_day:
                self.kept[atom.family] = self.kept.get(atom.family, Kept()).after(right=right)
            if trace.asked == 1 and trace.row == 0 and same_day:
                self.shown = self.shown.after(right=right)
        before = (1 - SLIP) * known / _expected(chance, known) if trace is None and right else 0.0
        trace = _practiced(trace or replace(_new_trace(), mean=_BEFORE * before), now, right=right)
        trace.tested = max(trace.tested, _HELD * before)
        self.traces[atom.id] = rounded(trace)

    def _fit(self, atom: Atom, now: float, answer: _Answer) -> None:
        """Learn how far what is expected comes true, from the first answer of a day to what was asked before."""
        outlook = Outlook(self, now)
        odds = _averaged(*outlook.of(atom))
        scale, shift = [self._own(name) for name in _FIT]
        _move([(scale, odds - _MIDDLE), (shift, 1.0)], _sigmoid(outlook.fitted(odds)), answer, _FIT_LEAST)
        scale.mean = max(_FLATTEST, scale.mean)

    def keeps(self, family: Family) -> float:
        """Return the share of right answers to what was right on two days in a row.

        As long as there are few in a family, it is taken to be like the others; as long as there are few in all, little
        is expected.
        """
        right, seen = _KEPT_AT_FIRST
        usual = (sum(each.right for each in self.kept.values()) + right) / (
            sum(each.seen for each in self.kept.values()) + seen
        )
        own = self.kept.get(family, Kept())
        return (own.right + _KEPT_ELSEWHERE * usual) / (own.seen + _KEPT_ELSEWHERE)

    def said(self, atom: Atom) -> float:
        """Return what is added to `z` of an atom that was never asked, because of what the person says they know."""
        if not self.level:
            return 0.0
        usual, special = _SAID[self.level]
        return special.get(atom.group, special.get(atom.family, usual))

    def term(self, name: str) -> Term:
        """Return an estimate, or what it is at the start."""
        return self.terms.get(name) or _prior(name)

    def _parts(self, atom: Atom, trace: Trace | None, now: float) -> Iterator[tuple[Term | Trace, float]]:
        """Yield the estimates that `z` is the sum of, each with its factor; they can be changed."""
        names = [("hard", hardness(atom.id) - _USUAL)]
        names += [(name, 1.0) for name in (_general if trace is None else _eases)(atom.id)]
        if trace is not None:
            yield trace, 1.0
            names += zip(_HISTORY, _history(trace, now), strict=True)
        for name, factor in names:
            yield self._own(name), factor

    def _own(self, name: str) -> Term:
        """Return an estimate that can be changed."""
        return self.terms.setdefault(name, replace(_prior(name)))


class Outlook:
    """What is expected of atoms at one moment; it computes what they share only once. Use it before the next answer."""

    def __init__(self, memory: Memory, when: float) -> None:
        self._memory, self._when = memory, when
        self._history = [(term.mean, term.variance) for term in map(memory.term, _HISTORY)]
        self._hard = memory.term("hard")
        self._fit = [memory.term(name).mean for name in _FIT]
        self._shared: dict[tuple[str, ...], tuple[float, float]] = {}

    def of(self, atom: Atom) -> tuple[float, float]:
        """Return the mean and the variance of `z`."""
        trace = self._memory.traces.get(atom.id)
        names = (_general if trace is None else _eases)(atom.id)
        shared = self._shared.get(names)
        if shared is None:
            terms = [self._memory.term(name) for name in names]
            shared = self._shared[names] = sum(term.mean for term in terms), sum(term.variance for term in terms)
        hard = hardness(atom.id) - _USUAL
        mean = shared[0] + hard * self._hard.mean
        variance = shared[1] + hard * hard * self._hard.variance
        if trace is None:
            return mean + self._memory.said(atom), variance
        mean, variance = mean + trace.mean, variance + trace.variance
        for (one, spread), factor in zip(self._history, _history(trace, self._when), strict=True):
            mean += one * factor
            variance += spread * factor * factor
        elapsed = self._when - trace.at
        if elapsed > trace.tested * DAY:
            variance += _FORGETTING * log((1 + elapsed / DAY) / (1 + trace.tested)) ** 2
        return mean, variance

    def knows(self, atom: Atom) -> float:
        """Return the probability that the atom is known, without guessing."""
        mean, variance = self.of(atom)
        if atom.id not in self._memory.traces:
            return _sigmoid(mean)  # the means at the start allow for how different people are
        return _sigmoid(self.fitted(_averaged(mean, variance)))

    def fitted(self, odds: float) -> float:
        """Return the log odds of knowing something that was asked, as often as it comes true for this person."""
        scale, shift = self._fit
        return _MIDDLE + shift + scale * (odds - _MIDDLE)


def check_time(now: float) -> None:
    """Check that `now` is a time.

    Raises:
        BadNotation: it is not.
    """
    if not isfinite(now):
        raise BadNotation(f"{now} is not a time. A time is a number of seconds since 1970, such as 1800000000.")


def _averaged(mean: float, variance: float) -> float:
    """Return the log odds of the probability that is the average, nearly, over what `z` may be."""
    return mean / sqrt(1 + pi / 8 * variance)


def _storable(now: float) -> float:
    """Return the nearest time that can be kept."""
    return float(max(0, min(LATEST, int(now))))


def _new_trace() -> Trace:
    return Trace(mean=0.0, variance=_OWN)


def _history(trace: Trace, when: float) -> list[float]:
    """Return the factors of `_HISTORY`. It is called hundreds of times for each question."""
    days = max(0.0, when - trace.at) / DAY
    remembered = (1 + _FACTOR * days / trace.stability) ** _DECAY
    remembered = min(_MOST_REMEMBERED, remembered)
    logit = max(-_MOST_LOGIT, log(remembered / (1 - remembered)))
    return [1.0, logit, log(1 + trace.right), log(1 + days), float(trace.row < 0)]


def _practiced(trace: Trace, now: float, *, right: bool) -> Trace:
    """Return the trace after an unaided answer."""
    first = not trace.asked
    days = max(0.0, now - trace.at) / DAY
    trace = replace(trace)
    new_day = first or int(trace.at // DAY) != int(now // DAY)
    if right and (new_day or trace.row <= 0):
        trace.right += 1
    if new_day:
        trace.stability, trace.difficulty = _reviewed(trace, now, right=right)
        trace.days = trace.days + 1 if right else 0
        if trace.days == 1:
            trace.since = now
    if not right:
        trace.days, trace.tested = 0, 0.0
    elif not first:
        trace.tested = max(trace.tested, days)
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


def _same_day(trace: Trace, now: float) -> bool:
    """Return whether the atom was last asked on the day of `now`."""
    return int(trace.at // DAY) == int(now // DAY)


def _move(parts: list[tuple[Term | Trace, float]], known: float, answer: _Answer, least: float) -> None:
    """Move estimates by an answer.

    Args:
        parts: the estimates, each with its factor in the log odds of `known`.
        known: the probability that the person knows it.
        answer: what the person said.
        least: the least variance that is left.
    """
    expected = _expected(answer.chance, known)
    spread = expected * (1 - expected)
    slope = (_expected(answer.chance, 1.0) - _expected(answer.chance, 0.0)) * known * (1 - known)
    information = slope * slope / spread
    total = 1 + information * sum(term.variance * factor * factor for term, factor in parts)
    gain = (answer.right - expected) * slope / spread / total
    for term, factor in parts:
        step = term.variance * factor
        term.mean = round(term.mean + answer.weight * step * gain, _DIGITS)
        term.variance = max(least, round(term.variance - answer.weight * step * step * information / total, _DIGITS))


def _expected(chance: float, known: float) -> float:
    """Return the probability of a right answer from somebody who knows it with the probability `known`."""
    return GUESSED * chance * (1 - known) + (1 - SLIP) * known


def _sigmoid(z: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, z))))


@cache
def term_names() -> frozenset[str]:
    """Return the names of all terms that there can be."""
    return frozenset({*_HISTORY, *_FIT, "hard"}).union(*[_general(atom_id) + _eases(atom_id) for atom_id in ATOMS])


@cache
def _prior(name: str) -> Term:
    return Term(*_PRIORS[name.partition("/")[0]])


@cache
def _general(atom_id: str) -> tuple[str, str, str]:
    atom = ATOMS[atom_id]
    return ("person", f"family/{atom.family}", f"group/{atom.group}")


@cache
def _eases(atom_id: str) -> tuple[str, str]:
    atom = ATOMS[atom_id]
    return (f"ease/family/{atom.family}", f"ease/group/{atom.group}")
