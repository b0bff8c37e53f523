"""Go Fish in environments: encoding, rendering, and moves of an agent."""

from typing import Final

import numpy as np

from musicards.envs.fields import (
    COMMON_PARTS,
    PITCHES,
    SEATS,
    by_pitch,
    common_fields,
    common_numbers,
    flags_of_hours,
    pitch_counts,
    relative,
)
from musicards.envs.layout import Encoder, Field, Layout, Numbers, Part
from musicards.envs.renderer import Renderer, agent_name
from musicards.games.action import Action, Seat
from musicards.games.game import Game
from musicards.games.go_fish import Ask, GoFishView
from musicards.games.go_fish.words import GoFishWords
from musicards.theory.pitch import SHARP_NAMES

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
        books[place] = flags_of_hours(sum(1 << hour for hour in view.books[number]))
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


_PLACES: Final = ("yourself", "the next seat", "the second seat", "the third seat", "the fourth seat")


def names_of_asks(game: type[Game]) -> list[str]:
    """Return the names of moves: ``place * 12 + pitch`` asks the seat `place` steps clockwise for that pitch, C first.

    Place 0, the agent's own seat, is never right.
    """
    del game
    return [f"ask {place} for {SHARP_NAMES[pitch or PITCHES]}" for place in _PLACES for pitch in range(PITCHES)]


class GoFishRenderer(Renderer):
    """Go Fish."""

    def action(self, action: Action) -> str:
        assert isinstance(action, Ask)
        return f"asks {agent_name(action.seat)} for {action.pitch}"

    def middle(self, view: object, game: Game | None) -> list[str]:
        del game
        assert isinstance(view, GoFishView)
        return [f"{view.stock_size} in the stock"]

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, GoFishView)
        return f"books {' '.join(SHARP_NAMES[hour] for hour in view.books[seat])}" if view.books[seat] else ""


_PARTS: Final = (
    *COMMON_PARTS,
    Part("hand", "flags", 2),
    Part("books", "flags", 3),
    Part("shown", "binary", 4, planes=2),
    Part("hinted", "flags", 6),
    Part("lacks", "flags", 7),
)

GO_FISH_ENCODER: Final = Encoder(GO_FISH, go_fish_numbers, GoFishWords(), _PARTS, names_of_asks, GoFishRenderer)
