"""The deck on paper: chosen on a page, looked at, and downloaded."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from pypdf import PdfReader

from tests.browser.axe import axe


def pages_of(page: Page, folder: Path) -> tuple[str, int]:
    """Return the name of the download and its number of pages."""
    with page.expect_download() as saved:
        page.get_by_test_id("download").click()
    saved.value.save_as(folder / "paper.pdf")
    written = (folder / "paper.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    return saved.value.suggested_filename, len(PdfReader(BytesIO(written)).pages)


def test_the_chosen_print_is_shown_linked_and_downloaded(page: Page, guest_page: Page, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_test_id("to-print").click()
    look = page.get_by_test_id("look")
    expect(look).to_have_attribute("alt", "The first sheet of cards")
    assert look.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    first = look.get_attribute("src") or ""
    page.get_by_test_id("size-poker").check(force=True)
    expect(look).to_have_attribute("alt", "Three of the cards and the back")
    page.get_by_test_id("size-a4-9up").check(force=True)
    expect(look).to_have_attribute("alt", "The first sheet of cards")
    page.get_by_test_id("paper-keyboard").uncheck()
    page.get_by_test_id("paper-names").select_option("german")
    expect(look).not_to_have_attribute("src", first)
    assert pages_of(page, tmp_path) == ("musicards-cards-a4-9up-en.pdf", 12)
    page.get_by_test_id("paper-rules").check(force=True)
    page.get_by_test_id("paper-language").select_option("de")
    assert pages_of(page, tmp_path) == ("musicards-rules-de.pdf", 6)
    guest_page.goto(page.url)
    expect(guest_page.get_by_test_id("paper-rules")).to_be_checked()
    expect(guest_page.get_by_test_id("paper-names")).to_have_value("german")
    expect(guest_page.get_by_test_id("paper-language")).to_have_value("de")


def test_staff_paper_has_its_own_choices(page: Page, tmp_path: Path) -> None:
    page.goto("#/print/paper=staves")
    page.get_by_test_id("clef-piano").check(force=True)
    page.get_by_test_id("format-letter").check(force=True)
    page.get_by_test_id("paper-staves-count").select_option("8")
    expect(page.get_by_test_id("look")).to_have_attribute("src", re.compile("clef=piano&staves=8&format=letter"))
    expect(page.get_by_test_id("paper-palette")).to_be_hidden()
    assert axe(page) == []
    assert pages_of(page, tmp_path) == ("musicards-staves-piano-8-letter.pdf", 1)


def test_without_the_typesetter_the_page_says_how_to_get_it(page: Page) -> None:
    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json={**response.json(), "ready": False})

    page.route("**/api/paper/choices", answer)
    page.goto("#/print")
    expect(page.get_by_test_id("no-typesetter")).to_contain_text("pip install 'musicards[paper]'")
    expect(page.get_by_test_id("download")).to_be_hidden()
    assert axe(page) == []


@pytest.mark.usefixtures("errors_are_expected")
def test_without_a_server_the_page_says_so_and_continues_when_it_is_back(page: Page) -> None:
    page.route("**/api/paper/**", lambda route: route.abort())
    page.goto("#/print")
    problem = page.get_by_test_id("print-problem")
    expect(problem).to_have_text("The server doesn’t answer. Try again in a moment.")
    page.unroute_all()
    look = page.get_by_test_id("look")
    expect(look).to_have_attribute("src", re.compile("size=a4-9up"))
    page.route("**/api/paper/**", lambda route: route.abort())
    page.get_by_test_id("size-poker").check(force=True)
    expect(problem).not_to_be_empty()
    page.unroute_all()
    expect(problem).to_be_empty()
    page.wait_for_function("() => document.querySelector('[data-testid=look]').naturalWidth > 0")
