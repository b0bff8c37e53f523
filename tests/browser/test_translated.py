"""Chrome's translation of the page, which replaces text nodes by <font> elements, while a game or practice runs."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import USUAL
from tests.browser.learned import answer_with_keys
from tests.browser.person import LONG, Person

# As Chrome does: two nested elements with the translation replace each text node, also those that come later.
TRANSLATE = """() => {
    const translated = (text) => `«${text}»`;
    const visit = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const isLeft = node.parentElement.closest('font, script, style, svg, [translate=no]');
            if (node.data.trim() !== '' && !isLeft) found.push(node);
        }
        for (const node of found) {
            const outer = document.createElement('font'), inner = document.createElement('font');
            inner.textContent = translated(node.data);
            outer.append(inner);
            node.parentNode.replaceChild(outer, node);
        }
    };
    visit(document.body);
    new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
            if (target instanceof Text && target.parentElement) visit(target.parentElement);
            const added = [...addedNodes].filter(node => node.isConnected);
            for (const node of added) visit(node instanceof Text ? node.parentElement : node);
        }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def texts(page: Page, test_id: str) -> str:
    return page.get_by_test_id(test_id).inner_text()


def expect_translated(page: Page, test_id: str, text: str) -> None:
    """Expect that an element shows `text`, once and translated."""
    expect(page.get_by_test_id(test_id)).to_contain_text(f"«{text}", timeout=LONG)
    assert texts(page, test_id).count(text) == 1, texts(page, test_id)


in_a_language_of_theirs = pytest.mark.browser_context_args(locale="pl-PL")


@in_a_language_of_theirs
@pytest.mark.parametrize("game", ["distance", "memory"])
@pytest.mark.parametrize("seed", [1])
def test_whose_turn_it_is_and_counts_go_on_in_a_translated_game(page: Page, game: str) -> None:
    person, rng = Person(page), Random(2)
    person.open_table(game)
    page.evaluate(TRANSLATE)
    expect_translated(page, "turn", "Your turn")
    for _ in range(4):
        person.wait_for_turn()
        if person.is_over:
            break
        expect_translated(page, "turn", "Your turn")
        assert person.attempt(person.best(rng))["type"] == "ack"
        person.wait_for(lambda: ("Your turn" in texts(page, "turn")) == (person.is_on_turn and not person.is_over))
    if game == "distance":
        person.wait_for_turn()
        counts = page.get_by_test_id("opponent-1").inner_text()
        assert str(person.table["counts"][1]) in counts


@in_a_language_of_theirs
def test_practice_goes_on_translated(page: Page) -> None:
    page.goto("#/today/letter")
    page.get_by_test_id("length-20").check(force=True)
    page.get_by_test_id("today-start").click()
    item = page.get_by_test_id("today-item")
    item.wait_for()
    page.evaluate(TRANSLATE)
    left = page.get_by_test_id("today-left")
    expect(left).to_contain_text("20")
    for number in range(1, 4):
        before = item.get_attribute("data-item") or ""
        answer_with_keys(page, right=True)
        page.keyboard.press("Enter")
        expect(item).not_to_have_attribute("data-item", before)
        expect(left).to_contain_text(str(20 - number), timeout=LONG)
        assert str(21 - number) not in left.inner_text()


def test_the_page_asks_for_no_translation_where_it_is_in_the_reader_s_language(
    page: Page, browser: Browser, address: str
) -> None:
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.translate") is False
    context = browser.new_context(**{**USUAL, "locale": "pl-PL"}, base_url=address)
    polish = context.new_page()
    polish.goto("/")
    polish.get_by_role("heading", level=1).wait_for()
    assert polish.evaluate("document.documentElement.translate") is True
    context.close()
