"""The numbers of asks in Go Fish: ``seat * 12 + place``, who is asked, and where the pitch stands from C, 0, to B, 11.

Both doors, words and numbers, take from here what may rightly be asked, and in which order.
"""

from typing import Final, TypeAlias

from musicards.cards import BITS_IN, i64, pitches_in
from musicards.games.action import Action, Seat
from musicards.games.go_fish.actions import Ask
from musicards.games.go_fish.marks import PITCHES
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["ASKS", "MOVE_SPACE", "ask_at", "describe", "right_asks"]

MOVE_SPACE: Final = 5 * PITCHES

ASKS: Final[list[Action]] = [
    Ask(Seat(seat), name) for seat in range(5) for name in (SHARP_NAMES[PITCHES], *SHARP_NAMES[1:PITCHES])
]
"""By number: every ask that there can be."""

MOST_KEPT: Final = 1 << 14
"""How many menus are kept to hand out again."""

Menu: TypeAlias = tuple[list[int], list[Action]]
"""Asks, by number and in words."""

_MENUS: Final[dict[int, Menu]] = {}


def right_asks(hand: i64, seat: i64, players: i64) -> Menu:
    """What `seat` may ask with this `hand`: pitch after pitch from C on, everybody else for each. Not to be changed."""
    pitches = pitches_in(hand)
    menu = _MENUS.get((pitches << 3 | seat) << 3 | players)
    if menu is not None:
        return menu
    if len(_MENUS) >= MOST_KEPT:
        _MENUS.clear()
    others = [other for other in range(players) if other != seat]
    places = [place for place in range(PITCHES) if pitches >> place & 1]
    numbers = [other * PITCHES + place for place in places for other in others]
    menu = _MENUS[(pitches << 3 | seat) << 3 | players] = numbers, [ASKS[number] for number in numbers]
    return menu


def ask_at(hand: i64, seat: i64, players: i64, at: i64) -> i64:
    """What stands in place `at` of `right_asks`, without making it."""
    pitches = pitches_in(hand)
    others = players - 1
    while at >= others:
        pitches &= pitches - 1
        at -= others
    other = at + 1 if at >= seat else at
    return other * PITCHES + BITS_IN[(pitches & -pitches) - 1]


def describe(move: int) -> str:
    """What a number means.

    >>> describe(13)
    'ask seat 1 for C#'
    """
    seat, place = divmod(move, PITCHES)
    return f"ask seat {seat} for {SHARP_NAMES[place or PITCHES]}"
