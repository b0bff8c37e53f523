"""What carries messages between servers, and what says which of them leads a match."""

from collections.abc import Callable, Collection
from typing import Protocol

__all__ = ["Channel", "Leases"]


class Channel(Protocol):
    """Carries messages to all servers, the sender among them. Messages may get lost."""

    @property
    def connected(self) -> bool:
        """Return whether messages arrive, as far as we know."""

    async def run(self, receive: Callable[[bytes], None], connected: Callable[[], None]) -> None:
        """Pass on messages until canceled. Connect again whenever the connection is lost.

        Args:
            receive: called with every payload.
            connected: called after every connect.
        """

    async def publish(self, payload: bytes) -> None:
        """Send a payload to all servers.

        Raises:
            OSError: that is not possible now.
        """

    async def reset(self) -> None:
        """Connect again: nothing arrives any more."""


class Leases(Protocol):
    """Say which server leads a match. A server that dies loses its leases."""

    async def run(self, lost: Callable[[], None]) -> None:
        """Watch over the leases until canceled, then give them up. `lost`: called when all have been lost."""

    async def take(self, codes: Collection[str]) -> list[str]:
        """Take the leases of these matches, as far as no other server has them. Return the codes of those taken.

        Raises:
            OSError: that is not possible now.
        """

    async def give_up(self, codes: Collection[str]) -> None:
        """Give up the leases of these matches, all of which are ours. If it fails, all of ours are lost."""
