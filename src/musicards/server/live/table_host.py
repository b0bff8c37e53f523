"""The host of a table: the person who starts it while seats are free, continues it and closes it.

The host is whoever created the match, until they hand the table over, or are away for too long.
"""

from collections.abc import Coroutine
from typing import Any, Final, Protocol

from musicards.games.action import Seat
from musicards.server.live.clock import Clock
from musicards.server.live.timers import SeatTimers
from musicards.server.match.match import Match
from musicards.server.match.messages import Notice
from musicards.server.match.refusals import Denied, WireReason
from musicards.store import Store

SECONDS_AWAY: Final = 60.0  # after which somebody else who is here becomes the host


class HostedMatch(Protocol):
    """What is needed of the table."""

    match: Match

    def run(self, doing: Coroutine[Any, Any, None]) -> object:
        """Run `doing` to its end, even if whoever waits for it is canceled."""

    async def pass_on(self, away: Seat) -> None:
        """Make somebody else the host if the person in `away` is still the host, and still away."""

    def send_room(self) -> None:
        """Send everybody the match and its seats."""

    def notice(self, notice: Notice) -> None:
        """Send `notice` to everybody."""


class TableHost:
    """Knows who the host of one table is. Whoever calls its coroutines holds the table's lock."""

    def __init__(self, hosted: HostedMatch, store: Store, clock: Clock) -> None:
        self._hosted = hosted
        self._store = store
        self._timer = SeatTimers(self._time_up, clock)

    def check(self, holder: str) -> None:
        """Refuse everybody but the host. At a table of computers everybody may do everything.

        Raises:
            Denied: `holder` does not sit at the table, or is not the host.
        """
        match = self._hosted.match
        seat, host = match.seats.seat_of(holder), match.host
        match.check_seated(holder)
        if host is not None and seat != host:
            text = f"Only {match.seats.names[host]} can do that: they are the host of match {match.code}."
            raise Denied(WireReason.NOT_HOST, text, {"host": host})

    async def hand_over(self, holder: str, to: int) -> None:
        """Make the person in seat `to` the host.

        Raises:
            Denied: `holder` is not the host, or there is no person in that seat.
        """
        self.check(holder)
        match = self._hosted.match
        if not match.seats.is_person(to):
            raise Denied(WireReason.NO_PERSON, f"Nobody sits in seat {to} of match {match.code}.", {"seat": to})
        if to != match.host:
            await self._name(Seat(to))

    async def pass_on(self, away: Seat) -> None:
        """Make the next person who is here the host, if the host in seat `away` still is not."""
        following = self._following()
        if self._hosted.match.host == away and following is not None:
            await self._name(following)

    def watch(self) -> None:
        """Start the timer if the host is away and somebody else could be the host; stop it otherwise."""
        host = self._hosted.match.host
        self._timer.watch([] if host is None or self._following() is None else [host], SECONDS_AWAY)

    def rest(self) -> None:
        """Stop the timer."""
        self._timer.watch([], SECONDS_AWAY)

    def _time_up(self, away: Seat) -> None:
        self._hosted.run(self._hosted.pass_on(away))

    def _following(self) -> Seat | None:
        """Return the next person clockwise who is here; None if the host is here, or nobody else is.

        None during a game, too: it needs no host, and somebody who has just joined must not be able to close it.
        """
        match = self._hosted.match
        seats, host = match.seats, match.host
        if host is None or seats.is_here(host) or match.in_progress:
            return None
        count = len(seats.rows)
        others = [Seat((host + step) % count) for step in range(1, count)]
        return next((seat for seat in others if seats.is_here(seat)), None)

    async def _name(self, seat: Seat) -> None:
        await self._store.set_host(self._hosted.match.code, seat)
        self._hosted.match.named_host = seat
        self._hosted.send_room()
        self._hosted.notice(Notice("host", seat))
        self.watch()
