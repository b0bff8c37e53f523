"""Unpack the words of `musicards.games.words` into vectors."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from musicards.cards import i64
from musicards.envs.layout import Layout, Part, Vector
from musicards.games import words as game_words
from musicards.games.action import Seat
from musicards.games.batch import Batch
from musicards.games.game import Game
from musicards.games.words import Expander, GameWords, Run, i32

BYTES: Final = 8  # in a word, and bits in a byte
BITS: Final = 64

COMPILED: Final = not str(game_words.__file__).endswith(".py")
"""Whether the engine is compiled."""

_COUNTS: Final = 1 << BYTES  # different numbers in a byte

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


class StateVector:
    """The vector of one state at a time; for many, an `Unpacker` is quicker."""

    def __init__(self, layout: Layout, parts: Sequence[Part], writer: GameWords, *, compiled: bool = COMPILED) -> None:
        """Make room for the words that `writer` writes. `compiled`: expand them without NumPy."""
        self._layout = layout
        self._writer = writer
        self._expander = _expander(layout, parts, writer) if compiled else None
        self._numbers = vec[i32]([0] * layout.size)
        self._vector: Vector = np.frombuffer(memoryview(self._numbers), np.float32)
        self._words = vec[i64]([0] * int(writer.size))
        self._packed = np.frombuffer(memoryview(self._words), np.int64).reshape(1, -1)
        self._unpacker = Unpacker(layout, parts, 1)

    def of(self, game: Game, seat: Seat, *, asked: bool) -> Vector:
        """Return what `seat` sees of `game`. `asked`: whether it has to decide now whether to call."""
        if self._expander is None:
            self._writer.write(game, seat, asked, self._words, 0)
            return self._layout.divided(self._unpacker.unpack(self._packed)[0])
        self._expander.write(game, seat, asked, self._numbers)
        return self._vector.copy()


def _expander(layout: Layout, parts: Sequence[Part], writer: GameWords) -> Expander:
    most = np.concatenate([np.full(field.size, field.most) for field in layout.fields])
    known = sorted(set(most.tolist()))
    patterns = np.arange(_COUNTS, dtype=np.float32) / np.array(known, np.float32)[:, None]
    bases = [known.index(each) * _COUNTS for each in most.tolist()]
    return Expander(
        writer, [run for part in parts for run in _runs(layout, part)], patterns.view(np.int32).ravel().tolist(), bases
    )


def _runs(layout: Layout, part: Part) -> list[Run]:
    """Return where the numbers of a part are; none if the layout does not have its field."""
    if part.field not in layout.slices:
        return []
    first, last = layout.slices[part.field].start, layout.slices[part.last or part.field].stop
    width = BYTES if part.kind == "bytes" else 1
    end = part.bits or BITS
    in_words = 0 if part.step else 1
    return [Run(first, last - first, part.word, part.start * width, width, end, part.planes, part.step, in_words)]


def _after_flags(size: int, part: Part) -> int:
    """Return the number of the word after the last one with flags of a part of this size; 0 for bytes."""
    if part.kind == "bytes":
        return 0
    if part.kind == "binary":
        return part.word + (1 if part.step else part.planes)
    return part.word + (-(-size // part.bits) if part.bits else 1)
