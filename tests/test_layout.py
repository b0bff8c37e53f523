"""The layout of the tests: helpers live in helper modules."""

import re
from pathlib import Path

TESTS = Path(__file__).parent


def test_no_test_module_is_imported() -> None:
    imports = re.compile(r"^(?:from|import) tests\.(?:\w+\.)*test_\w+", re.MULTILINE)
    modules = list(TESTS.rglob("*.py"))
    assert len(modules) > 100
    assert [str(path) for path in modules if imports.search(path.read_text(encoding="utf-8"))] == []


def test_nothing_is_run_in_an_event_loop_of_its_own() -> None:
    """Tests that need an event loop are coroutines."""
    nested = [path.name for path in TESTS.rglob("test_*.py") if "asyncio.run(" in path.read_text(encoding="utf-8")]
    assert nested == [Path(__file__).name]
