# ruff: noqa: ASYNC240 - nothing else runs here
"""Data folders on USB sticks, on network disks and on Windows, which lack some of what others have."""

import errno
import fcntl
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pytest
from structlog.testing import capture_logs

from musicards.server.http.app import _keep_private, serve
from musicards.server.http.options import ServeOptions
from musicards.store.backup import back_up, damage
from musicards.store.files import LOCKED_BYTE, locked
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


class WindowsLocks:
    """Locks as Windows has them: a program locks bytes from the file's position on, and others cannot read them."""

    LK_NBLCK = 2

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held: dict[int, int] = {}  # the locked byte, by file descriptor
        self.close, self.read = os.close, os.read
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setitem(sys.modules, "fcntl", None)
        monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=self.locking))
        for name in ("pread", "pwrite"):
            monkeypatch.delattr(os, name)
        monkeypatch.setattr(os, "close", self.close_and_unlock)
        monkeypatch.setattr(os, "read", self.read_unlocked)

    def locking(self, file: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        byte = os.lseek(file, 0, os.SEEK_CUR)
        if byte in self.held.values():
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        self.held[file] = byte

    def close_and_unlock(self, file: int) -> None:
        self.held.pop(file, None)
        self.close(file)

    def read_unlocked(self, file: int, size: int) -> bytes:
        start = os.lseek(file, 0, os.SEEK_CUR)
        if any(start <= byte < start + size for holder, byte in self.held.items() if holder != file):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return self.read(file, size)


def test_on_windows_one_server_uses_a_folder_and_the_second_says_who_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks = WindowsLocks(monkeypatch)
    for _ in range(2):  # the lock ends with its server
        with locked(tmp_path):
            assert list(locks.held.values()) == [LOCKED_BYTE]
            with pytest.raises(OSError, match=f"process {os.getpid()} serves it already"), locked(tmp_path):
                pass
        assert locks.held == {}
    assert (tmp_path / "server.lock").read_text("ascii") == str(os.getpid())
