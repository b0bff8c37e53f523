"""Nodes of Memory."""

from musicards.cards import CODES, Card
from musicards.envs.open_spiel.nodes.node import CARD, Node, SpielAction
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games import memory
from musicards.games.action import CHANCE

__all__ = ["MemoryNode"]


class MemoryNode(Node):
    """Memory. What lies face down is unknown; the engine has some order of the cards, which chance changes.

    Attributes:
        position: the one that is being turned up.
    """

    game: memory.Memory

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
        self.position = 0
        self.game.apply(CHANCE, memory.Deal(tuple(self.game.cards)))
        self.settle()

    def start_move(self, move: int) -> None:
        if self.game.seen[move] is None:
            self.position = move
            self.await_chance(CARD, sorted(self.unknown().values()))
        else:
            self.flip(move)

    def unknown(self) -> dict[int, Card]:
        """By position that has never been turned up: the card that the engine has there."""
        game = self.game
        return {at: card for at, card in enumerate(game.board) if game.seen[at] is None and not game.gone >> at & 1}

    def chance(self, card: Card) -> None:
        game = self.writable_game()
        assert isinstance(game, memory.Memory)  # noqa: S101 - the game of this node
        board = list(game.board)
        other = board.index(card)
        board[other], board[self.position] = board[self.position], card
        game.board = tuple(board)
        self.flip(self.position)

    def flip(self, position: SpielAction) -> None:
        """Turn it up, for everybody to see."""
        game = self.writable_game()
        game.make(position, None)
        assert isinstance(game, memory.Memory)  # noqa: S101 - likewise
        self.tell(CODES[game.board[position]])
        self.settle()
