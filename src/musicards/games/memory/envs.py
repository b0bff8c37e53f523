"""Memory in environments: encoding and rendering.

A vector holds everything that has been seen; forgetting is up to the player.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np

from musicards.cards import DECK, code_of, codes_of
from musicards.envs.fields import COMMON_PARTS, SEATS, common_fields, common_numbers, flag, seats_in
from musicards.envs.layout import Encoder, Field, Layout, Numbers, Part
from musicards.envs.renderer import Renderer, plural
from musicards.games.action import Action, Seat
from musicards.games.game import Game
from musicards.games.memory import Flip, Memory, MemoryView
from musicards.games.memory.words import KINDS, KNOWN_BITS, PLACE_OF, MemoryWords

POSITIONS: Final = len(DECK)

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


def memory_numbers(view: MemoryView, *, asked: bool) -> dict[str, Numbers]:  # noqa: ARG001 - Memory has no calls
    """Return the numbers of each field of `MEMORY`."""
    known = np.zeros((POSITIONS, KINDS), np.int8)
    for position, card in enumerate(view.seen):
        if card is not None:
            known[position, PLACE_OF[card]] = 1
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


_COLUMNS: Final[Mapping[int, int]] = {14: 7, 24: 8, 54: 9}
"""In Memory, cards in a row, by the number of cards."""


class MemoryRenderer(Renderer):
    """Memory."""

    def action(self, action: Action) -> str:
        assert isinstance(action, Flip)
        return f"flips position {action.position}"

    def middle(self, view: object, game: Game | None) -> list[str]:
        """Return the rows of the board: `??` face down, [C4] face up, blank if taken; with `game`, all face up."""
        assert isinstance(view, MemoryView)
        assert game is None or isinstance(game, Memory)
        faces = None if game is None else codes_of(game.board)
        cells: list[str] = []
        for position in range(view.size):
            card = view.seen[position]
            if view.gone >> position & 1:
                cells.append("")
            elif position == view.up and card is not None:
                cells.append(f"[{code_of(card)}]")
            else:
                cells.append("??" if faces is None else faces[position])
        columns = _COLUMNS[view.size]
        rows = [cells[start : start + columns] for start in range(0, view.size, columns)]
        return ["    " + "".join(f"{cell:<6}" for cell in row).rstrip() for row in rows]

    def count(self, cards: int) -> str:
        del cards
        return ""

    def laid(self, view: object, seat: Seat) -> str:
        assert isinstance(view, MemoryView)
        return plural(len(view.pairs[seat]) // 2, "pair")


_PARTS: Final = (
    *COMMON_PARTS,
    Part("down", "flags", 2),
    Part("up", "flags", 3),
    Part("known", "flags", 4, bits=KNOWN_BITS),
    Part("pairs", "bytes", 0),
)

MEMORY_ENCODER: Final = Encoder(MEMORY, memory_numbers, renderer=MemoryRenderer, words=MemoryWords(), parts=_PARTS)
