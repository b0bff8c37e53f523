"""Decide who called "Musicards!" first: a fair order for people whose messages take unequally long.

Decision record 9 explains the reasons. Calls that arrive close together are judged in the order in which they were
made. While a call waits, nothing else happens at the table; other acts wait behind it, in the order in which they
arrived. Only `CallJudge` reads the clock: elsewhere times, in seconds, are arguments.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from musicards.games.action import Seat
from musicards.games.outcome import Reason
from musicards.server.live.stored_table import StoredTable
from musicards.server.match.messages import Ack, Notice, Refused
from musicards.server.match.state import Draft

MAX_CREDIT: Final = 0.15  # seconds, the greatest credit: a page that pretends to be far away gains little
LATE_SECONDS: Final = 2.0  # seconds after a successful call in which another call is answered as too late
ROUND_TRIPS: Final = 5
MAX_PENDING: Final = 8


class Latency:
    """Measures the round trips of messages to one page, by pings and their answers."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}  # pings not yet answered, by id
        self._trips: list[float] = []  # the last ones
        self._pings = 0

    def ping(self, time: float) -> int:
        """Return the id of a ping that is sent at `time`."""
        self._pings += 1
        self._sent[self._pings] = time
        if len(self._sent) > MAX_PENDING:
            del self._sent[next(iter(self._sent))]
        return self._pings

    def pong(self, ping: int, time: float) -> bool:
        """Note that the answer to `ping` came at `time`. Return False if it does not count: unknown or repeated."""
        sent = self._sent.pop(ping, None)
        if sent is None:
            return False
        self._trips = [*self._trips[1 - ROUND_TRIPS :], time - sent]
        return True

    @property
    def credit(self) -> float:
        """Return by how many seconds this page's calls count as earlier than they arrive.

        Half the shortest of the last round trips, because a page that was busy once is not further away.
        """
        return min(min(self._trips, default=0.0) / 2, MAX_CREDIT)


Answer: TypeAlias = Draft | Ack | Refused | None
"""The result of a call; None if it was not made after all."""


@dataclass(frozen=True, slots=True)
class PendingCall:
    """A call that is waiting to be judged."""

    seat: Seat
    time: float  # when it was made, as far as we know: its arrival minus the page's credit
    judge: Callable[[], Answer]
    done: asyncio.Future[Answer]


def held_until(calls: Sequence[PendingCall], credits_: Mapping[Seat, float]) -> float:
    """Return until when a call can still arrive that was made earlier than all those here.

    `credits_`: of the connected people, by seat. Seats that have called already do not count.
    """
    called = {call.seat for call in calls}
    first = min(call.time for call in calls)
    return first + max((credit for seat, credit in credits_.items() if seat not in called), default=0.0)


def in_order(calls: Sequence[PendingCall]) -> list[PendingCall]:
    """Return calls that arrived close together, the earliest first; if two are equal, the one that arrived first."""
    return sorted(calls, key=lambda call: call.time)


@dataclass(slots=True)
class Winner:
    """The last call that changed something."""

    seat: Seat
    time: float  # as in `PendingCall`
    announced: set[Seat] = field(default_factory=set)  # seats already announced as second

    def beat(self, seat: Seat, time: float, now: float) -> int | None:
        """Return by how many milliseconds it was earlier than a call of `seat`; None if they were too far apart."""
        if seat == self.seat or now - self.time > LATE_SECONDS:
            return None
        return max(1, round((time - self.time) * 1000))


def credits_of(pages: Iterable[tuple[Seat | None, float]]) -> dict[Seat, float]:
    """Return the greatest credit of each seat's pages. Spectators are left out."""
    most: dict[Seat, float] = {}
    for seat, credit in pages:
        if seat is not None:
            most[seat] = max(credit, most.get(seat, 0.0))
    return most


class CallJudge:
    """Judges the calls at one table."""

    def __init__(self, live: StoredTable) -> None:
        self._live = live
        self._clock = live.clock
        self._calls: list[PendingCall] | None = None  # those that have arrived and are not judged yet
        self._entered: asyncio.Event  # set when a call arrives; made with the list
        self._winner: Winner | None = None

    async def call(self, seat: Seat, credit: float, judge: Callable[[], Answer]) -> Answer:
        """Return what `judge` returns for a call of `seat`, made `credit` seconds ago, when its turn has come."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._calls is None:
            self._calls, self._entered = [], asyncio.Event()
            self._live.run(self._decide(self._calls))
        self._calls.append(PendingCall(seat, self._clock.time() - credit, judge, done))
        self._entered.set()
        return await done

    async def _decide(self, calls: Sequence[PendingCall]) -> None:
        """Wait until nobody can have called earlier, then judge the calls one after another."""
        async with self._live.lock:
            while self._live.match.game.exposed:
                seat_of = self._live.match.seats.seat_of
                credits_ = credits_of((seat_of(page.holder), page.credit) for page in self._live.pages)
                wait = held_until(calls, credits_) - self._clock.time()
                if wait <= 0:
                    break
                self._entered.clear()
                timer = self._clock.call_later(wait, self._entered.set)
                await self._entered.wait()
                timer.cancel()
            self._calls = None
            for call in in_order(calls):
                try:
                    answer = await self._judged(call)
                except Exception as error:  # noqa: BLE001 - whoever waits gets the error
                    if not call.done.done():
                        call.done.set_exception(error)
                else:
                    if not call.done.done():
                        call.done.set_result(answer)

    async def _judged(self, call: PendingCall) -> Answer:
        """Return the result of a call. If there was nobody to catch, another call may have come just before it."""
        answer = await self._live.apply(call.judge)
        winner = self._winner
        if isinstance(answer, Draft):
            self._winner = Winner(call.seat, call.time)
        elif isinstance(answer, Refused) and answer.reason == Reason.NOBODY_EXPOSED and winner is not None:
            by = winner.beat(call.seat, call.time, self._clock.time())
            if by is None:
                return answer
            if call.seat not in winner.announced:
                winner.announced.add(call.seat)
                self._live.send_all(Notice("race", first=winner.seat, second=call.seat, by=by))
            return self._live.match.call_late(call.seat, answer.id or "", first=winner.seat, by=by)
        return answer
