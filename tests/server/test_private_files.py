"""Only the owner can read what the server stores."""

import os
from pathlib import Path

import pytest

from tests.server.process import running


@pytest.mark.parametrize("earlier", [True, False])
def test_the_database_and_its_journal_are_for_their_owner(tmp_path: Path, *, earlier: bool) -> None:
    folder = tmp_path / "data"
    before = os.umask(0o022)
    try:
        if earlier:
            folder.mkdir()
            (folder / "musicards.db").touch(mode=0o644)
        with running(folder):
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert {"musicards.db", "musicards.db-wal", "secret.key"} <= set(modes)
    assert set(modes.values()) == {0o600}, modes
    assert folder.stat().st_mode & 0o777 == (0o755 if earlier else 0o700)
