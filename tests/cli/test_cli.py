"""The commands: figures, records, exit codes, and one clear line for each error."""

import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from musicards import __version__
from musicards.cli.main import app
from musicards.games.registry import GAMES
from tests.cli.run import Run, check_refused

COMMANDS = (
    *("serve", "backup", "check", "simulate", "replay", "verify", "tournament", "lab"),
    *("scale", "chord", "interval", "key", "identify", "transpose", "cards"),
)


@pytest.fixture
def record_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "games.jsonl"
    words = ["simulate", "steps", "--games", "5", "--seats", "learner,rule", "--record", str(path)]
    assert Run(capsys, *words).code == 0
    return path


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "--version")
    assert (run.code, run.out.strip()) == (0, __version__)


@pytest.mark.parametrize("words", [(), ("--help",)])
def test_the_list_of_commands_says_what_each_does(words: tuple[str, ...]) -> None:
    # In a process of its own, because other tests have loaded the commands.
    done = subprocess.run([sys.executable, "-m", "musicards", *words], capture_output=True, text=True, check=True)
    for command in COMMANDS:
        about = inspect.getdoc(app[command].default_command) or ""
        assert re.search(rf"\b{command} +{re.escape(about[:20])}", done.stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, command, "--help")
    assert run.code == 0
    assert f"Example: musicards {command}" in run.out


def test_no_command_is_left_out_of_these_tests() -> None:
    assert set(COMMANDS) == {name for name in app if not name.startswith("-")}


@pytest.mark.parametrize("game", GAMES)
def test_help_of_simulate_names_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Run(capsys, "simulate", "--help").out.replace(",", " ").replace(".", " ").split()
    assert game in words


@pytest.mark.parametrize("game", GAMES)
def test_simulate_prints_the_figures_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "simulate", game, "--players", "4", "--games", "6", "--seats", "rule,random", "--json")
    figures = json.loads(run.out)
    names = "game players games actions seconds actions_per_second games_per_second mean_turns wins"
    assert list(figures) == names.split()
    assert (figures["game"], figures["players"], figures["games"], len(figures["wins"])) == (game, 4, 6, 4)
    assert sum(figures["wins"]) >= 6


def test_simulate_says_the_figures_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "simulate", "distance", "--games", "3", "--seats", "rule,learner")
    assert "seat 0 (rule)" in run.out
    assert "seat 2 (rule)" in run.out
    assert "actions per second" in run.out


SCALES = [
    {"tonic": "Eb", "kind": "blues"},
    {"tonic": "Gb", "kind": "major"},
    {"tonic": "A#", "kind": "harmonic_minor"},
    {"tonic": "F", "kind": "whole_tone"},
    {"tonic": "D", "kind": "custom", "formula": [1, 2, 3, 6]},
    {"tonic": "C", "kind": "custom", "formula": [1] * 12},
]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *[(game, players, {}) for game in GAMES for players in (2, 5)],
        *[("distance", 3, {"interval": interval}) for interval in range(2, 8)],
        *[("keys_corners", 3, {"scale": scale}) for scale in SCALES],
        *[("memory", 1, {"board": board}) for board in ("naturals", "chromatic", "full")],
    ],
)
def test_records_replay(
    game: str, players: int, options: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "f.jsonl"
    words = ["--players", str(players), "--games", "5", "--seats", "learner,rule,random", "--record", str(path)]
    for name, value in options.items():
        words += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
    assert Run(capsys, "simulate", game, *words).code == 0
    assert Run(capsys, "replay", str(path)).code == 0
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["options"].items() >= options.items()


def test_same_seed_writes_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("a", "b", "c")]
    for path, seed in zip(files, ("5", "5", "6"), strict=True):
        Run(capsys, "simulate", "steps", "--games", "4", "--seed", seed, "--record", str(path))
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()


def test_replay_prints_an_object_for_each_record(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "replay", str(record_file), "--json")
    lines = [json.loads(line) for line in run.out.splitlines()]
    assert run.code == 0
    assert [sorted(line) for line in lines] == [["ok", "result", "state"]] * 5


def test_replay_leaves_with_1_when_a_record_does_not_hold(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record_file.read_text(encoding="utf-8").splitlines()
    wrong = json.loads(lines[2])
    wrong["log"].append({"by": 0, "do": "draw"})
    lines[2] = json.dumps({**wrong, "rules": 1})
    record_file.write_text("\n".join(lines), encoding="utf-8")
    run = Run(capsys, "replay", str(record_file))
    assert run.code == 1
    assert f"line 3: not ok at entry {len(wrong['log']) - 1}: The game is over. (Played by rules 1" in run.out
    assert "4 of 5 records ok" in run.out


def test_replay_prints_an_event_per_line(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = Run(capsys, "replay", str(record_file), "--events").out.splitlines()
    events = [json.loads(line) for line in lines if line.startswith(" ")]
    assert {"dealt", "turn", "step-played", "ended"} <= {event["type"] for event in events}
    assert [line for line in lines if not line.startswith(" ")][-1] == "5 of 5 records ok"


def test_replay_prints_the_events_as_json_within_the_record(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        json.loads(line) for line in Run(capsys, "replay", str(record_file), "--events", "--json").out.splitlines()
    ]
    assert [line["events"][-1]["type"] for line in lines] == ["ended"] * 5


def test_unreadable_file_names_the_line_and_prints_nothing(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with record_file.open("a", encoding="utf-8") as file:
        file.write("\nnot a record\n")
    run = Run(capsys, "replay", str(record_file), "--json")
    assert (run.code, run.out) == (2, "")
    assert "line 7: not JSON" in run.err


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("simulate crazy_eights", "'crazy_eights'"),
        ("simulate steps --players 6", "6"),
        ("simulate steps --players two", "two"),
        ("simulate steps --games 0", "0"),
        ("simulate steps --option reference_cards", "'reference_cards'"),
        ("simulate steps --option reference_cards=maybe", "'maybe'"),
        ("simulate steps --option interval=3", "'interval'"),
        ("simulate distance --option interval=8", "8"),
        ("simulate keys_corners --option scale=H", "'H'"),
        ('simulate keys_corners --option scale={"tonic":"H","kind":"major"}', "“H”"),
        ("simulate steps --seats rule,master", "'master'"),
        ("simulate steps --record /nowhere/f.jsonl", "/nowhere/f.jsonl"),
        ("replay /nowhere/f.jsonl", "/nowhere/f.jsonl"),
        ("dance", "dance"),
        ("simulate steps --tempo 3", "--tempo"),
        ("serve --port many", "many"),
        ("simulate steps --option reference_cards=true --option reference_cards=false", "'reference_cards'"),
    ],
)
def test_invalid_input_gets_a_one_line_error_that_names_it(
    words: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_refused(capsys, words.split(), value)


def test_a_closed_pipe_is_not_an_error(record_file: Path) -> None:
    command = f"{sys.executable} -m musicards replay {record_file} --json --events | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_records_come_from_standard_input_too(record_file: Path) -> None:
    command = [sys.executable, "-m", "musicards", "replay", "-"]
    with record_file.open("rb") as lines:
        done = subprocess.run(command, stdin=lines, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "5 of 5 records ok" in done.stdout


def test_a_terminal_without_sharp_signs_shows_ascii_equivalents(record_file: Path) -> None:
    record = json.loads(record_file.read_text(encoding="utf-8").splitlines()[0])
    black = next(code for code in record["log"][0]["stock"] if "#" in code)
    record["log"][1:] = [{"by": 0, "do": "play", "cards": [black], "say": {"step": "half"}}]
    record_file.write_text(json.dumps(record), encoding="utf-8")
    command = [sys.executable, "-m", "musicards", "replay", str(record_file)]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert "You don't have " in done.stdout
    assert "#" in done.stdout
    assert "?" not in done.stdout


def test_a_record_with_an_impossible_scale_says_so_in_a_sentence(
    record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"scale": {"tonic": "H", "kind": "major"}}
    record = {"format": "musicards/1", "game": "keys_corners", "players": 2, "options": options, "log": []}
    record_file.write_text(f"\n{json.dumps(record)}", encoding="utf-8")
    run = Run(capsys, "replay", str(record_file))
    assert (run.code, run.err.startswith("musicards: line 2: “H” is not a tonic.")) == (2, True)


@pytest.mark.parametrize(
    ("words", "value"), [("--pace nan", "nan"), ("--host a..b", "'a..b'"), ("--port 70000", "70000")]
)
def test_server_that_cannot_start_says_why_in_one_line(words: str, value: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "musicards", "serve", "--data", str(tmp_path), *words.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert value in done.stderr
