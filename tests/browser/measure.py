"""Measures a page as it is drawn: texts that are cut off or too small, and buttons too small to hit."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCREENS: Final = [(320, 568), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900)]
"""Widths and heights in px: the smallest phone, a phone upright and sideways, a tablet both ways, a laptop."""

_MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def fits(page: Page, width: int, height: int) -> bool:
    """Make the screen that large, in px. Returns whether nothing is wider."""
    page.set_viewport_size({"width": width, "height": height})
    _redraw(page)
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def misfits(page: Page) -> list[str]:
    """Return what does not fit on any screen, at usual text and at 200 %, a line each; with the sizes they occur at."""
    found: dict[str, list[str]] = {}
    for percent in (100, 200):
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%`; }", percent)
            _redraw(page)
            for each in page.evaluate(_MEASURE):
                found.setdefault(each, []).append(f"{width} by {height} at {percent} %")
    page.evaluate("document.documentElement.style.fontSize = ''")
    return [f"{each} ({', '.join(screens)})" for each, screens in found.items()]


def _redraw(page: Page) -> None:
    """Wait until everything has the size that the screen has now: a hand of cards hears of it in the next frame."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
