"""Pauses of the computer players while the only person at a table reads something."""

import asyncio
from math import inf
from typing import Final

from musicards.server.system_clock import Clock, Timer

LONGEST: Final = 600.0  # seconds; a page that never says it is done must not stop a match


class Pauses:
    """The pages that the computer players wait for.

    Attributes:
        ended: when the last pause ended, in seconds by the clock; -inf before the first one.
    """

    def __init__(self, clock: Clock) -> None:
        """Start without a pause."""
        self.ended = -inf
        self._clock = clock
        self._timers: dict[object, Timer] = {}
        self._over: asyncio.Event | None = None  # while there is a pause; every match has this object, few have pauses

    def begin(self, page: object) -> None:
        """Wait for `page`, at most for `LONGEST` from its first request."""
        if page not in self._timers:
            self._timers[page] = self._clock.call_later(LONGEST, self.end, page)
            self._over = self._over or asyncio.Event()

    def end(self, page: object) -> None:
        """Stop waiting for `page`."""
        timer = self._timers.pop(page, None)
        if timer is None:
            return
        timer.cancel()
        if not self._timers and self._over is not None:
            self.ended = self._clock.time()
            self._over.set()
            self._over = None

    def clear(self) -> None:
        """Stop waiting for any page."""
        for page in list(self._timers):
            self.end(page)

    async def over(self) -> None:
        """Return when there is no pause."""
        while self._over is not None:
            await self._over.wait()
