"""The home page: what is loaded until the first card, what is remembered of the last table, and what can be found."""

import gzip
import json
import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, Response, ViewportSize, expect

from musicards.games.registry import GAMES
from tests.browser.axe import LANGUAGES
from tests.browser.person import LONG, Person, choose_settings
from tests.games.cases import case_of

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 568}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}

TOOLS = [
    "All tools",
    "Scales and chords",
    "Transpose",
    "Progressions",
    "Tuner, metronome and drone",
    "Today’s practice",
    "Exercise",
    "Test your mic and keyboard",
    "What I know",
    "Music terms",
    "Print your own cards",
]


def play_now(person: Person, game: str) -> None:
    person.click(f"play-{game}")
    person.come_to_the_table()


def test_what_was_chosen_last_is_played_again(page: Page) -> None:
    person = Person(page)
    person.open_game("memory", level="learner", players=2, options={"board": "naturals"})
    page.goto("#/new/memory")
    expect(page.get_by_test_id("option-players-2")).to_be_checked()
    expect(page.get_by_test_id("seat-1-kind")).to_have_value("learner")
    expect(page.get_by_test_id("options").locator("summary")).to_contain_text("White keys")
    page.goto("/")
    code = person.room["code"]
    person.click("play-memory")
    person.wait_for(lambda: person.room["code"] != code)
    assert person.room["options"] == {"board": "naturals"}
    assert [seat["level"] for seat in person.room["seats"]] == [None, "learner"]


def test_whoever_has_finished_no_match_gets_white_keys_and_the_same_cards_the_next_time(page: Page) -> None:
    person = Person(page)
    page.goto("/")
    play_now(person, "old_maid")
    assert person.room["options"]["pitches"] == "naturals"
    person.play_turns(Random(1))
    expect(page.get_by_test_id("result")).to_be_visible()
    code = person.room["code"]
    page.goto("/")
    person.click("play-old_maid")
    person.wait_for(lambda: person.room["code"] != code)
    assert person.room["options"]["pitches"] == "naturals"
    page.goto("#/new/go_fish")
    expect(page.get_by_test_id("option-pitches-naturals")).to_be_checked()


def test_without_an_answer_of_the_server_the_card_says_so_and_works_again(
    page: Page, no_errors_in_the_console: list[str]
) -> None:
    page.goto("/")
    page.route("**/api/matches", lambda route: route.abort())
    page.get_by_test_id("play-steps").click()
    expect(page.get_by_role("alert")).to_contain_text("The server doesn")
    expect(page.get_by_test_id("group-theory")).to_be_visible()
    page.unroute("**/api/matches")
    no_errors_in_the_console.clear()
    page.get_by_test_id("play-steps").click()
    page.get_by_test_id("table").wait_for(timeout=LONG)


def test_first_steps_are_offered_on_the_card_of_a_game_that_is_new(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("first-steps-go_fish").click()
    page.get_by_test_id("table").wait_for(timeout=LONG)
    expect(page.get_by_test_id("coach")).to_be_visible()
    page.evaluate("localStorage.setItem('musicards.finished', 'go_fish')")
    page.goto("/")
    page.reload()
    expect(page.get_by_test_id("first-steps-steps")).to_have_accessible_name("First steps in Steps")
    expect(page.get_by_test_id("first-steps-go_fish")).to_be_hidden()


def test_the_page_lists_the_games_in_two_groups_and_the_tools(page: Page) -> None:
    titles: dict[str, list[str]] = {"cards": [], "theory": []}
    for name, game in GAMES.items():
        titles[case_of(name).group].append(game.title.replace("'", "’"))
    assert titles["cards"][0] == "Memory"
    page.goto("/")
    cards = page.get_by_role("region", name="Get to know the cards")
    expect(cards.get_by_role("heading", level=3)).to_have_text(titles["cards"])
    theory = page.get_by_role("region", name="Learn theory")
    expect(theory.get_by_role("heading", level=3)).to_have_text(titles["theory"])
    expect(theory.get_by_role("button", name="Play Steps now", exact=True)).to_be_visible()
    expect(theory.get_by_role("link", name="More choices for Steps", exact=True)).to_be_visible()
    levels = [
        int(level) for level in page.locator("h1, h2, h3").evaluate_all("all => all.map(each => each.tagName[1])")
    ]
    assert levels == [1, 2, *[3] * len(titles["cards"]), 2, *[3] * len(titles["theory"]), 2]
    for size in (PHONE, SMALL):
        page.set_viewport_size(size)
        for found in (page.get_by_label("Join with a code"), page.get_by_test_id("practice")):
            expect(found).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="Tools").get_by_role("link")).to_have_text(TOOLS)
    credit = re.compile("Joseph E. Reed.*trademark", re.DOTALL)
    expect(page.get_by_role("contentinfo")).to_have_text(credit)
    page.goto("#/new/steps")
    page.get_by_test_id("rules").click()
    expect(page.get_by_test_id("rules-dialog")).to_contain_text(credit)


def shows_at_every_size(page: Page, *test_ids: str) -> None:
    """Check that these are in the first view on a phone, upright and sideways, and that nothing is cut off."""
    for size in (SMALL, PHONE, SIDEWAYS):
        page.set_viewport_size(size)
        for test_id in test_ids:
            expect(page.get_by_test_id(test_id)).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_begun_and_played_without_scrolling(page: Page, language: str) -> None:
    choose_settings(page, language=language)
    page.goto("/")
    page.get_by_test_id("play-memory").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    shows_at_every_size(page, "play-memory")
    person = Person(page)
    for game in ("distance", "steps"):
        page.set_viewport_size({"width": 360, "height": 740})
        person.open_game(game)
        # Long words must not push the table's buttons below the hand.
        assert page.evaluate("document.documentElement.scrollHeight") <= 740
    page.goto("/")
    page.get_by_test_id("play-memory").wait_for()
    expect(page.get_by_test_id("your-tables").get_by_role("link")).to_have_count(2)
    shows_at_every_size(page, "your-tables", "play-memory")


def test_joining_without_a_code_asks_for_one(page: Page, no_errors_in_the_console: list[str]) -> None:
    page.goto("/")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_label("Join with a code")).to_be_focused()
    page.keyboard.type("aaaaa")
    page.keyboard.press("Enter")
    expect(page).to_have_url("#/table/AAAAA")
    expect(page.get_by_role("heading", level=1)).to_contain_text("AAAAA")
    no_errors_in_the_console.clear()  # the browser notes the 404


def test_where_there_is_no_table_its_code_is_in_capitals_and_another_one_can_be_typed(
    page: Page, no_errors_in_the_console: list[str]
) -> None:
    person = Person(page)
    person.open_table("steps")
    code = person.room["code"]
    page.goto("#/table/abc")
    expect(page.get_by_role("heading", level=1)).to_contain_text("ABC")
    page.get_by_label("Join with a code").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    page.get_by_test_id("table").wait_for(timeout=LONG)
    expect(page.get_by_test_id("room-code")).to_have_text(code)
    no_errors_in_the_console.clear()


def test_tables_to_continue_come_before_everything_else(page: Page) -> None:
    person = Person(page)
    person.open_table("distance")
    page.goto("/")
    page.get_by_test_id("play-memory").wait_for()
    first = page.get_by_role("main").locator("a, button, input").first
    others = ", ".join(seat["name"] for seat in person.room["seats"][1:])
    expect(first).to_have_text(re.compile(rf"^The Distance \d+:\d\d\s[AP]M · {others}$"))
    first.click()
    page.get_by_test_id("table").wait_for(timeout=LONG)
    expect(page.get_by_test_id("room-code")).to_have_text(person.room["code"])


@pytest.mark.usefixtures("errors_are_expected")
def test_the_last_two_tables_are_listed_without_first_steps_and_can_be_thrown_away(page: Page) -> None:
    person = Person(page)
    for game in ("memory", "steps", "distance"):
        person.open_table(game)
    code = person.room["code"]
    page.goto("/")
    page.get_by_test_id("first-steps-go_fish").click()
    page.get_by_test_id("coach").wait_for()
    page.goto("/")
    tables = page.get_by_test_id("your-table")
    expect(tables).to_contain_text(["The Distance", "Steps"])
    page.get_by_role("button", name="Throw away: The Distance").click()
    page.get_by_test_id("leave-dialog").get_by_role("button", name="Cancel").click()
    expect(tables).to_have_count(2)
    page.get_by_test_id("throw-away").first.click()
    page.get_by_test_id("leave-now").click()
    expect(tables).to_contain_text(["Steps"])
    page.wait_for_function(f"() => fetch('api/matches/{code}').then(answer => answer.status === 404)")
    page.reload()
    expect(tables).to_contain_text(["Steps", "Memory"])


def test_tables_beyond_two_are_one_tap_away_and_a_full_list_says_so(page: Page) -> None:
    person = Person(page)
    for game in ("memory", "steps", "distance", "old_maid"):
        person.open_table(game)
    page.goto("/")
    tables, more = page.get_by_test_id("your-table"), page.get_by_test_id("more-tables")
    expect(tables).to_contain_text(["Old Maid", "The Distance"])
    expect(more).to_have_text("2 more games")
    more.click()
    expect(tables).to_contain_text(["Old Maid", "The Distance", "Steps", "Memory"])
    expect(more).to_have_count(0)
    expect(page.get_by_test_id("tables-full")).to_have_count(0)
    for _ in range(4):
        person.open_table("memory")
    page.goto("/")
    more.click()
    expect(page.get_by_test_id("tables-full")).to_have_text("8 games fit here: a new one replaces the oldest.")


def test_the_path_leads_to_the_game_that_waits(page: Page) -> None:
    person = Person(page)
    person.open_table("steps")
    page.evaluate("localStorage.setItem('musicards.finished', 'memory distance')")
    page.evaluate("localStorage.setItem('musicards.path', 'first-steps-distance practice')")
    page.goto("/")
    expect(page.get_by_test_id("path-start")).to_have_attribute("data-stop", "steps")
    page.get_by_test_id("path-start").click()
    expect(page.get_by_test_id("room-code")).to_have_text(person.room["code"])


def test_a_newcomer_is_led_from_game_to_game_and_home_remembers_where_they_are(page: Page) -> None:
    person = Person(page)
    page.goto("/")
    start = page.get_by_test_id("path-start")
    expect(start).to_have_text("New here? Start")
    start.click()
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-goal", "first")  # shown at the table what Memory is about
    page.get_by_test_id("coach-skip").click()
    expect(coach).to_have_count(0)
    person.wait_for(lambda: person.room["settings"]["first_steps"] == 0)
    person.come_to_the_table()
    assert (person.room["game"], person.room["options"]) == ("memory", {"board": "naturals"})
    assert [seat["level"] for seat in person.room["seats"]] == [None, "newcomer"]
    person.play_turns(Random(1))
    end = page.get_by_test_id("path-end")
    expect(end).to_contain_text("You know how Memory works.")
    mains = page.get_by_test_id("result").locator(".main")
    expect(mains).to_have_text(["Next: First steps in The Distance"])
    page.goto("/")
    expect(start).to_have_text("Next on your path: First steps in The Distance")
    page.get_by_test_id("path-stops").click()
    stops = page.get_by_test_id("path").get_by_role("listitem").get_by_role("button")
    expect(stops).to_have_count(6)
    assert stops.evaluate_all("all => all.map(each => each.dataset.done)") == ["true", *["false"] * 5]
    expect(stops.nth(0)).to_contain_text("You know how Memory works.")
    expect(stops.nth(1)).to_contain_text("You’ll learn to count from letter to letter.")
    expect(stops.nth(1)).to_have_attribute("aria-current", "step")
    start.click()
    expect(coach).to_have_attribute("data-scene", "1")
    page.goto("/")
    page.get_by_test_id("path-stops").click()
    expect(page.get_by_test_id("path-stop-practice")).to_contain_text("A\N{NO-BREAK SPACE}few minutes of practice")
    page.get_by_test_id("path-stop-practice").click()
    expect(page.get_by_test_id("today")).to_be_visible()


def test_with_the_keyboard_the_start_is_the_second_stop_and_what_has_the_focus_is_seen(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("path-start").wait_for()
    page.keyboard.press("Tab")
    skip = page.get_by_test_id("skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("path-start")).to_be_focused()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Memory")
    expect(heading).to_be_focused()
    expect(heading).not_to_have_css("outline-style", "none")


def test_the_practice_of_the_path_leads_on_to_steps(page: Page) -> None:
    page.goto("#/words")
    page.evaluate("localStorage.setItem('musicards.finished', 'memory distance')")
    page.goto("/")
    expect(page.get_by_test_id("path-start")).to_have_attribute("data-stop", "practice")
    page.evaluate("localStorage.setItem('musicards.path', 'first-steps-distance practice')")
    page.reload()
    expect(page.get_by_test_id("path-start")).to_have_attribute("data-stop", "steps")
    page.get_by_test_id("path-start").click()
    expect(page.get_by_test_id("coach")).to_be_visible()  # with its First steps, while these are new
    expect(page.get_by_test_id("table")).to_have_attribute("data-game", "steps")


def test_the_first_whole_game_of_the_path_is_for_two_so_that_it_is_short(page: Page) -> None:
    person = Person(page)
    page.goto("#/words")
    page.evaluate("localStorage.setItem('musicards.finished', 'memory')")
    page.evaluate("localStorage.setItem('musicards.path', 'first-steps-distance')")
    page.goto("/")
    page.get_by_test_id("path-start").click()
    person.come_to_the_table()
    assert person.room["game"] == "distance"
    assert [seat["level"] for seat in person.room["seats"]] == [None, "newcomer"]


def test_whoever_knows_the_games_puts_the_path_away_for_good_and_gets_it_back_in_the_settings(page: Page) -> None:
    page.goto("/")
    away = page.get_by_role("button", name="I know the games")
    path = page.get_by_test_id("path")
    away.click()
    expect(path).to_have_count(0)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.click()
    expect(path).to_be_visible()
    expect(away).to_be_focused()
    away.click()
    expect(path).to_have_count(0)
    expect(page.get_by_test_id("path-hidden")).to_contain_text("You can show it again in the settings.")
    page.reload()
    page.get_by_test_id("play-memory").wait_for()
    expect(path).to_have_count(0)
    expect(undo).to_have_count(0)
    page.goto("#/settings")
    page.get_by_role("switch", name="Show your path").click()
    page.goto("/")
    expect(path).to_be_visible()
    page.evaluate("localStorage.setItem('musicards.finished', 'memory distance steps keys_corners')")
    page.evaluate("localStorage.setItem('musicards.path', 'first-steps-distance practice')")
    page.reload()
    page.get_by_test_id("play-memory").wait_for()
    expect(path).to_have_count(0)  # at its end


@pytest.mark.browser_context_args(viewport={"width": 320, "height": 568})
def test_the_first_button_is_in_sight_together_with_the_first_game(page: Page) -> None:
    for language in LANGUAGES:
        page.goto("#/words")
        page.evaluate("language => localStorage.setItem('musicards.settings', JSON.stringify({ language }))", language)
        page.goto("/")
        page.reload()
        page.get_by_test_id("play-memory").wait_for()
        shows_at_every_size(page, "path-start", "play-memory")


def test_a_table_that_is_no_longer_there_is_not_offered_again(page: Page, no_errors_in_the_console: list[str]) -> None:
    gone = [{"code": "AAAAA", "game": "steps", "when": 0}]
    page.goto("#/words")
    page.evaluate("kept => localStorage.setItem('musicards.tables', kept)", json.dumps(gone))
    with page.expect_response("**/api/matches/AAAAA"):
        page.goto("/")
    page.get_by_test_id("play-memory").wait_for()
    expect(page.get_by_test_id("your-tables")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('musicards.tables')") == "[]"
    no_errors_in_the_console.clear()


def test_the_deal_is_always_in_sight(page: Page) -> None:
    page.goto("#/new/keys_corners")
    start = page.get_by_test_id("start")
    start.wait_for()
    page.locator("details").evaluate_all("all => all.forEach(each => (each.open = true))")
    for size in (PHONE, SMALL):
        page.set_viewport_size(size)
        for where in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
            page.evaluate(f"scrollTo(0, {where})")
            expect(start).to_be_in_viewport(ratio=1)


def test_old_choices_that_are_no_longer_possible_do_no_harm(page: Page) -> None:
    old = {"options": {"board": "huge"}, "others": ["champion"], "agreement": {"weather": 1}}
    page.add_init_script(f"localStorage.setItem('musicards.choices.memory', {json.dumps(json.dumps(old))})")
    person = Person(page)
    page.goto("/")
    play_now(person, "memory")
    assert person.room["options"] == {"board": "chromatic"}


MAX_SECONDS = 10  # from opening the page to the first card
MAX_BYTES = 150 * 1000
MAX_AT_HOME = 114 * 1024  # the games' tables are loaded later
TEXT = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")


def sent(response: Response) -> int:
    """Return about how many bytes are transferred for the body: text is compressed, with gzip at the worst."""
    body = response.body()
    return len(gzip.compress(body)) if response.headers.get("content-type", "").startswith(TEXT) else len(body)


def loaded(fresh: Page, address: str, test_id: str) -> list[Response]:
    """Return what a new browser fetches until the page is shown."""
    responses: list[Response] = []
    fresh.on("response", lambda response: responses.append(response))  # noqa: PLW0108 - a built-in cannot be marked
    fresh.goto(address)
    fresh.get_by_test_id(test_id).wait_for()
    fresh.wait_for_load_state("networkidle")
    return responses


def expect_less_than(most: int, responses: list[Response]) -> None:
    """Expect fewer bytes without the recordings."""
    sizes = {each.url: sent(each) for each in responses if "/samples/" not in each.url}
    assert sum(sizes.values()) < most, sizes


def test_home_page_is_small_and_text_is_sent_compressed(guest_page: Page) -> None:
    responses = loaded(guest_page, "/", "game-card-distance")
    expect_less_than(MAX_AT_HOME, responses)
    scripts = [each for each in responses if "/assets/" in each.url and each.url.endswith((".js", ".css"))]
    assert scripts
    assert {each.headers.get("content-encoding") for each in scripts if len(each.body()) > 2000} <= {"br", "gzip"}


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1])  # in Old Maid, all cards of a hand may be pairs
def test_one_tap_and_one_choice_lead_to_the_first_card_and_the_link_loads_little(
    page: Page, guest_page: Page, game: str
) -> None:
    person = Person(page)
    opened = time.monotonic()
    page.goto("/")
    person.click(f"play-{game}")
    person.come_to_the_table()
    person.wait_for_turn()
    assert person.attempt(person.best(Random(1)))["type"] == "ack"
    assert time.monotonic() - opened < MAX_SECONDS
    seats = person.room["seats"]
    assert (seats[0]["kind"], {seat["kind"] for seat in seats[1:]}) == ("person", {"computer"})
    expect_less_than(MAX_BYTES, loaded(guest_page, f"#/table/{person.room['code']}", "table"))
