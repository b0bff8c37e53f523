"""Runs one match: one change at a time, stored before it is told; gives the computer players their time."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

import msgspec
import structlog

from musicards.errors import SeatTaken, StaleVersion
from musicards.games.action import Seat
from musicards.games.luck import Luck
from musicards.server.match import Draft, Match
from musicards.server.messages import Act, Hello, ServerMessage
from musicards.server.refusals import Denied, WireReason
from musicards.store import Store

__all__ = ["STAND_IN", "Host", "Page", "encode", "now"]

T = TypeVar("T")

STAND_IN: Final = "rule"  # the level of computer players who take the seats still free at the start
THINKING: Final = (0.9, 1.6)  # times the pace, in seconds
CALLING: Final = (1.2, 3.5)
TRIES: Final = 4  # when other writers are first
SECONDS_AFTER_FAILURE: Final = 2.0

log: Final = structlog.get_logger()


def now() -> int:
    """The time, in milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


def encode(message: ServerMessage) -> bytes:
    """As it goes over the websocket."""
    return msgspec.json.encode(message)


class Page(Protocol):
    """A connection to somebody who plays or watches."""

    holder: str  # the secret token of the browser

    def send(self, message: bytes) -> None:
        """Send without waiting; a page that does not keep up is dropped."""


class Host:
    """Runs one match.

    Attributes:
        match: as it stands; replaced when another process turns out to have written to it.
    """

    def __init__(self, match: Match, *, store: Store, luck: Luck, pace: float) -> None:
        """`pace`: how long computer players take, 1 for a natural speed, 0 for at once."""
        self.match = match
        self._store = store
        self._luck = luck
        self._pace = pace
        self._lock = asyncio.Lock()
        self._pages: dict[Page, bool] = {}  # whether they have said hello
        self._changed = asyncio.Event()
        self._timers: set[asyncio.Task[None]] = set()  # computer players thinking; may be cancelled
        self._moves: set[asyncio.Task[Any]] = set()  # on their way to the store; never cancelled

    @property
    def idle(self) -> bool:
        """Nobody is connected and nothing is under way."""
        return not self._pages and not self._lock.locked() and not self._moves

    # Pages come and go

    def enter(self, page: Page) -> None:
        """A page opens its connection."""
        self._pages[page] = False
        if self.match.seats.enter(page.holder):
            self._tell_room()
        if len(self._pages) == 1:
            self._later(self._play_turns())
        self._wake()

    def leave(self, page: Page) -> None:
        """The connection is gone. Computer players rest when it was the last."""
        del self._pages[page]
        if self.match.seats.leave(page.holder):
            self._tell_room()
        if not self._pages:
            self.rest()

    def rest(self) -> None:
        """Stop the computer players. What is on its way to the store gets there."""
        for timer in self._timers:
            timer.cancel()
        self.match.decide_again()

    async def close(self) -> None:
        """Rest, and wait until nothing is on its way."""
        self.rest()
        async with self._lock:
            pass

    async def hello(self, page: Page, hello: Hello) -> None:
        """Tell a page how things stand: what it missed, or everything."""
        async with self._lock:
            await self._apply(self.match.draft_luck)  # when a crash came between the last seat and the deal
            if page not in self._pages:
                return
            self._pages[page] = True
            viewer = self.match.seats.seat_of(page.holder)
            page.send(encode(self.match.room(viewer)))
            missed = None if hello.seen is None else self.match.updates(viewer, hello.seen)
            for message in [self.match.snapshot(viewer)] if missed is None else missed:
                page.send(encode(message))

    # What people do

    async def act(self, page: Page, act: Act) -> None:
        """Judge an act, and answer it."""
        async with self._lock:
            answer = await self._apply(lambda: self.match.judge(self.match.seats.seat_of(page.holder), act))
        page.send(encode(answer.ack(act.id) if isinstance(answer, Draft) else answer))

    async def sit(self, holder: str, wish: int | None, name: str) -> Seat:
        """Give `holder` the seat wished for, or a new name in their own. Deals when it was the last free one.

        Raises:
            SeatTaken: that cannot be; says which seats are free.
        """
        async with self._lock:
            for _ in range(TRIES):
                seats = self.match.seats
                own = seats.seat_of(holder)
                seat = seats.choose(holder, wish)
                called = seats.name_for(seat, name)
                if own is not None and (not name.strip() or called == seats.rows[own].name):
                    return seat
                try:
                    await self._store.sit(self.match.code, seat, holder, called)
                except SeatTaken:
                    await self._reload()
                    continue
                self.match.sit(seat, holder, called)
                self._tell_room()
                if own is None:
                    self._tell_snapshots(holder)
                await self._apply(self.match.draft_luck)
                return seat
            raise SeatTaken(f"match {self.match.code} is busy: try again")

    async def start(self, holder: str) -> None:
        """Deal now: computer players take the seats that are still free.

        Raises:
            Denied: `holder` does not sit at the table.
        """
        async with self._lock:
            self.check_seated(holder)
            if self.match.seats.free:
                names = self.match.seats.computer_names()
                await self._store.fill(self.match.code, names, STAND_IN)
                await self._reload()  # somebody may have sat down elsewhere at the same moment
            await self._apply(self.match.draft_luck)

    async def deal(self) -> None:
        """Deal if everybody sits and nobody has dealt yet."""
        async with self._lock:
            await self._apply(self.match.draft_luck)

    async def again(self, holder: str, create: Callable[[Match], Coroutine[Any, Any, str]]) -> str:
        """The code of the rematch, made by `create` unless there is one.

        Raises:
            Denied: the match is not over, or `holder` does not sit at the table.
        """
        async with self._lock:
            self.check_seated(holder)
            if not self.match.game.over:
                text = f"Match {self.match.code} is not over yet: the next one can begin when it is."
                raise Denied(WireReason.NOT_OVER, text)
            if self.match.next is None:
                try:
                    self.match.next = await create(self.match)
                except StaleVersion:
                    await self._reload()
                self._tell_room()
            if self.match.next is None:
                raise StaleVersion(f"match {self.match.code} is busy: try again")
            return self.match.next

    def check_seated(self, holder: str) -> None:
        """Refuse spectators, unless only computer players sit here.

        Raises:
            Denied: `holder` does not sit at the table.
        """
        seats = self.match.seats
        if seats.people and seats.seat_of(holder) is None:
            text = f"You are watching match {self.match.code}: only those who sit at the table can do that."
            raise Denied(WireReason.NOT_SEATED, text)

    # Changing the match; the lock is held

    async def _apply(self, judge: Callable[[], T]) -> T:
        """Judge; when a draft comes of it, store it, then let it happen and tell everyone.

        When another process was first, its entries are taken in and the same is judged anew.

        Raises:
            StaleVersion: others were first every time.
        """
        for _ in range(TRIES):
            answer = judge()
            if not isinstance(answer, Draft):
                return answer
            started, over = self.match.game.dealt, self.match.game.over
            try:
                await self._store.append(self.match.code, answer.after, answer.entries(now()), over=answer.over)
            except StaleVersion:
                await self._reload()
                continue
            self.match.keep(answer)
            if (started, over) != (self.match.game.dealt, self.match.game.over):
                self._tell_room()
            self._tell_updates(answer.after)
            self._wake()
            return answer
        raise StaleVersion(f"match {self.match.code} is busy: try again")

    async def _reload(self) -> None:
        """Take the match from the store again, and tell everyone what is new."""
        seen = self.match.version
        match = Match(await self._store.load(self.match.code), self._luck)
        for page in self._pages:
            match.seats.enter(page.holder)
        self.match = match
        self._tell_room()
        self._tell_updates(seen)

    # Telling

    def _tell(self, make: Callable[[Seat | None], list[ServerMessage]], holder: str | None = None) -> None:
        """Send what `make` makes for each viewer to the pages that have said hello: all, or those of `holder`."""
        made: dict[Seat | None, list[bytes]] = {}
        for page, greeted in list(self._pages.items()):
            if not greeted or holder not in (None, page.holder):
                continue
            viewer = self.match.seats.seat_of(page.holder)
            if viewer not in made:
                made[viewer] = [encode(message) for message in make(viewer)]
            for message in made[viewer]:
                page.send(message)

    def _tell_room(self) -> None:
        self._tell(lambda viewer: [self.match.room(viewer)])

    def _tell_snapshots(self, holder: str) -> None:
        self._tell(lambda viewer: [self.match.snapshot(viewer)], holder)

    def _tell_updates(self, seen: int) -> None:
        def make(viewer: Seat | None) -> list[ServerMessage]:
            missed = self.match.updates(viewer, seen)
            return [self.match.snapshot(viewer)] if missed is None else [*missed]

        self._tell(make)

    # Computer players

    def _wake(self) -> None:
        """Something has changed: the computer players look again."""
        if not self._pages:
            return
        self._changed.set()
        exposed, callers = self.match.computer_callers()
        for seat in callers:
            self._later(self._call(seat, exposed))

    async def _play_turns(self) -> None:
        """Move for the computer players whenever it is their turn, as long as somebody is connected."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            seat = self.match.computer_on_turn()
            if seat is None:
                continue
            await self._wait(THINKING)
            try:
                await self._uncancelled(self._computer_turn(seat))
            except Exception:
                log.exception("computer turn failed", match=self.match.code, seat=seat)
                await asyncio.sleep(SECONDS_AFTER_FAILURE)
                self._changed.set()

    async def _computer_turn(self, seat: Seat) -> None:
        async with self._lock:
            await self._apply(lambda: self.match.computer_move(seat) if self.match.computer_on_turn() == seat else None)

    async def _call(self, seat: Seat, exposed: int) -> None:
        await self._wait(CALLING)
        try:
            await self._uncancelled(self._computer_call(seat, exposed))
        except Exception:
            log.exception("computer call failed", match=self.match.code, seat=seat)

    async def _computer_call(self, seat: Seat, exposed: int) -> None:
        async with self._lock:
            await self._apply(lambda: self.match.computer_call(seat, exposed))

    async def _wait(self, span: tuple[float, float]) -> None:
        """As long as a person might take."""
        shortest, longest = span
        await asyncio.sleep(self._pace * (shortest + (longest - shortest) * self._luck.random()))

    async def _uncancelled(self, move: Coroutine[Any, Any, None]) -> None:
        """Run `move` to its end, even when whoever waits for it is cancelled."""
        task = asyncio.create_task(move)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)
        await asyncio.shield(task)

    def _later(self, doing: Coroutine[Any, Any, None]) -> None:
        timer = asyncio.create_task(doing)
        self._timers.add(timer)
        timer.add_done_callback(self._timers.discard)
