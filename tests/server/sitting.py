"""The part of a table that computer players need, without a server."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

from musicards.server.live.call_judge import Answer, CallJudge
from musicards.server.match.match import Match

T = TypeVar("T")


class Sitting:
    """A fake table that stores the answers to what computer players do."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.calls = cast("CallJudge", None)
        self.answers: list[Answer] = []
        self.group = "192.0.2.1"

    async def change(self, judge: Callable[[], Answer]) -> Answer:
        self.answers.append(judge())
        return self.answers[-1]

    def run(self, move: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        return asyncio.create_task(move)
