"""Classes, the children in them, and what they answered, stored in the database so that every server has them."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from musicards.errors import StaleVersion, UnknownMatch
from musicards.store.sql import SqlStore
from musicards.store.tables import answers, classes, pupils

COLUMNS: Final = ("code", "title", "secret", "state", "version", "used_at", "until")
MOST_ROWS: Final = 50  # answers in one statement


@dataclass(frozen=True, slots=True)
class StoredPupil:
    """A child in a class."""

    number: int  # from 1, in the order of coming
    holder: str | None  # the token of the browser; None for a child who comes back with their code
    name: str
    avatar: int
    key_number: int = 0  # how often the child's code has been replaced
    removed: bool = False
    seen_at: int = 0  # when a server last heard of the child, in milliseconds since 1970 UTC; noted now and then


@dataclass(frozen=True, slots=True)
class StoredClass:
    """A class and the children in it."""

    code: str
    title: str
    secret: str  # a hash of what is in the teacher's link
    state: Mapping[str, Any]
    version: int  # counts the changes of the class and of its pupils
    used_at: int  # when it was last changed, in milliseconds since 1970 UTC
    until: int  # when it is deleted, in the same unit
    pupils: Sequence[StoredPupil] = ()


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """What a child answered to one question, at a table or in a task."""

    pupil: int
    at: int  # milliseconds since 1970 UTC
    item: str  # the question
    right: bool
    said: str
    source: str  # the name of a game, or the id of a task
    rules: Sequence[str] = field(default_factory=tuple)  # the wrong rules that explain the answer
    aided: bool = False
    question: int = 0  # its number in the task; 0 in a game
    id: int = 0  # counts up; 0 until it is stored


class StoredClasses:
    """The classes in a database. What changes a class names the version it knows, so that no change is lost."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def create(self, made: StoredClass) -> bool:
        """Store a new class without pupils. If its code is in use already, store nothing and return False."""
        row = {name: getattr(made, name) for name in COLUMNS}
        try:
            await self._store.write(lambda connection: connection.execute(insert(classes), row))
        except IntegrityError:
            return False
        return True

    async def load(self, code: str) -> StoredClass:
        """Return the class with this code.

        Raises:
            UnknownMatch: there is no such class.
        """

        def run(connection: Connection) -> StoredClass | None:
            row = connection.execute(select(classes).where(classes.c.code == code)).one_or_none()
            if row is None:
                return None
            found = select(pupils).where(pupils.c["class"] == code).order_by(pupils.c.number)
            head = {name: getattr(row, name) for name in COLUMNS}
            return StoredClass(**head, pupils=[_pupil(each) for each in connection.execute(found)])

        stored = await self._store.read(run)
        if stored is None:
            raise UnknownMatch(f"No class has the code {code}: look at it again.")
        return stored

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """Return the versions of these classes, by code, without those that do not exist."""
        query = select(classes.c.code, classes.c.version).where(classes.c.code.in_(codes))
        return await self._store.read(lambda connection: {row.code: row.version for row in connection.execute(query)})

    async def change(self, code: str, after: int, *, now: int, until: int, **values: object) -> None:
        """Store another `title`, `secret` or `state` of a class that has the version `after`.

        Raises:
            StaleVersion: somebody else has changed the class, or it has been deleted.
        """

        def run(connection: Connection) -> None:
            _step(connection, code, after, used_at=now, until=until, **values)

        await self._store.write(run)

    async def put_pupil(self, code: str, after: int, pupil: StoredPupil) -> None:
        """Store a new pupil, or a change of one.

        Raises:
            StaleVersion: somebody else has changed the class, or it has been deleted.
        """
        row = {"class": code, **asdict(pupil)}
        own = (pupils.c["class"] == code) & (pupils.c.number == pupil.number)

        def run(connection: Connection) -> None:
            _step(connection, code, after)
            connection.execute(delete(pupils).where(own))
            connection.execute(insert(pupils), row)

        await self._store.write(run)

    async def delete(self, code: str) -> None:
        """Delete a class, its pupils and their answers. Does nothing if there is no such class."""

        def run(connection: Connection) -> None:
            connection.execute(delete(classes).where(classes.c.code == code))

        await self._store.write(run)

    async def old(self, now: int) -> list[str]:
        """Return the codes of the classes that have to be deleted by now."""
        query = select(classes.c.code).where(classes.c.until <= now)
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def add_answers(self, found: Sequence[tuple[str, StoredAnswer]], seen: Mapping[tuple[str, int], int]) -> None:
        """Store answers, each with the code of its class, and when children were seen, by class and number.

        What concerns classes that have been deleted is dropped.
        """
        rows = [{"class": code, **asdict(answer)} for code, answer in found]
        for row in rows:
            del row["id"]

        def run(connection: Connection) -> None:
            codes = {row["class"] for row in rows}
            still = set(connection.scalars(select(classes.c.code).where(classes.c.code.in_(codes))))
            kept = [row for row in rows if row["class"] in still]
            for start in range(0, len(kept), MOST_ROWS):
                connection.execute(insert(answers), kept[start : start + MOST_ROWS])
            for (code, number), at in seen.items():
                own = (pupils.c["class"] == code) & (pupils.c.number == number)
                connection.execute(update(pupils).where(own).values(seen_at=at))

        await self._store.write(run)

    async def answers_of(self, code: str, after: int = 0) -> list[StoredAnswer]:
        """Return the answers of a class with an id above `after`, in the order of their ids."""
        query = select(answers).where(answers.c["class"] == code, answers.c.id > after).order_by(answers.c.id)
        return await self._store.read(lambda connection: [_answer(row) for row in connection.execute(query)])

    async def count(self) -> int:
        """Return how many classes there are."""
        query = select(func.count()).select_from(classes)
        return await self._store.read(lambda connection: connection.execute(query).scalar_one())


def _step(connection: Connection, code: str, after: int, **values: object) -> None:
    """Give a class its next version, and other values.

    Raises:
        StaleVersion: its version is not `after`.
    """
    known = (classes.c.code == code) & (classes.c.version == after)
    changed = connection.execute(update(classes).where(known).values(version=after + 1, **values))
    if changed.rowcount != 1:
        raise StaleVersion(f"class {code} has changed meanwhile")


def _pupil(row: Row[Any]) -> StoredPupil:
    return StoredPupil(row.number, row.holder, row.name, row.avatar, row.key_number, row.removed, row.seen_at)


def _answer(row: Row[Any]) -> StoredAnswer:
    return StoredAnswer(
        row.pupil, row.at, row.item, row.right, row.said, row.source, tuple(row.rules), row.aided, row.question, row.id
    )
