"""Encoding of Go Fish."""

from typing import Final

import numpy as np

from musicards.envs.encode.common import (
    PITCHES,
    SEATS,
    Ints,
    by_pitch,
    common_fields,
    common_numbers,
    flags_of_hours,
    pitch_counts,
    relative,
)
from musicards.envs.encode.layout import Encoder, Field, Layout, Numbers
from musicards.games.action import Seat
from musicards.games.go_fish import GoFishView

__all__ = ["GO_FISH_ENCODER"]

SHORT_OF_A_BOOK: Final = 3  # most cards of one pitch in a hand: the fourth completes a book
MAX_IN_HAND: Final = PITCHES * SHORT_OF_A_BOOK

GO_FISH: Final = Layout(
    (
        *common_fields(most_in_hand=MAX_IN_HAND, most_in_stock=48),
        Field("hand", (PITCHES, SHORT_OF_A_BOOK), 1, "[p, k]: the observer holds more than k cards of pitch p"),
        Field("books", (SEATS, PITCHES), 1, "[s, p]: seat s has laid the book of pitch p"),
        Field(
            "shown",
            (SEATS, PITCHES),
            SHORT_OF_A_BOOK,
            "[s, p]: cards of pitch p that everybody saw seat s take and that it still holds",
        ),
        Field(
            "hinted",
            (SEATS, PITCHES),
            1,
            "[s, p]: seat s asked for pitch p, so it holds at least one more card of it that was never shown",
        ),
        Field("lacks", (SEATS, PITCHES), 1, "[s, p]: seat s has no card of pitch p and has drawn nothing unseen since"),
    )
)


def go_fish_numbers(view: GoFishView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - Go Fish has no calls
    """Return the numbers of each field of `GO_FISH`."""
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
    """Return 12 flags by pitch: whether its hour is in `hours`."""
    return flags_of_hours(sum(1 << hour for hour in hours))


GO_FISH_ENCODER: Final = Encoder(GO_FISH, go_fish_numbers)
