"""Convert between the engine's move numbers and those of an agent, where seats are relative to its own.

Only Go Fish has seats in its move numbers. An agent should be able to use in one seat what it has learned in another,
so its move ``place * 12 + pitch`` asks the seat `place` steps clockwise for that pitch (0 to 11, C to B). Place 0, its
own seat, is never right.
"""

from collections.abc import Sequence
from typing import Final

from musicards.games.game import Game
from musicards.games.registry import find_game
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["agent_move_names", "to_agent_numbers", "to_engine_number"]

_PITCHES: Final = 12
_PLACES: Final = ("yourself", "the next seat", "the second seat", "the third seat", "the fourth seat")


def to_agent_numbers(game: Game, moves: Sequence[int]) -> list[int]:
    """Convert the engine's `moves` of the seat on turn to its agent's numbers."""
    if game.name != "go_fish":
        return list(moves)
    return [(move // _PITCHES - game.turn) % game.players * _PITCHES + move % _PITCHES for move in moves]


def to_engine_number(game: Game, move: int) -> int:
    """Convert the number of a move of the agent on turn to the engine's number."""
    if game.name != "go_fish":
        return move
    return (move // _PITCHES + game.turn) % game.players * _PITCHES + move % _PITCHES


def agent_move_names(game: str) -> list[str]:
    """Return the name of each move, in the order of an agent's numbers.

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    kind = find_game(game)
    if kind.name == "go_fish":
        return [f"ask {place} for {SHARP_NAMES[pitch or _PITCHES]}" for place in _PLACES for pitch in range(_PITCHES)]
    return [kind.move_name(move) for move in range(kind.move_space)]
