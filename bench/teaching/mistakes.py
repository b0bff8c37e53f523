"""How hard atoms are for people, and which mistakes they make: what all simulated learners have in common.

What is known: large intervals take longer to count and are missed more often, as large addends are in counting along
the alphabet (Logan and Klapp 1991; Zbrodoff 1995); ledger lines are read badly; notes a third apart are confused
(10.3389/fpsyg.2018.02192); E-F and B-C are taken for whole steps; black keys, keys with many signs and the raised
degrees of minor come later; by ear the minor sixth is hardest, and large intervals are underestimated (Samplaski
2005). Nobody has published how much each of these matters for beginners, so the numbers here are assumptions.
"""

from functools import cache
from typing import Final

from musicards.games.rng import Rng, pick
from musicards.learning.atoms import ATOMS
from musicards.learning.items import Item, answers_by
from musicards.learning.kind import WrongRule
from musicards.learning.kinds.place import height
from musicards.theory import make_key

FREQUENCY: Final[dict[WrongRule, float]] = {
    "starts-at-zero": 3.0,
    "one-short": 1.0,
    "direction": 0.5,
    "bass-as-treble": 1.0,
    "treble-as-bass": 0.5,
    "third-slip": 3.0,
    "next-place": 1.5,
    "all-letters-whole": 2.0,
    "half-for-whole": 1.0,
    "whole-for-half": 1.0,
    "sharp-lowers": 1.0,
    "one-name-only": 1.0,
    "signature-ignored": 1.0,
    "relative-key": 1.5,
    "no-raised-seventh": 2.0,
    "octave-or-fifth": 1.0,
    "too-small": 1.5,
}
"""By wrong rule: how often people make such mistakes, in relation to each other."""

_PLAUSIBLE: Final = 0.4  # of what is not known: answered as a wrong rule would, though the rule is not held
_LINES: Final = {"treble": ("D4", "G5"), "bass": ("F2", "B3")}  # the lowest and highest place without ledger lines
_BY_EAR: Final = {"m2": 0.4, "M2": 0.0, "m3": 0.3, "M3": 0.2, "P4": 0.1, "A4": 0.8, "P5": 0.0, "m6": 1.5, "M6": 0.9,
                  "m7": 0.9, "M7": 0.6, "P8": -0.8}  # fmt: skip


def ledger_lines(clef: str, place: str) -> int:
    """Return the number of ledger lines of a place on the staff.

    >>> ledger_lines("treble", "C4"), ledger_lines("treble", "C6"), ledger_lines("bass", "D3")
    (1, 2, 0)
    """
    low, high = map(height, _LINES[clef])
    return (max(low - height(place), height(place) - high, 0) + 1) // 2


def _raw(atom_id: str) -> float:
    family, *parts = atom_id.split(":")
    if family == "letter":
        size = int(parts[0])
        return 0.45 * (abs(size) - 4) + (0.5 if size < 0 else -0.2)
    if family == "step":
        return 0.8 * (parts[1] in "EB") + 0.4 * ("#" in parts[1]) - 0.4
    if family == "place":
        return 0.9 * ledger_lines(parts[0], parts[1]) + 0.4 * (parts[0] == "bass") - 0.5
    if family == "key":
        return 0.5 * (len(parts[0]) > 1) + 0.2 * parts[0].endswith("b") - 0.7
    if family == "enharmonic":
        return 0.7 if atom_id in ATOMS and ATOMS[atom_id].group.endswith("white") else -0.2
    if family == "signature":
        return 0.25 * (abs(make_key(parts[0], parts[1]).signature) - 3) + 0.4 * (parts[1] == "minor")
    if family == "degree":
        raised = parts[0] in ("harmonic_minor", "melodic_minor") and parts[1] in ("6", "7")
        return 0.8 * raised + 0.3 * ("minor" in parts[0]) - 0.3
    if family == "quality":
        return 0.15 * (int(parts[0][1]) - 4) + 0.5 * (parts[0] in ("A4", "d5"))
    if family == "ear" and parts[0] in _BY_EAR:
        return _BY_EAR[parts[0]] + {"up": 0.0, "down": 0.3, "together": 0.6}[parts[1]]
    return 0.0


@cache
def hardness(atom_id: str) -> float:
    """Return how hard an atom is compared with others: about 0 on average, seldom beyond 2 either way."""
    return max(-2.0, min(2.0, _raw(atom_id)))


def mistaken(item: Item, rng: Rng) -> str:
    """Return the answer to something that is not known: a common slip, or any answer."""
    if rng.random() < _PLAUSIBLE:
        slips = [(weight, answers) for rule, weight in FREQUENCY.items() if (answers := answers_by(rule, item))]
        drawn = rng.random() * sum(weight for weight, _ in slips)
        for weight, answers in slips:
            drawn -= weight
            if drawn < 0:
                return pick(rng, answers)
    return pick(rng, item.answers)
