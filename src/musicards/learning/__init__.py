"""What a person knows of music theory, why an answer was wrong, and what to ask next."""

from musicards.learning.atoms import atoms
from musicards.learning.items import Item
from musicards.learning.kind import Atom
from musicards.learning.learner import Judged, Learner, State, judge

__all__ = ["Atom", "Item", "Judged", "Learner", "State", "atoms", "judge"]
