"""Settings apply immediately, are stored in the browser, and apply to every tab."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.person import Person

ROOT = "document.documentElement"


@pytest.fixture
def settings(page: Page) -> Page:
    page.goto("#/settings")
    page.get_by_test_id("settings").wait_for()
    return page


def choose(page: Page, name: str, value: str) -> None:
    page.get_by_test_id(name).locator(f"input[value={value}]").check()


def test_language_changes_the_page_and_the_names_of_notes(settings: Page) -> None:
    settings.get_by_test_id("language").select_option("de")
    expect(settings.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    assert settings.evaluate(f"{ROOT}.lang") == "de"
    expect(settings.get_by_test_id("notation").get_by_role("radio", checked=True)).to_have_value("german")
    expect(settings.get_by_test_id("preview").get_by_role("button").first).to_have_accessible_name(
        "Fis oder Ges, Oktave 3, Zahl 6 auf der Tonuhr"
    )


def test_choices_last_in_the_browser_and_are_there_before_the_page_is(settings: Page) -> None:
    choose(settings, "palette", "tubes")
    choose(settings, "theme", "dark")
    choose(settings, "notation", "solfege")
    settings.get_by_test_id("left-handed").check(force=True)
    settings.reload()
    expect(settings.get_by_test_id("palette").get_by_role("radio", checked=True)).to_have_value("tubes")
    expect(settings.get_by_test_id("preview")).to_contain_text("Fa♯")
    data = settings.evaluate(f"({{...{ROOT}.dataset}})")
    assert {"palette": "tubes", "theme": "dark", "hand": "left"}.items() <= data.items()
    settings.route("**/assets/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    settings.reload(wait_until="commit")
    settings.wait_for_function(f"() => {ROOT}?.dataset.theme === 'dark'")


def test_choices_hold_in_another_tab_at_once_and_can_be_reset(settings: Page) -> None:
    other = settings.context.new_page()
    other.goto(settings.url)
    expect(other.get_by_test_id("preview")).to_contain_text("F♯")
    choose(settings, "notation", "german")
    choose(settings, "palette", "contrast")
    expect(other.get_by_test_id("preview")).to_contain_text("Fis")
    assert other.evaluate(f"{ROOT}.dataset.palette") == "contrast"
    assert axe(settings) == []  # in the palette with the most contrast
    settings.get_by_test_id("preset-ear").click()
    settings.get_by_test_id("reset-settings").click()
    expect(settings.get_by_test_id("palette").get_by_role("radio", checked=True)).to_have_value("clock")
    expect(settings.get_by_test_id("face-staff")).to_be_checked()


def test_when_reading_and_listening_no_card_gives_its_pitch_away(settings: Page) -> None:
    preview = settings.get_by_test_id("preview")
    for preset in ("ear", "reading"):
        settings.get_by_test_id(f"preset-{preset}").click()
        expect(preview).not_to_contain_text("F♯")
        assert preview.locator("text").count() == 0
        papers = "cards => new Set(cards.map(card => getComputedStyle(card).fill)).size"
        assert preview.locator(".sheet").evaluate_all(papers) == 1
    expect(settings.get_by_test_id("face-staff")).to_be_checked()
    expect(settings.get_by_test_id("face-staff")).to_be_disabled()  # the last one cannot be switched off


def test_settings_open_over_a_table_without_leaving_it(page: Page) -> None:
    Person(page).open_game("distance")
    table, call = page.url, page.get_by_test_id("call")
    middle = page.evaluate("document.querySelector('.own').getBoundingClientRect().width / 2")
    assert call.bounding_box()["x"] > middle  # type: ignore[index]
    page.get_by_test_id("settings-button").click()
    choose(page, "notation", "german")
    expect(page.get_by_test_id("say-B")).to_have_text("H")
    page.get_by_test_id("left-handed").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("settings-dialog")).to_be_hidden()
    assert page.url == table
    assert call.bounding_box()["x"] < middle  # type: ignore[index]
