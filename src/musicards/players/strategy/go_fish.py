"""Go Fish: sensible play."""

from musicards.cards import CARDS_OF_HOUR
from musicards.games.action import Action
from musicards.games.go_fish import Ask, GoFishView
from musicards.games.rng import Rng, pick

__all__ = ["best"]

_FOUR = 4
_SURE = 100.0  # more than any uncertain ask
_BOOK = 10.0
_IN_VAIN = -100.0


def best(view: GoFishView, rng: Rng) -> Action:
    """Ask a player who is known to hold the pitch, preferably for a book; otherwise ask for the pitch held most."""
    worth = [(_worth(view, action), action) for action in _asks(view)]
    most = max(value for value, _ in worth)
    return pick(rng, [action for value, action in worth if value == most])


def _asks(view: GoFishView) -> list[Ask]:
    return [action for action in view.legal_actions() if isinstance(action, Ask)]


def _held(view: GoFishView, ask: Ask) -> int:
    """Return how many cards of the pitch the player holds."""
    return (view.hand & CARDS_OF_HOUR[ask.hour]).bit_count()


def _worth(view: GoFishView, ask: Ask) -> float:
    held = _held(view, ask)
    known = view.known(ask.seat, ask.hour)
    if known:
        return _SURE + known + (_BOOK if held + known == _FOUR else 0.0)
    if view.lacks[ask.seat] >> ask.hour & 1 or not view.counts[ask.seat]:
        return _IN_VAIN + held
    # Among those who may have it, the player with the most cards is the most likely.
    return held + view.counts[ask.seat] / 100
