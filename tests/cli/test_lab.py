"""``musicards lab`` as a person uses it: questions, the report, and errors."""

from pathlib import Path

from musicards.lab.report import EXHIBITS
from tests.cli.run import Shell


def test_question_is_answered_in_a_table(shell: Shell) -> None:
    lines = shell.text("lab", "length", "steps", "--players", "2,3", "--games", "4")
    assert lines[0].startswith("How long is a game? 4 games of each kind.")
    assert [line.split()[:2] for line in lines if line.startswith("steps")] == [["steps", "2"], ["steps", "3"]]


def test_json_is_one_object_and_nothing_else(shell: Shell) -> None:
    answer = shell.answer("lab", "compare", "distance", "--vary", "interval=2,3", "--games", "3")
    assert [row["interval"] for row in answer["rows"]] == [2, 3]


def test_same_seed_gives_the_same_answer(shell: Shell) -> None:
    one, other = (shell("lab", "length", "memory", "--games", "4", "--json").out for _ in range(2))
    assert one == other


def test_answer_is_drawn(tmp_path: Path, shell: Shell) -> None:
    assert shell("lab", "first-player", "all", "--games", "2", "--plot", tmp_path).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first-player.png", "first-player.svg"]


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
