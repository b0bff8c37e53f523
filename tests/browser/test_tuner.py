"""The tuner and the metronome, with a microphone that plays a file."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page

from tests.browser.chromium import chromium_path
from tests.browser.conftest import QUIET, Server
from tests.browser.listening import microphone_args, sing


@pytest.mark.parametrize("key", [33, 45.25, 64, 69, 81.5, 93])  # 55 to 1760 hertz, some between two notes
def test_a_tone_is_read_to_a_cent(browser_type: BrowserType, server: Server, tmp_path: Path, key: float) -> None:
    hertz = 440 * 2 ** ((key - 69) / 12)
    recording = sing(tmp_path / "tone.wav", [hertz], held=5, breath=0, noise=0.05)
    browser = browser_type.launch(executable_path=chromium_path(), args=[*QUIET, *microphone_args(recording)])
    page = browser.new_context(permissions=["microphone"]).new_page()
    page.goto(f"{server.address}#/tuner")
    page.get_by_test_id("listen").click()
    tuner = page.get_by_test_id("tuner")
    page.wait_for_function("() => document.querySelector('[data-testid=tuner]').dataset.cents !== undefined")
    page.wait_for_timeout(700)
    found = float(tuner.get_attribute("data-hertz") or 0)
    assert abs(found / hertz - 1) * 1731 < 1, (found, hertz)  # 1731 cents to the times e
    page.get_by_test_id("reference").fill("442")
    assert page.url.endswith("#/tuner/442")
    browser.close()


def test_the_metronome_clicks_on_the_clock_of_the_sound_card(page: Page, server: Server) -> None:
    page.add_init_script(
        """window.clicks = [];
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) {
            window.clicks.push([at, this.frequency.value]);
            return start.call(this, at);
        };"""
    )
    page.goto(f"{server.address}#/tuner")
    page.get_by_test_id("tempo").fill("240")
    page.get_by_test_id("beats-in-a-measure").select_option("3")
    page.get_by_test_id("metronome").click()
    page.wait_for_function("() => clicks.length >= 7")
    page.get_by_test_id("metronome").click()
    clicks = page.evaluate("clicks")
    assert all(abs(after[0] - before[0] - 0.25) < 1e-6 for before, after in pairwise(clicks))
    accents = [hertz > 1200 for _, hertz in clicks]
    assert accents == [index % 3 == 0 for index in range(len(clicks))]


def test_taps_make_the_tempo(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/tuner")
    tap = page.get_by_test_id("tap")
    for _ in range(4):
        tap.dispatch_event("pointerdown")
        page.wait_for_timeout(500)
    assert 80 < int(page.get_by_test_id("tempo").input_value()) <= 121
