"""Old Maid in environments: encoding, rendering, and nodes of the game tree.

In the tree, a player names a position of the fan, then chance decides which card was there.
"""

from typing import Final

from musicards.cards import (
    CHROMATIC_SCALES,
    CODES,
    Card,
    cards_in,
    codes_of,
    set_of,
)
from musicards.envs.fields import (
    PITCHES,
    SEATS,
    SUITS,
    common_fields,
    common_numbers,
    flag,
    pitch_counts,
    relative,
)
from musicards.envs.layout import Encoder, Field, Layout, Numbers
from musicards.envs.nodes.node import CARD, ChanceCards, Node, Revealed, in_order_dealt
from musicards.envs.nodes.parameters import GameConfig
from musicards.envs.renderer import Renderer, agent_name, plural
from musicards.errors import BadNotation
from musicards.games import old_maid
from musicards.games.action import CHANCE, Action, ChanceAction, Seat
from musicards.games.game import Game
from musicards.games.old_maid import OldMaidView, Pair, Take
from musicards.games.old_maid.pairs import A_SEAT

MAX_HELD: Final = 26  # one of two players, who has laid no pair, with a card taken

OLD_MAID: Final = Layout(
    (
        *common_fields(most_in_hand=MAX_HELD, most_in_stock=0),
        Field("hand", (PITCHES,), SUITS, "[p]: cards of pitch p that the observer holds"),
        Field("old_maid", (1,), 1, "the observer holds the Old Maid"),
        Field("pairs", (PITCHES,), 2, "[p]: pairs of pitch p that have been laid"),
        Field("fan_of", (SEATS,), 1, "[s]: the seat on turn takes a card from seat s"),
        Field("fan", (1,), MAX_HELD, "cards in that fan"),
        Field("find_pairs", (1,), 1, "players find their pairs themselves"),
        Field("taken", (1,), 1, "with find_pairs: the seat on turn has taken its card"),
    )
)


def old_maid_numbers(view: OldMaidView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - Old Maid has no calls
    """Return the numbers of each field of `OLD_MAID`."""
    laid = pitch_counts(set_of([card for pairs in view.laid for card in pairs]))
    return {
        **common_numbers(view, stock=False),
        "hand": pitch_counts(view.hand),
        "old_maid": view.hand >> CHROMATIC_SCALES[0] & 1,
        "pairs": laid // 2,
        "fan_of": flag(SEATS, None if view.of is None else relative(view, view.of)),
        "fan": view.fan_size,
        "find_pairs": int(view.finding),
        "taken": int(view.taken),
    }


OLD_MAID_ENCODER: Final = Encoder(OLD_MAID, old_maid_numbers)


class OldMaidNode(Node):
    """Old Maid.

    Attributes:
        position: the position of the fan that was named last.
    """

    game: old_maid.OldMaid

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
        if self.game.finding:
            raise BadNotation("in OpenSpiel all pairs are laid at once: leave find_pairs out")
        self.position = 0
        self.in_hands = self.game.deck.bit_count()
        self.await_chance(CARD, list(cards_in(self.game.deck)))

    def moves(self) -> list[int]:
        return list(range(self.game.fan_size))

    def chance(self, card: Card) -> None:
        if self.game.dealt:
            self.take(card)
            return
        self.show_seat(len(self.dealt) % self.config.players, CODES[card])
        self.dealt += (card,)
        if len(self.dealt) == self.in_hands:
            self.deal()
        else:
            self.await_chance(CARD, list(cards_in(self.game.deck & ~set_of(self.dealt))))

    def deal(self) -> None:
        """Apply the deal once all cards have been dealt; the engine lays the pairs at once."""
        game = self.writable_game()
        game.apply(CHANCE, self.whole_deal())
        self.show_pairs(0)
        self.settle()

    def whole_deal(self) -> old_maid.Deal:
        """Return the deal of the cards in `dealt`."""
        players = self.config.players
        return old_maid.Deal(tuple([self.dealt[seat::players] for seat in range(players)]))

    def deal_action(self, revealed: Revealed) -> ChanceAction:  # noqa: ARG002 - there is no stock
        return self.whole_deal()

    def chance_action(self, game: Game, move: int | None, revealed: Revealed) -> ChanceAction:
        """Return a fan with the card that is taken in the position that `move` names."""
        assert isinstance(game, old_maid.OldMaid)
        if move is None:
            return held_out(game, 0, cards_in(game.held[game.of or 0].cards)[0])
        return held_out(game, move, revealed.card())

    def cards_of(self, action: Action) -> ChanceCards:
        if isinstance(action, old_maid.Deal):
            return ChanceCards(dealt=in_order_dealt(action.hands))
        assert isinstance(action, old_maid.Fan)
        return ChanceCards(face_down=action.hand)

    def start_move(self, move: int) -> None:
        of = self.game.of
        assert of is not None
        self.position = move
        self.await_chance(CARD, list(cards_in(self.game.held[of].cards)))

    def take(self, card: Card) -> None:
        """Let the seat on turn take `card` from the named position. Only it and the previous holder see the card."""
        game = self.writable_game()
        assert isinstance(game, old_maid.OldMaid)
        seat, of = game.turn, game.of
        assert of is not None
        laid = len(game.pairs)
        game.apply(CHANCE, held_out(game, self.position, card))
        game.play_move(self.position, None)
        for observer in (seat, of):
            self.show_seat(observer, CODES[card])
        self.show_pairs(laid)
        self.settle()

    def show_pairs(self, start: int) -> None:
        """Show everybody the pairs laid since the game's list of pairs had `start` entries."""
        pairs = self.game.pairs
        for at in range(start, len(pairs), 2):
            seat = pairs[at] // A_SEAT
            self.show_all(f"{seat}*{CODES[pairs[at] % A_SEAT]} {seat}*{CODES[pairs[at + 1]]}")


def held_out(game: old_maid.OldMaid, position: int, card: Card) -> old_maid.Fan:
    """Return a fan with `card` in `position` and the other cards in deck order."""
    of = game.of
    assert of is not None
    fan = cards_in(game.held[of].cards & ~(1 << card))
    fan.insert(position, card)
    return old_maid.Fan(of, tuple(fan))


class OldMaidRenderer(Renderer):
    """Old Maid."""

    def action(self, action: Action) -> str:
        if isinstance(action, Take):
            return f"takes the card in position {action.position}"
        return f"lays {' '.join(codes_of(action.cards))}" if isinstance(action, Pair) else super().action(action)

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, OldMaidView)
        return [] if view.of is None else [f"{agent_name(view.turn)} takes from {agent_name(view.of)}"]

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, OldMaidView)
        return plural(len(view.laid[seat]) // 2, "pair")
