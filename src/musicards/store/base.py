"""What a store promises, whatever database is behind it.

A match is its head (game, options, settings, seats) and its log. The log only grows: entry 1 is the deal, and entry n
can only be written by a writer that knows the n-1 entries before it. When a call returns, its changes survive a crash
of the machine. When the database fails, every call raises `NotKept`.
"""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from musicards.record import RULES

__all__ = ["Entry", "Store", "StoredEntry", "StoredMatch", "StoredSeat"]

Entry: TypeAlias = Mapping[str, Any]
"""An entry as records have it, ``{"by": 0, "do": "draw"}``; or ``{"by": 0, "do": "undo"}``, which they leave out."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits in a seat, or may."""

    kind: Literal["person", "computer"]
    level: str | None = None  # of a computer player
    name: str = ""
    holder: str | None = None  # the person's secret token; None while the seat is free
    avatar: int = 0  # which picture


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a log. Its version is its place in the log, from 1."""

    entry: Entry
    at: int  # when it was accepted, in milliseconds since 1970 UTC
    act: str | None = None  # the id its sender gave it; None for chance and computers


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """All that is kept of a match."""

    code: str
    game: str
    options: Mapping[str, Any]
    seats: Sequence[StoredSeat]
    log: Sequence[StoredEntry] = ()
    follows: str | None = None  # the code of the match that it is a rematch of
    next: str | None = None  # the code of its own rematch
    settings: Mapping[str, Any] = field(default_factory=dict)  # settings that are not rules of the game
    series: Mapping[str, Any] | None = None  # the round and the points so far; None outside a series
    rules: int = RULES  # the number of the rules it is played by, as in records


class Store(Protocol):
    """Keeps matches. Every method may be called by many tasks at once."""

    @abstractmethod
    async def create(self, match: StoredMatch, at: int) -> bool:
        """Keep a new match, at the time `at`. False, and nothing is kept, when its code is in use already.

        Raises:
            StaleVersion: the match it follows has a rematch already; nothing is kept.
        """

    @abstractmethod
    async def load(self, code: str) -> StoredMatch:
        """The match with this code.

        Raises:
            UnknownMatch: there is none.
        """

    @abstractmethod
    async def append(self, code: str, after: int, entries: Sequence[StoredEntry], *, over: bool) -> None:
        """Add `entries` to a log that has `after` of them: all of them, or none. `over`: the match ends with them.

        Raises:
            StaleVersion: the log is longer by now, or an act of that id by that seat is in it. Nothing was added.
        """

    @abstractmethod
    async def sit(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        """Give a free person's seat to `holder`; or a new name and picture to who holds it already.

        Raises:
            SeatTaken: somebody else holds it, or it is a computer's.
        """

    @abstractmethod
    async def move(self, code: str, seat: int, holder: str) -> None:
        """Give a person's seat to `holder`, whoever held it before.

        Raises:
            SeatTaken: it is a computer's.
        """

    @abstractmethod
    async def fill(self, code: str, computers: Mapping[int, StoredSeat]) -> None:
        """Let computer players have those of the seats in `computers` that are still free."""

    @abstractmethod
    async def set_rules(self, code: str, rules: int) -> None:
        """Store that a match is played by these rules from now on. Does nothing when there is no such match."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """The codes of the matches that are not over, the newest first."""

    @abstractmethod
    async def clear(self, before: int, keep: Collection[str] = ()) -> list[str]:
        """Forget the unfinished matches whose last entry is older than the time `before`, but those in `keep`.

        A match without entries is as old as itself. Matches that are over stay. Returns the codes of those forgotten.
        """

    @abstractmethod
    async def close(self) -> None:
        """Write what is pending, then let go of the database. Nothing may be called afterwards."""
