"""States as words of 64 bits: what a seat sees of a game, written where NumPy reads it without a copy.

A `GameWords` writes the same as `musicards.envs.encode.encode` makes of a view, as bit sets and small counts.
`musicards.envs.words` unpacks them, for thousands of games at once.

Compiled, a word is written within a nanosecond. Only environments import this module, because it needs librt.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from musicards.cards import bit, i64
from musicards.games.game import Game

try:
    from mypy_extensions import i32
except ImportError:  # only needed for compiling
    i32 = int  # type: ignore[misc]

__all__ = [
    "BITS",
    "COMMON",
    "Expander",
    "GameWords",
    "Run",
    "at_least_two",
    "by_pitch_of_four",
    "by_pitch_of_three",
    "counts_of_four",
    "first_pitches",
    "i32",
    "last_pitches",
    "more_than_three",
    "odd",
    "relative",
    "rotated",
    "write_common",
    "write_set",
]

PITCHES: Final = 12
SEATS: Final = 5
BITS: Final = 60
"""How many bits of a word hold flags, at most: five seats of twelve pitches."""

COMMON: Final = 2
"""How many words `write_common` writes."""

_PITCHES: Final[i64] = 0xFFF
_FIRST_TURN: Final = SEATS  # the bit in the second word of seat 0


def _spread(by: int) -> list[int]:
    """Return each number below 4096 with its bits `by` places apart."""
    return [sum((number >> place & 1) << place * by for place in range(PITCHES)) for number in range(1 << PITCHES)]


_BY_THREE: Final = vec[i64](_spread(3))
_BY_FOUR: Final = vec[i64](_spread(4))
_BYTES: Final = vec[i64](_spread(8)[: 1 << 8])
_AT_EACH_SEAT: Final = vec[i64]([(1 << players) - 1 for players in range(SEATS + 1)])


class GameWords:
    """How the states of one game become words and moves of agents.

    Attributes:
        size: how many words a state takes.
        move_space: the engine's move numbers, as `Game.move_space` says.
    """

    def __init__(self, size: int, move_space: int) -> None:
        self.size: i64 = size
        self.move_space: i64 = move_space

    @abstractmethod
    def write(self, game: Game, seat: i64, asked: bool, words: vec[i64], at: i64) -> None:
        """Write what `seat` sees into ``words[at]`` and after it.

        Args:
            game: a game after the deal.
            seat: whose view it is.
            asked: whether this seat has to decide now whether to call "Musicards!".
            words: the buffer.
            at: where the words of this state begin.
        """

    def write_moves(self, game: Game, base: i64, places: vec[i32], at: i64) -> i64:
        """Write the right moves of the seat on turn, as its agent's numbers plus `base`; return the end of them."""
        for move in game.moves():
            places[at] = i32(base + self.to_agent(game, move))
            at += 1
        return at

    def to_agents(self, game: Game, moves: Sequence[int]) -> list[int]:
        """Convert the numbers of moves from the engine's to those of the agent on turn."""
        return [int(self.to_agent(game, move)) for move in moves]

    def to_agent(self, game: Game, move: i64) -> i64:  # noqa: ARG002 - used by games whose moves name a seat
        """Convert a move's number from the engine's to that of the agent on turn."""
        return move

    def to_engine(self, game: Game, move: i64) -> i64:  # noqa: ARG002 - used by games whose moves name a seat
        """Convert a move's number from that of the agent on turn to the engine's."""
        return move


class Run:
    """Numbers of a vector that follow each other in the words of a state, too.

    Args:
        first: the place of the first number in the vector.
        size: how many numbers they are.
        word: the word that the first is in.
        start: its lowest bit.
        width: how many bits of a word each has.
        end: the bit at which they continue in the next word, from its lowest bit.
        planes: how many bits each has in all: one is in each plane.
        in_word: how many bits the planes are apart.
        in_words: how many words the planes are apart.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - they describe one thing
        self,
        first: int,
        size: int,
        word: int,
        start: int,
        width: int,
        end: int,
        planes: int,
        in_word: int,
        in_words: int,
    ) -> None:
        self.first: i64 = first
        self.size: i64 = size
        self.word: i64 = word
        self.start: i64 = start
        self.width: i64 = width
        self.end: i64 = end
        self.planes: i64 = planes
        self.in_word: i64 = in_word
        self.in_words: i64 = in_words


class Expander:
    """Writes what a seat sees of a game as the numbers of a vector, in float32. Interpreted, NumPy is quicker.

    A `vec` has no float32, so numbers are looked up by their bits.

    Attributes:
        patterns: the bits of float32 numbers, by a count and the base of its place in the vector.
        bases: for each place in the vector, where its first number is in `patterns`.
    """

    def __init__(self, writer: GameWords, runs: list[Run], patterns: Sequence[int], bases: Sequence[int]) -> None:
        self.writer = writer
        self.runs = runs
        self.words = vec[i64]([0] * int(writer.size))
        self.patterns = vec[i32](patterns)
        self.bases = vec[i64](bases)

    def write(self, game: Game, seat: i64, asked: bool, vector: vec[i32]) -> None:
        """Write the numbers into `vector`."""
        words, patterns, bases = self.words, self.patterns, self.bases
        self.writer.write(game, seat, asked, words, 0)
        for run in self.runs:
            word, shift, width, end, planes = run.word, run.start, run.width, run.end, run.planes
            mask = bit(width) - 1
            bits = words[word]
            place = run.first
            last = place + run.size
            while place < last:
                if shift == end:
                    shift = 0
                    word += 1
                    bits = words[word]
                number = bits >> shift & mask
                plane: i64 = 1
                while plane < planes:
                    number |= (words[word + plane * run.in_words] >> shift + plane * run.in_word & 1) << plane
                    plane += 1
                vector[place] = patterns[bases[place] + number]
                shift += width
                place += 1


def write_common(game: Game, seat: i64, words: vec[i64], at: i64) -> None:
    """Write what all games have, in two words.

    The first has, in a byte each, the cards held by seat and those in the stock; the second, as flags, the seats that
    are at the table, then whose turn it is. Seats are relative to `seat`, which is 0.
    """
    players: i64 = game.players
    counts: i64 = game.stock_size << 8 * SEATS
    place: i64 = players - seat
    for hand in game.held:
        if place >= players:
            place -= players
        counts |= hand.count << 8 * place
        place += 1
    words[at] = counts
    flags: i64 = _AT_EACH_SEAT[players]
    if not game.over:
        flags |= bit(_FIRST_TURN + relative(game.turn, seat, players))
    words[at + 1] = flags


def write_set(flags: i64, base: i64, places: vec[i32], at: i64) -> i64:
    """Write the numbers of the bits that are set in `flags`, plus `base`; return the end of them."""
    move = base
    while flags:
        if flags & 1:
            places[at] = i32(move)
            at += 1
        flags >>= 1
        move += 1
    return at


def relative(number: i64, seat: i64, players: i64) -> i64:
    """Return how many steps clockwise of `seat` the seat `number` is.

    >>> relative(1, 2, 3)
    2
    """
    return number - seat if number >= seat else number - seat + players


def rotated(marks: i64, seat: i64, players: i64) -> i64:
    """Turn flags by seat, twelve each, so that those of `seat` come first.

    >>> hex(rotated(0x003002001, 1, 3))
    '0x1003002'
    """
    first = PITCHES * seat
    return marks >> first | (marks & bit(first) - 1) << PITCHES * players - first


def at_least_two(cards: i64) -> i64:
    """Return the pitches, C first, of which a set has at least two note cards."""
    a, b, c, d = cards, cards >> 12, cards >> 24, cards >> 36
    return (a & b | c & d | (a | b) & (c | d)) & _PITCHES


def odd(cards: i64) -> i64:
    """Return the pitches of which a set has one or three note cards."""
    return (cards ^ cards >> 12 ^ cards >> 24 ^ cards >> 36) & _PITCHES


def more_than_three(cards: i64) -> i64:
    """Return the pitches of which a set has all four note cards."""
    return cards & cards >> 12 & cards >> 24 & cards >> 36 & _PITCHES


def by_pitch_of_three(cards: i64) -> i64:
    """Return flags [p, k]: the set has more than k cards of pitch p, at bit ``3 * p + k``. At most three of a pitch."""
    two, one = at_least_two(cards), odd(cards)
    return _BY_THREE[one | two] | _BY_THREE[two] << 1 | _BY_THREE[one & two] << 2


def by_pitch_of_four(cards: i64) -> i64:
    """Return flags [p, k]: the set has more than k cards of pitch p, at bit ``4 * p + k``."""
    two, one, four = at_least_two(cards), odd(cards), more_than_three(cards)
    return _BY_FOUR[one | two] | _BY_FOUR[two] << 1 | _BY_FOUR[one & two | four] << 2 | _BY_FOUR[four] << 3


def counts_of_four(cards: i64) -> i64:
    """Return how many cards of each pitch a set has, in binary: ones at bit p, twos at 12 + p, fours at 24 + p."""
    four = more_than_three(cards)
    return odd(cards) | (at_least_two(cards) & ~four) << 12 | four << 24


def first_pitches(cards: i64) -> i64:
    """Return how many cards of each of the first eight pitches, C first, a set has, in a byte each.

    >>> hex(first_pitches(1 << 12 | 0b11))  # C4, C3 and C#3
    '0x102'
    """
    return _BYTES[cards & 0xFF] + _BYTES[cards >> 12 & 0xFF] + _BYTES[cards >> 24 & 0xFF] + _BYTES[cards >> 36 & 0xFF]


def last_pitches(cards: i64) -> i64:
    """Return the same of the last four pitches, from G#.

    >>> hex(last_pitches(1 << 23 | 1 << 11 | 1 << 8))  # B4, B3 and G#3
    '0x2000001'
    """
    return _BYTES[cards >> 8 & 0xF] + _BYTES[cards >> 20 & 0xF] + _BYTES[cards >> 32 & 0xF] + _BYTES[cards >> 44 & 0xF]
