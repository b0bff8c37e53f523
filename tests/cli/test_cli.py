"""The commands: figures, records, exit codes, and one clear line for each error."""

import inspect
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

import pytest

from musicards import __version__
from musicards.cli.main import app
from musicards.games.registry import GAMES
from musicards.lab.questions import QUESTIONS
from musicards.server.http.options import ServeOptions
from tests.cli.run import Shell

COMMANDS = [name for name in app.resolved_commands() if not name.startswith("-")]


@pytest.fixture
def record_file(tmp_path: Path, shell: Shell) -> Path:
    path = tmp_path / "games.jsonl"
    words = ["simulate", "steps", "--games", "5", "--seats", "learner,rule", "--record", str(path)]
    assert shell(*words).code == 0
    return path


def test_version(shell: Shell) -> None:
    run = shell("--version")
    assert (run.code, run.out.strip()) == (0, __version__)


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_the_list_of_commands_says_what_each_does(flag: str) -> None:
    # In a process of its own, because other tests have loaded the commands.
    done = subprocess.run([sys.executable, "-m", "musicards", flag], capture_output=True, text=True, check=True)
    assert "Without a command, the app opens in your browser." in " ".join(done.stdout.split())
    for command in COMMANDS:
        about = inspect.getdoc(app[command].default_command) or ""
        assert re.search(rf"\b{command} +{re.escape(about[:20])}", done.stdout)


@pytest.mark.parametrize(
    ("words", "opens"),
    [
        ((), True),
        (("--no-open",), False),
        (("--open", "--pace", "0"), True),
        (("serve",), False),
        (("serve", "--open"), True),
        (("serve", "--no-open"), False),
    ],
)
def test_without_a_command_the_app_opens(
    words: tuple[str, ...], *, opens: bool, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: SimpleQueue[str] = SimpleQueue()
    served: list[ServeOptions] = []

    def run(options: ServeOptions, ready: Callable[[str], None]) -> int:
        served.append(options)
        ready("http://127.0.0.1:8123/")
        return 0

    monkeypatch.setattr("musicards.server.http.app.serve", run)
    monkeypatch.setattr("webbrowser.open", opened.put)
    assert shell.text(*words, "--port", "8123", "--data", tmp_path) == [
        "musicards is at http://127.0.0.1:8123/ (Ctrl+C stops it)"
    ]
    assert [(options.port, options.data) for options in served] == [(8123, tmp_path)]
    if opens:  # by a thread
        assert opened.get(timeout=10) == "http://127.0.0.1:8123/"
    assert opened.empty()


@pytest.mark.parametrize(
    ("words", "named"),
    [("--prot 8123", "--port"), ("--no-open --port many", "many"), ("play", '"play"'), ("--no-open play", "'play'")],
)
def test_a_wrong_word_without_a_command_is_named(words: str, named: str, shell: Shell) -> None:
    shell.check_refused(words.split(), named)


@pytest.mark.parametrize("command", [*COMMANDS, "lab report"])
def test_help_of_every_command_has_an_example(command: str, shell: Shell) -> None:
    assert f"Example: musicards {command}" in "\n".join(shell.text(*command.split(), "--help"))


@pytest.mark.parametrize(("command", "named"), [("simulate", GAMES), ("lab", [*QUESTIONS, *GAMES])])
def test_help_names_every_game_and_every_question(command: str, named: list[str], shell: Shell) -> None:
    said = shell(command, "--help").out
    assert [each for each in named if not re.search(rf"\b{each}\b", said)] == []


@pytest.mark.parametrize("game", GAMES)
def test_simulate_prints_the_figures_as_json(game: str, shell: Shell) -> None:
    figures = shell.answer("simulate", game, "--players", "4", "--games", "6", "--seats", "rule,random")
    names = "game players games actions seconds actions_per_second games_per_second mean_turns wins"
    assert list(figures) == names.split()
    assert (figures["game"], figures["players"], figures["games"], len(figures["wins"])) == (game, 4, 6, 4)
    assert sum(figures["wins"]) >= 6


def test_simulate_says_the_figures_in_words(shell: Shell) -> None:
    run = shell("simulate", "distance", "--games", "3", "--seats", "rule,learner")
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
def test_records_replay(game: str, players: int, options: dict[str, object], tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "f.jsonl"
    words = ["--players", str(players), "--games", "5", "--seats", "learner,rule,random", "--record", str(path)]
    for name, value in options.items():
        words += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
    assert shell("simulate", game, *words).code == 0
    assert shell("replay", path).code == 0
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["options"].items() >= options.items()


def test_same_seed_writes_the_same_file(tmp_path: Path, shell: Shell) -> None:
    files = [tmp_path / name for name in ("a", "b", "c")]
    for path, seed in zip(files, ("5", "5", "6"), strict=True):
        shell("simulate", "steps", "--games", "4", "--seed", seed, "--record", path)
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()


def test_replay_prints_an_object_for_each_record_with_its_events_if_asked(record_file: Path, shell: Shell) -> None:
    lines = shell.text("replay", record_file, "--json")
    assert [sorted(json.loads(line)) for line in lines] == [["ok", "result", "state"]] * 5
    lines = shell.text("replay", record_file, "--events", "--json")
    assert [json.loads(line)["events"][-1]["type"] for line in lines] == ["ended"] * 5


def test_replay_leaves_with_1_when_a_record_does_not_hold(record_file: Path, shell: Shell) -> None:
    lines = record_file.read_text(encoding="utf-8").splitlines()
    wrong = json.loads(lines[2])
    wrong["log"].append({"by": 0, "do": "draw"})
    lines[2] = json.dumps({**wrong, "rules": 1})
    record_file.write_text("\n".join(lines), encoding="utf-8")
    run = shell("replay", record_file)
    assert run.code == 1
    assert f"line 3: not ok at entry {len(wrong['log']) - 1}: The game is over. (Played by rules 1" in run.out
    assert "4 of 5 records ok" in run.out


def test_replay_prints_an_event_per_line(record_file: Path, shell: Shell) -> None:
    lines = shell.text("replay", record_file, "--events")
    events = [json.loads(line) for line in lines if line.startswith(" ")]
    assert {"dealt", "turn", "step-played", "ended"} <= {event["type"] for event in events}
    assert [line for line in lines if not line.startswith(" ")][-1] == "5 of 5 records ok"


def test_unreadable_file_names_the_line_and_prints_nothing(record_file: Path, shell: Shell) -> None:
    with record_file.open("a", encoding="utf-8") as file:
        file.write("\nnot a record\n")
    run = shell("replay", record_file, "--json")
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
        ("tournament steps", "--contestants"),
        ("tournament steps --contestants rule,nobody", "'nobody'"),
        ("tournament steps --contestants rule,random --deals 0", "0"),
        ("tournament steps --contestants rule,random --deals many", "many"),
        ("tournament steps --contestants rule,random --players-at-table 6", "6"),
        ("tournament steps --contestants rule,random --option interval=3", "'interval'"),
        ("tournament steps --contestants rule,random --option reference_cards", "'reference_cards'"),
        ("tournament steps --contestants rule,random --jobs -1", "-1"),
        ("tournament steps --contestants rule,random --cluster slurm", "'slurm'"),
        ("tournament steps --contestants rule,random --address tcp://10.0.0.5:8786", "--cluster"),
        ("tournament steps --contestants rule,random --out /nowhere/f.json", "/nowhere/f.json"),
        ("tournament steps --contestants rule,random --keep /nowhere/f.jsonl", "/nowhere/f.jsonl"),
        ("tournament steps --contestants rule,random --out rounds.jsonl", "rounds.jsonl"),
        ("tournament steps --contestants rule,random --out .", "--out"),
        ("lab length", "--game"),
        ("lab length chess", "'chess'"),
        ("lab length steps --players two", "'two'"),
        ("lab length steps --players 6", "6"),
        ("lab length steps --games 0", "0"),
        ("lab length steps --seats nobody", "'nobody'"),
        ("lab length steps --vary interval", "'interval'"),
        ("lab length distance --option interval=8", "8"),
        ("lab length steps --jobs -1", "-1"),
        ("lab length steps --cluster slurm", "'slurm'"),
        ("lab report", "--out"),
        ("lab report --out x --only weather", "'weather'"),
        ("lab report --out x --games 0", "0"),
        ("lab report --out x --page /nowhere/page.md", "/nowhere/page.md"),
    ],
)
def test_invalid_input_gets_a_one_line_error_that_names_it(words: str, value: str, shell: Shell) -> None:
    shell.check_refused(words.split(), value)


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


def test_a_terminal_without_sharp_signs_shows_ascii_equivalents() -> None:
    command = [sys.executable, "-m", "musicards", "scale", "F# major"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [name in done.stdout for name in ("F#", "G#", "A#", "C#", "D#", "E#")] == [True] * 6
    assert "?" not in done.stdout


def test_a_record_with_an_impossible_scale_says_so_in_a_sentence(record_file: Path, shell: Shell) -> None:
    options = {"scale": {"tonic": "H", "kind": "major"}}
    record = {"format": "musicards/1", "game": "keys_corners", "players": 2, "options": options, "log": []}
    record_file.write_text(f"\n{json.dumps(record)}", encoding="utf-8")
    run = shell("replay", record_file)
    assert (run.code, run.err.startswith("musicards: line 2: “H” is not a tonic.")) == (2, True)
