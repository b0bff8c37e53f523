"""The report: pages are filled in where they leave a place, and stay as they are elsewhere."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from musicards.errors import BadNotation
from musicards.lab.report import EXHIBITS, exhibits_of, fill_in, make_report, places_in, whole_page
from musicards.lab.workers import WorkerPool

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
