"""Keep a match up to date with what other servers store and announce; leave it to them if their rules differ."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final, Protocol

import structlog

from musicards.errors import NotStored, UnknownMatch
from musicards.games.action import Seat
from musicards.server.live import peers
from musicards.server.live.broadcaster import Broadcaster
from musicards.server.live.peers import Peers
from musicards.server.match.match import Match
from musicards.server.match.messages import Refused
from musicards.server.match.refusals import EarlierRules
from musicards.store import Head, Store, StoredEntry

log: Final = structlog.get_logger()


class HostedMatch(peers.HostedMatch, Protocol):
    """What is needed of the table."""

    match: Match
    lock: asyncio.Lock
    unplayable: UnknownMatch | EarlierRules | None

    def shut(self) -> None:
        """Stop, and disconnect everybody after a notice: the match has been deleted."""

    def give_up(self, why: UnknownMatch | EarlierRules) -> None:
        """Stop, and let another server lead the match if one can. Refuse everything because of `why`."""

    def update_timers(self) -> None:
        """After a change, update timers, stand-ins and computer players, if somebody is connected."""

    def hand_back(self, holder: str) -> None:
        """Stop the computer that stands in for `holder` once they are back."""

    def send_room(self) -> None:
        """Send everybody the match and its seats."""

    def send_snapshots(self, holder: str) -> None:
        """Send the pages of `holder` the whole table."""

    def send_updates(self, seen: int) -> None:
        """Send everybody what has happened after version `seen`."""


class Follower:
    """Keeps one match up to date with what other servers do."""

    def __init__(self, hosted: HostedMatch, pages: Broadcaster, store: Store, peers: Peers) -> None:
        self._hosted = hosted
        self._pages = pages
        self._store = store
        self._peers = peers

    async def catch_up(self) -> None:
        """Load what other processes have stored, and send all pages what is new. The caller holds the lock."""
        hosted = self._hosted
        head = (await self._store.heads([hosted.code])).get(hosted.code)
        if head is None:
            hosted.shut()
            raise UnknownMatch(f"Match {hosted.code} has been closed: make a new match.")
        after = hosted.match.version
        rows = await self._store.entries({hosted.code: after}) if head.version > after else {}
        self._apply(head, after, rows.get(hosted.code, ()))

    async def follow(self, head: Head | None, after: int, rows: Sequence[StoredEntry]) -> None:
        """Apply what other processes have stored, and send all pages what is new.

        Args:
            head: the head of the match; None if it has not changed.
            after: the version before `rows`.
            rows: the next entries of the log.
        """
        hosted = self._hosted
        async with hosted.lock:
            if hosted.unplayable:
                return
            try:
                if head is not None and hosted.match.differs(head):  # `head` may be older than a change made here
                    await self.catch_up()
                else:
                    self._apply(None, after, rows)
            except NotStored as error:
                log.warning("other servers' changes not read", match=hosted.code, why=str(error))
            except (UnknownMatch, EarlierRules):  # nobody plays here any more
                pass

    def _apply(self, head: Head | None, after: int, rows: Sequence[StoredEntry]) -> None:
        hosted, match = self._hosted, self._hosted.match
        seen, before = match.version, (match.game.dealt, match.in_progress)
        seats = {page.holder: match.seats.seat_of(page.holder) for page in self._pages}
        changed = head is not None and match.update(head)
        try:
            if seen >= after:  # otherwise entries are missing in between
                match.follow(rows[seen - after :])
        except EarlierRules as error:
            log.warning("written by other rules", match=hosted.code, why=str(error))
            hosted.give_up(error)
            last = Refused(None, error.reason, dict(error.facts), str(error))
            asyncio.get_running_loop().call_soon(self._pages.disconnect, last)  # after the answer to an act
            raise
        finally:
            if changed or before != (match.game.dealt, match.in_progress):
                hosted.send_room()
            if match.version > seen:
                hosted.send_updates(seen)
            if changed:
                for holder in [each for each, seat in seats.items() if seat != match.seats.seat_of(each)]:
                    hosted.hand_back(holder)
                    hosted.send_snapshots(holder)
                self._peers.present(hosted)
            if changed or match.version > seen:
                hosted.update_timers()

    def meet(self, here: frozenset[Seat], stood_in: Collection[Seat], finishing: tuple[Seat, int] | None) -> None:
        """Note what other servers announce about the match.

        Args:
            here: the seats of people with a page open at one of them.
            stood_in: the seats of people for whom a computer plays at the server that leads; unused if this one leads.
            finishing: the turn that a computer finishes at that server; None if there is none.
        """
        hosted, match = self._hosted, self._hosted.match
        before, match.seats.elsewhere = match.seats.elsewhere, here
        changed = here != before
        if hosted.leads:
            for seat in match.stood_in & here:
                match.hand_back(seat)
                changed = True
        elif match.agree([seat for seat in stood_in if not match.seats.is_here(seat)], finishing):
            changed = True
        if changed:
            hosted.send_room()
            self._peers.present(hosted)
            hosted.update_timers()
