"""A few of the hostile messages of `bench.hostile`, which sends very many of them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("options", [[], ["--limits"]], ids=["without limits", "with limits"])
def test_hostile_messages_do_no_harm(options: list[str]) -> None:
    command = [sys.executable, "-m", "bench.hostile", "--messages", "600", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert "WRONG" not in done.stdout, done.stdout
    assert done.returncode == 0, done.stderr
