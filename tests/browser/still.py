"""Watches that nothing at a table moves but cards: by the browser's layout shifts, and by places at every frame."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

_WATCH: Final = (Path(__file__).parent / "still.js").read_text(encoding="utf-8")


def prepare_watching(page: Page) -> None:
    """Add what watches to the pages that `page` opens from now on."""
    page.add_init_script(_WATCH)


def watch(page: Page) -> None:
    """Watch from now on; the cards must have been dealt."""
    page.evaluate("stillness.begin()")


def moved(page: Page) -> list[str]:
    """Return what has moved by more than two px, a line each with how far."""
    found: list[str] = page.evaluate("() => { stillness.watching = false; return stillness.moved(); }")
    return found
