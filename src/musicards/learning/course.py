"""The order in which new things come: what everything else needs first, what is heard after it is known by eye.

Letters and their ring, white keys, the clock, half and whole steps, the staff from middle C outward; then sharps and
flats, larger intervals, signatures, scales and, last of each kind, the ear.
"""

import re
from functools import cache
from typing import Final

from musicards.learning.atoms import ATOMS
from musicards.learning.items import Item, items_about
from musicards.learning.kind import Atom
from musicards.learning.kinds.place import height

_SIGN: Final = re.compile("[A-G0-9][#b]")
_LETTERS: Final = {"2": 0.0, "-2": 3.8, "3": 6.0, "-3": 7.0, "4": 8.0, "-4": 9.0}  # by interval
_LARGER: Final = 10.0
_BY_GROUP: Final = {
    "key:white": 1.0, "key:black": 5.5, "step:half": 3.0, "step:whole": 3.5, "enharmonic:black": 7.0,
    "enharmonic:white": 12.0, "hour": 2.0, "quality": 11.0, "formula": 11.0,
    "ear:step": 8.0, "ear:up": 12.0, "ear:down": 14.0, "ear:together": 15.0, "ear:scale": 14.5,
}  # fmt: skip
_STAFF: Final = 4.0  # middle C; others follow by their distance from it
_PLACES: Final = 3  # lines and spaces that are learned at one time
_NEARER: Final = 0.01  # for each line or space: of those, the nearest comes first
_BEYOND: Final = 3.0  # how much later what lies beyond middle C, on ledger lines, comes
_SIGNED: Final = 3.0  # how much later the notes of black keys come
_SIGNATURES, _DEGREES = 9.0, 12.0


def is_plain(item: Item) -> bool:
    """Return whether neither the question nor its usual answer has a sharp or flat, nor asks how many there are."""
    return item.kind != "signature" and not any(
        _SIGN.search(str(value)) for value in (*item.question.values(), item.wanted[0])
    )


@cache
def plain_items(atom_id: str) -> tuple[Item, ...]:
    """Return the questions about an atom that have no sharp or flat, neither in the question nor in the answer."""
    return tuple([item for item in items_about(atom_id) if is_plain(item)])


def _stage(atom: Atom) -> float:
    """Return when an atom comes; less is sooner."""
    first, *others = atom.parts
    if atom.family == "letter":
        return _LETTERS.get(first, _LARGER)
    if atom.family == "place":
        above = height(others[0]) - height("C4")
        beyond = above < 0 if first == "treble" else above > 0
        return _STAFF + (abs(above) + _PLACES - 1) // _PLACES + _NEARER * abs(above) + (_BEYOND if beyond else 0.0)
    if atom.family == "signature":
        return _SIGNATURES + len(atom.needs) * (1 + _steps_before(atom)) / 2
    if atom.family == "degree":
        return _DEGREES + (0 if first == "major" else 2)
    later = 0.0 if plain_items(atom.id) or atom.family not in ("hour", "step") else _SIGNED
    return _BY_GROUP[atom.group] + later


def _steps_before(atom: Atom) -> int:
    """Return how many atoms of its family have to be known before, one after the other."""
    before = [ATOMS[need] for need in atom.needs if ATOMS[need].family == atom.family]
    return 1 + max(map(_steps_before, before)) if before else 0


@cache
def _places() -> dict[str, float]:
    ordered = sorted(ATOMS.values(), key=_stage)
    return {atom.id: place / len(ordered) for place, atom in enumerate(ordered)}


def place_in_course(atom_id: str) -> float:
    """Return how far on in the course an atom comes, from 0 to 1."""
    return _places()[atom_id]
