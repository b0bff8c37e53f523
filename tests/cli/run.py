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
