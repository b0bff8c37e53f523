"""Make the app's icons in public/icons from src/assets/icon.svg: ``python web/scripts/icons.py``."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB.parent))

from tests.browser.chromium import chromium_path  # noqa: E402 - the one browser that the project's tools use

PAPER = "#f4eee2"
# By name: pixels, how much of the height the card takes, and the background. A system may cut a maskable icon to a
# circle of four fifths, so its card stays well within.
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "maskable-512.png": (512, 0.62, PAPER),
    "apple-touch-icon.png": (180, 0.78, PAPER),
}


def main() -> None:
    """Draw every icon with a browser, which knows SVG best."""
    drawing = (WEB / "src" / "assets" / "icon.svg").read_text(encoding="utf-8")
    folder = WEB / "public" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for name, (size, share, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body { margin: 0; display: grid; place-items: center; }"
                f"body {{ height: {size}px; background: {behind}; }}"
                f"svg {{ display: block; height: {share * size:.0f}px; }}</style>{drawing}"
            )
            page.screenshot(path=folder / name, omit_background=behind == "transparent")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
