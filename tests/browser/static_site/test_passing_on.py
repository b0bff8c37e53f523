"""People who share a device, and pass it on with the table covered."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.games.registry import GAMES
from musicards.record import parse_record, replay
from tests.browser.axe import LANGUAGES, axe
from tests.browser.static_site.people import LOADING, Family


@pytest.mark.parametrize(
    ("game", "people", "computers"),
    [
        ("distance", 3, 0), ("steps", 2, 1), ("keys_corners", 2, 0), ("go_fish", 3, 0), ("old_maid", 2, 1),
        ("memory", 3, 0),
    ],
)  # fmt: skip
def test_people_who_share_the_page_play_a_whole_game_and_look_back_at_it(
    page: Page, game: str, people: int, computers: int, tmp_path: Path
) -> None:
    family = Family(page)
    family.begin(game, people, computers)
    passed, code = family.room["passed"], family.room["code"]
    family.play_turns(Random(6))
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("play-again")).to_be_visible()
    assert family.learned_from <= {0}
    assert passed == GAMES[game].has_hands
    if passed:
        assert set(family.took) == set(range(people))
        assert family.passed_on == len(family.took) - 1  # nobody's table was covered before they had seen its result
        frames = page.evaluate("framesOfTest")
        assert len(frames) > people
        assert [frame for frame in frames if frame[0] != frame[1] and frame[2] != "true"] == []
    page.get_by_test_id("play-again").click()
    page.get_by_test_id("result").wait_for(state="hidden")
    page.get_by_test_id("table").or_(page.get_by_test_id("curtain")).wait_for()
    page.goto(f"#/review/{code}")
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    path = tmp_path / "record.jsonl"
    download.value.save_as(path)
    assert download.value.suggested_filename == f"musicards-{code}.jsonl"
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.game == game
    assert replay(record).game.over


def test_a_reload_or_going_back_leaves_the_table_covered(page: Page) -> None:
    family = Family(page)
    family.begin("distance", 2)
    family.play_few_turns(Random(7))
    page.reload()
    page.get_by_test_id("curtain").wait_for(timeout=LOADING)
    for width, height in ((390, 844), (320, 568), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("take").click()
        page.get_by_test_id("table").wait_for()
        page.goto("#/words")
        page.get_by_role("main").wait_for()
        page.go_back()
        page.get_by_test_id("curtain").wait_for()
        assert page.locator("[data-code], [data-place=hand]").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_curtain_can_be_used_with_the_keyboard_and_is_accessible_in_each_language(page: Page) -> None:
    family = Family(page)
    family.begin("distance", 2)
    page.set_viewport_size({"width": 320, "height": 568})
    table = page.url
    for language in LANGUAGES:
        page.goto("#/settings")
        page.get_by_test_id("language").select_option(language)
        page.goto(table)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(family.at("curtain").get_by_role("heading", level=1)).to_be_focused()
        assert axe(page) == []
        expect(family.at("call-1")).to_be_visible()
        family.at("call-1").press("Enter")
        expect(page.get_by_test_id("explanation")).to_be_visible()
        assert axe(page) == []
        family.at("take").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("table")).to_be_visible()
        expect(page.get_by_test_id("explanation")).to_have_count(0)
        assert family.table["seat"] == family.table["turn"]
