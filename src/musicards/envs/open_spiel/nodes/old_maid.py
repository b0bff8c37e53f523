"""Tables of the games without a stock: Old Maid and Memory.

In Old Maid chance says which card a position of the fan showed, in Memory what lies in a position that is turned up for
the first time.
"""

from musicards.cards import CODES, Card, cards_in, set_of
from musicards.envs.open_spiel.nodes.node import CARD, Node
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games import old_maid
from musicards.games.action import CHANCE
from musicards.games.old_maid.pairs import A_SEAT

__all__ = ["OldMaidNode", "held_out"]


class OldMaidNode(Node):
    """Old Maid. The fan is only shuffled when a position has been named.

    Attributes:
        position: the one that has been named.
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
        self.tell_seat(len(self.dealt) % self.config.players, CODES[card])
        self.dealt += (card,)
        if len(self.dealt) == self.in_hands:
            self.deal()
        else:
            self.await_chance(CARD, list(cards_in(self.game.deck & ~set_of(self.dealt))))

    def deal(self) -> None:
        """All cards have been dealt; pairs are laid at once."""
        players = self.config.players
        game = self.writable_game()
        game.apply(CHANCE, old_maid.Deal(tuple([self.dealt[seat::players] for seat in range(players)])))
        self.tell_pairs(0)
        self.settle()

    def start_move(self, move: int) -> None:
        of = self.game.of
        assert of is not None  # noqa: S101 - somebody holds out a fan while anybody is on turn
        self.position = move
        self.await_chance(CARD, list(cards_in(self.game.held[of].cards)))

    def take(self, card: Card) -> None:
        """The named position shows `card`: the seat on turn takes it, and who held it sees which it is."""
        game = self.writable_game()
        assert isinstance(game, old_maid.OldMaid)  # noqa: S101 - the game of this node
        seat, of = game.turn, game.of
        assert of is not None  # noqa: S101 - as above
        laid = len(game.pairs)
        game.apply(CHANCE, held_out(game, self.position, card))
        game.make(self.position, None)
        for resampler in (seat, of):
            self.tell_seat(resampler, CODES[card])
        self.tell_pairs(laid)
        self.settle()

    def tell_pairs(self, start: int) -> None:
        """Everybody sees the pairs laid from place `start` of the game's list on."""
        pairs = self.game.pairs
        for at in range(start, len(pairs), 2):
            seat = pairs[at] // A_SEAT
            self.tell(f"{seat}*{CODES[pairs[at] % A_SEAT]} {seat}*{CODES[pairs[at + 1]]}")


def held_out(game: old_maid.OldMaid, position: int, card: Card) -> old_maid.Fan:
    """A fan with `card` in this position; the others lie in deck order."""
    of = game.of
    assert of is not None  # noqa: S101 - a fan is due
    fan = cards_in(game.held[of].cards & ~(1 << card))
    fan.insert(position, card)
    return old_maid.Fan(of, tuple(fan))
