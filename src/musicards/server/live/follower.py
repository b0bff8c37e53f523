"""Keep a match up to date with what other servers store and announce; leave it to them if their rules differ."""

import asyncio
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

import structlog

from musicards.errors import NotStored, UnknownMatch
from musicards.games.action import Seat
from musicards.server.match.messages import Refused
from musicards.server.match.refusals import EarlierRules
from musicards.store import Head, StoredEntry

if TYPE_CHECKING:
    from musicards.server.live.runner import MatchRunner

log: Final = structlog.get_logger()


async def catch_up(live: "MatchRunner") -> None:
    """Load what other processes have stored, and send all pages what is new. The caller holds the lock."""
    head = (await live.store.heads([live.code])).get(live.code)
    if head is None:
        live.shut()
        raise UnknownMatch(f"Match {live.code} has been closed: make a new match.")
    after = live.match.version
    rows = await live.store.entries({live.code: after}) if head.version > after else {}
    _apply(live, head, after, rows.get(live.code, ()))


async def refresh(live: "MatchRunner") -> None:
    """Load what other processes have stored meanwhile, and send all pages what is new.

    Raises:
        UnknownMatch: the match has been deleted.
        EarlierRules: a process with other rules has written to the match.
    """
    async with live.locked():
        await catch_up(live)
        if not live.pages:  # matches with pages are told of every change
            live.match.seats.elsewhere = live.peers.here(live.code)


async def follow(live: "MatchRunner", head: Head | None, after: int, rows: Sequence[StoredEntry]) -> None:
    """Apply what other processes have stored, and send all pages what is new.

    Args:
        live: the match.
        head: its head; None if it has not changed.
        after: the version before `rows`.
        rows: the next entries of the log.
    """
    async with live.lock:
        if live.unplayable:
            return
        try:
            if head is not None and live.match.differs(head):  # `head` may be older than a change made here
                await catch_up(live)
            else:
                _apply(live, None, after, rows)
        except NotStored as error:
            log.warning("other servers' changes not read", match=live.code, why=str(error))
        except (UnknownMatch, EarlierRules):  # nobody plays here any more
            pass


def _apply(live: "MatchRunner", head: Head | None, after: int, rows: Sequence[StoredEntry]) -> None:
    match = live.match
    seen, before = match.version, (match.game.dealt, match.in_progress)
    seats = {page.holder: match.seats.seat_of(page.holder) for page in live.pages}
    changed = head is not None and match.update(head)
    try:
        if seen >= after:  # otherwise entries are missing in between
            match.follow(rows[seen - after :])
    except EarlierRules as error:
        log.warning("written by other rules", match=live.code, why=str(error))
        live.give_up(error)
        last = Refused(None, error.reason, dict(error.facts), str(error))
        asyncio.get_running_loop().call_soon(live.pages.disconnect, last)  # after the answer to an act
        raise
    finally:
        if changed or before != (match.game.dealt, match.in_progress):
            live.send_room()
        if match.version > seen:
            live.send_updates(seen)
        if changed:
            for holder in [each for each, seat in seats.items() if seat != match.seats.seat_of(each)]:
                live.hand_back(holder)
                live.send_snapshots(holder)
            live.peers.present(live)
        if changed or match.version > seen:
            live.update_timers()


def meet(
    live: "MatchRunner", here: frozenset[Seat], stood_in: Collection[Seat], finishing: tuple[Seat, int] | None
) -> None:
    """Note what other servers announce about the match.

    Args:
        live: the match.
        here: the seats of people with a page open at one of them.
        stood_in: the seats of people for whom a computer plays at the server that leads; unused if this one leads.
        finishing: the turn that a computer finishes at that server; None if there is none.
    """
    match = live.match
    before, match.seats.elsewhere = match.seats.elsewhere, here
    changed = here != before
    if live.leads:
        for seat in match.computers.stood_in & here:
            match.computers.hand_back(seat)
            changed = True
    elif match.computers.agree([seat for seat in stood_in if not match.seats.is_here(seat)], finishing):
        changed = True
    if changed:
        live.send_room()
        live.peers.present(live)
        live.update_timers()
