"""The actions of Memory. Rules: docs/rules.md, "Records"."""

from collections.abc import Mapping
from dataclasses import dataclass

from musicards.cards import Card, codes_of, parse_cards
from musicards.games.action import Action, ChanceAction, need, read_number

__all__ = ["Deal", "Flip"]


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
