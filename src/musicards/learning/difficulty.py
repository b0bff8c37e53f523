"""Which atoms most people find harder than others of their group.

Large intervals are counted more slowly and missed more often, as large addends are in counting along the alphabet
(Logan and Klapp 1991; Zbrodoff 1995); by ear the minor sixth is the hardest, and large intervals are underestimated
(Samplaski 2005). Teachers report ledger lines, E-F and B-C, black keys, keys with many signs, and the raised degrees of
minor. How much each matters is not published: here they count about alike, and how much they count in all is estimated
for each person.
"""

from functools import cache
from typing import Final

from musicards.learning.atoms import ATOMS
from musicards.learning.kinds.place import height
from musicards.theory import make_key

_STAVES: Final = {"treble": ("D4", "G5"), "bass": ("F2", "B3")}  # the lowest and the highest place without ledger lines
_BY_EAR: Final = {"m6": 1.0, "M6": 0.5, "m7": 0.5, "M7": 0.5, "A4": 0.5}


@cache
def hardness(atom_id: str) -> float:
    """Return how hard an atom is, from 0 to 1."""
    atom = ATOMS[atom_id]
    first, *rest = atom.parts
    if atom.family == "letter":
        return (abs(int(first)) - 2) / 5
    if atom.family == "step":
        return float(rest[0] in ("E", "B"))
    if atom.family == "place":
        low, high = map(height, _STAVES[first])
        return min(1.0, max(low - height(rest[0]), height(rest[0]) - high, 0) / 4)
    if atom.family == "signature":
        return abs(make_key(first, rest[0]).signature) / 7
    if atom.family == "degree":
        return float(first in ("harmonic_minor", "melodic_minor") and rest[0] in ("6", "7"))
    if atom.family == "ear":
        return _BY_EAR.get(first, 0.0)
    return float(atom.group in ("key:black", "enharmonic:white")) / 2
