"""Finds barriers on a page with axe: light and dark, on a phone and a laptop."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from musicards.texts import LANGUAGES as TEXT_LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
LANGUAGES = list(TEXT_LANGUAGES)
SCHEMES = ["light", "dark"]


def axe(page: Page) -> list[str]:
    """Return axe's violations in light and dark colors, one on a phone and the other on a laptop."""
    return [found for scheme in SCHEMES for found in axe_once(page, scheme)]


def axe_once(page: Page, scheme: str) -> list[str]:
    """Return axe's violations in a color scheme, in every other language on a phone and else on a laptop."""
    language = page.evaluate("document.documentElement.lang")
    phone = LANGUAGES.index(language) % 2 == SCHEMES.index(scheme)
    page.set_viewport_size(PHONE if phone else LAPTOP)  # type: ignore[arg-type]
    return axe_in(page, scheme)


def axe_here(page: Page) -> list[str]:
    """Return axe's violations in light and dark colors, at the size that the page has now."""
    return [found for scheme in SCHEMES for found in axe_in(page, scheme)]


def axe_in(page: Page, scheme: str) -> list[str]:
    """Return axe's violations in a color scheme, one line each."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # What fades in has less contrast on the way.
    page.wait_for_function("() => document.getAnimations().every(each => each.playState !== 'running')")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Preloading is for style sheets of other sites and for media elements. The page has neither, and it takes a third
    # of the time.
    assert page.locator("audio, video").count() == 0
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({resultTypes: ['violations'], preload: false}).then(result => result.violations)"
    )
    return [
        f"{scheme}: {each['id']}: {each['help']}: {[node['html'][:150] for node in each['nodes'][:3]]}"
        for each in found
    ]
