"""A real server and a real Chromium for the browser tests."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser.app_server import PACE, AppServer
from tests.browser.chromium import chromium_path
from tests.browser.finished import SHORT_WITH_A_MISPLAY, Finished, play
from tests.browser.static_host import made_once
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
SMALL_LAPTOP: Final = {"width": 1024, "height": 800}  # a larger one takes longer to draw
NOT_KEPT: Final = "Service Worker registration blocked by Playwright"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Server:
    """The app as ``musicards serve`` runs it, in a process of its own.

    `high_card`: with a seventh game. The server then runs the interpreted engine, because an interpreted game cannot
    inherit from a compiled class.
    """

    def __init__(self, data: Path, *, high_card: bool = False, pace: float = PACE) -> None:
        self.data, self.high_card, self.pace = data, high_card, pace
        self.port = free_port()
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        words = [
            "tests.browser.shared_server",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--pace",
            str(self.pace),
        ]
        environment = dict(os.environ)
        if self.high_card:
            words = ["tests.browser.app_server", str(self.data), str(self.port)]
            environment.pop("PYTHONPATH", None)
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


@pytest.fixture(scope="session")
def host_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a web host with the static site. Whoever changes the site does so in a copy."""
    ours = tmp_path_factory.getbasetemp()
    return made_once((ours.parent if "PYTEST_XDIST_WORKER" in os.environ else ours) / "host")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Yield a server that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def seed() -> int | None:
    """A test that gives a number has the same deals every time: by chance, some games take ten times as long."""
    return None


@pytest.fixture
def speed() -> int:
    """A test may give another number: how many times as fast the server's clock runs."""
    return 1


@pytest.fixture
def address(request: pytest.FixtureRequest, seed: int | None, speed: int, tmp_path: Path) -> Iterator[str]:
    """The address of the test's server, from which the addresses in the test start."""
    if seed is None and speed == 1:
        own = "own_server" in request.fixturenames
        yield request.getfixturevalue("own_server" if own else "server").address
        return
    running = AppServer(tmp_path, seed=seed, speed=speed)
    yield running.address
    running.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium_path(), "args": list(QUIET)}


@pytest.fixture
def browser_context_args(address: str) -> dict[str, Any]:
    return {**USUAL, "base_url": address, "viewport": SMALL_LAPTOP}


@pytest.fixture
def guest_page(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page in another browser, on a phone."""
    context = browser.new_context(**{**browser_context_args, "viewport": {"width": 390, "height": 844}})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def finished(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Finished]]:
    """Return a finished game of The Distance or Steps, by name."""
    with ExitStack() as running:

        @cache
        def finish(game: str) -> Finished:
            server = AppServer(tmp_path_factory.mktemp(game), seed=SHORT_WITH_A_MISPLAY[game])
            running.callback(server.stop)
            return play(browser, server.address, game)

        yield finish


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


@pytest.fixture
def errors_are_expected(no_errors_in_the_console: list[str]) -> Iterator[None]:
    """Allow what the browser notes of requests that the server refuses, or that do not reach it."""
    yield
    no_errors_in_the_console.clear()
