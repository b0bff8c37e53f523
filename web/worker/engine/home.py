"""What the worker calls: the engine, with functions of JavaScript that keep, search and send."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from pyodide.ffi import JsException, to_js

from musicards.errors import NotStored
from musicards.server.engine import Engine, OpenPage


class Journal:
    """Keeps changes in the browser."""

    def __init__(self, write: Callable[[str], Awaitable[None]]) -> None:
        self._write = write

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Keep all of these texts, or none of them."""
        try:
            await self._write(json.dumps(changes))
        except JsException as error:  # for example because the disk is full
            raise NotStored(str(error)) from None


class Home:
    """The engine and the open connections, by the numbers that the page gives them."""

    def __init__(
        self,
        write: Callable[[str], Awaitable[None]],
        kept: str,
        search: Callable[[Any], Awaitable[str]],
        send: Callable[[int, str], None],
        closed: Callable[[int], None],
    ) -> None:
        async def solve(problem: bytes) -> str:
            return await search(to_js(problem))

        self._engine = Engine(Journal(write), json.loads(kept), search=solve)
        self._send, self._closed = send, closed
        self._pages: dict[int, OpenPage] = {}
        self._turns: dict[int, asyncio.Lock] = {}

    async def call(self, method: str, address: str, body: str) -> Any:  # noqa: ANN401 - an array of JavaScript
        """Return the status, the type, the bytes and the name of an answer."""
        answer = await self._engine.call(method, address, body)
        return to_js([int(answer.status), answer.media_type, answer.data, answer.name])

    async def clear(self) -> None:
        """Delete what need not be kept any longer."""
        await self._engine.clear()

    async def open(self, number: int, code: str) -> None:
        """Open a connection to a match. Messages to it wait until then."""
        self._turns[number] = asyncio.Lock()
        async with self._turns[number]:
            page = await self._engine.open(code, lambda text: self._send(number, text), lambda: self._closed(number))
            if page is not None and number in self._turns:
                self._pages[number] = page
            elif page is not None:
                page.leave()  # closed meanwhile

    async def receive(self, number: int, text: str) -> None:
        """Handle a message of the page, after those before it."""
        turn = self._turns.get(number)
        if turn is not None:
            async with turn:
                if number in self._pages:
                    await self._pages[number].receive(text)

    def close(self, number: int) -> None:
        """Close a connection."""
        self._turns.pop(number, None)
        page = self._pages.pop(number, None)
        if page is not None:
            page.leave()
