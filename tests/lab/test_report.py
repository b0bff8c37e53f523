"""The report: pages are filled in where they leave a place; and every answer has a chart, small and reproducible."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from musicards.errors import BadNotation
from musicards.lab.charts import INK, PAPER, Caption, Mark, draw_distributions, draw_intervals, draw_tournament, hue
from musicards.lab.contestants import parse_contestants
from musicards.lab.estimates import Estimate
from musicards.lab.query import Query
from musicards.lab.questions import QUESTIONS
from musicards.lab.report import EXHIBITS, exhibits_of, fill_in, make_report, places_in, whole_page
from musicards.lab.standings import standings
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool
from tests.helpers.contrast import contrast

PAGE = """# A page

Before.

<!-- lab: board -->
old
<!-- end of board -->

Between. <!-- lab: nothing -->

<!-- lab: calls -->
<!-- end of calls -->
"""


@pytest.fixture(scope="module")
def blocks(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    folder = tmp_path_factory.mktemp("pictures")
    made = make_report(exhibits_of(["board"], games=3, seed=2), folder, WorkerPool())
    assert (folder / "board.svg").exists()
    return made


def test_places_are_found_and_a_page_without_one_is_refused() -> None:
    assert places_in(PAGE) == ["board", "calls"]
    with pytest.raises(BadNotation, match="no placeholder"):
        places_in("nothing here")


def test_the_placeholder_is_filled_and_the_rest_stays(blocks: Mapping[str, str], tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    fill_in(page, blocks, tmp_path / "images" / "lab")
    text = page.read_text(encoding="utf-8")
    before, rest = PAGE.split("<!-- lab: board -->\nold\n<!-- end of board -->")
    assert text.startswith(before)
    assert text.endswith(rest)
    assert "| chromatic |" in text
    assert "](images/lab/board.svg)" in text  # relative to the page
    fill_in(page, blocks, tmp_path / "images" / "lab")
    assert page.read_text(encoding="utf-8") == text  # filling in again changes nothing


def test_page_of_answers_alone_has_a_heading_and_a_command_for_each(blocks: Mapping[str, str], tmp_path: Path) -> None:
    whole_page(tmp_path / "report.md", exhibits_of(["board"], games=3, seed=2), blocks, tmp_path)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "## Memory: which board?" in text
    assert "](board.svg)" in text
    assert "    musicards lab compare memory --players 3 --vary board --seats rule --games 3 --seed 2\n" in text


def test_answer_about_small_differences_takes_more_games_and_an_unknown_one_is_refused() -> None:
    few, many = exhibits_of(["length", "first-player-of-2"], games=10, seed=1)
    assert (few.asked.total(), many.asked.total()) == (6 * 10, 6 * 30)

    with pytest.raises(BadNotation, match="no 'weather', only length, "):
        exhibits_of(["weather"], games=1, seed=1)


DOCS: Final = Path(__file__).parents[2] / "docs"
LAB: Final = (DOCS / "lab.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", EXHIBITS)
def test_every_answer_can_be_asked_for_and_is_documented_with_its_command_picture_and_table(name: str) -> None:
    assert EXHIBITS[name].asked.sized(10, 1).total() >= 10
    block = LAB.split(f"<!-- lab: {name} -->")[1].split(f"<!-- end of {name} -->")[0]
    (exhibit,) = exhibits_of([name], games=1000, seed=1)
    assert f"    {exhibit.asked.command()}\n" in block
    assert f"](images/lab/{name}" in block
    assert "| --- | ---: |" in block


def test_documentation_has_a_place_for_every_answer_and_small_pictures() -> None:
    assert sorted(places_in(LAB)) == sorted(EXHIBITS)
    pictures = re.findall(r"]\((images/lab/[\w-]+\.svg)\)", LAB)
    sizes = [(DOCS / picture).stat().st_size for picture in pictures]
    assert len(sizes) >= len(EXHIBITS)
    assert max(sizes) < 60_000


SMALL = 60_000  # bytes


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_a_small_picture(question: str, tmp_path: Path) -> None:
    answer = Query(question, "distance,steps", "2,5", games=4, seats="learner").ask(WorkerPool())
    svg, png = answer.draw(tmp_path, "picture")
    assert (svg.suffix, png.suffix) == (".svg", ".png")
    assert 1000 < svg.stat().st_size < SMALL
    assert png.read_bytes().startswith(b"\x89PNG")


def test_same_answer_is_the_same_picture_whose_names_are_text_that_can_be_read_aloud(tmp_path: Path) -> None:
    answer = Query("compare", "keys_corners", games=2, vary="scale=blues,whole_tone").ask(WorkerPool())
    first, second = (answer.draw(tmp_path, name, ("svg",))[0].read_text("utf-8") for name in ("one", "two"))
    assert first == second
    assert ">whole tone</text>" in first


def test_tournament_has_ratings_and_who_beats_whom(tmp_path: Path) -> None:
    plan = Tournament("steps", 2, parse_contestants("rule,random,learner"), {})
    paths = draw_tournament(standings(plan, plan.run(2)), tmp_path)
    assert [path.name for path in paths] == ["ratings.svg", "ratings.png", "wins.svg", "wins.png"]
    assert all(path.stat().st_size > 1000 for path in paths)


def test_estimate_without_interval_is_a_point_and_lines_and_words_stand_out_from_the_paper() -> None:
    picture = draw_intervals([Mark("one", "", Estimate(1.0, None, None))], Caption("title", "origin"), "measure")
    assert picture.axes[0].get_xlabel() == "measure"

    assert min(contrast(hue(number), PAPER) for number in range(6)) > 3.0
    assert contrast(INK, PAPER) > 7.0


def texts(svg: Path) -> str:
    """Return the words of a picture."""
    return " ".join(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg.read_text("utf-8"))).split())


@pytest.mark.parametrize("question", ["length", "first-player", "compare"])
def test_every_picture_names_games_players_number_of_games_and_seed(question: str, tmp_path: Path) -> None:
    answer = Query(question, "distance,steps", "2,3", games=4, seats="learner,rule", seed=7).ask(WorkerPool())
    (svg,) = answer.draw(tmp_path, "picture", ("svg",))
    assert "The Distance, Steps, 2, 3 players (learner, rule): 4 games of each kind, seed 7" in texts(svg)
    assert "with 95 % intervals" in texts(svg)


def test_pictures_of_a_tournament_name_the_game_players_number_of_games_and_seed(tmp_path: Path) -> None:
    plan = Tournament("steps", 2, parse_contestants("rule,random"), {}, seed=7)
    result = standings(plan, plan.run(5))
    ratings, wins = draw_tournament(result, tmp_path, kinds=("svg",))
    for svg in (ratings, wins):
        assert "Steps, 2 players: 5 deals, 10 games, seed 7" in texts(svg)
        assert "with 95 % intervals" in texts(svg)
    ahead = result.differences[0].ahead
    assert ahead.low is not None
    assert ahead.high is not None
    assert f" {100 * ahead.low:.0f} to {100 * ahead.high:.0f} " in texts(wins)


def test_a_distribution_is_drawn_with_wilson_s_intervals() -> None:
    picture = draw_distributions({"one": {10: 5, 20: 5}}, Caption("title", "origin"), "turns")
    (band,) = picture.axes[0].collections
    ends = {round(float(y), 1) for x, y in band.get_paths()[0].vertices if x == 10}
    assert ends == {23.7, 76.3}  # Wilson's interval of 5 in 10
