"""Create the tables step by step, and bring a database up to date at startup."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from musicards.store.tables import metadata

__all__ = ["HEAD", "UnknownRevision", "check_current", "create", "is_current", "is_empty", "upgrade"]

HEAD: Final = "0007"
"""The newest revision, four digits. It is repeated here so that a start without migrations need not load Alembic."""


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


def is_empty(connection: Connection) -> bool:
    """Whether there are no tables."""
    return not inspect(connection).get_table_names()


def create(connection: Connection) -> None:
    """Create the tables at `HEAD` in an empty SQLite file, without loading Alembic: the first start is fast, too."""
    metadata.create_all(connection)
    connection.execute(
        text(
            "CREATE TABLE alembic_version "
            "(version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
        )
    )
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def upgrade(connection: Connection) -> None:
    """Bring the tables to `HEAD`, in the transaction that `connection` is in.

    Raises:
        UnknownRevision: the tables have an unknown revision.
    """
    found = _revision(connection)
    if found is not None:
        _check_not_newer(found)
    from alembic import command  # noqa: PLC0415 - rarely needed, and slow to load
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownRevision(f"made by another version of musicards ({error})") from error
