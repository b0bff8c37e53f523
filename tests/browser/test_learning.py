"""Learning data in the browser: stored, copied to a file and to another device, replaced and deleted."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.axe import axe
from tests.browser.devices import scanned
from tests.browser.learned import changes
from tests.browser.person import Person

pytestmark = pytest.mark.parametrize(
    "seed", [1]
)  # its first misplay says something about a letter: the starter has one name
NOTHING = "Nothing is stored yet."


def amount(page: Page) -> str:
    """What the page says is stored, such as "Stored here: 1 answer on 1 day …"."""
    return page.get_by_test_id("learning-amount").inner_text()


def show_data(page: Page) -> None:
    """Go to the page of learning data, loaded again."""
    page.goto("about:blank")
    page.goto("#/learning")
    page.get_by_test_id("learning-amount").wait_for()


def learn_at_a_table(page: Page) -> str:
    """Play a wrong card of The Distance, and wait until the evidence is stored. Return the atom that it is about."""
    person = Person(page)
    person.open_table("distance")
    starter = person.table["discard"][0]
    with page.expect_response("**/api/learning/observe") as observed:
        person.attempt(person.misplay())
    assert observed.value.ok
    page.wait_for_function("navigator.locks.query().then(({ held }) => held.length === 0)")
    return f"letter:2:{starter[0]}"


def saved(page: Page) -> str:
    """Return the text of the file that the page saves."""
    with page.expect_download() as download:
        page.get_by_test_id("learning-save").click()
    assert download.value.suggested_filename.startswith("musicards-learning-2")
    return Path(download.value.path()).read_text()


def without_device(text: str) -> dict[str, object]:
    """Return what was saved, without the random name of the browser that saved it."""
    return {name: value for name, value in json.loads(text).items() if name != "device"}


def test_what_a_match_shows_is_kept_saved_deleted_and_opened_again(page: Page) -> None:
    show_data(page)
    assert amount(page) == NOTHING
    expect(page.get_by_test_id("learning-save")).to_be_disabled()
    atom = learn_at_a_table(page)
    assert changes(page) == [(atom, "new", "shaky")]
    show_data(page)
    before = amount(page)
    assert before.startswith("Stored here: 1 answer on 1 day")
    assert axe(page) == []
    other = FilePayload(name="notes.json", mimeType="application/json", buffer=b'{"notes": []}')
    page.get_by_test_id("learning-chooser").set_input_files(other)
    expect(page.get_by_test_id("learning-problem")).to_have_text("This file isn’t one that was saved here.")
    assert amount(page) == before

    text = saved(page)
    assert json.loads(text)["learner"].isascii()
    page.get_by_test_id("learning-delete").click()
    assert axe(page) == []
    page.get_by_test_id("learning-delete-now").click()
    expect(page.get_by_test_id("learning-amount")).to_have_text(NOTHING)
    show_data(page)
    assert amount(page) == NOTHING

    file = FilePayload(name="learning.json", mimeType="application/json", buffer=text.encode())
    page.get_by_test_id("learning-chooser").set_input_files(file)
    page.get_by_test_id("learning-keep").click()
    assert amount(page) == NOTHING
    page.get_by_test_id("learning-chooser").set_input_files(file)
    assert axe(page) == []
    page.get_by_test_id("learning-add-now").click()
    expect(page.get_by_test_id("learning-amount")).to_have_text(before)
    show_data(page)
    assert without_device(saved(page)) == without_device(text)


def test_another_device_gets_a_copy_by_link_once(page: Page, guest_page: Page) -> None:
    learn_at_a_table(page)
    show_data(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    page.get_by_test_id("learning-share").click()
    link = page.get_by_test_id("learning-link").input_value()
    assert scanned(page.get_by_test_id("learning-qr")) == link
    key = link.rsplit("/", 1)[1]
    assert len(key) == 22
    assert not any(key in each for each in asked)

    guest_page.goto(link)
    expect(guest_page.get_by_test_id("learning-new")).to_contain_text("1 answer on 1 day")
    assert key not in guest_page.url
    guest_page.get_by_test_id("learning-add-now").click()
    expect(guest_page.get_by_test_id("learning-amount")).to_have_text(amount(page))
    assert without_device(saved(guest_page)) == without_device(saved(page))

    guest_page.goto("about:blank")
    guest_page.goto(link)
    expect(guest_page.get_by_test_id("learning-problem")).to_contain_text("nothing to pick up")
    assert amount(guest_page).startswith("Stored here: 1 answer")


def test_a_browser_can_forget_everything_about_a_person(page: Page, no_errors_in_the_console: list[str]) -> None:
    learn_at_a_table(page)
    [before] = page.context.cookies(page.url)
    table = page.url.split("#")[1]
    show_data(page)
    page.route("**/api/forget", lambda route: route.abort())
    page.get_by_test_id("learning-leave").click()
    assert axe(page) == []
    page.get_by_test_id("learning-leave-now").click()
    expect(page.get_by_test_id("learning-remains")).to_contain_text("still has your seats")
    expect(page.get_by_test_id("learning-amount")).to_have_text(NOTHING)
    for kept in ("localStorage", "sessionStorage"):
        assert page.evaluate(f"Object.keys({kept}).filter(name => name.startsWith('musicards.'))") == []
    no_errors_in_the_console.clear()  # the browser notes the request that failed
    page.unroute("**/api/forget")
    page.get_by_test_id("learning-leave").click()
    with page.expect_navigation():
        page.get_by_test_id("learning-leave-now").click()
    page.get_by_test_id("play-code").or_(page.locator("h1")).first.wait_for()
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.includes('table'))") == []
    [after] = page.context.cookies(page.url)
    assert after["value"] != before["value"]
    show_data(page)
    assert amount(page) == NOTHING
    page.goto("about:blank")
    page.goto(f"#{table}")
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_test_id("hand")).to_have_count(0)
