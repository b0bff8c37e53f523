"""Everything works with the keyboard alone, and nothing is out of sight on the smallest screens."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.axe import axe_here, axe_in
from tests.browser.person import Person, choose_settings

VOICES = """
    window.said = [];
    const network = { lang: 'en-US', localService: false, name: 'network' };
    const device = { lang: 'en-GB', localService: true, name: 'device' };
    const synthesis = new EventTarget();
    synthesis.getVoices = () => [network, device];
    synthesis.cancel = () => {};
    synthesis.speak = ({ text, voice }) => window.said.push([text, voice.name]);
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
LISTEN = """() => {
    window.heard = [];
    const hear = changes => changes.forEach(({ addedNodes, target, type }) => {
        const texts = type === 'childList' ? [...addedNodes].map(node => node.textContent) : [target.textContent];
        window.heard.push(...texts.map(text => text.trim()).filter(text => text !== ''));
    });
    const observer = new MutationObserver(hear);
    for (const region of document.querySelectorAll('[role=log], .unseen[role=status]')) {
        observer.observe(region, { childList: true, characterData: true, subtree: true });
    }
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_contrast_theme_of_the_system_is_applied(page: Page, scheme: str) -> None:
    """In a contrast theme, backgrounds are the system's: chosen cards still stand out, and keys are black and white."""
    page.emulate_media(forced_colors="active", color_scheme=scheme)  # type: ignore[arg-type]
    page.goto("#/input-test")
    black, white = (color_of(page.get_by_test_id(f"key-{key}")) for key in (61, 60))
    assert black != white
    chosen, other = (color_of(page.get_by_test_id(f"practice-{mode}").locator("..")) for mode in ("any", "find"))
    assert {chosen, other} == {"rgb(0, 0, 0)", "rgb(255, 255, 255)"}
    assert color_of(page.locator("body")) != chosen
    assert axe_in(page, scheme) == []


def color_of(locator: Locator) -> str:
    color: str = locator.evaluate("element => getComputedStyle(element).backgroundColor")
    return color


def test_shortcuts_with_a_single_key_can_be_switched_off(page: Page) -> None:
    choose_settings(page, shortcuts=False)
    person = Person(page)
    person.open_table("distance")
    for key in ("t", "1", "?", "r"):
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert person.answers == []
    assert page.get_by_role("dialog").count() == 0
    person.press("draw")  # a press of the button still counts


def test_a_key_repeats_the_turn_the_table_and_the_hand(page: Page) -> None:
    person = Person(page)
    person.open_table("steps")
    page.keyboard.press("i")
    told = page.get_by_role("log", name="Announcements").get_by_role("paragraph").last
    expect(told).to_contain_text("Your turn")
    expect(told).to_contain_text(f"You have {len(person.table['hand'])} cards")
    assert len(told.inner_text().split(",")) >= len(person.table["hand"])


def test_arrow_keys_move_around_the_clock_as_seen(page: Page) -> None:
    Person(page).open_table("steps")
    page.get_by_test_id("say-hour-5").focus()
    for key, hour in (("Right", 4), ("Right", 3), ("Right", 3), ("Down", 4), ("Down", 5), ("Down", 6), ("Left", 7)):
        page.keyboard.press(f"Arrow{key}")
        expect(page.get_by_test_id(f"say-hour-{hour}")).to_be_focused()


def test_announced_plays_say_how_many_cards_are_left(page: Page) -> None:
    person, rng = Person(page), Random(3)
    person.open_table("distance")
    log = page.get_by_role("log", name="Announcements")
    expect(log).to_contain_text("You have")  # from here on, each event is announced
    played = "letter-played"
    person.play_turns(rng, until=lambda: any(event["type"] == played for event in person.events))
    left = next(event["left"] for event in person.events if event["type"] == played)
    expect(log).to_contain_text(f"{left} card{'' if left == 1 else 's'} left.")


def test_own_turn_is_announced_once_and_after_the_answer_to_the_last_attempt(page: Page) -> None:
    """The person tries to take a card too early; the refusal and the computer's move arrive at the same moment."""
    held: list[str] = []
    waiting = False

    def from_server(route: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        turn_comes = message["type"] == "update" and message["table"]["turn"] == message["table"]["seat"]
        if held or (waiting and turn_comes):
            held.append(text)
        else:
            route.send(text)

    def from_page(route: WebSocketRoute, to_server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] != "act" or not held:
            to_server.send(text)
            return
        facts = {"turn": 1}
        refusal = {
            "type": "refused",
            "id": message["id"],
            "reason": "not-your-turn",
            "facts": facts,
            "text": "",
            "prompt": None,
        }
        for each in (json.dumps(refusal), *held):
            route.send(each)
        held.clear()

    def connect(route: WebSocketRoute) -> None:
        to_server = route.connect_to_server()
        to_server.on_message(lambda text: from_server(route, str(text)))
        route.on_message(lambda text: from_page(route, to_server, str(text)))

    page.route_web_socket(re.compile("/api/"), connect)
    person = Person(page)
    # With fewer cards, the game may be over after a turn.
    person.open_table("old_maid", {"find_pairs": False}, until=lambda: len(person.table["hand"]) >= 4)
    expect(page.get_by_role("log", name="Announcements")).to_contain_text("Your turn.")
    waiting = True
    page.evaluate(LISTEN)
    page.get_by_test_id("fan-card-0").click(position={"x": 8, "y": 14})
    person.wait_for(lambda: bool(held))
    expect(page.get_by_test_id("turn")).not_to_have_text("Your turn")
    page.get_by_test_id("fan-card-0").click(position={"x": 8, "y": 14}, force=True)
    page.wait_for_timeout(1000)
    heard: list[str] = page.evaluate("window.heard")
    [answer] = [at for at, text in enumerate(heard) if text.startswith("Wait a moment")]
    [turn] = [at for at, text in enumerate(heard) if text == "Your turn."]
    assert answer < turn, heard


@pytest.mark.parametrize("local", ["true", "false"])
def test_texts_are_read_aloud_by_a_voice_of_the_device_and_by_no_other(page: Page, local: str) -> None:
    """Chromium without a window has no voices, so the test brings two."""
    page.add_init_script(VOICES.replace("localService: true", f"localService: {local}"))
    choose_settings(page, readAloud=True)
    Person(page).open_table("distance")
    if local == "true":
        page.get_by_test_id("read-aloud").first.click()
        assert page.evaluate("window.said") == [[page.get_by_test_id("prompt").inner_text(), "device"]]
    else:
        expect(page.get_by_test_id("read-aloud")).to_have_count(0)
    page.get_by_test_id("settings-button").click()
    expect(page.get_by_test_id("shortcuts")).to_be_visible()
    expect(page.get_by_test_id("read-aloud-on")).to_have_count(int(local == "true"))
    if local == "true":
        assert axe_here(page) == []
