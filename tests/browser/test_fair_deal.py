"""The item "Fair deal" of a table: the fingerprint before the end, the secret and the check after it."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from musicards.cli.main import main
from tests.browser.finished import Finished
from tests.browser.person import LONG, Person, make_match


def replace_in_messages(page: Page, old: str, new: str) -> None:
    """Replace a part of what the server sends from now on."""
    page.route_web_socket(
        re.compile("/socket$"),
        lambda socket: socket.connect_to_server().on_message(lambda text: socket.send(str(text).replace(old, new))),
    )


def test_a_table_shows_its_fingerprint_to_whoever_asks_and_reports_one_that_changes(page: Page) -> None:
    person = Person(page)
    person.open_game("go_fish", players=2)
    first = person.room["commitment"]
    page.get_by_test_id("room-code").focus()
    page.keyboard.press("Enter")
    button = page.get_by_test_id("fair-deal")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_test_id("fingerprint-changed")).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    section = page.get_by_role("region", name="Fair deal")
    expect(section).to_contain_text("Before the first card, the server fixes the order of the cards")
    expect(section.get_by_label("Fingerprint")).to_have_value(first)
    expect(page.get_by_test_id("secret")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(section).to_have_count(0)
    replace_in_messages(page, first, "f" * 64)
    page.reload()
    page.get_by_test_id("room-code").click()
    expect(page.get_by_test_id("fingerprint-changed")).to_contain_text(f"begins with {first[:16]},")
    page.get_by_test_id("fair-deal").click()
    expect(page.get_by_test_id("fingerprint")).to_have_value("f" * 64)


def test_the_fingerprint_is_shown_before_the_deal(page: Page) -> None:
    code = make_match(page, {"game": "distance", "seats": [{"kind": "person"}] * 2})
    page.goto(f"#/table/{code}")
    page.get_by_test_id("fair-deal").click()
    expect(page.get_by_test_id("fingerprint")).to_have_value(re.compile("[0-9a-f]{64}"))
    expect(page.get_by_test_id("table")).to_have_count(0)


def show_fair_deal(page: Page, address: str) -> None:
    """Open the table of a game that is over, and its fair deal."""
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_test_id("result")).to_be_visible(timeout=LONG)
    page.get_by_test_id("room-code").click()
    page.get_by_test_id("fair-deal").click()


def test_after_the_end_the_page_compares_and_the_record_proves(
    page: Page, finished: Callable[[str], Finished], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = finished("steps")
    game.come_back(page)
    show_fair_deal(page, f"{game.address}#/table/{game.code}")
    expect(page.get_by_test_id("fair-deal-checked")).to_contain_text("The secret matches the fingerprint.")
    fingerprint = page.get_by_test_id("fingerprint").input_value()
    text = f"musicards shuffle 1 {game.code} {page.get_by_test_id('secret').input_value()}"
    assert sha256(text.encode()).hexdigest() == fingerprint
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    saving.value.save_as(tmp_path / "record.jsonl")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(tmp_path / "record.jsonl"), "--commitment", fingerprint])
    assert ended.value.code == 0
    assert f"match {game.code} (Steps, 3 players)" in capsys.readouterr().out
    replace_in_messages(page, '"commitment":"', '"commitment":"0')
    show_fair_deal(page, f"{game.address}#/table/{game.code}")
    expect(page.get_by_test_id("fair-deal-checked")).to_contain_text("The secret does not match the fingerprint.")


def test_first_steps_have_no_fingerprint(page: Page) -> None:
    seats = [{"kind": "person"}, {"kind": "computer"}]
    code = make_match(page, {"game": "distance", "seats": seats, "settings": {"first_steps": 1}})
    page.goto(f"#/table/{code}")
    page.get_by_test_id("room-code").click()
    expect(page.get_by_test_id("table-link")).to_be_visible()
    expect(page.get_by_test_id("fair-deal")).to_have_count(0)
