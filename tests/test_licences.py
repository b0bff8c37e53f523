"""Everybody whose work is part of the page is named in `web/public/licences`, which is sent with it."""

import json
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"
PACKAGES = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
NOTICES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "public" / "licences").iterdir()))

COMPILED_AWAY = {"svelte", "pyodide"}
"""What they depend on is for compiling, or for Node.js; what is left of it in the page is in `LEFT`."""
LEFT = {"clsx", "esm-env"}

FONTS = {"@fontsource/atkinson-hyperlegible-next": "Atkinson Hyperlegible Next"}
"""Packages that are named by what they contain."""


def imported() -> set[str]:
    """Return the packages that the page's own modules import."""
    found: set[str] = set()
    for path in [*WEB.glob("src/**/*"), *WEB.glob("worker/**/*")]:
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts"):
            text = path.read_text(encoding="utf-8")
            for name in re.findall(r"""(?:from|import|url\()\s*\(?['"](@[\w-]+/[\w.-]+|[\w][\w.-]*)""", text):
                found |= {name} & {key.removeprefix("node_modules/") for key in PACKAGES}
    return found


def shipped() -> set[str]:
    """Return the packages whose code or fonts are part of the page."""
    found: set[str] = set()
    waiting = imported() | LEFT
    while waiting:
        name = waiting.pop()
        found.add(name)
        if name not in COMPILED_AWAY:
            waiting |= set(PACKAGES[f"node_modules/{name}"].get("dependencies", {})) - found
    return found


def test_the_packages_of_the_page_are_found() -> None:
    assert {"svelte", "idb", "uqr", "pitchy", "fft.js", "@fluent/bundle"} <= shipped()


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_package_of_the_page_is_named_with_its_version_and_license(name: str) -> None:
    if name in FONTS:
        assert FONTS[name] in NOTICES
    else:
        assert f"{name} {PACKAGES[f'node_modules/{name}']['version']}" in NOTICES
