"""The teacher's page and the projector, with children who ask the server as their pages would."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, expect

import musicards.texts
from tests.browser.axe import axe_here, axe_once
from tests.browser.class_children import Child
from tests.browser.devices import scanned
from tests.browser.measure import fits
from tests.browser.person import LONG, Person, choose_settings

NAMES: Final = json.loads((Path(musicards.texts.__file__).parent / "names.json").read_text("utf-8"))
PROJECTOR: Final[ViewportSize] = {"width": 1920, "height": 1080}
SMALL_PROJECTOR: Final[ViewportSize] = {"width": 1280, "height": 720}
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
LEAST_HEIGHT = 200  # px of the code on the projector
MOST_LINES = 25  # at most so many lines of text have room on the projector: more are hard to read from ten meters


def open_class(page: Page, title: str = "4b") -> str:
    """Open a class as a teacher does who has just found the page. Return its code."""
    page.goto("/")
    page.get_by_test_id("to-class").click()
    page.get_by_test_id("class-title").fill(title)
    page.get_by_test_id("open-class").click()
    return page.get_by_test_id("class-code").inner_text().strip()


def open_tab(page: Page, tab: str) -> None:
    page.get_by_test_id(f"tab-{tab}").check(force=True)


@pytest.fixture
def screen(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """The projector, in a browser that belongs to nobody."""
    context = browser.new_context(**{**browser_context_args, "viewport": PROJECTOR})
    yield context.new_page()
    context.close()


def test_from_home_to_cards_at_all_tables_in_a_few_taps(page: Page, address: str, screen: Page) -> None:
    code = open_class(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("4b")
    assert scanned(page.get_by_test_id("class-qr")) == f"{address}#/class/{code}"
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("nobody")).to_be_visible()
    children = [Child(address, code) for _ in range(5)]
    expect(page.get_by_test_id("here")).to_have_text("5 of 5 here")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("tables").get_by_role("listitem")).to_have_count(2)
    assert {child.table for child in children} == {table["code"] for table in children[0].view["tables"]}
    table = children[0].table
    screen.goto(f"#/class/{code}/screen")
    expect(screen.get_by_test_id("screen-tables").get_by_role("heading")).to_have_count(2)

    page.get_by_test_id("pause").click()
    expect(page.get_by_test_id("is-paused")).to_be_visible()
    assert children[0].ask(f"matches/{table}")["settings"]["paused"]
    expect(screen.get_by_test_id("screen-paused")).to_be_visible()
    page.get_by_test_id("pause").click()
    expect(page.get_by_test_id("is-paused")).to_be_hidden()
    assert not children[0].ask(f"matches/{table}")["settings"]["paused"]

    page.get_by_test_id("deal").click()  # games are played: better ask
    page.get_by_test_id("deal-yes").click()
    expect(page.get_by_test_id("teach")).to_have_attribute("data-round", "2")
    assert children[0].table != table
    page.get_by_test_id("end").click()
    page.get_by_test_id("end-yes").click()
    expect(page.get_by_test_id("tables")).to_be_hidden()
    assert children[0].table is None


def test_what_is_dealt_can_be_chosen_and_kept_as_a_link(page: Page, address: str) -> None:
    code = open_class(page)
    children = [Child(address, code) for _ in range(3)]
    page.get_by_test_id("deal-choose").click()
    page.get_by_test_id("plan-game").select_option("steps")
    page.get_by_test_id("plan-size").select_option("2")
    page.get_by_test_id("plan-computers").select_option("1")
    page.get_by_test_id("plan-more").locator("summary").click()
    page.get_by_test_id("plan-help").uncheck()
    page.get_by_test_id("plan-faces").uncheck()
    page.get_by_test_id("plan-face-staff").uncheck()
    link = page.get_by_test_id("plan-link").input_value()
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("tables").get_by_role("listitem")).to_have_count(3)
    view = children[0].view
    assert {table["game"] for table in view["tables"]} == {"steps"}
    assert view["faces"]["staff"] is False
    assert children[0].ask(f"matches/{children[0].table}")["settings"]["help"] is False

    page.evaluate("localStorage.removeItem('musicards.class-plan')")
    page.goto(link)
    expect(page.get_by_test_id("class-start").get_by_role("status")).to_contain_text("Steps")
    page.get_by_test_id("open-class").click()
    expect(page.get_by_test_id("deal")).to_contain_text("Steps")
    page.get_by_test_id("deal-choose").click()
    assert page.get_by_test_id("plan-link").input_value() == link


def test_a_mistake_is_explained_to_all_without_a_name(page: Page, address: str, screen: Page) -> None:
    code = open_class(page)
    child, other = Child(address, code), Child(address, code)
    name = child.view["pupils"][0]["name"]
    open_tab(page, "tasks")
    page.get_by_test_id("questions").select_option(label="Counting letters: seconds and thirds")
    page.get_by_test_id("task-before").click()
    expect(page.get_by_test_id("tasks")).to_contain_text("Counting letters: seconds and thirds")
    child.answer(6, right=False)
    other.answer(4, right=True)
    open_tab(page, "mistakes")
    expect(page.get_by_test_id("skills")).to_contain_text("4 of 10 right")
    first = page.get_by_test_id("errors").get_by_role("listitem").first
    expect(first).to_contain_text(name)
    first.get_by_role("button").click()
    expect(page.get_by_test_id("shown").get_by_test_id("diagnosis")).to_be_visible()
    shown = other.view["shown"]
    assert not shown["judged"]["right"]
    screen.goto(f"#/class/{code}/screen")
    expect(screen.get_by_test_id("explained")).to_have_attribute("data-item", shown["item"]["id"])
    expect(screen.get_by_test_id("diagnosis-why")).to_be_visible()
    assert name not in screen.locator("body").inner_text()
    page.get_by_test_id("errors-by-child").check(force=True)
    expect(page.get_by_role("list").filter(has_text=name)).to_contain_text("0 of 6 right")
    page.get_by_test_id("stop-showing").click()
    expect(screen.get_by_test_id("explained")).to_be_hidden()
    assert other.view["shown"] is None


def test_before_and_after_are_shown_side_by_side(page: Page, address: str) -> None:
    code = open_class(page)
    child, other = Child(address, code), Child(address, code)
    open_tab(page, "tasks")
    page.get_by_test_id("task-before").click()
    expect(page.get_by_test_id("tasks").get_by_role("listitem")).to_have_count(1)
    child.answer(4, right=False)
    other.answer(2, right=True)
    page.get_by_test_id("task-after").click()
    expect(page.get_by_test_id("tasks").get_by_role("listitem")).to_have_count(2)
    before, after = child.view["tasks"]
    assert (before["open"], after["open"], before["seconds"]) == (False, True, 120)
    assert before["query"] != after["query"]  # the same kinds, with another seed
    child.answer(3, right=True)
    row = page.get_by_test_id("before-after").get_by_role("row").nth(1)
    expect(row.get_by_role("cell")).to_have_text(["33% (2 of 6)", "100% (3 of 3)"])
    result = page.get_by_test_id("results").get_by_role("row").nth(1)
    expect(result.get_by_role("cell")).to_have_text(["0/4", "3/3"])

    page.get_by_test_id("due").fill("2099-01-31")
    page.get_by_test_id("task-homework").click()
    expect(page.get_by_test_id("tasks")).to_contain_text("until Jan 31, 2099")
    homework = child.view["tasks"][-1]
    assert (homework["kind"], homework["length"], homework["seconds"]) == ("homework", 20, 0)
    with page.expect_download() as downloaded:
        page.get_by_test_id("results-csv").click()
    lines = list(csv.reader(io.StringIO(downloaded.value.path().read_text("utf-8-sig"))))
    assert sorted(line[4:] for line in lines[1:]) == [["0", "4"], ["2", "2"], ["3", "3"]]
    page.get_by_test_id(f"close-{homework['id']}").click()
    expect(page.get_by_test_id(f"task-{homework['id']}")).to_have_attribute("data-open", "false")


def test_a_lesson_is_given_step_by_step(page: Page, address: str, screen: Page) -> None:
    code = open_class(page)
    children = [Child(address, code) for _ in range(3)]
    screen.goto(f"#/class/{code}/screen")
    expect(screen.get_by_test_id("screen-pupils").get_by_role("listitem")).to_have_count(3)
    open_tab(page, "lessons")
    page.get_by_test_id("lesson-letters").click()
    open_tab(page, "tasks")
    expect(page.get_by_test_id("questions").locator("option:checked")).to_have_text(
        "Counting letters: seconds and thirds"
    )
    open_tab(page, "lessons")
    page.get_by_test_id("do-step-0").click()
    expect(screen.get_by_test_id("screen-task")).to_be_visible()
    assert children[0].view["tasks"][0]["kind"] == "before"
    page.get_by_test_id("do-step-1").click()
    expect(screen.get_by_test_id("talk")).to_contain_text("From A up to C is a third")
    page.reload()  # the steps that are done are remembered
    open_tab(page, "lessons")
    expect(page.get_by_test_id("step-1")).to_have_attribute("data-done", "true")
    page.get_by_test_id("do-step-2").click()
    expect(screen.get_by_test_id("screen-tables")).to_be_visible()
    assert children[0].ask(f"matches/{children[0].table}")["options"]["interval"] == 2
    page.get_by_test_id("do-step-3").click()
    expect(screen.get_by_test_id("screen-task")).to_be_visible()
    assert children[0].view["tasks"][1]["kind"] == "after"
    open_tab(page, "tasks")  # the lesson's questions are chosen there, although each time has other ones
    questions = page.get_by_test_id("questions").locator("option:checked")
    expect(questions).to_have_text("Counting letters: seconds and thirds")


def test_the_code_on_the_projector_can_be_read_from_far_away(page: Page, address: str, screen: Page) -> None:
    code = open_class(page)
    screen.goto(f"#/class/{code}/screen")
    shown = screen.get_by_test_id("screen-code")
    expect(shown).to_have_text(code)
    box = shown.bounding_box()
    assert box is not None
    assert box["height"] >= LEAST_HEIGHT
    assert scanned(screen.get_by_test_id("screen-qr")) == f"{address}#/class/{code}"
    for _ in range(40):
        Child(address, code)
    expect(screen.get_by_test_id("screen-pupils").get_by_role("listitem")).to_have_count(40)
    # Whatever the children are called: the longest of the names that are offered.
    screen.get_by_test_id("screen-pupils").evaluate(
        "(list, name) => [...list.children].forEach((each) => (each.lastChild.data = name))",
        " ".join(max(names, key=len) for names in (NAMES["tempos"], NAMES["instruments"])),
    )
    # Not at once: on a busy machine, a notice may say for a moment that the server does not answer.
    screen.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
    open_tab(page, "more")
    page.get_by_test_id("goal-target").fill("50")
    page.get_by_test_id("goal-set").click()
    expect(screen.get_by_test_id("screen-goal")).to_contain_text("0 of 50")


@pytest.mark.parametrize(
    ("questions", "letters_off"),
    [
        ("Counting letters: seconds and thirds", 0),
        ("Notes on the staff", 0),
        ("Notes on the staff", 2),  # read as the bass clef: explained on two staffs
    ],
)
def test_an_explanation_fills_the_projector(
    page: Page, address: str, screen: Page, questions: str, letters_off: int
) -> None:
    code = open_class(page)
    child = Child(address, code)
    open_tab(page, "tasks")
    page.get_by_test_id("questions").select_option(label=questions)
    page.get_by_test_id("task-before").click()
    page.get_by_test_id("results").wait_for()
    child.answer(3, right=False, letters_off=letters_off)
    open_tab(page, "mistakes")
    page.get_by_test_id("errors").get_by_role("button").first.click()
    screen.goto(f"#/class/{code}/screen")
    for size in (PROJECTOR, SMALL_PROJECTOR):
        screen.set_viewport_size(size)
        _is_filled(screen, size)


def _is_filled(screen: Page, size: ViewportSize) -> None:
    question = screen.get_by_test_id("explained").get_by_role("heading", level=2)
    reason = screen.get_by_test_id("diagnosis-why")
    expect(reason).to_be_visible()
    screen.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    screen.wait_for_function("() => !document.getAnimations().length")
    whole, left, right = (each.bounding_box() for each in (screen.get_by_test_id("explained"), question, reason))
    assert whole
    assert left
    assert right
    assert whole["width"] > 0.9 * size["width"]
    assert whole["height"] > 0.6 * size["height"]
    assert left["x"] + left["width"] <= right["x"]
    line = reason.evaluate(
        "each => { const text = document.createRange(); text.selectNodeContents(each);"
        " return text.getClientRects()[0].height }"
    )
    assert line >= size["height"] / MOST_LINES
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert screen.get_by_test_id("large").evaluate(
        "each => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth"
    )


def test_the_projector_shows_the_address_as_soon_as_other_devices_can_join(
    page: Page, address: str, screen: Page
) -> None:
    code = open_class(page)
    found: list[str] = []
    screen.route("**/api/lobby", lambda route: route.fulfill(json={**route.fetch().json(), "addresses": found}))
    screen.goto(f"#/class/{code}/screen")
    expect(screen.get_by_test_id("screen-code")).to_have_text(code)
    expect(screen.get_by_test_id("screen-address")).to_have_count(0)
    expect(screen.get_by_text("and type the code:")).to_have_count(0)
    found.append("http://192.168.1.7:8000")
    expect(screen.get_by_test_id("screen-address")).to_have_text("Open 192.168.1.7:8000")
    assert scanned(screen.get_by_test_id("screen-qr")) == f"http://192.168.1.7:8000/#/class/{code}"
    Child(address, code)
    page.get_by_test_id("deal").click()  # latecomers still need it
    expect(screen.get_by_test_id("small-address")).to_have_text("192.168.1.7:8000", timeout=LONG)


def test_the_focus_is_never_lost_on_the_teacher_s_page(page: Page, address: str) -> None:
    code = open_class(page)
    child = Child(address, code)
    open_tab(page, "tasks")
    page.get_by_test_id("task-before").click()
    expect(page.get_by_test_id("tasks").get_by_role("listitem")).to_have_count(1)
    child.answer(2, right=False)
    open_tab(page, "mistakes")
    explain = page.get_by_test_id("errors").get_by_role("button").first
    explain.click()
    expect(explain).to_have_text("Stop showing")
    expect(explain).to_be_focused()
    heading = page.get_by_role("heading", level=1)
    page.get_by_test_id("stop-showing").click()
    expect(heading).to_be_focused()
    open_tab(page, "now")
    page.get_by_test_id("child-1").click()
    page.get_by_test_id("remove").click()
    expect(page.get_by_test_id("removed")).to_be_visible()
    expect(heading).to_be_focused()


def test_a_table_has_the_number_that_the_projector_shows(page: Page, address: str, screen: Page) -> None:
    code = open_class(page)
    _ = [Child(address, code) for _ in range(5)]
    expect(page.get_by_test_id("here")).to_have_text("5 of 5 here")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("dealt")).to_have_text("Dealt at 2 tables.")
    table = page.get_by_test_id("tables").get_by_role("listitem").nth(1)
    expect(table.get_by_role("link", name="Watch: Table 2", exact=True)).to_be_visible()
    screen.goto(f"#/class/{code}/screen")
    other = screen.get_by_test_id("screen-tables").locator("> li").nth(1)
    expect(other.get_by_role("heading")).to_contain_text("Table 2")
    names = other.get_by_role("listitem").locator(".ellipsis").all_inner_texts()
    assert table.locator(".ellipsis").all_inner_texts() == names


def test_forty_children_and_their_tables_are_in_sight_on_a_laptop(page: Page, address: str) -> None:
    page.set_viewport_size(LAPTOP)
    code = open_class(page)
    children = [Child(address, code) for _ in range(40)]
    expect(page.get_by_test_id("children").get_by_role("listitem")).to_have_count(40)
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("tables").get_by_role("listitem")).to_have_count(10)
    for child in children:
        expect(page.get_by_test_id(f"child-{child.number}")).to_be_in_viewport(ratio=1)
    for table in children[0].view["tables"]:
        expect(page.get_by_test_id(f"table-{table['code']}")).to_be_in_viewport(ratio=1)


def test_real_names_stay_in_the_teacher_s_browser(page: Page, address: str) -> None:
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(f"{request.url} {request.post_data or ''}")

    page.on("request", note)
    code = open_class(page)
    child = Child(address, code)
    page.get_by_test_id("child-1").click()
    before = child.view["pupils"][0]["name"]
    key = page.get_by_test_id("child-key").inner_text()
    page.get_by_test_id("real-name").fill("Anna Berg")
    page.get_by_test_id("rename").click()
    expect(page.get_by_test_id("child-dialog").get_by_role("heading", level=2)).not_to_have_text(before)
    page.get_by_test_id("new-key").click()
    expect(page.get_by_test_id("child-key")).not_to_have_text(key)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("child-1")).to_contain_text("Anna Berg")
    page.get_by_test_id("print-codes").click()
    cards = page.get_by_test_id("code-cards")
    expect(cards).to_contain_text("Anna Berg")
    expect(cards).to_contain_text(child.view["you"]["key"])
    page.get_by_test_id("cards-real").uncheck()
    expect(cards).not_to_contain_text("Anna Berg")
    assert any("pupils/1" in each for each in sent)
    assert not [each for each in sent if "Anna" in each]


def test_a_child_who_was_taken_out_can_be_let_back_in(page: Page, address: str) -> None:
    code = open_class(page)
    child, _ = Child(address, code), Child(address, code)
    page.get_by_test_id("child-1").click()
    page.get_by_test_id("remove").click()
    expect(page.get_by_test_id("children").get_by_role("listitem")).to_have_count(1)
    assert child.view["you"] is None
    page.get_by_test_id("removed").locator("summary").click()
    page.get_by_test_id("let-back-1").click()
    expect(page.get_by_test_id("children").get_by_role("listitem")).to_have_count(2)


def test_another_teacher_comes_in_with_a_link_that_leaves_the_address(page: Page, guest_page: Page) -> None:
    code = open_class(page)
    page.get_by_test_id("second-teacher").click()
    link = page.get_by_test_id("teacher-link").input_value()
    guest_page.goto(link)
    expect(guest_page.get_by_test_id("deal")).to_be_visible()
    assert guest_page.url.endswith(f"#/class/{code}/teach")
    guest_page.get_by_test_id("second-teacher").click()
    assert guest_page.get_by_test_id("teacher-link").input_value() == link


def test_whoever_is_no_teacher_sees_that(guest_page: Page, page: Page) -> None:
    code = open_class(page)
    guest_page.goto(f"#/class/{code}/teach")
    expect(guest_page.get_by_test_id("teach")).to_contain_text("isn’t a teacher of this class")
    expect(guest_page.get_by_test_id("deal")).to_be_hidden()


def test_a_finished_game_is_gone_through_together(page: Page, guest_page: Page, address: str, screen: Page) -> None:
    code = open_class(page)
    guest_page.goto("/")
    guest_page.evaluate(
        "code => fetch(`api/classes/${code}/pupils`, { method: 'POST', body: '{}',"
        " headers: { 'content-type': 'application/json' } })",
        code,
    )
    other = Child(address, code)
    page.get_by_test_id("deal-choose").click()
    page.get_by_test_id("plan-game").select_option("old_maid")
    page.get_by_test_id("plan-size").select_option("2")
    page.get_by_test_id("plan-computers").select_option("1")
    page.get_by_test_id("plan-more").locator("summary").click()
    page.get_by_test_id("plan-pace").select_option("instant")
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("tables").get_by_role("listitem")).to_have_count(2)
    pupils = other.view["pupils"]
    table = next(each["table"] for each in pupils if each["number"] == 1)
    person = Person(guest_page)
    guest_page.goto(f"#/table/{table}")
    person.come_to_the_table()
    person.play_turns(Random(1))
    page.get_by_test_id(f"follow-{table}").click(timeout=LONG)
    review = page.get_by_test_id("review")
    expect(review).to_have_attribute("data-place", "0")
    page.get_by_test_id("review-next").click()
    version = int(str(review.get_attribute("data-version")))
    screen.goto(f"#/class/{code}/screen")
    expect(screen.get_by_test_id("review")).to_have_attribute("data-version", str(version))
    assert other.view["follow"] == {"match": table, "version": version}
    expect(screen.get_by_test_id("review-next")).to_be_hidden()
    expect(page.get_by_test_id("review-next")).to_be_in_viewport(ratio=1)
    expect(screen.get_by_test_id("review-step")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("review-last").click()
    last = str(review.get_attribute("data-version"))
    expect(screen.get_by_test_id("review")).to_have_attribute("data-version", last)
    page.get_by_test_id("stop-follow").click()
    expect(screen.get_by_test_id("screen-tables")).to_be_visible()
    assert other.view["follow"] is None


@pytest.mark.usefixtures("errors_are_expected")
def test_a_class_is_deleted_with_what_the_browser_knows_of_it(page: Page, address: str) -> None:
    code = open_class(page)
    child = Child(address, code)
    open_tab(page, "more")
    page.get_by_test_id("delete-class").click()
    page.get_by_test_id("delete-yes").click()
    page.get_by_test_id("class-start").wait_for()
    expect(page.get_by_test_id(f"class-{code}")).to_be_hidden()
    with pytest.raises(OSError, match="404"):
        child.call()
    page.goto(f"#/class/{code}/teach")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"There is no class {code}")


@pytest.mark.usefixtures("errors_are_expected")
def test_the_projector_of_a_deleted_class_shows_nothing_of_it(page: Page, address: str, screen: Page) -> None:
    code = open_class(page)
    Child(address, code)
    screen.goto(f"#/class/{code}/screen")
    screen.get_by_test_id("screen-pupils").wait_for()
    open_tab(page, "more")
    page.get_by_test_id("delete-class").click()
    page.get_by_test_id("delete-yes").click()
    page.get_by_test_id("class-start").wait_for(timeout=LONG)
    expect(screen.get_by_role("heading", level=1)).to_have_text(f"There is no class {code}", timeout=LONG)
    expect(screen.get_by_test_id("screen")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_the_pages_have_no_barriers_and_fit_the_smallest_phone(
    page: Page, address: str, screen: Page, language: str
) -> None:
    for each in (page, screen):
        choose_settings(each, language=language)
    code = open_class(page)
    child, _ = Child(address, code), Child(address, code)
    expect(page.get_by_test_id("children").get_by_role("listitem")).to_have_count(2)
    page.get_by_test_id("deal").click()
    page.get_by_test_id("tables").wait_for()
    page.get_by_test_id("deal-choose").click()
    page.get_by_test_id("ways-in").click()
    screen.goto(f"#/class/{code}/screen")
    screen.get_by_test_id("screen-tables").wait_for()
    assert axe_here(screen) == []
    for number, tab in enumerate(("now", "lessons", "tasks", "more", "mistakes")):
        open_tab(page, tab)
        if tab == "lessons":
            page.get_by_test_id("lesson-steps").click()
        if tab == "tasks":
            page.get_by_test_id("task-before").click()
            page.get_by_test_id("results").wait_for()
            child.answer(3, right=False)
        if tab == "mistakes":
            page.get_by_test_id("errors").get_by_role("button").first.click()
            page.get_by_test_id("shown").wait_for()
        scheme = ("light", "dark")[number % 2]
        assert axe_once(page, scheme) == [], tab
        assert fits(page, 320, 568), tab
    screen.get_by_test_id("explained").wait_for()
    assert axe_here(screen) == []
