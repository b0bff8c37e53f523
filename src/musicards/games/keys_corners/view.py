"""What the page shows of Key's Corners, in plain JSON values. `rules.CornersView` fills it in."""

from dataclasses import dataclass
from typing import Literal

__all__ = ["CornersTable", "ShownBook", "ShownPile"]


@dataclass(frozen=True, slots=True)
class ShownPile:
    """A pile as the page shows it, bottom first."""

    cards: list[str]
    names: list[str]  # what each card counts as


@dataclass(frozen=True, slots=True)
class ShownBook:
    """A book as the page shows it, bottom first."""

    kind: Literal["scale", "stack"]
    cards: list[str]


@dataclass(frozen=True, slots=True)
class CornersTable:
    """Everything that the page shows. It does not say which plays would be right."""

    seat: int | None
    players: int
    turn: int | None
    over: bool
    turns: int
    hand: list[str]  # codes, in deck order
    counts: list[int]
    stock: int
    discard: list[str]  # the top card, or nothing
    discard_count: int
    plays: int  # how many plays the seat on turn has made in this turn
    scale: list[str]  # its notes, tonic first
    piles: dict[str, ShownPile]
    books: list[list[ShownBook]]  # by seat
    scores: list[int]
    game: Literal["keys_corners"] = "keys_corners"
