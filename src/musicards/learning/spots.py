"""What is known of each atom at one moment, and why: the map that a person sees."""

from dataclasses import dataclass
from typing import Final

from musicards.learning.atoms import atoms
from musicards.learning.learner import Learner, State

__all__ = ["Spot", "spots"]

_SURE: Final = 0.85
"""What was asked is due when it is known with less than this probability."""


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
        due: it was missed, claimed or asked before, and should be asked again.
        slow: right answers take longer than remembering does.
    """

    atom: str
    family: str
    group: str
    needs: tuple[str, ...]
    state: State
    recall: float
    asked: int
    days: int
    last: float | None
    due: bool
    slow: bool


def spots(learner: Learner, now: float) -> tuple[Spot, ...]:
    """Return every atom's spot, in the order of `atoms()`."""
    found = []
    for atom in atoms():
        trace = learner.memory.traces.get(atom.id)
        faded = trace is not None and learner.memory.knows(atom, now) < _SURE
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
                faded or atom.id in learner.plan.missed,
                learner.slow(atom.id),
            )
        )
    return tuple(found)
