"""Run one match: what its pages send, its clocks, stand-ins and computer players."""

import asyncio
from collections.abc import Mapping

from musicards.errors import UnknownMatch
from musicards.games.action import Seat
from musicards.server.live.broadcaster import Page
from musicards.server.live.call_judge import Answer, CallJudge
from musicards.server.live.open_table import Services
from musicards.server.live.scheduler import MoveScheduler
from musicards.server.live.seating import Seating
from musicards.server.live.stored_table import StoredTable
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
from musicards.server.match.refusals import EarlierRules
from musicards.server.match.seats import device_of
from musicards.server.match.state import Draft


class MatchRunner(StoredTable):
    """Runs one match.

    Attributes:
        scheduler: moves for the computer players.
        calls: judges the calls of "Musicards!".
        seating: who sits at the table and who hosts it.
    """

    def __init__(self, match: Match, services: Services) -> None:
        """Make a runner without open pages."""
        super().__init__(match, services)
        self.seating = Seating(self, rng=services.rng, keys=services.keys)
        self.calls = CallJudge(self)
        self.scheduler = MoveScheduler(
            self, self.calls, rng=services.rng, pace=services.pace, searcher=services.searcher
        )
        self._turn_clock = TurnClock(self._time_up, services.clock)
        self._absent = SeatTimers(self.stand_in, services.clock)
        self._note_evidence = services.note_evidence

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
        self.peers.present(self.code)
        self.update_timers()

    def leave(self, page: Page) -> None:
        """Remove a page that has disconnected. After the last one, stop timers and computer players."""
        self.pages.leave(page)
        self._wait_for(page, on=False)
        if self.match.seats.leave(page.holder):
            self.send_room()
        if self.pages:
            self.peers.present(self.code)
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
        self.peers.present(self.code)

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
        self.look(page, hello.seat)
        viewer = self.match.seats.seat_of(page.holder)
        self._note_hands()
        hands = [self._hands.shown] if viewer is None and self._hands.shown is not None else []
        for message in [self.room(page.holder), *self._missed(viewer, hello.seen), self._turn(), *hands]:
            page.send(self.encode(message))
        if self.match.awaits_chance:  # in case of a crash between the last seat and the deal
            await self.deal()

    # What people do

    async def act(self, page: Page, act: Act) -> None:
        """Judge an act, answer it, and send the page what it says about what the owner of the device knows."""

        def judge() -> Answer:
            return self.match.judge(self.match.seats.actor(page.holder, act.seat), act, self.clock.now())

        seat = self.match.seats.actor(page.holder, act.seat)
        if seat is not None and act.action.get("do") == "call":
            answer = await self.calls.call(seat, page.credit, judge)
        else:
            answer = await self.change(judge)
        if answer is not None:
            page.send(self.encode(answer.ack(act.id) if isinstance(answer, Draft) else answer))
        if isinstance(answer, Refused):
            log.debug("act refused", match=self.code, seat=seat, reason=answer.reason)
        pieces = [] if seat is None else self.match.take_evidence(seat)
        if pieces and self._note_evidence is not None and self.match.settings.class_code:
            self._note_evidence(self.match.settings.class_code, page.holder, pieces)
        if pieces and seat == self.match.seats.seat_of(device_of(page.holder)):
            page.send(self.encode(Evidence(pieces)))

    def read(self, page: Page, reading: Reading) -> None:
        """Let the computers wait while the only person at the table reads, unless a turn clock runs."""
        self._wait_for(page, on=reading.on and self._is_alone(page) and not self.match.settings.clock)

    def _wait_for(self, page: Page, *, on: bool) -> None:
        if self.leads:
            self.pauses.note(page, on=on)
        elif len(self.match.seats.people) == 1:
            self.peers.read(self.code, on)

    def hurry(self, page: Page) -> None:
        """Let the computer that is thinking move now, if the only person at the table asks for it."""
        if self._is_alone(page):
            if self.leads:
                self.hurry_here()
            else:
                self.peers.hurry(self.code)

    def hurry_here(self) -> None:
        """Let the computer that is thinking move now: this server leads the match."""
        self.scheduler.hurry()

    def _is_alone(self, page: Page) -> bool:
        """Whether `page` belongs to the only person at the table."""
        return self.match.seats.people == [self.match.seats.seat_of(page.holder)]

    async def help(self, page: Page, asked: AskHelp) -> None:
        """Send help with the move that is due, or why there is none."""
        async with self.locked():
            page.send(self.encode(self.match.help(self.match.seats.seat_of(page.holder), asked.step)))

    def give_up(self, why: UnknownMatch | EarlierRules) -> None:
        """Stop, and let another server lead the match if one can. Refuse everything because of `why`."""
        self.unplayable = why
        self.rest()
        self.peers.closed(self)

    # Timers and stand-ins

    def update_timers(self) -> None:
        """After a change, update timers, stand-ins and computer players, if somebody is connected."""
        if self.unplayable or not self.pages:
            return
        match, settings = self.match, self.match.settings
        # A spectator alone must not make a child's game continue without her.
        if not match.seats.attended or settings.paused:
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
            self.pauses.clear()
        self.update_turn_timers()

    def update_turn_timers(self) -> None:
        """Update the turn clock and the computer players after a move, in which nobody came, left or changed seats."""
        if self.unplayable or not self.pages or not self.match.seats.attended or self.match.settings.paused:
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
            self.peers.present(self.code)
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
        self.peers.present(self.code)
        self.send_room()
        self.send_all(Notice("away", seat))
        self.scheduler.arrive(seat)
