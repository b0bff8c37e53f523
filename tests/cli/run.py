"""Runs a command as a person types it."""

import pytest

from musicards.cli.main import main


class Run:
    """What came of one command."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str) -> None:
        with pytest.raises(SystemExit) as left:
            main(list(words))
        self.code = left.value.code
        self.out, self.err = capsys.readouterr()
