"""The wire: everything that goes between a page and the server, in JSON, and nothing else does.

One tagged union each way over the websocket, and the bodies of the few HTTP calls. The page's TypeScript types are made
from these (`schema`). A new field gets a default, so that an open page of yesterday goes on.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from musicards.games.distance import DistanceTable, LetterPlayed
from musicards.games.event import (
    Called,
    Caught,
    Dealt,
    Drew,
    Ended,
    Finished,
    Misplayed,
    Passed,
    Penalized,
    Reshuffled,
    TurnStarted,
)
from musicards.games.keys_corners import (
    BookTaken,
    CornersTable,
    Discarded,
    DrewUp,
    Moved,
    Placed,
    Skipped,
)
from musicards.games.steps import StepPlayed, StepsTable

__all__ = [
    "EVENTS",
    "TABLES",
    "Ack",
    "Act",
    "CardInfo",
    "ClientMessage",
    "GameInfo",
    "Happened",
    "Hello",
    "Joined",
    "Lobby",
    "NewMatch",
    "Problem",
    "Refused",
    "Room",
    "SeatInfo",
    "SeatWish",
    "ServerMessage",
    "Sit",
    "Snapshot",
    "Update",
]

EVENTS: tuple[type, ...] = (
    Dealt, TurnStarted, Misplayed, Drew, Penalized, Passed, Finished, Called, Caught, Reshuffled, Ended,
    LetterPlayed, StepPlayed, Placed, Moved, Discarded, BookTaken, DrewUp, Skipped,
)  # fmt: skip
"""Every event a page may hear of; each has a ``type``."""

TABLES: tuple[type, ...] = (DistanceTable, StepsTable, CornersTable)
"""Every table a page may show; each has a ``game``."""


def _any_of(types: tuple[type, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in types]}


# msgspec cannot read a union of dataclasses, and need not: these only ever go out.
SeenEvent: TypeAlias = Annotated[Any, Meta(extra_json_schema=_any_of(EVENTS))]
Table: TypeAlias = Annotated[Any, Meta(extra_json_schema=_any_of(TABLES))]

Level: TypeAlias = Literal["random", "rule", "learner"]


# From the page


class Hello(Struct, tag="hello", tag_field="type", frozen=True):
    """The first message on every connection: what the page has seen already."""

    seen: int | None = None  # the last version it has; None for a fresh page


class Act(Struct, tag="act", tag_field="type", frozen=True):
    """Do something at the table. Sent again, with the same id, until it is answered."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]  # made by the page, new for each attempt
    action: dict[str, Any]  # an entry as records have it, without `by`: {"do": "draw"}


ClientMessage: TypeAlias = Hello | Act


# To the page


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: Literal["person", "computer"]
    name: str  # empty while nobody has taken the seat
    level: Level | None  # of a computer player
    taken: bool
    here: bool  # a page of theirs is open now; always true for computers


class Room(Struct, tag="room", tag_field="type", frozen=True):
    """The match and its seats; sent on joining and whenever it changes."""

    code: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: int | None  # your seat; None for a spectator
    started: bool  # the cards are dealt; before, some seats are still free
    over: bool
    next: str | None  # the code of the match that follows, once somebody chose to play again


class Happened(Struct, frozen=True):
    """One event, as this viewer may know it, and in words (for the log, speech bubbles and screen readers)."""

    event: SeenEvent
    text: str  # may be empty: nothing worth saying


class Update(Struct, tag="update", tag_field="type", frozen=True):
    """One entry of the log happened. Versions count up by one; a gap means: say hello again."""

    version: int
    happened: list[Happened]  # in order
    table: Table  # as it is after it


class Snapshot(Struct, tag="snapshot", tag_field="type", frozen=True):
    """The whole table: on joining, and when a page has missed more than the server keeps."""

    version: int
    recent: list[Happened]  # the last things that happened, oldest first, so that what was said can still be shown
    table: Table


class Ack(Struct, tag="ack", tag_field="type", frozen=True):
    """The act with this id happened, and is kept for good."""

    id: str
    version: int


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    """What was sent is not possible, or made no sense. Nothing has changed."""

    id: str | None  # of the act; None when the message had none
    reason: str  # a code, such as card-fits
    facts: dict[str, Any]
    text: str  # why, and what could be done instead, in a sentence


ServerMessage: TypeAlias = Room | Update | Snapshot | Ack | Refused


# HTTP bodies


class GameInfo(Struct, frozen=True):
    """A game one can choose."""

    name: str
    title: str
    seats: list[int]  # fewest and most players
    options: list[dict[str, Any]]  # name, kind (flag, number, scale), default, and choices where there are some


class CardInfo(Struct, frozen=True):
    """What is printed on a card."""

    code: str
    hour: int | None  # its clock number; None on a wild
    octave: int | None  # 3 to 6, 4 holds middle C; None on a wild
    names: list[str]  # in ASCII: one on a natural, two on a black key, none on a wild


class Lobby(Struct, frozen=True):
    """All that the home page and the table need to know beforehand. GET /api/lobby."""

    games: list[GameInfo]
    cards: list[CardInfo]  # in deck order
    levels: list[Level]


class SeatWish(Struct, frozen=True):
    """Who is to sit in a seat of a new match."""

    kind: Literal["person", "computer"]
    level: Level = "rule"


class NewMatch(Struct, frozen=True):
    """POST /api/matches. The first person's seat is the sender's."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=24)] = ""


class Sit(Struct, frozen=True):
    """POST /api/matches/CODE/seats: take a free seat, the first one when none is named."""

    seat: int | None = None
    name: Annotated[str, Meta(max_length=24)] = ""


class Joined(Struct, frozen=True):
    """Where one sits now: the answer to NewMatch, Sit and POST /api/matches/CODE/again."""

    code: str
    seat: int | None


class Problem(Struct, frozen=True):
    """The body of every HTTP answer from 400 up."""

    reason: str
    text: str
