"""What the other layers and random play need for High Card. `add` makes it known to them."""

from random import Random
from typing import Final

from musicards.cards import CODES, HOUR_OF
from musicards.envs.encode import ENCODERS
from musicards.envs.fields import PITCHES, common_fields, common_numbers, pitch_counts
from musicards.envs.layout import Encoder, Field, Layout, Numbers
from musicards.games.action import Action
from musicards.games.manifest import Manifest
from musicards.games.registry import register_game, unregister_game
from musicards.games.rng import Rng
from musicards.players.games import STRATEGIES
from tests.games.cases import OUTSIDE, Entry, RandomPlay
from tests.high_card.rules import HighCard, HighCardView, PlayCard

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


def careless(_: HighCard, rng: Random) -> Entry:
    """Play any card, in hand or not."""
    return {"do": "play", "card": rng.choice(CODES)}


def add() -> None:
    """Make the game known to every layer, as an entry in each of their tables does."""
    register_game(Manifest(HighCard))
    STRATEGIES[HighCard.name] = best
    ENCODERS[HighCard.name] = Encoder(LAYOUT, numbers)
    OUTSIDE[HighCard.name] = RandomPlay(plays=frozenset({"play"}), careless=careless)


def remove() -> None:
    """Undo `add`."""
    unregister_game(HighCard.name)
    del STRATEGIES[HighCard.name], ENCODERS[HighCard.name], OUTSIDE[HighCard.name]
