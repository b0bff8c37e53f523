"""Help in Memory: whether a card that was seen before makes a pair, and where it is."""

from musicards.games.action import Action
from musicards.games.hint import Hint
from musicards.games.memory.actions import Flip
from musicards.games.memory.view import MemoryView

__all__ = ["hint"]


def hint(view: MemoryView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    assert isinstance(action, Flip)  # noqa: S101 - players do nothing else
    known = "new" if view.seen[action.position] is None else "seen"
    which = "first" if view.up is None else "second"
    return Hint(f"{known}-{which}", {}, {"position": action.position}, action)
