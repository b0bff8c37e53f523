"""What the strategies of The Distance and Steps share."""

from collections.abc import Sequence
from typing import TypeVar

from musicards.cards import WILDS
from musicards.games.action import Action, Draw, Pass
from musicards.games.rng import Rng, pick
from musicards.games.shedding import Play

__all__ = ["draw_or_pass", "most_cards"]

P = TypeVar("P", bound=Play)


def most_cards(plays: Sequence[P], rng: Rng, *, hand_size: int) -> P | None:
    """Return the play that gets rid of the most note cards, and the fewest wilds unless they end the game.

    `plays` are right plays; return None if the list is empty.
    """
    if not plays:
        return None
    winning = [play for play in plays if len(play.cards) == hand_size]
    if winning:
        return winning[0]
    worth = [(len(play.cards) - 2 * (play.mask & WILDS).bit_count(), play) for play in plays]
    most = max(value for value, _ in worth)
    return pick(rng, [play for value, play in worth if value == most])


def draw_or_pass(actions: Sequence[Action]) -> Action:
    """Return what to do when nothing can be played: pass if possible, else draw, else anything."""
    for kind in (Pass, Draw):
        for action in actions:
            if isinstance(action, kind):
                return action
    return actions[0]
