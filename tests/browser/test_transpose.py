"""The transposer: lines typed, shown, linked and saved."""

import re

import pytest
from playwright.sync_api import Page, expect


def open_page(page: Page, line: str) -> None:
    page.goto("#/transpose")
    page.get_by_test_id("line").fill(line)


def test_a_line_by_interval_key_and_instrument_and_as_a_link(page: Page, guest_page: Page) -> None:
    open_page(page, "C4 E4 G4 | Dm7 G7/B")
    result = page.get_by_test_id("result")
    expect(result).to_have_text("E♭4 G4 B♭4 | Fm7 B♭7/D")
    page.get_by_test_id("direction").select_option("down")
    expect(result).to_have_text("A3 C♯4 E4 | Bm7 E7/G♯")
    page.get_by_test_id("way-keys").check(force=True)
    page.get_by_test_id("from-key").select_option("C major")
    page.get_by_test_id("to-key").select_option("Ab major")
    expect(page.get_by_test_id("result-key")).to_have_text("A♭ major")
    expect(result).to_contain_text("B♭m7 E♭7/G")
    page.get_by_test_id("way-instrument").check(force=True)
    page.get_by_test_id("instrument").select_option("horn in F")
    expect(result).to_have_text("G4 B4 D5 | Am7 D7/F♯")
    expect(page.get_by_test_id("result-key")).to_have_text("G major")
    assert page.get_by_test_id("tool-staff").locator(".symbol").all_text_contents() == ["Am7", "D7/F♯"]
    assert page.get_by_test_id("tool-staff").locator("[data-bar]").count() == 1
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("result")).to_have_text("G4 B4 D5 | Am7 D7/F♯")
    expect(guest_page.get_by_test_id("line")).to_have_value("C4 E4 G4 | Dm7 G7/B")
    page.get_by_test_id("from-key").select_option("Eb minor")
    expect(page.get_by_test_id("from-key").locator("option:checked")).to_have_text("E♭ minor")
    with page.expect_download() as saved:
        page.get_by_test_id("save-musicxml").click()
    assert b"<score-partwise" in saved.value.path().read_bytes()


def test_an_error_is_named_while_the_last_result_stays_and_empty_input_is_none(
    page: Page, no_errors_in_the_console: list[str]
) -> None:
    asked: list[str] = []
    page.clock.install()
    page.on("request", lambda request: asked.append(request.url) if "/transposed?" in request.url else None)
    open_page(page, "C E G")
    result, problem = page.get_by_test_id("result"), page.get_by_test_id("transpose-problem")
    expect(result).to_have_text("E♭ G B♭")
    before = len(asked)
    page.clock.run_for(5000)
    assert len(asked) == before
    page.get_by_test_id("line").fill("C E Q")
    expect(problem).to_have_text(re.compile("“Q” is not a note or a chord symbol. It is number 3"))
    expect(result).to_have_text("E♭ G B♭")
    no_errors_in_the_console.clear()  # the browser notes the server's no
    page.get_by_test_id("line").fill("")
    expect(result).to_be_hidden()
    expect(problem).to_be_empty()
    page.get_by_test_id("line").fill("Cmaj7 " * 2000)
    expect(problem).to_contain_text("too long")


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_a_phone_shows_chords_large_enough_and_copies_without_https(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_page(page, "Dm7 G7 | Cmaj7 C7 | Fmaj7 Bb7 | C6")
    symbols = page.get_by_test_id("tool-staff").locator(".symbol")
    expect(symbols).to_have_count(7)
    expect(symbols.first).to_have_text("Fm7")
    assert all(
        high >= 14 for high in symbols.evaluate_all("all => all.map(each => each.getBoundingClientRect().height)")
    )
    assert page.get_by_test_id("tool-staff").locator("[data-bar]").count() == 3
    page.get_by_test_id("copy").click()
    result = page.get_by_test_id("result").inner_text()
    assert page.evaluate("getSelection().toString()").split() == result.split()
