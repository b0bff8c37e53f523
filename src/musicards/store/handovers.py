"""Texts on their way from one device to another, stored in the database so that every server has them."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from musicards.store.sql import SqlStore
from musicards.store.tables import handovers

ADDRESS_LENGTH: Final = 32
"""Characters of a sender's identity that are the same for everybody at their address."""


class Waiting(NamedTuple):
    """What waits to be picked up."""

    of_client: int  # texts
    of_address: int  # texts
    bytes_of_address: int
    bytes_in_total: int


class StoredHandovers:
    """The texts that wait to be picked up."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def leave(self, name: str, sender: str, text: bytes, *, now: int, until: int) -> Waiting:
        """Store a text, and delete the expired ones. Return what waits now.

        Args:
            name: the id with which the text is picked up.
            sender: identifies the sender, the same for all their texts; it begins with what identifies the address.
            text: the text to store.
            now: the time, in milliseconds since 1970 UTC.
            until: when the text expires, in the same unit.
        """
        from_here = handovers.c.sender.startswith(sender[:ADDRESS_LENGTH])
        size = func.sum(func.length(handovers.c.text))
        counts = (
            func.count().filter(handovers.c.sender == sender),
            func.count().filter(from_here),
            size.filter(from_here),
            size,
        )

        def run(connection: Connection) -> Waiting:
            connection.execute(delete(handovers).where(handovers.c.until <= now))
            connection.execute(insert(handovers).values(id=name, sender=sender, text=text, until=until))
            return Waiting(*map(int, connection.execute(select(*counts).select_from(handovers)).one()))

        return await self._store.write(run)

    async def take(self, name: str, *, now: int) -> bytes | None:
        """Return a text and delete it; None if there is none, or if it has expired."""
        found = delete(handovers).where(handovers.c.id == name).returning(handovers.c.text, handovers.c.until)
        row = await self._store.write(lambda connection: connection.execute(found).one_or_none())
        return bytes(row.text) if row is not None and row.until > now else None
