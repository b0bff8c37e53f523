"""Send the messages of one match to its open pages; each page gets what its viewer may know."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Raw

from musicards.games.action import Seat
from musicards.server.codec import encode
from musicards.server.match.messages import ServerMessage
from musicards.server.match.seats import Seats


class Page(Protocol):
    """A connection to somebody who plays or watches."""

    holder: str  # the secret token of the browser
    group: str  # its address; its holder if that is an address of this machine, as behind a local proxy

    @property
    def credit(self) -> float:
        """Return by how many seconds its calls count as earlier than they arrive."""

    def send(self, message: bytes) -> None:
        """Send without waiting; the connection of a page that does not keep up is dropped."""

    def disconnect(self) -> None:
        """Close the connection once everything has been sent."""


class Broadcaster(dict[Page, bool]):
    """The open pages, and whether each has said hello. Pages that have not are sent nothing."""

    def enter(self, page: Page) -> None:
        """Add a page that has opened."""
        self[page] = False

    def greet(self, page: Page) -> None:
        """Send messages to a page from now on: it has said hello."""
        self[page] = True

    def leave(self, page: Page) -> None:
        """Remove a page that has closed."""
        del self[page]

    def disconnect(self, last: ServerMessage) -> None:
        """Close the connections of all pages, even of those that have not said hello, after a `last` message."""
        for page in list(self):
            page.send(encode(last))
            page.disconnect()

    def send(
        self, seats: Seats, make: Callable[[Seat | None], Sequence[ServerMessage | Raw]], holder: str | None = None
    ) -> None:
        """Send what `make` returns for each viewer to the pages that have said hello: all, or those of `holder`."""
        made: dict[Seat | None, list[bytes]] = {}
        for page, greeted in list(self.items()):
            if not greeted or holder not in (None, page.holder):
                continue
            viewer = seats.seat_of(page.holder)
            if viewer not in made:
                made[viewer] = [encode(message) for message in make(viewer)]
            for message in made[viewer]:
                page.send(message)
