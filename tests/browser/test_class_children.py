"""Children in a class: coming in, tables, pauses, tasks, and coming back, while a teacher leads it over HTTP."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from musicards.texts import LANGUAGES
from tests.browser.axe import axe, axe_here
from tests.browser.measure import fits
from tests.browser.person import LONG, Person, choose_settings
from tests.browser.teacher import Teacher, teacher_at

TASK = "kinds=letter&length=3&seed=7"


@pytest.fixture
def teacher(playwright: Playwright, address: str) -> Iterator[Teacher]:
    with teacher_at(playwright, address) as found:
        yield found


@pytest.fixture
def third_page(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page in yet another browser."""
    context = browser.new_context(**browser_context_args)
    yield context.new_page()
    context.close()


def come_in(page: Page, teacher: Teacher) -> Person:
    """Let a child come into the class at `page`."""
    person = Person(page)
    page.goto(f"#/class/{teacher.code}")
    page.get_by_test_id("enter").click()
    page.get_by_test_id("me").wait_for(timeout=LONG)
    return person


def own_code(page: Page) -> str:
    return page.get_by_test_id("own-code").inner_text()


def two_at_a_table(page: Page, guest_page: Page, teacher: Teacher) -> tuple[Person, Person]:
    """Let two children come in, and deal to them."""
    one, two = come_in(page, teacher), come_in(guest_page, teacher)
    teacher.deal(size=2)
    for person in (one, two):
        person.come_to_the_table()
    return one, two


def test_a_child_comes_in_with_one_tap_by_the_code_from_the_home_page(page: Page, teacher: Teacher) -> None:
    page.goto("./")
    page.get_by_label("Join with a code").fill(teacher.code.lower())
    page.get_by_role("button", name="Join").click()
    form = page.get_by_test_id("come-in")
    expect(page.get_by_role("heading", level=1)).to_have_text("Class 4b")
    expect(page.get_by_test_id("class-notice")).to_contain_text("your teacher sees")
    before = form.get_by_role("radio").first.input_value()
    page.get_by_test_id("other-names").click()
    name = form.get_by_role("radio").first.input_value()
    assert name != before
    page.get_by_test_id("avatar-7").check(force=True)
    page.get_by_test_id("enter").click()
    expect(page.get_by_test_id("own-name")).to_have_text(name)
    expect(page.get_by_test_id("now")).to_contain_text("will deal soon")
    (child,) = teacher.view()["pupils"]
    assert (child["name"], child["avatar"], child["here"]) == (name, 7, True)
    assert own_code(page) == teacher.view()["teacher"]["pupils"][0]["key"]


@pytest.mark.usefixtures("errors_are_expected")
def test_six_letters_that_no_class_has_are_said_and_those_of_a_class_are_no_table(page: Page, teacher: Teacher) -> None:
    page.goto("#/class/BBBBBB")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no class BBBBBB")
    page.goto(f"#/table/{teacher.code}")
    page.get_by_test_id("to-class").click()
    page.get_by_test_id("come-in").wait_for()


def test_the_page_goes_to_the_table_that_is_dealt_and_to_the_next_one(
    page: Page, guest_page: Page, teacher: Teacher
) -> None:
    one, two = come_in(page, teacher), come_in(guest_page, teacher)
    faces = {"name": False, "staff": True, "keys": False, "clock": False, "sound": False}
    first = teacher.deal(size=2, faces=faces)["tables"][0]["code"]
    for person in (one, two):
        person.come_to_the_table()
        assert person.room["code"] == first
    expect(page.get_by_test_id("leave")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('musicards.settings')") is None
    drawn = page.get_by_test_id("hand").locator("svg").all_text_contents()
    assert len(drawn) > 0
    assert not re.search(r"\b[A-G]\b|[♯♭]", " ".join(drawn)), drawn  # only the staff, as the class says
    page.get_by_test_id("to-class").click()
    expect(page.get_by_test_id("to-table")).to_be_visible()
    page.wait_for_timeout(1500)
    assert page.get_by_test_id("table").count() == 0  # whoever goes back to the class stays there
    second = teacher.deal(size=2)["tables"][0]["code"]
    assert second != first
    expect(guest_page.get_by_test_id("class-news")).to_contain_text("dealt again")
    for person in (one, two):
        person.wait_for(lambda person=person: person.room["code"] == second)  # type: ignore[misc]
    teacher.do("end")
    expect(page.get_by_test_id("now")).to_contain_text("will deal soon", timeout=LONG)


def test_a_child_who_lost_their_device_plays_on_at_another_one(
    page: Page, guest_page: Page, third_page: Page, teacher: Teacher
) -> None:
    one, two = come_in(page, teacher), come_in(guest_page, teacher)
    key = own_code(page)
    teacher.deal(size=2)
    for person in (one, two):
        person.come_to_the_table()
    seat, hand = one.table["seat"], one.table["hand"]
    third_page.goto(f"#/class/{teacher.code}")
    third_page.get_by_text("I have a code of my own").click()
    third_page.get_by_test_id("own-key").fill(f"{key[:3]} {key[3:]}".lower())
    version = teacher.view()["version"]
    teacher.do("set", paused=True)
    teacher.do("set", paused=False)
    third_page.wait_for_timeout(1000)  # until that page has heard of it, too
    assert teacher.view()["version"] > version
    expect(third_page.get_by_test_id("own-key")).to_be_visible()
    back = Person(third_page)
    third_page.get_by_test_id("come-back").click()
    back.come_to_the_table()
    assert (back.table["seat"], back.table["hand"]) == (seat, hand)
    expect(page.get_by_test_id("class-elsewhere")).to_be_visible(timeout=LONG)  # at the device from before


def test_a_latecomer_lands_at_a_table(page: Page, guest_page: Page, teacher: Teacher) -> None:
    come_in(page, teacher)
    (table,) = teacher.deal(size=2, computers=1)["tables"]
    late = Person(guest_page)
    guest_page.goto(f"#/class/{teacher.code}")
    guest_page.get_by_test_id("enter").click()
    late.come_to_the_table()
    assert late.room["code"] == table["code"]
    assert late.room["you"] is not None


def test_a_child_who_was_taken_out_is_told_so_and_comes_in_again(
    page: Page, guest_page: Page, teacher: Teacher
) -> None:
    one, _ = two_at_a_table(page, guest_page, teacher)
    teacher.do("pupils/1", removed=True)
    expect(page.get_by_test_id("class-removed")).to_be_visible(timeout=LONG)
    assert axe(page) == []
    page.get_by_test_id("enter").click()
    one.wait_for(lambda: one.room["you"] is not None)  # in the seat of the computer that played on
    assert [pupil["number"] for pupil in teacher.view()["pupils"]] == [2, 3]


def test_a_child_who_is_let_back_in_returns_to_their_table(page: Page, guest_page: Page, teacher: Teacher) -> None:
    one, _ = two_at_a_table(page, guest_page, teacher)
    teacher.do("pupils/1", removed=True)
    expect(page.get_by_test_id("class-removed")).to_be_visible(timeout=LONG)
    teacher.do("pupils/1", removed=False)
    one.wait_for(lambda: one.room["you"] is not None)


@pytest.mark.usefixtures("errors_are_expected")
def test_a_pause_covers_the_table_and_ends(page: Page, guest_page: Page, teacher: Teacher) -> None:
    one, two = two_at_a_table(page, guest_page, teacher)
    teacher.do("set", paused=True)
    for each in (page, guest_page):
        expect(each.get_by_test_id("paused")).to_be_visible()
        expect(each.get_by_test_id("paused")).to_contain_text("Paused")
    assert axe_here(page) == []
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(page.get_by_test_id("paused")).to_be_visible()
    page.evaluate("document.querySelector('[data-testid=paused]').remove()")  # as if it were not covered
    on_turn = one if one.is_on_turn else two
    if on_turn is two:
        guest_page.evaluate("document.querySelector('[data-testid=paused]').remove()")
    answer = on_turn.press("draw")
    assert answer["reason"] == "paused"
    expect(on_turn.at("explanation-text")).to_have_text("Your teacher has paused the game.")
    teacher.do("set", paused=False)
    other = guest_page if on_turn is one else page
    expect(other.get_by_test_id("paused")).to_be_hidden()


def test_a_mistake_is_explained_to_all_wherever_they_are(page: Page, teacher: Teacher) -> None:
    come_in(page, teacher)
    teacher.deal(size=2, computers=1)
    page.get_by_test_id("table").wait_for(timeout=LONG)
    teacher.do("show", item="letter:3:A", said="D")
    dialog = page.get_by_test_id("shown-dialog")
    expect(dialog.get_by_test_id("diagnosis-right")).to_have_text("C")
    expect(dialog).not_to_contain_text("Your answer")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    teacher.do("end")
    expect(page.get_by_test_id("shown").get_by_test_id("diagnosis-said")).to_have_text("D", timeout=LONG)
    teacher.do("show")
    expect(page.get_by_test_id("shown")).to_have_count(0)


def test_children_at_a_table_are_asked_to_answer_questions(page: Page, teacher: Teacher) -> None:
    come_in(page, teacher)
    teacher.deal(size=2, computers=1)
    page.get_by_test_id("table").wait_for(timeout=LONG)
    teacher.do("tasks", kind="after", query=TASK, seconds=120)
    dialog = page.get_by_test_id("due-dialog")
    expect(dialog).to_contain_text("Your teacher has a few questions for you.", timeout=LONG)
    expect(page.get_by_test_id("due-go")).to_be_focused()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_test_id("to-task")).to_be_visible()  # for later


def test_questions_after_the_lesson_are_offered_where_those_before_it_have_ended(page: Page, teacher: Teacher) -> None:
    come_in(page, teacher)
    (before,) = teacher.do("tasks", kind="before", query="kinds=letter&length=1&seed=7", seconds=120)["tasks"]
    page.goto(f"#/class/{teacher.code}/task/{before['id']}")
    page.get_by_test_id("task-start").click()
    page.get_by_test_id("task-item").wait_for()
    page.keyboard.press("x")
    page.get_by_test_id("task-next").click()
    page.get_by_test_id("task-score").wait_for()
    other = page.get_by_test_id("other-task")
    expect(other).to_be_hidden()
    after = teacher.do("tasks", kind="after", query=TASK, seconds=120)["tasks"][-1]
    expect(other).to_contain_text("Your teacher has a few questions for you.", timeout=LONG)
    assert axe(page) == []
    other.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/task/{after['id']}$"))
    page.get_by_test_id("task-start").wait_for()


def test_whoever_leaves_before_the_result_of_a_task_is_there_is_not_disturbed_by_it(
    page: Page, teacher: Teacher
) -> None:
    come_in(page, teacher)
    (task,) = teacher.do("tasks", kind="before", query="kinds=letter&length=1&seed=7", seconds=120)["tasks"]
    page.goto(f"#/class/{teacher.code}/task/{task['id']}")
    page.get_by_test_id("task-start").click()
    page.get_by_test_id("task-item").wait_for()
    page.keyboard.press("x")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(f"/api/classes/{teacher.code}$"), hold)
    with page.expect_request(re.compile(f"/api/classes/{teacher.code}$")):
        page.get_by_test_id("task-next").click()
    page.goto("#/rules")
    page.get_by_role("heading", level=1).wait_for()
    with page.expect_response(re.compile(f"/api/classes/{teacher.code}$")):
        for each in held:
            each.continue_()
    page.wait_for_timeout(200)  # a warning in the console fails the test


def test_a_task_continues_at_the_first_open_question_on_another_device(
    page: Page, guest_page: Page, teacher: Teacher
) -> None:
    come_in(page, teacher)
    key = own_code(page)
    (task,) = teacher.do("tasks", kind="before", query=TASK, seconds=120)["tasks"]
    page.get_by_test_id(f"task-{task['id']}").click()
    page.get_by_test_id("task-start").click()
    expect(page.get_by_test_id("task-left")).to_contain_text(re.compile("2:00|1:5"))
    page.keyboard.press("x")
    expect(page.get_by_test_id("task-verdict")).to_have_text("Not quite.")
    assert page.get_by_test_id("diagnosis").count() == 0  # the time is for answering
    expect(page.get_by_test_id("task-next")).to_be_focused()
    page.wait_for_timeout(1500)  # until the answer is stored
    guest_page.goto(f"#/class/{teacher.code}/task/{task['id']}")
    guest_page.get_by_test_id("own-key").fill(key)
    guest_page.get_by_test_id("come-back").click()
    guest_page.get_by_test_id("task-start").click()
    for number in (2, 3):
        expect(guest_page.get_by_test_id("task-number")).to_contain_text(f"Question {number} of 3")
        guest_page.keyboard.press("x")
        guest_page.get_by_test_id("task-next").click()
    expect(guest_page.get_by_test_id("task-score")).to_have_text("0 of 3 right")
    expect(guest_page.get_by_test_id("task-end")).to_contain_text("Intervals between letters")
    (result,) = teacher.view()["teacher"]["results"]
    assert (result["right"], result["asked"]) == (0, 3)
    guest_page.reload()
    expect(guest_page.get_by_test_id("task-score")).to_have_text("0 of 3 right")


def test_homework_explains_each_mistake(page: Page, teacher: Teacher) -> None:
    come_in(page, teacher)
    (task,) = teacher.do("tasks", kind="homework", query=TASK)["tasks"]
    page.goto(f"#/class/{teacher.code}/task/{task['id']}")
    page.get_by_test_id("task-start").click()
    page.get_by_test_id("task-item").wait_for()
    page.keyboard.press("x")
    expect(page.get_by_test_id("diagnosis")).to_be_visible()


def test_the_time_of_a_task_ends(page: Page, teacher: Teacher) -> None:
    come_in(page, teacher)
    (task,) = teacher.do("tasks", kind="after", query=TASK, seconds=2)["tasks"]
    page.goto(f"#/class/{teacher.code}/task/{task['id']}")
    page.get_by_test_id("task-start").click()
    expect(page.get_by_test_id("task-end")).to_contain_text("Time is up", timeout=LONG)
    assert page.get_by_test_id("task-item").count() == 0


@pytest.mark.parametrize("seed", [4])  # a short game
def test_after_a_game_a_child_plays_again_and_all_follow_a_review(page: Page, teacher: Teacher) -> None:
    child = come_in(page, teacher)
    teacher.deal(size=2, computers=1, pace="instant", again=False)
    child.come_to_the_table()
    child.play_turns(Random(8))
    end = page.get_by_test_id("class-end")
    expect(end).to_contain_text("Wait for your teacher")
    for absent in ("another-game", "other-level", "play-again", "path-end", "host-chooses"):
        assert page.get_by_test_id(absent).count() == 0, absent
    assert axe(page) == []
    over = child.room["code"]
    teacher.do("follow", match=over, version=3)
    followed = page.get_by_test_id("followed")
    expect(followed.get_by_test_id("review")).to_have_attribute("data-version", "3", timeout=LONG)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("review")).to_have_attribute("data-version", "3")  # only the teacher steps
    teacher.do("follow", match=over, version=4)
    expect(page.get_by_test_id("review")).to_have_attribute("data-version", "4")
    assert axe(page) == []
    teacher.do("follow")
    expect(page.get_by_test_id("me")).to_be_visible()
    teacher.deal(size=2, computers=1, pace="instant")
    child.wait_for(lambda: child.room["code"] != over and not child.is_over)
    child.play_turns(Random(8))
    before = child.room["code"]
    page.get_by_test_id("class-again").click()
    child.wait_for(lambda: child.room["code"] != before)
    assert child.room["settings"]["class_code"] == teacher.code


def test_somebody_else_uses_the_device(page: Page, teacher: Teacher) -> None:
    come_in(page, teacher)
    key = own_code(page)
    page.get_by_test_id("not-you").click()
    expect(page.get_by_test_id("leave-class")).to_contain_text(key)
    page.get_by_test_id("leave-class-now").click()
    page.get_by_test_id("enter").click()
    page.get_by_test_id("me").wait_for()
    assert own_code(page) != key
    assert [pupil["here"] for pupil in teacher.view()["pupils"]][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_children_have_no_barriers_and_fit_the_smallest_phone(
    page: Page, teacher: Teacher, language: str
) -> None:
    choose_settings(page, language=language)
    teacher.do("set", goal=20)
    teacher.do("tasks", kind="before", query=TASK, seconds=120)
    (_, task) = teacher.do("tasks", kind="homework", query=TASK, due=1_900_000_000_000)["tasks"]
    teacher.do("show", item="letter:3:A", said="D")
    page.goto(f"#/class/{teacher.code}")
    page.get_by_test_id("enter").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("details").evaluate_all("all => all.forEach(each => (each.open = true))")

    def look() -> None:
        assert axe(page) == []
        assert fits(page, 320, 568)

    look()
    page.get_by_test_id("enter").click()
    page.get_by_test_id("diagnosis").wait_for()
    look()
    page.get_by_test_id(f"task-{task['id']}").click()
    page.get_by_test_id("task-start").wait_for()
    look()
    page.goto("#/privacy")
    page.get_by_test_id("privacy").wait_for()
    look()
    teacher.do("show")
    teacher.deal(size=2, computers=1)
    page.goto(f"#/class/{teacher.code}")
    page.get_by_test_id("class-strip").wait_for(timeout=LONG)
    look()
