"""What a seat may know of Key's Corners, and its right actions."""

from dataclasses import dataclass
from typing import Final, Literal

from musicards.cards import (
    CARDS_OF_HOUR,
    HOUR_OF,
    NOTE_CARDS,
    NOTES,
    WILDS,
    Card,
    CardSet,
    code_of,
    codes_of,
    first_of,
    is_wild,
)
from musicards.games.action import Action, Done
from musicards.games.game import View, hand_codes
from musicards.games.keys_corners.actions import Discard, Move, Place, Source
from musicards.games.keys_corners.board import ALL_SPACES, FOUNDATIONS, LONGEST_RUN, SPACES, Board, Space

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
        actions: list[Action] = []
        self.add_places(actions)
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
            return [_place(self.discard[-1], "discard", gap) for gap in gaps]
        cards = _one_of_each(self.hand)
        names = self.board.ladder.name_of_hour
        found: list[Action] = []
        for gap in gaps:
            for card in cards:
                if is_wild(card):
                    found.extend([_place_as(card, gap, hour, names[hour]) for hour in range(1, 13)])
                else:
                    found.append(_place(card, "hand", gap))
        return found

    def add_places(self, actions: list[Action]) -> None:
        """Add the ways to continue a pile with a card of the hand or the discard pile's top card."""
        board = self.board
        hand = self.hand
        wild = first_of(self.hand & WILDS) if self.hand & WILDS else None
        top = self.discard[-1] if self.discard else None
        top_hour = HOUR_OF[top] if top is not None else 0
        for space in ALL_SPACES:
            hour = board.wants[space]
            if not hour:
                continue
            fitting = hand & CARDS_OF_HOUR[hour]
            if fitting:
                actions.append(_place(first_of(fitting), "hand", space))
            if wild is not None:
                actions.append(_place_as(wild, space, hour, board.ladder.name_of_hour[hour]))
            if top is not None and top_hour == hour:
                actions.append(_place(top, "discard", space))

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


def _one_of_each(cards: CardSet) -> list[Card]:
    """One card of each pitch among `cards`, and one wild."""
    found: list[Card] = []
    while cards:
        card = first_of(cards)
        found.append(card)
        cards &= ~(CARDS_OF_HOUR[HOUR_OF[card]] or WILDS)
    return found


# Actions are immutable and few, so each is made once.


_PLACES: Final = [
    [[Place(card, source, space) for space in ALL_SPACES] for card in NOTE_CARDS] for source in ("hand", "discard")
]
_MOVES: Final = [
    [[Move(source, to, count) for count in range(LONGEST_RUN + 1)] for to in ALL_SPACES] for source in FOUNDATIONS
]
_WILD_PLACES: Final[list[list[list[Place | None]]]] = [
    [[None] * 13 for _ in ALL_SPACES] for _ in range(WILDS.bit_count())
]
_DISCARDS: Final = [Discard(card) for card in NOTE_CARDS]


def _place(card: Card, source: Source, to: Space) -> Place:
    return _PLACES[source == "discard"][card][to]


def _move(source: Space, to: Space, count: int) -> Move:
    return _MOVES[source][to][count]


def _discard(card: Card) -> Discard:
    return _DISCARDS[card]


def _place_as(wild: Card, to: Space, hour: int, name: str) -> Place:
    kept = _WILD_PLACES[wild - len(NOTE_CARDS)][to]
    place = kept[hour]
    if place is None or place.name != name:  # the scale's own name of that hour
        place = kept[hour] = Place(wild, "hand", to, name)
    return place
