"""What laying pairs in Old Maid says about what a player knows: pitches, where cards show them in two ways."""

from typing import Final

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, NOTES
from musicards.games.action import Action
from musicards.games.answer import Answer
from musicards.games.old_maid.actions import Pair
from musicards.games.old_maid.rules import OldMaidReason
from musicards.games.old_maid.view import OldMaidView
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["evidence"]

_WEIGHT: Final = 0.2  # a player may also have looked at colors, or chosen a card by mistake


def evidence(view: OldMaidView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers: whether the second card chosen has the pitch of the first.

    Overlooking a pair says nothing: nobody has to lay one.

    Args:
        view: of the player, before.
        action: of the player on turn.
        wrong: the code of the refusal; empty if the action was right.
    """
    if not isinstance(action, Pair) or wrong not in ("", OldMaidReason.NOT_A_PAIR):
        return []
    first, second = action.cards
    notes = (view.hand & NOTES).bit_count()
    mates = (view.hand & CARDS_OF_HOUR[HOUR_OF[first]]).bit_count() - 1
    item = f"key:{SHARP_NAMES[HOUR_OF[first]]}"
    chance = mates / (notes - 1)
    return [Answer(item, right=not wrong, said=str(HOUR_OF[second]), chance=chance, weight=_WEIGHT)]
