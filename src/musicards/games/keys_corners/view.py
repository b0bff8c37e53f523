"""What a seat may know in Key's Corners, its right actions, and what the page shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from musicards.cards import HOUR_OF, Card, code_of, codes_of
from musicards.games.action import Action
from musicards.games.keys_corners.board import FOUNDATIONS, SPACES, Board, Pile
from musicards.games.keys_corners.legal_moves import LegalMoves
from musicards.games.keys_corners.rules import Book, legal_moves, owes_play
from musicards.games.teaching import Task
from musicards.games.view import Table, View


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
class CornersTable(Table):
    """Everything that the page shows. It does not say which plays would be right."""

    stock: int
    discard: list[str]  # the top card, or nothing
    discard_count: int
    plays: int  # how many plays the seat on turn has made in this turn
    scale: list[str]  # its notes, tonic first
    piles: dict[str, ShownPile]
    books: list[list[ShownBook]]  # by seat
    scores: list[int]
    game: Literal["keys_corners"] = "keys_corners"


class CornersView(View):
    """What a seat may know: its own hand, and everything on the table."""

    game: ClassVar = "keys_corners"

    hand_size: int  # up to how many cards a player draws
    plays: int  # how many plays the seat on turn has made in this turn
    board: Board  # never changes anymore
    books: tuple[tuple[Book, ...], ...]  # by seat
    said: Mapping[Card, str]  # by wild: the name that was said for it last

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.plays, self.board, self.books)

    def legal_actions(self) -> list[Action]:
        if self.over or self.chance_due or self.seat != self.turn:
            return []
        top = self.discard[-1] if self.discard else None
        return self.legal().actions(self.board, self.hand, top)

    def legal(self) -> LegalMoves:
        """Return the legal moves of the seat on turn."""
        top = HOUR_OF[self.discard[-1]] if self.discard else 0
        return legal_moves(self.board, self.hand, top, self.plays)

    def own_task(self) -> Task | None:
        legal = self.legal()
        if legal.fill:
            gaps = [SPACES[space] for space in FOUNDATIONS if legal.fill >> space & 1]
            return Task("fill-first" if self.hand else "fill-from-discard", {"gaps": gaps})
        if self.board.compulsory_moves:
            return Task("move-first")
        if owes_play(self.hand, self.plays):
            return Task("play-first")
        if not legal.has_plays():
            return Task("done")
        if self.hand:
            return Task("free")
        return Task("both" if legal.top and legal.card_moves else "top" if legal.top else "moves")

    def names_on(self, pile: Pile) -> list[str]:
        """Return the names of a pile's cards, bottom first: those of the scale, and what was said for a wild."""
        return [self.said.get(card, name) for card, name in zip(pile.cards, pile.names(), strict=True)]

    def table(self) -> CornersTable:
        piles = {
            name: ShownPile(list(codes_of(pile.cards)), self.names_on(pile)) if pile is not None else ShownPile([], [])
            for name, pile in zip(SPACES, self.board.piles, strict=True)
        }
        return CornersTable(
            **self.table_fields(),
            stock=self.stock_size,
            discard=[code_of(self.discard[-1])] if self.discard else [],
            discard_count=len(self.discard),
            plays=self.plays,
            scale=list(self.board.scale.names),
            piles=piles,
            books=[[ShownBook(book.kind, list(codes_of(book.cards))) for book in books] for books in self.books],
            scores=[sum(book.points for book in books) for books in self.books],
        )
