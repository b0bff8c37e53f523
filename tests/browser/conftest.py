"""A real server and a real Chromium for the browser tests."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser.app_server import PACE
from tests.browser.chromium import chromium_path
from tests.browser.finished import SHORT_WITH_A_MISPLAY, Finished, play
from tests.ports import free_port

HERE = Path(__file__).parent
# Without these, a browser contacts its maker's servers at every start.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)


# Without a service worker: installing it takes as long as a whole test.
USUAL: Final[dict[str, Any]] = {"reduced_motion": "reduce", "locale": "en-US", "service_workers": "block"}
NOT_KEPT: Final = "Service Worker registration blocked by Playwright"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Server:
    """The app as ``musicards serve`` runs it, in a process of its own; with a `seed` the same deals every time.

    `speed`: how many times as fast its clock runs.
    `high_card`: with a seventh game; this needs a seed. The server then runs the interpreted engine, because an
    interpreted game cannot inherit from a compiled class.
    """

    def __init__(
        self, data: Path, *, seed: int | None = None, high_card: bool = False, pace: float = PACE, speed: int = 1
    ) -> None:
        self.data, self.seed, self.high_card, self.pace, self.speed = data, seed, high_card, pace, speed
        self.port = free_port()
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        if self.seed is None and self.speed == 1:
            words = ["musicards", "serve", "--port", str(self.port), "--data", str(self.data), "--pace", str(self.pace)]
        else:
            words = ["tests.browser.app_server", str(self.data), "--port", str(self.port), "--speed", str(self.speed)]
            words += [] if self.seed is None else ["--seed", str(self.seed)]
            words += ["--high-card"] if self.high_card else []
        environment = {name: value for name, value in os.environ.items() if not self.high_card or name != "PYTHONPATH"}
        command = [sys.executable, "-m", *words]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout is not None
        line = process.stdout.readline()
        assert self.address in line, f"the server did not say where it is: {line!r}"
        return process

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def kill(self) -> None:
        """Kill it at once, as a power cut would."""
        self.process.kill()
        self._gone()

    def restart(self) -> None:
        """Start it again, on the same port and data."""
        self.process = self._start()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(timeout=20)
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that neither stop nor restart it."""
    running = Server(tmp_path_factory.mktemp("matches"))
    yield running
    running.stop()


def leave(page: Page) -> None:
    """Leave the page, because requests to a server that is being stopped would count as errors of the page."""
    if not page.is_closed():
        page.goto("about:blank")


@pytest.fixture
def own_server(tmp_path: Path, page: Page) -> Iterator[Server]:
    """Yield a server that a test may kill."""
    running = Server(tmp_path)
    yield running
    leave(page)
    running.stop()


@pytest.fixture
def dealt(tmp_path: Path, page: Page) -> Iterator[Callable[[int], Server]]:
    """By a seed, a server with the same deals every time: by chance, some games take ten times as long."""
    running: list[Server] = []

    def start(seed: int) -> Server:
        running.append(Server(tmp_path, seed=seed))
        return running[-1]

    yield start
    leave(page)
    for each in running:
        each.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium_path(), "args": list(QUIET)}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {**USUAL, "viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def guest_page(browser: Browser) -> Iterator[Page]:
    """A page in another browser, on a phone."""
    context = browser.new_context(**USUAL, viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def finished(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Finished]]:
    """Return a finished game of The Distance or Steps, by name."""
    running: list[Server] = []

    @cache
    def finish(game: str) -> Finished:
        running.append(Server(tmp_path_factory.mktemp(game), seed=SHORT_WITH_A_MISPLAY[game]))
        return play(browser, running[-1].address, game)

    yield finish
    for each in running:
        each.stop()


def complaints_of(page: Page) -> list[str]:
    """Return the list of errors and warnings in the page's console, which grows as they happen."""
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NOT_KEPT:
            errors.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


@pytest.fixture(autouse=True)
def no_errors_in_the_console(page: Page) -> Iterator[list[str]]:
    """Fail the test if the console has errors or warnings. A test that expects some clears the list."""
    errors = complaints_of(page)
    yield errors
    assert errors == []
