"""Run commands in this process, as typed in a shell."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from musicards.cli.main import main


@dataclass
class Run:
    """A command that was run: its exit code and what it printed."""

    code: str | int | None
    out: str
    err: str


class Shell:
    """Where commands are typed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str | Path) -> Run:
        with pytest.raises(SystemExit) as left:
            main([*map(str, words)])
        return Run(left.value.code, *self._capsys.readouterr())

    def text(self, *words: str | Path) -> list[str]:
        """Run a command that succeeds. Return the lines that it prints."""
        run = self(*words)
        assert run.code == 0
        return run.out.splitlines()

    def answer(self, *words: str | Path) -> Any:  # noqa: ANN401 - JSON
        """Run a command that prints an object as JSON and nothing else. Return the object."""
        run = self(*words, "--json")
        assert (run.code, run.err) == (0, "")
        return json.loads(run.out)

    def check_refused(self, words: list[str], named: str) -> None:
        """Check that a command ends with exit code 2, one line about what is wrong, with `named`, and no output."""
        run = self(*words)
        assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
        assert named in run.err
