"""Help in Old Maid: whether there is a pair to find, and which. No card of a fan is better than another."""

from musicards.cards import HOUR_OF
from musicards.games.action import Action
from musicards.games.hint import Hint
from musicards.games.old_maid.actions import Pair, Take
from musicards.games.old_maid.view import OldMaidView

__all__ = ["hint"]


def hint(view: OldMaidView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    if isinstance(action, Pair):
        return Hint("pair", {}, {"hour": HOUR_OF[action.cards[0]]}, action)
    if isinstance(action, Take):
        return Hint("take", {"seat": view.of}, {"position": action.position}, action)
    return Hint("done", {}, {}, action)
