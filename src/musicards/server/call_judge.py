"""Judge calls of "Musicards!": those that arrive close together, in the order in which they were made.

While a call is held nothing else happens at the table; other acts wait behind it, in the order in which they came.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from musicards.games.action import Seat
from musicards.games.shedding import SheddingReason
from musicards.server.match import Draft, Match
from musicards.server.messages import Ack, Notice, Refused
from musicards.server.race import Entrant, Race, Winner
from musicards.server.system_clock import Clock

__all__ = ["Answer", "CallJudge"]

Answer: TypeAlias = Draft | Ack | Refused | None
"""What came of a call; None when it was not made after all."""


class Table(Protocol):
    """What a call needs of the table it is made at."""

    match: Match
    lock: asyncio.Lock

    def credits(self) -> Mapping[Seat, float]:
        """By how many seconds the calls of each person who is connected may be earlier than they arrive."""

    async def apply(self, judge: Callable[[], Answer]) -> Answer:
        """Judge, store and tell; the lock is held."""

    def notice(self, notice: Notice) -> None:
        """Tell everybody."""

    def run(self, move: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run `move` to its end, whoever waits for it."""


@dataclass(frozen=True, slots=True)
class _Call:
    judge: Callable[[], Answer]
    done: asyncio.Future[Answer]


class CallJudge:
    """The calls at one table."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._race: Race[_Call] | None = None  # those that have arrived and are not judged yet
        self._entered = asyncio.Event()
        self._winner: Winner | None = None

    async def call(self, seat: Seat, credit: float, judge: Callable[[], Answer]) -> Answer:
        """A call of `seat` has arrived, made `credit` seconds ago; what `judge` says when it is its turn."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._race is None:
            self._race = Race()
            self._table.run(self._decide(self._race))
        self._race.enter(Entrant(seat, self._clock.time() - credit, _Call(judge, done)))
        self._entered.set()
        return await done

    async def _decide(self, race: Race[_Call]) -> None:
        """Wait until nobody can have been earlier, then judge one after the other."""
        async with self._table.lock:
            while self._table.match.game.exposed:
                wait = race.until(self._table.credits()) - self._clock.time()
                if wait <= 0:
                    break
                self._entered.clear()
                timer = self._clock.call_later(wait, self._entered.set)
                await self._entered.wait()
                timer.cancel()
            self._race = None
            for entrant in race.order():
                done = entrant.what.done
                try:
                    answer = await self._judged(entrant)
                except Exception as error:  # noqa: BLE001 - whoever waits is told
                    if not done.done():
                        done.set_exception(error)
                else:
                    if not done.done():
                        done.set_result(answer)

    async def _judged(self, entrant: Entrant[_Call]) -> Answer:
        answer = await self._table.apply(entrant.what.judge)
        if isinstance(answer, Draft):
            self._winner = Winner(entrant.seat, entrant.time)
        elif isinstance(answer, Refused) and answer.reason == SheddingReason.NOBODY_EXPOSED:
            return self._late(entrant, answer)
        return answer

    def _late(self, entrant: Entrant[_Call], answer: Refused) -> Refused:
        """A call with nobody to catch: was another just before it?"""
        winner = self._winner
        by = None if winner is None else winner.beat(entrant, self._clock.time())
        if winner is None or by is None:
            return answer
        if entrant.seat not in winner.told:
            winner.told.add(entrant.seat)
            self._table.notice(Notice("race", first=winner.seat, second=entrant.seat, by=by))
        return self._table.match.call_late(entrant.seat, answer.id or "", first=winner.seat, by=by)
