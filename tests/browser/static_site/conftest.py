"""A site under a path of a web host, and nothing else that a page may ask."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.static_host import PATH, static_host


@pytest.fixture
def folder(host_folder: Path, request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The site's folder; for a test that changes it, a copy."""
    if "newer" not in request.fixturenames:
        return host_folder / PATH.strip("/")
    return Path(shutil.copytree(host_folder, tmp_path / "host")) / PATH.strip("/")


@pytest.fixture
def host(folder: Path) -> Iterator[str]:
    """The address of the site on a web host."""
    with static_host(folder.parents[PATH.count("/") - 2]) as running:
        yield running.address


@pytest.fixture
def newer(folder: Path) -> Callable[[], None]:
    """Return what replaces the site by a newer version, whose assets all have other names."""

    def replace() -> None:
        names = {path.name: f"new-{path.name}" for path in (folder / "assets").iterdir()}
        named = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
        for path in folder.rglob("*"):
            if path.suffix in {".js", ".css", ".html"}:
                text = named.sub(lambda found: names[found[0]], path.read_text(encoding="utf-8"))
                path.write_text(text, encoding="utf-8")
        for old, new in names.items():
            (folder / "assets" / old).rename(folder / "assets" / new)
        page, worker = folder / "index.html", folder / "worker.js"
        page.write_text(
            page.read_text(encoding="utf-8").replace("<html ", '<html data-newer="yes" ', 1), encoding="utf-8"
        )
        [version] = re.findall(r"musicards-page-(?:\$\{)?.*?([0-9a-f]{12})", worker.read_text(encoding="utf-8"))
        worker.write_text(worker.read_text(encoding="utf-8").replace(version, "0" * 12), encoding="utf-8")

    return replace


@pytest.fixture
def address(host: str) -> str:
    return host


@pytest.fixture(autouse=True)
def asked(context: BrowserContext, host: str) -> Iterator[list[str]]:
    """Yield what the pages and their workers have asked for. Fail the test if anything of it is outside the site."""
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield asked
    assert [url for url in asked if not url.startswith((host, f"blob:{host[: -len(PATH)]}"))] == []
    assert not [url for url in asked if "/api/" in url]
