"""Whole games in a real Chromium, as a person plays them: mistakes, explanations, calls, the end, and again."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.cards import HOUR_OF, NOTES, cards_in
from musicards.games.keys_corners import SPACES, CornersView, Place
from musicards.games.keys_corners.board import ALL_SPACES
from musicards.record import parse_record
from tests.browser.axe import axe
from tests.browser.learned import changes
from tests.browser.person import Person

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
MAX_BETTER = 5  # things that the result shows as better known
BETTER = ("today", "lasts")
TABLES = [("distance", LAPTOP, 8), ("steps", PHONE, 4)]  # with these seeds somebody is soon down to one card


def finish(person: Person, rng: Random) -> None:
    """Play to the end, and look at the result."""
    person.play_turns(rng)
    expect(person.at("result")).to_be_visible()
    expect(person.at("table")).to_have_attribute("data-over", "true")
    expect(person.at("result")).not_to_contain_text("⟦")  # notes are shown as the player names them


def play_again(person: Person) -> None:
    """Start another game at the same table."""
    code = person.room["code"]
    person.click("play-again")
    person.wait_for(lambda: person.room["code"] != code and person.room["started"] and not person.table["over"])
    expect(person.at("result")).to_be_hidden()


def better_atoms(page: Page) -> set[str]:
    """The atoms that are better known now than in the beginning, as the browser has kept it."""
    first: dict[str, str] = {}
    last: dict[str, str] = {}
    for atom, before, after in changes(page):
        first.setdefault(atom, before)
        last[atom] = after
    return {atom for atom, state in last.items() if state in BETTER and first[atom] not in BETTER}


def expect_what_got_better(person: Person, guest_page: Page) -> None:
    """Expect that the result shows what the player now knows better: again after a reload, and to nobody else."""
    page, better = person.page, person.at("better")
    expect(better).to_be_visible()
    page.wait_for_function("navigator.locks.query().then(({ held }) => held.length === 0)")
    count = len(better_atoms(page))
    assert count > 0
    expect(better.locator("li")).to_have_count(min(count, MAX_BETTER))
    expect(better.locator("li").first).to_contain_text(": known today")
    if count > MAX_BETTER:
        expect(person.at("better-more")).to_have_text(f"and {count - MAX_BETTER} more")
    assert axe(page) == []
    lines = better.inner_text()
    page.reload()
    expect(better).to_have_text(lines.replace("\n", " "), use_inner_text=True)
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("said-right").or_(guest_page.get_by_test_id("review-game"))).to_be_visible()
    guest_page.wait_for_load_state("networkidle")
    expect(guest_page.get_by_test_id("better")).to_have_count(0)


def save_and_leave(person: Person) -> None:
    """Save the games of this browser, and then leave the one that is over."""
    page, code = person.page, person.room["code"]
    page.goto("#/learning")
    with page.expect_download() as saved:
        person.click("learning-games")
    [line] = saved.value.path().read_text(encoding="utf-8").splitlines()
    assert parse_record(line).game == "steps"
    page.goto("about:blank")  # the review loads what it shows, whatever was open before
    page.goto(f"#/review/{code}")
    person.click("leave")
    assert axe(page) == []
    person.click("leave-now")
    expect(person.at("review")).to_have_count(0)
    page.goto("#/learning")
    person.click("learning-games")
    expect(page.get_by_role("status").filter(has_text="You have not finished a game here yet.")).to_be_visible()


def call_when_it_counts(person: Person, game: str, rng: Random) -> None:
    """Play until a player is down to one card, and call; the computers at this table seldom do."""
    tried: list[int] = []  # the counts when it was too late: those with one card had called
    for _ in range(6):
        while True:
            person.play_turns(rng, until=lambda: 1 in person.table["counts"] and person.table["counts"] != tried)
            if person.is_over:
                break
            if person.press("call")["type"] == "ack":
                return
            tried[:] = person.table["counts"]
        person.open_game(game, level="beginner")
    raise AssertionError("nobody could be caught, or saved, in six games")


@pytest.mark.parametrize(("game", "size", "seed"), TABLES)
def test_misplay_call_and_a_whole_game(page: Page, guest_page: Page, game: str, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    person, rng = Person(page), Random(1)
    person.open_game(game, level="beginner")
    person.wait_for_turn()
    cards = person.table["counts"][0]

    answer = person.attempt(person.misplay())
    assert answer["type"] == "ack"
    explanation = page.get_by_test_id("explanation")
    expect(explanation).to_contain_text(
        re.compile("You said|All cards of one play")
    )  # on a wild starter there is nothing to say
    assert person.table["counts"][0] == cards + 2

    person.wait_for_turn()
    assert person.press("call")["reason"] == "nobody-exposed"
    expect(explanation).to_contain_text("Call when somebody has just one card left")

    call_when_it_counts(person, game, rng)
    expect(person.at("better")).to_have_count(0)
    assert any(event["type"] == "called" and event["seat"] == 0 for event in person.events)
    expect(page.get_by_test_id("log")).to_contain_text("You call “Musicards!”")
    finish(person, rng)
    if game == "distance":
        expect(person.at("said-right")).to_be_visible()
        expect(person.at("useful-moves").locator("a")).to_have_count(1)  # the misplay
        expect_what_got_better(person, guest_page)
        play_again(person)
    else:
        save_and_leave(person)


@pytest.mark.parametrize("seed", [4])
def test_wrong_placement_and_a_whole_game_of_corners(page: Page) -> None:
    person, rng = Person(page), Random(2)
    person.open_game("keys_corners", players=5)  # the more there are, the fewer turns each has
    person.wait_for_turn()
    view = person.view()
    assert isinstance(view, CornersView)
    corner = ALL_SPACES[SPACES.index("NE")]
    stranger = next(card for card in cards_in(view.hand & NOTES) if HOUR_OF[card] != view.board.next_hours[corner])
    answer = person.attempt(Place(stranger, "hand", corner))
    assert answer["reason"] == "does-not-continue"
    expect(page.get_by_test_id("explanation")).to_contain_text("The north-east corner needs C, the tonic.")
    assert person.table["counts"][0] == 5
    finish(person, rng)
    person.click("next-scale")
    play_again(person)
    assert person.room["options"]["scale"] == {"tonic": "G", "kind": "major"}
