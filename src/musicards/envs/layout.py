"""What a game says about its encoding: the layout of its vectors, and how an agent numbers its moves.

A layout is a sequence of fields, each with a name, a shape and a meaning.

Every number is between 0 and 1: a flag, or a count divided by its maximum. A count can therefore be recovered exactly,
and a network needs no scaling of its own.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from musicards.envs.renderer import Renderer
from musicards.games.game import Game

Vector: TypeAlias = NDArray[np.float32]
"""An observation or a field of one."""

Numbers: TypeAlias = NDArray[np.int8] | Sequence[int] | int
"""The values of a field before division: counts and flags."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a vector.

    Attributes:
        name: its key in programs, e.g. "hand".
        shape: the shape of its numbers, which are stored in row-major order, e.g. (12, 4).
        most: the largest value of a count, by which it is divided; 1 for flags.
        meaning: what the numbers mean, for the index tables.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def size(self) -> int:
        """Return how many numbers it has."""
        return prod(self.shape)


class Layout:
    """The fields of one game's vectors, in order.

    Attributes:
        size: how many numbers a vector has.
        slices: the position of each field in the vector, by name.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.slices: dict[str, slice] = {}
        start = 0
        for field in self.fields:
            self.slices[field.name] = slice(start, start + field.size)
            start += field.size
        self.size = start
        self._most = np.concatenate([np.full(field.size, field.most, np.float32) for field in self.fields])

    def __iter__(self) -> Iterator[tuple[Field, slice]]:
        """Iterate over the fields, each with its position in the vector."""
        return iter([(field, self.slices[field.name]) for field in self.fields])

    def vector(self, numbers: Mapping[str, Numbers]) -> Vector:
        """Return the vector with these `numbers` by field; fields that are missing are 0."""
        vector = np.zeros(self.size, np.float32)
        for name, held in numbers.items():
            vector[self.slices[name]] = held.ravel() if isinstance(held, np.ndarray) else held
        vector /= self._most
        return vector

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """Return the fields of `vector` by name, each in its shape, as views of its memory."""
        return {field.name: vector[place].reshape(field.shape) for field, place in self}


class AgentMoves:
    """An agent's move numbers: the engine's own. Games with moves that name a seat have a subclass that converts them.

    An agent should be able to use in one seat what it has learned in another, so its numbers name seats relative to it.
    """

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


class Encoder(NamedTuple):
    """How to encode the views and moves of one game, and how to show them as text."""

    layout: Layout
    numbers: Callable[..., Mapping[str, Numbers]]  # called with (view, asked=bool); returns the numbers of each field
    moves: type[AgentMoves] = AgentMoves
    renderer: type[Renderer] = Renderer
