"""What is done in Memory, and what happens: its actions and events.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from musicards.cards import Card, codes_of, parse_cards
from musicards.games.action import Action, ChanceAction, Seat, need, read_number
from musicards.games.event import PublicEvent


@dataclass(frozen=True, slots=True)
class Deal(ChanceAction):
    """Lay the cards out face down."""

    board: tuple[Card, ...]  # from position 0 on

    def to_json(self) -> dict[str, object]:
        return {"do": "deal", "board": list(codes_of(self.board))}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Deal":
        return Deal(parse_cards(need(fields, "board", "the cards laid out, that in position 0 first")))


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn a card face up."""

    position: int  # from 0

    def to_json(self) -> dict[str, object]:
        return {"do": "flip", "position": self.position}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Flip":
        return Flip(read_number(fields, "position", "the card's place on the board, from 0"))


@dataclass(frozen=True, slots=True)
class Flipped(PublicEvent):
    """`seat` turned a card face up."""

    seat: Seat
    position: int
    card: str
    type: Literal["flipped"] = "flipped"

    def seconds_to_follow(self) -> float:
        return 0.6


@dataclass(frozen=True, slots=True)
class PairKept(PublicEvent):
    """The two cards are a pair: `seat` keeps them and continues."""

    seat: Seat
    positions: tuple[int, ...]  # in the order flipped
    cards: tuple[str, ...]
    type: Literal["pair-kept"] = "pair-kept"


@dataclass(frozen=True, slots=True)
class TurnedBack(PublicEvent):
    """The two cards differ: everybody has seen them, and they are face down again."""

    seat: Seat
    positions: tuple[int, ...]  # in the order flipped
    cards: tuple[str, ...]
    type: Literal["turned-back"] = "turned-back"

    def seconds_to_see(self) -> float:
        return 2.2
