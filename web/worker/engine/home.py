"""What the worker calls: the engine, with functions of JavaScript that keep, search and send."""

import asyncio
import json

from musicards.errors import NotStored
from musicards.server.engine import Engine
from pyodide.ffi import to_js


class Journal:
    """Keeps changes in the browser."""

    def __init__(self, write):
        self._write = write

    async def write(self, changes):
        try:
            await self._write(json.dumps(changes))
        except Exception as error:
            raise NotStored(str(error)) from None


class Home:
    """The engine and the open connections, by the numbers that the page gives them."""

    def __init__(self, write, kept, search, send, closed):
        async def solve(problem):
            return await search(to_js(problem))

        self._engine = Engine(Journal(write), json.loads(kept), search=solve)
        self._send, self._closed = send, closed
        self._pages, self._turns = {}, {}

    async def call(self, method, address, body):
        """Return the status, the type, the bytes and the name of an answer."""
        answer = await self._engine.call(method, address, body)
        return to_js([int(answer.status), answer.media_type, answer.data, answer.name])

    async def open(self, number, code):
        """Open a connection to a match. Messages to it wait until then."""
        self._turns[number] = asyncio.Lock()
        async with self._turns[number]:
            page = await self._engine.open(code, lambda text: self._send(number, text), lambda: self._closed(number))
            if page is not None and number in self._turns:
                self._pages[number] = page
            elif page is not None:
                page.leave()  # closed meanwhile

    async def receive(self, number, text):
        """Handle a message of the page, after those before it."""
        turn = self._turns.get(number)
        if turn is not None:
            async with turn:
                if number in self._pages:
                    await self._pages[number].receive(text)

    def close(self, number):
        """Close a connection."""
        self._turns.pop(number, None)
        page = self._pages.pop(number, None)
        if page is not None:
            page.leave()
