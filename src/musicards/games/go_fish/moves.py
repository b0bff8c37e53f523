"""Move numbers in Go Fish: ``seat * 12 + pitch`` asks `seat` for a pitch, C (0) to B (11), e.g. 13 is seat 1 for C#.

`legal_actions` and the integer API both take from here what may be asked, and in which order.
"""

from typing import Final, TypeAlias, TypeVar

from musicards.cards import i64, pitches_in
from musicards.games.action import Action, Seat
from musicards.games.go_fish.actions import Ask
from musicards.games.go_fish.marks import PITCHES
from musicards.theory.pitch import SHARP_NAMES

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
