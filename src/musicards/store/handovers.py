"""Texts on their way from one device to another, in the database: whichever server is asked for one has it."""

from sqlalchemy import delete, func, insert, select

from musicards.store.sql import SqlStore, whole
from musicards.store.tables import handovers

__all__ = ["StoredHandovers"]


class StoredHandovers:
    """What waits to be picked up."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.running = store.running

    @whole
    async def leave(self, name: str, sender: str, text: bytes, *, now: int, until: int) -> tuple[int, int]:
        """Store a text, and forget those whose time is over. Return how many wait of its sender, and how many in all.

        Args:
            name: with which it is picked up.
            sender: a name for whoever leaves it, the same for all their texts.
            text: what is stored.
            now: the time, in milliseconds since 1970 UTC.
            until: when it is forgotten.
        """
        own = func.count().filter(handovers.c.sender == sender)
        async with self._store.writing.begin() as connection:
            await connection.execute(delete(handovers).where(handovers.c.until <= now))
            await connection.execute(insert(handovers).values(id=name, sender=sender, text=text, until=until))
            counted = (await connection.execute(select(own, func.count()).select_from(handovers))).one()
        return int(counted[0]), int(counted[1])

    @whole
    async def take(self, name: str, *, now: int) -> bytes | None:
        """Return a text and forget it; None if there is none, or its time is over."""
        found = delete(handovers).where(handovers.c.id == name).returning(handovers.c.text, handovers.c.until)
        async with self._store.writing.begin() as connection:
            row = (await connection.execute(found)).one_or_none()
        return bytes(row.text) if row is not None and row.until > now else None
