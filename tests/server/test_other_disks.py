# ruff: noqa: ASYNC240 - nothing else runs here
"""Data folders on USB sticks and network disks, which lack some of what other disks have."""

import errno
import fcntl
import os
from pathlib import Path
from typing import NoReturn

import pytest
from structlog.testing import capture_logs

from musicards.server.guard.identity import load_secret
from musicards.server.http.app import _keep_private, serve
from musicards.server.http.options import ServeOptions
from musicards.store.backup import back_up, damage
from musicards.store.files import locked
from musicards.store.sqlite import SqliteStore


def failing(number: int) -> object:
    """Return a function that fails with this error, whatever it is called with."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.fixture
def _no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", failing(errno.EPERM))


@pytest.mark.usefixtures("_no_links")
def test_without_hard_links_a_secret_is_made_once(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    secret = load_secret(path)
    assert len(secret) == 64
    assert path.stat().st_mode & 0o777 == 0o600
    assert load_secret(path) == secret
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("_no_links")
async def test_without_hard_links_a_backup_is_complete_and_replaces_no_file(tmp_path: Path) -> None:
    path, target = tmp_path / "musicards.db", tmp_path / "copy.db"
    store = await SqliteStore.open(path)
    back_up(path, target)
    await store.close()
    assert damage(target) == []
    before = target.read_bytes()
    with pytest.raises(OSError, match="exists"):
        back_up(path, target)
    assert target.read_bytes() == before
    assert {each.name for each in tmp_path.iterdir() if "musicards" not in each.name} == {"copy.db"}


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP])
def test_a_disk_without_locks_is_used_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(fcntl, "flock", failing(number))
    with capture_logs() as logs, locked(tmp_path):
        pass
    [line] = logs
    assert (line["log_level"], line["why"]) == ("warning", os.strerror(number))
    assert "only one server" in line["event"]
    assert line["file"] == str(tmp_path / "server.lock")


def test_a_lock_that_fails_otherwise_is_reported_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("musicards.server.http.app.set_up_log", lambda *_, **__: None)
    monkeypatch.setattr(fcntl, "flock", failing(errno.EIO))
    assert serve(ServeOptions(port=0, data=tmp_path)) == 2
    said = capsys.readouterr().err
    assert "server.lock" in said
    assert "cannot listen" not in said
    assert "--data" in said


def test_a_disk_without_permissions_is_used_with_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "chmod", failing(errno.EPERM))
    with capture_logs() as logs:
        _keep_private(tmp_path)
    [line] = logs
    assert (line["log_level"], line["file"]) == ("warning", str(tmp_path / "musicards.db"))
