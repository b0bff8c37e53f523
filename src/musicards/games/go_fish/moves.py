"""Move numbers in Go Fish: ``seat * 12 + pitch`` asks `seat` for a pitch, C (0) to B (11), e.g. 13 is seat 1 for C#.

`legal_actions` and the integer API both take from here what may be asked, and in which order.

Flags of all pitches for all seats are one word: bit ``12 * seat + pitch``. Such a mark is
``LAST_MARK >> LAST - number``, which is as quick interpreted as it is compiled.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias, TypeVar

from musicards.cards import i64, pitches_in
from musicards.games.action import Action, Seat
from musicards.games.go_fish.actions import Ask
from musicards.theory.pitch import SHARP_NAMES, PitchClass

PITCHES: Final = 12

COUNTING: Final[i64] = (1 << PITCHES) - 1
"""The remainder on division by this counts the cards of pitch 0, as the remainder by 9 adds up decimal digits."""

LAST: Final[i64] = 59
LAST_MARK: Final[i64] = 1 << 59

_LAST_SEAT: Final[i64] = 0xFFF << 4 * PITCHES


def how_many(pitches: i64) -> i64:
    """Count the bits of a 12-bit word, by the method "Counting bits set in 14-bit words" of Bit Twiddling Hacks."""
    return (pitches * 0x200040008001 & 0x111111111111111) % 15


def hour_at(place: int) -> PitchClass:
    """Return the clock number of a pitch, e.g. 12 for pitch 0."""
    return PitchClass(place or PITCHES)


def marks_of(seat: i64) -> i64:
    """Return the mask of all flags of `seat`."""
    return _LAST_SEAT >> PITCHES * (4 - seat)


def by_seat(marks: i64, players: int) -> tuple[int, ...]:
    """Return the flags of each seat by hour: bit n for hour n."""
    found: list[int] = []
    for seat in range(players):
        places = marks >> PITCHES * seat & 0xFFF
        found.append(places & ~1 | (places & 1) << PITCHES)
    return tuple(found)


def books_of(laid: Sequence[int], players: int) -> tuple[tuple[int, ...], ...]:
    """Return the hours of each seat's books in the order laid. `laid`: ``12 * seat + pitch`` of each book."""
    books: list[list[int]] = [[] for _ in range(players)]
    for number in laid:
        books[number // PITCHES].append(hour_at(number % PITCHES))
    return tuple([tuple(hours) for hours in books])


T = TypeVar("T")

SEATS: Final = 5
MOVE_SPACE: Final = SEATS * PITCHES

ASKS: Final[list[Action]] = [
    Ask(Seat(seat), name) for seat in range(SEATS) for name in (SHARP_NAMES[PITCHES], *SHARP_NAMES[1:PITCHES])
]
"""Every possible ask, by its number."""

Menus: TypeAlias = list[list[tuple[list[list[T]], list[list[T]]]]]
"""By number of players and seat: the asks for each set of the pitches C to F, and of F# to B."""

_HALF: Final = PITCHES // 2
_LOW: Final = 0b111111  # the set of the pitches C to F


def _menus(asks: list[T]) -> Menus[T]:
    """Build the menus from `asks`, a list by move number."""

    def half(first: int, players: int, seat: int) -> list[list[T]]:
        menus: list[list[T]] = [[]]
        for place in range(first, first + _HALF):
            row = [asks[other * PITCHES + place] for other in range(players) if other != seat]
            menus += [menu + row for menu in menus]
        return menus

    return [
        [(half(0, players, seat), half(_HALF, players, seat)) for seat in range(players)]
        for players in range(SEATS + 1)
    ]


NUMBERS: Final = _menus(list(range(MOVE_SPACE)))
ASKS_IN_WORDS: Final = _menus(ASKS)


def right_asks(menus: Menus[T], hand: i64, seat: i64, players: i64) -> list[T]:
    """Return what `seat` may ask with this `hand`: by pitch from C up, and for each pitch by seat.

    `menus`: `NUMBERS` or `ASKS_IN_WORDS`, as it is wanted.
    """
    pitches = pitches_in(hand)
    low, high = menus[players][seat]
    return low[pitches & _LOW] + high[pitches >> _HALF]


def describe(move: int) -> str:
    """Describe a move.

    >>> describe(13)
    'ask seat 1 for C#'
    """
    seat, place = divmod(move, PITCHES)
    return f"ask seat {seat} for {SHARP_NAMES[place or PITCHES]}"
