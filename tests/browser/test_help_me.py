"""Help me, in a real Chromium: moves by nothing but what the page says; the third step does nothing by itself."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from musicards.games.registry import GAMES
from tests.browser.axe import LANGUAGES
from tests.browser.person import LONG, Person, choose_settings
from tests.games.cases import case_of

SEEDS = {game: 2 if game == "distance" else 1 for game in GAMES}
ENOUGH_MOVES = 8
SETTLED = 500  # milliseconds after an explanation has come, with everything that belongs to it
OWN_TURN = "[data-testid=help-me]"
RESULT = "[data-testid=result]"
CONTINUE = "[data-testid=explanation-continue]"
NOTE_OUTLINES = """() => document.querySelectorAll('main *').forEach(
    e => e.toggleAttribute('data-outlined', getComputedStyle(e).outlineStyle === 'dashed'))"""
PRESSED = (
    "button[data-outlined]:not([data-testid^=say-], [data-testid^=ask-]), [data-testid^=ask-].main, [data-testid=lay],"
    " [data-outlined][data-lifted='0'] [data-testid^=space-]"
)
"""What makes the move that help shows, with the cards that it has chosen."""
ANSWERED = "dialog[open], [data-testid=table]:not(:has([data-testid=help-note]))"

FREE_RING = """() => {
    const below = document.querySelector('[data-testid=explanation]').getBoundingClientRect().bottom;
    const buttons = [...document.querySelectorAll('[data-place=middle] [role=toolbar] button')];
    return buttons.length > 6 && buttons.every(button => button.getBoundingClientRect().top >= below);
}"""


class Follower:
    """Somebody who knows no rules: reads the prompt, the explanation and the help note, and does what they say."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.note = page.get_by_test_id("help-note")

    def waits(self) -> bool:
        """Wait for the turn. Return False if the game is over instead."""
        while True:
            self.page.locator(f"{OWN_TURN}, {RESULT}, {CONTINUE}").first.wait_for(timeout=LONG)
            if self.page.locator(RESULT).count():
                return False
            if self.page.locator(OWN_TURN).count():
                return True
            self.page.locator(CONTINUE).click()

    def asks(self) -> str:
        """Take all steps of help, unless they are taken already. Return what the note says."""
        button = self.page.get_by_test_id("help-me")
        words = self.note.inner_text() if self.note.count() else "nothing yet"
        while button.get_attribute("aria-disabled") != "true":
            button.click()
            expect(self.note).not_to_have_text(words, use_inner_text=True)
            words = self.note.inner_text()
        self.page.evaluate(NOTE_OUTLINES)
        return words

    def follows(self) -> None:
        """Make the move that Help me shows."""
        words = self.asks()
        assert self.prompt, "nothing says what to do"
        marked = self.page.locator(PRESSED)
        if marked.count():
            self.presses(marked.first)
        else:
            self.says(words)
        dialog = self.page.locator("dialog[open]")
        expect(self.page.locator(ANSWERED).first).to_be_visible()
        if dialog.count():  # what a wild should be
            name = re.search(r", as (\S+)\.", words)
            assert name is not None, words
            dialog.get_by_text(name[1], exact=True).first.click()
        expect(self.note).to_have_count(0)
        expect(self.page.get_by_test_id("explanation")).to_have_count(0)

    def says(self, words: str) -> None:
        """Say for the chosen cards what the prompt asks for, as the note has it."""
        said = self.prompt
        if "letter" in said:
            letter = re.search(r"(?:You need|a card with) ([A-G])", words)
            assert letter is not None, words
            self.page.get_by_test_id(f"say-{letter[1]}").click()
        elif "clock" in said:
            note = re.search(r"is ([A-G][♯♭]?)(?:/[A-G]♭)?: (?:one of your|use a wild)", words)
            assert note is not None, words
            clock = self.page.locator("[data-testid^=say-hour-]")
            clock.filter(has=self.page.get_by_text(note[1], exact=True)).click()
        if "step" in said:
            self.page.get_by_test_id("say-half" if "half step above" in words else "say-whole").click()
        if "play it" in said:
            self.page.get_by_test_id("say-play").click()

    @property
    def prompt(self) -> str:
        """What the prompt says now."""
        return self.page.get_by_test_id("prompt").inner_text()

    def presses(self, button: Locator) -> None:
        """Press a button near its corner: a card may be under others."""
        button.click(position={"x": 7, "y": 7})


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
@pytest.mark.parametrize("seed", [1])  # nobody wins before the third mistake
@pytest.mark.parametrize(("game", "language"), [("distance", "de"), ("steps", "fr"), ("steps", "en")])
def test_an_explanation_leaves_the_ring_that_it_is_about_free_on_a_phone(page: Page, game: str, language: str) -> None:
    """Also after several mistakes, when it has more to say."""
    choose_settings(page, language=language)
    person = Person(page)
    person.open_game(game, players=4)
    for _ in range(3):
        person.wait_for_turn()
        assert not person.is_over
        person.attempt(person.misplay())
        expect(person.at("explanation-text")).to_be_visible()
        page.wait_for_timeout(SETTLED)
        assert page.evaluate(FREE_RING)


INSIDE = """explanation => {
    const [frame, sheet] = [explanation, explanation.querySelector('.sheet')].map(part => part.getBoundingClientRect());
    return frame.top <= sheet.top && sheet.bottom <= frame.bottom && sheet.bottom <= innerHeight;
}"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1440, 900)])
def test_an_opened_explanation_stays_within_its_frame_and_the_screen(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person = Person(page)
    person.open_table("steps")
    person.attempt(person.misplay())
    person.click("explanation-more")
    expect(person.at("explanation").get_by_role("img").first).to_be_visible()
    assert person.at("explanation").evaluate(INSIDE)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_a_note_about_a_new_kind_of_card_can_be_closed(page: Page) -> None:
    person = Person(page)
    person.open_table("distance", until=lambda: any("#" in code for code in person.table["hand"]))
    person.do(person.best(Random(1)))  # right after the deal no note is shown
    person.wait_for_turn()
    note = person.at("new-card")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


SHORT = 70  # characters: two lines
BELOW = "(part, note) => part.getBoundingClientRect().top >= note.getBoundingClientRect().bottom"


@pytest.mark.browser_context_args(viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True)
@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_leaves_the_scale_free_on_the_smallest_phone(page: Page, language: str) -> None:
    """And a short note the names of the other players."""
    choose_settings(page, language=language)
    person = Person(page)
    person.open_game("keys_corners")
    for _ in range(3):
        person.wait_for_turn()
        words = ""
        for _ in range(3):
            person.click("help-me")
            expect(person.at("help-note")).not_to_have_text(words, use_inner_text=True)
            words, note = person.at("help-note").inner_text(), person.at("help-note").element_handle()
            assert person.at("step").first.evaluate(BELOW, note), words
            if len(words) < SHORT:
                assert person.at("opponent-1").get_by_text("Scott").evaluate(BELOW, note), words
        person.do(person.best(Random(1)))


@pytest.mark.parametrize(("game", "seed"), SEEDS.items())
def test_moves_by_what_the_page_says_alone(page: Page, game: str) -> None:
    person = Person(page)
    person.open_table(game, case_of(game).short)
    follower, version = Follower(page), person.version
    follower.asks()
    expect(page.locator(case_of(game).helped).first).to_be_visible()
    expect(person.at("help-me")).to_have_attribute("aria-disabled", "true")
    assert person.version == version  # the third step does nothing by itself
    for _ in range(ENOUGH_MOVES):
        if follower.waits():
            follower.follows()


def test_whoever_has_one_card_left_can_think_of_the_call_and_is_then_reminded(page: Page) -> None:
    def expose(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(str(text).replace('"exposed":false', '"exposed":true')))

    page.route_web_socket("**", expose)
    person = Person(page)
    person.open_table("distance", case_of("distance").short)
    reminder = re.compile("^One card left")
    expect(person.at("prompt")).to_be_visible()
    expect(person.at("prompt")).not_to_have_text(reminder)
    expect(person.at("prompt")).to_have_text(reminder, timeout=LONG)
    expect(person.at("call")).to_have_css("outline-style", "solid")
