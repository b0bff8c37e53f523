"""What turning over cards in Memory says about what a player knows: pitches, where a pair shows them in two ways."""

from typing import Final

from musicards.cards import HOUR_OF
from musicards.games.action import Action
from musicards.games.answer import Answer
from musicards.games.memory.actions import Flip
from musicards.games.memory.view import KIND_OF, MemoryView
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["evidence"]

_WEIGHT: Final = 0.2  # a player may also have forgotten where a card is


def evidence(view: MemoryView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers: the second card, if it and one that makes a pair had been seen before.

    It says something only if the cards do not look alike, which the page knows.

    Args:
        view: of the player, before.
        action: of the player on turn.
        wrong: the code of the refusal; empty if the action was right.
    """
    if not isinstance(action, Flip) or wrong or view.up is None:
        return []
    first, second = view.seen[view.up], view.seen[action.position]
    if first is None or second is None or not HOUR_OF[first]:
        return []
    seen = [card for at, card in enumerate(view.seen) if card is not None and at != view.up]
    mates = [card for card in seen if KIND_OF[card] == KIND_OF[first]]
    if not mates:
        return []
    right = KIND_OF[second] == KIND_OF[first]
    item = f"key:{SHARP_NAMES[HOUR_OF[first]]}"
    return [Answer(item, right=right, said=str(HOUR_OF[second]), chance=len(mates) / len(seen), weight=_WEIGHT)]
