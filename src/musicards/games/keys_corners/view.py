"""What a seat may know of Key's Corners, and its right actions."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from musicards.cards import (
    CARDS_OF_HOUR,
    DECK,
    HOUR_OF,
    NOTES,
    WILDS,
    Card,
    CardSet,
    code_of,
    codes_of,
    is_wild,
)
from musicards.games.action import Action, Done
from musicards.games.game import View, hand_codes
from musicards.games.keys_corners.actions import Discard, Move, Place, Source
from musicards.games.keys_corners.board import ALL_SPACES, SPACES, Board, Space

__all__ = ["Book", "CornersTable", "CornersView", "fill_due"]

_DONE: Final = Done()


@dataclass(frozen=True, slots=True)
class Book:
    """A completed pile that somebody took."""

    kind: Literal["scale", "stack"]
    cards: tuple[Card, ...]  # bottom first

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

    plays: int  # plays in this turn
    board: Board
    books: tuple[tuple[Book, ...], ...]  # by seat

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.plays, self.board, self.books)

    def legal_actions(self) -> list[Action]:
        if self.over or self.luck_due or self.seat is None or self.seat != self.turn:
            return []
        if fill_due(self.board, self.hand, len(self.discard)):
            return self.fills()
        actions: list[Action] = self.places()
        moves = self.board.moves()
        if moves:
            actions.extend([_move(source, target, count) for source, target, count in moves])
        if not moves or self.board.compulsory() is None:
            if self.plays or not self.hand:
                actions.append(_DONE)
            if not self.plays:
                actions.extend(self.discards())
        return actions

    def fills(self) -> list[Action]:
        """The ways to fill the empty foundations, one card of each pitch; a wild as each of the twelve."""
        gaps = self.board.gaps()
        if not self.hand:
            return [_place(self.discard[-1], "discard", gap, None) for gap in gaps]
        cards = _one_of_each(self.hand)
        names = self.board.ladder.name_of_hour
        found: list[Action] = []
        for gap in gaps:
            for card in cards:
                if is_wild(card):
                    found.extend([_place(card, "hand", gap, name) for name in names[1:]])
                else:
                    found.append(_place(card, "hand", gap, None))
        return found

    def places(self) -> list[Action]:
        """The ways to continue a pile with a card of the hand or the discard pile's top card."""
        found: list[Action] = []
        board = self.board
        hand = self.hand & board.fits
        wild = _lowest(self.hand & WILDS) if self.hand & WILDS else None
        top = self.discard[-1] if self.discard else None
        top_hour = HOUR_OF[top] if top is not None else 0
        if not hand and wild is None and top_hour not in board.wants:
            return found
        for space in ALL_SPACES:
            hour = board.wants[space]
            if not hour:
                continue
            fitting = hand & CARDS_OF_HOUR[hour]
            if fitting:
                found.append(_place(_lowest(fitting), "hand", space, None))
            if wild is not None:
                found.append(_place(wild, "hand", space, board.ladder.name_of_hour[hour]))
            if top is not None and top_hour == hour:
                found.append(_place(top, "discard", space, None))
        return found

    def discards(self) -> list[Action]:
        """The cards that fit nowhere, one of each pitch. A wild fits somewhere, always."""
        return [_discard(card) for card in _one_of_each(self.hand & NOTES & ~self.board.fits)]

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


def fill_due(board: Board, hand: CardSet, discard_size: int) -> bool:
    """Whether an empty foundation has to be filled first, by a player with this hand."""
    return board.has_gap and (hand != 0 or discard_size > 0)


def _lowest(cards: CardSet) -> Card:
    """The first card of a set in deck order."""
    return DECK[(cards & -cards).bit_length() - 1]


def _one_of_each(cards: CardSet) -> list[Card]:
    """One card of each pitch among `cards`, and one wild."""
    found: list[Card] = []
    while cards:
        card = _lowest(cards)
        found.append(card)
        cards &= ~(CARDS_OF_HOUR[HOUR_OF[card]] or WILDS)
    return found


# Actions are immutable and few, so each is made once.


@lru_cache(maxsize=1 << 12)
def _place(card: Card, source: Source, to: Space, name: str | None) -> Place:
    return Place(card, source, to, name)


@lru_cache(maxsize=1 << 10)
def _move(source: Space, to: Space, count: int) -> Move:
    return Move(source, to, count)


@lru_cache(maxsize=1 << 6)
def _discard(card: Card) -> Discard:
    return Discard(card)
