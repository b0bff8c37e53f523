"""What The Distance and Steps share in environments: fields, rendering, and nodes of the game tree."""

from dataclasses import replace
from typing import Final

from musicards.cards import (
    CARDS_OF_HOUR,
    CODES,
    HOUR_OF,
    NOTES,
    WILDS,
    Card,
    CardSet,
    code_of,
    codes_of,
    set_of,
)
from musicards.envs.fields import (
    HAND,
    PITCHES,
    SEATS,
    common_fields,
    common_numbers,
    hand_numbers,
    pitch_counts,
    relative,
    wilds_in,
)
from musicards.envs.layout import Field, Numbers
from musicards.envs.nodes.stock import Hands, StockNode
from musicards.envs.renderer import Renderer
from musicards.games.action import Action, ChanceAction, Seat
from musicards.games.game import Game
from musicards.games.shedding.actions import Deal, Play
from musicards.games.shedding.moves import DRAW, FIRST_PLAY, KINDS_OF_WILDS, WAYS
from musicards.games.shedding.view import SheddingView

CARDS: Final = 54


def shared_fields(draws: int) -> tuple[Field, ...]:
    """Return the fields of both games. `draws`: after how many a player may pass."""
    return (
        *common_fields(most_in_hand=CARDS, most_in_stock=CARDS),
        *HAND,
        Field("fits", (PITCHES,), 1, "[p]: a card of pitch p can be played now"),
        Field("drawn", (draws,), 1, "[k]: the seat on turn has drawn more than k cards"),
        Field("discard", (PITCHES,), 4, "[p]: cards of pitch p in the discard pile"),
        Field("discard_wilds", (1,), 6, "wilds in the discard pile"),
        Field("passes", (1,), SEATS, "passes in a row with nothing left to draw"),
        Field("exposed", (SEATS,), 1, "[s]: seat s has one card left and has not called"),
        Field("asked", (1,), 1, "the observer must decide now whether to call"),
    )


def shared_numbers(view: SheddingView, *, asked: bool, draws: int) -> dict[str, Numbers]:
    """Return the numbers of each of the `shared_fields`."""
    discarded = set_of(view.discard)
    exposed = [0] * SEATS
    if view.exposed:
        for seat in range(view.players):
            exposed[relative(view, Seat(seat))] = view.exposed >> seat & 1
    return {
        **common_numbers(view),
        **hand_numbers(view.hand),
        "fits": (pitch_counts(view.fits) > 0).astype("int8"),
        "drawn": [int(view.drawn > fewer) for fewer in range(draws)],
        "discard": pitch_counts(discarded),
        "discard_wilds": wilds_in(discarded),
        "passes": view.blocked_passes,
        "exposed": exposed,
        "asked": int(asked),
    }


class SheddingRenderer(Renderer):
    """The Distance and Steps."""

    def action(self, action: Action) -> str:
        if not isinstance(action, Play):
            return super().action(action)
        said = f", says {' '.join(action.say.values())}" if action.say else ""
        return f"plays {' '.join(codes_of(action.cards))}{said}"

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, SheddingView)
        piles = f"{len(view.discard)} on the discard pile, {view.stock_size} in the stock"
        return [f"{code_of(view.discard[-1])} on top, {self.needed(view) or 'anything goes'}; {piles}"]

    def needed(self, view: SheddingView) -> str:
        """Return what the next play must be; empty for anything."""
        raise NotImplementedError


class SheddingNode(StockNode):
    """The Distance or Steps."""

    def count_of_starters(self) -> int:
        return 1

    def deal_of(self, hands: Hands, starters: tuple[Card, ...], stock: list[Card]) -> ChanceAction:
        return Deal(hands, starters, tuple(stock))

    def cards_of_deal(self, action: Action) -> tuple[Hands, tuple[Card, ...], tuple[Card, ...]]:
        assert isinstance(action, Deal)
        return action.hands, action.discard, action.stock

    def with_cards(self, action: Action, cards: tuple[Card, ...]) -> Action:
        assert isinstance(action, Play)
        return replace(action, cards=cards)

    def takes(self, move: int) -> int | None:
        if move != DRAW:
            return 0
        return 1 if self.game.stock else None

    def choices(self, move: int, hand: CardSet) -> tuple[tuple[CardSet, int], ...]:
        if move < FIRST_PLAY:
            return ()
        notes, wilds = divmod((move - FIRST_PLAY) % WAYS, KINDS_OF_WILDS)
        found = [(hand & WILDS, wilds)] if wilds else []
        if notes:
            held = hand & NOTES
            if notes < held.bit_count():
                lowest = self.game.action_of(move)
                assert isinstance(lowest, Play)
                held &= CARDS_OF_HOUR[HOUR_OF[lowest.cards[-1]]]
            found.append((held, notes))
        return tuple(found)

    def shown(self, before: Game, game: Game, hand: CardSet) -> str:  # noqa: ARG002 - not all games ask for all
        if self.pending < FIRST_PLAY:
            return ""
        laid: CardSet = hand & ~int(game.held[self.by].cards)
        return " ".join([CODES[card] for card in game.discard[-laid.bit_count() :]])
