"""The clock, with timers. Everything in the server that waits gets its clock as an argument."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Timer(Protocol):
    """Something that happens later, unless it is canceled."""

    def cancel(self) -> None:
        """Make sure that it does not happen."""


class Clock(Protocol):
    """The clock that the server uses. Tests have one of their own that they move forward."""

    def now(self) -> int:
        """Return the time of day, in milliseconds since 1970 UTC."""

    def time(self) -> float:
        """Return seconds since some moment in the past; never goes back."""

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Timer:  # noqa: ANN401
        """Call `callback` with `args` in `delay` seconds."""

    async def sleep(self, delay: float) -> None:
        """Return after `delay` seconds."""


class SystemClock:
    """The real time, from the system and the running event loop."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def time(self) -> float:
        return time.monotonic()

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any) -> Timer:  # noqa: ANN401
        return asyncio.get_running_loop().call_later(delay, callback, *args)

    async def sleep(self, delay: float) -> None:
        await asyncio.sleep(delay)
