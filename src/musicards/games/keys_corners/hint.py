"""Help in Key's Corners: where to look for a card, and the space that it goes to."""

from musicards.cards import HOUR_OF, code_of
from musicards.games.action import Action
from musicards.games.hint import Hint
from musicards.games.keys_corners.actions import Discard, Move, Place
from musicards.games.keys_corners.board import SPACES
from musicards.games.keys_corners.rules import can_fill
from musicards.games.keys_corners.view import CornersView

__all__ = ["hint"]


def hint(view: CornersView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    board = view.board
    if isinstance(action, Place):
        answer = {"to": SPACES[action.to], "note": board.scale.name_of_hour[action.hour]}
        if board.empty and can_fill(view.hand, HOUR_OF[view.discard[-1]] if view.discard else 0):
            return Hint("fill", {"source": action.source}, answer, action)
        return Hint("place", {"source": action.source}, answer, action)
    if isinstance(action, Move):
        return Hint("move", {}, {"from": SPACES[action.source], "to": SPACES[action.to], "count": action.count}, action)
    if isinstance(action, Discard):
        return Hint("discard", {}, {"card": code_of(action.card)}, action)
    return Hint("done", {}, {}, action)
