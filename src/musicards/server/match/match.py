"""A match as a plain object: no sockets, no clock, no waiting. Random numbers and stored data come in as arguments.

An act is judged on a copy of the game, which results in a `Draft`. The runner appends the draft to the store, and
only then calls `Match.commit`: everything that is sent has been stored. Versions count the entries of the log.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.event import Event, Misplayed
from musicards.games.game import Game
from musicards.games.registry import make_game
from musicards.games.rng import Rng
from musicards.server.match.computers import STAND_IN, Computers
from musicards.server.match.evidence import EvidenceMaker, Judgment
from musicards.server.match.help import Helper
from musicards.server.match.messages import Ack, Act, EvidenceBody, Help, Refused, Settings
from musicards.server.match.names import clean_name, is_listed
from musicards.server.match.refusals import Denied, EarlierRules, Explain, WireReason, refused, say_plainly
from musicards.server.match.settings import has_help, is_locked, next_round, read_settings
from musicards.server.match.state import Draft, MatchState
from musicards.server.match.timeline import UNDO, Step, begin, read_step, take_back
from musicards.store import GONE, Head, StoredEntry, StoredMatch, StoredSeat

KEPT: Final = 8  # a page that missed no more steps than this gets them one by one; each holds a whole game
KEPT_EVENTS: Final = 80  # for snapshots
MOST_REFUSED: Final = 100  # refusals remembered, for all seats together


class Match(MatchState):
    """One match in progress, or over.

    Attributes:
        next: the code of the rematch; None if there is no rematch yet.
        named_host: the seat that was made the host's; None if none was.
        computers: which computer plays where.
        series: the results of the rounds before; None without a series.
        steps: the last ones, so that a page that missed few gets them one by one.
        events: the latest ones.
        turn_since: when the turn began, in milliseconds since 1970 UTC; None before the deal.
    """

    def __init__(self, stored: StoredMatch, rng: Rng, explain: Explain = say_plainly) -> None:
        """Replay the log of a stored match. `explain`: says in words why something was refused.

        Raises:
            EarlierRules: the log does not replay by the present rules.
        """
        super().__init__(stored, rng)
        self.next = stored.next
        self.named_host = stored.host
        self.turn_since: int | None = None
        self.series = stored.series
        self.steps: list[Step] = []  # the last ones
        self.events: deque[Event] = deque(maxlen=KEPT_EVENTS)
        self._acts: dict[int, dict[str, int]] = {}  # by seat and id: the versions of the acts that happened
        self._refused: dict[tuple[int, str], Refused] = {}  # by seat and id, the latest ones
        self._explain = explain
        self._helper = Helper(rng)
        self._evidence = EvidenceMaker(explained=self.settings.explain == "full")
        self._rules = stored.rules
        self.computers = Computers(self, stored.seats, rng)
        self.follow(stored.log)

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
        """Whether anything in `head` but the length of the log is not as in the match."""
        return self._other_game(head) is not None or (
            (list(head.seats), head.host, head.next, read_settings(head.settings))
            != (self.seats.rows, self.named_host, self.next, self.settings)
        )

    def _other_game(self, head: Head) -> Game | None:
        """Return the game to play instead, as another server has stored it; None if it is this one.

        After the deal it is always this one: stored options may differ, because a new version of the app has more.

        Raises:
            EarlierRules: there is no such game by the present rules.
        """
        if self.game.dealt:
            return None
        try:
            game = make_game(head.game, len(head.seats), head.options)
        except BadNotation as error:
            raise EarlierRules(self.code, rules=self._rules, version=0) from error
        return None if (game.name, game.options) == (self.game.name, self.game.options) else game

    def update(self, head: Head) -> bool:
        """Apply what another server has stored, apart from the log. Return whether anything changed."""
        if not self.differs(head):
            return False
        other = self._other_game(head)
        if other is not None:
            self.change_game(other)
        before, self.settings = self.seats.rows, read_settings(head.settings)
        self.named_host, self.next, self.seats.rows = head.host, head.next, list(head.seats)
        for number, (old, new) in enumerate(zip(before, self.seats.rows, strict=True)):
            if new.kind == "computer" and old.kind == "person":
                self.computers.sit(Seat(number), new.level or STAND_IN)
            elif new.kind == "person" and old.kind == "computer":
                self.computers.leave(Seat(number))
        return True

    def change_game(self, game: Game) -> None:
        """Let `game` be played instead. Only before the deal."""
        self.last = begin(game)
        self.computers = Computers(self, self.seats.rows, self._rng)

    def seat_instead(self, seat: Seat, row: StoredSeat) -> None:
        """Let somebody else, or nobody, sit in `seat` from now on."""
        self.computers.stood_in.discard(seat)
        self.seats.rows[seat] = row
        if row.kind == "computer":
            self.computers.sit(seat, row.level or STAND_IN)

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
        if self.settings.paused:  # not remembered: the same act may come again once the game continues
            return Refused(act.id, WireReason.PAUSED, {}, "The teacher has paused the game.")
        try:
            return self._attempt(seat, act)
        except (BadNotation, Refusal) as error:
            answer = refused(act.id, error, self.seats.names, self._explain, self.settings.explain)
            if isinstance(error, Refusal):
                self._note_refusal(seat, act, error, at)
            return self._remember(seat, answer)

    def _attempt(self, seat: Seat, act: Act) -> Draft:
        word = act.action.get("do")
        if seat == self.computers.finishing and word != "call":
            raise Refusal(WireReason.TIME_UP)
        if word == UNDO:
            return Draft((take_back(self.last, seat),), act.id)
        draft = self.draft(seat, type(self.game).read_action(act.action), act.id)
        own = self._helper.note(self.last, draft.steps[0])
        return draft if own is draft.steps[0] else replace(draft, steps=(own, *draft.steps[1:]))

    def _note_refusal(self, seat: Seat, act: Act, error: Refusal, at: int) -> None:
        """Make evidence of an act that was refused, if it was an act of the game in the player's own turn."""
        game = self.game
        if seat != game.turn or seat == self.computers.finishing or game.chance_due or act.action.get("do") == UNDO:
            return
        action = type(game).read_action(act.action)
        aided = self._helper.is_helping or self._has_goal(seat)
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
        aided = "helped" in step.entry or self._has_goal(seat)
        self._evidence.note(
            Judgment(
                before.game.view(seat), action, wrong, at, self.turn_since,
                by_person=by_person, aided=aided, plays=len(step.earlier),
                names_answer=misplay is not None and bool(misplay.answer),
            )
        )  # fmt: skip

    def _has_goal(self, seat: Seat) -> bool:
        """Whether First steps ask `seat` for what to do now."""
        goal = self.goal(self.last, seat)
        return goal is not None and goal.state == "due"

    def take_evidence(self, seat: Seat) -> list[EvidenceBody]:
        """Return the evidence of the acts of `seat` that its page may have now. Each piece is returned once."""
        return self._evidence.take(seat)

    def help(self, seat: Seat | None, step: int) -> Help | Refused:
        """Return help for `seat` with the move that is due, as far as `step`."""
        try:
            return self._helper.help(self.last, seat, step, on=self.has_help, finishing=self.computers.finishing)
        except Refusal as error:
            return refused(None, error, self.seats.names, self._explain, self.settings.explain)

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
            if self.scene is not None:
                self.scene.commit(step)
            self.steps = [*self.steps[1 - KEPT :], step]
            self.events.extend(step.events)
            if act is not None:
                self._acts.setdefault(step.entry["by"], {})[act] = step.version
                act = None
            self.computers.notice(step)
            if step.turn != before.turn or self.turn_since is None or self.is_too_long:
                self.turn_since = at
                self.computers.end_turn()
            self.computers.see_exposed(before.game.exposed)

    # Seats

    @property
    def host(self) -> Seat | None:
        """Return the seat of the host: the one that was named, or else of the first person.

        None without people, and at the table of a class, which its teacher leads.
        """
        seats = self.seats
        if self.settings.class_code:
            return None
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
        led = self.host is not None or self.settings.class_code != ""
        return led and is_locked(self.settings, len(self.seats.people))

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
            self.computers.leave(seat)

    def too_long(self, act: str | None = None) -> Refused:
        """Return the refusal of anything that would make the log longer than its limit."""
        return Refused(act, WireReason.TOO_LONG, {}, "This match has too many moves to continue: make a new one.")

    def away(self) -> list[Seat]:
        """Return the seats of people without an open page, unless a computer plays for them or the match is over."""
        people = self.seats.people if self.in_progress else []
        return [seat for seat in people if not self.seats.is_here(seat) and seat not in self.computers.stood_in]

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
            settings=asdict(settings),
            series=next_round(self.settings, self.series, game),
            host=None if host is None else (host - 1) % game.players,
        )
