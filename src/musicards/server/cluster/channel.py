"""The interfaces of message channels between servers, and of the leases that say which of them leads a match."""

from collections.abc import Callable, Collection
from typing import Protocol


class Channel(Protocol):
    """Carries messages to all servers, including the sender. Messages may get lost."""

    @property
    def connected(self) -> bool:
        """Return whether messages arrive, as far as this server knows."""

    async def run(self, receive: Callable[[bytes], None], connected: Callable[[], None]) -> None:
        """Pass on messages until canceled. Connect again whenever the connection is lost.

        Args:
            receive: called with every payload.
            connected: called whenever a connection has been made.
        """

    async def publish(self, payload: bytes) -> None:
        """Send a payload to all servers.

        Raises:
            OSError: this is not possible now.
        """

    async def reset(self) -> None:
        """Connect again, because no messages arrive any more."""


class Leases(Protocol):
    """Decide which server leads a match. A server that dies loses its leases."""

    async def run(self, lost: Callable[[], None]) -> None:
        """Monitor the leases until canceled, then give them up. `lost`: called when all have been lost."""

    async def take(self, codes: Collection[str]) -> list[str]:
        """Take the leases of these matches that no other server has, as far as there is room for them.

        Return the codes of the matches whose leases this server has now.

        Raises:
            OSError: this is not possible now.
        """

    async def give_up(self, codes: Collection[str]) -> None:
        """Give up the leases of these matches, which this server has. If that fails, it loses all its leases."""
