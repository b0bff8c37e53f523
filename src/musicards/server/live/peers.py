"""The interface to the other servers that share the store. `SingleServer` is for a server without others."""

from collections.abc import Collection
from typing import Protocol

from musicards.games.action import Seat
from musicards.server.live.live_match import LiveMatch
from musicards.server.match.messages import Notice


class Peers(Protocol):
    """The other servers, as a match needs them. No method waits, and any message may get lost."""

    shared: bool  # whether others write to the store, so that what is in memory may be out of date

    def opened(self, live: LiveMatch) -> None:
        """Note that a first page of a match has connected here. Lead the match once no other server does."""

    def closed(self, live: LiveMatch) -> None:
        """Note that the last page of a match has disconnected here. Stop leading the match."""

    def present(self, live: LiveMatch) -> None:
        """Announce who has a page open here, and for whom computers play."""

    def wrote(self, code: str, version: int) -> None:
        """Announce that the log of a match now has `version` entries."""

    def changed(self, code: str) -> None:
        """Announce that the seats, host or rematch of a match have changed, or that it has been deleted."""

    def notice(self, code: str, notice: Notice) -> None:
        """Send a notice to the pages of a match at other servers."""

    def read(self, code: str, on: bool) -> None:
        """Make the server that leads the match wait while the only person at the table reads, or stop waiting."""

    def hurry(self, code: str) -> None:
        """Ask the server that leads the match to make the computer on turn move now."""

    def here(self, code: str) -> frozenset[Seat]:
        """Return the seats of people with a page of the match open at another server."""

    def open_elsewhere(self) -> Collection[str] | None:
        """Return the codes of the matches with pages at other servers; None while this server may not know them all."""


class SingleServer:
    """No other servers: this one leads every match that has a page."""

    shared = False

    def opened(self, live: LiveMatch) -> None:
        live.lead(True)

    def closed(self, live: LiveMatch) -> None:
        live.lead(False)

    def present(self, live: LiveMatch) -> None:
        pass

    def wrote(self, code: str, version: int) -> None:
        pass

    def changed(self, code: str) -> None:
        pass

    def notice(self, code: str, notice: Notice) -> None:
        pass

    def read(self, code: str, on: bool) -> None:
        pass

    def hurry(self, code: str) -> None:
        pass

    def here(self, code: str) -> frozenset[Seat]:  # noqa: ARG002 - there are no others
        return frozenset()

    def open_elsewhere(self) -> Collection[str]:
        return ()
