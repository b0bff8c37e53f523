"""``musicards lab`` as a person uses it: questions, the report, and errors."""

import json
from pathlib import Path

import pytest

from musicards.games.registry import GAMES
from musicards.lab.questions import QUESTIONS
from musicards.lab.report import EXHIBITS
from tests.cli.run import Run, check_refused


def test_question_is_answered_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "lab", "length", "steps", "--players", "2,3", "--games", "4")
    assert run.code == 0
    assert run.out.startswith("How long is a game? 4 games of each kind.")
    assert [line.split()[:2] for line in run.out.splitlines() if line.startswith("steps")] == [
        ["steps", "2"],
        ["steps", "3"],
    ]


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "lab", "compare", "distance", "--vary", "interval=2,3", "--games", "3", "--json")
    assert (run.code, run.err) == (0, "")
    assert [row["interval"] for row in json.loads(run.out)["rows"]] == [2, 3]


def test_same_seed_gives_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (Run(capsys, "lab", "length", "memory", "--games", "4", "--json").out for _ in range(2))
    assert one == other


def test_answer_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "lab", "first-player", "all", "--games", "2", "--plot", str(tmp_path)).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first-player.png", "first-player.svg"]


@pytest.mark.parametrize("word", [*QUESTIONS, *GAMES])
def test_help_names_every_question_and_every_game(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Run(capsys, "lab", "--help").out
    assert word in words


def test_help_of_the_report_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "lab", "report", "--help")
    assert run.code == 0
    assert "Example: musicards lab report" in run.out


def test_report_makes_a_page_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "lab", "report", "--out", str(tmp_path), "--games", "2", "--only", "board,interval")
    assert run.code == 0
    assert "2 answers" in run.out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board.svg", "interval.svg", "report.md"]


def test_report_fills_in_what_a_page_has_places_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("Words.\n\n<!-- lab: board -->\n<!-- end of board -->\n", encoding="utf-8")
    pictures = tmp_path / "images"
    assert Run(capsys, "lab", "report", "--out", str(pictures), "--games", "2", "--page", str(page)).code == 0
    assert "![Memory: which board?](images/board.svg)" in page.read_text(encoding="utf-8")
    assert [path.name for path in pictures.iterdir()] == ["board.svg"]


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("length", "--game"),
        ("length chess", "'chess'"),
        ("weather steps", "'weather'"),
        ("blocked memory", "reshuffle"),
        ("length steps --players two", "'two'"),
        ("length steps --players 6", "6"),
        ("length steps --games 0", "0"),
        ("length steps --seats nobody", "'nobody'"),
        ("length steps --vary interval", "'interval'"),
        ("length distance --vary interval=8", "'8'"),
        ("length distance --option interval=8", "8"),
        ("length steps --jobs -1", "-1"),
        ("length steps --cluster slurm", "'slurm'"),
        ("report", "--out"),
        ("report --out x --only weather", "'weather'"),
        ("report --out x --games 0", "0"),
        ("report --out x --page /nowhere/page.md", "/nowhere/page.md"),
    ],
)
def test_invalid_input_gets_a_one_line_error_that_names_it(
    words: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_refused(capsys, ["lab", *words.split()], value)


def test_report_refuses_answers_that_there_are_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- lab: board -->\n<!-- end of board -->\n", encoding="utf-8")
    words = ["lab", "report", "--out", str(tmp_path), "--page", str(page), "--only"]
    check_refused(capsys, [*words, "interval"], "no place for interval: it has board")
    check_refused(capsys, [*words, "weather"], f"only {', '.join(EXHIBITS)}")
