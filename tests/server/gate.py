"""A method of the store that takes as long as a test says, as if another process held the database."""

import asyncio

import pytest

from musicards.store.sqlite import SqliteStore


class Gate:
    """Holds up a method of the store until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: SqliteStore, name: str, *, after: bool = False) -> None:
        """`after`: hold up the answer, when the method has already read or written."""
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()
        method = getattr(store, name)

        async def held_up(*args: object, **named: object) -> object:
            answer = await method(*args, **named) if after else None
            self.reached.set()
            await self.opened.wait()
            return answer if after else await method(*args, **named)

        monkeypatch.setattr(store, name, held_up)
