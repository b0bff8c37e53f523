"""Simulated learners of six families, which remember, forget and err in different ways.

None of them knows how questions are chosen, and nothing that chooses questions knows them.

    Activation   each time it is practiced, an atom gains a trace that decays by a power of time; a trace that is laid
                 while the others are strong decays faster, so that spaced practice lasts longer (ACT-R; Pavlik and
                 Anderson 2005)
    WrongRules   holds wrong rules, which weaken each time that they are corrected; what is known is forgotten by a
                 power of time (Wickelgren 1974), and its half-life grows with every recall, most when it was hard
    Scales       several memories with time scales from minutes to years; what the faster ones have already is not
                 learned by the slower ones (multiscale context model; Mozer and others 2009)
    Forgetful    wrong rules again, and memories that fade several times as fast
    Child        as in Activation, but some answers are given without thinking, and practice is short and irregular
    Interference what is known is forgotten exponentially (half-life regression; Settles and Meeder 2016); whatever is
                 like it and practiced in between hurts, what it needs helps. Held out: nothing is tuned on it

Times are seconds since 1970.
"""

from abc import ABC, abstractmethod
from functools import cache
from math import exp, log
from random import Random
from typing import Final

from bench.teaching.mistakes import FREQUENCY, hardness, mistaken
from musicards.games.rng import Rng, pick
from musicards.learning.atoms import ATOMS
from musicards.learning.items import WRONG_RULES, Item, answers_by, make_item
from musicards.learning.kind import FAMILIES

DAY: Final = 86_400
_SLIP: Final = 0.02


def _normal(rng: Rng) -> float:
    """Return a number from a distribution with mean 0 and standard deviation 1, nearly normal."""
    return sum(rng.random() for _ in range(12)) - 6


def _sigmoid(z: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, z))))


class World(ABC):
    """One simulated learner.

    Attributes:
        ability: how fast it learns, in standard deviations of what people differ by.
        started: by family, whether it has had lessons.
        a_day: how many questions it answers on a day.
        diligence: the probability that it practices on a day.
        ease: by atom, how easy it finds it, in standard deviations of what atoms differ by.
    """

    name = ""
    holds: tuple[str, ...] = ()
    """The wrong rules that it holds from the start."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.ability = _normal(rng)
        lessons = 0.6 * rng.random()
        self.started: dict[str, bool] = {family: rng.random() < lessons for family in FAMILIES}
        self.a_day = pick(rng, (20, 40, 40, 60))
        self.diligence = 0.6 + 0.4 * rng.random()
        self.ease = {atom_id: 0.5 * self.ability - 0.7 * hardness(atom_id) + 0.5 * _normal(rng) for atom_id in ATOMS}

    def had(self, atom_id: str) -> bool:
        """Return whether an atom was learned long ago, when the learner starts."""
        return self.started[ATOMS[atom_id].family] and self.rng.random() < _sigmoid(1.5 + self.ease[atom_id])

    @abstractmethod
    def knows(self, atom_id: str, when: float) -> float:
        """Return the true probability that the atom is recalled at `when`, if it is not practiced until then."""

    @abstractmethod
    def learn(self, atom_id: str, when: float, *, right: bool) -> None:
        """Answer a question about the atom, and see the right answer."""

    @abstractmethod
    def after(self, atom_id: str, now: float, when: float) -> float:
        """Return what `knows` would be at `when` if the atom were practiced now; nothing changes."""

    def answer(self, item: Item, when: float) -> str:
        """Return what the learner says."""
        rng = self.rng
        if rng.random() < self.knows(item.atoms[0], when):
            return item.wanted[0] if rng.random() >= _SLIP else mistaken(item, rng)
        return mistaken(item, rng)

    def practice(self, item: Item, when: float) -> str:
        """Answer, see the right answer, and learn. Returns the answer.

        What is shown first and asked at once is repeated from what was just seen, and teaches no more than seeing it.
        """
        if item.new:
            self.learn(item.atoms[0], when, right=False)
            return item.wanted[0] if self.rng.random() >= _SLIP else mistaken(item, self.rng)
        said = self.answer(item, when)
        self.learn(item.atoms[0], when, right=said in item.wanted)
        return said


class Activation(World):
    """Power-law traces with decays that depend on the activation when they were laid."""

    name = "activation"
    # As fitted by Pavlik and Anderson (2005) to words of a foreign language; notes are easier to learn than those.
    _THRESHOLD, _NOISE, _SPREAD, _MIN, _AWAY = -0.704, 0.255, 0.217, 0.177, 0.025
    _EASIER, _DIFFER = 1.1, 0.35

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.traces: dict[str, list[tuple[float, float]]] = {}
        self.old = {atom_id: max(0.1, 0.35 + 0.15 * _normal(rng)) for atom_id in ATOMS if self.had(atom_id)}

    def _elapsed(self, since: float, when: float) -> float:
        """Return the time that counts: that between days counts less, as there is less to interfere."""
        seconds = max(1.0, when - since)
        within = min(seconds, 3600.0)
        return within + self._AWAY * (seconds - within)

    def _activation(self, traces: list[tuple[float, float]], atom_id: str, when: float) -> float:
        total = sum(self._elapsed(at, when) ** -decay for at, decay in traces)
        total += self.old.get(atom_id, 0.0)
        return log(total) + self._EASIER + self._DIFFER * self.ease[atom_id] if total else -10.0

    def _recalled(self, traces: list[tuple[float, float]], atom_id: str, when: float) -> float:
        return _sigmoid((self._activation(traces, atom_id, when) - self._THRESHOLD) / self._NOISE)

    def _with_one_more(self, atom_id: str, now: float) -> list[tuple[float, float]]:
        traces = self.traces.get(atom_id, [])
        decay = self._MIN + self._SPREAD * exp(min(1.5, self._activation(traces, atom_id, now)))
        return [*traces, (now, decay)]

    def knows(self, atom_id: str, when: float) -> float:
        return self._recalled(self.traces.get(atom_id, []), atom_id, when)

    def after(self, atom_id: str, now: float, when: float) -> float:
        return self._recalled(self._with_one_more(atom_id, now), atom_id, when)

    def learn(self, atom_id: str, when: float, *, right: bool) -> None:  # noqa: ARG002 - the answer is shown anyway
        self.traces[atom_id] = self._with_one_more(atom_id, when)


class WrongRules(World):
    """Half-lives, and wrong rules that hide what is known."""

    name = "wrong rules"
    _FOLLOWED, _CORRECTED, _GONE = 0.85, 0.7, 0.1
    _POWER = 0.5  # by which a memory fades, once time is long compared with its half-life
    _STUDIED, _RECALLED = 3.0 * DAY, 6.0 * DAY  # half-lives after seeing an answer, and after recalling it
    _SATURATES = 0.2  # power of the half-life by which it grows less, as in FSRS

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.half_life = {atom_id: (DAY * (30 + 60 * rng.random()) if self.had(atom_id) else 0.0) for atom_id in ATOMS}
        self.at = dict.fromkeys(ATOMS, 0.0)
        self.growth = {atom_id: exp(0.5 * ease) for atom_id, ease in self.ease.items()}
        self.strength: dict[str, float] = {}
        for _ in range(1 + int(rng.random() * 4)):
            self.strength[_any_rule(rng)] = self._FOLLOWED
        self.holds = tuple(self.strength)
        self._follows = ""

    def _fading(self, elapsed: float, half_life: float) -> float:
        return float((1 + (2 ** (1 / self._POWER) - 1) * elapsed / half_life) ** -self._POWER)

    def _remembered(self, atom_id: str, when: float) -> float:
        """Return the probability of recall if no wrong rule were in the way."""
        half_life, at = self.half_life[atom_id], self.at[atom_id]
        if not half_life:
            return 0.0
        return self._fading(when - at, half_life) if at else 0.9

    def _followed(self, rule: str, item: Item) -> float:
        """Return the probability that a rule decides: counting from zero, rather for large intervals."""
        strength = self.strength.get(rule, 0.0)
        if item.kind == "letter":
            strength *= min(1.0, 0.55 + 0.1 * abs(item.question["interval"]))
        return strength

    def _misled(self, atom_id: str) -> float:
        """Return how often some wrong rule decides instead."""
        item = _example(atom_id)
        free = 1.0
        for rule in self.strength:
            if rule in _rules_of(atom_id):
                free *= 1 - self._followed(rule, item)
        return 1 - free

    def knows(self, atom_id: str, when: float) -> float:
        return (1 - self._misled(atom_id)) * self._remembered(atom_id, when)

    def _longer(self, atom_id: str, now: float, *, right: bool) -> float:
        half_life, known = self.half_life[atom_id], self._remembered(atom_id, now)
        grown = self.growth[atom_id]
        if right:
            slower = exp(-self._SATURATES * log(1 + half_life / DAY))
            return max(self._RECALLED * grown, half_life * (1 + grown * slower * (0.5 + 8 * (1 - known))))
        return max(self._STUDIED * grown, 0.9 * half_life)

    def after(self, atom_id: str, now: float, when: float) -> float:
        known = self._remembered(atom_id, now)
        expected = 0.0
        for right, likely in ((True, known), (False, 1 - known)):
            expected += likely * self._fading(when - now, self._longer(atom_id, now, right=right))
        return (1 - self._misled(atom_id) * self._CORRECTED) * expected

    def answer(self, item: Item, when: float) -> str:
        self._follows = ""
        for rule in self.strength:
            answers = answers_by(rule, item)
            if answers and self.rng.random() < self._followed(rule, item):
                self._follows = rule
                return pick(self.rng, answers)
        if self.rng.random() < self._remembered(item.atoms[0], when) and self.rng.random() >= _SLIP:
            return item.wanted[0]
        return mistaken(item, self.rng)

    def learn(self, atom_id: str, when: float, *, right: bool) -> None:
        self.half_life[atom_id] = self._longer(atom_id, when, right=right)
        self.at[atom_id] = when
        if self._follows:
            strength = self.strength[self._follows] * self._CORRECTED
            self.strength[self._follows] = strength if strength > self._GONE else 0.0


class Forgetful(WrongRules):
    """Wrong rules that are hard to correct, and half-lives of hours at first."""

    name = "forgetful"
    _CORRECTED = 0.8
    _STUDIED, _RECALLED = 1.2 * DAY, 4 * DAY
    _SATURATES = 0.35


class Scales(World):
    """Memories of several time scales."""

    name = "scales"
    _TIMES = tuple(300.0 * 5.0**step for step in range(9))  # five minutes to four years
    _STUDIED, _RECALLED = 1.0, 9.0  # how much is learned from seeing an answer, and from recalling it

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.shares = {atom_id: self._shares(_sigmoid(1.4 + 0.6 * ease)) for atom_id, ease in self.ease.items()}
        self.levels = {atom_id: [0.0] * 6 + [1.2] * 3 for atom_id in ATOMS if self.had(atom_id)}
        self.at: dict[str, float] = {}

    def _shares(self, lasting: float) -> tuple[float, ...]:
        """Return how much each memory counts, if each counts `lasting` times as much as the faster one next to it."""
        raw = [lasting**step for step in range(len(self._TIMES))]
        return tuple([share / sum(raw) for share in raw])

    def _faded(self, atom_id: str, when: float) -> list[float]:
        levels = self.levels.get(atom_id, [0.0] * len(self._TIMES))
        at = self.at.get(atom_id)
        return levels if at is None else self._fading(levels, when - at)

    def _fading(self, levels: list[float], elapsed: float) -> list[float]:
        return [level * exp(-elapsed / time) for level, time in zip(levels, self._TIMES, strict=True)]

    def _recalled(self, atom_id: str, levels: list[float]) -> float:
        total = sum(share * level for share, level in zip(self.shares[atom_id], levels, strict=True))
        return float(total * (1 + total**4) ** -0.25)  # as published below 1, where it was cut off

    def _practiced(self, atom_id: str, now: float, rate: float) -> list[float]:
        found, sum_levels, sum_shares = [], 0.0, 0.0
        for level, share in zip(self._faded(atom_id, now), self.shares[atom_id], strict=True):
            sum_levels += share * level
            sum_shares += share
            found.append(level + rate * max(0.0, 1 - sum_levels / sum_shares))
        return found

    def knows(self, atom_id: str, when: float) -> float:
        return self._recalled(atom_id, self._faded(atom_id, when))

    def after(self, atom_id: str, now: float, when: float) -> float:
        known = self.knows(atom_id, now)
        expected = 0.0
        for rate, likely in ((self._RECALLED, known), (self._STUDIED, 1 - known)):
            levels = self._fading(self._practiced(atom_id, now, rate), when - now)
            expected += likely * self._recalled(atom_id, levels)
        return expected

    def learn(self, atom_id: str, when: float, *, right: bool) -> None:
        self.levels[atom_id] = self._practiced(atom_id, when, self._RECALLED if right else self._STUDIED)
        self.at[atom_id] = when


class Interference(World):
    """Half-lives that double and halve; what is like an atom hurts, what it needs helps."""

    name = "interference"
    _HURT = 0.02  # doublings lost by each practice of another atom of the group
    _FIRST, _GAIN, _LOST = 2.2, 2.4, 0.6  # doublings of a day: first, for each recall, lost by a failure
    _MIN, _MAX = -6.5, 8.1  # a quarter of an hour to nine months, as published
    _UNPREPARED = 0.6

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.doublings = {atom_id: (4.0 + rng.random() if self.had(atom_id) else None) for atom_id in ATOMS}
        self.at = dict.fromkeys(ATOMS, 0.0)
        self.pace = {atom_id: exp(0.3 * ease) for atom_id, ease in self.ease.items()}

    def knows(self, atom_id: str, when: float) -> float:
        doublings, at = self.doublings[atom_id], self.at[atom_id]
        if doublings is None:
            return 0.0
        return float(0.98 * 2 ** -((when - at) / DAY / 2**doublings)) if at else 0.9

    def _stronger(self, atom_id: str, now: float, *, right: bool) -> float:
        doublings, known = self.doublings[atom_id], self.knows(atom_id, now)
        ready = all(self.knows(need, now) >= 0.5 for need in ATOMS[atom_id].needs)
        pace = self.pace[atom_id] * (1 if ready else self._UNPREPARED)
        first = max(self._MIN, self._FIRST + 3 * log(pace))
        if doublings is None:
            return first
        if right:
            return min(self._MAX, doublings + self._GAIN * pace * (0.15 + 2 * (1 - known)))
        return max(first, doublings - self._LOST) + 0.5 * pace

    def after(self, atom_id: str, now: float, when: float) -> float:
        known = self.knows(atom_id, now)
        expected = 0.0
        for right, likely in ((True, known), (False, 1 - known)):
            doublings = self._stronger(atom_id, now, right=right)
            expected += likely * 0.98 * 2 ** -((when - now) / DAY / 2**doublings)
        return expected

    def learn(self, atom_id: str, when: float, *, right: bool) -> None:
        self.doublings[atom_id] = self._stronger(atom_id, when, right=right)
        self.at[atom_id] = when
        for other in _group(atom_id):
            doublings = self.doublings[other]
            if other != atom_id and doublings is not None:
                self.doublings[other] = doublings - self._HURT


class Child(Activation):
    """Power-law traces; one answer in ten is given without thinking; few questions on one day in two or three."""

    name = "child"
    _LAPSE = 0.1
    _EASIER = 1.5

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.a_day = pick(rng, (15, 20, 20, 30))
        self.diligence = 0.3 + 0.3 * rng.random()

    def answer(self, item: Item, when: float) -> str:
        return pick(self.rng, item.answers) if self.rng.random() < self._LAPSE else super().answer(item, when)


@cache
def _group(atom_id: str) -> tuple[str, ...]:
    """Return the atoms that are learned alike."""
    return tuple([atom.id for atom in ATOMS.values() if atom.group == ATOMS[atom_id].group])


@cache
def _example(atom_id: str) -> Item:
    return make_item(ATOMS[atom_id], Random(0))


@cache
def _rules_of(atom_id: str) -> frozenset[str]:
    """Return the wrong rules that give a wrong answer to a question about the atom."""
    return frozenset([rule for rule in WRONG_RULES if answers_by(rule, _example(atom_id))])


def _any_rule(rng: Rng) -> str:
    """Return a wrong rule, common ones more often."""
    drawn = rng.random() * sum(FREQUENCY.values())
    for rule, weight in FREQUENCY.items():
        drawn -= weight
        if drawn < 0:
            return rule
    return next(reversed(FREQUENCY))


WORLDS: Final = (Activation, WrongRules, Scales, Forgetful, Child)
HELD_OUT: Final = Interference
"""The world that nothing is tuned on."""
