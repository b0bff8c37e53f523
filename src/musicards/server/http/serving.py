"""Open the store of a server: an SQLite file of its own, or a database that it shares with other servers."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from musicards.errors import MusicardsError
from musicards.server.clock import SystemClock
from musicards.server.cluster.cluster import Cluster
from musicards.server.guard.identity import MIN_LENGTH, Identity
from musicards.store.sql import SqlStore
from musicards.store.sqlite import SqliteStore

SECRET: Final = "MUSICARDS_SECRET"  # noqa: S105 - its name
"""The environment variable with the secret that servers on one database share."""

DATABASE: Final = "MUSICARDS_DATABASE"
REDIS: Final = "MUSICARDS_REDIS"
"""The environment variables with the addresses, for empty options: a list of processes shows options."""

Opened: TypeAlias = tuple[SqlStore, Cluster | None]


class BadSetting(MusicardsError):
    """An option or variable cannot be used; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Database:
    """A database that servers share."""

    url: str  # such as "postgresql+asyncpg://cards:password@db.example/cards"
    redis: str  # such as "redis://redis.example:6379/0"; empty to send messages through the database
    secret: bytes  # the same for all servers


def read_secret(path: Path | None) -> bytes:
    """Return the secret in the file, or else in the environment variable MUSICARDS_SECRET.

    Raises:
        BadSetting: there is none, or it is too short.
    """
    try:
        found = path.read_bytes().strip() if path is not None else os.environ.get(SECRET, "").encode()
    except OSError as error:
        raise BadSetting(f"the secret cannot be read: {error.strerror}: {error.filename}") from error
    if not found:
        raise BadSetting(
            f"servers with --database need the same secret: name a file with --secret-file, or set {SECRET}"
        )
    if len(found) < MIN_LENGTH:
        raise BadSetting(
            f"the secret is too short: it needs {MIN_LENGTH} characters, such as `openssl rand -hex 32` makes"
        )
    return found


def read_address(text: str) -> tuple[str, int]:
    """Return the host and port in ``9100`` or ``0.0.0.0:9100``; without a host, this machine alone.

    Raises:
        BadSetting: it is neither.
    """
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise BadSetting(
            f"metrics need a port, such as 9100, or an address and a port, such as 0.0.0.0:9100, not {text}"
        )
    return host.strip("[]") or "127.0.0.1", int(port)


@asynccontextmanager
async def in_file(path: Path) -> AsyncIterator[Opened]:
    """Open the store in an SQLite file, which no other server uses.

    Raises:
        OSError: the file cannot be used.
    """
    store = await SqliteStore.open(path)
    try:
        yield store, None
    finally:
        await store.close()


@asynccontextmanager
async def in_database(database: Database) -> AsyncIterator[Opened]:
    """Open the store in a database that servers share.

    Raises:
        BadSetting: an address is wrong, or a package is missing.
        NotStored: the database cannot be used.
    """
    try:
        from musicards.server.cluster.postgres import PostgresChannel, PostgresLeases  # noqa: PLC0415 - optional
        from musicards.server.cluster.redis import RedisChannel  # noqa: PLC0415
        from musicards.store.postgres import PostgresStore, connector  # noqa: PLC0415
    except ImportError as error:
        raise BadSetting(f"--database needs more packages: pip install 'musicards[cluster]' ({error})") from error
    # Servers with different secrets that use the same Redis by accident do not receive each other's messages.
    name = Identity(database.secret).cookie
    try:
        connect = connector(database.url)
    except ValueError as error:
        raise BadSetting(str(error)) from error
    try:
        channel = RedisChannel(database.redis, name) if database.redis else PostgresChannel(connect, name)
    except ValueError:  # its text may have a part of the password
        raise BadSetting("A Redis has an address such as redis://user:password@host:6379/0.") from None
    store = await PostgresStore.open(database.url)
    try:
        yield store, Cluster(store, channel, PostgresLeases(connect), SystemClock())
    finally:
        await store.close()
