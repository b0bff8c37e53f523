"""Go Fish, Old Maid and Memory in a real Chromium: what only their tables have."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from musicards.cards import parse_cards
from musicards.games.memory import Flip
from musicards.games.old_maid import Pair, Take
from musicards.theory.pitch import LETTERS, printed_hour
from tests.browser.person import LONG, Person, choose_settings
from tests.games.cases import case_of
from tests.games.of.memory import matching, seen_by

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1440, "height": 900}
SIZES = [PHONE, SMALL_PHONE, LAPTOP]
BUBBLES = """() => [...document.querySelectorAll('.bubble')].map(bubble => {
    const { left, right } = bubble.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(bubble);
    const lines = Math.round(range.getBoundingClientRect().height / parseFloat(getComputedStyle(bubble).lineHeight));
    const fits = left >= 0 && right <= innerWidth && bubble.scrollHeight <= bubble.clientHeight + 1;
    return [bubble.textContent, lines, fits];
})"""
"""What each bubble says, in how many lines, and whether it is on the screen with all of its text."""
MANY = 45  # events: more than the log has space for
LINE = 12  # pixels: the height of the smallest line
LOOK = 2500  # milliseconds for which two cards that differ stay in sight


def test_a_wrong_pair_costs_nothing_and_both_cards_are_named_and_shown(page: Page) -> None:
    person = Person(page)
    person.open_game("old_maid", options=case_of("old_maid").short)
    person.wait_for_turn()
    notes = {code[:-1]: code for code in person.table["hand"] if code[0] in LETTERS}
    one, other = list(notes)[:2]
    before = list(person.table["hand"])
    answer = person.attempt(Pair(parse_cards([notes[one], notes[other]])))
    assert (answer["type"], answer["reason"]) == ("refused", "not-a-pair")
    explanation = page.get_by_test_id("explanation")
    for name in (one, other):
        expect(explanation).to_contain_text(name)
    page.get_by_test_id("explanation-more").click()
    expect(explanation.get_by_role("img").first).to_be_visible()
    assert person.table["hand"] == before
    person.play_turns(Random(7), until=lambda: len(person.answers) > 2)


@pytest.mark.parametrize("board", ["naturals", "chromatic", "full"])
def test_every_board_fits_every_screen(page: Page, board: str) -> None:
    person = Person(page)
    person.open_game("memory", players=5, options={"board": board})
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        cards = page.locator("[data-testid^=memory-card-]")
        boxes = cards.evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().toJSON())")
        own = page.get_by_test_id("turn").bounding_box()
        assert own is not None
        assert min(box["width"] for box in boxes) >= (36 if size == SMALL_PHONE else 40), size
        assert all(box["left"] >= 0 and box["right"] <= size["width"] for box in boxes), size
        assert max(box["bottom"] for box in boxes) <= own["y"], size


def differing(person: Person, rng: Random) -> tuple[int, int]:
    """Turn over two cards until they differ, and return their positions."""
    while True:
        person.wait_for_turn()
        person.attempt(person.best(rng))
        person.wait_for(lambda: len(person.table["up"]) == 1)
        first = person.table["up"][0]
        second = next(place for place, gone in enumerate(person.table["gone"]) if not gone and place != first)
        person.attempt(Flip(second))
        person.wait_for(lambda: not person.table["up"])
        if not person.table["gone"][second]:
            return first, second


@pytest.mark.parametrize("size", [{"width": 320, "height": 568}, PHONE])
def test_speech_bubbles_show_whole_words_on_a_phone_with_five_players(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    choose_settings(page, language="fr")
    person, rng = Person(page), Random(3)
    person.open_game("go_fish", players=5)
    said: set[str] = set()
    for _ in range(4):
        person.wait_for_turn()
        for text, lines, fits in page.evaluate(BUBBLES):
            assert fits, text
            assert lines <= len(text.split(" ")), text  # the spaces before French signs do not break
            said.add(text)
        done = len(person.answers)
        person.play_turns(rng, until=lambda done=done: len(person.answers) > done)  # type: ignore[misc]
    assert any(" " in text for text in said), said


def test_turns_are_counted_only_for_those_who_play_alone(page: Page) -> None:
    """With others, players would take a count of everybody's turns for their own."""
    person, rng = Person(page), Random(2)
    person.open_game("memory", players=1)
    differing(person, rng)
    expect(person.at("turns")).to_contain_text(str(person.table["turns"]))
    person.open_game("memory", players=2)
    differing(person, rng)
    expect(person.at("own-pairs")).to_be_visible()
    expect(person.at("turns")).to_have_count(0)


def test_two_cards_that_differ_can_be_looked_at_until_the_next_flip_or_for_a_while(page: Page) -> None:
    page.clock.install()
    person, rng = Person(page), Random(2)
    person.open_game("memory", players=1, options={"board": "chromatic"})
    both = differing(person, rng)
    for place in both:
        expect(person.at(f"memory-card-{place}")).not_to_contain_text("face down")
    page.clock.run_for(LOOK)
    for place in both:
        expect(person.at(f"memory-card-{place}")).to_contain_text("face down")
    both = differing(person, rng)
    third = next(place for place, gone in enumerate(person.table["gone"]) if not gone and place not in both)
    person.attempt(Flip(third))
    for place in both:
        expect(person.at(f"memory-card-{place}")).to_contain_text("face down", timeout=LOOK // 2)


def test_two_quick_taps_turn_over_two_cards(page: Page) -> None:
    person = Person(page)
    person.open_game("memory", players=1)
    person.wait_for_turn()
    page.evaluate(
        "() => { for (const place of [3, 9]) document.querySelector(`[data-testid=memory-card-${place}]`).click(); }"
    )
    person.wait_for(lambda: len(person.answers) == 2)
    assert [answer["type"] for answer in person.answers] == ["ack", "ack"]
    assert sorted(seen_by(person)) == [3, 9]


def test_name_and_staff_pairs_differ_and_the_log_does_not_give_them_away(page: Page) -> None:
    person, rng = Person(page), Random(4)
    person.open_game("memory", players=1, options={"board": "chromatic"})
    person.at("pairing").select_option("name-staff")
    first, second = differing(person, rng)
    for place in (first, second):
        face = "name" if seen_by(person)[place].endswith("4") else "staff"
        expect(person.at(f"memory-card-{place}")).to_contain_text(face)
    expect(person.at("log")).not_to_contain_text("turn over")
    person.at("pairing").select_option("same")
    expect(person.at("log")).to_contain_text("turn over")


def test_a_pitch_that_is_not_held_can_be_asked_for_by_its_letter_and_is_explained(page: Page) -> None:
    person = Person(page)
    person.open_game("go_fish")
    person.wait_for_turn()
    held = {matching(code) for code in person.table["hand"]}
    letter = next(each for each in LETTERS if printed_hour(each) not in held)
    page.keyboard.press(letter)
    page.keyboard.press("2")
    expect(person.at("ask-2")).to_contain_text(f"Ask {person.room['seats'][2]['name']} for {letter}")
    page.keyboard.press("q")
    person.wait_for(lambda: bool(person.answers))
    assert person.answers[0]["reason"] == "pitch-not-held"
    expect(person.at("explanation")).to_contain_text(f"You don’t have {letter}: ask")


def test_a_black_key_is_asked_for_by_the_chosen_name(page: Page) -> None:
    person = Person(page)
    person.open_game("go_fish", players=2)
    person.wait_for_turn()
    for _ in range(3):  # G, G sharp, G flat
        page.keyboard.press("g")
    expect(person.at("ask-1")).to_contain_text("for G♭")
    person.at("ask-name-F#").click()
    expect(person.at("ask-1")).to_contain_text("for F♯")


def test_a_note_and_a_player_chosen_twice_stay_chosen_and_a_pitch_is_dragged_to_somebody(page: Page) -> None:
    person = Person(page)
    person.open_game("go_fish")
    person.wait_for_turn()
    note = page.locator("[data-testid^=ask-hour-]").first
    for target in (person.at("ask-2"), person.at("ask-seat-2"), note, note):
        target.click()
    expect(note).to_have_attribute("aria-pressed", "true")
    expect(person.at("ask-seat-2")).to_have_attribute("aria-pressed", "true")
    assert person.answers == []
    person.press("ask-2")
    assert person.answers[0]["type"] == "ack"
    person.wait_for_turn()
    before = len(person.answers)
    note.drag_to(person.at("ask-seat-2"), source_position={"x": 20, "y": 30})
    person.wait_for(lambda: len(person.answers) > before)
    assert person.answers[-1]["type"] == "ack"
    expect(person.at("log")).to_contain_text("You ask")


@pytest.mark.parametrize("game", ["go_fish", "old_maid", "memory"])
def test_a_spectator_sees_the_table_and_can_do_nothing(page: Page, guest_page: Page, game: str) -> None:
    person, watcher = Person(page), Person(guest_page)
    person.open_game(game)
    watcher.page.goto(f"#/table/{person.room['code']}")
    watcher.at("table").wait_for(timeout=LONG)
    expect(watcher.at("table")).to_have_attribute("data-seat", "")
    expect(watcher.page.locator("[data-testid^=opponent-]")).to_have_count(3)
    expect(watcher.page.locator("[data-testid^=ask-], [data-testid=own-cards]")).to_have_count(0)
    able = "[data-testid^=fan-card-]:not([aria-disabled=true]), [data-testid^=memory-card-]:not([aria-disabled=true])"
    expect(watcher.page.locator(able)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, {"width": 1024, "height": 650}])
@pytest.mark.parametrize("seed", [1])
def test_the_log_is_read_from_top_to_bottom_and_its_end_is_in_sight(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    person = Person(page)
    person.open_game("memory", players=2)
    lines = person.at("log").get_by_role("listitem")
    person.play_turns(Random(1), until=lambda: person.is_over or len(person.events) > MANY)
    if size == PHONE:
        person.at("newest").click()
    expect(lines.last).to_have_text(person.at("newest").text_content() or "")
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(lines.first).not_to_be_in_viewport()
    assert lines.count() > 1


@pytest.mark.parametrize("size", [{"width": 320, "height": 568}, PHONE])
def test_the_newest_line_of_the_log_is_shown_to_its_end_on_a_phone(page: Page, size: dict[str, int]) -> None:
    """However long it is; and the table below it stays where it is."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    choose_settings(page, language="es")
    person = Person(page)
    person.open_table("steps", {"mistake_ends_turn": False})  # so that it stays the newest
    before = page.get_by_test_id("opponent-1").bounding_box()
    person.attempt(person.misplay())
    newest = person.at("newest")
    expect(newest).to_contain_text("penalización")
    hidden = newest.evaluate("text => text.scrollHeight - text.clientHeight")
    assert hidden < LINE / 2, newest.inner_text()  # letters may reach below their line
    assert page.get_by_test_id("opponent-1").bounding_box() == before


def test_old_maid_shows_which_card_she_is_and_offers_the_end_of_the_turn_after_the_take(page: Page) -> None:
    person = Person(page)
    person.open_table("old_maid", {"find_pairs": True})
    person.wait_for_turn()
    expect(page.get_by_test_id("the-maid")).to_contain_text("Old Maid")
    expect(page.get_by_test_id("the-maid")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("done")).to_be_hidden()
    person.attempt(Take(0))
    expect(page.get_by_test_id("done")).to_be_visible()


def test_after_the_note_a_tap_on_a_players_place_asks_them(page: Page) -> None:
    person = Person(page)
    person.open_game("go_fish", players=3)
    person.wait_for_turn()
    page.get_by_test_id("ask-seat-1").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose one of your notes")
    page.locator("[data-testid^=ask-hour-]").first.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Now choose “Ask ")
    assert person.answers == []
    page.get_by_test_id("ask-seat-2").click()
    person.wait_for(lambda: bool(person.answers))
    assert person.answers[0]["type"] == "ack"


def test_two_cards_that_differ_are_named_even_where_only_a_staff_is_shown(page: Page) -> None:
    """Alone, so that nobody turns over the next card meanwhile."""
    person = Person(page)
    person.open_game("memory", players=1, options={"board": "naturals"})
    person.at("pairing").select_option("name-staff")
    both = differing(person, Random(4))
    notes = [seen_by(person)[place][0] for place in both]
    expect(person.at("prompt")).to_have_text(f"{notes[0]} and {notes[1]}: not a pair. Remember them!")
