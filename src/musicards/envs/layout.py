"""What a game says about its encoding: the layout of its vectors, and how an agent numbers its moves.

A layout is a sequence of fields, each with a name, a shape and a meaning.

Every number is between 0 and 1: a flag, or a count divided by its maximum. A count can therefore be recovered exactly,
and a network needs no scaling of its own.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from musicards.envs.renderer import Renderer
from musicards.games.game import Game
from musicards.games.words import GameWords

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

    def divide(self, numbers: NDArray[Any], vectors: NDArray[Any]) -> None:
        """Write into `vectors` what `divided` returns."""
        np.divide(numbers, self._most, out=vectors)

    def divided(self, numbers: NDArray[np.integer[Any]]) -> Vector:
        """Return vectors with these numbers, which may be many rows, each count divided by its maximum."""
        vectors: Vector = numbers / self._most
        return vectors

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """Return the fields of `vector` by name, each in its shape, as views of its memory."""
        return {field.name: vector[place].reshape(field.shape) for field, place in self}


def names_of_moves(game: type[Game]) -> list[str]:
    """Return the name of each move of the engine."""
    return [game.move_name(move) for move in range(game.move_space)]


class Part(NamedTuple):
    """Where a field, or several that follow each other, are among the words of a state.

    Attributes:
        field: its name.
        kind: how it is written: ``flags``, a bit each, in the order of the field; ``bytes``, a byte each, which may
            continue in the next words; ``binary``, all ones, then all twos and so on, as flags.
        word: the first word.
        start: the first bit of it, or the first byte.
        planes: of binary numbers, how many bits they have.
        step: of binary numbers, how far the twos are from the ones in the same word; 0 if they are in the next word.
        bits: of flags in several words, how many each word has.
        last: the last of several fields, which are written like one; empty for one field.
    """

    field: str
    kind: Literal["flags", "bytes", "binary"]
    word: int
    start: int = 0
    planes: int = 1
    step: int = 0
    bits: int = 0
    last: str = ""


class Encoder(NamedTuple):
    """How to encode the views and moves of one game, and how to show them as text."""

    layout: Layout
    numbers: Callable[..., Mapping[str, Numbers]]  # called with (view, asked=bool); returns the numbers of each field
    words: GameWords | None = None  # writes the same numbers as words, for speed, and converts moves
    parts: Sequence[Part] = ()  # where each field is among these words
    names: Callable[[type[Game]], list[str]] = names_of_moves  # of moves, as agents number them
    renderer: type[Renderer] = Renderer
