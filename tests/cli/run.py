"""Run commands in this process, as typed in a shell."""

import pytest

from musicards.cli.main import main


class Run:
    """One command that was run: its exit code and what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str) -> None:
        with pytest.raises(SystemExit) as left:
            main(list(words))
        self.code = left.value.code
        self.out, self.err = capsys.readouterr()


def check_refused(capsys: pytest.CaptureFixture[str], words: list[str], named: str) -> None:
    """Check that a command ends with exit code 2, one line about what is wrong, in which `named` is, and no output."""
    run = Run(capsys, *words)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert named in run.err
