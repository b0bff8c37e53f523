"""The messages between servers. What a lost message said is found by reading the store now and then.

Messages contain no cards, names or tokens: a match is its code, a person is their seat.
"""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct


class Standing(Struct, frozen=True, array_like=True):
    """The state of one match at one server that has pages of it open."""

    code: str
    here: tuple[int, ...]  # the seats of people with a page there
    leads: bool
    stood_in: tuple[int, ...] = ()  # seats where computers play for people; only the server that leads knows
    finishing: tuple[int, int] | None = None  # the turn that a computer finishes; only the server that leads knows


class Present(Struct, tag="present", frozen=True):
    """A server is alive, and these of its matches have changed. Now and then it lists all of them, in parts."""

    server: str
    matches: list[Standing]
    closed: list[str] = []  # codes of matches without pages there
    round: int = 0  # the number of the last list
    complete: bool = False  # the list ends here: matches that this round has not listed have no pages there


class Who(Struct, tag="who", frozen=True):
    """A server has just joined, and asks all others to list their matches."""

    server: str


class Bye(Struct, tag="bye", frozen=True):
    """A server stops."""

    server: str


class Wrote(Struct, tag="wrote", frozen=True):
    """The log of a match now has this number of entries."""

    server: str
    code: str
    version: int


class Changed(Struct, tag="changed", frozen=True):
    """The seats, host or rematch of a match have changed, or the match has been deleted."""

    server: str
    code: str


class ForPages(Struct, tag="for-pages", frozen=True):
    """A message for all pages of a match, encoded as they get it."""

    server: str
    code: str
    message: Raw


class Read(Struct, tag="read", frozen=True):
    """The only person at a table has begun or stopped reading. While they read, the computers wait."""

    server: str
    code: str
    on: bool


class Hurry(Struct, tag="hurry", frozen=True):
    """The only person at a table wants the computer on turn to move now."""

    server: str
    code: str


class StandIn(Struct, tag="stand-in", frozen=True):
    """Somebody wants a computer to play for the person in a seat, who is away."""

    server: str
    code: str
    seat: int


Message: TypeAlias = Present | Who | Bye | Wrote | Changed | ForPages | Read | Hurry | StandIn

_LARGEST = 7000  # bytes; PostgreSQL carries less than 8000

_encode = msgspec.json.Encoder().encode
_decode_list = msgspec.json.Decoder(list[Raw]).decode
_decode = msgspec.json.Decoder(Message).decode


def pack(messages: list[Message]) -> list[bytes]:
    """Return the messages in as few payloads as possible, each at most 7000 bytes unless a single message is longer."""
    payloads: list[bytes] = []
    some: list[bytes] = []
    size = 0
    for message in map(_encode, messages):
        if some and size + len(message) > _LARGEST:
            payloads.append(b"[" + b",".join(some) + b"]")
            some, size = [], 0
        some.append(message)
        size += len(message) + 1
    if some:
        payloads.append(b"[" + b",".join(some) + b"]")
    return payloads


def unpack(payload: bytes) -> list[Message]:
    """Return the messages in a payload, without those of a newer server that this one does not know."""
    found: list[Message] = []
    try:
        several = _decode_list(payload)
    except msgspec.DecodeError:
        return []
    for raw in several:
        try:
            found.append(_decode(raw))
        except msgspec.DecodeError:
            continue
    return found
