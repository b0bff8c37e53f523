"""What sensible players of The Distance and Steps have in common."""

from collections.abc import Sequence
from typing import TypeVar

from musicards.cards import WILDS
from musicards.games.action import Action, Draw, Pass
from musicards.games.rng import Rng, pick
from musicards.games.shedding import Play

__all__ = ["draw_or_pass", "most_cards"]

P = TypeVar("P", bound=Play)


def most_cards(plays: Sequence[P], rng: Rng, *, hand_size: int) -> P | None:
    """The play that gets rid of most note cards; wilds are kept for later, unless they end the game or must do alone.

    `plays` are right ones; None when there are none.
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
    """When nothing can be played: pass as soon as one may, else draw, else whatever there is."""
    for kind in (Pass, Draw):
        for action in actions:
            if isinstance(action, kind):
                return action
    return actions[0]
