"""The bodies of HTTP requests and answers about a match itself: a new one, the next one, and the review."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from musicards.server.match.decoding import Length
from musicards.server.match.messages import Avatar, Level, Refused, SeenEvent, Settings, Table


@dataclass(frozen=True, slots=True)
class SeatWish:
    """The player wanted for a seat of a new match: a person or a computer."""

    kind: Literal["person", "computer"]
    level: Level = "player"
    avatar: Avatar | None = None  # of a computer player; None for the usual one


@dataclass(frozen=True, slots=True)
class NewMatch:
    """POST /api/matches. The first person's seat is the sender's."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = field(default_factory=dict)
    name: Annotated[str, Length(24)] = ""
    avatar: Avatar = 0
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class Again:
    """POST /api/matches/CODE/again: what differs from this match."""

    options: dict[str, Any] = field(default_factory=dict)
    level: Level | None = None  # of all computers; None keeps theirs


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """One entry of the log, and the table after it with nothing hidden."""

    version: int
    at: int  # when, in milliseconds since 1970 UTC
    entry: dict[str, Any]  # as in a record; {"by": 0, "do": "undo"} takes one back
    undone: bool  # taken back later, so it is not in the record
    events: list[SeenEvent]
    hands: list[list[str]]  # by seat
    table: Table  # as a spectator saw it


@dataclass(frozen=True, slots=True)
class Attempt:
    """POST /api/matches/CODE/review/VERSION: what if `seat` had done this instead of the entry VERSION?"""

    seat: int
    action: dict[str, Any]  # as in Act


@dataclass(frozen=True, slots=True)
class Tried:
    """The result of an attempt. Nothing has changed."""

    events: list[SeenEvent]
    refused: Refused | None  # why it would not have been possible
