"""Timers of a match: of turns, stand-ins, hands that are shown late, and pauses for whoever reads."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from math import inf
from typing import Final, Generic, TypeVar

from musicards.games.action import Seat
from musicards.server.clock import Clock, Timer

T = TypeVar("T")

NO_TURN: Final = (-1, -1)
LONGEST_PAUSE: Final = 600.0  # seconds; a page that never says it is done must not stop a match


class TurnClock:
    """Limits the time of each turn."""

    def __init__(self, time_up: Callable[[], None], clock: Clock) -> None:
        """`time_up`: called once in a turn that takes too long."""
        self._time_up = time_up
        self._clock = clock
        self._turn: tuple[int, int] | None = NO_TURN  # the turn that is timed; None while nobody is on turn
        self._ends: float | None = None  # by `clock`; None without a limit
        self._timer: Timer | None = None

    def watch(self, turn: tuple[int, int] | None, limit: int, age: float) -> bool:
        """Time `turn`. Return whether it is a different turn than before.

        Args:
            turn: a value different for every turn of the match; None if nobody is on turn.
            limit: seconds that it may take; 0 for no limit.
            age: seconds since it began. If the time ran out while nobody was connected, it starts over.
        """
        if turn == self._turn:
            return False
        self.rest()
        self._turn = turn
        if turn is not None and limit:
            left = limit - age if 0 <= age < limit else limit
            self._ends = self._clock.time() + left
            self._timer = self._clock.call_later(left, self._time_up)
        return True

    @property
    def left(self) -> int | None:
        """Return how many milliseconds the turn may still take; None without a limit."""
        if self._ends is None:
            return None
        return max(0, round((self._ends - self._clock.time()) * 1000))

    def rest(self) -> None:
        """Stop until `watch` is called again."""
        if self._timer is not None:
            self._timer.cancel()
        self._turn, self._ends, self._timer = NO_TURN, None, None


class SeatTimers:
    """One timer for each seat, at most."""

    def __init__(self, ring: Callable[[Seat], None], clock: Clock) -> None:
        """`ring`: called with the seat whose timer has ended."""
        self._ring = ring
        self._clock = clock
        self._set: dict[Seat, tuple[float, Timer]] = {}  # when each one ends, by `clock`

    def watch(self, seats: Collection[Seat], after: float) -> bool:
        """Run timers for `seats` and for no others. Return whether a timer was started or stopped.

        `after`: the seconds after which a new timer ends.
        """
        if set(seats) == self._set.keys():
            return False
        for seat in [seat for seat in self._set if seat not in seats]:
            self._set.pop(seat)[1].cancel()
        for seat in seats:
            if seat not in self._set:
                timer = self._clock.call_later(after, self._go_off, seat)
                self._set[seat] = self._clock.time() + after, timer
        return True

    def left(self) -> dict[Seat, int]:
        """Return how many milliseconds each timer still runs."""
        now = self._clock.time()
        return {seat: max(0, round((ends - now) * 1000)) for seat, (ends, _) in self._set.items()}

    def _go_off(self, seat: Seat) -> None:
        del self._set[seat]
        self._ring(seat)


class LateHands(Generic[T]):
    """Shows the hands some time later.

    Attributes:
        shown: the latest hands that have been shown; None before the first ones.
    """

    def __init__(self, show: Callable[[T], None], clock: Clock) -> None:
        """`show`: called with hands whose time has come."""
        self.shown: T | None = None
        self._show = show
        self._clock = clock
        self._waiting: deque[tuple[float, T]] = deque()  # when to show them, by `clock`, and the hands
        self._timer: Timer | None = None

    def note(self, hands: T, delay: float) -> None:
        """Show `hands` in `delay` seconds: at once, instead of all that are waiting, if that is 0."""
        if not delay:
            self._waiting.clear()
        if hands != (self._waiting[-1][1] if self._waiting else self.shown):
            self._waiting.append((self._clock.time() + delay, hands))
        self._show_due()

    def rest(self) -> None:
        """Stop the timer until `note` is called again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _show_due(self) -> None:
        self.rest()
        while self._waiting and self._waiting[0][0] <= self._clock.time():
            _, self.shown = self._waiting.popleft()
            self._show(self.shown)
        if self._waiting:
            self._timer = self._clock.call_later(self._waiting[0][0] - self._clock.time(), self._show_due)


class Pauses:
    """The pages that the computer players wait for.

    Attributes:
        ended: when the last pause ended, in seconds by the clock; -inf before the first one.
    """

    def __init__(self, clock: Clock) -> None:
        """Start without a pause."""
        self.ended = -inf
        self._clock = clock
        self._timers: dict[object, Timer] = {}
        self._over: asyncio.Event | None = None  # while there is a pause; every match has this object, few have pauses

    def begin(self, page: object) -> None:
        """Wait for `page`, at most for `LONGEST_PAUSE` from its first request."""
        if page not in self._timers:
            self._timers[page] = self._clock.call_later(LONGEST_PAUSE, self.end, page)
            self._over = self._over or asyncio.Event()

    def end(self, page: object) -> None:
        """Stop waiting for `page`."""
        timer = self._timers.pop(page, None)
        if timer is None:
            return
        timer.cancel()
        if not self._timers and self._over is not None:
            self.ended = self._clock.time()
            self._over.set()
            self._over = None

    def note(self, page: object, *, on: bool) -> None:
        """Wait for `page`, or stop waiting."""
        if on:
            self.begin(page)
        else:
            self.end(page)

    def clear(self) -> None:
        """Stop waiting for any page."""
        for page in list(self._timers):
            self.end(page)

    async def over(self) -> None:
        """Return when there is no pause."""
        while self._over is not None:
            await self._over.wait()
