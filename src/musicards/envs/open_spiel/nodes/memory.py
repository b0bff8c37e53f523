"""Nodes of Memory. Chance decides what a position holds when it is turned up for the first time."""

from musicards.cards import CODES, Card
from musicards.envs.open_spiel.nodes.node import CARD, ChanceCards, Node, Revealed, SpielAction
from musicards.envs.open_spiel.parameters import GameConfig
from musicards.games import memory
from musicards.games.action import CHANCE, Action, ChanceAction
from musicards.games.dealing import sorted_deck
from musicards.games.game import Game

__all__ = ["MemoryNode"]


class MemoryNode(Node):
    """Memory. The engine needs some order of the face-down cards; chance swaps cards in it as they are revealed.

    Attributes:
        position: the position that is being turned up.
    """

    game: memory.Memory

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
        self.position = 0
        self.game.apply(CHANCE, memory.Deal(tuple(sorted_deck(self.game.deck))))
        self.settle()

    def start_move(self, move: int) -> None:
        if self.game.seen[move] is None:
            self.position = move
            self.await_chance(CARD, sorted(self.unknown().values()))
        else:
            self.flip(move)

    def deal_action(self, revealed: Revealed) -> ChanceAction:  # noqa: ARG002 - the game has the cards revealed
        return memory.Deal(self.game.board)

    def chance_action(self, game: Game, move: int | None, revealed: Revealed) -> ChanceAction:
        raise NotImplementedError  # only the deal is left to chance

    def cards_of(self, action: Action) -> ChanceCards:
        assert isinstance(action, memory.Deal)  # noqa: S101 - the only one
        return ChanceCards(face_down=action.board)

    def unknown(self) -> dict[int, Card]:
        """Return the card that the engine has in each position that was never turned up."""
        game = self.game
        return {at: card for at, card in enumerate(game.board) if game.seen[at] is None and not game.gone >> at & 1}

    def chance(self, card: Card) -> None:
        game = self.writable_game()
        assert isinstance(game, memory.Memory)  # noqa: S101 - for mypy
        board = list(game.board)
        other = board.index(card)
        board[other], board[self.position] = board[self.position], card
        game.board = tuple(board)
        self.flip(self.position)

    def flip(self, position: SpielAction) -> None:
        """Turn up the card in `position` and show it to everybody."""
        game = self.writable_game()
        game.play_move(position, None)
        assert isinstance(game, memory.Memory)  # noqa: S101 - for mypy
        self.show_all(CODES[game.board[position]])
        self.settle()
