"""Fixtures: a shell."""

import pytest

from tests.cli.run import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs commands in this process."""
    return Shell(capsys)
