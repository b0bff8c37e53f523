"""Charts: every answer has one, small and reproducible."""

from pathlib import Path

import pytest

from musicards.lab.charts import INK, PAPER, Mark, draw_intervals, draw_tournament, hue
from musicards.lab.contestants import parse_contestants
from musicards.lab.estimates import Estimate
from musicards.lab.query import Query
from musicards.lab.questions import QUESTIONS
from musicards.lab.standings import standings
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool
from tests.helpers.contrast import contrast

SMALL = 60_000  # bytes


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_a_small_picture(question: str, tmp_path: Path) -> None:
    answer = Query(question, "distance,steps", "2,5", games=4, seats="learner").ask(WorkerPool())
    svg, png = answer.draw(tmp_path, "picture")
    assert (svg.suffix, png.suffix) == (".svg", ".png")
    assert 1000 < svg.stat().st_size < SMALL
    assert png.read_bytes().startswith(b"\x89PNG")


def test_same_answer_is_the_same_picture(tmp_path: Path) -> None:
    answer = Query("length", "steps", games=4).ask(WorkerPool())
    first, second = (answer.draw(tmp_path, name, ("svg",))[0].read_bytes() for name in ("one", "two"))
    assert first == second


def test_names_in_a_picture_are_text_that_can_be_read_aloud(tmp_path: Path) -> None:
    answer = Query("compare", "keys_corners", games=2, vary="scale=blues,whole_tone").ask(WorkerPool())
    text = answer.draw(tmp_path, "picture", ("svg",))[0].read_text(encoding="utf-8")
    assert ">whole tone</text>" in text


def test_tournament_has_ratings_and_who_beats_whom(tmp_path: Path) -> None:
    plan = Tournament("steps", 2, parse_contestants("rule,random,learner"), {})
    paths = draw_tournament(standings(plan, plan.run(2)), tmp_path)
    assert [path.name for path in paths] == ["ratings.svg", "ratings.png", "wins.svg", "wins.png"]
    assert all(path.stat().st_size > 1000 for path in paths)


def test_estimate_without_interval_is_a_point() -> None:
    picture = draw_intervals([Mark("one", "", Estimate(1.0, None, None))], "title", "measure")
    assert picture.axes[0].get_xlabel() == "measure"


def test_lines_and_words_stand_out_from_the_paper() -> None:
    assert min(contrast(hue(number), PAPER) for number in range(6)) > 3.0
    assert contrast(INK, PAPER) > 7.0
