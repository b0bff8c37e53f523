"""Key's Corners: sensible play, and what a learner does."""

from musicards.cards import is_wild
from musicards.games.action import Action, Done
from musicards.games.keys_corners import STACK_HEIGHT, CornersView, Discard, Move, Place
from musicards.games.luck import Luck, pick

__all__ = ["best", "slip"]

_BOOK_OF_SCALE = 10.0
_BOOK_OF_STACK = 5.0
_HELPS_THE_NEXT = -3.0  # a pile that wants but one more card
_SPENDS_A_WILD = -2.0
_ANY_OTHER_PLAY = -0.5


def best(view: CornersView, luck: Luck) -> Action:
    """Take books; otherwise do what one has to, and leave the next player no pile that wants but one card."""
    actions = view.legal_actions()
    worth = [(_worth(view, action), action) for action in actions]
    most = max(value for value, _ in worth)
    return pick(luck, [action for value, action in worth if value == most])


def slip(view: CornersView, luck: Luck) -> Action:
    """Overlook the better play: a wrong placement is refused here, not punished, so a learner just plays worse."""
    return pick(luck, view.legal_actions())


def _worth(view: CornersView, action: Action) -> float:
    if isinstance(action, Done):
        return 0.0
    if isinstance(action, Discard):
        return -1.0
    if isinstance(action, Place):
        spent = _SPENDS_A_WILD if is_wild(action.card) else 0.0
        return _worth_of_pile(view, action.to, 1, view.board.ladder.degree_of_hour[action.hour]) + spent
    if isinstance(action, Move):
        count = action.count
        lowest = _degree(view, action.source)
        begins = lowest + view.board.height(action.source) - count if lowest else 0
        return _worth_of_pile(view, action.to, count, begins)
    return 0.0


def _degree(view: CornersView, space: int) -> int:
    """The degree of the lowest card on `space`; 0 when it is outside the scale."""
    return view.board.ladder.degree_of_hour[view.board.lowest_hour(space)]


def _worth_of_pile(view: CornersView, to: int, count: int, begins: int) -> float:
    """What it is worth to lay `count` more cards on `to`, the lowest of them of this degree, 0 outside the scale."""
    board = view.board
    below = board.height(to)
    degree = _degree(view, to) if below else begins
    if degree > 1:  # what does not begin with the tonic is never a book
        return _ANY_OTHER_PLAY
    missing = (board.ladder.size if degree else STACK_HEIGHT) - below - count
    if not missing:
        return _BOOK_OF_SCALE if degree else _BOOK_OF_STACK
    return _HELPS_THE_NEXT if missing == 1 else _ANY_OTHER_PLAY
