"""What the layers above the rules need for High Card: a strategy and an encoding."""

from typing import Final

from musicards.cards import HOUR_OF
from musicards.envs.encode.common import PITCHES, common_fields, common_numbers, pitch_counts
from musicards.envs.encode.layout import Encoder, Field, Layout, Numbers
from musicards.games.action import Action
from musicards.games.rng import Rng
from tests.high_card.rules import HighCardView, PlayCard

HAND: Final = 3
STOCK: Final = 28


def best(view: HighCardView, rng: Rng) -> Action:
    """Play the highest card: the order makes no difference in the end."""
    del rng
    plays = [action for action in view.legal_actions() if isinstance(action, PlayCard)]
    return max(plays, key=lambda play: HOUR_OF[play.card])


LAYOUT: Final = Layout(
    (
        *common_fields(most_in_hand=HAND, most_in_stock=STOCK),
        Field("hand", (PITCHES,), 4, "[p]: cards of pitch p in the observer's hand"),
    )
)


def numbers(view: HighCardView, *, asked: bool) -> dict[str, Numbers]:
    """Return the numbers of each field of `LAYOUT`."""
    del asked
    return {**common_numbers(view), "hand": pitch_counts(view.hand)}


ENCODER: Final = Encoder(LAYOUT, numbers)
