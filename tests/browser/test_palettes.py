"""Every palette, light and dark: text at 4.5:1 and more, signs and edges at 3:1, as Chromium really paints them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.person import Person

COLORS = Path(__file__).with_name("colors.js").read_text(encoding="utf-8")
PALETTES = ("clock", "tubes", "ink", "suit", "contrast")
LOOKS = [(palette, theme) for palette in PALETTES for theme in ("light", "dark")]
HOURS = [f"var(--pitch-{hour})" for hour in range(1, 13)]
OCTAVES = [f"var(--octave-{octave}, var(--pitch-12))" for octave in (3, 4, 5, 6)]
TEXT, SIGN = 4.5, 3.0
# The page's Content Security Policy forbids style elements.
AT_ONCE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition: none !important }");
    document.adoptedStyleSheets = [sheet];
}"""


def sheet(pitch: str, share: str) -> str:
    """Return the color of a card's paper, as CardFace mixes it."""
    return f"color-mix(in oklab, var(--card), {pitch} var({share}))"


def on_cards(pitch: str) -> list[tuple[str, str, str, float, float]]:
    """A mark, its color, its background, its width, and the least contrast that is enough."""
    ink = "var(--card-ink)"
    return [
        ("the number in its disc", ink, pitch, 1, TEXT),
        ("a name on its card", ink, sheet(pitch, "--tint"), 1, TEXT),
        ("a name on a small card", ink, sheet(pitch, "--tint-small"), 1, TEXT),
        ("the lines of a staff", ink, sheet(pitch, "--tint"), 0.75, SIGN),
        ("the lines of a staff on a small card", ink, sheet(pitch, "--tint-small"), 0.75, SIGN),
        ("the disc of a black key", pitch, ink, 1, SIGN),
        ("the mark on the filled key", ink, pitch, 1, SIGN),
    ]


EVERYWHERE = [
    ("text", "var(--ink)", "var(--ground)", TEXT),
    ("text on paper", "var(--ink)", "var(--paper)", TEXT),
    ("quiet text", "var(--ink-soft)", "var(--ground)", TEXT),
    ("quiet text on paper", "var(--ink-soft)", "var(--paper)", TEXT),
    ("text on the table", "var(--wood-ink)", "var(--wood)", TEXT),
    ("text on its inlay", "var(--wood-ink)", "var(--wood-inlay)", TEXT),
    ("text of a notice", "var(--notice-ink)", "var(--notice)", TEXT),
    ("the name on a black key", "var(--card-light)", "var(--card-ink)", TEXT),
    ("Musicards!", "var(--card-back-ink)", "var(--card-back)", TEXT),
    ("an edge on the ground", "var(--line-strong)", "var(--ground)", SIGN),
    ("an edge on paper", "var(--line-strong)", "var(--paper)", SIGN),
    ("the focus on the ground", "var(--focus)", "var(--ground)", SIGN),
    ("the focus on paper", "var(--focus)", "var(--paper)", SIGN),
    ("the focus on the table", "var(--focus)", "var(--wood)", SIGN),
    ("the focus on its inlay", "var(--focus)", "var(--wood-inlay)", SIGN),
    ("where a card can be dropped", "var(--wood-ink)", "var(--wood)", SIGN),
]


def wear(page: Page, look: tuple[str, str]) -> None:
    """Apply a palette and a theme, without transitions."""
    palette, theme = look
    page.evaluate("look => Object.assign(document.documentElement.dataset, look)", {"palette": palette, "theme": theme})
    page.evaluate(AT_ONCE)
    page.evaluate(COLORS)


def test_every_pitch_and_the_page_can_be_read(page: Page) -> None:
    page.goto("#/settings")
    page.get_by_test_id("settings").wait_for()
    pairs = [
        (f"{what} in {pitch}", front, back, thick, least)
        for pitch in (*HOURS, *OCTAVES)
        for what, front, back, thick, least in on_cards(pitch)
    ]
    pairs += [(what, front, back, 1, least) for what, front, back, least in EVERYWHERE]
    for look in LOOKS:
        wear(page, look)
        seen = page.evaluate("pairs => pairs.map(([, front, back, thick]) => contrastOf(front, back, thick))", pairs)
        poor = [f"{what}: {is_:.2f}" for (what, *_, least), is_ in zip(pairs, seen, strict=True) if is_ < least]
        assert poor == [], look


RINGS = [("distance", "[data-testid^=say-]"), ("steps", "[data-testid^=say-hour-] *")]


@pytest.mark.parametrize(("game", "selector"), RINGS)
def test_the_ring_of_words_can_be_read(page: Page, game: str, selector: str) -> None:
    Person(page).open_game(game)
    for look in LOOKS:
        wear(page, look)
        for ready in (False, True):
            if ready:
                page.get_by_test_id("hand").get_by_role("button").first.click()
            poor = [(look, text, ready) for text, is_ in page.evaluate("textsWithin", selector) if is_ < TEXT]
            assert poor == []
            if ready:
                page.keyboard.press("Escape")


def test_neighbors_on_the_clock_are_neighbors_in_color(page: Page) -> None:
    page.goto("/")
    page.evaluate(COLORS)
    hues = page.evaluate("pitchHues()")
    steps = [(after - before) % 360 for before, after in zip(hues, [*hues[1:], hues[0]], strict=True)]
    assert steps == pytest.approx([30] * 12, abs=2.5)
