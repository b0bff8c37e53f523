"""A store in a database that SQLAlchemy supports: everything but the connections and the appends.

The statements use SQLAlchemy Core. `sqlite` and `postgres` define how to connect, and have a writer each.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

import msgspec
from sqlalchemy import Row, bindparam, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from musicards.errors import NotKept, SeatTaken, StaleVersion, UnknownMatch
from musicards.games.secret import Secret
from musicards.store.base import GONE, Head, Store, StoredEntry, StoredMatch, StoredSeat
from musicards.store.tables import entries, matches, seats
from musicards.store.writer import GroupWriter

__all__ = ["JSON", "SqlStore", "whole"]

MOST_AT_ONCE: Final = 50  # matches in one query for entries
ROWS_AT_ONCE: Final = 200  # rows that are read from a log before other tasks get their turn
MOST_PARAMETERS: Final = 500  # parameters in one statement; databases have a limit

JSON: Final[Mapping[str, Any]] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}
"""How engines read and write JSON columns."""

P = ParamSpec("P")
R = TypeVar("R")


class Running(Protocol):
    """Something that knows which of its methods are running."""

    running: set[asyncio.Task[Any]]


S = TypeVar("S", bound=Running)
_Method = Callable[Concatenate[S, P], Coroutine[Any, Any, R]]


def whole(method: _Method[S, P, R]) -> _Method[S, P, R]:
    """Let `method` run to its end even if its caller is canceled: an interrupted statement breaks its connection.

    The method raises `NotKept` if the database fails.
    """

    @wraps(method)
    async def run(store: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(method(store, *args, **kwargs))
        store.running.add(task)
        task.add_done_callback(store.running.discard)
        try:
            return await asyncio.shield(task)
        except DBAPIError as error:
            raise NotKept(f"the database failed: {error.orig}") from error
        except (OSError, TimeoutError, PoolTimeout) as error:  # from a database on another machine
            raise NotKept(f"the database cannot be reached: {error or type(error).__name__}") from error

    return run


class SqlStore(Store):
    """Matches in an SQL database.

    Attributes:
        writing: the engine, for transactions that write.
        writer: writes the appends.
        running: the methods that are running, which are never canceled.
    """

    def __init__(self, reading: AsyncEngine, writing: AsyncEngine, writer: GroupWriter) -> None:
        """Make a store on a database with current tables.

        Args:
            reading: an engine whose transactions see the database as it is at one moment.
            writing: the same engine, with transactions that write.
            writer: writes the appends.
        """
        self._engine = reading
        self.writing = writing
        self.writer = writer
        self.running: set[asyncio.Task[Any]] = set()

    @whole
    async def create(self, match: StoredMatch, at: int) -> bool:
        head = {
            "code": match.code,
            "game": match.game,
            "options": match.options,
            "created_at": at,
            "over": False,
            "follows": match.follows,
            "settings": match.settings,
            "series": match.series,
            "rules": match.rules,
            "host": match.host,
            "secret": None if match.secret is None else match.secret.hex(),
        }
        rows = [
            {
                "match": match.code,
                "seat": number,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "holder": seat.holder,
                "avatar": seat.avatar,
                "key_number": seat.key_number,
            }
            for number, seat in enumerate(match.seats)
        ]
        try:
            async with self.writing.begin() as connection:
                await connection.execute(insert(matches), head)
                await connection.execute(insert(seats), rows)
        except IntegrityError:
            if match.follows is not None:
                await self._check_followed(match.follows)
            return False
        return True

    async def _check_followed(self, code: str) -> None:
        """Raise an error if no rematch can follow the match with this code: it has one, or has been deleted."""
        related = or_(matches.c.code == code, matches.c.follows == code)
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(matches.c.follows).where(related))).all()
        if any(row.follows == code for row in found):
            raise StaleVersion(f"match {code} has a rematch already")
        if not found:
            raise UnknownMatch(f"no match has the code {code}")

    @whole
    async def load(self, code: str) -> StoredMatch:
        heads = select(matches).where(matches.c.code == code)
        nexts = select(matches.c.code).where(matches.c.follows == code)
        places = select(seats).where(seats.c.match == code).order_by(seats.c.seat)
        logs = select(entries).where(entries.c.match == code).order_by(entries.c.version)
        async with self._engine.connect() as connection:  # one transaction, so that all rows are from the same moment
            head = (await connection.execute(heads)).one_or_none()
            if head is None:
                raise UnknownMatch(f"no match has the code {code}")
            following = (await connection.execute(nexts)).scalar_one_or_none()
            sitting = (await connection.execute(places)).all()
            log: list[StoredEntry] = []
            rows = await connection.stream(logs)
            async for part in rows.partitions(ROWS_AT_ONCE):
                log += map(_entry, part)
                await asyncio.sleep(0)
        return StoredMatch(
            code=head.code,
            game=head.game,
            options=head.options,
            seats=[_seat(row) for row in sitting],
            log=log,
            follows=head.follows,
            next=following,
            settings=head.settings,
            series=head.series,
            rules=head.rules,
            host=head.host,
            secret=None if head.secret is None else Secret.read(head.secret),
            over=head.over,
        )

    @whole
    async def heads(self, codes: Collection[str]) -> dict[str, Head]:
        following = matches.alias()
        version = (
            select(func.coalesce(func.max(entries.c.version), 0))
            .where(entries.c.match == matches.c.code)
            .scalar_subquery()
        )
        each = (
            select(matches.c.code, matches.c.host, following.c.code.label("next"), version.label("version"))
            .outerjoin(following, following.c.follows == matches.c.code)
            .where(matches.c.code.in_(codes))
        )
        places = select(seats).where(seats.c.match.in_(codes)).order_by(seats.c.match, seats.c.seat)
        async with self._engine.connect() as connection:
            found = (await connection.execute(each)).all()
            sitting = (await connection.execute(places)).all()
        rows: dict[str, list[StoredSeat]] = {}
        for row in sitting:
            rows.setdefault(row.match, []).append(_seat(row))
        return {row.code: Head(row.version, rows.get(row.code, []), row.next, row.host) for row in found}

    @whole
    async def entries(self, after: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        found: dict[str, list[StoredEntry]] = {}
        async with self._engine.connect() as connection:
            logs = list(after.items())
            for start in range(0, len(logs), MOST_AT_ONCE):
                some = logs[start : start + MOST_AT_ONCE]
                newer = or_(*[(entries.c.match == code) & (entries.c.version > version) for code, version in some])
                query = select(entries).where(newer).order_by(entries.c.match, entries.c.version)
                for row in (await connection.execute(query)).all():
                    found.setdefault(row.match, []).append(_entry(row))
        return found

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
        await self.writer.append(code, rows, over=over)

    @whole
    async def sit(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        free = (seats.c.kind == "person") & (seats.c.holder.is_(None) | (seats.c.holder == holder))
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat, free)
        async with self.writing.begin() as connection:
            await _check_seats(connection, code, seat, holder)
            sitting = await connection.execute(change.values(holder=holder, name=name, avatar=avatar))
            if sitting.rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} is taken")

    @whole
    async def move(self, code: str, seat: int, holder: str) -> None:
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat, seats.c.kind == "person")
        async with self.writing.begin() as connection:
            await _check_seats(connection, code, seat, holder)
            if (await connection.execute(change.values(holder=holder))).rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} is a computer's")

    @whole
    async def take_over(self, code: str, seat: int, holder: str, name: str, avatar: int = 0) -> None:
        change = (
            update(seats)
            .where(seats.c.match == code, seats.c.seat == seat, seats.c.kind == "computer")
            .values(kind="person", level=None, holder=holder, name=name, avatar=avatar)
        )
        async with self.writing.begin() as connection:
            await _check_seats(connection, code, seat, holder)
            if (await connection.execute(change)).rowcount == 0:
                raise SeatTaken(f"seat {seat} of match {code} is not a computer's")

    @whole
    async def set_key_number(self, code: str, seat: int, number: int) -> None:
        change = update(seats).where(seats.c.match == code, seats.c.seat == seat)
        async with self.writing.begin() as connection:
            await connection.execute(change.values(key_number=number))

    @whole
    async def set_host(self, code: str, seat: int) -> None:
        async with self.writing.begin() as connection:
            await connection.execute(update(matches).where(matches.c.code == code).values(host=seat))

    @whole
    async def delete(self, code: str) -> None:
        async with self.writing.begin() as connection:
            await connection.execute(delete(matches).where(matches.c.code == code, ~matches.c.over))

    @whole
    async def fill(self, code: str, computers: Mapping[int, StoredSeat]) -> None:
        free = (seats.c.kind == "person") & seats.c.holder.is_(None)
        change = (
            update(seats)
            .where(seats.c.match == code, seats.c.seat == bindparam("number"), free)
            .values(kind="computer", level=bindparam("as"), name=bindparam("called"), avatar=bindparam("picture"))
        )
        rows = [
            {"number": seat, "as": row.level, "called": row.name, "picture": row.avatar}
            for seat, row in computers.items()
        ]
        if rows:
            async with self.writing.begin() as connection:
                await connection.execute(change, rows)

    @whole
    async def set_rules(self, code: str, rules: int) -> None:
        async with self.writing.begin() as connection:
            await connection.execute(update(matches).where(matches.c.code == code).values(rules=rules))

    @whole
    async def codes(self) -> list[str]:
        query = select(matches.c.code).order_by(matches.c.created_at, matches.c.code)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @whole
    async def unfinished(self) -> list[str]:
        query = select(matches.c.code).where(~matches.c.over).order_by(matches.c.created_at.desc(), matches.c.code)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @whole
    async def clear(self, before: int, keep: Collection[str] = (), *, over_before: int | None = None) -> list[str]:
        last = select(func.max(entries.c.at)).where(entries.c.match == matches.c.code).scalar_subquery()
        since = func.coalesce(last, matches.c.created_at)
        old = ~matches.c.over & (since < before)
        if over_before is not None:
            old |= matches.c.over & (since < over_before)
        kept = matches.c.code.not_in(keep)
        async with self.writing.begin() as connection:
            # Matches whose rows are locked get no new entries. The second query leaves out those that just got one.
            found = await connection.execute(select(matches.c.code).where(old, kept).with_for_update())
            codes: list[str] = []
            for some in _in_parts(list(found.scalars())):
                still_old = select(matches.c.code).where(matches.c.code.in_(some), old)
                codes.extend((await connection.execute(still_old)).scalars())
            await _delete(connection, codes)
        return codes

    @whole
    async def finished_by(self, holder: str) -> list[str]:
        sits = matches.c.code.in_(select(seats.c.match).where(seats.c.holder == holder))
        query = select(matches.c.code).where(matches.c.over, sits).order_by(matches.c.created_at, matches.c.code)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @whole
    async def leave(self, holder: str, code: str | None = None) -> dict[str, bool]:
        own = select(seats.c.match).join(matches).where(seats.c.holder == holder, matches.c.over)
        # Of two people who leave a match at once, the second waits, and sees that the first has gone.
        own = own.order_by(seats.c.match).with_for_update(of=matches)
        here = seats.c.kind == "person", seats.c.holder.is_not(None), seats.c.holder != GONE
        async with self.writing.begin() as connection:
            found = await connection.execute(own if code is None else own.where(matches.c.code == code))
            left = list(found.scalars())
            for some in _in_parts(left):
                change = update(seats).where(seats.c.match.in_(some), seats.c.holder == holder)
                await connection.execute(change.values(holder=GONE, name="", avatar=0))
            people: set[str] = set()
            for some in _in_parts(left):
                still = select(seats.c.match).where(seats.c.match.in_(some), *here)
                people.update((await connection.execute(still)).scalars())
            await _delete(connection, [each for each in left if each not in people])
        return {each: each not in people for each in left}

    @whole
    async def replace_holder(self, holder: str, by: str) -> list[str]:
        own = seats.c.holder == holder
        async with self.writing.begin() as connection:
            codes = list((await connection.execute(select(seats.c.match).where(own).order_by(seats.c.match))).scalars())
            await connection.execute(update(seats).where(own).values(holder=by))
        return codes

    @whole
    async def check(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(select(literal(1)))

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.gather(*self.running, return_exceptions=True)
        await self._engine.dispose()


async def _check_seats(connection: AsyncConnection, code: str, seat: int, holder: str) -> None:
    """Check that `holder` has no other seat of the match, and lock its seats until the end of the transaction.

    Raises:
        SeatTaken: `holder` has another seat, which they took at another server at the same moment.
    """
    rows = select(seats.c.seat, seats.c.holder).where(seats.c.match == code).order_by(seats.c.seat).with_for_update()
    if any(row.holder == holder and row.seat != seat for row in await connection.execute(rows)):
        raise SeatTaken(f"seat {seat} of match {code} is not for somebody who has another seat")


async def _delete(connection: AsyncConnection, codes: Sequence[str]) -> None:
    """Delete these matches. Their rematches stay, but no longer follow a match."""
    for some in _in_parts(codes):
        await connection.execute(update(matches).where(matches.c.follows.in_(some)).values(follows=None))
        await connection.execute(delete(matches).where(matches.c.code.in_(some)))


def _in_parts(codes: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield `codes` in parts that fit into one statement."""
    for start in range(0, len(codes), MOST_PARAMETERS):
        yield codes[start : start + MOST_PARAMETERS]


def _seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(row.kind, row.level, row.name, row.holder, row.avatar, row.key_number)


def _entry(row: Row[Any]) -> StoredEntry:
    return StoredEntry(row.entry, row.at, row.act)
