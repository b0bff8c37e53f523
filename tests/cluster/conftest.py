"""Fixtures: a PostgreSQL and a Redis for all tests of a process, and an empty database for each test."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.services import Postgres, Redis, started


@pytest.fixture(scope="session")
def services() -> Iterator[Path]:
    """A folder that the unprivileged user of the services can reach, with a path short enough for a Unix socket."""
    with tempfile.TemporaryDirectory(prefix="musicards-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture(scope="session")
def postgres(services: Path) -> Iterator[Postgres]:
    with started(Postgres(services / "postgres")) as postgres:
        yield postgres


@pytest.fixture(scope="session")
def redis(services: Path) -> Iterator[Redis]:
    with started(Redis(services / "redis")) as redis:
        yield redis


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.empty()


@pytest.fixture(params=["redis", "database"])
def messages(request: pytest.FixtureRequest, redis: Redis) -> str:
    """The address of the Redis that carries messages; empty if the database carries them."""
    return redis.url if request.param == "redis" else ""
