"""``musicards tournament`` and ``musicards lab`` as a person uses them: tables, files, stopping and continuing."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from musicards.cli.progress import ProgressLines
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
def command(*words: str | Path) -> Iterator["subprocess.Popen[str]"]:
    """A command in a process group of its own; it is killed after the test."""
    allow_interrupts = listen_to_interrupts if os.name == "posix" else None
    with subprocess.Popen(
        [sys.executable, "-m", "musicards", *map(str, words)],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=allow_interrupts,  # noqa: PLW1509
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def started(path: Path, *words: str | Path) -> Iterator["subprocess.Popen[str]"]:
    """A long command that has saved some games in `path`."""
    with command(*words) as process:
        while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 20):
            time.sleep(0.01)
        assert process.poll() is None
        yield process


def running(group: int) -> list[str]:
    """Return the commands that are still running in a process group."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, _, rest = folder.joinpath("stat").read_text("utf-8").rpartition(")")
        except OSError:  # it ended meanwhile
            continue
        state, _, itsgroup = rest.split()[:3]
        if int(itsgroup) == group and state != "Z":
            found.append(name)
    return found


def press_ctrl_c(process: "subprocess.Popen[str]") -> str:
    """Interrupt a command and all its processes, as a terminal does. Return what it says until it has ended."""
    os.killpg(process.pid, signal.SIGINT)
    return rest_of(process, code=130)


def rest_of(process: "subprocess.Popen[str]", *, code: int) -> str:
    """Return what a command says until it has ended, with this exit code and without leaving processes behind."""
    _, said = process.communicate(timeout=60)
    assert process.returncode == code
    wait_until = time.monotonic() + 5
    while running(process.pid) and time.monotonic() < wait_until:
        time.sleep(0.05)
    assert running(process.pid) == []
    return said


LONG = [*WORDS, "--deals", "100000"]
"""A tournament of 300,000 rounds, which are 600,000 games."""


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


@pytest.mark.parametrize(
    "words", [["lab", "length", "steps", "--games", "9"], [*WORDS[:-1], "rule,random", "--deals", "3"]]
)
def test_another_format_is_written_without_playing_again(words: list[str], tmp_path: Path, shell: Shell) -> None:
    assert shell(*words, "--out", tmp_path / "out.json").code == 0
    again = shell(*words, "--out", tmp_path / "out.csv")
    assert again.code == 0
    games = "9 of 9" if words[0] == "lab" else "6 of 6"
    assert f"continuing after {games} games" in again.err
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        assert "turns" in {row["figure"] for row in csv.DictReader(file)}


@pytest.mark.parametrize("words", [["lab", "length", "steps"], WORDS])
@pytest.mark.parametrize("name", ["out.xlsx", "out", "out.jsonl"])
def test_an_unknown_format_is_refused_and_nothing_is_written(
    words: list[str], name: str, tmp_path: Path, shell: Shell
) -> None:
    shell.check_refused([*words, "--out", str(tmp_path / name)], f"must end in .json, .csv or .parquet, not be {name}")
    assert list(tmp_path.iterdir()) == []


def test_a_finished_tournament_is_printed_again_without_playing_and_another_does_not_get_its_file(
    tmp_path: Path, shell: Shell
) -> None:
    words = [*WORDS, "--deals", "3", "--keep", str(tmp_path / "rounds.jsonl")]
    first, again = shell(*words), shell(*words)
    assert first.out == again.out  # even the time is that of the first
    assert "continuing after 18 of 18 games" in again.err
    shell.check_refused([*words, "--seed", "2"], "seed 1, not 2")


def test_more_deals_continue_from_those_that_are_stored(tmp_path: Path, shell: Shell) -> None:
    words = [*WORDS, "--json", "--keep", str(tmp_path / "rounds.jsonl"), "--deals"]
    shell(*words, "2")
    assert result_of(shell(*words, "4").out) == result_of(shell(*WORDS, "--json", "--deals", "4").out)


def test_a_tournament_killed_while_writing_continues_to_the_same_result(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "rounds.jsonl"
    with started(path, *LONG, "--keep", path) as process:
        process.kill()
        process.communicate()
    with path.open("ab") as file:
        file.truncate(path.stat().st_size - 25)
    deals = str(path.read_bytes().count(b"\n") // 3 + 5)
    continued = shell(*WORDS, "--deals", deals, "--json", "--keep", path)
    assert continued.code == 0
    assert result_of(continued.out) == result_of(shell(*WORDS, "--deals", deals, "--json").out)


only_linux = pytest.mark.skipif(sys.platform != "linux", reason="without /proc, processes cannot be counted")


@only_linux
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_stopped_by_hand_it_leaves_a_clean_file_and_says_how_to_continue(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    out = tmp_path / "result.json"
    with started(path, *LONG, "--keep", path, "--jobs", jobs, "--out", out) as process:
        said = press_ctrl_c(process)
    assert not out.exists()
    lines = path.read_bytes().splitlines(keepends=True)
    games = 2 * (len(lines) - 1)
    assert said == (
        f"musicards: stopped after {games:,} of 600,000 games, saved in {path}: the same command continues from there\n"
    )
    assert all(json.loads(line) and line.endswith(b"\n") for line in lines)


@only_linux
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_job_scheduler_stops_it_as_ctrl_c_does(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    with started(path, *LONG, "--keep", path, "--jobs", jobs) as process:
        process.terminate()
        said = rest_of(process, code=143)
    games = 2 * (path.read_bytes().count(b"\n") - 1)
    assert said.startswith(f"musicards: stopped after {games:,} of 600,000 games, saved in {path}")


@only_linux
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_question_that_was_stopped_continues_to_the_same_answer(jobs: str, tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "games.jsonl"
    asked = ["lab", "compare", "steps", "--players", "2", "--vary", "reference_cards"]
    words = [*asked, "--keep", str(path), "--jobs", jobs]
    with started(path, *words, "--games", "100000") as process:
        said = press_ctrl_c(process)
    saved = sum(len(json.loads(line)["games"]) for line in path.read_bytes().splitlines()[1:])
    assert said == (
        f"musicards: stopped after {saved:,} of 200,000 games, saved in {path}: the same command continues from there\n"
    )
    with path.open("ab") as file:
        file.truncate(path.stat().st_size - 25)
    games = str(saved + 8)  # the last batch has fewer games than the others
    continued = shell(*words, "--games", games, "--json")
    assert json.loads(continued.out) == shell.answer(*asked, "--games", games)


@only_linux
def test_processes_that_are_just_starting_are_stopped_without_a_traceback_and_unsaved_games_are_lost() -> None:
    with command("lab", "length", "steps", "--games", "100000", "--jobs", "2") as process:
        while len(running(process.pid)) < 4:  # this one, joblib's own, and two that play
            time.sleep(0.01)
        time.sleep(0.2)
        said = press_ctrl_c(process)
    assert said == (
        "musicards: stopped after 0 of 100,000 games; none are saved, because neither --out nor --keep was given\n"
    )


@only_linux
def test_a_report_that_was_stopped_continues_and_leaves_no_games_behind(tmp_path: Path, shell: Shell) -> None:
    words = ["lab", "report", "--out", str(tmp_path / "report"), "--only", "board,mistakes"]
    path = tmp_path / "report" / "board.jsonl"
    with started(path, *words, "--games", "100000", "--jobs", "2") as process:
        said = press_ctrl_c(process)
    assert f"saved in {tmp_path / 'report'}: the same command continues from there" in said
    batches = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    saved = sum(len(batch["games"]) for batch in batches if batch["first"] < 20)
    continued = shell(*words, "--games", "20")
    assert continued.code == 0
    assert f"continuing after {saved} of 140 games" in continued.err
    assert sorted(path.suffix for path in (tmp_path / "report").iterdir()) == [".md", ".svg", ".svg"]
    again = tmp_path / "again"
    shell("lab", "report", "--out", again, "--only", "board,mistakes", "--games", "20")
    assert (again / "report.md").read_text("utf-8") == (tmp_path / "report" / "report.md").read_text("utf-8")


# How far it is


def test_where_there_is_no_terminal_a_line_now_and_then_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    times = iter([0.0, 29.9, 30.1, 60.0, 90.2, 100.0])
    lines = ProgressLines(1000, 400, clock=lambda: next(times))
    for more in (50, 70, 10, 70, 400):  # the last one finishes, which needs no line
        lines.advance(more)
    assert capsys.readouterr().err.splitlines() == [
        "musicards: 520 of 1,000 games, about 2 minutes left",  # 120 in half a minute, and 480 to play
        "musicards: 600 of 1,000 games, about 3 minutes left",  # 200 in a minute and a half, and 400 to play
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["lab", "length", "steps", "--games", "11"],
        [*WORDS, "--deals", "2"],
        ["simulate", "steps", "--games", "11"],
    ],
)
def test_every_command_that_plays_says_how_far_it_is_unless_it_prints_json(
    words: list[str], monkeypatch: pytest.MonkeyPatch, shell: Shell
) -> None:
    monkeypatch.setattr("musicards.cli.progress.EVERY", 0.0)
    assert re.search(r"^musicards: 10 of 1[12] games, about 1 second left\n", shell(*words).err, re.MULTILINE)
    assert shell(*words, "--json").err == ""


@only_linux
def test_on_a_terminal_there_is_a_bar_with_the_time_that_is_left() -> None:
    ours, theirs = os.openpty()
    words = ["lab", "length", "steps", "--games", "10000"]
    shown, until = "", time.monotonic() + 60
    with subprocess.Popen([sys.executable, "-m", "musicards", *words], stderr=theirs) as process:
        while not re.search(r"[1-9]\d*/10000 games, 0:\d\d:\d\d left", shown) and time.monotonic() < until:
            shown = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", shown + os.read(ours, 10_000).decode("utf-8", "replace"))
        process.kill()
    os.close(ours)
    os.close(theirs)
    assert time.monotonic() < until, shown[-500:]


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
