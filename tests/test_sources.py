"""Constructs that the sources avoid, because what people send could become a program, a command or markup.

And the layout of the tests: helpers live in helper modules.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
PAGE = [
    path
    for folder in ("src", "worker")
    for path in sorted((ROOT / "web" / folder).rglob("*"))
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
]


def places(files: list[Path], pattern: str) -> set[str]:
    """Return the names of the files in which a regular expression is found."""
    return {path.name for path in files if re.search(pattern, path.read_text(encoding="utf-8"))}


def test_only_search_workers_read_pickles_which_their_own_server_or_page_writes() -> None:
    assert places(PYTHON, r"pickle\.(load|Unpickler)|marshal\.load|yaml\.|shelve\.") == {"searching.py", "worker.py"}
    assert places(PYTHON, r"pickle\.dump") == {"searching.py"}


def test_the_server_runs_nothing_in_a_shell_and_evaluates_no_text() -> None:
    assert places(PYTHON, r"shell=True|os\.(system|popen)|(?<![\w.])(eval|exec)\(") == set()


def test_sql_is_not_put_together_from_values() -> None:
    stores = [path for path in PYTHON if "store" in path.parts or "cluster" in path.parts]
    assert places(stores, r"(execute|exec_driver_sql|text)\(\s*f[\"']") == {"sqlite.py"}  # the names of its own pragmas


def test_the_server_reads_no_xml() -> None:
    assert (
        places(PYTHON, r"\b(fromstring|iterparse|XMLParser|parseString)\(|ElementTree\.parse|import lxml|from lxml")
        == set()
    )


def test_the_server_opens_no_address_that_people_send() -> None:
    assert places(PYTHON, r"ClientSession|urlopen|http\.client|import (requests|httpx)") == set()


@pytest.mark.parametrize(
    "construct", [r"\{@html", r"(inner|outer)HTML", r"insertAdjacentHTML", r"\beval\(", r"new Function"]
)
def test_the_page_makes_no_markup_or_program_from_text(construct: str) -> None:
    assert len(PAGE) > 100
    assert places(PAGE, construct) == set()


def test_no_test_module_is_imported() -> None:
    assert len(TESTS) > 100
    assert places(TESTS, r"(?m)^(?:from|import) tests\.(?:\w+\.)*test_\w+") == set()


def test_nothing_is_run_in_an_event_loop_of_its_own() -> None:
    """Tests that need an event loop are coroutines."""
    assert places([path for path in TESTS if path.name.startswith("test_")], r"asyncio\.run\(") == set()
