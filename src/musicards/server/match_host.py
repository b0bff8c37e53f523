"""Run one match: judge, store and send one change at a time, with its clocks, stand-ins and computer players."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, TypeVar

import structlog

from musicards.errors import SeatTaken, StaleVersion
from musicards.games.action import Seat
from musicards.games.rng import Rng
from musicards.server.broadcaster import Broadcaster, Page, encode
from musicards.server.call_judge import Answer, CallJudge
from musicards.server.keys import SeatKeys
from musicards.server.match import STAND_IN, Draft, Match
from musicards.server.messages import Act, Hello, Notice, Room, ServerMessage, Turn
from musicards.server.move_scheduler import MoveScheduler
from musicards.server.race import credits_of
from musicards.server.refusals import Denied, NotOver, WireReason
from musicards.server.system_clock import Clock
from musicards.server.timers import SeatTimers, TurnClock
from musicards.store import Store, StoredMatch

__all__ = ["MatchHost"]

T = TypeVar("T")

TRIES: Final = 4  # attempts to write to the store when other writers are faster

log: Final = structlog.get_logger()


class MatchHost:
    """Runs one match.

    Attributes:
        match: the current state; replaced when another process has written to the match.
        lock: held by whoever changes the match.
        clock: the time.
        calls: judges the calls of "Musicards!".
    """

    def __init__(  # noqa: PLR0913 - every one has a name
        self, match: Match, *, store: Store, luck: Rng, pace: float, keys: SeatKeys, clock: Clock
    ) -> None:
        """Make a host without open pages.

        Args:
            match: as it is stored.
            store: where it is stored.
            luck: random numbers for the cards and for the computer players.
            pace: how long computer players take, 1 for a natural speed, 0 for at once.
            keys: make the keys of the seats.
            clock: tells the time and wakes computer players.
        """
        self.match = match
        self.lock = asyncio.Lock()
        self.clock = clock
        self.calls = CallJudge(self, clock)
        self._store = store
        self._luck = luck
        self._keys = keys
        self._broadcaster = Broadcaster()
        self._scheduler = MoveScheduler(self, luck=luck, pace=pace, clock=clock)
        self._turn_clock = TurnClock(self._time_up, clock)
        self._absent = SeatTimers(self._stand_in, clock)
        self._moves: set[asyncio.Task[Any]] = set()  # being stored; never canceled

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being stored."""
        return not self._broadcaster and not self.lock.locked() and not self._moves

    # Pages come and go

    def enter(self, page: Page) -> None:
        """Add a page that has connected. A computer that plays for its owner stops."""
        self._broadcaster.enter(page)
        if self.match.seats.enter(page.holder):
            self._hand_back(page.holder)
            self._tell_room()
        if len(self._broadcaster) == 1:
            self._scheduler.start()
        self._look()

    def leave(self, page: Page) -> None:
        """Remove a page that has disconnected. After the last one, stop timers and computer players."""
        self._broadcaster.leave(page)
        if self.match.seats.leave(page.holder):
            self._tell_room()
        if self._broadcaster:
            self._look()
        else:
            self.rest()

    def rest(self) -> None:
        """Stop timers and computer players. Whatever is being stored still gets stored."""
        self._scheduler.rest()
        self._turn_clock.rest()
        self._absent.watch([], 0)

    async def close(self) -> None:
        """Stop timers and computer players, and wait until everything is stored."""
        self.rest()
        await asyncio.gather(*self._moves, return_exceptions=True)
        async with self.lock:
            pass

    async def hello(self, page: Page, hello: Hello) -> None:
        """Send a page what it missed, or the whole table."""
        async with self.lock:
            await self.apply(self.match.draft_luck)  # in case of a crash between the last seat and the deal
            if page not in self._broadcaster:
                return
            self._broadcaster.greet(page)
            viewer = self.match.seats.seat_of(page.holder)
            missed = None if hello.seen is None else self.match.updates(viewer, hello.seen)
            for message in [self.room(viewer), *([self.match.snapshot(viewer)] if missed is None else missed)]:
                page.send(encode(message))
            page.send(encode(self._turn()))

    # What people do

    async def act(self, page: Page, act: Act) -> None:
        """Judge an act, and answer it."""

        def judge() -> Answer:
            return self.match.judge(self.match.seats.seat_of(page.holder), act)

        seat = self.match.seats.seat_of(page.holder)
        if seat is not None and act.action.get("do") == "call":
            answer = await self.calls.call(seat, page.credit, judge)
        else:
            answer = await self.change(judge)
        if answer is not None:
            page.send(encode(answer.ack(act.id) if isinstance(answer, Draft) else answer))

    async def sit(self, holder: str, wish: int | None, name: str, avatar: int | None) -> Seat:
        """Give `holder` the seat `wish`, or a new name and picture in their own seat. Deal if it was the last free one.

        Raises:
            SeatTaken: somebody else has the seat; the error says which seats are free.
        """
        async with self.lock:
            for _ in range(TRIES):
                seats = self.match.seats
                own = seats.seat_of(holder)
                seat = seats.choose(holder, wish)
                row = seats.rows[seat]
                called = row.name if own is not None and not name.strip() else seats.name_for(seat, name)
                picture = row.avatar if avatar is None else avatar
                if own is not None and (called, picture) == (row.name, row.avatar):
                    return seat
                try:
                    await self._store.sit(self.match.code, seat, holder, called, picture)
                except SeatTaken:
                    await self._reload()
                    continue
                seats.take(seat, holder, called, picture)
                self._tell_room()
                if own is None:
                    self._tell_snapshots(holder)
                await self.apply(self.match.draft_luck)
                return seat
            raise SeatTaken(f"match {self.match.code} is busy: try again")

    async def claim(self, holder: str, key: str) -> Seat:
        """Give `holder` the seat that `key` belongs to. Whoever had it becomes a spectator.

        Raises:
            Denied: the key belongs to no seat, or `holder` sits in another seat.
            SeatTaken: a computer has taken the seat.
        """
        async with self.lock:
            match = self.match
            seat = self._keys.find(match.code, match.seats.people, key)
            if seat is None:
                raise Denied(WireReason.WRONG_KEY, f"That is no key of a seat of match {match.code}.")
            own, before = match.seats.seat_of(holder), match.seats.rows[seat].holder
            if own == seat:
                return seat
            if own is not None:
                text = f"You sit in seat {own} already, so seat {seat} is not for you."
                raise Denied(WireReason.ALREADY_SEATED, text, {"seat": own})
            await self._store.move(match.code, seat, holder)
            match.seats.move(seat, holder)
            self._hand_back(holder)
            self._tell_room()
            for viewer in (before, holder):
                if viewer is not None:
                    self._tell_snapshots(viewer)
            self._look()
            return seat

    async def start(self, holder: str) -> None:
        """Deal now: computer players take the seats that are still free.

        Raises:
            Denied: `holder` does not sit at the table.
        """
        async with self.lock:
            self.check_seated(holder)
            seats = self.match.seats
            if seats.free:
                await self._store.fill(self.match.code, seats.computers_for_free(STAND_IN))
                await self._reload()  # somebody may have sat down elsewhere at the same moment
            await self.apply(self.match.draft_luck)

    async def deal(self) -> None:
        """Deal if all seats are taken and nobody has dealt yet."""
        async with self.lock:
            await self.apply(self.match.draft_luck)

    async def again(self, holder: str, create: Callable[[Match], Coroutine[Any, Any, str]]) -> str:
        """Return the code of the rematch. If there is none yet, `create` makes it.

        Raises:
            Denied: the match is not over, or `holder` does not sit at the table.
        """
        async with self.lock:
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

    async def stored(self) -> StoredMatch:
        """Return the whole match as it is stored, for the review.

        Raises:
            NotOver: the match is not over yet.
        """
        if not self.match.game.over:
            raise NotOver(self.match.code)
        return await self._store.load(self.match.code)

    def check_seated(self, holder: str) -> None:
        """Refuse spectators, unless all players are computers.

        Raises:
            Denied: `holder` does not sit at the table.
        """
        seats = self.match.seats
        if seats.people and seats.seat_of(holder) is None:
            text = f"You are watching match {self.match.code}: only those who sit at the table can do that."
            raise Denied(WireReason.NOT_SEATED, text)

    # Changing the match

    async def change(self, judge: Callable[[], T]) -> T:
        """Wait for the lock, then judge, store and send."""
        async with self.lock:
            return await self.apply(judge)

    async def apply(self, judge: Callable[[], T]) -> T:
        """Judge; if the result is a draft, store it, let it happen and send it. The caller holds the lock.

        If another process was faster, the match is reloaded and the act is judged again.

        Raises:
            StaleVersion: other processes were faster every time.
            NotKept: the database failed; nothing has changed.
        """
        for _ in range(TRIES):
            answer = judge()
            if not isinstance(answer, Draft):
                return answer
            started, over = self.match.game.dealt, self.match.game.over
            at = self.clock.now()
            try:
                await self._store.append(self.match.code, answer.after, answer.entries(at), over=answer.over)
            except StaleVersion:
                await self._reload()
                continue
            self.match.keep(answer, at)
            if (started, over) != (self.match.game.dealt, self.match.game.over):
                self._tell_room()
            self._tell_updates(answer.after)
            self._look()
            return answer
        raise StaleVersion(f"match {self.match.code} is busy: try again")

    async def _reload(self) -> None:
        """Load the match from the store again, and send everyone what is new."""
        match = Match(await self._store.load(self.match.code), self._luck)
        for page in self._broadcaster:
            match.seats.enter(page.holder)
        match.go_on_from(self.match)
        seen, self.match = self.match.version, match
        self._tell_room()
        self._tell_updates(seen)
        self._look()

    def run(self, move: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run `move` to its end, even if whoever waits for it is canceled."""
        task = asyncio.create_task(move)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)
        return task

    # Timers and stand-ins

    def _look(self) -> None:
        """After a change, update timers, stand-ins and computer players, if somebody is connected."""
        if not self._broadcaster:
            return
        match, settings = self.match, self.match.settings
        self._absent.watch(match.away() if settings.stand_in else [], settings.stand_in)
        turn = match.last.turn if match.in_progress else None
        age = 0.0 if match.turn_since is None else (self.clock.now() - match.turn_since) / 1000
        if self._turn_clock.watch(turn, settings.clock, age):
            self._tell(lambda _: [self._turn()])
        self._scheduler.wake()

    def _turn(self) -> Turn:
        """Return whose turn it is, and how long it may still take."""
        match = self.match
        return Turn(match.game.turn, self._turn_clock.left) if match.in_progress else Turn(None, None)

    def _time_up(self) -> None:
        seat = self.match.finish_turn()
        if seat is not None:
            self.notice(Notice("time-up", seat))
            self._scheduler.wake()

    def _stand_in(self, seat: Seat) -> None:
        self.match.stand_in(seat)
        self._tell_room()
        self.notice(Notice("away", seat))
        self._scheduler.arrive(seat)

    def _hand_back(self, holder: str) -> None:
        """Stop the computer that stands in for `holder` once they are back."""
        seat = self.match.seats.seat_of(holder)
        if seat in self.match.stood_in and self.match.seats.is_here(seat):
            self.match.hand_back(seat)
            self.notice(Notice("back", seat))

    def credits(self) -> Mapping[Seat, float]:
        """Return for each connected person by how many seconds their calls may be earlier than they arrive."""
        seats = self.match.seats
        return credits_of((seats.seat_of(page.holder), page.credit) for page in self._broadcaster)

    # Sending

    def room(self, viewer: Seat | None) -> Room:
        """Return the match and its seats, with the key of the viewer's own seat."""
        return self.match.room(viewer, None if viewer is None else self._keys.of(self.match.code, viewer))

    def notice(self, notice: Notice) -> None:
        """Send `notice` to everybody."""
        self._tell(lambda _: [notice])

    def _tell(self, make: Callable[[Seat | None], list[ServerMessage]], holder: str | None = None) -> None:
        self._broadcaster.tell(self.match.seats, make, holder)

    def _tell_room(self) -> None:
        self._tell(lambda viewer: [self.room(viewer)])

    def _tell_snapshots(self, holder: str) -> None:
        self._tell(lambda viewer: [self.match.snapshot(viewer)], holder)

    def _tell_updates(self, seen: int) -> None:
        def make(viewer: Seat | None) -> list[ServerMessage]:
            missed = self.match.updates(viewer, seen)
            return [self.match.snapshot(viewer)] if missed is None else [*missed]

        self._tell(make)
