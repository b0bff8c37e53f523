"""A table whose changes are stored first and sent then, one at a time. It also follows what other servers store.

If the rules of those servers differ, the match is left to them.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Final, TypeVar

from musicards.errors import NotStored, StaleVersion, UnknownMatch
from musicards.games.action import Seat
from musicards.server.live.open_table import OpenTable, Services
from musicards.server.log import log
from musicards.server.match.match import Match
from musicards.server.match.messages import Notice, Refused
from musicards.server.match.refusals import EarlierRules, NotOver
from musicards.server.match.seats import device_of
from musicards.server.match.state import Draft
from musicards.store import Head, StoredEntry, StoredMatch

T = TypeVar("T")

TRIES: Final = 4  # attempts to write to the store when other writers are faster


class StoredTable(OpenTable, ABC):
    """A match that is stored, and its open pages.

    Attributes:
        store: where the match is stored.
        clock: the time.
        leads: whether this server, and no other, runs the timers and computer players of the match.
    """

    def __init__(self, match: Match, services: Services) -> None:
        """Make a table without open pages."""
        super().__init__(match, services)
        self.store = services.store
        self.clock = services.clock
        self.leads = False
        self._moves: set[asyncio.Task[Any]] = set()  # being stored; never canceled

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is being stored."""
        return not self.pages and not self.lock.locked() and not self._moves

    # Changing the match

    async def deal(self) -> None:
        """Deal if all seats are taken and nobody has dealt yet."""
        async with self.locked():
            await self.apply(self.match.draft_chance)

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
                self.cover()
                self.send_room()
            self.send_updates(answer.after)
            if begun_or_over:
                self.update_timers()
            else:
                self.update_turn_timers()
            return answer
        raise StaleVersion(f"match {self.match.code} is busy: try again")

    def run(self, move: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run `move` to its end, even if whoever waits for it is canceled."""
        task = asyncio.create_task(move)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)
        return task

    async def stored(self) -> StoredMatch:
        """Return the whole match as it is stored, for the review.

        Raises:
            NotOver: the match is not over yet.
        """
        if not self.match.game.over:
            raise NotOver(self.match.code)
        return await self.store.load(self.match.code)

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
            if not self.pages:  # matches with pages hear of every change anyway
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
            if match.game.dealt and not before[0]:
                self.cover()
            if changed or before != (match.game.dealt, match.in_progress):
                self.send_room()
            if match.version > seen:
                self.send_updates(seen)
            if changed:
                for holder in [each for each, seat in seats.items() if seat != match.seats.seat_of(each)]:
                    self.hand_back(holder)
                    self.send_snapshots(holder)
                self.peers.present(self.code)
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
            self.peers.present(self.code)
            self.update_timers()

    def send_seats(self, *moved: str | None) -> None:
        """After a change of seats, tell all pages and servers who sits where. `moved`: who now sees another side."""
        self.peers.changed(self.code)
        self.peers.present(self.code)
        self.send_room()
        for holder in moved:
            if holder is not None:
                self.send_snapshots(holder)
        self.update_timers()

    def shut(self) -> None:
        """Stop, and disconnect everybody after a notice: the match has been deleted."""
        self.give_up(UnknownMatch(f"Match {self.code} has been closed: make a new match."))
        self.pages.disconnect(Notice("closed"))

    def hand_back(self, holder: str) -> None:
        """Stop the computer that stands in for `holder` once they are back."""
        for seat in self.match.seats.at_device(device_of(holder)):
            if seat in self.match.computers.stood_in and self.match.seats.is_here(seat):
                self.match.computers.hand_back(seat)
                self.send_all(Notice("back", seat))

    def stand_in_here(self, seat: Seat) -> None:
        """Let a computer play for the person in `seat`, if they are away: this server leads the match."""
        if seat in self.match.away():
            self.stand_in(seat)
            self.update_timers()

    # What follows from a change

    @abstractmethod
    def give_up(self, why: UnknownMatch | EarlierRules) -> None:
        """Stop, and let another server lead the match if one can. Refuse everything because of `why`."""

    @abstractmethod
    def update_timers(self) -> None:
        """After a change, update timers, stand-ins and computer players, if somebody is connected."""

    @abstractmethod
    def update_turn_timers(self) -> None:
        """Update the turn clock and the computer players after a move, in which nobody came, left or changed seats."""

    @abstractmethod
    def restart_turn(self) -> None:
        """Give the turn all its time again."""

    @abstractmethod
    def stand_in(self, seat: Seat) -> None:
        """Let a computer play for the person in `seat`, who is away, if this server leads the match."""
