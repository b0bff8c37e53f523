"""After a game against computers: a finale for the winner, and another level where it fits."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.games.memory import Flip
from tests.browser.person import Person


def stored_losses(page: Page, count: int) -> None:
    page.evaluate(f'localStorage.setItem(\'musicards.losses.memory\', \'{{"code":"OTHER","count":{count}}}\')')


def play_badly(person: Person, rng: Random) -> None:
    """Play any possible action until the game is over."""
    while True:
        person.wait_for_turn()
        if person.is_over:
            return
        places = [at for at, gone in enumerate(person.table["gone"]) if not gone and person.table["board"][at] is None]
        person.attempt(Flip(rng.choice(places)))


def finish(person: Person, lost: int, *, well: bool) -> None:
    """Play games against learners until one is won, or lost, as planned."""
    for seed in range(8):
        stored_losses(person.page, lost)
        person.open_game("memory", level="learner", players=2, options={"board": "naturals"})
        if well:
            person.play_turns(Random(seed))
        else:
            play_badly(person, Random(seed))
        mine, theirs = (len(person.table["pairs"][seat]) for seat in (person.table["seat"], person.others[0]))
        if (mine > theirs) == well:
            return
    raise AssertionError("no game ended as planned")


@pytest.mark.parametrize(("well", "lost", "level"), [(True, 2, "player"), (False, 1, None), (False, 2, "beginner")])
def test_a_level_is_offered_after_a_win_or_three_losses(
    page: Page, lost: int, level: str | None, *, well: bool
) -> None:
    page.goto("/")
    person = Person(page)
    finish(person, lost, well=well)
    expect(person.at("result")).to_be_visible()
    expect(person.at("finale")).to_have_count(int(well))
    if level is None:
        expect(person.at("other-level")).to_have_count(0)
        return
    code = person.room["code"]
    person.at("other-level").click()
    person.wait_for(lambda: person.room["code"] != code and bool(person.room["started"]))
    assert [seat["level"] for seat in person.room["seats"] if seat["kind"] == "computer"] == [level]
    assert f'"others":["{level}"]' in page.evaluate("localStorage.getItem('musicards.choices.memory')")
