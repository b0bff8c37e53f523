"""The tuner and the metronome, with a microphone that plays a file."""

from itertools import pairwise
from pathlib import Path
from statistics import median
from time import time

import pytest
from playwright.sync_api import BrowserType, Page, expect

from tests.browser.chromium import chromium_path
from tests.browser.conftest import QUIET
from tests.browser.devices import microphone_args, sing

TONES = [440 * 2 ** ((key - 69) / 12) for key in (33, 45.25, 64, 69, 81.5, 93)]  # 55 to 1760 hertz
HELD, BREATH = 1.0, 0.3  # seconds
NOTE_READINGS = """() => {
    const tuner = document.querySelector('[data-testid=tuner]');
    window.readings = [];
    new MutationObserver(() => readings.push(Number(tuner.dataset.hertz)))
        .observe(tuner, { attributes: true, attributeFilter: ['data-hertz'] });
}"""


def test_tones_are_read_to_a_cent(browser_type: BrowserType, address: str, tmp_path: Path) -> None:
    recording = sing(tmp_path / "tones.wav", TONES, held=HELD, breath=BREATH, noise=0.05)
    browser = browser_type.launch(executable_path=chromium_path(), args=[*QUIET, *microphone_args(recording)])
    page = browser.new_context(permissions=["microphone"], base_url=address).new_page()
    page.goto("#/tuner")
    page.get_by_test_id("tuner").wait_for()
    page.evaluate(NOTE_READINGS)
    page.get_by_test_id("listen").click()
    page.wait_for_timeout(1000 * (HELD + BREATH) * (len(TONES) + 1))
    readings = page.evaluate("readings")
    for hertz in TONES:
        near = [found for found in readings if abs(found / hertz - 1) < 0.02]
        assert near, (hertz, readings)
        assert abs(median(near) / hertz - 1) * 1731 < 1, (hertz, near)  # 1731 cents to the times e
    expect(page.get_by_test_id("tuner-said")).to_have_text("A: in tune, 0 cents", timeout=20_000)
    page.get_by_test_id("pitched-in").select_option("Eb")
    expect(page.get_by_test_id("tuner-said")).to_have_text("F sharp or G flat: in tune, 0 cents", timeout=20_000)
    expect(page.get_by_test_id("tuner").locator(".name")).not_to_contain_text("A")
    page.get_by_test_id("pitched-in").select_option("C")
    page.get_by_test_id("reference").fill("442")
    expect(page).to_have_url("#/tuner/442")
    browser.close()


def test_the_metronome_clicks_on_the_clock_of_the_sound_card(page: Page) -> None:
    page.add_init_script(
        """window.clicks = [];
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) {
            window.clicks.push([at, this.frequency.value]);
            return start.call(this, at);
        };
        window.awake = [];
        const lock = {release: () => Promise.resolve(awake.push('off'))};
        const request = () => Promise.resolve(awake.push('on')).then(() => lock);
        Object.defineProperty(navigator, 'wakeLock', {value: {request}});"""
    )
    page.goto("#/tuner")
    page.get_by_test_id("tempo").fill("240")
    page.get_by_test_id("beats-in-a-measure").select_option("3")
    page.get_by_test_id("metronome").click()
    page.wait_for_function("() => clicks.length >= 7")
    expect(page).to_have_url("#/tuner/440/240/3")
    assert page.evaluate("awake") == ["on"]  # the screen, while it clicks
    page.get_by_test_id("metronome").click()
    page.wait_for_function("() => awake.length === 2")
    clicks = page.evaluate("clicks")
    assert all(abs(after[0] - before[0] - 0.25) < 1e-6 for before, after in pairwise(clicks))
    accents = [hertz > 1200 for _, hertz in clicks]
    assert accents == [index % 3 == 0 for index in range(len(clicks))]


def test_a_new_tempo_continues_in_the_same_measure(page: Page, guest_page: Page) -> None:
    page.add_init_script(
        "window.rooms = 0; const Room = AudioContext;"
        "window.AudioContext = class extends Room { constructor(...given) { super(...given); window.rooms += 1; } };"
    )
    page.goto("#/tuner/440/239/3")
    page.get_by_test_id("metronome").click()
    page.wait_for_function("() => document.querySelector('[data-testid=beats]').dataset.lit === '1'")
    before = page.evaluate("rooms")
    page.get_by_test_id("faster").click()
    expect(page.get_by_role("status").filter(has_text="240 beats per minute")).to_have_count(1)
    assert page.evaluate("rooms") == before
    expect(page).to_have_url("#/tuner/440/240/3")
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("tempo")).to_have_value("240")
    # Without a microphone you can try again.
    page.get_by_test_id("listen").click()
    expect(page.get_by_test_id("microphone")).not_to_be_empty()
    expect(page.get_by_test_id("listen")).to_have_text("Listen")


@pytest.mark.parametrize("event", ["pointerdown", "click"])  # screen readers click without a touch before it
def test_taps_make_the_tempo(page: Page, event: str) -> None:
    page.clock.install()
    page.goto("#/tuner")
    tap = page.get_by_test_id("tap")
    page.clock.pause_at(time() + 3600)
    for _ in range(3):
        tap.dispatch_event(event)
        page.clock.run_for(500)
    expect(page.get_by_test_id("tempo")).to_have_value("120")


def test_groups_of_beats_are_chosen_or_typed(page: Page, guest_page: Page) -> None:
    page.goto("#/tuner")
    page.get_by_test_id("beats-in-a-measure").select_option("3+2")
    expect(page.get_by_test_id("beats").locator("i")).to_have_count(5)
    page.get_by_test_id("beats-in-a-measure").select_option("own")
    page.get_by_test_id("groups").fill("3+")
    expect(page.get_by_role("alert").filter(has_text="such as 3+2+2")).to_be_visible()
    page.get_by_test_id("groups").fill("2+2+3+2")
    expect(page.get_by_test_id("beats").locator("i")).to_have_count(9)
    page.get_by_test_id("division").select_option("swing")
    page.get_by_test_id("count-in").select_option("1")
    expect(page).to_have_url("#/tuner/440/90/2+2+3+2/swing/1")
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("groups")).to_have_value("2+2+3+2")
    expect(guest_page.get_by_test_id("division")).to_have_value("swing")


def test_the_device_shows_what_sounds_and_can_stop_it(page: Page) -> None:
    page.add_init_script(
        """window.pressed = {};
        const set = MediaSession.prototype.setActionHandler;
        MediaSession.prototype.setActionHandler = function (action, handler) {
            window.pressed[action] = handler;
            return set.call(this, action, handler);
        };
        window.playing = new Set();
        const play = HTMLMediaElement.prototype.play;
        HTMLMediaElement.prototype.play = function () { playing.add(this); return play.call(this); };"""
    )
    title = "navigator.mediaSession.metadata?.title ?? ''"
    page.goto("#/tuner/440/90/4/1/0/Bb/57")
    # An A is a B for a clarinet.
    expect(page.get_by_test_id("drone-note").locator("option:checked")).to_have_text("B")
    page.get_by_test_id("drone").click()
    page.wait_for_function("() => [...playing].some((each) => !each.paused && each.loop && each.duration > 5)")
    assert page.evaluate(title) == "Drone B"
    page.get_by_test_id("metronome").click()
    page.wait_for_function(f"() => ({title}) === 'Drone B + Metronome'")
    page.get_by_test_id("drone-note").select_option(label="C")
    page.wait_for_function(f"() => ({title}).includes('Drone C')")
    page.get_by_test_id("drone-fifth").check()
    expect(page).to_have_url("#/tuner/440/90/4/1/0/Bb/58+5")
    page.evaluate("pressed.pause()")
    expect(page.get_by_test_id("drone")).to_have_text("Sound the drone")
    expect(page.get_by_test_id("metronome")).to_have_text("Start")
    page.wait_for_function(f"() => ({title}) === '' && [...playing].every((each) => each.paused)")
