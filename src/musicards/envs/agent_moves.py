"""How an agent numbers its moves: as the engine does, unless a game has moves that name a seat."""

from collections.abc import Sequence

from musicards.games.game import Game


class AgentMoves:
    """An agent's move numbers: the engine's own. Subclasses convert them."""

    @staticmethod
    def to_agent(game: Game, moves: Sequence[int]) -> list[int]:
        """Convert the engine's `moves` of the seat on turn to its agent's numbers."""
        del game
        return list(moves)

    @staticmethod
    def to_engine(game: Game, move: int) -> int:
        """Convert the number of a move of the agent on turn to the engine's number."""
        del game
        return move

    @staticmethod
    def names(game: type[Game]) -> list[str]:
        """Return the name of each move, in the order of an agent's numbers."""
        return [game.move_name(move) for move in range(game.move_space)]
