"""Simulated learners of three families, which remember, forget and err in different ways.

None of them knows how questions are chosen, and nothing that chooses questions knows them.

    Activation   each time it is practiced, an atom gains a trace that decays by a power of time; a trace that is laid
                 while the others are strong decays faster, so that spaced practice lasts longer (ACT-R; Pavlik and
                 Anderson 2005)
    WrongRules   holds wrong rules, which weaken each time that they are corrected; what is known has a half-life that
                 grows with every recall, most when it was hard
    Scales       several memories with time scales from minutes to months; what one of them has already is not learned
                 by the slower ones (multiscale context model; Mozer and others 2009)

Times are seconds since 1970.
"""

from abc import ABC, abstractmethod
from functools import cache
from math import exp, log
from random import Random
from typing import Final

from musicards.games.rng import Rng, pick
from musicards.learning.atoms import ATOMS, FAMILIES
from musicards.learning.items import Item, make_item
from musicards.learning.wrong_rules import WRONG_RULES, answers_by

__all__ = ["WORLDS", "Activation", "Scales", "World", "WrongRules"]

DAY: Final = 86_400
_SLIP: Final = 0.02


def _normal(rng: Rng) -> float:
    """Return a number from a distribution with mean 0 and standard deviation 1, nearly normal."""
    return sum(rng.random() for _ in range(12)) - 6


def _sigmoid(z: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, z))))


class World(ABC):
    """One simulated learner."""

    name = ""
    holds: tuple[str, ...] = ()
    """The wrong rules that it holds from the start."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.ability = 0.5 * _normal(rng)
        self.started = {family: rng.random() < 0.3 for family in FAMILIES}

    def had(self, atom_id: str) -> bool:
        """Return whether an atom was learned long ago, when the learner starts."""
        return self.started[ATOMS[atom_id].family] and self.rng.random() < 0.8

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
        rng, wanted = self.rng, item.wanted
        if rng.random() < self.knows(item.atoms[0], when):
            return wanted[0] if rng.random() >= _SLIP else pick(rng, item.answers)
        return self.mistaken(item)

    def mistaken(self, item: Item) -> str:
        """Return the answer to something that is not recalled."""
        return pick(self.rng, item.answers)

    def practice(self, item: Item, when: float) -> str:
        """Answer, see the right answer, and learn. Returns the answer."""
        said = self.answer(item, when)
        self.learn(item.atoms[0], when, right=said in item.wanted)
        return said


class Activation(World):
    """Power-law traces with decays that depend on the activation when they were laid."""

    name = "activation"
    _THRESHOLD, _NOISE, _SPREAD, _LEAST = -1.45, 0.28, 0.2, 0.16
    _AWAY = 0.03  # time between days counts less: there is less to interfere

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.ease = {atom_id: 0.25 * self.ability + 0.25 * _normal(rng) for atom_id in ATOMS}
        self.traces: dict[str, list[tuple[float, float]]] = {}
        self.old = {atom_id: max(0.2, 0.6 + 0.2 * _normal(rng)) for atom_id in ATOMS if self.had(atom_id)}

    def _elapsed(self, since: float, when: float) -> float:
        seconds = max(1.0, when - since)
        within = min(seconds, 3600.0)
        return within + self._AWAY * (seconds - within)

    def _activation(self, traces: list[tuple[float, float]], atom_id: str, when: float) -> float:
        total = sum(self._elapsed(at, when) ** -decay for at, decay in traces)
        total += self.old.get(atom_id, 0.0)
        return log(total) + self.ease[atom_id] if total else -10.0

    def _recalled(self, traces: list[tuple[float, float]], atom_id: str, when: float) -> float:
        return _sigmoid((self._activation(traces, atom_id, when) - self._THRESHOLD) / self._NOISE)

    def _with_one_more(self, atom_id: str, now: float) -> list[tuple[float, float]]:
        traces = self.traces.get(atom_id, [])
        decay = self._LEAST + self._SPREAD * exp(min(1.5, self._activation(traces, atom_id, now)))
        return [*traces, (now, decay)]

    def knows(self, atom_id: str, when: float) -> float:
        return self._recalled(self.traces.get(atom_id, []), atom_id, when)

    def after(self, atom_id: str, now: float, when: float) -> float:
        return self._recalled(self._with_one_more(atom_id, now), atom_id, when)

    def learn(self, atom_id: str, when: float, *, right: bool) -> None:  # noqa: ARG002 - one sees the answer anyway
        self.traces[atom_id] = self._with_one_more(atom_id, when)


class WrongRules(World):
    """Half-lives, and wrong rules that hide what is known."""

    name = "wrong rules"
    _FOLLOWED, _CORRECTED, _GONE = 0.85, 0.65, 0.1

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.half_life = {atom_id: (DAY * (30 + 60 * rng.random()) if self.had(atom_id) else 0.0) for atom_id in ATOMS}
        self.at = dict.fromkeys(ATOMS, 0.0)
        self.growth = {atom_id: exp(0.3 * self.ability + 0.3 * _normal(rng)) for atom_id in ATOMS}
        rules = list(WRONG_RULES)
        self.strength = {rules.pop(int(rng.random() * len(rules))): self._FOLLOWED for _ in range(3)}
        self.holds = tuple(self.strength)
        self._follows = ""

    def _forgotten(self, atom_id: str, when: float) -> float:
        half_life, at = self.half_life[atom_id], self.at[atom_id]
        if not half_life:
            return 0.0
        return float(2 ** (-(when - at) / half_life)) if at else 0.9

    def _misled(self, atom_id: str) -> float:
        """Return how often a wrong rule decides instead."""
        return max([strength for rule, strength in self.strength.items() if rule in _rules_of(atom_id)], default=0.0)

    def knows(self, atom_id: str, when: float) -> float:
        return (1 - self._misled(atom_id)) * self._forgotten(atom_id, when)

    def _longer(self, atom_id: str, now: float, *, right: bool) -> float:
        half_life, known = self.half_life[atom_id], self._forgotten(atom_id, now)
        grown = self.growth[atom_id]
        if right:
            return max(4 * DAY * grown, half_life * (1 + grown * (0.5 + 8 * (1 - known))))
        return max(2.5 * DAY * grown, 0.9 * half_life)

    def after(self, atom_id: str, now: float, when: float) -> float:
        known = self._forgotten(atom_id, now)
        expected = 0.0
        for right, likely in ((True, known), (False, 1 - known)):
            half_life = self._longer(atom_id, now, right=right)
            expected += likely * 2 ** (-(when - now) / half_life)
        return (1 - self._misled(atom_id) * self._CORRECTED) * expected

    def answer(self, item: Item, when: float) -> str:
        self._follows = ""
        for rule, strength in self.strength.items():
            answers = answers_by(rule, item)
            if answers and self.rng.random() < strength:
                self._follows = rule
                return pick(self.rng, answers)
        return super().answer(item, when) if not self._misled(item.atoms[0]) else self._plain(item, when)

    def _plain(self, item: Item, when: float) -> str:
        if self.rng.random() < self._forgotten(item.atoms[0], when):
            return item.wanted[0]
        return self.mistaken(item)

    def learn(self, atom_id: str, when: float, *, right: bool) -> None:
        self.half_life[atom_id] = self._longer(atom_id, when, right=right)
        self.at[atom_id] = when
        if self._follows:
            strength = self.strength[self._follows] * self._CORRECTED
            self.strength[self._follows] = strength if strength > self._GONE else 0.0


class Scales(World):
    """Memories of several time scales."""

    name = "scales"
    _TIMES = tuple(600.0 * 6.0**step for step in range(7))  # ten minutes to a year
    _SHARES = tuple(0.85**step for step in range(7))
    _RATE = 0.35

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.speed = {atom_id: self._RATE * exp(0.25 * self.ability + 0.25 * _normal(rng)) for atom_id in ATOMS}
        self.levels: dict[str, list[float]] = {}
        self.at: dict[str, float] = {}
        for atom_id in ATOMS:
            if self.had(atom_id):
                self.levels[atom_id] = [0.0] * 4 + [0.9] * 3

    def _faded(self, atom_id: str, when: float) -> list[float]:
        levels = self.levels.get(atom_id, [0.0] * len(self._TIMES))
        at = self.at.get(atom_id)
        if at is None:
            return levels
        return [level * exp(-(when - at) / time) for level, time in zip(levels, self._TIMES, strict=True)]

    def _total(self, levels: list[float]) -> float:
        return sum(share * level for share, level in zip(self._SHARES, levels, strict=True)) / sum(self._SHARES[4:])

    def _recalled(self, levels: list[float]) -> float:
        return _sigmoid(9.0 * (self._total(levels) - 0.27))

    def _practiced(self, atom_id: str, now: float) -> list[float]:
        levels = self._faded(atom_id, now)
        found, sum_levels, sum_shares = [], 0.0, 0.0
        for level, share in zip(levels, self._SHARES, strict=True):
            sum_levels += share * level
            sum_shares += share
            missing = max(0.0, 1 - sum_levels / sum_shares)
            found.append(level + self.speed[atom_id] * missing * (1 - level))
        return found

    def knows(self, atom_id: str, when: float) -> float:
        return self._recalled(self._faded(atom_id, when))

    def after(self, atom_id: str, now: float, when: float) -> float:
        levels = self._practiced(atom_id, now)
        return self._recalled(
            [level * exp(-(when - now) / time) for level, time in zip(levels, self._TIMES, strict=True)]
        )

    def learn(self, atom_id: str, when: float, *, right: bool) -> None:  # noqa: ARG002 - one sees the answer anyway
        self.levels[atom_id] = self._practiced(atom_id, when)
        self.at[atom_id] = when


@cache
def _rules_of(atom_id: str) -> frozenset[str]:
    """Return the wrong rules that give a wrong answer to a question about the atom."""
    item = make_item(ATOMS[atom_id], Random(0))
    return frozenset([rule for rule in WRONG_RULES if answers_by(rule, item)])


WORLDS: Final = (Activation, WrongRules, Scales)
