"""Clocks for tests: one that only moves when a test says so, and one that runs fast."""

import asyncio
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from musicards.server.clock import SystemClock, Timer

NOON = 1_700_000_000_000  # some moment, in milliseconds since 1970 UTC


@dataclass(order=True)
class ManualTimer:
    """A callback that waits for its time."""

    time: float
    number: int  # of two timers that are due at the same time, the first one set goes off first
    callback: Callable[[], object] = field(compare=False)
    canceled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.canceled = True


class ManualClock:
    """A clock whose time passes only in `advance`."""

    def __init__(self) -> None:
        self._time = 0.0
        self._timers: list[ManualTimer] = []
        self._numbers = count()

    def now(self) -> int:
        return NOON + round(self._time * 1000)

    def time(self) -> float:
        return self._time

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Timer:  # noqa: ANN401
        timer = ManualTimer(self._time + delay, next(self._numbers), lambda: callback(*args))
        heapq.heappush(self._timers, timer)
        return timer

    async def sleep(self, delay: float) -> None:
        if delay <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        timer = self.call_later(delay, woken.set)
        try:
            await woken.wait()
        finally:
            timer.cancel()

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass. Callbacks that are due meanwhile are called, the earliest first."""
        end = self._time + seconds
        while self._timers and self._timers[0].time <= end:
            timer = heapq.heappop(self._timers)
            if not timer.canceled:
                self._time = max(self._time, timer.time)
                timer.callback()
        self._time = end


class FastClock:
    """The system's clock, `speed` times as fast."""

    def __init__(self, speed: float) -> None:
        self._clock = SystemClock()
        self._speed = speed
        self._start = self._clock.now()

    def now(self) -> int:
        return self._start + round((self._clock.now() - self._start) * self._speed)

    def time(self) -> float:
        return self._clock.time() * self._speed

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Timer:  # noqa: ANN401
        return self._clock.call_later(delay / self._speed, callback, *args)

    async def sleep(self, delay: float) -> None:
        await self._clock.sleep(delay / self._speed)


async def ticks() -> None:
    """Run everything that does not wait for time to pass."""
    for _ in range(20):
        await asyncio.sleep(0)
