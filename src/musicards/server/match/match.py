"""A match as a plain object: no sockets, no clock, no waiting. Random numbers and stored data come in as arguments.

An act is judged on a copy of the game, which results in a `Draft`. The runner appends the draft to the store, and
only then calls `keep`: everything that is sent has been stored. Versions count the entries of the log.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
import structlog

from musicards.cards import cards_in, codes_of
from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE, Action, By, Call, ChanceAction, Seat
from musicards.games.event import Event, Misplayed
from musicards.games.game import Game
from musicards.games.option import suggest_options
from musicards.games.registry import find_manifest, make_game
from musicards.games.rng import Rng
from musicards.games.task import Task
from musicards.games.view import View
from musicards.players.levels import make_player
from musicards.players.random_player import RandomPlayer
from musicards.players.search_problem import SearchProblem
from musicards.server.http.bodies_learning import EvidenceBody
from musicards.server.match.computer_seats import ComputerSeats, levels_around
from musicards.server.match.evidence import EvidenceMaker, Judgment
from musicards.server.match.first_steps import Path
from musicards.server.match.help import Helper
from musicards.server.match.messages import (
    Ack,
    Act,
    DuePrompt,
    Hands,
    Help,
    Refused,
    Room,
    Settings,
    Snapshot,
    Update,
)
from musicards.server.match.names import clean_name, is_listed
from musicards.server.match.refusals import Denied, EarlierRules, WireReason, refused
from musicards.server.match.seats import Seats
from musicards.server.match.settings import has_help, is_locked, next_round, read_series, read_settings
from musicards.server.match.timeline import UNDO, Step, begin, follow, read_step, take_back
from musicards.store import GONE, Head, StoredEntry, StoredMatch, StoredSeat

KEPT: Final = 8  # a page that missed no more steps than this gets them one by one; each holds a whole game
MOST_ENTRIES: Final = 20_000  # of a log, or a few more: without a limit, it could fill the disk. Games end long before
RECENT: Final = 12  # events in a snapshot
MOST_REFUSED: Final = 100  # refusals remembered, for all seats together
STAND_IN: Final = "rule"  # the level of computer players who play for people

log: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Draft:
    """What an act would do: its entry and the chance entries that have to follow it. Nothing has changed yet."""

    steps: tuple[Step, ...]
    act: str | None  # the sender's id for it

    @property
    def after(self) -> int:
        """Return the version that the draft follows."""
        return self.steps[0].version - 1

    @property
    def over(self) -> bool:
        """Whether the draft ends the game."""
        return self.steps[-1].game.over

    def entries(self, at: int) -> list[StoredEntry]:
        """Return the entries to append to the store. `at`: the time, in milliseconds since 1970 UTC."""
        return [StoredEntry(step.entry, at, self.act if step is self.steps[0] else None) for step in self.steps]

    def ack(self, act: str) -> Ack:
        """Return the answer to send once the draft is stored."""
        return Ack(act, self.steps[0].version)


class Match:
    """One match in progress, or over.

    Attributes:
        last: the latest step; replaced by every step, never changed.
        next: the code of the rematch; None if there is no rematch yet.
        settings: the settings that are not rules of the game.
        named_host: the seat that was made the host's; None if none was.
        stood_in: the seats where a computer plays for a person who is away.
        turn_since: when the turn began, in milliseconds since 1970 UTC; None before the deal.
    """

    def __init__(self, stored: StoredMatch, rng: Rng) -> None:
        """Replay the log of a stored match.

        Raises:
            EarlierRules: the log does not replay by the present rules.
        """
        self.code = stored.code
        self.next = stored.next
        self.settings = read_settings(stored.settings)
        self.named_host = stored.host
        self.seats = Seats(stored.seats)
        self.stood_in: set[Seat] = set()
        self.turn_since: int | None = None
        self._series = stored.series
        steps = find_manifest(stored.game).first_steps if self.settings.first_steps else None
        self._path = None if steps is None else Path(steps)
        self._rng = rng
        self._secret = stored.secret
        self._chances = 0  # chance entries so far
        self._computers = ComputerSeats(stored.seats, rng)
        self._finishing: Seat | None = None  # the seat whose turn took too long, so that a computer finishes it
        self._steps: list[Step] = []  # the last ones
        self._stand_ins_listen = make_player(STAND_IN, rng).listens(stored.game)
        self._events: list[Event] = []  # all events so far, for stand-ins; empty if those do not need them
        self._acts: dict[int, dict[str, int]] = {}  # by seat and id: the versions of the acts that happened
        self._refused: dict[tuple[int, str], Refused] = {}  # by seat and id, the latest ones
        self._helper = Helper(rng)
        self._evidence = EvidenceMaker(explained=self.settings.explain == "full")
        self._undecided = 0  # bit n: seat n became exposed, and the computers have not yet decided whether to call
        self._rules = stored.rules
        try:
            self.last = begin(make_game(stored.game, len(stored.seats), stored.options))
        except (BadNotation, Refusal) as error:
            raise EarlierRules(stored.code, rules=stored.rules, version=0) from error
        self.follow(stored.log)

    @property
    def game(self) -> Game:
        """Return the game after the latest step. Do not change it."""
        return self.last.game

    @property
    def version(self) -> int:
        """Return the number of entries in the log."""
        return self.last.version

    def follow(self, rows: Iterable[StoredEntry]) -> None:
        """Apply the next entries of the stored log.

        Raises:
            EarlierRules: they do not replay by the current rules.
        """
        for row in rows:
            before = self.last
            try:
                step = replace(read_step(before, row.entry), entry=row.entry)  # with the note of help
            except (BadNotation, Refusal) as error:
                raise EarlierRules(self.code, rules=self._rules, version=self.version) from error
            self._take([step], row.act, row.at)
            if self.last.turn != before.turn or self.game.over:
                self._evidence.end_turn(before.game.turn)

    def differs(self, head: Head) -> bool:
        """Whether the seats, the host, the rematch or the settings in `head` are not those of the match."""
        return (list(head.seats), head.host, head.next, read_settings(head.settings)) != (
            self.seats.rows,
            self.named_host,
            self.next,
            self.settings,
        )

    def update(self, head: Head) -> bool:
        """Apply the seats, the host and the rematch that another server has stored. Return whether anything changed."""
        if not self.differs(head):
            return False
        before, self.settings = self.seats.rows, read_settings(head.settings)
        self.named_host, self.next, self.seats.rows = head.host, head.next, list(head.seats)
        for number, (old, new) in enumerate(zip(before, self.seats.rows, strict=True)):
            if new.kind == "computer" and old.kind == "person":
                self._computers.sit(Seat(number), new.level or STAND_IN, self._events)
            elif new.kind == "person" and old.kind == "computer":
                self._computers.leave(Seat(number))
        return True

    def seat_instead(self, seat: Seat, row: StoredSeat) -> None:
        """Let somebody else, or nobody, sit in `seat` from now on."""
        self.stood_in.discard(seat)
        self.seats.rows[seat] = row
        if row.kind == "computer":
            self._computers.leave(seat)  # a stand-in
            self._computers.sit(seat, row.level or STAND_IN, self._events)

    # Acts

    def judge(self, seat: Seat | None, act: Act, at: int = 0) -> Draft | Ack | Refused:
        """Judge an act from `seat` (None for a spectator). Return a draft to be stored, or the answer itself.

        `at`: the time, in milliseconds since 1970 UTC.
        """
        if seat is None:
            text = "You are watching this match: only those who sit at the table can act."
            return Refused(act.id, WireReason.NOT_SEATED, {}, text)
        known = self._acts.get(seat, {}).get(act.id)
        if known is not None:
            return Ack(act.id, known)
        if (seat, act.id) in self._refused:
            return self._refused[seat, act.id]
        if not self.game.dealt:
            free = len(self.seats.free)
            text = f"The cards are not dealt yet: {free} {'seat is' if free == 1 else 'seats are'} still free."
            return Refused(act.id, WireReason.NOT_STARTED, {"free": free}, text)
        if self.is_too_long:
            return self.too_long(act.id)
        try:
            return self._attempt(seat, act)
        except (BadNotation, Refusal) as error:
            answer = refused(act.id, error, self.seats.names, self.settings.explain)
            if isinstance(error, Refusal):
                self._note_refusal(seat, act, error, at)
            if self._path is not None and self._path.refuse(seat, act.action):
                answer = msgspec.structs.replace(answer, prompt=self._prompt(self.last, seat))
            return self._remember(seat, answer)

    def _attempt(self, seat: Seat, act: Act) -> Draft:
        word = act.action.get("do")
        if seat == self._finishing and word != "call":
            raise Refusal(WireReason.TIME_UP)
        if word == UNDO:
            return Draft((take_back(self.last, seat),), act.id)
        draft = self.draft(seat, type(self.game).read_action(act.action), act.id)
        own = self._helper.note(self.last, draft.steps[0])
        return draft if own is draft.steps[0] else replace(draft, steps=(own, *draft.steps[1:]))

    def _note_refusal(self, seat: Seat, act: Act, error: Refusal, at: int) -> None:
        """Make evidence of an act that was refused, if it was an act of the game in the player's own turn."""
        game = self.game
        if seat != game.turn or seat == self._finishing or game.chance_due or act.action.get("do") == UNDO:
            return
        action = type(game).read_action(act.action)
        aided = self._helper.is_helping or self._is_prompted(seat)
        self._evidence.note(
            Judgment(
                game.view(seat), action, error.reason, at, self.turn_since,
                by_person=True, aided=aided, names_answer=bool(error.answer),
            )
        )  # fmt: skip

    def _note_step(self, before: Step, step: Step, at: int, *, by_person: bool) -> None:
        """Make evidence of a player's act, which has been stored, or forget that of the one it takes back."""
        seat = before.game.turn
        if step.entry["by"] != seat:
            return
        if step.entry["do"] == UNDO:
            self._evidence.take_back(len(step.earlier))
            return
        action = type(before.game).read_action(step.entry)
        misplay = next((event for event in step.events if isinstance(event, Misplayed)), None)
        wrong = misplay.code if misplay else ""
        aided = "helped" in step.entry or self._is_prompted(seat)
        self._evidence.note(
            Judgment(
                before.game.view(seat), action, wrong, at, self.turn_since,
                by_person=by_person, aided=aided, plays=len(step.earlier),
                names_answer=misplay is not None and bool(misplay.answer),
            )
        )  # fmt: skip

    def _is_prompted(self, seat: Seat) -> bool:
        """Whether First steps ask `seat` for what to do now."""
        prompt = self._prompt(self.last, seat)
        return prompt is not None and prompt.state == "due"

    def take_evidence(self, seat: Seat) -> list[EvidenceBody]:
        """Return the evidence of the acts of `seat` that its page may have now. Each piece is returned once."""
        return self._evidence.take(seat)

    def help(self, seat: Seat | None, step: int) -> Help | Refused:
        """Return help for `seat` with the move that is due, as far as `step`."""
        try:
            return self._helper.help(self.last, seat, step, on=self.has_help, finishing=self._finishing)
        except Refusal as error:
            return refused(None, error, self.seats.names, self.settings.explain)

    @property
    def has_help(self) -> bool:
        """Whether the players may ask for help now."""
        return has_help(self.settings, len(self.seats.people))

    def _remember(self, seat: Seat, answer: Refused) -> Refused:
        """Store a refusal: if the act is repeated because the answer was lost, it must not happen after all."""
        self._refused[seat, answer.id or ""] = answer
        if len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]
        return answer

    def call_late(self, seat: Seat, act: str, *, first: Seat, by: int) -> Refused:
        """Return the refusal of a call of `seat` that came `by` milliseconds after that of `first`."""
        text = f"{self.seats.names[first]} called {by} milliseconds before you."
        return self._remember(seat, Refused(act, WireReason.CALL_LATE, {"first": first, "by": by}, text))

    def draft(self, by: By, action: Action, act: str | None = None) -> Draft:
        """Return what `action` and the chance entries after it would do.

        Raises:
            Refusal: the action is not possible.
        """
        steps = [follow(self.last, by, action)]
        while steps[-1].game.chance_due and not steps[-1].game.over:
            steps.append(follow(steps[-1], CHANCE, self._chance(steps)))
        return Draft(tuple(steps), act)

    def draft_chance(self) -> Draft | None:
        """Return the chance entries that are due: the deal once all seats are taken, or those missing after a crash.

        None if none are due.
        """
        return self.draft(CHANCE, self._chance([])) if self.awaits_chance else None

    @property
    def awaits_chance(self) -> bool:
        """Whether chance has to act before anybody else, such as when all seats are taken and nobody has dealt."""
        return self.game.chance_due and not self.game.over and not self.seats.free

    def _chance(self, draft: Sequence[Step]) -> ChanceAction:
        """Return what chance does after a draft's steps."""
        prepared = None if self._path is None else self._path.chance(self.last, draft)
        return prepared or (draft[-1] if draft else self.last).game.chance(self._chance_rng(draft))

    def _chance_rng(self, draft: Sequence[Step]) -> Rng:
        """Return the random numbers of the chance entry that follows `draft`: the same entry always gets the same."""
        if self._secret is None:
            return self._rng
        return self._secret.rng(self._chances + sum(step.entry["by"] == "chance" for step in draft) + 1)

    def commit(self, draft: Draft, at: int) -> None:
        """Let a draft happen after it has been stored at the time `at`."""
        before = self.last
        self._note_step(before, draft.steps[0], at, by_person=draft.act is not None)
        self._take(draft.steps, draft.act, at)
        if self.last.turn != before.turn or self.game.over:
            self._evidence.end_turn(before.game.turn)

    def _take(self, steps: Iterable[Step], act: str | None, at: int) -> None:
        for step in steps:
            before, self.last = self.last, step
            self._chances += step.entry["by"] == "chance"
            self._helper.commit(before, step)
            if self._path is not None:
                self._path.commit(before, step)
            self._steps = [*self._steps[1 - KEPT :], step]
            if self._stand_ins_listen:
                self._events.extend(step.events)
            if act is not None:
                self._acts.setdefault(step.entry["by"], {})[act] = step.version
                act = None
            if self.has_computers:
                for event in step.events:
                    self._computers.notice(event)
            if step.turn != before.turn or self.turn_since is None or self.is_too_long:
                self.turn_since = at
                self._turn_over()
            exposed = self.game.exposed if self.has_computers else 0
            self._undecided = (self._undecided | exposed & ~before.game.exposed) & exposed

    # Seats

    @property
    def host(self) -> Seat | None:
        """Return the seat of the host: the one that was named, or else of the first person; None without people."""
        seats = self.seats
        if self.named_host is not None and seats.is_person(self.named_host):
            return Seat(self.named_host)
        return next((seat for seat in seats.people if seats.is_person(seat)), None)

    @property
    def open_seats(self) -> list[Seat]:
        """Return the seats that people without a seat can take: free ones; after the deal, those of computers.

        None while the table is locked.
        """
        if self.is_locked:
            return []
        if self.in_progress and self.settings.late_joiners and not self.settings.first_steps:
            return self.seats.computers
        return self.seats.free

    @property
    def is_locked(self) -> bool:
        """Whether nobody else may sit down. A table of computers has nobody to ask."""
        return is_locked(self.settings, len(self.seats.people)) and self.host is not None

    def allows_name(self, holder: str, name: str) -> bool:
        """Whether `holder` may have `name`: one of the lists, unless they are the host or the table allows any."""
        seat = self.seats.seat_of(holder)
        return self.settings.own_names or (seat is not None and seat == self.host) or is_listed(clean_name(name))

    def check_seated(self, holder: str) -> None:
        """Refuse spectators, unless all players are computers.

        Raises:
            Denied: `holder` does not sit at the table.
        """
        if self.seats.people and self.seats.seat_of(holder) is None:
            text = f"You are watching match {self.code}: only those who sit at the table can do that."
            raise Denied(WireReason.NOT_SEATED, text)

    def take(self, seat: Seat, holder: str, name: str, avatar: int) -> None:
        """Seat a person in `seat`. A computer that has played there leaves them its hand."""
        was_computer = self.seats.rows[seat].kind == "computer"
        self.seats.take(seat, holder, name, avatar)
        if was_computer:
            self._computers.leave(seat)

    @property
    def in_progress(self) -> bool:
        """Whether the match can continue: the cards are dealt, and it is neither over nor too long."""
        return self.game.dealt and not self.game.over and not self.is_too_long

    @property
    def is_too_long(self) -> bool:
        """Whether the log has reached its limit, so that neither people nor computers can act any more."""
        return self.version >= MOST_ENTRIES and not self.game.over

    def too_long(self, act: str | None = None) -> Refused:
        """Return the refusal of anything that would make the log longer than its limit."""
        return Refused(act, WireReason.TOO_LONG, {}, "This match has too many moves to continue: make a new one.")

    def away(self) -> list[Seat]:
        """Return the seats of people without an open page, unless a computer plays for them or the match is over."""
        people = self.seats.people if self.in_progress else []
        return [seat for seat in people if not self.seats.is_here(seat) and seat not in self.stood_in]

    def stand_in(self, seat: Seat) -> None:
        """Let a computer play for the person in `seat` until `hand_back`."""
        self.stood_in.add(seat)
        self._seat_stand_in(seat)

    def hand_back(self, seat: Seat) -> None:
        """Let the person in `seat` play again. The move that the computer was thinking about is not made."""
        self.stood_in.discard(seat)
        if seat != self._finishing:
            self._computers.leave(seat)

    def finish_turn(self) -> Seat | None:
        """Let a computer play the rest of this turn, even if the player comes back.

        Return the seat, or None if it is a computer's turn.
        """
        seat = self.game.turn
        if not self.in_progress or seat == self._finishing or self.seats.rows[seat].kind == "computer":
            return None
        self._finishing = seat
        self._seat_stand_in(seat)
        return seat

    def agree(self, stood_in: Collection[Seat], finishing: tuple[Seat, int] | None) -> bool:
        """Let computers play for the same people as at the server that leads. Return whether that changes anything.

        Args:
            stood_in: the seats of these people.
            finishing: the turn that a computer finishes there; None if there is none.
        """
        before = set(self.stood_in)
        for seat in before.difference(stood_in):
            self.hand_back(seat)
        for seat in stood_in:
            if self.in_progress and seat not in before and self.seats.is_person(seat):
                self.stand_in(seat)
        if finishing == self.last.turn and not self.is_finishing:
            self.finish_turn()
        return self.stood_in != before

    @property
    def is_finishing(self) -> bool:
        """Whether a computer plays the rest of a turn that took too long."""
        return self._finishing is not None

    def _seat_stand_in(self, seat: Seat) -> None:
        if seat not in self._computers:
            self._computers.sit(seat, STAND_IN, self._events)

    def _turn_over(self) -> None:
        """Stop the computer that finished a turn or, at the end of the match, every stand-in."""
        seat, self._finishing = self._finishing, None
        if not self.in_progress:
            self.stood_in.clear()
        if seat is not None and seat not in self.stood_in:
            self._computers.leave(seat)

    def rotated(self, options: Mapping[str, Any] | None = None, level: str | None = None) -> StoredMatch:
        """Return the rematch: everybody moves up by one seat, so that the next player clockwise deals.

        `options`: those that differ from this match's. `level`: of all computers; None keeps theirs.

        Raises:
            BadNotation: the game has no such option, or its value is not valid.
        """
        game, host = self.game, self.host
        rows = [replace(row, level=level or row.level) if row.kind == "computer" else row for row in self.seats.rows]
        rows = [StoredSeat("person") if row.holder == GONE else row for row in rows]  # free for anybody
        settings, before = self.settings, game.options
        if settings.first_steps:  # they have options and settings of their own; the next match has the usual ones
            settings, before = Settings(), {}
        chosen = make_game(game.name, game.players, {**before, **(options or {})}).options
        return StoredMatch(
            code="",
            game=game.name,
            options=chosen,
            seats=rows[1:] + rows[:1],
            follows=self.code,
            settings=msgspec.to_builtins(settings),
            series=next_round(self.settings, self._series, game),
            host=None if host is None else (host - 1) % game.players,
        )

    # Computer players

    @property
    def has_computers(self) -> bool:
        """Whether a computer plays in any seat, for itself or for a person."""
        return bool(self._computers.seats)

    def computer_on_turn(self) -> Seat | None:
        """Return the seat of the computer player whose turn it is; None if a person or nobody is on turn."""
        turn = self.game.turn
        return turn if self.in_progress and turn in self._computers else None

    def computer_thinks(self, seat: Seat, rng: Rng) -> float:
        """Return how many seconds the computer player in `seat` takes for its move, as a person might."""
        return self._computers.thinks(seat, rng)

    @property
    def seconds_to_see(self) -> float:
        """Return how many seconds everybody needs to see what the latest step has shown."""
        return max((event.seconds_to_see() for event in self.last.events), default=0.0)

    def computer_problem(self, seat: Seat) -> SearchProblem | None:
        """Return the problem that the computer player on turn wants solved before it moves; None if there is none."""
        return self._computers.search_problem(seat, self.game.view(seat))

    def computer_solves(self, seat: Seat, view: View, answer: Action | None) -> None:
        """Give the computer player in `seat` the answer to the problem of `view`. None: there was no search."""
        self._computers.solve(seat, view, answer)

    def computer_move(self, seat: Seat) -> Draft:
        """Return the move of the computer player on turn."""
        view = self.game.view(seat)
        try:
            reply = None if self._path is None else self._path.reply(self.game, seat)
            return self.draft(seat, reply or self._computers.choose(seat, view))
        except Refusal:
            log.exception("computer player was refused", match=self.code, seat=seat)
            return self.draft(seat, RandomPlayer(self._rng).choose(view))

    def computer_callers(self) -> tuple[int, list[Seat]]:
        """Return who is exposed (bit n for seat n), and the computer players who will call. Once for each exposure."""
        exposed, self._undecided = self._undecided, 0
        return exposed, [seat for seat in self._computers.seats if self.means_to_call(seat, exposed)]

    def means_to_call(self, seat: Seat, exposed: int) -> bool:
        """Whether the computer player in `seat` will call, now that the seats in `exposed` are. Asked once."""
        if not exposed or self.game.over or self._only_finishes(seat) or (self._path is not None and self._path.leads):
            return False
        return self._computers.calls(seat, self.game.view(seat))

    def _only_finishes(self, seat: Seat) -> bool:
        """Whether the computer in `seat` only finishes a turn for a person who is here and can call themselves."""
        return seat == self._finishing and seat not in self.stood_in

    def decide_again(self) -> None:
        """Ask the computer players again whether to call: they were interrupted."""
        self._undecided = self.game.exposed if self.has_computers else 0

    def computer_call(self, seat: Seat, exposed: int) -> Draft | None:
        """Return the call that the computer player in `seat` decided to make.

        None if none of the seats in `exposed` is exposed any more, or a person plays in `seat` again.
        """
        if not self.in_progress or not self.game.exposed & exposed:
            return None
        if seat not in self._computers or self._only_finishes(seat):
            return None
        return self.draft(seat, Call())

    # What viewers may know

    def room(self, viewer: Seat | None, key: str | None = None) -> Room:
        """Return the match and its seats. `key`: the key of the viewer's own seat."""
        skill_decided = self.game.over and find_manifest(self.game.name).levels
        easier, harder = levels_around(self.seats.rows) if skill_decided else (None, None)
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
            settings=msgspec.structs.replace(self.settings, help=self.has_help, locked=self.is_locked),
            series=read_series(self.settings, self._series, self.game),
            key=key,
            host=self.host,
            dealer=self.game.players - 1,  # docs/rules.md, "Words": seat 0 begins
            open_seats=[int(seat) for seat in self.open_seats],
            easier=easier,
            harder=harder,
            suggested=suggest_options(self.game.known_options, self.game.options) if self.game.over else {},
            commitment=None if self._secret is None else self._secret.commitment(self.code),
            secret=self._secret.hex() if self._secret is not None and self.game.over else None,
        )

    def updates(self, viewer: Seat | None, seen: int) -> list[Update] | None:
        """Return the updates after version `seen` as `viewer` may know them.

        None if that version is too old or does not exist.
        """
        missed = self.version - seen
        if not 0 <= missed <= len(self._steps):
            return None
        return [
            Update(
                version=step.version,
                happened=[self._seen(event, viewer) for event in step.events],
                table=view.table(),
                undo=self._may_undo(step, viewer),
                task=self._task(view, viewer),
                prompt=self._prompt(step, viewer),
            )
            for step in self._steps[len(self._steps) - missed :]
            for view in [step.game.view(viewer)]
        ]

    def snapshot(self, viewer: Seat | None) -> Snapshot:
        """Return the whole table as `viewer` may know it, even before the deal."""
        events = [event for step in self._steps[-RECENT:] for event in step.events][-RECENT:]
        view = self.game.view(viewer)
        return Snapshot(
            version=self.version,
            recent=[self._seen(event, viewer) for event in events],
            table=view.table(),
            undo=self._may_undo(self.last, viewer),
            task=self._task(view, viewer),
            prompt=self._prompt(self.last, viewer),
        )

    def hands(self) -> Hands:
        """Return the hands now. For those who watch, and only as late as the settings say."""
        return Hands([list(codes_of(cards_in(hand))) for hand in self.game.hands])

    def _task(self, view: View, viewer: Seat | None) -> Task | None:
        """Return what `viewer` has to do or can do when they see `view`."""
        return None if viewer is None or viewer == self._finishing else view.task()

    def _prompt(self, step: Step, viewer: Seat | None) -> DuePrompt | None:
        """Return how far the player of First steps was after `step`."""
        return None if self._path is None else self._path.prompt(step.version, viewer)

    def _may_undo(self, step: Step, viewer: Seat | None) -> bool:
        """Whether `viewer` may take back the last play after `step`: their own, in a turn that they still play."""
        return viewer is not None and step.undoer == viewer != self._finishing

    def _seen(self, event: Event, viewer: Seat | None) -> Event:
        """Return `event` as `viewer` may know it, explained as far as the settings allow."""
        seen = event.seen_by(viewer)
        return seen.explained(self.settings.explain) if isinstance(seen, Misplayed) else seen
