"""Backups and checks of what a server stores, while it is writing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.run import Shell
from tests.server.site import COMPUTER, PERSON, open_site


@pytest.fixture
async def codes(tmp_path: Path) -> list[str]:
    """Return the codes of two matches in the folder `data`."""
    data = tmp_path / "data"
    data.mkdir()
    async with open_site(data) as site:
        return [await site.person().make(game, PERSON, COMPUTER) for game in ("memory", "steps")]


def change(path: Path, statement: str, *values: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute(statement, values)


def test_a_backup_made_while_the_server_writes_is_complete(tmp_path: Path, codes: list[str], shell: Shell) -> None:
    (tmp_path / "restored").mkdir()
    copy = tmp_path / "restored" / "musicards.db"
    with closing(sqlite3.connect(tmp_path / "data" / "musicards.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM entries")
        made = shell("backup", copy, "--data", tmp_path / "data")
        writer.execute("ROLLBACK")
    assert (made.code, made.err) == (0, "")
    assert "secret.key" in made.out
    assert [path.name for path in copy.parent.iterdir()] == ["musicards.db"]
    assert copy.stat().st_mode & 0o777 == 0o600
    checked = shell("check", "--data", copy.parent)
    assert (checked.code, checked.out) == (0, f"{len(codes)} matches replay.\n")


def test_a_backup_replaces_no_file(tmp_path: Path, codes: list[str], shell: Shell) -> None:
    assert codes
    (tmp_path / "mine").write_text("keep me", encoding="utf-8")
    made = shell("backup", tmp_path / "mine", "--data", tmp_path / "data")
    assert (made.code, made.err.count("\n")) == (2, 1)
    assert (tmp_path / "mine").read_text(encoding="utf-8") == "keep me"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "mine"]


def test_a_damaged_match_is_found(tmp_path: Path, codes: list[str], shell: Shell) -> None:
    database = tmp_path / "data" / "musicards.db"
    change(database, 'UPDATE entries SET entry = ? WHERE "match" = ?', '{"by": 0, "do": "done"}', codes[1])
    checked = shell("check", "--data", tmp_path / "data")
    assert checked.code == 1
    assert f"match {codes[1]} does not replay after version 0" in checked.out
    assert codes[0] not in checked.out
    change(database, "UPDATE matches SET rules = 1")
    checked = shell("check", "--data", tmp_path / "data")
    assert (checked.code, "1 were played by earlier rules" in checked.out) == (0, True)


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE entries SET entry = '{' WHERE \"match\" = ?", "cannot be read: DecodeError"),
        ("UPDATE entries SET entry = '7' WHERE \"match\" = ?", "cannot be read: AttributeError"),
        ("UPDATE matches SET secret = 'ab' WHERE code = ?", "cannot be read: a secret is 64 digits"),
        ("UPDATE matches SET options = '7' WHERE code = ?", "does not replay after version 0: options"),
        ("UPDATE matches SET settings = '[' WHERE code = ?", "cannot be read: DecodeError"),
        ("UPDATE matches SET game = 'chess' WHERE code = ?", "cannot be read: no game is called 'chess'"),
        (
            'DELETE FROM seats WHERE "match" = ?',
            "does not replay after version 0: Memory is played by 1 to 5 players, not 0",
        ),
    ],
)
def test_whatever_is_wrong_with_a_match_it_is_named_and_the_others_are_checked(
    tmp_path: Path, codes: list[str], shell: Shell, statement: str, words: str
) -> None:
    change(tmp_path / "data" / "musicards.db", statement, codes[0])
    checked = shell("check", "--data", tmp_path / "data")
    assert (checked.code, checked.err) == (1, "")
    good, wrong = checked.out.splitlines()
    assert good == "1 matches replay."
    assert wrong.startswith(f"match {codes[0]} {words}")


def test_a_check_does_not_upgrade_matches_of_an_older_version(tmp_path: Path, shell: Shell) -> None:
    database = tmp_path / "musicards.db"
    with closing(sqlite3.connect(database)) as old, old:
        old.executescript((Path(__file__).parents[1] / "store" / "revision_0001.sql").read_text(encoding="utf-8"))
    before = database.read_bytes()
    checked = shell("check", "--data", tmp_path)
    assert (checked.code, checked.out) == (2, "")
    assert "revision 0001" in checked.err
    assert "make a copy with `musicards backup` and start the server once" in checked.err
    assert database.read_bytes() == before


def test_a_check_changes_nothing_and_finds_a_damaged_file(tmp_path: Path, codes: list[str], shell: Shell) -> None:
    assert codes
    files = {path: path.read_bytes() for path in (tmp_path / "data").glob("*.db")}
    assert shell("check", "--data", tmp_path / "data").code == 0
    assert {path: path.read_bytes() for path in files} == files
    database = tmp_path / "data" / "musicards.db"
    page = bytearray(database.read_bytes())
    page[4096:] = b"\xff" * (len(page) - 4096)
    database.write_bytes(page)
    checked = shell("check", "--data", tmp_path / "data")
    assert checked.code == 1
    assert "Traceback" not in checked.err


@pytest.mark.parametrize("words", [["check"], ["backup", "copy.db"]])
def test_a_folder_without_matches_is_reported(tmp_path: Path, shell: Shell, words: list[str]) -> None:
    made = shell(*words, "--data", tmp_path)
    assert (made.code, made.err.count("\n")) == (2, 1)
    assert "--data" in made.err
    assert list(tmp_path.iterdir()) == []
