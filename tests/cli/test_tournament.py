"""``musicards tournament`` as a person uses it: tables, files, stopping and continuing, and errors."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import Shell

WORDS = ["tournament", "steps", "--contestants", "rule,learner,random"]


def result_of(text: str) -> dict[str, Any]:
    """Return a result without the time it took."""
    result: dict[str, Any] = json.loads(text)
    for contestant in result["contestants"]:
        del contestant["cpu_seconds_per_move"]
    return result


def listen_to_interrupts() -> None:
    """Handle Ctrl-C again: a shell makes commands in the background ignore it, and so do the processes they start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def started(path: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """A long tournament in its own process that has stored some rounds; it is killed after the test."""
    command = [sys.executable, "-m", "musicards", *WORDS, "--deals", "100000", "--keep", str(path), *words]
    allow_interrupts = listen_to_interrupts if os.name == "posix" else None
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=allow_interrupts) as process:  # noqa: PLW1509
        try:
            while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 20):
                time.sleep(0.01)
            assert process.poll() is None
            yield process
        finally:
            process.kill()


def test_the_result_is_printed_as_tables(shell: Shell) -> None:
    run = shell(*WORDS, "--deals", "5")
    assert run.code == 0
    assert "Steps, 2 players: 5 deals, 30 games" in run.out
    assert {"contestant", "difference of shares", "seat"} <= {line.split("  ")[0] for line in run.out.split("\n")}


def test_json_is_one_object_and_nothing_else(shell: Shell) -> None:
    answer = shell.answer(*WORDS, "--deals", "2")
    assert answer["contestants"][0]["name"] in {"rule", "learner", "random"}


def test_same_seed_gives_the_same_result(shell: Shell) -> None:
    one, other = (result_of(shell(*WORDS, "--deals", "3", "--json").out) for _ in range(2))
    assert one == other


def test_options_and_table_size_reach_the_game(shell: Shell) -> None:
    words = ["tournament", "distance", "--contestants", "rule,random", "--deals", "2", "--json"]
    result = result_of(shell(*words, "--players-at-table", "3", "--option", "interval=5").out)
    assert (result["players_at_table"], result["options"]["interval"], len(result["seats"])) == (3, 5, 3)


def test_out_has_the_result_and_the_rounds_are_in_a_file_next_to_it(tmp_path: Path, shell: Shell) -> None:
    out = tmp_path / "steps.json"
    run = shell(*WORDS, "--deals", "3", "--json", "--out", out)
    assert json.loads(out.read_text(encoding="utf-8")) == json.loads(run.out)
    assert out.with_suffix(".jsonl").read_bytes().count(b"\n") == 1 + 3 * 3


def test_a_finished_tournament_is_printed_again_without_playing(tmp_path: Path, shell: Shell) -> None:
    words = [*WORDS, "--deals", "3", "--keep", str(tmp_path / "rounds.jsonl")]
    first, again = shell(*words), shell(*words)
    assert first.out == again.out  # even the time is that of the first
    assert "continuing after 9 of 9 rounds" in again.err


def test_more_deals_continue_from_those_that_are_stored(tmp_path: Path, shell: Shell) -> None:
    words = [*WORDS, "--json", "--keep", str(tmp_path / "rounds.jsonl"), "--deals"]
    shell(*words, "2")
    assert result_of(shell(*words, "4").out) == result_of(shell(*WORDS, "--json", "--deals", "4").out)


def test_a_tournament_killed_while_writing_continues_to_the_same_result(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "rounds.jsonl"
    with started(path) as process:
        process.kill()
        process.communicate()
    with path.open("ab") as file:
        file.truncate(path.stat().st_size - 25)
    deals = str(path.read_bytes().count(b"\n") // 3 + 5)
    continued = shell(*WORDS, "--deals", deals, "--json", "--keep", path)
    assert continued.code == 0
    assert result_of(continued.out) == result_of(shell(*WORDS, "--deals", deals, "--json").out)


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_stopped_by_hand_it_leaves_a_clean_file_and_says_how_to_continue(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    out = tmp_path / "result.json"
    with started(path, "--jobs", jobs, "--out", str(out)) as process:
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert not out.exists()
    lines = path.read_bytes().splitlines(keepends=True)
    assert process.returncode == 130
    assert f"stopped after {len(lines) - 1} of 300000 rounds" in said
    assert "the same command continues from there" in said
    assert "Traceback" not in said
    assert all(json.loads(line) and line.endswith(b"\n") for line in lines)


def test_plot_draws_ratings_and_who_beats_whom(tmp_path: Path, shell: Shell) -> None:
    assert shell(*WORDS, "--deals", "2", "--plot", tmp_path / "plots").code == 0
    names = sorted(path.name for path in (tmp_path / "plots").iterdir())
    assert names == ["ratings.png", "ratings.svg", "wins.png", "wins.svg"]


def test_file_of_another_tournament_is_refused(tmp_path: Path, shell: Shell) -> None:
    words = [*WORDS, "--deals", "1", "--keep", str(tmp_path / "rounds.jsonl")]
    shell(*words)
    run = shell(*words, "--seed", "2")
    assert (run.code, run.out) == (2, "")
    assert "seed 1, not 2" in run.err
