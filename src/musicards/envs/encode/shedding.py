"""Encoding of The Distance and Steps."""

from typing import Final

from musicards.cards import set_of
from musicards.envs.encode.common import (
    HAND,
    PITCHES,
    SEATS,
    common_fields,
    common_numbers,
    flag,
    hand_numbers,
    pitch_counts,
    relative,
    wilds_in,
)
from musicards.envs.encode.layout import Encoder, Field, Layout, Numbers
from musicards.games.action import Seat
from musicards.games.distance import INTERVAL, Distance, DistanceView
from musicards.games.shedding import SheddingView
from musicards.games.steps import Steps, StepsView
from musicards.theory.pitch import LETTERS

__all__ = ["DISTANCE_ENCODER", "STEPS_ENCODER"]

CARDS: Final = 54
DRAWS: Final = max(Distance.rule_numbers["draws"], Steps.rule_numbers["draws"])  # after which a player may pass
INTERVALS: Final = len(INTERVAL.choices)

_SHARED: Final = (
    *common_fields(most_in_hand=CARDS, most_in_stock=CARDS),
    *HAND,
    Field("fits", (PITCHES,), 1, "[p]: a card of pitch p can be played now"),
    Field("drawn", (DRAWS,), 1, "[k]: the seat on turn has drawn more than k cards"),
    Field("discard", (PITCHES,), 4, "[p]: cards of pitch p in the discard pile"),
    Field("discard_wilds", (1,), 6, "wilds in the discard pile"),
    Field("passes", (1,), SEATS, "passes in a row with nothing left to draw"),
    Field("exposed", (SEATS,), 1, "[s]: seat s has one card left and has not called"),
    Field("asked", (1,), 1, "the observer must decide now whether to call"),
)

DISTANCE: Final = Layout(
    (
        *_SHARED,
        Field("letter", (7,), 1, "[l]: letter l, from A to G, was said last; all 0 before the first play"),
        Field("needed", (7,), 1, "[l]: letter l is a right answer now"),
        Field(
            "interval",
            (INTERVALS,),
            1,
            f"[i]: the interval is i + {INTERVAL.low}: letters counted with both ends",
        ),
    )
)

STEPS: Final = Layout(
    (
        *_SHARED,
        Field(
            "top_pitch",
            (PITCHES,),
            1,
            "[p]: the top card counts as pitch p; all 0 if it is a wild starter",
        ),
        Field("chain", (1,), 1, "a half step has been played in this turn"),
        Field("reference_cards", (1,), 1, "the two Chromatic Scale cards are left out of the deck"),
    )
)


def _shared(view: SheddingView, *, asked: bool) -> dict[str, Numbers]:
    """Return the numbers of each field of `_SHARED`."""
    discarded = set_of(view.discard)
    exposed = [0] * SEATS
    if view.exposed:
        for seat in range(view.players):
            exposed[relative(view, Seat(seat))] = view.exposed >> seat & 1
    return {
        **common_numbers(view),
        **hand_numbers(view.hand),
        "fits": (pitch_counts(view.fits) > 0).astype("int8"),
        "drawn": [int(view.drawn > draws) for draws in range(DRAWS)],
        "discard": pitch_counts(discarded),
        "discard_wilds": wilds_in(discarded),
        "passes": view.blocked_passes,
        "exposed": exposed,
        "asked": int(asked),
    }


def distance_numbers(view: DistanceView, *, asked: bool) -> dict[str, Numbers]:
    """Return the numbers of each field of `DISTANCE`."""
    return {
        **_shared(view, asked=asked),
        "letter": [int(letter == view.letter) for letter in LETTERS],
        "needed": [int(letter in view.needed) for letter in LETTERS],
        "interval": flag(INTERVALS, view.interval - INTERVAL.low),
    }


def steps_numbers(view: StepsView, *, asked: bool) -> dict[str, Numbers]:
    """Return the numbers of each field of `STEPS`."""
    return {
        **_shared(view, asked=asked),
        "top_pitch": flag(PITCHES, view.top_pitch % PITCHES if view.top_pitch else None),
        "chain": int(view.chain),
        "reference_cards": int(bool(view.options["reference_cards"])),
    }


DISTANCE_ENCODER: Final = Encoder(DISTANCE, distance_numbers)
STEPS_ENCODER: Final = Encoder(STEPS, steps_numbers)
