# ruff: noqa: ASYNC240 - nothing else runs here
"""Only the owner can read what the server stores."""

import os
from pathlib import Path

import pytest

from musicards.server.app import _keep_private
from musicards.store import SqliteStore


@pytest.mark.parametrize("earlier", [True, False])
async def test_the_database_and_its_journal_are_for_their_owner(tmp_path: Path, *, earlier: bool) -> None:
    before = os.umask(0o022)
    try:
        if earlier:
            (tmp_path / "musicards.db").touch(mode=0o644)
        _keep_private(tmp_path)
        store = await SqliteStore.open(tmp_path / "musicards.db")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert {"musicards.db", "musicards.db-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}, modes
