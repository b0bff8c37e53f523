"""The smallest things that a person can know or not know, about 300, and what each one needs first."""

from functools import cache
from typing import Final

from musicards.learning.kind import Atom
from musicards.learning.kinds import KINDS

ATOMS: Final = {atom.id: atom for kind in KINDS.values() for atom in kind.atoms()}
"""Every atom by its id."""


@cache
def atoms() -> tuple[Atom, ...]:
    """Return every atom, family by family, always in the same order.

    >>> atoms()[0].id, len(atoms()) == len(ATOMS)
    ('letter:2:A', True)
    """
    return tuple(ATOMS.values())
