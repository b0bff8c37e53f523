"""Answer the questions of today's practice as a person with a keyboard does."""

from playwright.sync_api import Page, expect

from musicards.learning.items import read_item


def answer_with_keys(page: Page, *, right: bool) -> None:
    """Answer the letter question that is asked, with one key."""
    item = read_item(page.get_by_test_id("today-item").get_attribute("data-item") or "")
    answers = [each for each in item.answers if (each in item.wanted) == right]
    page.keyboard.press(answers[0].lower())
    expect(page.get_by_test_id("today-verdict")).to_have_attribute("data-right", str(right).lower())
