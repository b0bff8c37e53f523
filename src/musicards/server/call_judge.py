"""Judge calls of "Musicards!": calls that arrive close together are judged in the order in which they were made.

While a call waits, nothing else happens at the table; other acts wait behind it, in the order in which they arrived.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from musicards.games.action import Seat
from musicards.games.game import Reason
from musicards.server.match import Draft, Match
from musicards.server.messages import Ack, Notice, Refused
from musicards.server.race import Entrant, Race, Winner
from musicards.server.system_clock import Clock

Answer: TypeAlias = Draft | Ack | Refused | None
"""The result of a call; None if it was not made after all."""


class HostedMatch(Protocol):
    """What the judge needs to know about the table, and do there."""

    match: Match
    lock: asyncio.Lock

    def credits(self) -> Mapping[Seat, float]:
        """Return for each connected person by how many seconds their calls may be earlier than they arrive."""

    async def apply(self, judge: Callable[[], Answer]) -> Answer:
        """Judge, store and send; the caller holds the lock."""

    def notice(self, notice: Notice) -> None:
        """Send `notice` to everybody."""

    def run(self, move: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run `move` to its end, even if whoever waits for it is canceled."""


@dataclass(frozen=True, slots=True)
class _Call:
    judge: Callable[[], Answer]
    done: asyncio.Future[Answer]


class CallJudge:
    """Judges the calls at one table."""

    def __init__(self, hosted: HostedMatch, clock: Clock) -> None:
        self._hosted = hosted
        self._clock = clock
        self._race: Race[_Call] | None = None  # calls that have arrived and are not judged yet
        self._entered: asyncio.Event  # set when a call enters the race; made with it
        self._winner: Winner | None = None

    async def call(self, seat: Seat, credit: float, judge: Callable[[], Answer]) -> Answer:
        """Return what `judge` returns for a call of `seat`, made `credit` seconds ago, when its turn has come."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._race is None:
            self._race, self._entered = Race(), asyncio.Event()
            self._hosted.run(self._decide(self._race))
        self._race.enter(Entrant(seat, self._clock.time() - credit, _Call(judge, done)))
        self._entered.set()
        return await done

    async def _decide(self, race: Race[_Call]) -> None:
        """Wait until nobody can have called earlier, then judge the calls one after another."""
        async with self._hosted.lock:
            while self._hosted.match.game.exposed:
                wait = race.until(self._hosted.credits()) - self._clock.time()
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
                except Exception as error:  # noqa: BLE001 - whoever waits gets the error
                    if not done.done():
                        done.set_exception(error)
                else:
                    if not done.done():
                        done.set_result(answer)

    async def _judged(self, entrant: Entrant[_Call]) -> Answer:
        answer = await self._hosted.apply(entrant.what.judge)
        if isinstance(answer, Draft):
            self._winner = Winner(entrant.seat, entrant.time)
        elif isinstance(answer, Refused) and answer.reason == Reason.NOBODY_EXPOSED:
            return self._late(entrant, answer)
        return answer

    def _late(self, entrant: Entrant[_Call], answer: Refused) -> Refused:
        """Return the refusal of a call with nobody to catch: another call may have come just before it."""
        winner = self._winner
        by = None if winner is None else winner.beat(entrant, self._clock.time())
        if winner is None or by is None:
            return answer
        if entrant.seat not in winner.announced:
            winner.announced.add(entrant.seat)
            self._hosted.notice(Notice("race", first=winner.seat, second=entrant.seat, by=by))
        return self._hosted.match.call_late(entrant.seat, answer.id or "", first=winner.seat, by=by)
