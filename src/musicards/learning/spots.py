"""What is known of each atom at one moment, and why: the map that a person sees."""

from dataclasses import dataclass
from random import Random
from typing import Final

from musicards.learning.atoms import atoms
from musicards.learning.items import answers_by, make_item
from musicards.learning.kind import Atom, Family
from musicards.learning.learner import Learner, State

_DUE_BELOW: Final = 0.85
"""What was asked is due when it is known with less than this probability."""

_LIKELY: Final = 0.5
"""A wrong rule is named from this probability."""

_TRIES: Final = 4
"""Questions about an atom that are tried to see whether a wrong rule misleads."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One atom on the map.

    Attributes:
        atom: its id.
        family: its family.
        group: the atoms of the family that are learned alike, such as ``letter:3``.
        needs: the ids of what has to be known before.
        state: as `Learner.state`.
        recall: the probability that an unaided answer is right; guessing counts.
        asked: unaided answers, up to 255.
        days: days in a row whose first unaided answer was right.
        last: when the last unaided answer was, in seconds since 1970; None without one.
        due: it was asked before and is now known with less than 0.85 or was missed the last time, or it waits in
            `Plan.to_repeat`.
        slow: right answers take longer than remembering does.
        rules: the wrong rules that the person seems to hold and that give wrong answers here, the likeliest first.
    """

    atom: str
    family: Family
    group: str
    needs: tuple[str, ...]
    state: State
    recall: float
    asked: int
    days: int
    last: float | None
    due: bool
    slow: bool
    rules: tuple[str, ...]


def spots(learner: Learner, now: float) -> tuple[Spot, ...]:
    """Return every atom's spot, in the order of `atoms()`."""
    learner.memory.set_clock(now)
    found = []
    likely = [rule for rule, probability in learner.suspects() if probability >= _LIKELY]
    for atom in atoms():
        trace = learner.memory.traces.get(atom.id)
        faded = trace is not None and (trace.row < 0 or learner.memory.knows(atom, now) < _DUE_BELOW)
        found.append(
            Spot(
                atom.id,
                atom.family,
                atom.group,
                atom.needs,
                learner.state(atom.id, now),
                learner.recall(atom.id, now),
                trace.asked if trace else 0,
                trace.days if trace else 0,
                trace.at if trace else None,
                faded or atom.id in learner.plan.to_repeat,
                learner.slow(atom.id),
                rules=_misleading(atom, likely),
            )
        )
    return tuple(found)


def _misleading(atom: Atom, rules: list[str]) -> tuple[str, ...]:
    """Return those of `rules` that give a wrong answer to a question about the atom."""
    items = [make_item(atom, Random(seed)) for seed in range(_TRIES)] if rules else []
    return tuple([rule for rule in rules if any(answers_by(rule, item) for item in items)])
