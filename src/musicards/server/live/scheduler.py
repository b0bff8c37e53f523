"""When the computer players of one match move: after they have thought, and not while the only person reads."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from musicards.errors import NotStored, StaleVersion, UnknownMatch
from musicards.games.action import Seat
from musicards.games.rng import Rng
from musicards.server.live.call_judge import Answer, CallJudge
from musicards.server.live.searching import Searcher
from musicards.server.live.stored_table import StoredTable
from musicards.server.log import log
from musicards.server.match.pace import Pacer
from musicards.server.match.refusals import EarlierRules

CALL_DELAY: Final = (1.2, 3.5)  # seconds until a computer calls, to be multiplied by the pace
RETRY_DELAY: Final = 2.0  # seconds until a move that could not be stored is tried again; doubled after each failure
LONGEST_RETRY_DELAY: Final = 30.0


class MoveScheduler:
    """Schedules the computer players of one match while somebody is connected."""

    def __init__(self, live: StoredTable, calls: CallJudge, *, rng: Rng, pace: float, searcher: Searcher) -> None:
        """`pace`: how long computer players take, 1 for a natural speed, 0 for at once."""
        self._live = live
        self._calls = calls
        self._searcher = searcher
        self._rng = rng
        self._pace = pace
        self._pacer = Pacer()
        self._clock = live.clock
        self._resting = True
        self._changed = False  # since the computer players looked at the table
        self._playing: asyncio.Task[None] | None = None  # the turns of computer players, while there are any
        self._woken: asyncio.Event | None = None  # set when the thinking time of the computer on turn is over
        self._hurried = False  # it is to move without delay
        self._timers: set[asyncio.Task[None]] = set()  # computer players thinking; may be canceled

    def start(self) -> None:
        """Let the computer players play: somebody is connected. `wake` begins."""
        self._resting = False

    def rest(self) -> None:
        """Stop. Whatever is being stored still gets stored."""
        self._resting, self._playing = True, None
        for timer in self._timers:
            timer.cancel()
        self._live.match.computers.decide_again()

    def wake(self) -> None:
        """Let the computer players look at the table again after a change."""
        self._look()
        exposed, callers = self._live.match.computers.callers()
        for seat in callers:
            self._later(self._call(seat, exposed))

    def arrive(self, seat: Seat) -> None:
        """Let the computer player that has just taken `seat` decide whether to call."""
        self._look()
        exposed = self._live.match.game.exposed
        if self._live.match.computers.means_to_call(seat, exposed):
            self._later(self._call(seat, exposed))

    def hurry(self) -> None:
        """Let the computer that is thinking move now."""
        self._hurried = True
        if self._woken is not None:
            self._woken.set()

    def _look(self) -> None:
        self._changed = True
        if not self._resting and (self._playing is None or self._playing.done()):
            self._playing = self._later(self._play_turns())

    async def _play_turns(self) -> None:
        """Move for the computer players as long as it is their turn."""
        delay = RETRY_DELAY
        while self._changed:
            self._changed = False
            seat = self._live.match.computers.on_turn()
            if seat is None:
                continue
            try:
                await self._think(seat)
            except Exception:
                log.exception("computer failed to think", match=self._live.match.code, seat=seat)
            if await asyncio.shield(self._live.run(self._move(seat))):
                delay = RETRY_DELAY
            else:
                await self._clock.sleep(delay)
                delay = min(2 * delay, LONGEST_RETRY_DELAY)
                self._changed = True

    async def _think(self, seat: Seat) -> None:
        """Wait as long as a person might think. A player that searches does so meanwhile.

        The time to wait is drawn before the search begins, and how long a search takes depends on the load. So neither
        reveals anything about the hand.
        """
        match = self._live.match
        self._hurried = False
        since = self._clock.time()
        seconds = self._pace * self._pacer.seconds(match.settings, match.last, match.computers.thinks(seat, self._rng))
        problem = match.computers.problem(seat)
        if problem is not None:
            answer = None
            try:
                answer = await self._searcher.solve(problem, self._live.group)
            except Exception:
                log.exception("search failed", match=match.code, seat=seat)
            match.computers.solve(seat, problem.view, answer)
        await self._take_time(seconds, since)

    async def _take_time(self, seconds: float, since: float) -> None:
        """Wait until `seconds` after `since`. After a pause, they count from its end."""
        await self._clock.sleep(0)
        while True:
            await self._live.pauses.over()
            left = max(since, self._live.pauses.ended) + seconds - self._clock.time()
            if left <= 0 or self._hurried:
                return
            self._woken = asyncio.Event()
            timer = self._clock.call_later(left, self._woken.set)
            try:
                await self._woken.wait()
            finally:
                timer.cancel()

    async def _move(self, seat: Seat) -> bool:
        """Move for the computer in `seat`. Return False if that failed and has to be tried again."""

        def judge() -> Answer:
            match = self._live.match
            if match.computers.on_turn() != seat:
                return None
            if match.computers.problem(seat):  # something has happened since the search: search again, then play
                self._changed = True
                return None
            return match.computers.move(seat)

        try:
            await self._live.change(judge)
        except (UnknownMatch, EarlierRules):  # the match cannot be played here any more
            pass
        except (NotStored, StaleVersion) as error:
            self._log_not_stored(seat, error)
            return False
        except Exception:
            log.exception("computer turn failed", match=self._live.match.code, seat=seat)
            return False
        return True

    async def _call(self, seat: Seat, exposed: int) -> None:
        shortest, longest = CALL_DELAY
        await self._clock.sleep(self._pace * (shortest + (longest - shortest) * self._rng.random()))
        await self._live.pauses.over()
        try:
            await self._calls.call(seat, 0.0, lambda: self._live.match.computers.call(seat, exposed))
        except (NotStored, StaleVersion) as error:
            self._log_not_stored(seat, error)
        except Exception:
            log.exception("computer call failed", match=self._live.match.code, seat=seat)

    def _log_not_stored(self, seat: Seat, error: NotStored | StaleVersion) -> None:
        log.error("not stored", match=self._live.match.code, seat=seat, why=str(error))

    def _later(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        timer = asyncio.create_task(doing)
        self._timers.add(timer)
        timer.add_done_callback(self._timers.discard)
        return timer
