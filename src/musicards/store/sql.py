"""A store in a database that SQLAlchemy supports: everything but the connections and the appends.

Each method is one transaction: a function that gets a connection, uses SQLAlchemy Core and returns what it found. How
such a function runs is up to `sqlite` and `postgres`, which also have a writer for the appends each.
"""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from musicards.errors import NotStored, SeatTaken, StaleVersion, UnknownMatch
from musicards.games.secret import Secret
from musicards.store.base import GONE, Head, Store, StoredEntry, StoredMatch, StoredSeat
from musicards.store.tables import entries, matches, seats
from musicards.store.writer import GroupWriter

MOST_AT_ONCE: Final = 50  # matches in one query for entries
ROWS_AT_ONCE: Final = 200  # rows that are read from a log before other tasks get their turn
MOST_PARAMETERS: Final = 500  # parameters in one statement; databases have a limit

SAME: Final = ("code", "game", "options", "follows", "settings", "series", "rules", "host")
"""The columns of a match whose values are those of a `StoredMatch`."""

JSON: Final[Mapping[str, Any]] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}
"""How engines read and write JSON columns."""

T = TypeVar("T")
Transaction: TypeAlias = Callable[[Connection], T]
"""What happens in one transaction. If it raises an error, nothing is changed."""


class SqlStore(Store):
    """Matches in an SQL database.

    Attributes:
        writer: writes the appends.
        not_stored: how often something could not be stored because the database failed.
        failing: whether the last attempt to store something failed, as on a full disk. Reads may work all the same.
    """

    def __init__(self, writer: GroupWriter) -> None:
        self.writer = writer
        self.not_stored = 0
        self.failing = False
        self._trial: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[Any]] = set()

    async def read(self, transaction: Transaction[T]) -> T:
        """Run a transaction that sees the database as it is at one moment, and return its result.

        Raises:
            NotStored: the database failed.
        """
        return await self._finish(self._read(transaction))

    async def write(self, transaction: Transaction[T]) -> T:
        """Run a transaction that changes something, and return its result once it is committed.

        Raises:
            IntegrityError: a row conflicts with one that is stored.
            NotStored: the database failed.
        """
        return await self._count(self._finish(self._write(transaction)))

    async def _count(self, writing: Coroutine[Any, Any, T]) -> T:
        """Return the result of writing something, and note whether the database failed."""
        try:
            result = await writing
        except NotStored:
            self.not_stored += 1
            self.failing = True
            raise
        self.failing = False
        return result

    async def _finish(self, running: Coroutine[Any, Any, T]) -> T:
        """Run a transaction to its end even if the caller is canceled: an interruption would break its connection."""
        task = asyncio.create_task(running)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise NotStored(f"the database failed: {error.orig}") from error
        except (OSError, TimeoutError, PoolTimeout) as error:  # from a database on another machine
            raise NotStored(f"the database cannot be reached: {error or type(error).__name__}") from error

    @abstractmethod
    async def _read(self, transaction: Transaction[T]) -> T:
        """Run a transaction that sees the database as it is at one moment."""

    @abstractmethod
    async def _write(self, transaction: Transaction[T]) -> T:
        """Run a transaction that changes something."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close all connections but the writer's."""

    async def create(self, match: StoredMatch, at: int) -> bool:
        secret = None if match.secret is None else match.secret.hex()
        head = {name: getattr(match, name) for name in SAME} | {"created_at": at, "over": False, "secret": secret}
        rows = [{"match": match.code, "seat": number, **asdict(seat)} for number, seat in enumerate(match.seats)]

        def run(connection: Connection) -> None:
            connection.execute(insert(matches), head)
            connection.execute(insert(seats), rows)

        try:
            await self.write(run)
        except IntegrityError:
            if match.follows is not None:
                await self._check_followed(match.follows)
            return False
        return True

    async def _check_followed(self, code: str) -> None:
        """Raise an error if no rematch can follow the match with this code: it has one, or has been deleted."""
        related = or_(matches.c.code == code, matches.c.follows == code)
        found = await self.read(lambda connection: connection.execute(select(matches.c.follows).where(related)).all())
        if any(row.follows == code for row in found):
            raise StaleVersion(f"match {code} has a rematch already")
        if not found:
            raise UnknownMatch(f"no match has the code {code}")

    async def load(self, code: str) -> StoredMatch:
        heads = select(matches).where(matches.c.code == code)
        nexts = select(matches.c.code).where(matches.c.follows == code)
        places = select(seats).where(seats.c.match == code).order_by(seats.c.seat)
        logs = select(entries).where(entries.c.match == code).order_by(entries.c.version)

        def run(connection: Connection) -> StoredMatch:
            head = connection.execute(heads).one_or_none()
            if head is None:
                raise UnknownMatch(f"no match has the code {code}")
            return StoredMatch(
                **{name: getattr(head, name) for name in SAME},
                seats=[_seat(row) for row in connection.execute(places)],
                log=[_entry(row) for row in connection.execute(logs, execution_options={"yield_per": ROWS_AT_ONCE})],
                next=connection.execute(nexts).scalar_one_or_none(),
                secret=None if head.secret is None else Secret.read(head.secret),
                over=head.over,
            )

        return await self.read(run)

    async def heads(self, codes: Collection[str]) -> dict[str, Head]:
        following = matches.alias()
        version = (
            select(func.coalesce(func.max(entries.c.version), 0))
            .where(entries.c.match == matches.c.code)
            .scalar_subquery()
        )
        each = (
            select(
                matches.c.code,
                matches.c.host,
                matches.c.settings,
                matches.c.game,
                matches.c.options,
                following.c.code.label("next"),
                version.label("version"),
            )
            .outerjoin(following, following.c.follows == matches.c.code)
            .where(matches.c.code.in_(codes))
        )
        places = select(seats).where(seats.c.match.in_(codes)).order_by(seats.c.match, seats.c.seat)
        found, sitting = await self.read(
            lambda connection: (connection.execute(each).all(), connection.execute(places).all())
        )
        rows: dict[str, list[StoredSeat]] = {}
        for row in sitting:
            rows.setdefault(row.match, []).append(_seat(row))
        return {
            row.code: Head(row.version, rows.get(row.code, []), row.next, row.host, row.settings, row.game, row.options)
            for row in found
        }

    async def entries(self, after: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        logs = list(after.items())

        def run(connection: Connection) -> dict[str, list[StoredEntry]]:
            found: dict[str, list[StoredEntry]] = {}
            for start in range(0, len(logs), MOST_AT_ONCE):
                some = logs[start : start + MOST_AT_ONCE]
                newer = or_(*[(entries.c.match == code) & (entries.c.version > version) for code, version in some])
                query = select(entries).where(newer).order_by(entries.c.match, entries.c.version)
                for row in connection.execute(query):
                    found.setdefault(row.match, []).append(_entry(row))
            return found

        return await self.read(run)

    async def append(self, code: str, after: int, entries: Sequence[StoredEntry], *, over: bool) -> None:
        rows = [
            {
                "match": code,
                "version": version,
                "entry": msgspec.json.encode(each.entry).decode(),
                "sender": None if each.act is None else each.entry["by"],
                "act": each.act,
                "at": each.at,
            }
            for version, each in enumerate(entries, start=after + 1)
        ]
        await self._count(self.writer.append(code, rows, over=over))

    async def sit(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        free = (seats.c.kind == "person") & (seats.c.holder.is_(None) | (seats.c.holder == holder))
        await self._seat(code, seat, free, {"holder": holder, "name": name, "avatar": avatar}, "is taken")

    async def move(self, code: str, seat: int, holder: str) -> None:
        await self._seat(code, seat, seats.c.kind == "person", {"holder": holder}, "is a computer's")

    async def take_over(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        person = {"kind": "person", "level": None, "holder": holder, "name": name, "avatar": avatar}
        await self._seat(code, seat, seats.c.kind == "computer", person, "is not a computer's")

    async def _seat(
        self, code: str, seat: int, free: ColumnElement[bool], person: Mapping[str, Any], taken: str
    ) -> None:
        """Change a seat for `person`, who is its holder from now on.

        Raises:
            SeatTaken: it is not `free`, and the message says that it is `taken`; or the person has another seat, which
                they took at another server at the same moment.
        """
        places = select(seats.c.seat, seats.c.holder).where(seats.c.match == code).order_by(seats.c.seat)
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat, free).values(person)

        def run(connection: Connection) -> None:
            rows = connection.execute(places.with_for_update())  # until the end, nobody else changes these seats
            if any(row.holder == person["holder"] and row.seat != seat for row in rows):
                raise SeatTaken(f"seat {seat} of match {code} is not for somebody who has another seat")
            if connection.execute(change).rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} {taken}")

        await self.write(run)

    async def set_key_number(self, code: str, seat: int, number: int) -> None:
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat).values(key_number=number)
        await self.write(lambda connection: connection.execute(change))

    async def change(self, code: str, **values: object) -> None:
        change = update(matches).where(matches.c.code == code).values(values)
        await self.write(lambda connection: connection.execute(change))

    async def change_game(self, code: str, game: str, options: Mapping[str, Any]) -> None:
        begun = select(entries.c.match).where(entries.c.match == code).exists()
        change = update(matches).where(matches.c.code == code, ~begun).values(game=game, options=options)

        def run(connection: Connection) -> None:
            if connection.execute(change).rowcount == 0:
                raise StaleVersion(f"match {code} has begun")

        await self.write(run)

    async def remove(self, code: str, seat: int, holder: str, row: StoredSeat) -> None:
        own = seats.c.kind == "person", seats.c.holder == holder
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat, *own).values(asdict(row))

        def run(connection: Connection) -> None:
            if connection.execute(change).rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} is another person's")

        await self.write(run)

    async def delete(self, code: str) -> None:
        unfinished = delete(matches).where(matches.c.code == code, ~matches.c.over)
        await self.write(lambda connection: connection.execute(unfinished))

    async def delete_all(self, codes: Collection[str]) -> None:
        await self.write(lambda connection: _delete(connection, list(codes)))

    async def fill(self, code: str, computers: Mapping[int, StoredSeat]) -> None:
        free = (seats.c.kind == "person") & seats.c.holder.is_(None)
        these = seats.c.match == code, free

        def run(connection: Connection) -> None:
            for seat, row in computers.items():
                computer = {"kind": "computer", "level": row.level, "name": row.name, "avatar": row.avatar}
                connection.execute(update(seats).where(seats.c.seat == seat, *these).values(computer))

        await self.write(run)

    async def codes(self) -> list[str]:
        query = select(matches.c.code).order_by(matches.c.created_at, matches.c.code)
        return await self._codes(query)

    async def unfinished(self) -> list[str]:
        query = select(matches.c.code).where(~matches.c.over).order_by(matches.c.created_at.desc(), matches.c.code)
        return await self._codes(query)

    async def old(self, before: int, *, over_before: int | None = None) -> list[str]:
        query = select(matches.c.code).where(_is_old(before, over_before))
        return await self._codes(query.order_by(matches.c.created_at, matches.c.code))

    async def clear(self, codes: Sequence[str], before: int, *, over_before: int | None = None) -> list[str]:
        old = _is_old(before, over_before)

        def run(connection: Connection) -> list[str]:
            # Matches whose rows are locked get no new entries. The second query leaves out those that just got one.
            deleted: list[str] = []
            for some in _in_parts(codes):
                still_old = select(matches.c.code).where(matches.c.code.in_(some), old).order_by(matches.c.code)
                connection.execute(still_old.with_for_update()).all()
                deleted.extend(connection.scalars(still_old))
            _delete(connection, deleted)
            return deleted

        return await self.write(run)

    async def seats_of(self, holder: str) -> list[str]:
        return await self._codes(select(seats.c.match).where(seats.c.holder == holder).order_by(seats.c.match))

    async def finished_by(self, holder: str) -> list[str]:
        sits = matches.c.code.in_(select(seats.c.match).where(seats.c.holder == holder))
        query = select(matches.c.code).where(matches.c.over, sits).order_by(matches.c.created_at, matches.c.code)
        return await self._codes(query)

    async def leave(self, holder: str, code: str | None = None) -> dict[str, bool]:
        own = select(seats.c.match).join(matches).where(seats.c.holder == holder, matches.c.over)
        # Of two people who leave a match at once, the second waits, and sees that the first has gone.
        own = own.order_by(seats.c.match).with_for_update(of=matches)
        here = seats.c.kind == "person", seats.c.holder.is_not(None), seats.c.holder != GONE

        def run(connection: Connection) -> dict[str, bool]:
            left = list(connection.scalars(own if code is None else own.where(matches.c.code == code)))
            for some in _in_parts(left):
                change = update(seats).where(seats.c.match.in_(some), seats.c.holder == holder)
                connection.execute(change.values(holder=GONE, name="", avatar=0))
            people: set[str] = set()
            for some in _in_parts(left):
                still = select(seats.c.match).where(seats.c.match.in_(some), *here)
                people.update(connection.scalars(still))
            _delete(connection, [each for each in left if each not in people])
            return {each: each not in people for each in left}

        return await self.write(run)

    async def replace_holder(self, holder: str, by: str) -> list[str]:
        own = seats.c.holder == holder

        def run(connection: Connection) -> list[str]:
            codes = list(connection.scalars(select(seats.c.match).where(own).order_by(seats.c.match)))
            connection.execute(update(seats).where(own).values(holder=by, key_number=seats.c.key_number + 1))
            return codes

        return await self.write(run)

    async def check(self) -> None:
        await self.read(lambda connection: connection.execute(select(literal(1))))

    async def check_writing(self) -> None:
        if self.failing:
            if self._trial is None or self._trial.done():  # a database that is locked must not collect trials
                self._trial = asyncio.create_task(self._try_writing())
            await asyncio.shield(self._trial)

    async def _try_writing(self) -> None:
        await self._finish(self._write(_write_and_delete))
        self.failing = False

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._disconnect()

    async def _codes(self, query: Select[tuple[str]]) -> list[str]:
        """Return the codes that a query finds."""
        return await self.read(lambda connection: list(connection.scalars(query)))


def _write_and_delete(connection: Connection) -> None:
    """Write a match to the disk that nobody ever sees."""
    connection.execute(insert(matches).values(code="", game="", options={}, created_at=0, over=False))
    connection.execute(delete(matches).where(matches.c.code == ""))


def _is_old(before: int, over_before: int | None) -> ColumnElement[bool]:
    """Return the condition that a match is old, see `Store.old`."""
    last = select(func.max(entries.c.at)).where(entries.c.match == matches.c.code).scalar_subquery()
    since = func.coalesce(last, matches.c.created_at)
    old = ~matches.c.over & (since < before)
    return old if over_before is None else old | (matches.c.over & (since < over_before))


def _delete(connection: Connection, codes: Sequence[str]) -> None:
    """Delete these matches. Their rematches stay, but no longer follow a match."""
    for some in _in_parts(codes):
        connection.execute(update(matches).where(matches.c.follows.in_(some)).values(follows=None))
        connection.execute(delete(matches).where(matches.c.code.in_(some)))


def _in_parts(codes: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield `codes` in parts that fit into one statement."""
    for start in range(0, len(codes), MOST_PARAMETERS):
        yield codes[start : start + MOST_PARAMETERS]


def _seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(row.kind, row.level, row.name, row.holder, row.avatar, row.key_number)


def _entry(row: Row[Any]) -> StoredEntry:
    return StoredEntry(row.entry, row.at, row.act)
