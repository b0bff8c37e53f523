"""Encoding of Memory. The vector holds everything that has been seen; forgetting is up to the player."""

from typing import Final

import numpy as np

from musicards.cards import DECK
from musicards.envs.encode.common import PITCHES, SEATS, common_fields, common_numbers, flag, seats_in
from musicards.envs.encode.layout import Encoder, Field, Layout, Numbers
from musicards.games.memory import KIND_OF, MemoryView

__all__ = ["MEMORY_ENCODER"]

POSITIONS: Final = len(DECK)
KINDS: Final = PITCHES + 2  # the twelve pitches, the question mark and the Chromatic Scale

MEMORY: Final = Layout(
    (
        *common_fields(most_in_hand=0, most_in_stock=0),
        Field("down", (POSITIONS,), 1, "[n]: the card in position n is face down"),
        Field("up", (POSITIONS,), 1, "[n]: the card in position n is face up"),
        Field(
            "known",
            (POSITIONS, KINDS),
            1,
            "[n, k]: position n is known to hold a card of kind k: the pitches, then ?, then Chromatic Scale",
        ),
        Field("pairs", (SEATS,), POSITIONS // 2, "[s]: pairs that seat s has"),
    )
)

_PLACE_OF: Final = tuple(kind % PITCHES if kind <= PITCHES else kind - 1 for kind in KIND_OF)
"""By card, the index of its kind."""


def memory_numbers(view: MemoryView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - Memory has no calls
    """Return the numbers of each field of `MEMORY`."""
    known = np.zeros((POSITIONS, KINDS), np.int8)
    for position, card in enumerate(view.seen):
        if card is not None:
            known[position, _PLACE_OF[card]] = 1
    down = [int(position < view.size and not view.gone >> position & 1) for position in range(POSITIONS)]
    if view.up is not None:
        down[view.up] = 0
    return {
        **common_numbers(view, counts=False, stock=False),
        "down": down,
        "up": flag(POSITIONS, view.up),
        "known": known,
        "pairs": seats_in(view, [len(cards) // 2 for cards in view.pairs]),
    }


MEMORY_ENCODER: Final = Encoder(MEMORY, memory_numbers)
