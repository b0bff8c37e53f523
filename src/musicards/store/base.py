"""What is stored of a match: its head (game, options, settings, seats) and its log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from musicards.games.secret import Secret
from musicards.record import RULES

GONE: Final = "gone"
"""The holder of the seat of a person who has left a match that is over. Tokens of browsers are longer."""

Entry: TypeAlias = Mapping[str, Any]
"""An entry as in a record, ``{"by": 0, "do": "draw"}``; or ``{"by": 0, "do": "undo"}``, which records leave out."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat, and who sits in it."""

    kind: Literal["person", "computer"]
    level: str | None = None  # of a computer player
    name: str = ""
    holder: str | None = None  # the person's secret token, or `GONE`; None while the seat is free
    avatar: int = 0  # the number of the picture
    key_number: int = 0  # how often the key of the seat has been replaced


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a log. Its version is its number in the log, from 1."""

    entry: Entry
    at: int  # when it was accepted, in milliseconds since 1970 UTC
    act: str | None = None  # the id that its sender gave it; None for chance and computers


@dataclass(frozen=True, slots=True)
class Head:
    """The part of a match that can change, apart from the entries of its log."""

    version: int  # how many entries the log has
    seats: Sequence[StoredSeat]
    next: str | None
    host: int | None
    settings: Mapping[str, Any]
    game: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """Everything that is stored of a match."""

    code: str
    game: str
    options: Mapping[str, Any]
    seats: Sequence[StoredSeat]
    log: Sequence[StoredEntry] = ()
    follows: str | None = None  # the code of the match before, if this is a rematch
    next: str | None = None  # the code of its rematch
    settings: Mapping[str, Any] = field(default_factory=dict)  # settings that are not rules of the game
    series: Mapping[str, Any] | None = None  # the round and the points so far; None outside a series
    rules: int = RULES  # the version of the rules it is played by, as in records
    host: int | None = None  # the seat of the person who hosts the table; None for the first person
    secret: Secret | None = None  # of its shuffles; None in First steps and in old matches
    over: bool = False  # it ended by the rules that it was played by; `append` says so
