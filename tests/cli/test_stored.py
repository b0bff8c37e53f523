"""Backups and checks of what a server stores, while it is writing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.run import Run
from tests.server.site import COMPUTER, PERSON, open_site


@pytest.fixture
async def codes(tmp_path: Path) -> list[str]:
    """Return the codes of two matches in the folder `data`."""
    data = tmp_path / "data"
    data.mkdir()
    async with open_site(data) as site:
        return [await site.person().make(game, PERSON, COMPUTER) for game in ("memory", "steps")]


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> Run:
    return Run(capsys, *map(str, words))


def change(path: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(statement, values)


def test_a_backup_made_while_the_server_writes_is_complete(
    tmp_path: Path, codes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "restored").mkdir()
    copy = tmp_path / "restored" / "musicards.db"
    with closing(sqlite3.connect(tmp_path / "data" / "musicards.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM entries")
        made = run(capsys, "backup", copy, "--data", tmp_path / "data")
        writer.execute("ROLLBACK")
    assert (made.code, made.err) == (0, "")
    assert "secret.key" in made.out
    assert [path.name for path in copy.parent.iterdir()] == ["musicards.db"]
    assert copy.stat().st_mode & 0o777 == 0o600
    checked = run(capsys, "check", "--data", copy.parent)
    assert (checked.code, checked.out) == (0, f"{len(codes)} matches replay.\n")


def test_a_backup_replaces_no_file(tmp_path: Path, codes: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert codes
    (tmp_path / "mine").write_text("keep me", encoding="utf-8")
    made = run(capsys, "backup", tmp_path / "mine", "--data", tmp_path / "data")
    assert (made.code, made.err.count("\n")) == (2, 1)
    assert (tmp_path / "mine").read_text(encoding="utf-8") == "keep me"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "mine"]


def test_a_damaged_match_is_found(tmp_path: Path, codes: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "data" / "musicards.db"
    change(database, 'UPDATE entries SET entry = ? WHERE "match" = ?', '{"by": 0, "do": "done"}', codes[1])
    checked = run(capsys, "check", "--data", tmp_path / "data")
    assert checked.code == 1
    assert f"match {codes[1]} does not replay after version 0" in checked.out
    assert codes[0] not in checked.out
    change(database, "UPDATE matches SET rules = 1")
    checked = run(capsys, "check", "--data", tmp_path / "data")
    assert (checked.code, "1 were played by earlier rules" in checked.out) == (0, True)


def test_a_damaged_file_is_found(tmp_path: Path, codes: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert codes
    database = tmp_path / "data" / "musicards.db"
    page = bytearray(database.read_bytes())
    page[4096:] = b"\xff" * (len(page) - 4096)
    database.write_bytes(page)
    checked = run(capsys, "check", "--data", tmp_path / "data")
    assert checked.code == 1
    assert "Traceback" not in checked.err


@pytest.mark.parametrize("words", [["check"], ["backup", "copy.db"]])
def test_a_folder_without_matches_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    made = run(capsys, *words, "--data", tmp_path)
    assert (made.code, made.err.count("\n")) == (2, 1)
    assert "--data" in made.err
    assert list(tmp_path.iterdir()) == []
