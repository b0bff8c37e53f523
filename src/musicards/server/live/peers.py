"""The other servers that share the store, as a match sees them."""

import asyncio
from collections.abc import Collection, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

from musicards.games.action import Seat
from musicards.server.live.timers import Pauses
from musicards.server.match.match import Match
from musicards.store import Head, StoredEntry

T = TypeVar("T")


class LiveMatch(Protocol):
    """A match with pages at this server, as its peers see it.

    Attributes:
        match: the current state.
        leads: whether this server, and no other, runs the timers and computer players of the match.
        pauses: the pages, and servers with pages, that the computer players wait for.
    """

    match: Match
    leads: bool
    pauses: Pauses

    @property
    def code(self) -> str:
        """Return the code of the match."""

    def lead(self, on: bool) -> None:
        """Start or stop timers and computer players here."""

    def meet(self, here: frozenset[Seat], stood_in: Collection[Seat], finishing: tuple[Seat, int] | None) -> None:
        """Note what other servers announce about the match.

        Args:
            here: the seats of people with a page open at one of them.
            stood_in: the seats of people for whom a computer plays at the server that leads; unused if this one leads.
            finishing: the turn that a computer finishes at that server; None if there is none.
        """

    async def follow(self, head: Head | None, after: int, rows: Sequence[StoredEntry]) -> None:
        """Apply what other processes have stored, and send all pages what is new.

        Args:
            head: the head of the match; None if it has not changed.
            after: the version before `rows`.
            rows: the next entries of the log.
        """

    def run(self, move: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run `move` to its end, even if whoever waits for it is canceled."""

    def send_here(self, message: bytes) -> None:
        """Send an encoded message to the pages at this server."""

    def hurry_here(self) -> None:
        """Let the computer that is thinking move now: this server leads the match."""

    def stand_in_here(self, seat: Seat) -> None:
        """Let a computer play for the person in `seat`, if they are away: this server leads the match."""

    def shut(self) -> None:
        """Stop, and disconnect everybody after a notice: the match has been deleted."""


class Peers:
    """No other servers: this one leads every match that has a page, and announces nothing.

    A `Cluster` has others. No method waits, and any message may get lost.
    """

    shared = False  # whether others write to the store, so that what is in memory may be out of date

    def opened(self, live: LiveMatch) -> None:
        """Note that a first page of a match has connected here. Lead the match once no other server does."""
        live.lead(True)

    def closed(self, live: LiveMatch) -> None:
        """Note that the last page of a match has disconnected here. Stop leading the match."""
        live.lead(False)

    def present(self, code: str) -> None:
        """Announce who has a page of a match open here, and for whom computers play."""

    def wrote(self, code: str, version: int) -> None:
        """Announce that the log of a match now has `version` entries."""

    def changed(self, code: str) -> None:
        """Announce that the seats, host or rematch of a match have changed, or that it has been deleted."""

    def send_all(self, code: str, message: bytes) -> None:
        """Send an encoded message to the pages of a match at other servers."""

    def read(self, code: str, on: bool) -> None:
        """Make the server that leads the match wait while the only person at the table reads, or stop waiting."""

    def hurry(self, code: str) -> None:
        """Ask the server that leads the match to make the computer on turn move now."""

    def stand_in(self, code: str, seat: Seat) -> None:
        """Ask the server that leads the match to let a computer play for the person in `seat`, who is away."""

    def here(self, code: str) -> frozenset[Seat]:  # noqa: ARG002 - there are no others
        """Return the seats of people with a page of the match open at another server."""
        return frozenset()

    def open_elsewhere(self) -> Collection[str] | None:
        """Return the codes of the matches with pages at other servers; None while this server may not know them all."""
        return ()
