"""Whole games in a real Chromium, as a person plays them: mistakes, calls, the end, and again or at another level.

Every game is played to its end by two browsers together: one with the keyboard alone, the other by touch on a phone.
"""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from musicards.cards import HOUR_OF, NOTES, cards_in, parse_cards
from musicards.games.distance import DistancePlay
from musicards.games.distance.view import DistanceView
from musicards.games.keys_corners import SPACES, CornersView, Place
from musicards.games.keys_corners.board import ALL_SPACES
from musicards.games.memory import Flip
from musicards.games.registry import GAMES
from musicards.learning.kinds.letter import letter_away
from musicards.record import parse_record
from musicards.theory.pitch import LETTERS
from tests.browser.axe import axe
from tests.browser.conftest import USUAL
from tests.browser.hands import Finger, Keys
from tests.browser.learned import changes
from tests.browser.person import LONG, Person, sit_together
from tests.browser.still import moved, prepare_watching, watch
from tests.games.cases import case_of

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
    expect(explanation).to_contain_text("Nobody needs to call “Musicards!” now")

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
    expect(page.get_by_test_id("explanation")).to_contain_text("The upper right corner needs C, the tonic.")
    assert person.table["counts"][0] == 5
    finish(person, rng)
    person.click("next-scale")
    play_again(person)
    assert person.room["options"]["scale"] == {"tonic": "G", "kind": "major"}


def last_letter(person: Person) -> str:
    """Return the last letter; more than that if the starter has two names or none."""
    return person.table["letter"] or str(person.table["discard"][0].rstrip("34567"))


def test_a_letter_counted_from_zero_is_explained_as_such(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    person = Person(page)
    person.open_table("distance", until=lambda: last_letter(person) in LETTERS)
    last, view = last_letter(person), person.view()
    assert isinstance(view, DistanceView)
    card = next(each for each in parse_cards(person.table["hand"]) if HOUR_OF[each])
    person.attempt(DistancePlay((card,), letter_away(last, view.interval + 1)))  # type: ignore[arg-type]
    rule = person.at("explanation-rule")
    expect(rule).to_contain_text(f"{last} counts as one, not as zero: {last} is 1")
    expect(rule).to_contain_text(letter_away(last, view.interval))
    expect(rule).to_be_in_viewport()


def play_badly(person: Person, rng: Random) -> None:
    """Play any possible action until the game is over."""
    while True:
        person.wait_for_turn()
        if person.is_over:
            return
        places = [at for at, gone in enumerate(person.table["gone"]) if not gone and person.table["board"][at] is None]
        person.attempt(Flip(rng.choice(places)))


def play_against_learners(person: Person, lost: int, *, well: bool) -> None:
    """Play games against learners until one is won, or lost, as planned."""
    for seed in range(8):
        kept = json.dumps({"code": "OTHER", "count": lost})
        person.page.evaluate("kept => localStorage.setItem('musicards.losses.memory', kept)", kept)
        person.open_game("memory", level="learner", players=2, options={"board": "naturals"})
        if well:
            person.play_turns(Random(seed))
        else:
            play_badly(person, Random(seed))
        mine, theirs = (len(person.table["pairs"][seat]) for seat in (person.table["seat"], person.others[0]))
        if (mine > theirs) == well:
            return
    raise AssertionError("no game ended as planned")


LATE_ANSWERS = """
const receive = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(handle) {
        receive.set.call(this, event => {
            if (JSON.parse(event.data).type === 'ack') setTimeout(() => handle(event), 400);
            else handle(event);
        });
    },
});
"""
"""The page hears late that what it sent was accepted, when it already shows the result."""


@pytest.mark.parametrize("seed", [1])
def test_a_card_of_memory_tapped_after_a_pair_is_turned_over_although_the_answer_is_late(page: Page) -> None:
    page.add_init_script(LATE_ANSWERS)
    person = Person(page)
    person.open_game("memory", level="newcomer", players=2, options={"board": "naturals"})
    person.play_turns(Random(1), until=lambda: len(person.table["pairs"][person.table["seat"]]) > 1)
    person.attempt(person.best(Random(1)))


@pytest.mark.parametrize(("well", "lost", "level"), [(True, 2, "player"), (False, 1, None), (False, 2, "beginner")])
def test_a_level_is_offered_after_a_win_or_three_losses(
    page: Page, lost: int, level: str | None, *, well: bool
) -> None:
    page.goto("/")
    person = Person(page)
    play_against_learners(person, lost, well=well)
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


SMALLEST = {"width": 320, "height": 568}
SEEDS = {"distance": 1, "steps": 4, "keys_corners": 4, "memory": 1, "go_fish": 1, "old_maid": 1}  # for short games
COMPUTERS = {"keys_corners": 3}  # the more there are, the fewer turns each has
MOVES_LOOKED_AT = 6  # after which the host's cards are looked for in the guest's page


@pytest.fixture
def touched_page(browser: Browser, address: str, game: str) -> Iterator[Page]:
    """A page in another browser, on a phone: the smallest one for games without theory."""
    size = PHONE if case_of(game).group == "theory" else SMALLEST
    context = browser.new_context(**USUAL, base_url=address, viewport=size, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def expect_a_result(person: Person) -> None:
    """Expect the result; in games without theory with every player's score in words, as in the table."""
    table, lines = person.table, person.at("result").get_by_role("listitem")
    expect(person.at("result")).to_be_visible(timeout=LONG)
    expect(person.at("table")).to_have_attribute("data-over", "true")
    if case_of(table["game"]).group == "theory":
        return
    expect(lines).to_have_count(table["players"])
    for seat in range(table["players"]):
        if table["game"] == "old_maid":
            expect(lines.nth(seat)).to_contain_text("left with the Old Maid" if table["counts"][seat] else "safe")
        else:
            what = "book" if table["game"] == "go_fish" else "pair"
            count = len(table[f"{what}s"][seat])
            expect(lines.nth(seat)).to_contain_text(f"{count} {what}{'' if count == 1 else 's'}")


@pytest.mark.parametrize(("game", "seed"), SEEDS.items())
def test_a_whole_game_with_the_keyboard_alone_and_by_touch(page: Page, touched_page: Page, game: str) -> None:
    for each in (page, touched_page):
        prepare_watching(each)
    host, guest = people = [Person(page, Keys()), Person(touched_page, Finger())]
    sit_together(host, guest, game, computers=COMPUTERS.get(game, 0), options=case_of(game).short)
    page.locator("h1").focus()
    rng = Random(12)
    for person in people:
        person.at("prompt").wait_for()
        watch(person.page)
    for move in range(400):
        host.wait_for(lambda: any(person.is_over or person.is_on_turn for person in people))
        if any(person.is_over for person in people):
            break
        person = next(person for person in people if person.is_on_turn)
        person.wait_for_turn()
        if person is host:
            assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        assert person.attempt(person.best(rng))["type"] == "ack"
        host.wait_for(lambda: host.version == guest.version)
        if move < MOVES_LOOKED_AT:
            shown = touched_page.content()
            assert not any(f'card-{card}"' in shown for card in host.table["hand"])
    for person in people:
        expect_a_result(person)
        assert moved(person.page) == []
    scores = [person.at("result").get_by_role("listitem").locator("b").all_inner_texts() for person in people]
    assert scores[0] == scores[1]
    host.click("play-again")
    for person in people:
        person.wait_for(lambda person=person: not person.table["over"])  # type: ignore[misc]


def test_every_game_is_played() -> None:
    assert list(SEEDS) == list(GAMES)
