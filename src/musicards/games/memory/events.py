"""The events of Memory."""

from dataclasses import dataclass
from typing import Literal

from musicards.games.action import Seat
from musicards.games.event import PublicEvent

__all__ = ["Flipped", "PairKept", "TurnedBack"]


@dataclass(frozen=True, slots=True)
class Flipped(PublicEvent):
    """`seat` turned a card face up."""

    seat: Seat
    position: int
    card: str
    type: Literal["flipped"] = "flipped"


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
        return 2.5
