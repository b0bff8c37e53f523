"""Gives the computer players of one match their time: they think before they move, and notice others a little late."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import structlog

from musicards.games.action import Seat
from musicards.games.luck import Luck
from musicards.server.calls import Answer, Calls
from musicards.server.match import Match

__all__ = ["Machines"]

THINKING: Final = (0.9, 1.6)  # times the pace, in seconds
CALLING: Final = (1.2, 3.5)
SECONDS_AFTER_FAILURE: Final = 2.0

log: Final = structlog.get_logger()


class Table(Protocol):
    """What computer players need of the table they sit at."""

    match: Match
    calls: Calls

    async def change(self, judge: Callable[[], Answer]) -> Answer:
        """Judge, store and tell, when nothing else is going on."""

    def run(self, move: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run `move` to its end, whoever waits for it."""


class Machines:
    """The computer players of one table, while somebody is connected."""

    def __init__(self, table: Table, *, luck: Luck, pace: float) -> None:
        """`pace`: how long they take, 1 for a natural speed, 0 for at once."""
        self._table = table
        self._luck = luck
        self._pace = pace
        self._changed = asyncio.Event()
        self._timers: set[asyncio.Task[None]] = set()  # computer players thinking; may be cancelled

    def start(self) -> None:
        """Somebody is connected: they play."""
        self._later(self._play_turns())

    def rest(self) -> None:
        """Stop. What is on its way to the store gets there."""
        for timer in self._timers:
            timer.cancel()
        self._table.match.decide_again()

    def wake(self) -> None:
        """Something has changed: they look again."""
        self._changed.set()
        exposed, callers = self._table.match.computer_callers()
        for seat in callers:
            self._later(self._call(seat, exposed))

    def arrive(self, seat: Seat) -> None:
        """A computer player has come to `seat` in the middle of the match."""
        self._changed.set()
        exposed = self._table.match.game.exposed
        if self._table.match.means_to_call(seat, exposed):
            self._later(self._call(seat, exposed))

    async def _play_turns(self) -> None:
        """Move for the computer players whenever it is their turn."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            seat = self._table.match.computer_on_turn()
            if seat is None:
                continue
            await self._wait(THINKING)
            try:
                await asyncio.shield(self._table.run(self._move(seat)))
            except Exception:
                log.exception("computer turn failed", match=self._table.match.code, seat=seat)
                await asyncio.sleep(SECONDS_AFTER_FAILURE)
                self._changed.set()

    async def _move(self, seat: Seat) -> None:
        def judge() -> Answer:
            match = self._table.match
            return match.computer_move(seat) if match.computer_on_turn() == seat else None

        await self._table.change(judge)

    async def _call(self, seat: Seat, exposed: int) -> None:
        await self._wait(CALLING)
        try:
            await self._table.calls.call(seat, 0.0, lambda: self._table.match.computer_call(seat, exposed))
        except Exception:
            log.exception("computer call failed", match=self._table.match.code, seat=seat)

    async def _wait(self, span: tuple[float, float]) -> None:
        """As long as a person might take."""
        shortest, longest = span
        await asyncio.sleep(self._pace * (shortest + (longest - shortest) * self._luck.random()))

    def _later(self, doing: Coroutine[Any, Any, None]) -> None:
        timer = asyncio.create_task(doing)
        self._timers.add(timer)
        timer.add_done_callback(self._timers.discard)
