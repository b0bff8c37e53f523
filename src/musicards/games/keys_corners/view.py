"""What a seat may know of Key's Corners, and its right actions."""

from dataclasses import dataclass
from typing import Literal

from musicards.cards import HOUR_OF, Card, code_of, codes_of
from musicards.games.action import Action
from musicards.games.game import View, hand_codes
from musicards.games.keys_corners.board import SPACES, Board
from musicards.games.keys_corners.menu import actions, right_moves

__all__ = ["Book", "CornersTable", "CornersView"]


class Book:
    """A completed pile that somebody took. Never changes."""

    __slots__ = ("cards", "kind")

    def __init__(self, kind: Literal["scale", "stack"], cards: tuple[Card, ...]) -> None:
        self.kind = kind
        self.cards = cards  # bottom first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Book) and (self.kind, self.cards) == (other.kind, other.cards)

    def __hash__(self) -> int:
        return hash((self.kind, self.cards))

    @property
    def points(self) -> int:
        """10 for a scale, 5 for a stack."""
        return 10 if self.kind == "scale" else 5

    def to_json(self) -> dict[str, object]:
        """As ``replay`` prints it."""
        return {"kind": self.kind, "cards": list(codes_of(self.cards))}


@dataclass(frozen=True, slots=True)
class ShownPile:
    """A pile as a screen shows it, bottom first."""

    cards: list[str]
    names: list[str]  # what each counts as


@dataclass(frozen=True, slots=True)
class ShownBook:
    """A book as a screen shows it, bottom first."""

    kind: Literal["scale", "stack"]
    cards: list[str]


@dataclass(frozen=True, slots=True)
class CornersTable:
    """What a screen shows, in plain JSON values. What would be a right play is not in it."""

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
    plays: int  # plays in this turn
    scale: list[str]  # its notes, tonic first
    piles: dict[str, ShownPile]
    books: list[list[ShownBook]]  # by seat
    scores: list[int]
    game: Literal["keys_corners"] = "keys_corners"


class CornersView(View):
    """What a seat may know."""

    hand_size: int  # up to how many cards one draws
    plays: int  # plays in this turn
    board: Board  # never changes any more
    books: tuple[tuple[Book, ...], ...]  # by seat

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.plays, self.board, self.books)

    def legal_actions(self) -> list[Action]:
        if self.over or self.chance_due or self.seat is None or self.seat != self.turn:
            return []
        top = self.discard[-1] if self.discard else None
        menu = right_moves(self.board, self.hand, HOUR_OF[top] if top is not None else 0, self.plays)
        return actions(menu, self.board, self.hand, top)

    def table(self) -> CornersTable:
        piles = {
            name: ShownPile(list(codes_of(pile.cards)), pile.names()) if pile is not None else ShownPile([], [])
            for name, pile in zip(SPACES, self.board.piles, strict=True)
        }
        return CornersTable(
            seat=self.seat,
            players=self.players,
            turn=None if self.over else self.turn,
            over=self.over,
            turns=self.turns,
            hand=hand_codes(self.hand),
            counts=list(self.counts),
            stock=self.stock_size,
            discard=[code_of(self.discard[-1])] if self.discard else [],
            discard_count=len(self.discard),
            plays=self.plays,
            scale=list(self.board.ladder.scale.names),
            piles=piles,
            books=[[ShownBook(book.kind, list(codes_of(book.cards))) for book in books] for books in self.books],
            scores=[sum(book.points for book in books) for books in self.books],
        )
