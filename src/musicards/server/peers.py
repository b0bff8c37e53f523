"""What a match tells the other servers that share its store. `Alone` is for a server without others."""

from typing import Protocol

from musicards.games.action import Seat
from musicards.server.messages import Notice

__all__ = ["Alone", "Peers", "Table"]


class Table(Protocol):
    """What the others are told about, the host of a match."""

    @property
    def code(self) -> str:
        """Return the code of the match."""

    @property
    def leads(self) -> bool:
        """Return whether this server runs the timers and computer players of the match."""

    def lead(self, on: bool) -> None:
        """Start or stop the timers and computer players of the match here."""


class Peers(Protocol):
    """The other servers, as a match needs them. No method waits, and whatever is told may get lost."""

    shared: bool  # whether others write to the store, so that what is in memory may be old

    def opened(self, table: Table) -> None:
        """The first page of a match has connected here. Lead the match, now or later, unless another server does."""

    def closed(self, table: Table) -> None:
        """The last page has disconnected here. Lead the match no longer."""

    def present(self, table: Table) -> None:
        """Tell who is here, and for whom computers play."""

    def wrote(self, code: str, version: int) -> None:
        """Tell that the log of a match has so many entries now."""

    def changed(self, code: str) -> None:
        """Tell that seats, host or rematch of a match have changed, or that it has been deleted."""

    def notice(self, code: str, notice: Notice) -> None:
        """Send a notice to the pages of a match elsewhere."""

    def read(self, code: str, on: bool) -> None:
        """Let whoever leads the match wait while the only person at the table reads, or no longer."""

    def hurry(self, code: str) -> None:
        """Let whoever leads the match have its computer move now."""

    def here(self, code: str) -> frozenset[Seat]:
        """Return the seats of people with a page of the match open at another server."""


class Alone:
    """No other servers: this one leads every match that has a page."""

    shared = False

    def opened(self, table: Table) -> None:
        table.lead(True)

    def closed(self, table: Table) -> None:
        table.lead(False)

    def present(self, table: Table) -> None:
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
