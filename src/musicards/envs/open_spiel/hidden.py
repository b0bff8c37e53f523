"""Tables of the games without a stock: Old Maid and Memory.

In Old Maid chance says which card a position of the fan showed, in Memory what lies in a position that is turned up for
the first time.
"""

from musicards.cards import CODES, Card, cards_in, set_of
from musicards.envs.open_spiel.setting import Setting
from musicards.envs.open_spiel.table import CARD, Act, Table
from musicards.games import memory, old_maid
from musicards.games.action import CHANCE
from musicards.games.old_maid.pairs import A_SEAT

__all__ = ["MaidTable", "MemoryTable", "held_out"]


class MaidTable(Table):
    """Old Maid. The fan is only shuffled when a position has been named.

    Attributes:
        position: the one that has been named.
    """

    game: old_maid.OldMaid

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.position = 0
        self.in_hands = self.game.deck.bit_count()
        self.wait(CARD, list(cards_in(self.game.deck)))

    def moves(self) -> list[int]:
        return list(range(self.game.fan_size))

    def chance(self, card: Card) -> None:
        if self.game.dealt:
            self.take(card)
            return
        self.tell_seat(len(self.dealt) % self.setting.players, CODES[card])
        self.dealt += (card,)
        if len(self.dealt) == self.in_hands:
            self.deal()
        else:
            self.wait(CARD, list(cards_in(self.game.deck & ~set_of(self.dealt))))

    def deal(self) -> None:
        """All cards have been dealt; pairs are laid at once."""
        players = self.setting.players
        game = self.own_game()
        game.apply(CHANCE, old_maid.Deal(tuple([self.dealt[seat::players] for seat in range(players)])))
        self.tell_pairs(0)
        self.settle()

    def begin_move(self, move: int) -> None:
        of = self.game.of
        assert of is not None  # noqa: S101 - somebody holds out a fan while anybody is on turn
        self.position = move
        self.wait(CARD, list(cards_in(self.game.held[of].cards)))

    def take(self, card: Card) -> None:
        """The named position shows `card`: the seat on turn takes it, and who held it sees which it is."""
        game = self.own_game()
        assert isinstance(game, old_maid.OldMaid)  # noqa: S101 - the game of this table
        seat, of = game.turn, game.of
        assert of is not None  # noqa: S101 - as above
        laid = len(game.pairs)
        game.apply(CHANCE, held_out(game, self.position, card))
        game.make(self.position, None)
        for eyes in (seat, of):
            self.tell_seat(eyes, CODES[card])
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


class MemoryTable(Table):
    """Memory. What lies face down is unknown; the engine has some order of the cards, which chance changes.

    Attributes:
        position: the one that is being turned up.
    """

    game: memory.Memory

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.position = 0
        self.game.apply(CHANCE, memory.Deal(tuple(self.game.cards)))
        self.settle()

    def begin_move(self, move: int) -> None:
        if self.game.seen[move] is None:
            self.position = move
            self.wait(CARD, sorted(self.unknown().values()))
        else:
            self.flip(move)

    def unknown(self) -> dict[int, Card]:
        """By position that has never been turned up: the card that the engine has there."""
        game = self.game
        return {at: card for at, card in enumerate(game.board) if game.seen[at] is None and not game.gone >> at & 1}

    def chance(self, card: Card) -> None:
        game = self.own_game()
        assert isinstance(game, memory.Memory)  # noqa: S101 - the game of this table
        board = list(game.board)
        other = board.index(card)
        board[other], board[self.position] = board[self.position], card
        game.board = tuple(board)
        self.flip(self.position)

    def flip(self, position: Act) -> None:
        """Turn it up, for everybody to see."""
        game = self.own_game()
        game.make(position, None)
        assert isinstance(game, memory.Memory)  # noqa: S101 - likewise
        self.tell(CODES[game.board[position]])
        self.settle()
