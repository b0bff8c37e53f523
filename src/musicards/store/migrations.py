"""Create the tables, and bring those of earlier versions up to date when the server starts."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.schema import CreateIndex, CreateTable

from musicards.store.tables import answers, classes, handovers, metadata, pupils

STEPS: Final[Mapping[str, Sequence[str | CreateTable | CreateIndex]]] = {
    "0001": (),  # `tests/store/revision_0001.sql` has its tables
    # Settings and series of matches, pictures of players.
    "0002": (
        "ALTER TABLE matches ADD COLUMN settings JSON DEFAULT '{}' NOT NULL",
        "ALTER TABLE matches ADD COLUMN series JSON",
        "ALTER TABLE seats ADD COLUMN avatar INTEGER DEFAULT '0' NOT NULL",
    ),
    # The rules that a match is played by: before, they were rules 1.
    "0003": ("ALTER TABLE matches ADD COLUMN rules INTEGER DEFAULT '1' NOT NULL",),
    # The host of a table, else the first person; and how often the key of a seat has been replaced.
    "0004": (
        "ALTER TABLE matches ADD COLUMN host INTEGER",
        "ALTER TABLE seats ADD COLUMN key_number INTEGER DEFAULT '0' NOT NULL",
    ),
    # The secret that all shuffles of a match come from. Matches that were made before have none.
    "0005": ("ALTER TABLE matches ADD COLUMN secret VARCHAR(64)",),
    # Texts on their way from one device of a person to another. The table has not changed since.
    "0006": (CreateTable(handovers),),
    # The matches of a person are found without reading all seats.
    "0007": ("CREATE INDEX ix_seats_holder ON seats (holder)",),
    # Classes, the children in them, and what they answered. The tables have not changed since.
    "0008": (
        CreateTable(classes),
        CreateTable(pupils),
        CreateTable(answers),
        *(CreateIndex(index) for table in (classes, answers) for index in table.indexes),
    ),
}
"""By revision, four digits: the statements that lead to it from the one before."""

HEAD: Final = max(STEPS)

# Not among the tables, where PostgreSQL's condition would load its dialect at every start.
UNFINISHED: Final = "CREATE INDEX ix_matches_unfinished ON matches (created_at) WHERE NOT over"


class UnknownRevision(Exception):
    """The tables cannot be used as they are. The message says what to do."""


def is_current(connection: Connection) -> bool:
    """Whether the tables are at `HEAD`."""
    return _revision(connection) == HEAD


def check_current(connection: Connection) -> None:
    """Refuse tables that are not at `HEAD`, for those who only read.

    Raises:
        UnknownRevision: they are not.
    """
    found = _revision(connection)
    if found is None:
        raise UnknownRevision("this is not a database of musicards")
    _check_not_newer(found)
    if found != HEAD:
        raise UnknownRevision(
            f"these matches were stored by an older version of musicards (revision {found} of the tables, not {HEAD}). "
            "To bring them up to date, make a copy with `musicards backup` and start the server once"
        )


def upgrade(connection: Connection) -> None:
    """Bring the tables to `HEAD`, or create them, in the transaction that `connection` is in.

    Raises:
        UnknownRevision: a newer version has changed the tables.
    """
    found = _revision(connection)
    if found is None:
        metadata.create_all(connection, checkfirst=False)
        connection.execute(text(UNFINISHED))
        # Alembic's table, which earlier versions look at.
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
        return
    _check_not_newer(found)
    for revision, statements in STEPS.items():
        if revision > found:
            for statement in statements:
                connection.execute(text(statement) if isinstance(statement, str) else statement)
    connection.execute(text("UPDATE alembic_version SET version_num = :head"), {"head": HEAD})


def _revision(connection: Connection) -> str | None:
    """Return the revision of the tables; None if there is none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _check_not_newer(found: str) -> None:
    """Refuse tables of a newer version.

    Raises:
        UnknownRevision: the tables have a revision after `HEAD`.
    """
    if found > HEAD:
        raise UnknownRevision(
            f"a newer version of musicards has upgraded these matches (revision {found} of the tables, not {HEAD}). "
            "Start that version or a later one, or restore a backup from before the upgrade"
        )
