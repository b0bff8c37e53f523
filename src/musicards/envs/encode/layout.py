"""How a vector of numbers is laid out: fields one after the other, each with a name, a shape and a meaning.

Every number lies between 0 and 1: it is a count divided by the most there can be, or a flag. So a count can be read
back exactly, and a network needs no scaling of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["Field", "Layout", "Numbers", "Vector"]

Vector: TypeAlias = NDArray[np.float32]
"""An observation, or a part of one."""

Numbers: TypeAlias = NDArray[np.int8] | Sequence[int] | int
"""What a field holds before it is divided: counts and flags."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that a vector tells.

    Attributes:
        name: how programs ask for it.
        shape: how its numbers are arranged; they stand in the vector row by row.
        most: what a count is divided by: the largest it can be. 1 for flags.
        meaning: what the numbers are, for the index tables.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape)


class Layout:
    """The fields of one game's vectors, in order.

    Attributes:
        size: how many numbers a vector has.
        slices: by name, where in the vector a field stands.
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
        """The fields, each with where it stands."""
        return iter([(field, self.slices[field.name]) for field in self.fields])

    def vector(self, numbers: Mapping[str, Numbers]) -> Vector:
        """The vector with these `numbers` by field; flags and counts that are not named stay 0."""
        vector = np.zeros(self.size, np.float32)
        for name, held in numbers.items():
            vector[self.slices[name]] = held.ravel() if isinstance(held, np.ndarray) else held
        vector /= self._most
        return vector

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The fields of a `vector` by name, each in its shape. They share the vector's memory."""
        return {field.name: vector[place].reshape(field.shape) for field, place in self}
