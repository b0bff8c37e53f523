"""The bodies of the HTTP API. The messages on the websocket are in `messages`."""

from dataclasses import dataclass, field
from typing import Annotated, Any

from musicards.errors import Expected, InputCode, InputError
from musicards.server.calls.tools import NameParts
from musicards.server.match.bodies import ReviewStep
from musicards.server.match.decoding import Length
from musicards.server.match.messages import Avatar, Reason, Room


@dataclass(frozen=True, slots=True)
class Sit:
    """POST /api/matches/CODE/seats: take a free seat (the first one if no seat is given), or the seat of a key."""

    seat: int | None = None
    name: Annotated[str, Length(24)] = ""
    avatar: Avatar | None = None  # None keeps the present one
    key: Annotated[str, Length(64)] | None = None  # as in Room: take that seat, even if somebody sits there


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
class InputProblem:
    """What is wrong with typed input, as in `errors.InputError`; null where a code has no such fact."""

    code: InputCode
    input: str  # what was typed, cut off if it is long
    part: str  # the part that is wrong; the same as input if all of it is
    expected: Expected | None  # what the part should be
    suggestions: list[NameParts]  # what was probably meant, the most likely first
    examples: list[NameParts]  # what could be typed; only where there are no suggestions
    number: int | None  # which of the notes and chords of a line it is, from 1
    row: int | None  # which row it is in, if the line has several
    total: int | None
    least: int | None
    most: int | None

    @classmethod
    def of(cls, error: InputError) -> "InputProblem":
        """Return the facts of an error."""
        suggestions = [NameParts.of(each) for each in error.suggestions]
        examples = [NameParts.of(each) for each in error.examples]
        return cls(
            error.code,
            error.input,
            error.part,
            error.expected,
            suggestions,
            examples,
            error.number,
            error.row,
            error.total,
            error.least,
            error.most,
        )


@dataclass(frozen=True, slots=True)
class Problem:
    """The body of every HTTP response with a status of 400 or more."""

    reason: Reason
    text: str  # an English sentence, for programs
    facts: dict[str, Any] = field(default_factory=dict)
    input: InputProblem | None = None  # what is wrong with typed input; the reason is bad-notation then


@dataclass(frozen=True, slots=True)
class Review:
    """A match that is over, step by step. GET /api/matches/CODE/review."""

    room: Room
    steps: list[ReviewStep]
