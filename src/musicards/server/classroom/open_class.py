"""One class: who is in it, which tables are dealt, and what its teacher does.

Everything that changes is stored first. Several servers may have the class open: each change names the version that it
knows, and whoever was slower reads what the other one stored and tries again.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Final
from urllib.parse import parse_qsl

from musicards.errors import BadNotation, SeatTaken, StaleVersion, UnknownMatch, shown
from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game, table_options
from musicards.games.rng import Rng, shuffled
from musicards.learning.exercise import exercise_item, read_exercise
from musicards.learning.items import Item, read_item
from musicards.learning.learner import judge
from musicards.server.calls.learning import JudgedBody
from musicards.server.classroom.answers import ClassAnswers
from musicards.server.classroom.bodies import (
    AnswerTask,
    AtTable,
    ChangePupil,
    FollowReview,
    JoinClass,
    NewTask,
    Plan,
    SetClass,
    ShowMistake,
    TaskAnswered,
)
from musicards.server.classroom.grouping import grouped, pair
from musicards.server.classroom.lessons import TALKS
from musicards.server.classroom.state import ClassState, TaskState, read_state
from musicards.server.clock import Clock
from musicards.server.live.registry import ALPHABET, MatchRegistry
from musicards.server.live.runner import MatchRunner
from musicards.server.match.bodies import Again
from musicards.server.match.messages import AVATARS, Settings
from musicards.server.match.names import clean_name, is_offered, offered_name, unlike
from musicards.server.match.refusals import Denied, WireReason
from musicards.server.match.seats import Seats, device_of
from musicards.server.match.settings import check_settings
from musicards.store import StoredSeat
from musicards.store.classes import StoredAnswer, StoredClass, StoredClasses, StoredPupil

KEY_LENGTH: Final = 6  # letters of a child's code
MOST_PUPILS: Final = 60
MOST_TASKS: Final = 60
MOST_TEACHERS: Final = 5
TRIES: Final = 6  # attempts to change a class when others are faster
SECONDS_HERE: Final = 12.0  # since a child's page was last heard of
SECONDS_STAND_IN: Final = 20  # until a computer plays for a child who is away
SECONDS_BETWEEN_READS: Final = 3.0  # of a class that other servers use, too
SECONDS_FRESH: Final = 1.0  # for which tables and answers are not read again
OVERLAP: Final = 200  # answers that are read again: servers may store them in another order than their ids
DAY: Final = 24 * 60 * 60 * 1000  # milliseconds
BETWEEN_LESSONS: Final = 2 * 60 * 60 * 1000  # milliseconds without a change of the class
DAYS_KEPT: Final = {False: 1, True: 30}  # after the class was last used: for one lesson, or lasting


@dataclass(slots=True)
class _Presence:
    """What this server knows of a child's pages."""

    waiting: int = 0  # requests that wait for a change
    at: float = float("-inf")  # when the last one came or ended, as `Clock.time`


class Classroom:
    """One class.

    Attributes:
        stored: the class and its children, as stored.
        state: its state.
        answers: what children answered.
        used: when somebody last asked for it, as `Clock.time`.
    """

    def __init__(  # noqa: PLR0913 - what a class needs
        self,
        stored: StoredClass,
        *,
        classes: StoredClasses,
        matches: MatchRegistry,
        secret: bytes,
        clock: Clock,
        rng: Rng,
    ) -> None:
        self.stored = stored
        self.state = read_state(stored.state)
        self.answers = ClassAnswers()
        self.used = clock.time()
        self._classes = classes
        self._matches = matches
        self._secret = secret
        self._clock = clock
        self._rng = rng
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()  # set, and replaced, when the class has another version
        self._read_at = clock.time()
        self._presence: dict[int, _Presence] = {}
        self._tables: list[MatchRunner] = []
        self._tables_at = float("-inf")
        self._answers_at = float("-inf")
        self.gone = False

    @property
    def code(self) -> str:
        """Return the code with which children come in."""
        return self.stored.code

    # Who somebody is

    @property
    def pupils(self) -> list[StoredPupil]:
        """Return the children who have not been removed."""
        return [pupil for pupil in self.stored.pupils if not pupil.removed]

    def pupil_of(self, holder: str) -> StoredPupil | None:
        """Return the child with this token, if they are in the class."""
        return next((pupil for pupil in self.pupils if holder and pupil.holder == holder), None)

    def is_teacher(self, holder: str) -> bool:
        """Whether this is the token of a teacher."""
        return bool(holder) and holder in self.state.teachers

    def check_teacher(self, holder: str) -> None:
        """Refuse everybody but the teachers.

        Raises:
            Denied: `holder` is not a teacher of the class.
        """
        if not self.is_teacher(holder):
            raise Denied(WireReason.NOT_TEACHER, "Only the teacher of the class can do that.")

    def _check_pupil(self, holder: str) -> StoredPupil:
        pupil = self.pupil_of(holder)
        if pupil is None:
            raise Denied(WireReason.NOT_IN_CLASS, "You are not in this class: come in with your name or your code.")
        return pupil

    def key_of(self, pupil: StoredPupil) -> str:
        """Return the code with which a child comes back."""
        signed = f"musicards.pupil {self.code}/{pupil.number}/{pupil.key_number}"
        number = int.from_bytes(hmac.digest(self._secret, signed.encode(), "sha256")[:8])
        letters = []
        for _ in range(KEY_LENGTH):
            number, letter = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[letter])
        return "".join(letters)

    def team_of(self, pupil: StoredPupil) -> int:
        """Return the team of a child, from 1; 0 without teams."""
        return (pupil.number - 1) % self.state.teams + 1 if self.state.teams else 0

    # Changes

    async def changed(self, seen: int, seconds: float) -> None:
        """Return once the class has another version than `seen`, or after some seconds."""
        event = self._changed
        if seen == self.stored.version and not self.gone:
            try:
                async with asyncio.timeout(seconds):
                    await event.wait()
            except TimeoutError:
                pass

    def _announce(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def reload(self) -> None:
        """Read what other servers have stored.

        Raises:
            UnknownMatch: the class has been deleted.
        """
        self._read_at = self._clock.time()
        try:
            stored = await self._classes.load(self.code)
        except UnknownMatch:
            self.shut()
            raise
        if stored.version >= self.stored.version:
            is_new = stored.version > self.stored.version
            self.stored, self.state = stored, read_state(stored.state)
            if is_new:
                self._tables_at = float("-inf")
                self._announce()

    async def refresh(self) -> None:
        """Read which children other servers have seen, now and then."""
        if self._matches.shared and self._clock.time() - self._read_at > SECONDS_BETWEEN_READS:
            await self.reload()

    def shut(self) -> None:
        """Let nobody wait any more: the class has been deleted."""
        self.gone = True
        self._announce()

    async def _change(self, make: Callable[[ClassState], ClassState], title: str | None = None) -> None:
        """Store another state, and tell whoever waits. `make` gets the latest state, perhaps several times."""
        for _ in range(TRIES):
            state, now = make(self.state), self._clock.now()
            if now - self.stored.used_at > BETWEEN_LESSONS:
                state = replace(state, lesson_since=now)
            kept = now + DAYS_KEPT[state.lasting] * DAY
            values = {} if title is None else {"title": title}
            try:
                await self._classes.change(
                    self.code, self.stored.version, now=now, until=kept, state=asdict(state), **values
                )
            except StaleVersion:
                await self.reload()
                continue
            version, name = self.stored.version + 1, self.stored.title if title is None else title
            self.stored = replace(self.stored, version=version, until=kept, used_at=now, title=name)
            self.state = state
            self._announce()
            return
        raise StaleVersion(f"class {self.code} is busy: try again")

    async def _put(self, make: Callable[[], StoredPupil]) -> StoredPupil:
        """Store a child, and tell whoever waits. `make` returns it, perhaps several times."""
        for _ in range(TRIES):
            pupil = make()
            try:
                await self._classes.put_pupil(self.code, self.stored.version, pupil)
            except StaleVersion:
                await self.reload()
                continue
            others = [each for each in self.stored.pupils if each.number != pupil.number]
            all_now = sorted([*others, pupil], key=lambda each: each.number)
            self.stored = replace(self.stored, version=self.stored.version + 1, pupils=all_now)
            self._announce()
            return pupil
        raise StaleVersion(f"class {self.code} is busy: try again")

    # Children come and go

    async def join(self, holder: str, body: JoinClass) -> StoredPupil:
        """Let a child in, or back in with their code. Return the child.

        Raises:
            Denied: nobody else may come in, the class is full, or no child has this code.
        """
        async with self._lock:
            if body.key is not None:
                return await self._come_back(holder, body.key)
            own = self.pupil_of(holder)
            if own is not None:
                return own

            def make() -> StoredPupil:
                if self.state.locked:
                    raise Denied(WireReason.CLASS_LOCKED, "Nobody else may come into this class now.")
                if len(self.pupils) >= MOST_PUPILS:
                    raise Denied(WireReason.CLASS_FULL, f"A class has at most {MOST_PUPILS} children.")
                number = max((each.number for each in self.stored.pupils), default=0) + 1
                avatar = (number - 1) % AVATARS if body.avatar is None else body.avatar
                return StoredPupil(number, holder, self._name(body.name), avatar, seen_at=self._clock.now())

            made = await self._put(make)
        self.note_here(made)
        await self.arrive(made)
        return made

    def _name(self, wanted: str) -> str:
        """Return a name from the lists that no other child has."""
        name = clean_name(wanted)
        name = name if is_offered(name) else offered_name(self._rng)
        return unlike(name, [each.name for each in self.stored.pupils])

    async def _come_back(self, holder: str, key: str) -> StoredPupil:
        """Give the child with this code to `holder`, with their seats."""
        wanted = key.upper().encode()
        found = next((each for each in self.pupils if secrets.compare_digest(self.key_of(each).encode(), wanted)), None)
        if found is None:
            raise Denied(WireReason.WRONG_CODE, "No child in this class has that code: look at it again.")
        before = found.holder
        if before == holder:
            return found
        if self.pupil_of(holder) is not None:
            raise Denied(WireReason.ALREADY_SEATED, "Another child uses this browser.")
        now = await self._put(lambda: replace(found, holder=holder, seen_at=self._clock.now()))
        self.note_here(now)
        if before is not None:
            for live in await self.tables():
                await live.seating.give(before, holder)
        return now

    async def change_pupil(self, number: int, body: ChangePupil) -> None:
        """Rename a child, take them out, let them back in, or give them another code.

        Raises:
            BadNotation: there is no such child, or the name is not from the lists.
        """
        async with self._lock:
            before = next((each for each in self.stored.pupils if each.number == number), None)
            if before is None:
                raise BadNotation(f"there is no child with the number {number}")
            if body.name is not None and not is_offered(clean_name(body.name)):
                raise BadNotation("a name is a tempo and an instrument from the lists, such as Presto Tuba")

            def make() -> StoredPupil:
                latest = next(each for each in self.stored.pupils if each.number == number)
                if body.name is not None:
                    others = [each.name for each in self.stored.pupils if each.number != number]
                    latest = replace(latest, name=unlike(clean_name(body.name), others))
                if body.new_key:
                    latest = replace(latest, key_number=latest.key_number + 1)
                if body.removed is not None and body.removed != latest.removed:
                    latest = replace(latest, removed=body.removed, holder=None)
                return latest

            after = await self._put(make)
        if after.removed and before.holder is not None:
            for live in await self.tables():
                await live.seating.vacate(before.holder)

    async def leave(self, holder: str) -> None:
        """Let the child at this browser go: another one may use it. They come back with their code."""
        pupil = self.pupil_of(holder)
        if pupil is not None:
            await self._put(lambda: replace(pupil, holder=None))
            for live in await self.tables():  # or whoever is next would play in their seat
                await live.seating.vacate(holder)

    # Who is here

    async def waiting(self, pupil: StoredPupil, seen: int, seconds: float) -> None:
        """Wait as `changed` does, for a page of a child, who is here meanwhile."""
        presence = self._presence.setdefault(pupil.number, _Presence())
        presence.waiting += 1
        presence.at = self._clock.time()
        try:
            await self.changed(seen, seconds)
        finally:
            presence.waiting -= 1
            presence.at = self._clock.time()

    def note_here(self, pupil: StoredPupil) -> None:
        """Note that a child's page has just asked for something."""
        self._presence.setdefault(pupil.number, _Presence()).at = self._clock.time()

    def here(self) -> set[int]:
        """Return the numbers of the children with a page open, as far as this server knows."""
        now, time = self._clock.now(), self._clock.time()
        found = set()
        for pupil in self.pupils:
            presence = self._presence.get(pupil.number)
            is_here = presence is not None and (presence.waiting > 0 or time - presence.at < SECONDS_HERE)
            if is_here or (self._matches.shared and now - pupil.seen_at < 2000 * SECONDS_HERE):
                found.add(pupil.number)
        numbers = {pupil.holder: pupil.number for pupil in self.pupils}
        for live in self._tables:
            for seat in live.match.seats.people:
                number = numbers.get(live.match.seats.rows[seat].holder)
                if number is not None and live.match.seats.is_here(seat):
                    found.add(number)
        return found

    # Tables

    async def tables(self) -> list[MatchRunner]:
        """Return the tables that are played now, in the order in which they were dealt."""
        if self._clock.time() - self._tables_at < (SECONDS_FRESH if self._matches.shared else 0):
            return self._tables
        found = []
        for code in self.state.tables:
            try:
                found.append(await self._matches.find(code))
            except (UnknownMatch, Denied):  # deleted, or of other rules
                continue
        self._tables, self._tables_at = found, self._clock.time()
        return found

    async def table_of(self, holder: str) -> MatchRunner | None:
        """Return the table where `holder` sits; None if they sit nowhere."""
        return next((live for live in await self.tables() if live.match.seats.seat_of(holder) is not None), None)

    async def deal(self, plan: Plan) -> None:
        """End all tables, and deal new ones for the children who are here.

        Raises:
            BadNotation: the plan has no such game, option or setting.
        """
        kind = GAMES.get(plan.game)
        if kind is None:
            raise BadNotation(f"there is no game {plan.game!r}")
        fewest, most = kind.seats
        check_settings(self._settings(plan))
        make_game(plan.game, fewest, {**table_options(plan.game), **plan.options})  # refuses wrong options
        async with self._lock:
            if self._matches.shared:
                await self.reload()
            await self._end()
            present = self.here()
            people = max(1, min(plan.size, most) - plan.computers)
            groups = grouped(
                shuffled(self._rng, [each.number for each in self.pupils if each.number in present]),
                people, plan.grouping, self.answers.strength, self.state.met,
            )  # fmt: skip
            codes = [await self._make_table(plan, group, max(fewest, len(group) + plan.computers)) for group in groups]
            met = dict(self.state.met)
            for group in groups:
                for place, one in enumerate(group):
                    for other in group[place + 1 :]:
                        met[pair(one, other)] = met.get(pair(one, other), 0) + 1
            now = self._clock.now()

            def make(state: ClassState) -> ClassState:
                return replace(
                    state, plan=plan, round=state.round + 1, tables=tuple(codes), met=met, paused=False,
                    shown=None, follow=None, talk="", dealt_at=now,
                )  # fmt: skip

            await self._change(make)
            self._tables_at = float("-inf")

    def _settings(self, plan: Plan) -> Settings:
        """Return the settings of tables, without those that only a class has."""
        return Settings(
            explain=plan.explain, clock=plan.clock, stand_in=SECONDS_STAND_IN, pace=plan.pace,
            help=plan.help, late_joiners=True, locked=True, own_names=True,
        )  # fmt: skip

    async def _make_table(self, plan: Plan, group: list[int], seats: int, *, paused: bool = False) -> str:
        """Create a match for these children, with computers in the other seats. Return its code."""
        by_number = {each.number: each for each in self.pupils}
        rows = [
            StoredSeat("person", name=pupil.name, holder=pupil.holder, avatar=pupil.avatar)
            for pupil in (by_number[number] for number in group)
        ]
        table = Seats([*rows, *[StoredSeat("person") for _ in range(seats - len(rows))]])
        for seat in table.free:
            table.rows[seat] = table.computer_for(seat, plan.level)
        game: Game = make_game(plan.game, seats, {**table_options(plan.game), **plan.options})
        settings = replace(self._settings(plan), class_code=self.code, paused=paused)
        return await self._matches.create_for_class(game, table.rows, settings)

    async def arrive(self, pupil: StoredPupil) -> None:
        """Give a child who sits nowhere the seat of a computer, or a table with computers, while tables are played."""
        holder = pupil.holder
        if holder is None or not self.state.tables or await self.table_of(holder) is not None:
            return
        async with self._lock:
            tables = await self.tables()
            if any(live.match.seats.seat_of(holder) is not None for live in tables):
                return
            open_tables = [live for live in tables if live.match.in_progress and live.match.seats.computers]
            for live in sorted(open_tables, key=lambda each: len(each.match.seats.people)):
                try:
                    await live.seating.sit(holder, None, pupil.name, pupil.avatar, invited=True)
                except (SeatTaken, Denied, UnknownMatch):
                    continue
                self._announce_tables()
                return
            if any(live.match.in_progress for live in tables):
                seats = max(GAMES[self.state.plan.game].seats[0], 2)
                code = await self._make_table(self.state.plan, [pupil.number], seats, paused=self.state.paused)
                await self._change(lambda state: replace(state, tables=(*state.tables, code)))
                self._tables_at = float("-inf")

    def _announce_tables(self) -> None:
        self._tables_at = float("-inf")
        self._announce()

    async def end(self) -> None:
        """End all tables. Matches that are not over stop."""
        async with self._lock:
            await self._end()
            await self._change(lambda state: replace(state, tables=(), paused=False, follow=None))

    async def _end(self) -> None:
        """Stop the matches of this round, and count their points."""
        tables = await self.tables()
        for live in tables:
            if not live.match.game.over:
                await live.seating.pause(paused=True)
        if not self.state.tables:
            return

        def make(state: ClassState) -> ClassState:
            points, rounds = self._counted(tables, state)
            return replace(state, tables=(), past=(*state.past, *state.tables), points=points, rounds=rounds)

        await self._change(make)

    def _counted(self, tables: list[MatchRunner], state: ClassState) -> tuple[dict[str, int], dict[str, int]]:
        """Return the points and rounds by child, with those of these tables if there is a tournament."""
        points, rounds = dict(state.points), dict(state.rounds)
        for number, won in (self.points_of(tables) if state.tournament else {}).items():
            points[str(number)] = points.get(str(number), 0) + won
            rounds[str(number)] = rounds.get(str(number), 0) + 1
        return points, rounds

    def points_of(self, tables: list[MatchRunner]) -> dict[int, int]:
        """Return the points of children at these tables: two for each player whom they beat, one for each equal one.

        A game that is not over counts as it stands, once everybody has had a turn.
        """
        numbers = {pupil.holder: pupil.number for pupil in self.pupils}
        found: dict[int, int] = {}
        for live in tables:
            game = live.match.game
            if not game.dealt or (not game.over and game.turns < game.players):
                continue
            scores = [-score if game.low_wins else score for score in game.scores()]
            for seat, row in enumerate(live.match.seats.rows):
                number = numbers.get(row.holder)
                if number is not None and row.kind == "person":
                    others = [score for other, score in enumerate(scores) if other != seat]
                    found[number] = sum(2 * (scores[seat] > score) + (scores[seat] == score) for score in others)
        return found

    async def again(self, holder: str, body: AtTable) -> str:
        """Return the code of the next match at a table that has finished: everybody sits one seat further.

        Raises:
            Denied: the sender does not sit there or the teacher does not allow it.
        """
        async with self._lock:
            live = next((each for each in await self.tables() if each.code == body.match.upper()), None)
            if live is None or not (self.is_teacher(holder) or live.match.seats.seat_of(holder) is not None):
                raise Denied(WireReason.NOT_SEATED, "You do not sit at that table.")
            if not self.is_teacher(holder) and (not self.state.plan.again or self.state.tournament):
                raise Denied(WireReason.NOT_TEACHER, "Your teacher begins the next game.")
            return await self._next_match(live)

    async def _next_match(self, live: MatchRunner) -> str:
        """Return the code of the match after one that is over, which it replaces."""
        seated = next((row.holder for row in live.match.seats.rows if row.kind == "person" and row.holder), "")
        code, _ = await self._matches.again(live, seated or "", Again(), allowed=True)
        if code not in self.state.tables:

            def make(state: ClassState) -> ClassState:
                tables = tuple(code if each == live.code else each for each in state.tables)
                points, rounds = self._counted([live], state)
                return replace(state, tables=tables, past=(*state.past, live.code), points=points, rounds=rounds)

            await self._change(make)
            self._tables_at = float("-inf")
        return code

    async def rematch_all(self) -> None:
        """Begin the next match at all tables that have finished."""
        async with self._lock:
            for live in await self.tables():
                if live.match.game.over:
                    await self._next_match(live)

    async def sit(self, holder: str, body: AtTable) -> Seat:
        """Give a teacher the seat of a computer at a table.

        Raises:
            SeatTaken: no computer plays there.
            UnknownMatch: the class has no such table.
        """
        live = next((each for each in await self.tables() if each.code == body.match.upper()), None)
        if live is None:
            raise UnknownMatch(f"The class has no table {body.match}.")
        seat = await live.seating.sit(holder, None, body.name, body.avatar, invited=True)
        self._announce_tables()
        return seat

    # What the teacher changes

    async def set(self, body: SetClass) -> None:
        """Change the class.

        Raises:
            BadNotation: no lesson plan has such a talk.
        """
        if body.talk and body.talk not in TALKS:
            raise BadNotation(f"no lesson plan has the talk {shown(body.talk)}; one is letters:1")
        now = self._clock.now()

        def make(state: ClassState) -> ClassState:
            given = {name: getattr(body, name) for name in ("locked", "lasting", "paused", "teams", "talk")}
            state = replace(state, **{name: value for name, value in given.items() if value is not None})
            if body.goal is not None:
                state = replace(state, goal=body.goal, goal_since=now)
            if body.tournament is not None and body.tournament != state.tournament:
                state = replace(state, tournament=body.tournament, points={}, rounds={})
            return state

        async with self._lock:
            if body.paused is not None:
                for live in await self.tables():
                    if not live.match.game.over and live.match.settings.paused != body.paused:
                        await live.seating.pause(paused=body.paused)
            await self._change(make, None if body.title is None else clean_name(body.title))

    async def let_in(self, holder: str, secret: str) -> None:
        """Make `holder` a teacher, if `secret` is that of the teacher's link.

        Raises:
            Denied: it is not, or there are too many teachers.
        """
        if not secrets.compare_digest(hash_of(secret), self.stored.secret):
            raise Denied(WireReason.WRONG_KEY, "That is not the teacher's link of this class.")
        if self.is_teacher(holder):
            return
        await self._change(lambda state: replace(state, teachers=(*state.teachers, holder)[-MOST_TEACHERS:]))

    async def show(self, body: ShowMistake) -> None:
        """Explain a mistake to all, or no longer.

        Raises:
            BadNotation: there is no such question or answer.
        """
        mistake = None
        if body.item:
            judge(read_item(body.item), body.said or None)
            mistake = body
        await self._change(lambda state: replace(state, shown=mistake))

    async def follow(self, body: FollowReview) -> None:
        """Let all pages show a step of a match that is over, or no longer.

        Raises:
            UnknownMatch: the class has no such match.
            Denied: the match is not over.
        """
        following = None
        if body.match:
            code = body.match.upper()
            if code not in (*self.state.tables, *self.state.past):
                raise UnknownMatch(f"The class has no table {body.match}.")
            live = await self._matches.find(code)
            if not live.match.game.over:
                raise Denied(WireReason.NOT_OVER, f"Match {code} is not over yet.")
            following = replace(body, match=code)
        await self._change(lambda state: replace(state, follow=following))

    # Tasks

    async def add_task(self, body: NewTask) -> None:
        """Give all children questions. Those before and after a lesson that are still open end.

        Raises:
            InputError: the query is wrong.
            BadNotation: there are too many tasks.
        """
        read_exercise(query_of(body.query))
        if len(self.state.tasks) >= MOST_TASKS:
            raise BadNotation(f"a class has at most {MOST_TASKS} tasks")
        made = TaskState(secrets.token_hex(4), body.kind, clean_name(body.title), body.query, body.seconds, body.due)

        def make(state: ClassState) -> ClassState:
            earlier = [
                replace(each, open=each.open and (each.kind == "homework" or body.kind == "homework"))
                for each in state.tasks
            ]
            return replace(state, tasks=(*earlier, made), talk="")

        await self._change(make)

    async def close_task(self, name: str) -> None:
        """End a task: nobody can answer it any more.

        Raises:
            Denied: there is no such task.
        """
        self.task(name)
        await self._change(
            lambda state: replace(
                state, tasks=tuple([replace(each, open=each.open and each.id != name) for each in state.tasks])
            )
        )

    def task(self, name: str) -> TaskState:
        """Return the task with this id.

        Raises:
            Denied: there is none.
        """
        found = next((each for each in self.state.tasks if each.id == name), None)
        if found is None:
            raise Denied(WireReason.UNKNOWN_TASK, "The class has no such task.")
        return found

    async def answer(self, holder: str, name: str, body: AnswerTask) -> tuple[TaskAnswered, StoredAnswer | None]:
        """Judge a child's answer. Return what can be said about it, and what to store; None if it was given before.

        Raises:
            Denied: the sender is not in the class, or the task is over.
            InputError: the task has no such question.
            BadNotation: this is no answer to the question.
        """
        pupil, task = self._check_pupil(holder), self.task(name)
        if not task.open or (task.due is not None and self._clock.now() > task.due):
            raise Denied(WireReason.UNKNOWN_TASK, "That task is over.")
        item: Item = exercise_item(read_exercise(query_of(task.query)), body.number)
        judged = judge(item, body.answer)
        await self.read_answers()
        answer = StoredAnswer(
            pupil.number, self._clock.now(), item.id, judged.right, judged.said, name, tuple(judged.rules),
            question=body.number,
        )  # fmt: skip
        return TaskAnswered(JudgedBody.of(judged)), None if self.answers.is_known(
            name, pupil.number, body.number
        ) else answer

    # Answers

    async def read_answers(self) -> None:
        """Read the answers that have been stored since the last time."""
        if self._clock.time() - self._answers_at < SECONDS_FRESH / 2:
            return
        self._answers_at = self._clock.time()
        after = self.answers.last - OVERLAP if self._matches.shared else self.answers.last
        self.answers.begin_lesson(self.state.lesson_since)
        self.answers.add(await self._classes.answers_of(self.code, after))

    def number_of(self, holder: str) -> int | None:
        """Return the number of the child with this token; they may share their device."""
        pupil = self.pupil_of(device_of(holder))
        return None if pupil is None else pupil.number


def hash_of(secret: str) -> str:
    """Return what is stored of the secret in a teacher's link."""
    return hashlib.sha256(f"musicards.class {secret}".encode()).hexdigest()


def query_of(text: str) -> dict[str, str]:
    """Return the fields of the link of an exercise.

    >>> query_of("kinds=letter&length=20")
    {'kinds': 'letter', 'length': '20'}
    """
    return dict(parse_qsl(text))
