"""Parts of a table without a server: what computer players need of it, and its pages."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from musicards.server.clock import Clock
from musicards.server.live.call_judge import Answer
from musicards.server.match.match import Match

T = TypeVar("T")


class Sitting:
    """A fake table that stores the answers to what computer players do."""

    def __init__(self, match: Match, clock: Clock) -> None:
        self.match = match
        self.clock = clock
        self.answers: list[Answer] = []
        self.group = "192.0.2.1"

    async def change(self, judge: Callable[[], Answer]) -> Answer:
        self.answers.append(judge())
        return self.answers[-1]

    def run(self, move: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        return asyncio.create_task(move)


class FakePage:
    """A page that collects what it is sent, with the network delay that a test chooses."""

    def __init__(self, holder: str, credit: float = 0.0) -> None:
        self.holder = self.group = holder
        self.credit = credit
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def disconnect(self) -> None:
        raise AssertionError("nobody closes the table here")
