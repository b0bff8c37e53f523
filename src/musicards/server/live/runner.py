"""Run one match: judge, store and send one change at a time, with its clocks, stand-ins and computer players.

A match also follows what other servers on the same store write and announce. If their rules differ, it is left to them.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from typing import Any, Final, TypeVar

from musicards.errors import NotStored, StaleVersion, UnknownMatch
from musicards.games.action import Seat
from musicards.server.live.broadcaster import Page
from musicards.server.live.call_judge import Answer, CallJudge
from musicards.server.live.open_table import OpenTable, Services
from musicards.server.live.scheduler import MoveScheduler
from musicards.server.live.seating import Seating
from musicards.server.live.timers import SeatTimers, TurnClock
from musicards.server.log import log
from musicards.server.match.match import Match
from musicards.server.match.messages import (
    Act,
    AskHelp,
    Evidence,
    Hello,
    Notice,
    Reading,
    Refused,
    Turn,
)
from musicards.server.match.refusals import EarlierRules, NotOver
from musicards.server.match.state import Draft
from musicards.store import Head, StoredEntry, StoredMatch

T = TypeVar("T")

TRIES: Final = 4  # attempts to write to the store when other writers are faster


class MatchRunner(OpenTable):
    """Runs one match.

    Attributes:
        store: where the match is stored.
        clock: the time.
        scheduler: moves for the computer players.
        calls: judges the calls of "Musicards!".
        seating: who sits at the table and who hosts it.
        leads: whether this server, and no other, runs the timers and computer players of the match.
    """

    def __init__(self, match: Match, services: Services) -> None:
        """Make a runner without open pages."""
        super().__init__(match, services)
        self.store = services.store
        self.clock = clock = services.clock
        self.leads = False
        self.seating = Seating(self, rng=services.rng, keys=services.keys)
        self.calls = CallJudge(self)
        self.scheduler = MoveScheduler(self, rng=services.rng, pace=services.pace, searcher=services.searcher)
        self._turn_clock = TurnClock(self._time_up, clock)
        self._absent = SeatTimers(self.stand_in, clock)
        self._moves: set[asyncio.Task[Any]] = set()  # being stored; never canceled

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being stored."""
        return not self.pages and not self.lock.locked() and not self._moves

    @property
    def group(self) -> str:
        """Return the address or person whose share of the search time the table uses: that of the first page."""
        return next((page.group for page in self.pages), "")

    @property
    def has_calls(self) -> bool:
        """Whether the game has calls of "Musicards!"."""
        return "call" in self.match.game.actions

    # Pages come and go

    def enter(self, page: Page) -> None:
        """Add a page that has connected. A computer that plays for its owner stops."""
        self.pages.enter(page)
        if self.match.seats.enter(page.holder):
            self.hand_back(page.holder)
            self.send_room()
        if len(self.pages) == 1:
            self.peers.opened(self)
        self.peers.present(self)
        self.update_timers()

    def leave(self, page: Page) -> None:
        """Remove a page that has disconnected. After the last one, stop timers and computer players."""
        self.pages.leave(page)
        self._wait_for(page, on=False)
        if self.match.seats.leave(page.holder):
            self.send_room()
        if self.pages:
            self.peers.present(self)
            self.update_timers()
        else:
            self.peers.closed(self)
            self.rest()

    def lead(self, on: bool) -> None:
        """Start or stop timers and computer players here."""
        if on == self.leads:
            return
        self.leads = on
        if on:
            self.match.computers.decide_again()
            self.scheduler.start()
            self._turn_clock.rest()  # it may already have run out at another server that is gone
        else:
            self.rest()
        self.update_timers()
        self.peers.present(self)

    def rest(self) -> None:
        """Stop timers and computer players. Whatever is being stored still gets stored."""
        self.scheduler.rest()
        self._turn_clock.rest()
        self._absent.watch([], 0)
        self._hands.rest()
        self.seating.rest()

    async def close(self) -> None:
        """Stop timers and computer players, and wait until everything is stored."""
        self.rest()
        await asyncio.gather(*self._moves, return_exceptions=True)
        async with self.lock:
            pass

    async def hello(self, page: Page, hello: Hello) -> None:
        """Send a page what it missed, or the whole table, without waiting for anything that is being stored."""
        self.check_playable()
        if page not in self.pages:
            return
        self.pages.greet(page)
        viewer = self.match.seats.seat_of(page.holder)
        self._note_hands()
        hands = [self._hands.shown] if viewer is None and self._hands.shown is not None else []
        for message in [self.room(viewer), *self._missed(viewer, hello.seen), self._turn(), *hands]:
            page.send(self.encode(message))
        if self.match.awaits_chance:  # in case of a crash between the last seat and the deal
            await self.deal()

    # What people do

    async def act(self, page: Page, act: Act) -> None:
        """Judge an act, answer it, and send the page what it says about what the player knows."""

        def judge() -> Answer:
            return self.match.judge(self.match.seats.seat_of(page.holder), act, self.clock.now())

        seat = self.match.seats.seat_of(page.holder)
        if seat is not None and act.action.get("do") == "call":
            answer = await self.calls.call(seat, page.credit, judge)
        else:
            answer = await self.change(judge)
        if answer is not None:
            page.send(self.encode(answer.ack(act.id) if isinstance(answer, Draft) else answer))
        if isinstance(answer, Refused):
            log.debug("act refused", match=self.code, seat=seat, reason=answer.reason)
        pieces = [] if seat is None else self.match.take_evidence(seat)
        if pieces:
            page.send(self.encode(Evidence(pieces)))

    def read(self, page: Page, reading: Reading) -> None:
        """Let the computers wait while the only person at the table reads, unless a turn clock runs."""
        self._wait_for(page, on=reading.on and self._is_alone(page) and not self.match.settings.clock)

    def _wait_for(self, page: Page, *, on: bool) -> None:
        if self.leads:
            self.scheduler.pauses.note(page, on=on)
        elif len(self.match.seats.people) == 1:
            self.peers.read(self.code, on)

    def hurry(self, page: Page) -> None:
        """Let the computer that is thinking move now, if the only person at the table asks for it."""
        if self._is_alone(page):
            if self.leads:
                self.scheduler.hurry()
            else:
                self.peers.hurry(self.code)

    def _is_alone(self, page: Page) -> bool:
        """Whether `page` belongs to the only person at the table."""
        return self.match.seats.people == [self.match.seats.seat_of(page.holder)]

    async def help(self, page: Page, asked: AskHelp) -> None:
        """Send help with the move that is due, or why there is none."""
        async with self.locked():
            page.send(self.encode(self.match.help(self.match.seats.seat_of(page.holder), asked.step)))

    def shut(self) -> None:
        """Stop, and disconnect everybody after a notice: the match has been deleted."""
        self.give_up(UnknownMatch(f"Match {self.code} has been closed: make a new match."))
        self.pages.disconnect(Notice("closed"))

    def give_up(self, why: UnknownMatch | EarlierRules) -> None:
        """Stop, and let another server lead the match if one can. Refuse everything because of `why`."""
        self.unplayable = why
        self.rest()
        self.peers.closed(self)

    async def deal(self) -> None:
        """Deal if all seats are taken and nobody has dealt yet."""
        async with self.locked():
            await self.apply(self.match.draft_chance)

    async def stored(self) -> StoredMatch:
        """Return the whole match as it is stored, for the review.

        Raises:
            NotOver: the match is not over yet.
        """
        if not self.match.game.over:
            raise NotOver(self.match.code)
        return await self.store.load(self.match.code)

    # Changing the match

    async def change(self, judge: Callable[[], T]) -> T:
        """Wait for the lock, then judge, store and send."""
        async with self.lock:
            return await self.apply(judge)

    async def apply(self, judge: Callable[[], T]) -> T:
        """Judge; if the result is a draft, store it, apply it and send it. The caller holds the lock.

        If another process was faster, its entries are loaded and the act is judged again.

        Raises:
            StaleVersion: other processes were faster every time.
            NotStored: the database failed; nothing has changed.
            UnknownMatch: the match has been deleted, here or by another process.
            EarlierRules: a process with other rules has written to the match.
        """
        self.check_playable()
        for _ in range(TRIES):
            answer = judge()
            if not isinstance(answer, Draft):
                return answer
            before = self.match.game.dealt, self.match.in_progress
            at = self.clock.now()
            try:
                await self.store.append(self.match.code, answer.after, answer.entries(at), over=answer.over)
            except StaleVersion:
                await self.catch_up()
                continue
            self.match.commit(answer, at)
            self.peers.wrote(self.code, self.match.version)
            begun_or_over = before != (self.match.game.dealt, self.match.in_progress)
            if begun_or_over:
                self.send_room()
            self.send_updates(answer.after)
            if begun_or_over:
                self.update_timers()
            else:
                self._update_turn_timers()
            return answer
        raise StaleVersion(f"match {self.match.code} is busy: try again")

    def run(self, move: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run `move` to its end, even if whoever waits for it is canceled."""
        task = asyncio.create_task(move)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)
        return task

    # What other servers store and announce

    async def catch_up(self) -> None:
        """Load what other processes have stored, and send all pages what is new. The caller holds the lock."""
        head = (await self.store.heads([self.code])).get(self.code)
        if head is None:
            self.shut()
            raise UnknownMatch(f"Match {self.code} has been closed: make a new match.")
        after = self.match.version
        rows = await self.store.entries({self.code: after}) if head.version > after else {}
        self._apply_stored(head, after, rows.get(self.code, ()))

    async def refresh(self) -> None:
        """Load what other processes have stored meanwhile, and send all pages what is new.

        Raises:
            UnknownMatch: the match has been deleted.
            EarlierRules: a process with other rules has written to the match.
        """
        async with self.locked():
            await self.catch_up()
            if not self.pages:  # matches with pages are told of every change
                self.match.seats.elsewhere = self.peers.here(self.code)

    async def follow(self, head: Head | None, after: int, rows: Sequence[StoredEntry]) -> None:
        """Apply what other processes have stored, and send all pages what is new.

        Args:
            head: the head of the match; None if it has not changed.
            after: the version before `rows`.
            rows: the next entries of the log.
        """
        async with self.lock:
            if self.unplayable:
                return
            try:
                if head is not None and self.match.differs(head):  # `head` may be older than a change made here
                    await self.catch_up()
                else:
                    self._apply_stored(None, after, rows)
            except NotStored as error:
                log.warning("other servers' changes not read", match=self.code, why=str(error))
            except (UnknownMatch, EarlierRules):  # nobody plays here any more
                pass

    def _apply_stored(self, head: Head | None, after: int, rows: Sequence[StoredEntry]) -> None:
        match = self.match
        seen, before = match.version, (match.game.dealt, match.in_progress)
        seats = {page.holder: match.seats.seat_of(page.holder) for page in self.pages}
        changed = head is not None and match.update(head)
        try:
            if seen >= after:  # otherwise entries are missing in between
                match.follow(rows[seen - after :])
        except EarlierRules as error:
            log.warning("written by other rules", match=self.code, why=str(error))
            self.give_up(error)
            last = Refused(None, error.reason, dict(error.facts), str(error))
            asyncio.get_running_loop().call_soon(self.pages.disconnect, last)  # after the answer to an act
            raise
        finally:
            if changed or before != (match.game.dealt, match.in_progress):
                self.send_room()
            if match.version > seen:
                self.send_updates(seen)
            if changed:
                for holder in [each for each, seat in seats.items() if seat != match.seats.seat_of(each)]:
                    self.hand_back(holder)
                    self.send_snapshots(holder)
                self.peers.present(self)
            if changed or match.version > seen:
                self.update_timers()

    def meet(self, here: frozenset[Seat], stood_in: Collection[Seat], finishing: tuple[Seat, int] | None) -> None:
        """Note what other servers announce about the match.

        Args:
            here: the seats of people with a page open at one of them.
            stood_in: the seats of people for whom a computer plays at the server that leads; unused if this one leads.
            finishing: the turn that a computer finishes at that server; None if there is none.
        """
        seats, computers = self.match.seats, self.match.computers
        before, seats.elsewhere = seats.elsewhere, here
        changed = here != before
        if self.leads:
            for seat in computers.stood_in & here:
                computers.hand_back(seat)
                changed = True
        elif computers.agree([seat for seat in stood_in if not seats.is_here(seat)], finishing):
            changed = True
        if changed:
            self.send_room()
            self.peers.present(self)
            self.update_timers()

    def send_seats(self, *moved: str | None) -> None:
        """After a change of seats, tell all pages and servers who sits where. `moved`: who now sees another side."""
        self.peers.changed(self.code)
        self.peers.present(self)
        self.send_room()
        for holder in moved:
            if holder is not None:
                self.send_snapshots(holder)
        self.update_timers()

    # Timers and stand-ins

    def update_timers(self) -> None:
        """After a change, update timers, stand-ins and computer players, if somebody is connected."""
        if self.unplayable or not self.pages:
            return
        match, settings = self.match, self.match.settings
        if not match.seats.attended:  # whoever only watches must not let a child's game go on without her
            self.scheduler.rest()
            self._turn_clock.rest()
            self._absent.watch([], 0)
            return
        if self.leads:
            self.scheduler.start()
            self.seating.watch()
        if self._absent.watch(match.away() if settings.stand_in else [], settings.stand_in):
            self.send_room()  # with the time that is left
        if len(match.seats.people) > 1:  # somebody has joined after the deal
            self.scheduler.pauses.clear()
        self._update_turn_timers()

    def _update_turn_timers(self) -> None:
        """Update the turn clock and the computer players after a move, in which nobody came, left or changed seats."""
        if self.unplayable or not self.pages or not self.match.seats.attended:
            return
        match, settings = self.match, self.match.settings
        turn = match.last.turn if match.in_progress else None
        age = 0.0 if match.turn_since is None else (self.clock.now() - match.turn_since) / 1000
        if self._turn_clock.watch(turn, settings.clock, age) and settings.clock:  # the table says whose turn it is
            self._send(lambda _: [self._turn()])
        if self.leads and match.computers.are_playing:
            self.scheduler.wake()

    def restart_turn(self) -> None:
        """Give the turn all its time again."""
        self.match.turn_since = self.clock.now()
        self._turn_clock.rest()

    def _turn(self) -> Turn:
        """Return whose turn it is, and how long it may still take."""
        match = self.match
        return Turn(match.game.turn, self._turn_clock.left) if match.in_progress else Turn(None, None)

    def _time_up(self) -> None:
        seat = self.match.computers.finish_turn() if self.leads else None
        if seat is not None:
            self.peers.present(self)
            self.send_all(Notice("time-up", seat))
            self.scheduler.wake()

    def until_stand_ins(self) -> Mapping[Seat, int]:
        """Return the milliseconds until a computer plays for somebody who is away, by seat."""
        return self._absent.left()

    def stand_in(self, seat: Seat) -> None:
        """Let a computer play for the person in `seat`, who is away, if this server leads the match."""
        if not self.leads:
            return
        self.match.computers.stand_in(seat)
        self.peers.present(self)
        self.send_room()
        self.send_all(Notice("away", seat))
        self.scheduler.arrive(seat)

    def hand_back(self, holder: str) -> None:
        """Stop the computer that stands in for `holder` once they are back."""
        seat = self.match.seats.seat_of(holder)
        if seat in self.match.computers.stood_in and self.match.seats.is_here(seat):
            self.match.computers.hand_back(seat)
            self.send_all(Notice("back", seat))
