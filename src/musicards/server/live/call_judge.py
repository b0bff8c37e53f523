"""Decide who called "Musicards!" first: a fair order for people whose messages take unequally long.

Decision record 9 explains the reasons. Calls that arrive close together are judged in the order in which they were
made. While a call waits, nothing else happens at the table; other acts wait behind it, in the order in which they
arrived. Only `CallJudge` reads the clock: elsewhere times, in seconds, are arguments.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from musicards.games.action import Seat
from musicards.games.game import Reason
from musicards.server.match.messages import Ack, Notice, Refused
from musicards.server.match.state import Draft

if TYPE_CHECKING:
    from musicards.server.live.runner import MatchRunner

T = TypeVar("T")

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


@dataclass(slots=True)
class Entrant(Generic[T]):
    """A call that is waiting to be judged."""

    seat: Seat
    time: float  # when it was made, as far as we know: its arrival minus the page's credit
    what: T


@dataclass(slots=True)
class Race(Generic[T]):
    """Calls that arrived close together."""

    entrants: list[Entrant[T]] = field(default_factory=list)

    def enter(self, entrant: Entrant[T]) -> None:
        """Add a call that has arrived."""
        self.entrants.append(entrant)

    def until(self, credits_: Mapping[Seat, float]) -> float:
        """Return until when a call can still arrive that was made earlier than all those here.

        `credits_`: of the connected people, by seat. Seats that have called already do not count.
        """
        first = min(entrant.time for entrant in self.entrants)
        called = {entrant.seat for entrant in self.entrants}
        return first + max((credit for seat, credit in credits_.items() if seat not in called), default=0.0)

    def order(self) -> list[Entrant[T]]:
        """Return the calls, the earliest first; if two are equal, the one that arrived first."""
        return sorted(self.entrants, key=lambda entrant: entrant.time)


@dataclass(slots=True)
class Winner:
    """The last call that changed something."""

    seat: Seat
    time: float  # as in `Entrant`
    announced: set[Seat] = field(default_factory=set)  # seats already announced as second

    def beat(self, entrant: Entrant[T], now: float) -> int | None:
        """Return by how many milliseconds it was earlier than `entrant`; None if they were too far apart."""
        if entrant.seat == self.seat or now - self.time > LATE_SECONDS:
            return None
        return max(1, round((entrant.time - self.time) * 1000))


def credits_of(pages: Iterable[tuple[Seat | None, float]]) -> dict[Seat, float]:
    """Return the greatest credit of each seat's pages. Spectators are left out."""
    most: dict[Seat, float] = {}
    for seat, credit in pages:
        if seat is not None:
            most[seat] = max(credit, most.get(seat, 0.0))
    return most


Answer: TypeAlias = Draft | Ack | Refused | None
"""The result of a call; None if it was not made after all."""


@dataclass(frozen=True, slots=True)
class _Call:
    judge: Callable[[], Answer]
    done: asyncio.Future[Answer]


class CallJudge:
    """Judges the calls at one table."""

    def __init__(self, live: "MatchRunner") -> None:
        self._live = live
        self._clock = live.clock
        self._race: Race[_Call] | None = None  # calls that have arrived and are not judged yet
        self._entered: asyncio.Event  # set when a call enters the race; made with it
        self._winner: Winner | None = None

    async def call(self, seat: Seat, credit: float, judge: Callable[[], Answer]) -> Answer:
        """Return what `judge` returns for a call of `seat`, made `credit` seconds ago, when its turn has come."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._race is None:
            self._race, self._entered = Race(), asyncio.Event()
            self._live.run(self._decide(self._race))
        self._race.enter(Entrant(seat, self._clock.time() - credit, _Call(judge, done)))
        self._entered.set()
        return await done

    async def _decide(self, race: Race[_Call]) -> None:
        """Wait until nobody can have called earlier, then judge the calls one after another."""
        async with self._live.lock:
            while self._live.match.game.exposed:
                seat_of = self._live.match.seats.seat_of
                credits_ = credits_of((seat_of(page.holder), page.credit) for page in self._live.pages)
                wait = race.until(credits_) - self._clock.time()
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
        answer = await self._live.apply(entrant.what.judge)
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
            self._live.send_all(Notice("race", first=winner.seat, second=entrant.seat, by=by))
        return self._live.match.call_late(entrant.seat, answer.id or "", first=winner.seat, by=by)
