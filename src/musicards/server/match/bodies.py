"""The bodies of HTTP requests and answers about matches and their seats. The messages on the websocket: `messages`."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from musicards.server.match.decoding import Length
from musicards.server.match.messages import Avatar, Level, Refused, Room, SeenEvent, Settings, Table


@dataclass(frozen=True, slots=True)
class SeatWish:
    """The player wanted for a seat of a new match: a person or a computer."""

    kind: Literal["person", "computer"]
    level: Level = "player"
    avatar: Avatar | None = None  # of a computer player; None for the usual one
    # Of a person who shares the sender's device; None for a person who sits down at another one, and for computers.
    name: Annotated[str, Length(24)] | None = None


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
class Sit:
    """POST /api/matches/CODE/seats: take a free seat (the first one if no seat is given), or the seat of a key."""

    seat: int | None = None
    name: Annotated[str, Length(24)] = ""
    avatar: Avatar | None = None  # None keeps the present one
    key: Annotated[str, Length(64)] | None = None  # as in Room: take that seat, even if somebody sits there


@dataclass(frozen=True, slots=True)
class NewGame:
    """POST /api/matches/CODE/game: play this game instead, as long as no cards are dealt."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Absent:
    """POST /api/matches/CODE/stand-in: let a computer play now for the person in this seat, who is away."""

    seat: int


@dataclass(frozen=True, slots=True)
class NewHost:
    """POST /api/matches/CODE/host: the person in this seat is the host from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Session:
    """POST /api/session: what a page sends with each request if its browser keeps no cookies."""

    token: str


@dataclass(frozen=True, slots=True)
class SeatLink:
    """POST /api/matches/CODE/link: the key for a link to the sender's seat, which opens it once, for some `minutes`."""

    key: str
    minutes: int


@dataclass(frozen=True, slots=True)
class Lock:
    """POST /api/matches/CODE/lock: whether nobody else may sit down."""

    locked: bool


@dataclass(frozen=True, slots=True)
class Removal:
    """POST /api/matches/CODE/remove: take the person in this seat out of the match, and lock the table."""

    seat: int


@dataclass(frozen=True, slots=True)
class Joined:
    """The match and your seat: the answer to NewMatch, Sit and Again."""

    code: str
    seat: int | None


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
class Review:
    """A match that is over, step by step. GET /api/matches/CODE/review."""

    room: Room
    steps: list[ReviewStep]


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
