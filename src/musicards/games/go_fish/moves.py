"""The numbers of asks in Go Fish: ``seat * 12 + place``, who is asked, and where the pitch stands from C, 0, to B, 11.

Both doors, words and numbers, take from here what may rightly be asked, and in which order.
"""

from typing import Final, TypeAlias, TypeVar

from musicards.cards import i64, pitches_in
from musicards.games.action import Action, Seat
from musicards.games.go_fish.actions import Ask
from musicards.games.go_fish.marks import PITCHES
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["ASKS", "ASKS_IN_WORDS", "MOVE_SPACE", "NUMBERS", "describe", "right_asks"]

T = TypeVar("T")

SEATS: Final = 5
MOVE_SPACE: Final = SEATS * PITCHES

ASKS: Final[list[Action]] = [
    Ask(Seat(seat), name) for seat in range(SEATS) for name in (SHARP_NAMES[PITCHES], *SHARP_NAMES[1:PITCHES])
]
"""By number: every ask that there can be."""

Menus: TypeAlias = list[list[tuple[list[list[T]], list[list[T]]]]]
"""By number of players and seat: what is asked with each set of the pitches from C to F, and from F# to B."""

_HALF: Final = PITCHES // 2


def _menus(asks: list[T]) -> Menus[T]:
    """Menus with these `asks`, which stand by number."""

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
    """What `seat` may ask with this `hand`: pitch after pitch from C on, everybody else for each.

    `menus`: `NUMBERS` or `ASKS_IN_WORDS`, as it is wanted.
    """
    pitches = pitches_in(hand)
    low, high = menus[players][seat]
    return low[pitches & 63] + high[pitches >> _HALF]


def describe(move: int) -> str:
    """What a number means.

    >>> describe(13)
    'ask seat 1 for C#'
    """
    seat, place = divmod(move, PITCHES)
    return f"ask seat {seat} for {SHARP_NAMES[place or PITCHES]}"
