"""Go Fish and Old Maid as vectors."""

from typing import Final

import numpy as np

from musicards.cards import CHROMATIC_SCALES, set_of
from musicards.envs.encode.common import (
    PITCHES,
    SEATS,
    Ints,
    by_pitch,
    common_fields,
    common_numbers,
    flag,
    flags_of_hours,
    pitch_counts,
    relative,
)
from musicards.envs.encode.layout import Field, Layout, Numbers
from musicards.games.action import Seat
from musicards.games.go_fish import GoFishView
from musicards.games.old_maid import OldMaidView

__all__ = ["GO_FISH", "OLD_MAID", "go_fish_numbers", "old_maid_numbers"]

SHORT_OF_A_BOOK: Final = 3
MOST_IN_HAND: Final = PITCHES * SHORT_OF_A_BOOK
MOST_DEALT: Final = 25  # in Old Maid, to the first of two players

GO_FISH: Final = Layout(
    (
        *common_fields(most_in_hand=MOST_IN_HAND, most_in_stock=48),
        Field("hand", (PITCHES, SHORT_OF_A_BOOK), 1, "[p, k]: the own hand has more than k cards of pitch p"),
        Field("books", (SEATS, PITCHES), 1, "[s, p]: seat s has laid the book of pitch p"),
        Field(
            "shown",
            (SEATS, PITCHES),
            SHORT_OF_A_BOOK,
            "[s, p]: cards of pitch p that seat s took in plain sight and still holds",
        ),
        Field("hinted", (SEATS, PITCHES), 1, "[s, p]: seat s asked for pitch p, so it holds one more, never shown"),
        Field("lacks", (SEATS, PITCHES), 1, "[s, p]: seat s has none of pitch p, and has drawn nothing unseen since"),
    )
)

OLD_MAID: Final = Layout(
    (
        *common_fields(most_in_hand=MOST_DEALT, most_in_stock=0),
        Field("hand", (PITCHES,), 1, "[p]: the own hand has a card of pitch p"),
        Field("old_maid", (1,), 1, "the own hand has the Old Maid"),
        Field("pairs", (PITCHES,), 2, "[p]: pairs of pitch p that have been laid"),
        Field("fan_of", (SEATS,), 1, "[s]: the seat on turn takes from seat s"),
        Field("fan", (1,), MOST_DEALT, "cards in that fan"),
    )
)


def go_fish_numbers(view: GoFishView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - nobody calls here
    """The numbers of `GO_FISH`."""
    books, shown, hinted, lacks = (np.zeros((SEATS, PITCHES), np.int8) for _ in range(4))
    for number in range(view.players):
        place = relative(view, Seat(number))
        books[place] = _flags(view.books[number])
        shown[place] = pitch_counts(view.shown[number])
        hinted[place] = flags_of_hours(view.hinted[number])
        lacks[place] = flags_of_hours(view.lacks[number])
    return {
        **common_numbers(view),
        "hand": by_pitch(view.hand, SHORT_OF_A_BOOK),
        "books": books,
        "shown": shown,
        "hinted": hinted,
        "lacks": lacks,
    }


def _flags(hours: tuple[int, ...]) -> Ints:
    """By pitch, whether its hour is among `hours`."""
    return flags_of_hours(sum(1 << hour for hour in hours))


def old_maid_numbers(view: OldMaidView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - nobody calls here
    """The numbers of `OLD_MAID`."""
    laid = pitch_counts(set_of([card for pairs in view.laid for card in pairs]))
    return {
        **common_numbers(view, stock=False),
        "hand": pitch_counts(view.hand),
        "old_maid": view.hand >> CHROMATIC_SCALES[0] & 1,
        "pairs": laid // 2,
        "fan_of": flag(SEATS, None if view.of is None else relative(view, view.of)),
        "fan": view.fan_size,
    }
