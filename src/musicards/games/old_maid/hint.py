"""Help in Old Maid: no card of a fan is better than another."""

from musicards.games.action import Action
from musicards.games.hint import Hint
from musicards.games.old_maid.actions import Take
from musicards.games.old_maid.view import OldMaidView

__all__ = ["hint"]


def hint(view: OldMaidView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    assert isinstance(action, Take)  # noqa: S101 - players do nothing else
    return Hint("take", {"seat": view.of}, {"position": action.position}, action)
