"""``musicards tournament`` and ``musicards lab`` as a person uses them: tables, files, stopping and continuing."""

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

from musicards.lab.report import EXHIBITS
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


def test_the_result_is_printed_as_tables_and_drawn(tmp_path: Path, shell: Shell) -> None:
    run = shell(*WORDS, "--deals", "5", "--plot", tmp_path / "plots")
    assert run.code == 0
    assert "Steps, 2 players: 5 deals, 30 games" in run.out
    assert {"contestant", "difference of shares", "seat"} <= {line.split("  ")[0] for line in run.out.split("\n")}
    names = sorted(path.name for path in (tmp_path / "plots").iterdir())
    assert names == ["ratings.png", "ratings.svg", "wins.png", "wins.svg"]


def test_options_and_table_size_reach_the_game_and_json_is_one_object_and_nothing_else(shell: Shell) -> None:
    words = ["tournament", "distance", "--contestants", "rule,random", "--deals", "2"]
    result = shell.answer(*words, "--players-at-table", "3", "--option", "interval=5")
    assert result["contestants"][0]["name"] in {"rule", "random"}
    assert (result["players_at_table"], result["options"]["interval"], len(result["seats"])) == (3, 5, 3)


def test_out_has_the_result_and_the_rounds_are_in_a_file_next_to_it(tmp_path: Path, shell: Shell) -> None:
    out = tmp_path / "steps.json"
    run = shell(*WORDS, "--deals", "3", "--json", "--out", out)
    assert json.loads(out.read_text(encoding="utf-8")) == json.loads(run.out)
    assert out.with_suffix(".jsonl").read_bytes().count(b"\n") == 1 + 3 * 3


def test_a_finished_tournament_is_printed_again_without_playing_and_another_does_not_get_its_file(
    tmp_path: Path, shell: Shell
) -> None:
    words = [*WORDS, "--deals", "3", "--keep", str(tmp_path / "rounds.jsonl")]
    first, again = shell(*words), shell(*words)
    assert first.out == again.out  # even the time is that of the first
    assert "continuing after 9 of 9 rounds" in again.err
    shell.check_refused([*words, "--seed", "2"], "seed 1, not 2")


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


# Questions to the lab, and its report


def test_question_is_answered_in_a_table_and_drawn(tmp_path: Path, shell: Shell) -> None:
    lines = shell.text("lab", "length", "steps", "--players", "2,3", "--games", "4", "--plot", tmp_path)
    assert lines[0].startswith("How long is a game? 4 games of each kind.")
    assert [line.split()[:2] for line in lines if line.startswith("steps")] == [["steps", "2"], ["steps", "3"]]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["length.png", "length.svg"]


def test_json_is_one_object_and_nothing_else(shell: Shell) -> None:
    answer = shell.answer("lab", "compare", "distance", "--vary", "interval=2,3", "--games", "3")
    assert [row["interval"] for row in answer["rows"]] == [2, 3]


def test_report_makes_a_page_of_its_own(tmp_path: Path, shell: Shell) -> None:
    run = shell("lab", "report", "--out", tmp_path, "--games", "2", "--only", "board,interval")
    assert run.code == 0
    assert "2 answers" in run.out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board.svg", "interval.svg", "report.md"]


def test_report_fills_in_what_a_page_has_places_for_and_nothing_else(tmp_path: Path, shell: Shell) -> None:
    page = tmp_path / "page.md"
    page.write_text("Words.\n\n<!-- lab: board -->\n<!-- end of board -->\n", encoding="utf-8")
    pictures = tmp_path / "images"
    words = ["lab", "report", "--out", str(pictures), "--page", str(page), "--only"]
    shell.check_refused([*words, "interval"], "no place for interval: it has board")
    shell.check_refused([*words, "weather"], f"only {', '.join(EXHIBITS)}")
    assert shell("lab", "report", "--out", pictures, "--games", "2", "--page", page).code == 0
    assert "![Memory: which board?](images/board.svg)" in page.read_text(encoding="utf-8")
    assert [path.name for path in pictures.iterdir()] == ["board.svg"]
