"""Convert between the engine's move numbers and those of an agent, where seats are relative to its own.

An agent should be able to use in one seat what it has learned in another. So a game whose moves name a seat has agent
moves of its own, which its manifest refers to.
"""

from collections.abc import Sequence
from typing import Final

from musicards.games.game import Game
from musicards.games.manifest import part_of
from musicards.games.registry import find_game, find_manifest
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["AgentMoves", "RelativeAsks", "agent_move_names", "to_agent_numbers", "to_engine_number"]

_PITCHES: Final = 12
_PLACES: Final = ("yourself", "the next seat", "the second seat", "the third seat", "the fourth seat")


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


class RelativeAsks(AgentMoves):
    """Moves of Go Fish: ``place * 12 + pitch`` asks the seat `place` steps clockwise for that pitch (0 to 11, C to B).

    Place 0, the agent's own seat, is never right.
    """

    @staticmethod
    def to_agent(game: Game, moves: Sequence[int]) -> list[int]:
        return [(move // _PITCHES - game.turn) % game.players * _PITCHES + move % _PITCHES for move in moves]

    @staticmethod
    def to_engine(game: Game, move: int) -> int:
        return (move // _PITCHES + game.turn) % game.players * _PITCHES + move % _PITCHES

    @staticmethod
    def names(game: type[Game]) -> list[str]:
        del game
        return [f"ask {place} for {SHARP_NAMES[pitch or _PITCHES]}" for place in _PLACES for pitch in range(_PITCHES)]


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
    reference = find_manifest(game).agent_moves
    if reference is None:
        return AgentMoves
    kind = part_of(reference)
    assert isinstance(kind, type)  # noqa: S101 - as `Manifest` says
    assert issubclass(kind, AgentMoves)  # noqa: S101
    return kind
