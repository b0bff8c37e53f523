"""A start that fails is reported in one line, and leaves nothing behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import running, start
from tests.server.site import PATIENCE

SERVE = "from musicards.cli import main; main()"


def test_a_second_server_on_a_folder_says_who_has_it(tmp_path: Path) -> None:
    with running(tmp_path) as (first, _):
        second = start(tmp_path, "--port", "0")
        out, said = second.communicate(timeout=PATIENCE)
        assert (second.returncode, out) == (2, "")
        assert said.count("\n") == 1
        assert f"process {first.pid}" in said
        assert "--data" in said
    with running(tmp_path):  # a server that was killed leaves no lock
        pass


@pytest.mark.parametrize("room", [0, 100, 5000, 40_000])
def test_a_first_start_on_a_full_disk_says_so(tmp_path: Path, room: int) -> None:
    """A limit on the size of files has the same effect as a disk that is full."""
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room})); {SERVE}"
    words = [sys.executable, "-c", limited, "serve", "--port", "0", "--data", str(tmp_path), "--log-level", "error"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(tmp_path) in done.stderr
    assert "cannot listen" not in done.stderr
    assert "--data" in done.stderr
    known = {"server.lock", "secret.key", "musicards.db", "musicards.db-wal", "musicards.db-shm"}
    assert {path.name for path in tmp_path.iterdir()} <= known
    assert all(path.read_bytes() for path in tmp_path.glob("secret.key"))
    with running(tmp_path):  # once there is room, all is well
        pass
