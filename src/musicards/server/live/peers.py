"""The other servers that share the store, as a match sees them."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from musicards.games.action import Seat

if TYPE_CHECKING:
    from musicards.server.live.runner import MatchRunner


class Peers:
    """No other servers: this one leads every match that has a page, and announces nothing.

    A `Cluster` has others. No method waits, and any message may get lost.
    """

    shared = False  # whether others write to the store, so that what is in memory may be out of date

    def opened(self, live: "MatchRunner") -> None:
        """Note that a first page of a match has connected here. Lead the match once no other server does."""
        live.lead(True)

    def closed(self, live: "MatchRunner") -> None:
        """Note that the last page of a match has disconnected here. Stop leading the match."""
        live.lead(False)

    def present(self, live: "MatchRunner") -> None:
        """Announce who has a page open here, and for whom computers play."""

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
