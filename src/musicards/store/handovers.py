"""Texts on their way from one device to another, stored in the database so that every server has them."""

from sqlalchemy import Connection, delete, func, insert, select

from musicards.store.sql import SqlStore
from musicards.store.tables import handovers

__all__ = ["StoredHandovers"]


class StoredHandovers:
    """The texts that wait to be picked up."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def leave(self, name: str, sender: str, text: bytes, *, now: int, until: int) -> tuple[int, int]:
        """Store a text, and delete the expired ones. Return how many wait from its sender, and how many in total.

        Args:
            name: the id with which the text is picked up.
            sender: identifies the sender, the same for all their texts.
            text: the text to store.
            now: the time, in milliseconds since 1970 UTC.
            until: when the text expires, in the same unit.
        """
        own = func.count().filter(handovers.c.sender == sender)

        def run(connection: Connection) -> tuple[int, int]:
            connection.execute(delete(handovers).where(handovers.c.until <= now))
            connection.execute(insert(handovers).values(id=name, sender=sender, text=text, until=until))
            counted = connection.execute(select(own, func.count()).select_from(handovers)).one()
            return int(counted[0]), int(counted[1])

        return await self._store.write(run)

    async def take(self, name: str, *, now: int) -> bytes | None:
        """Return a text and delete it; None if there is none, or if it has expired."""
        found = delete(handovers).where(handovers.c.id == name).returning(handovers.c.text, handovers.c.until)
        row = await self._store.write(lambda connection: connection.execute(found).one_or_none())
        return bytes(row.text) if row is not None and row.until > now else None
