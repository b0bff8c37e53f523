"""A match in use, as everything around it needs it: its timers, computer players, calls, seats and other servers."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from musicards.errors import UnknownMatch
from musicards.games.action import Seat
from musicards.server.match.match import Match
from musicards.server.match.messages import Notice
from musicards.server.match.refusals import EarlierRules

if TYPE_CHECKING:
    from musicards.server.live.call_judge import CallJudge
    from musicards.server.live.follower import Follower

T = TypeVar("T")


class LiveMatch(Protocol):
    """What `MatchRunner` offers.

    Attributes:
        match: the current state.
        lock: held by whoever changes the match.
        unplayable: why nothing happens here any more, and no page may enter; None while it can be played.
        leads: whether this server, and no other, runs the timers and computer players of the match.
        calls: judges the calls of "Musicards!".
        follower: keeps the match up to date with what other servers do.
    """

    match: Match
    lock: asyncio.Lock
    unplayable: UnknownMatch | EarlierRules | None
    leads: bool
    calls: "CallJudge"
    follower: "Follower"

    @property
    def code(self) -> str:
        """Return the code of the match."""

    @property
    def group(self) -> str:
        """Return the address or person whose share of the search time the table uses."""

    # Changing the match

    def locked(self) -> AbstractAsyncContextManager[None]:
        """Wait for the lock, and hold it. Whoever calls this gets an error if the match becomes unplayable."""

    async def change(self, judge: Callable[[], T]) -> T:
        """Wait for the lock, then judge, store and send."""

    async def apply(self, judge: Callable[[], T]) -> T:
        """Judge, store and send; the caller holds the lock."""

    def run(self, move: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run `move` to its end, even if whoever waits for it is canceled."""

    # Timers and other servers

    def lead(self, on: bool) -> None:
        """Start or stop the timers and computer players of the match here."""

    def update_timers(self) -> None:
        """After a change, update timers, stand-ins and computer players, if somebody is connected."""

    def restart_turn(self) -> None:
        """Give the turn all its time again."""

    def hand_back(self, holder: str) -> None:
        """Stop the computer that stands in for `holder` once they are back."""

    def pause(self, reader: object, *, on: bool) -> None:
        """Let the computer players wait while the only person at the table reads, or stop waiting."""

    def stop_pauses(self) -> None:
        """Let the computer players wait no longer."""

    def move_now(self) -> None:
        """Let the computer on turn move without delay."""

    def shut(self) -> None:
        """Stop, and disconnect everybody after a notice: the match has been deleted."""

    def give_up(self, why: UnknownMatch | EarlierRules) -> None:
        """Stop, and let another server lead the match if one can. Refuse everything because of `why`."""

    # Sending

    def credits(self) -> Mapping[Seat, float]:
        """Return for each connected person by how many seconds their calls may be earlier than they arrive."""

    def send_room(self, holder: str | None = None) -> None:
        """Send everybody, or only the pages of `holder`, the match and its seats."""

    def send_snapshots(self, holder: str) -> None:
        """Send the pages of `holder` the whole table."""

    def send_updates(self, seen: int) -> None:
        """Send everybody what has happened after version `seen`."""

    def notice(self, notice: Notice) -> None:
        """Send `notice` to all pages, including those at other servers."""

    def pass_notice(self, notice: Notice) -> None:
        """Send `notice` to the pages at this server."""
