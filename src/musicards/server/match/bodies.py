"""The bodies of HTTP requests and answers about a match itself: a new one, the next one, and the review."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from musicards.server.match.messages import Avatar, Level, Refused, SeenEvent, Settings, Table


class SeatWish(Struct, frozen=True):
    """The player wanted for a seat of a new match: a person or a computer."""

    kind: Literal["person", "computer"]
    level: Level = "player"
    avatar: Avatar | None = None  # of a computer player; None for the usual one


class NewMatch(Struct, frozen=True):
    """POST /api/matches. The first person's seat is the sender's."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=24)] = ""
    avatar: Avatar = 0
    settings: Settings = field(default_factory=Settings)


class Again(Struct, frozen=True):
    """POST /api/matches/CODE/again: what differs from this match."""

    options: dict[str, Any] = {}
    level: Level | None = None  # of all computers; None keeps theirs


class ReviewStep(Struct, frozen=True):
    """One entry of the log, and the table after it with nothing hidden."""

    version: int
    at: int  # when, in milliseconds since 1970 UTC
    entry: dict[str, Any]  # as in a record; {"by": 0, "do": "undo"} takes one back
    undone: bool  # taken back later, so it is not in the record
    events: list[SeenEvent]
    hands: list[list[str]]  # by seat
    table: Table  # as a spectator saw it


class Attempt(Struct, frozen=True):
    """POST /api/matches/CODE/review/VERSION: what if `seat` had done this instead of the entry VERSION?"""

    seat: int
    action: dict[str, Any]  # as in Act


class Tried(Struct, frozen=True):
    """The result of an attempt. Nothing has changed."""

    events: list[SeenEvent]
    refused: Refused | None  # why it would not have been possible
