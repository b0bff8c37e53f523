"""The tables of a class: which children are here, and where they play."""

from dataclasses import dataclass, replace
from typing import Final

from musicards.errors import BadNotation, SeatTaken, UnknownMatch
from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game, table_options
from musicards.games.rng import shuffled
from musicards.server.classroom.bodies import (
    AtTable,
    Plan,
)
from musicards.server.classroom.class_record import SECONDS_FRESH, ClassRecord, ClassServices
from musicards.server.classroom.grouping import grouped, pair
from musicards.server.classroom.state import ClassState
from musicards.server.live.runner import MatchRunner
from musicards.server.match.bodies import Again
from musicards.server.match.messages import Settings
from musicards.server.match.refusals import Denied, WireReason
from musicards.server.match.seats import Seats
from musicards.server.match.settings import check_settings
from musicards.store import StoredSeat
from musicards.store.classes import StoredClass, StoredPupil

SECONDS_HERE: Final = 12.0  # since a child's page was last heard of
SECONDS_STAND_IN: Final = 20  # until a computer plays for a child who is away


@dataclass(slots=True)
class _Presence:
    """What this server knows of a child's pages."""

    waiting: int = 0  # requests that wait for a change
    at: float = float("-inf")  # when the last one came or ended, as `Clock.time`


class ClassTables(ClassRecord):
    """A class with its tables."""

    def __init__(self, stored: StoredClass, services: ClassServices) -> None:
        super().__init__(stored, services)
        self._presence: dict[int, _Presence] = {}
        self._tables: list[MatchRunner] = []
        self._known: tuple[str, ...] | None = None  # the codes of these tables
        self._tables_at = float("-inf")

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
        seconds = SECONDS_FRESH if self._matches.shared else 0
        if self._known == self.state.tables and self._clock.time() - self._tables_at < seconds:
            return self._tables
        found = []
        for code in self.state.tables:
            try:
                found.append(await self._matches.find(code))
            except (UnknownMatch, Denied):  # deleted, or of other rules
                continue
        self._tables, self._known, self._tables_at = found, self.state.tables, self._clock.time()
        return found

    async def table_of(self, holder: str) -> MatchRunner | None:
        """Return the table where `holder` sits; None if they sit nowhere."""
        return next((live for live in await self.tables() if live.match.seats.seat_of(holder) is not None), None)

    async def deal(self, plan: Plan) -> None:
        """End all tables, and deal new ones for the children who are here. Tasks before and after a lesson end, too.

        Nothing happens while nobody is here.

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
            here = self.here()
            present = [each.number for each in self.pupils if each.number in here]
            if not present:
                return
            await self._end()
            people = max(1, min(plan.size, most) - plan.computers)
            groups = grouped(
                shuffled(self._rng, present),
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
                    tasks=tuple([replace(each, open=each.open and each.kind == "homework") for each in state.tasks]),
                )  # fmt: skip

            await self._change(make)

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

    def _announce_tables(self) -> None:
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

        A game that is not over counts as it stands, once everybody has had a turn. A game that was over before the
        tournament does not count.
        """
        numbers = {pupil.holder: pupil.number for pupil in self.pupils}
        found: dict[int, int] = {}
        for live in tables:
            game = live.match.game
            if live.code in self.state.uncounted or not game.dealt or (not game.over and game.turns < game.players):
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
