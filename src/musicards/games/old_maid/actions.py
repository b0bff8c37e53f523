"""What is done in Old Maid, and what happens: its actions and events.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from musicards.cards import Card, codes_of, parse_cards
from musicards.games.action import Action, ChanceAction, Seat, need, read_hands, read_number
from musicards.games.event import Event, PublicEvent


@dataclass(frozen=True, slots=True)
class Deal(ChanceAction):
    """Deal all the cards, one at a time from seat 0 on; pairs are laid down after the deal."""

    hands: tuple[tuple[Card, ...], ...]  # by seat, in the order dealt

    def to_json(self) -> dict[str, object]:
        return {"do": "deal", "hands": [list(codes_of(hand)) for hand in self.hands]}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Deal":
        return Deal(read_hands(fields))


@dataclass(frozen=True, slots=True)
class Fan(ChanceAction):
    """Shuffle the hand from which the next card will be taken."""

    seat: Seat  # whose hand it is
    hand: tuple[Card, ...]  # from position 0 on

    def to_json(self) -> dict[str, object]:
        return {"do": "fan", "seat": self.seat, "hand": list(codes_of(self.hand))}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Fan":
        seat = read_number(fields, "seat", "the seat that holds out its hand")
        return Fan(Seat(seat), parse_cards(need(fields, "hand", "the cards of the fan, that in position 0 first")))


@dataclass(frozen=True, slots=True)
class Pair(Action):
    """Lay down a pair that the player has found; only with the option `find_pairs`."""

    cards: tuple[Card, ...]  # two of a pitch

    def to_json(self) -> dict[str, object]:
        return {"do": "pair", "cards": list(codes_of(self.cards))}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Pair":
        return Pair(parse_cards(need(fields, "cards", "the two cards of the pair")))


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a card from the fan."""

    position: int  # from 0

    def to_json(self) -> dict[str, object]:
        return {"do": "take", "position": self.position}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "Take":
        return Take(read_number(fields, "position", "the card's place in the fan, from 0"))


@dataclass(frozen=True, slots=True)
class PairLaid(PublicEvent):
    """`seat` had two cards of a pitch and laid them down."""

    seat: Seat
    cards: tuple[str, ...]
    type: Literal["pair-laid"] = "pair-laid"


@dataclass(frozen=True, slots=True)
class Fanned(PublicEvent):
    """`seat` shuffled its hand and holds it out as a fan; only `seat` knows the order."""

    seat: Seat
    count: int  # cards in the fan
    type: Literal["fanned"] = "fanned"


@dataclass(frozen=True, slots=True)
class Took(Event):
    """`seat` took a card from the fan of `of`."""

    seat: Seat
    of: Seat
    position: int  # in the fan, from 0
    card: str | None  # None for everybody but the taker and the former owner
    type: Literal["took"] = "took"

    def seen_by(self, viewer: Seat | None) -> "Took":
        return self if viewer in (self.seat, self.of) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class WentOut(PublicEvent):
    """`seat` has no cards left and is safe."""

    seat: Seat
    type: Literal["went-out"] = "went-out"
