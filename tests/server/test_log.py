"""What the server logs when something fails, and what it must not log."""

import asyncio
import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import structlog
from structlog.testing import capture_logs
from yarl import URL

from musicards.cards import CODES
from musicards.games.action import Seat
from musicards.server.http.logs import set_up_log
from musicards.server.live.keys import SeatKeys
from tests.server.process import running
from tests.server.site import PATIENCE, PERSON, SECRET, Site, open_site


@contextmanager
def logged(level: str = "info", *, as_json: bool = False) -> Iterator[None]:
    """Set up the log as a real server does."""
    set_up_log(level, as_json=as_json)
    try:
        yield
    finally:
        structlog.reset_defaults()


def run(folder: Path, statement: str) -> None:
    """Change the database without the server."""
    with closing(sqlite3.connect(folder / "musicards.db")) as database, database:
        database.execute(statement)


@pytest.mark.parametrize("options", [[], ["--log-json"]])
async def test_a_server_process_logs_a_malformed_request_in_one_line(tmp_path: Path, options: list[str]) -> None:
    with running(tmp_path, "--log-level", "warning", *options) as (process, address):
        reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(address).port)
        writer.write(b"GET /secret HTTP/9.x\r\n\r\n")
        assert await reader.readline()
        writer.close()
        process.send_signal(signal.SIGTERM)
        [line] = process.communicate(timeout=PATIENCE)[1].splitlines()
    if not options:
        assert line == "WARNING aiohttp.server: malformed request: BadStatusLine"
        return
    told = json.loads(line)
    assert told.pop("timestamp").endswith("Z")
    assert told == {"event": "malformed request: BadStatusLine", "level": "warning", "logger": "aiohttp.server"}


def test_with_json_a_traceback_of_a_library_is_within_its_line() -> None:
    code = (
        "import logging; from musicards.server.http.logs import set_up_log\n"
        "set_up_log('info', as_json=True)\n"
        "try: 1 / 0\n"
        "except ZeroDivisionError: logging.getLogger('asyncio').exception('task %s failed', 'a')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    [line] = done.stderr.splitlines()
    told = json.loads(line)
    assert (told["event"], told["level"], told["logger"]) == ("task a failed", "error", "asyncio")
    assert "ZeroDivisionError" in told["exception"]


@pytest.mark.parametrize("as_json", [False, True])
async def test_what_a_client_sends_cannot_forge_lines_of_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *, as_json: bool
) -> None:
    forged = URL("/%0D%0A[error]%20forged%1B[2J%E2%80%A8", encoded=True)
    with logged(as_json=as_json):
        async with (
            open_site(tmp_path) as site,
            site.client.post(forged, headers={"Origin": "http://evil.example"}) as response,
        ):
            assert response.status == HTTPStatus.FORBIDDEN
    lines = [line for line in capsys.readouterr().err.split("\n") if line]
    assert len(lines) == 1
    assert "forged" in lines[0]
    assert lines[0].isprintable()
    assert re.search(r'^(.*"timestamp": ")?20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z', lines[0])  # UTC


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
            status, _ = await bob.ask(code, "seats", {})
    assert status == HTTPStatus.SERVICE_UNAVAILABLE
    said = capsys.readouterr().err
    assert said.count("[error") == said.count("not stored") == 1
    assert "no such table" in said
    assert "Traceback" not in said
    assert bobs
    for secret in (bobs, SeatKeys(SECRET).of(code, Seat(1)), *[f"'{card}'" for card in CODES]):
        assert secret not in said
        assert secret.replace("'", '"') not in said


@pytest.mark.parametrize(("level", "lines"), [("debug", 1), ("info", 0)])
async def test_a_refused_act_is_logged_for_whoever_looks_for_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], level: str, lines: int
) -> None:
    with logged(level):
        async with open_site(tmp_path) as site:
            ann, code = await site.host("steps", PERSON, PERSON)
            async with ann.page(code) as page:
                assert (await page.act("1", do="draw"))["reason"] == "not-started"
    said = [line for line in capsys.readouterr().err.splitlines() if "act refused" in line]
    assert len(said) == lines
    assert all("not-started" in line and code in line for line in said)


async def test_what_identifies_a_match_or_a_text_is_not_in_the_log_of_refusals(site: Site) -> None:
    with capture_logs() as logs:
        for number in range(400):
            await site.client.post(f"/api/handovers/{number:032x}")
        for number in range(40):
            await site.client.post("/api/matches/ZZZZZZZ/start", headers={"Origin": f"http://evil{number}.example"})
    refused = [each for each in logs if each["event"] == "refused"]
    assert refused
    assert {each.get("path") for each in refused} <= {"/api/handovers/{id}", "/api/matches/{code}/start", None}
