"""Key's Corners: sensible play, and what a learner does."""

from musicards.cards import is_wild
from musicards.games.action import Action, Done
from musicards.games.keys_corners import CornersView, Discard, Move, Pile, Place
from musicards.games.luck import Luck, pick

__all__ = ["best", "slip"]

_BOOK_OF_SCALE = 10.0
_BOOK_OF_STACK = 5.0
_HELPS_THE_NEXT = -3.0  # a pile that wants but one more card
_SPENDS_A_WILD = -2.0


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
    spent = 0.0
    if isinstance(action, Place):
        pile = _after(view, action)
        spent = _SPENDS_A_WILD if is_wild(action.card) else 0.0
    elif isinstance(action, Move):
        _, pile = view.board.split(action.source, action.to, action.count)
    else:
        return 0.0
    if pile.is_book:
        return (_BOOK_OF_SCALE if pile.degree else _BOOK_OF_STACK) + spent
    return (_HELPS_THE_NEXT if _wants_one(pile) else -0.5) + spent


def _after(view: CornersView, place: Place) -> Pile:
    """The pile that a placement makes."""
    below = view.board.piles[place.to]
    if below is None:
        return Pile(view.board.ladder, (place.card,), place.hour)
    return Pile(view.board.ladder, (*below.cards, place.card), below.hour)


def _wants_one(pile: Pile) -> bool:
    """Whether one more card would make it a book."""
    height = len(pile.cards)
    return height == pile.ladder.size - 1 if pile.degree == 1 else not pile.degree and height == 3
