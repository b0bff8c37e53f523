"""What is stored of a match: its head (game, options, settings, seats) and its log. And what every store can do."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
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


class Store(ABC):
    """Matches. Many tasks can call its methods at once.

    The log of a match only grows: entry 1 is the deal, and entry n can only be written by a writer that knows the n-1
    entries before it. When a call returns, its changes survive a crash of the machine. If the store fails, every call
    raises `NotStored`. If it fails while it is committing, the changes may be stored all the same; another attempt then
    finds them.

    Attributes:
        most_over: how many matches that are over are not old, see `old`; None for any number.
    """

    most_over: int | None = None

    @abstractmethod
    async def create(self, match: StoredMatch, at: int) -> bool:
        """Store a new match, at the time `at`. If its code is in use already, store nothing and return False.

        Raises:
            StaleVersion: the match it follows has a rematch already; nothing is stored.
            UnknownMatch: the match it follows has been deleted; nothing is stored.
        """

    @abstractmethod
    async def load(self, code: str) -> StoredMatch:
        """Return the match with this code.

        Raises:
            UnknownMatch: there is no such match.
        """

    @abstractmethod
    async def heads(self, codes: Collection[str]) -> dict[str, Head]:
        """Return the heads of these matches by code, without those that do not exist."""

    @abstractmethod
    async def entries(self, after: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        """Return for each match, by code, the entries after the given version, without matches that have none."""

    @abstractmethod
    async def append(self, code: str, after: int, entries: Sequence[StoredEntry], *, over: bool) -> None:
        """Append all of `entries` to a log that has `after` entries, or none of them. `over`: they end the match.

        Raises:
            StaleVersion: the log is longer by now, or has an act with that id by that seat. Nothing was appended.
        """

    @abstractmethod
    async def sit(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        """Give a free seat to `holder`, or a new name and picture if `holder` has the seat already.

        Raises:
            SeatTaken: somebody else or a computer has the seat.
        """

    @abstractmethod
    async def move(self, code: str, seat: int, holder: str) -> None:
        """Give a person's seat to `holder`, whoever had it before.

        Raises:
            SeatTaken: a computer has the seat.
        """

    @abstractmethod
    async def take_over(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        """Give a computer's seat to `holder`.

        Raises:
            SeatTaken: a person has the seat.
        """

    @abstractmethod
    async def set_key_number(self, code: str, seat: int, number: int) -> None:
        """Store how often the key of a seat has been replaced."""

    @abstractmethod
    async def change(self, code: str, **values: object) -> None:
        """Store another `host`, `rules` or `settings` of a match. Does nothing if there is no such match."""

    @abstractmethod
    async def change_game(self, code: str, game: str, options: Mapping[str, Any]) -> None:
        """Store another game, with its options, of a match whose log is empty.

        Raises:
            StaleVersion: the log has entries, or there is no such match.
        """

    @abstractmethod
    async def remove(self, code: str, seat: int, holder: str, row: StoredSeat) -> None:
        """Take `holder` out of a seat, which is as `row` says from now on.

        Raises:
            SeatTaken: `holder` does not have the seat.
        """

    @abstractmethod
    async def delete(self, code: str) -> None:
        """Delete an unfinished match. Does nothing if there is no such match, or if it is over."""

    @abstractmethod
    async def delete_all(self, codes: Collection[str]) -> None:
        """Delete matches, over or not. Does nothing about codes that no match has."""

    @abstractmethod
    async def fill(self, code: str, computers: Mapping[int, StoredSeat]) -> None:
        """Give those seats in `computers` that are still free to computer players."""

    @abstractmethod
    async def codes(self) -> list[str]:
        """Return the codes of all matches, the oldest first."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """Return the codes of the matches that are not over, the newest first."""

    @abstractmethod
    async def old(self, before: int, *, over_before: int | None = None) -> list[str]:
        """Return the codes of the unfinished matches whose last entry is older than the time `before`.

        For a match without entries, the time of its creation counts. Matches that are over are only old if their last
        entry is older than `over_before`, or if `most_over` newer ones are over, too.
        """

    @abstractmethod
    async def clear(self, codes: Sequence[str], before: int, *, over_before: int | None = None) -> list[str]:
        """Delete those matches that are still old, see `old`. Return their codes.

        No entry is stored meanwhile, so call it with few `codes` at a time.
        """

    @abstractmethod
    async def seats_of(self, holder: str) -> list[str]:
        """Return the codes of all matches in which `holder` has a seat, in alphabetical order."""

    @abstractmethod
    async def finished_by(self, holder: str) -> list[str]:
        """Return the codes of the matches that are over and in which `holder` has a seat, the oldest first."""

    @abstractmethod
    async def leave(self, holder: str, code: str | None = None) -> dict[str, bool]:
        """Take `holder` out of the match with this code, if it is over; without a code, out of all that are over.

        The seat loses its name and picture and belongs to `GONE`. A match in which no person is left is deleted.
        Returns, by code, whether each match that was left was also deleted.
        """

    @abstractmethod
    async def replace_holder(self, holder: str, by: str) -> list[str]:
        """Give every seat of `holder` to `by`, with a new key. Return the codes of its matches, in order."""

    @abstractmethod
    async def check(self) -> None:
        """Return once the database answers."""

    @abstractmethod
    async def check_writing(self) -> None:
        """If the last attempt to store something failed, try whether something can be stored now."""

    async def scrub(self) -> None:  # noqa: B027 - not every store has such files
        """Remove traces of what was deleted from files that only the store reads, as far as it keeps such files."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is pending, then close the store. No method may be called afterward."""
