"""Send the messages of one match to its open pages; each page gets what its viewer may know."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from musicards.games.action import Seat
from musicards.server.match.messages import ServerMessage
from musicards.server.match.seats import Seats, device_of

Encode: TypeAlias = Callable[[object], bytes]
"""Returns a message or body as JSON."""


class Page(Protocol):
    """A connection to somebody who plays or watches."""

    holder: str  # the secret token of the browser; where people share it, the holder of the seat whose table it shows
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

    def __init__(self, encode: Encode) -> None:
        """`encode`: returns a message as JSON."""
        super().__init__()
        self._encode = encode

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
            page.send(self._encode(last))
            page.disconnect()

    def send(
        self, seats: Seats, make: Callable[[str], Sequence[ServerMessage | bytes]], holder: str | None = None
    ) -> None:
        """Send what `make` returns for a holder to the pages that have said hello: all, or those of one device.

        It is the same for all holders of no seat, unless people share a device.
        """
        made: dict[Seat | str | None, list[bytes]] = {}
        for page, greeted in list(self.items()):
            if not greeted or (holder is not None and device_of(page.holder) != device_of(holder)):
                continue
            viewer = page.holder if seats.shared else seats.seat_of(page.holder)
            if viewer not in made:
                made[viewer] = [each if isinstance(each, bytes) else self._encode(each) for each in make(page.holder)]
            for message in made[viewer]:
                page.send(message)
