"""Health, readiness and metrics, and the options for several servers on one database."""

import json
import socket
import sqlite3
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import AsyncMock, Mock

import pytest

from musicards.errors import NotStored
from musicards.server.http.app import serve
from musicards.server.http.operations import OPERATION, metrics_served
from musicards.server.http.options import ServeOptions
from musicards.server.http.serving import BadSetting, read_address, read_secret
from musicards.store.sqlite import SqliteStore
from musicards.store.writer import SqliteWriter
from tests.ports import free_port
from tests.server.site import PERSON, Site
from tests.server.tables import metrics, two

GOOD = "0123456789abcdef" * 2
HERE = "postgresql+asyncpg://127.0.0.1:1/cards"


async def test_a_server_that_works_is_alive_and_ready_whatever_it_is_called(site: Site) -> None:
    for path, host in product(("/healthz", "/readyz"), ("10.1.2.3:8000", "elsewhere.example")):
        async with site.client.get(path, headers={"Host": host}) as response:
            assert response.status == 200
    body = json.loads((await site.get("/readyz")).body)
    assert body == {"ready": True, "draining": False, "database": "ok", "messages": "none"}
    site.client.app[OPERATION].draining = True  # it is about to stop
    assert (await site.get("/readyz")).status == 503


async def test_a_server_without_its_database_is_alive_and_not_ready(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "check", AsyncMock(side_effect=NotStored("gone")))
    answer = await site.get("/readyz")
    assert (answer.status, json.loads(answer.body)["database"]) == (503, "unreachable")
    assert (await site.get("/healthz")).status == 200


async def test_moves_that_were_not_stored_are_counted_as_such(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, code = await two(site, "memory")
    before = await metrics(site)
    async with ann.at_table(code) as page:
        with monkeypatch.context() as full:
            full.setattr(SqliteWriter, "_write_now", Mock(side_effect=sqlite3.OperationalError("disk is full")))
            for _ in range(20):
                assert (await page.act("a", do="flip", position=0))["reason"] == "not-stored"
        failed = await metrics(site)
        assert (await page.act("a", do="flip", position=0))["type"] == "ack"
    stored = await metrics(site)
    names = ("entries_stored", "transactions", "not_stored")
    counts = [[int(each[f"musicards_{name}_total"]) for name in names] for each in (before, failed, stored)]
    assert counts == [[1, 1, 0], [1, 1, 20], [2, 2, 20]]


async def test_metrics_have_a_port_of_their_own_that_answers_to_the_server_s_own_names_only(site: Site) -> None:
    ann, code = await site.host("memory", PERSON, PERSON, name="Annabel")
    await site.person().sit(code)
    await site.get("/nothing")
    async with metrics_served(site.client.app, "127.0.0.1", 0) as port:
        for path, host, status in (
            ("readyz", "127.0.0.1", 200),
            ("metrics", "127.0.0.1", 200),
            ("metrics", "evil.example", 421),
        ):
            headers = {"Host": f"{host}:{port}"}
            async with site.client.session.get(f"http://127.0.0.1:{port}/{path}", headers=headers) as response:
                assert response.status == status
    found = await metrics(site)
    assert found["musicards_entries_stored_total"] == 1
    assert found["musicards_matches"] == 1
    assert found['musicards_responses_total{status="404"}'] == 1
    assert "Annabel" not in str(found)
    assert code not in str(found)
    assert ann.cookie not in str(found)
    assert {"musicards_pages", "process_cpu_seconds_total"} <= found.keys()
    assert (await site.get("/metrics")).status == 404


class Refused(Protocol):
    """Starts a server that cannot be started, in this process. Returns what it says, which is one line."""

    def __call__(self, host: str = "127.0.0.1", port: int = 0, **options: Any) -> str: ...  # noqa: ANN401


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    # Keep `serve` from sending the log of this process to the stderr of one test, which is closed after it.
    monkeypatch.setattr("musicards.server.http.app.set_up_log", lambda *_, **__: None)

    def start(host: str = "127.0.0.1", port: int = 0, **options: Any) -> str:  # noqa: ANN401
        assert serve(ServeOptions(host=host, port=port, **options)) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said

    return start


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"database": HERE}, "MUSICARDS_SECRET"),
        ({"redis": "redis://127.0.0.1:1/0"}, "--database"),
        ({"metrics": "many"}, "9100"),
        ({"metrics": "127.0.0.1:70000"}, "9100"),
    ],
)
def test_options_that_exclude_each_other_are_reported_in_one_line(
    options: dict[str, Any], said: str, tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MUSICARDS_SECRET", raising=False)
    assert said in refused(data=tmp_path / "data", **options)
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("database", "redis", "said"),
    [
        (HERE, "", "database cannot be used"),
        ("sqlite:///cards.db", "", "postgresql+asyncpg://"),
        (HERE, "http://127.0.0.1", "redis://"),
        ("postgresql+asyncpg://cards:hid@den:word@db/cards", "", "postgresql+asyncpg://"),
        (HERE, "redis://:hidden/word@127.0.0.1:1/0", "redis://"),
    ],
)
def test_an_address_without_a_database_is_reported_in_one_line(
    database: str, redis: str, said: str, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUSICARDS_SECRET", GOOD)
    error = refused(database=database, redis=redis)
    assert said in error
    assert "hid" not in error
    assert "den" not in error
    monkeypatch.setenv("MUSICARDS_DATABASE", database)
    monkeypatch.setenv("MUSICARDS_REDIS", redis)
    assert refused() == error


def test_a_secret_comes_from_a_file_or_else_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUSICARDS_SECRET", GOOD)
    assert read_secret(None) == GOOD.encode()
    path = tmp_path / "secret.key"
    path.write_text(f"{GOOD}other\n", encoding="ascii")
    assert read_secret(path) == f"{GOOD}other".encode()
    path.write_text("short", encoding="ascii")
    with pytest.raises(BadSetting, match="too short"):
        read_secret(path)
    with pytest.raises(BadSetting, match=r"missing\.key"):
        read_secret(tmp_path / "missing.key")


@pytest.mark.parametrize(
    ("text", "address"),
    [("9100", ("127.0.0.1", 9100)), ("10.0.0.1:9100", ("10.0.0.1", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_metrics_are_for_this_machine_unless_an_address_is_given(text: str, address: tuple[str, int]) -> None:
    assert read_address(text) == address


def test_a_port_for_metrics_that_is_taken_is_named(tmp_path: Path, refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"cannot serve metrics at 127.0.0.1 port {port}" in refused(data=tmp_path, metrics=str(port))


def test_metrics_without_their_package_say_what_to_install(
    tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert "--metrics needs one more package: pip install 'musicards[metrics]'" in refused(data=tmp_path, metrics="0")


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost"])  # noqa: S104 - nothing is served
def test_one_port_cannot_be_for_pages_and_metrics(host: str, tmp_path: Path, refused: Refused) -> None:
    port = free_port()
    assert f"--port and --metrics are both {port}" in refused(host, port, data=tmp_path, metrics=str(port))


def test_a_server_on_a_file_loads_only_what_it_needs_to_start() -> None:
    code = (
        "import sys, musicards.server.http.app; "
        "names = ('asyncpg', 'redis', 'prometheus_client', 'sqlalchemy.dialects.postgresql', 'mido'); "
        "print(*[name for name in names if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
