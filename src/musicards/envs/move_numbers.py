"""Convert between the engine's move numbers and those of an agent, where seats are relative to its own.

An agent should be able to use in one seat what it has learned in another. So a game whose moves name a seat has agent
moves of its own.
"""

from collections.abc import Sequence
from typing import Final

from musicards.envs.agent_moves import AgentMoves
from musicards.games.game import Game
from musicards.games.go_fish.envs import RelativeAsks
from musicards.games.registry import find_game

AGENT_MOVES: Final[dict[str, type[AgentMoves]]] = {"go_fish": RelativeAsks}
"""The moves of each game in which they name a seat."""


def to_agent_numbers(game: Game, moves: Sequence[int]) -> list[int]:
    """Convert the engine's `moves` of the seat on turn to its agent's numbers."""
    return _agent_moves(game.name).to_agent(game, moves)


def to_engine_number(game: Game, move: int) -> int:
    """Convert the number of a move of the agent on turn to the engine's number."""
    return _agent_moves(game.name).to_engine(game, move)


def agent_move_names(game: str) -> list[str]:
    """Return the name of each move, in the order of an agent's numbers.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    return _agent_moves(game).names(find_game(game))


def _agent_moves(game: str) -> type[AgentMoves]:
    return AGENT_MOVES.get(find_game(game).name, AgentMoves)
