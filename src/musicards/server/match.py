"""A match as a plain object: no sockets, no clock, no waiting. Luck and what is stored come in as arguments.

An act is judged on a copy of the game and gives a `Draft`. Whoever runs the match appends the draft to the store, and
only then calls `keep`: whatever is sent has been stored. Versions count the entries of the log.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE, Action, By, Call, Seat
from musicards.games.event import Event, Misplayed
from musicards.games.game import Game
from musicards.games.registry import make_game
from musicards.games.rng import Rng
from musicards.players import RandomPlayer
from musicards.server.computer_seats import ComputerSeats
from musicards.server.messages import Ack, Act, Refused, Room, Snapshot, Update
from musicards.server.refusals import EarlierRules, WireReason, refused
from musicards.server.seats import Seats
from musicards.server.settings import next_round, read_series, read_settings
from musicards.server.timeline import UNDO, Step, begin, follow, read_step, take_back
from musicards.store import StoredEntry, StoredMatch, StoredSeat

__all__ = ["KEPT", "RECENT", "STAND_IN", "Draft", "Match"]

KEPT: Final = 40  # steps that a page may have missed and still get one by one
RECENT: Final = 12  # things that happened, in a snapshot
MOST_REFUSED: Final = 100  # refusals remembered, all seats together
STAND_IN: Final = "rule"  # the level of computer players who play for people

log: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Draft:
    """What an act would do: its entry and those of the chance that it makes necessary. Nothing has changed yet."""

    steps: tuple[Step, ...]
    act: str | None  # the sender's id for it

    @property
    def after(self) -> int:
        """The version that it builds on."""
        return self.steps[0].version - 1

    @property
    def over(self) -> bool:
        """Whether the game ends with it."""
        return self.steps[-1].game.over

    def entries(self, at: int) -> list[StoredEntry]:
        """What to append to the store. `at`: the time, in milliseconds since 1970 UTC."""
        return [StoredEntry(step.entry, at, self.act if step is self.steps[0] else None) for step in self.steps]

    def ack(self, act: str) -> Ack:
        """The answer once it is kept."""
        return Ack(act, self.steps[0].version)


class Match:
    """One match in progress, or over.

    Attributes:
        last: the latest step; replaced by every step, never changed.
        next: the code of the rematch.
        settings: the settings that are not rules of the game.
        stood_in: where a computer plays for a person who is away.
        turn_since: when the turn began, in milliseconds since 1970 UTC; None before the deal.
    """

    def __init__(self, stored: StoredMatch, luck: Rng) -> None:
        """The match as it is stored, its log replayed.

        Raises:
            EarlierRules: the log does not replay by the present rules.
        """
        self.code = stored.code
        self.next = stored.next
        self.settings = read_settings(stored.settings)
        self.seats = Seats(stored.seats)
        self.stood_in: set[Seat] = set()
        self.turn_since: int | None = None
        self._series = stored.series
        self._luck = luck
        self._computers = ComputerSeats(stored.seats, luck)
        self._finishing: Seat | None = None  # whose turn took too long, so that a computer finishes it
        self._steps: deque[Step] = deque(maxlen=KEPT)
        self._told: list[Event] = []  # all that has happened, for computers who come later
        self._acts: dict[tuple[int, str], int] = {}  # versions of acts that happened, by seat and id
        self._refused: dict[tuple[int, str], Refused] = {}  # by seat and id, the latest ones
        self._undecided = 0  # bit n: seat n became exposed, and the computers have not decided whether to call
        version = 0
        try:
            self.last = begin(make_game(stored.game, len(stored.seats), stored.options))
            for row in stored.log:
                self._take([read_step(self.last, row.entry)], row.act, row.at)
                version = self.version
        except (BadNotation, Refusal) as error:
            raise EarlierRules(stored.code, rules=stored.rules, version=version) from error

    @property
    def game(self) -> Game:
        """The game after the latest step. Do not change it."""
        return self.last.game

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.last.version

    # What happens

    def judge(self, seat: Seat | None, act: Act) -> Draft | Ack | Refused:
        """What to answer to an act from `seat`, a spectator for None: a draft to be kept, or the answer itself."""
        if seat is None:
            text = "You are watching this match: only those who sit at the table can act."
            return Refused(act.id, WireReason.NOT_SEATED, {}, text)
        known = self._acts.get((seat, act.id))
        if known is not None:
            return Ack(act.id, known)
        if (seat, act.id) in self._refused:
            return self._refused[seat, act.id]
        if not self.game.dealt:
            free = len(self.seats.free)
            text = f"The cards are not dealt yet: {free} {'seat is' if free == 1 else 'seats are'} still free."
            return Refused(act.id, WireReason.NOT_STARTED, {"free": free}, text)
        try:
            return self._attempt(seat, act)
        except (BadNotation, Refusal) as error:
            return self._remember(seat, refused(act.id, error, self.seats.names, self.settings.explain))

    def _attempt(self, seat: Seat, act: Act) -> Draft:
        word = act.action.get("do")
        if seat == self._finishing and word != "call":
            raise Refusal(WireReason.TIME_UP)
        if word == UNDO:
            return Draft((take_back(self.last, seat),), act.id)
        return self.draft(seat, type(self.game).read_action(act.action), act.id)

    def _remember(self, seat: Seat, answer: Refused) -> Refused:
        """Keep a refusal: an act that is repeated because the answer was lost must not happen after all, later."""
        self._refused[seat, answer.id or ""] = answer
        if len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]
        return answer

    def call_late(self, seat: Seat, act: str, *, first: Seat, by: int) -> Refused:
        """The answer to a call of `seat` that came `by` milliseconds after that of `first`, which changed all."""
        text = f"{self.seats.names[first]} called {by} milliseconds before you."
        return self._remember(seat, Refused(act, WireReason.CALL_LATE, {"first": first, "by": by}, text))

    def draft(self, by: By, action: Action, act: str | None = None) -> Draft:
        """What `action` and the chance that it makes necessary would do.

        Raises:
            Refusal: it is not possible.
        """
        steps = [follow(self.last, by, action)]
        while steps[-1].game.chance_due and not steps[-1].game.over:
            steps.append(follow(steps[-1], CHANCE, steps[-1].game.chance(self._luck)))
        return Draft(tuple(steps), act)

    def draft_luck(self) -> Draft | None:
        """The deal when all seats are taken, or what chance still owes a log that was cut off; None when nothing."""
        if not self.game.chance_due or self.game.over or self.seats.free:
            return None
        return self.draft(CHANCE, self.game.chance(self._luck))

    def keep(self, draft: Draft, at: int) -> None:
        """The draft has been stored, at that time: now it has happened."""
        self._take(draft.steps, draft.act, at)

    def _take(self, steps: Iterable[Step], act: str | None, at: int) -> None:
        for step in steps:
            before, self.last = self.last, step
            self._steps.append(step)
            self._told.extend(step.events)
            if act is not None:
                self._acts[step.entry["by"], act] = step.version
                act = None
            for event in step.events:
                self._computers.notice(event)
            exposed = self.game.exposed
            self._undecided = (self._undecided | exposed & ~before.game.exposed) & exposed
            if step.turn != before.turn or self.turn_since is None:
                self.turn_since = at
                self._turn_over()

    # Who sits where

    def fill(self, computers: Mapping[int, StoredSeat]) -> None:
        """Computer players have taken the seats in `computers`, and the store knows. Only before the deal."""
        self.seats.fill(computers)
        self._computers = ComputerSeats(self.seats.rows, self._luck)

    @property
    def in_progress(self) -> bool:
        """The cards are dealt, and it is not over."""
        return self.game.dealt and not self.game.over

    def away(self) -> list[Seat]:
        """The people without an open page for whom nobody plays, while there is something to play."""
        people = self.seats.people if self.in_progress else []
        return [seat for seat in people if not self.seats.is_here(seat) and seat not in self.stood_in]

    def stand_in(self, seat: Seat) -> None:
        """A computer plays for the person in `seat` until `hand_back`."""
        self.stood_in.add(seat)
        self._help(seat)

    def hand_back(self, seat: Seat) -> None:
        """The person in `seat` plays again. What the computer was about to do is not done."""
        self.stood_in.discard(seat)
        if seat != self._finishing:
            self._computers.leave(seat)

    def finish_turn(self) -> Seat | None:
        """A computer plays the rest of this turn, even if who is away comes back; for whom, None at a computer's."""
        seat = self.game.turn
        if not self.in_progress or seat == self._finishing or self.seats.rows[seat].kind == "computer":
            return None
        self._finishing = seat
        self._help(seat)
        return seat

    def go_on_from(self, other: "Match") -> None:
        """Let the same computers play for people as in `other`, the same match as it was a little earlier."""
        for seat in other.stood_in:
            if self.in_progress and not self.seats.is_here(seat):
                self.stand_in(seat)
        if other.is_finishing and other.last.turn == self.last.turn:
            self.finish_turn()

    @property
    def is_finishing(self) -> bool:
        """A computer plays the rest of a turn that took too long."""
        return self._finishing is not None

    def _help(self, seat: Seat) -> None:
        if seat not in self._computers:
            self._computers.sit(seat, STAND_IN, self._told)

    def _turn_over(self) -> None:
        """Stop the computer that finished a turn or, at the end of the match, every stand-in."""
        seat, self._finishing = self._finishing, None
        if self.game.over:
            self.stood_in.clear()
        if seat is not None and seat not in self.stood_in:
            self._computers.leave(seat)

    def rotated(self) -> StoredMatch:
        """The match that follows this one: everybody moves up by one seat, so that the deal moves on clockwise."""
        game, rows = self.game, self.seats.rows
        return StoredMatch(
            code="",
            game=game.name,
            options=game.options,
            seats=rows[1:] + rows[:1],
            follows=self.code,
            settings=msgspec.to_builtins(self.settings),
            series=next_round(self.settings, self._series, game),
        )

    # Computer players

    def computer_on_turn(self) -> Seat | None:
        """The seat of the computer player whose turn it is; None when a person or nobody is on turn."""
        game = self.game
        return game.turn if game.dealt and not game.over and game.turn in self._computers else None

    def computer_thinks(self, seat: Seat, luck: Rng) -> float:
        """How many seconds the computer player in `seat` would take, as a person might."""
        return self._computers.thinks(seat, luck)

    def computer_ponders(self, seat: Seat) -> bool:
        """Let the computer player on turn think for some milliseconds; False when it has thought enough."""
        return self._computers.ponder(seat, self.game.view(seat))

    def computer_move(self, seat: Seat) -> Draft:
        """What the computer player on turn does."""
        view = self.game.view(seat)
        try:
            return self.draft(seat, self._computers.choose(seat, view))
        except Refusal:
            log.exception("computer player was refused", match=self.code, seat=seat)
            return self.draft(seat, RandomPlayer(self._luck).choose(view))

    def computer_callers(self) -> tuple[int, list[Seat]]:
        """On whose account (bit n for seat n) which computer players mean to call. Asked once for each exposure."""
        exposed, self._undecided = self._undecided, 0
        return exposed, [seat for seat in self._computers.seats if self.means_to_call(seat, exposed)]

    def means_to_call(self, seat: Seat, exposed: int) -> bool:
        """Whether the computer player in `seat` means to call, now that those in `exposed` are. Asked once."""
        if not exposed or self.game.over or self._only_finishes(seat):
            return False
        return self._computers.calls(seat, self.game.view(seat))

    def _only_finishes(self, seat: Seat) -> bool:
        """Whether the computer in `seat` finishes a turn for a person who is here, and calls for themselves."""
        return seat == self._finishing and seat not in self.stood_in

    def decide_again(self) -> None:
        """Ask the computer players again about everybody who is exposed: they were interrupted."""
        self._undecided = self.game.exposed

    def computer_call(self, seat: Seat, exposed: int) -> Draft | None:
        """The call that `seat` has meant to make.

        None when nobody of those in `exposed` is exposed any more, or a person plays there again.
        """
        if self.game.over or not self.game.exposed & exposed:
            return None
        if seat not in self._computers or self._only_finishes(seat):
            return None
        return self.draft(seat, Call())

    # What everybody may know

    def room(self, viewer: Seat | None, key: str | None = None) -> Room:
        """The match and its seats. `key`: that of the viewer's own seat."""
        return Room(
            code=self.code,
            game=self.game.name,
            title=self.game.title,
            options=dict(self.game.options),
            seats=self.seats.infos(self.stood_in),
            you=viewer,
            started=self.game.dealt,
            over=self.game.over,
            next=self.next,
            settings=self.settings,
            series=read_series(self.settings, self._series, self.game),
            key=key,
        )

    def updates(self, viewer: Seat | None, seen: int) -> list[Update] | None:
        """What came after version `seen`, as `viewer` may know it; None when it is too long ago or never was."""
        missed = self.version - seen
        if not 0 <= missed <= len(self._steps):
            return None
        return [
            Update(
                version=step.version,
                happened=[self._seen(event, viewer) for event in step.events],
                table=step.game.view(viewer).table(),
                undo=self._may_undo(step, viewer),
            )
            for step in list(self._steps)[len(self._steps) - missed :]
        ]

    def snapshot(self, viewer: Seat | None) -> Snapshot:
        """The whole table as `viewer` may know it, before the deal too."""
        events = [event for step in list(self._steps)[-RECENT:] for event in step.events][-RECENT:]
        return Snapshot(
            version=self.version,
            recent=[self._seen(event, viewer) for event in events],
            table=self.game.view(viewer).table(),
            undo=self._may_undo(self.last, viewer),
        )

    def _may_undo(self, step: Step, viewer: Seat | None) -> bool:
        """Whether `viewer` may take back the last play after `step`: their own, in a turn that they still play."""
        return viewer is not None and step.undoer == viewer != self._finishing

    def _seen(self, event: Event, viewer: Seat | None) -> Event:
        """`event` as `viewer` may know it, with as much explained as the table wants."""
        seen = event.seen_by(viewer)
        return seen.told(self.settings.explain) if isinstance(seen, Misplayed) else seen
