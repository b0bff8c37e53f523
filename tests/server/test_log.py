"""What the server logs when something fails, and what it must not log."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http import HTTPStatus
from pathlib import Path

import pytest
import structlog

from musicards.cards import CODES
from musicards.games.action import Seat
from musicards.server.keys import SeatKeys
from musicards.server.logs import set_up_log
from tests.server.site import PERSON, SECRET, open_site


@contextmanager
def logged() -> Iterator[None]:
    """Set up the log as a real server does."""
    set_up_log("info")
    try:
        yield
    finally:
        structlog.reset_defaults()


def run(folder: Path, statement: str) -> None:
    """Change the database without the server."""
    with closing(sqlite3.connect(folder / "musicards.db")) as database, database:
        database.execute(statement)


@pytest.mark.parametrize("broken", ["entries", "seats"])
async def test_a_database_that_fails_is_logged_without_cards_or_tokens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], broken: str
) -> None:
    with logged():
        async with open_site(tmp_path) as site:
            ann, bob = site.person(), site.person()
            known = await bob.make("memory", PERSON)
            bobs = (await site.store.load(known)).seats[0].holder
            code = await ann.make("steps", PERSON, PERSON)
            run(tmp_path, f"ALTER TABLE {broken} RENAME TO gone")
            status, _ = await bob.call("POST", f"/api/matches/{code}/seats", {})
    assert status == HTTPStatus.SERVICE_UNAVAILABLE
    said = capsys.readouterr().err
    assert said.count("[error") == said.count("not stored") == 1
    assert "no such table" in said
    assert "Traceback" not in said
    assert bobs
    for secret in (bobs, SeatKeys(SECRET).of(code, Seat(1)), *[f"'{card}'" for card in CODES]):
        assert secret not in said
        assert secret.replace("'", '"') not in said
