"""The events of Old Maid."""

from dataclasses import dataclass, replace
from typing import Literal

from musicards.games.action import Seat
from musicards.games.event import Event, PublicEvent

__all__ = ["Fanned", "PairLaid", "Took", "WentOut"]


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
