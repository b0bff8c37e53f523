"""docs/rules-coverage.md: every statement of the printed rules has a text, a place in the program, and a test."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from musicards.texts import LANGUAGES, catalog

ROOT: Final = Path(__file__).parents[1]
STATEMENTS: Final = {"G": 11, "D": 28, "S": 20, "K": 47}


class Row(NamedTuple):
    """A statement and where to find it."""

    name: str
    statement: str
    texts: list[str]
    program: list[str]
    tests: list[str]


def rows() -> list[Row]:
    page = (ROOT / "docs/rules-coverage.md").read_text(encoding="utf-8")
    found = []
    for line in re.findall(r"^\| [A-Z]\d+ \|.*$", page, re.MULTILINE):
        name, statement, *places = [cell.strip() for cell in line.strip("|").split("|")]
        found.append(Row(name, statement, *[re.findall(r"`([^`]+)`", place) for place in places]))
    return found


ROWS: Final = rows()


def missing(places: list[str], folder: Path, definition: str) -> list[str]:
    """Return those of `places`, each a file or ``file::name``, that do not exist."""
    gone = []
    for place in places:
        path, _, name = place.partition("::")
        file = next((file for file in (folder / path, ROOT / path) if file.is_file()), None)
        if file is None or not re.search(definition.format(re.escape(name)), file.read_text(encoding="utf-8")):
            gone.append(place)
    return gone


def test_every_statement_is_there_once() -> None:
    assert [row.name for row in ROWS] == [
        f"{kind}{number + 1}" for kind in STATEMENTS for number in range(STATEMENTS[kind])
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_place_exists(row: Row) -> None:
    assert row.texts
    assert row.program
    assert row.tests
    assert [key for key in row.texts for language in LANGUAGES if not catalog(language).has(key)] == []
    assert missing(row.program, ROOT / "src/musicards", r"\b{}\b") == []
    assert missing(row.tests, ROOT / "tests", r"def {}\(") == []
