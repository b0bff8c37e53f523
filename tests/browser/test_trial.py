"""The trial: two tests with practice between, another one a week later, and a file with every answer."""

import csv
from pathlib import Path

from playwright.sync_api import Page, expect

from musicards.learning.items import read_item
from tests.browser.axe import axe_in

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
SIGNS = {"b": "flat", "": "natural", "#": "sharp"}


def answer(page: Page) -> None:
    """Answer the question that is shown, rightly."""
    wanted = read_item(page.get_by_test_id("item").get_attribute("data-item") or "").wanted[0]
    choice = page.get_by_test_id(f"answer-{wanted}").or_(page.get_by_test_id(f"find-key-{wanted}"))
    if choice.count():
        choice.click()
        return
    sign = page.get_by_test_id(f"sign-{SIGNS[wanted[1:]]}")
    needs_sign = sign.count() > 0
    page.get_by_test_id(f"letter-{wanted[0]}").click()
    if needs_sign:
        sign.click()


def test_a_participant_from_consent_to_file(page: Page, tmp_path: Path) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.clock.install()
    page.goto("#/trial")
    trial = page.get_by_test_id("trial")
    assert axe_in(page, "light") == []
    page.get_by_test_id("trial-join").click()
    for phase, minutes in (("before", 2), ("practice", 10), ("after", 2), ("later", 2)):
        if phase == "later":
            expect(trial).to_have_attribute("data-state", "waiting")
            assert axe_in(page, "dark") == []
            page.clock.fast_forward(7 * DAY)
        expect(trial).to_have_attribute("data-state", "ready")
        expect(trial).to_have_attribute("data-phase", phase)
        page.get_by_test_id("trial-begin").click()
        page.get_by_test_id("trial-item").wait_for()
        answer(page)
        if phase == "practice":
            page.get_by_test_id("trial-next").wait_for()
        else:
            page.wait_for_function(
                'phase => localStorage.getItem(\'musicards.trial\').includes(`"phase":"${phase}"`)', arg=phase
            )
        page.clock.fast_forward(minutes * MINUTE + 1000)
    expect(trial).not_to_have_attribute("data-state", "running")
    with page.expect_download() as saved:
        page.get_by_test_id("trial-csv").click()
    saved.value.save_as(tmp_path / "trial.csv")
    with (tmp_path / "trial.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(dict.fromkeys(row["phase"] for row in rows)) == ["before", "practice", "after", "later"]
    assert len({(row["code"], row["arm"]) for row in rows}) == 1
    for row in rows:
        assert row["right"] == str(int(row["answer"] in read_item(row["item"]).wanted))
    assert int(rows[-1]["seconds"]) >= 7 * DAY // 1000
    page.get_by_test_id("trial-forget").click()
    page.reload()
    page.get_by_test_id("trial-join").wait_for()
