"""A match as a plain object: no sockets, no clock, no waiting. Luck and what is stored come in as arguments.

An act is judged on a copy of the game and gives a `Draft`. Whoever runs the match appends the draft to the store, and
only then calls `keep`: what is told has been stored. Versions count the entries of the log.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import structlog

from musicards.errors import BadNotation, RecordError, Refusal
from musicards.games.action import CHANCE, Action, By, Call, Seat
from musicards.games.english import describe
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.luck import Luck
from musicards.games.registry import make_game
from musicards.players import RandomPlayer
from musicards.record import read_entry, write_entry
from musicards.server.computers import Computers
from musicards.server.messages import Ack, Act, Happened, Refused, Room, Snapshot, Update
from musicards.server.refusals import WireReason, refused
from musicards.server.seats import Seats
from musicards.store import StoredEntry, StoredMatch

__all__ = ["KEPT", "RECENT", "Draft", "Match", "Step"]

KEPT: Final = 40  # steps a page may have missed and still be told one by one
RECENT: Final = 12  # things that happened, in a snapshot
MOST_REFUSED: Final = 100  # refusals remembered, all seats together

log: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the log, and what came of it."""

    version: int
    entry: Mapping[str, Any]
    events: tuple[Event, ...]
    game: Game  # as it is after it; nobody changes it any more


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
        game: as it stands; replaced by every step, never changed.
        version: how many entries the log has.
        next: the code of the rematch.
    """

    def __init__(self, stored: StoredMatch, luck: Luck) -> None:
        """The match as it is stored, its log replayed.

        Raises:
            RecordError: the log is not one of this game.
        """
        self.code = stored.code
        self.next = stored.next
        self.seats = Seats(stored.seats)
        self.version = 0
        self._luck = luck
        self._computers = Computers(stored.seats, luck)
        self._steps: deque[Step] = deque(maxlen=KEPT)
        self._acts: dict[tuple[int, str], int] = {}  # versions of acts that happened, by seat and id
        self._refused: dict[tuple[int, str], Refused] = {}  # by seat and id, the latest ones
        self._undecided = 0  # bit n: seat n became exposed, and the computers have not decided whether to call
        try:
            self.game = make_game(stored.game, len(stored.seats), stored.options)
            for row in stored.log:
                by, action = read_entry(type(self.game), row.entry)
                self._take([self._step(self.game, self.version + 1, by, action)], row.act)
        except (BadNotation, Refusal) as error:
            raise RecordError(f"match {self.code} does not replay after version {self.version}: {error}") from error

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
            return self.draft(seat, type(self.game).read_action(act.action), act.id)
        except (BadNotation, Refusal) as error:
            # Kept, too: an act that is repeated because the answer was lost must not happen after all, later.
            answer = self._refused[seat, act.id] = refused(act.id, error, self.seats.names)
            if len(self._refused) > MOST_REFUSED:
                del self._refused[next(iter(self._refused))]
            return answer

    def draft(self, by: By, action: Action, act: str | None = None) -> Draft:
        """What `action` and the chance that it makes necessary would do.

        Raises:
            Refusal: it is not possible.
        """
        steps = [self._step(self.game, self.version + 1, by, action)]
        while steps[-1].game.luck_due and not steps[-1].game.over:
            game = steps[-1].game
            steps.append(self._step(game, steps[-1].version + 1, CHANCE, game.chance(self._luck)))
        return Draft(tuple(steps), act)

    def draft_luck(self) -> Draft | None:
        """The deal when all seats are taken, or what chance still owes a log that was cut off; None when nothing."""
        if not self.game.luck_due or self.game.over or self.seats.free:
            return None
        return self.draft(CHANCE, self.game.chance(self._luck))

    def keep(self, draft: Draft) -> None:
        """The draft has been stored: now it has happened."""
        self._take(draft.steps, draft.act)

    def _step(self, game: Game, version: int, by: By, action: Action) -> Step:
        events: list[Event] = []
        after = game.copy()
        after.apply(by, action, events.append)
        return Step(version, write_entry(by, action), tuple(events), after)

    def _take(self, steps: Iterable[Step], act: str | None) -> None:
        for step in steps:
            before = self.game.exposed
            self.game, self.version = step.game, step.version
            self._steps.append(step)
            if act is not None:
                self._acts[step.entry["by"], act] = step.version
                act = None
            for event in step.events:
                self._computers.notice(event)
            after = self.game.exposed
            self._undecided = (self._undecided | after & ~before) & after

    # Who sits where

    def sit(self, seat: Seat, holder: str, name: str) -> None:
        """`holder` has taken `seat`, and the store knows."""
        self.seats.take(seat, holder, name)

    def fill(self, names: Mapping[int, str], level: str) -> None:
        """Computer players have taken the seats in `names`, and the store knows. Only before the deal."""
        self.seats.fill(names, level)
        self._computers = Computers(self.seats.rows, self._luck)

    # Computer players

    def computer_on_turn(self) -> Seat | None:
        """The seat of the computer player whose turn it is; None when a person or nobody is on turn."""
        game = self.game
        return game.turn if game.dealt and not game.over and game.turn in self._computers else None

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
        if not exposed or self.game.over:
            return 0, []
        return exposed, [seat for seat in self._computers.seats if self._computers.calls(seat, self.game.view(seat))]

    def decide_again(self) -> None:
        """Ask the computer players again about everybody who is exposed: they were interrupted."""
        self._undecided = self.game.exposed

    def computer_call(self, seat: Seat, exposed: int) -> Draft | None:
        """The call that `seat` has meant to make; None when nobody of those in `exposed` is exposed any more."""
        if self.game.over or not self.game.exposed & exposed:
            return None
        return self.draft(seat, Call())

    # What everybody may know

    def room(self, viewer: Seat | None) -> Room:
        """The match and its seats."""
        return Room(
            code=self.code,
            game=self.game.name,
            title=self.game.title,
            options=dict(self.game.options),
            seats=self.seats.infos(),
            you=viewer,
            started=self.game.dealt,
            over=self.game.over,
            next=self.next,
        )

    def updates(self, viewer: Seat | None, seen: int) -> list[Update] | None:
        """What came after version `seen`, as `viewer` may know it; None when it is too long ago or never was."""
        missed = self.version - seen
        if not 0 <= missed <= len(self._steps):
            return None
        names = self.seats.names
        return [
            Update(
                version=step.version,
                happened=[_happened(event, viewer, names) for event in step.events],
                table=step.game.view(viewer).table(),
            )
            for step in list(self._steps)[len(self._steps) - missed :]
        ]

    def snapshot(self, viewer: Seat | None) -> Snapshot:
        """The whole table as `viewer` may know it, before the deal too."""
        names = self.seats.names
        events = [event for step in list(self._steps)[-RECENT:] for event in step.events][-RECENT:]
        return Snapshot(
            version=self.version,
            recent=[_happened(event, viewer, names) for event in events],
            table=self.game.view(viewer).table(),
        )


def _happened(event: Event, viewer: Seat | None, names: list[str]) -> Happened:
    seen = event.seen_by(viewer)
    return Happened(seen, describe(seen, viewer, names))
