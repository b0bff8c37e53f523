"""Nodes of Old Maid. A player names a position of the fan, then chance decides which card was there."""

from musicards.cards import CODES, Card, cards_in, set_of
from musicards.envs.open_spiel.nodes.node import CARD, Node
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games import old_maid
from musicards.games.action import CHANCE
from musicards.games.old_maid.pairs import A_SEAT

__all__ = ["OldMaidNode", "held_out"]


class OldMaidNode(Node):
    """Old Maid.

    Attributes:
        position: the position of the fan that was named last.
    """

    game: old_maid.OldMaid

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
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
        players = self.config.players
        game = self.writable_game()
        game.apply(CHANCE, old_maid.Deal(tuple([self.dealt[seat::players] for seat in range(players)])))
        self.show_pairs(0)
        self.settle()

    def start_move(self, move: int) -> None:
        of = self.game.of
        assert of is not None  # noqa: S101 - while a seat is on turn, another one holds out a fan
        self.position = move
        self.await_chance(CARD, list(cards_in(self.game.held[of].cards)))

    def take(self, card: Card) -> None:
        """Let the seat on turn take `card` from the named position. Only it and the previous holder see the card."""
        game = self.writable_game()
        assert isinstance(game, old_maid.OldMaid)  # noqa: S101 - for mypy
        seat, of = game.turn, game.of
        assert of is not None  # noqa: S101 - as in `start_move`
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
    assert of is not None  # noqa: S101 - a fan is due
    fan = cards_in(game.held[of].cards & ~(1 << card))
    fan.insert(position, card)
    return old_maid.Fan(of, tuple(fan))
