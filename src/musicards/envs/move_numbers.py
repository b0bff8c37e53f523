"""The numbers of moves as an agent counts them: as the engine does, but with seats relative to its own.

In Go Fish the engine's numbers name seats. An agent sees the others from its own chair, and what it has learnt in one
should do in another: so there, ``place * 12 + pitch`` asks the seat `place` steps clockwise. Place 0, the own seat, is
never right.
"""

from collections.abc import Sequence
from typing import Final

from musicards.games.game import Game
from musicards.games.registry import find_game
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["agent_move_names", "to_agent_numbers", "to_engine_number"]

_PITCHES: Final = 12
_PLACES: Final = ("oneself", "the next seat", "the second seat", "the third seat", "the fourth seat")


def to_agent_numbers(game: Game, moves: Sequence[int]) -> list[int]:
    """The engine's `moves` of the seat on turn as its agent counts them."""
    if game.name != "go_fish":
        return list(moves)
    return [(move // _PITCHES - game.turn) % game.players * _PITCHES + move % _PITCHES for move in moves]


def to_engine_number(game: Game, move: int) -> int:
    """The move that the agent of the seat on turn calls `move`, as the engine does."""
    if game.name != "go_fish":
        return move
    return (move // _PITCHES + game.turn) % game.players * _PITCHES + move % _PITCHES


def agent_move_names(game: str) -> list[str]:
    """By number, what each move is, as an agent counts them.

    Raises:
        BadNotation: there is no such game; lists those there are.
    """
    kind = find_game(game)
    if kind.name == "go_fish":
        return [f"ask {place} for {SHARP_NAMES[pitch or _PITCHES]}" for place in _PLACES for pitch in range(_PITCHES)]
    return [kind.move_name(move) for move in range(kind.move_space)]
