"""Unpack the words of `musicards.games.words` into vectors, for many games at once."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from musicards.cards import i64
from musicards.envs.layout import Layout, Part, Vector
from musicards.games.action import Seat
from musicards.games.batch import Batch
from musicards.games.game import Game
from musicards.games.words import GameWords

BYTES: Final = 8  # in a word, and bits in a byte
BITS: Final = 64

Numbers: TypeAlias = NDArray[np.int8]
"""Shape (games, size of the layout): flags and counts, before counts are divided."""

Packed: TypeAlias = NDArray[np.int64]
"""Shape (games, words of a state)."""


def words_of(batch: Batch) -> Packed:
    """Return the states of all games as they are written next, in the memory of `batch`."""
    return np.frombuffer(memoryview(batch.words), np.int64).reshape(len(batch.played), -1)


def finals_of(batch: Batch) -> Packed:
    """Return the last states of the games that have just ended, at their places, in the memory of `batch`."""
    return np.frombuffer(memoryview(batch.finals), np.int64).reshape(len(batch.played), -1)


def places_of(batch: Batch) -> NDArray[np.int32]:
    """Return the right moves of all games, each as ``game * moves + move``, in the memory of `batch`."""
    return np.frombuffer(memoryview(batch.places), np.int32, count=int(batch.count))


class Unpacker:
    """Unpacks the states of a number of games into arrays that it keeps.

    Attributes:
        numbers: flags and counts, in the order of the layout.
    """

    def __init__(self, layout: Layout, parts: Sequence[Part], games: int) -> None:
        """Make room. Parts of fields that the layout does not have are left out."""
        self.numbers: Numbers = np.zeros((games, layout.size), np.int8)
        places = layout.slices
        octets = self.numbers.view(np.uint8)  # the same memory: so the flags are copied without a conversion
        self._parts = [
            (octets[:, places[part.field].start : places[part.last or part.field].stop], part)
            for part in parts
            if part.field in places
        ]
        self._with_flags = max(
            _after_flags(numbers.shape[1], part) for numbers, part in self._parts
        )  # words, from 0 on

    def unpack(self, packed: Packed) -> Numbers:
        """Unpack `packed` into `numbers`, and return these."""
        games = len(packed)
        octets = packed.view(np.uint8)
        flags = np.unpackbits(octets[:, : BYTES * self._with_flags], axis=1, bitorder="little").reshape(games, -1, BITS)
        for numbers, part in self._parts:
            size = numbers.shape[1]
            word, start = part.word, part.start
            if part.kind == "bytes":
                first = BYTES * word + start
                numbers[:] = octets[:, first : first + size]
            elif part.kind == "binary":
                numbers[:] = flags[:, word, start : start + size]
                for plane in range(1, part.planes):
                    at, first = (word, start + plane * part.step) if part.step else (word + plane, start)
                    for _ in range(1 << plane):  # quicker than to multiply
                        np.add(numbers, flags[:, at, first : first + size], out=numbers)
            elif part.bits:
                several, rest = divmod(size, part.bits)
                split = numbers[:, : size - rest].reshape(games, several, part.bits)  # of the same memory
                split[:] = flags[:, word : word + several, : part.bits]
                if rest:
                    numbers[:, size - rest :] = flags[:, word + several, :rest]
            else:
                numbers[:] = flags[:, word, start : start + size]
        return self.numbers


_FOR_A_BYTE: Final = BYTES + 1
_FLAGS_AND_VALUE: Final = np.array(
    [[*(byte >> bit & 1 for bit in range(BYTES)), byte] for byte in range(1 << BYTES)], np.float32
)
"""For each byte its bits, the lowest first, and its value."""


class States:
    """The words of a few states of one kind of game.

    For a few states this is quicker than an `Unpacker`, for many it is slower.
    """

    def __init__(self, layout: Layout, parts: Sequence[Part], writer: GameWords, states: int) -> None:
        """Make room for the words that `writer` writes."""
        self._layout = layout
        self._writer = writer
        self._size = int(writer.size)
        self._words = vec[i64]([0] * (states * self._size))
        self._octets = np.frombuffer(memoryview(self._words), np.uint8)
        self._shape = (states, -1)
        self._places = np.zeros(layout.size, np.intp)  # of each number, or its ones
        self._planes: list[tuple[int, slice, NDArray[np.intp]]] = []  # of twos, fours and so on
        for part in parts:
            if part.field in layout.slices:
                self._find(part, slice(layout.slices[part.field].start, layout.slices[part.last or part.field].stop))

    def _find(self, part: Part, place: slice) -> None:
        numbers = np.arange(place.stop - place.start)
        if part.kind == "bytes":
            self._places[place] = (BYTES * part.word + part.start + numbers) * _FOR_A_BYTE + BYTES
            return
        word, bit = np.divmod(numbers, part.bits) if part.bits else (0 * numbers, numbers)
        for plane in range(part.planes):
            octet, bits = np.divmod(BITS * (part.word + word) + part.start + bit + plane * (part.step or BITS), BYTES)
            if plane:
                self._planes.append((1 << plane, place, octet * _FOR_A_BYTE + bits))
            else:
                self._places[place] = octet * _FOR_A_BYTE + bits

    def vectors(self, seen: Sequence[tuple[Game, Seat, bool]]) -> Vector:
        """Return what each seat sees of each game. Shape (states, numbers)."""
        at = 0
        for game, seat, asked in seen:
            self._writer.write(game, seat, asked, self._words, at)
            at += self._size
        everything = _FLAGS_AND_VALUE.take(self._octets, axis=0).reshape(self._shape)
        numbers: Vector = everything.take(self._places, axis=1)
        for worth, place, places in self._planes:
            more = everything.take(places, axis=1)
            more *= worth
            numbers[:, place] += more
        self._layout.divide(numbers, numbers)
        return numbers


def _after_flags(size: int, part: Part) -> int:
    """Return the number of the word after the last one with flags of a part of this size; 0 for bytes."""
    if part.kind == "bytes":
        return 0
    if part.kind == "binary":
        return part.word + (1 if part.step else part.planes)
    return part.word + (-(-size // part.bits) if part.bits else 1)
