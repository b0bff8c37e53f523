"""What to ask next.

What was almost certainly known and is missed now comes again after a few other questions, once. Anything else that is
missed, even if a guess was right the last time, waits for another day: the right answer was shown, and a second
question within minutes adds little to what is known a week later (Vaughn, Dunlosky and Rawson 2016). To keep something
for a week, a day is about the best time to wait (Cepeda and others 2008).

Otherwise each atom has a score: how likely it is not to be known well in a week, and how much practice would help now,
which is the more the longer it was not asked. So what is known already is hardly asked, what is uncertain is checked,
and repetitions are spaced as far apart as there is other work to do. Something new counts half as much while something
it needs is not known, and while many atoms wait to be repeated.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, exp, log, sqrt
from typing import Final

from musicards.games.rng import Rng
from musicards.learning.atoms import ATOMS, atoms
from musicards.learning.kind import FAMILIES, Atom
from musicards.learning.memory import Memory
from musicards.learning.trace import DAY

WEEK: Final = 7 * DAY
"""Seconds for which an atom should last."""

_ENOUGH: Final = log(0.8 / 0.2)  # log odds of being known in a week that count as enough
_DOUBT: Final = 0.3  # variance that every estimate has besides its own
_SPACING: Final = 3.0  # days after which practice helps about two thirds as much as it ever will
_DAILY: Final = 0.03  # added for each day without a question, so that even what seems known is checked again
_UNREADY: Final = 0.5  # how much something new counts while it is not ready
_MANY: Final = 8  # while so many atoms wait to be repeated, nothing new is ready
_AFTER: Final = 4  # other questions before one that was missed comes again
_MOST_TO_REPEAT: Final = 30
_NOISE: Final = 0.1  # so that atoms alike do not always come in the same order


@dataclass(slots=True)
class Plan:
    """What the choice depends on besides memory.

    Attributes:
        count: questions answered so far.
        to_repeat: the atoms that should be asked soon, each with the number of the question at which it was added, the
            latest last, at most `_MOST_TO_REPEAT`. Those that were almost certainly known and then missed, those missed
            at a table, and those that the person claims to know. Asking one removes it.
        recent: the last atoms asked, the latest last.
    """

    count: int = 0
    to_repeat: dict[str, int] = field(default_factory=dict)
    recent: list[str] = field(default_factory=list)

    def note(self, atom_id: str, *, lapsed: bool) -> None:
        """Note that an atom was asked. `lapsed`: it was missed now, but almost certainly known before."""
        self.count += 1
        self.mark(atom_id, repeat=lapsed)
        self.recent = [*self.recent[1 - _AFTER :], atom_id]

    def mark(self, atom_id: str, *, repeat: bool) -> None:
        """Note that an atom should be asked soon, or need not be, without a question about it."""
        self.to_repeat.pop(atom_id, None)
        if repeat:
            self.to_repeat[atom_id] = self.count
            if len(self.to_repeat) > _MOST_TO_REPEAT:
                del self.to_repeat[next(iter(self.to_repeat))]

    def add(self, other: "Plan") -> None:
        """Take in the plan of another device: what waits at either waits, for as long as it would have there."""
        count = max(self.count, other.count)
        waited = {name: self.count - at for name, at in self.to_repeat.items()}
        for name, at in other.to_repeat.items():
            waited[name] = max(waited.get(name, 0), other.count - at)
        longest_first = sorted(waited, key=lambda name: -waited[name])[-_MOST_TO_REPEAT:]
        self.count, self.to_repeat = count, {name: count - waited[name] for name in longest_first}

    @classmethod
    def of(cls, count: int, to_repeat: Mapping[str, int], recent: Sequence[str]) -> "Plan":
        """Return the plan with these facts, and no more of them than a plan keeps."""
        return cls(count, dict(list(to_repeat.items())[-_MOST_TO_REPEAT:]), list(recent)[-_AFTER:])


def choose(memory: Memory, plan: Plan, now: float, rng: Rng, families: Collection[str] = FAMILIES) -> Atom:
    """Return the atom to ask about: none of the last four, and never three of one family in a row.

    `families`: only atoms of these; if it is one alone, it may come any number of times in a row.
    """
    last = [ATOMS[atom_id].family for atom_id in plan.recent[-2:]]
    tired = last[0] if len(families) > 1 and len(last) > 1 and last[0] == last[1] else ""
    open_ = [
        atom for atom in atoms() if atom.id not in plan.recent and atom.family != tired and atom.family in families
    ]
    repairs = [atom for atom in open_ if plan.count - plan.to_repeat.get(atom.id, plan.count) >= _AFTER]
    if repairs:
        return min(repairs, key=lambda atom: plan.to_repeat[atom.id])
    busy = len(plan.to_repeat) >= _MANY
    scored = [(_score(atom, memory, now, busy=busy) * (1 + _NOISE * rng.random()), atom) for atom in open_]
    return max(scored, key=lambda each: each[0])[1]


def _score(atom: Atom, memory: Memory, now: float, *, busy: bool) -> float:
    """Return how much asking about `atom` is worth now."""
    mean, variance = memory.outlook(atom, now + WEEK)
    lacking = _below((_ENOUGH - mean) / sqrt(variance + _DOUBT))
    trace = memory.traces.get(atom.id)
    if trace is None:
        ready = not busy and memory.is_ready(atom, now)
        return lacking if ready else lacking * _UNREADY
    days = max(0.0, now - trace.at) / DAY
    return lacking * (1 - exp(-days / _SPACING) + _DAILY * days)


def _below(x: float) -> float:
    """Return the probability that a standard normal variable is less than `x`."""
    return (1 + erf(x / sqrt(2))) / 2
