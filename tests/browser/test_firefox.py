"""Firefox, where Debian's is installed: site data blocked, a database that the browser closed, and the static site."""

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest

from tests.browser.conftest import Server
from tests.browser.learned import COLLECT_DATABASES
from tests.browser.static_host import StaticHost, static_host

FIREFOX: Final = shutil.which("firefox-esr") or shutil.which("firefox")
pytestmark = pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed")

PREFERENCES: Final[Mapping[str, object]] = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True,
    "remote.active-protocols": 1,  # WebDriver BiDi
}
BLOCK_ALL: Final = {"network.cookie.cookieBehavior": 2}
PRIVATE: Final = {"browser.privatebrowsing.autostart": True}
SECONDS: Final = 30
LOADING: Final = 120  # seconds for the engine of the static site, where other browsers run at the same time
ANSWERS: Final = """new Promise((done) => {
    const request = indexedDB.open('musicards-learning');
    request.onsuccess = () => {
        const state = request.result.transaction('state').objectStore('state').get('me');
        state.onsuccess = () => { request.result.close(); done((state.result?.days ?? []).length); };
    };
})"""


# Tells the test what failed in the page, and when its service worker has cached everything.
LISTEN: Final = """() => {
    window.problems = [];
    addEventListener('error', ({ message }) => window.problems.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)));
    navigator.serviceWorker.addEventListener('message', ({ data }) => { window.allKept ||= data.type === 'all-kept'; });
}"""
TURN: Final = "Number(document.querySelector('[data-testid=table]')?.dataset.version ?? -1)"
TAKE: Final = "document.querySelector('[data-testid=fan-card-0]')?.click()"


class Firefox:
    """A page in Firefox, operated over WebDriver BiDi."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.context = ""

    async def ask(self, method: str, **params: object) -> Any:  # noqa: ANN401 - any result
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": params})
        async with asyncio.timeout(SECONDS):
            while True:
                answer = await self._socket.receive_json()
                if answer.get("id") == number:
                    assert answer["type"] == "success", answer
                    return answer["result"]

    async def go(self, address: str) -> None:
        await self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    async def run(self, expression: str) -> Any:  # noqa: ANN401 - any value
        target = {"context": self.context}
        found = await self.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert found["type"] == "success", found
        return found["result"].get("value")

    async def until(self, expression: str, seconds: float = SECONDS) -> None:
        """Wait until an expression is true."""
        async with asyncio.timeout(seconds):
            while not await self.run(f"Boolean({expression})"):  # noqa: ASYNC110 - the page tells nobody
                await asyncio.sleep(0.05)

    async def click(self, test_id: str) -> None:
        await self.until(f"document.querySelector('[data-testid={test_id}]')")
        await self.run(f"document.querySelector('[data-testid={test_id}]').click()")


@asynccontextmanager
async def firefox(folder: Path, preferences: Mapping[str, object]) -> AsyncIterator[Firefox]:
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [str(FIREFOX), "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE, env=None
    )
    try:
        assert process.stderr is not None
        async with asyncio.timeout(60):
            while (found := re.search(rb"ws://\S+", await process.stderr.readline())) is None:
                assert process.returncode is None
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{found[0].decode()}/session", max_msg_size=0) as socket,
        ):
            page = Firefox(socket)
            await page.ask("session.new", capabilities={})
            page.context = (await page.ask("browsingContext.getTree"))["contexts"][0]["context"]
            yield page
    finally:
        process.kill()
        await process.wait()


def in_a_thread(work: Coroutine[Any, Any, None]) -> None:
    """Run `work` in a thread of its own: Playwright's event loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


def test_whoever_blocks_all_site_data_plays_and_practices(server: Server, tmp_path: Path) -> None:
    async def play() -> None:
        async with firefox(tmp_path, {**PREFERENCES, **BLOCK_ALL}) as page:
            for game in ("distance", "old_maid"):
                await page.go(f"{server.address}#/new/{game}")
                await page.click("start")
                await page.until("document.querySelector('[data-testid=table]')?.dataset.seat === '0'")
                await page.until("document.querySelector('[data-testid=forgetful]')")
            await page.go(f"{server.address}#/today/letter")
            await page.click("today-start")
            await page.until("document.querySelector('[data-testid=today-item]')")

    in_a_thread(play())


def test_practice_goes_on_though_firefox_closed_the_database(server: Server, tmp_path: Path) -> None:
    async def practice() -> None:
        async with firefox(tmp_path, PREFERENCES) as page:
            await page.ask("script.addPreloadScript", functionDeclaration=COLLECT_DATABASES)
            await page.go(f"{server.address}#/today/letter")
            await page.click("today-start")
            await page.until("document.querySelector('[data-testid=got-it], [data-testid=item]')")
            await page.run("document.querySelector('[data-testid=got-it]')?.click()")
            await page.until("document.querySelector('[data-testid=item]')")
            assert await page.run("window.databases.length") > 0
            await page.run("window.databases.splice(0).forEach(each => each.close())")
            await page.run("window.dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1' }))")
            await page.until("document.querySelector('[data-testid=today-verdict]')?.dataset.right")
            async with asyncio.timeout(SECONDS):
                while await page.run(ANSWERS) != 1:  # noqa: ASYNC110 - the page tells nobody
                    await asyncio.sleep(0.1)

    in_a_thread(practice())


async def begin_old_maid(page: Firefox, address: str) -> None:
    """Open a table of two at which all that people do is taking cards, and wait for the first turn."""
    await page.ask("script.addPreloadScript", functionDeclaration=LISTEN)
    await page.go(f"{address}#/new/old_maid")
    await page.click("option-players-2")
    await page.click("option-find_pairs")
    await page.click("start")
    await page.until("document.querySelector('[data-testid=fan-card-0]')", LOADING)


async def play_to_the_end(page: Firefox) -> None:
    """Take cards until the game is over."""
    async with asyncio.timeout(2 * LOADING):
        while not await page.run("Boolean(document.querySelector('[data-testid=result]'))"):
            await page.run(TAKE)
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("preferences", [{}, PRIVATE], ids=["usual", "private"])
def test_a_static_site_keeps_a_game_over_a_reload_and_ends_it_without_its_host(
    host_folder: Path, tmp_path: Path, preferences: Mapping[str, object]
) -> None:
    async def play(host: StaticHost) -> None:
        async with firefox(tmp_path, {**PREFERENCES, **preferences}) as page:
            await begin_old_maid(page, host.address)
            await page.run(TAKE)
            await page.until("window.allKept", LOADING)
            table, turn = await page.run("location.hash"), await page.run(TURN)
            assert table.startswith("#/table/")
            assert turn > 0
            host.stop()
            await page.ask("browsingContext.reload", context=page.context, wait="complete")
            await page.until(f"{TURN} >= {turn}", LOADING)
            assert await page.run("location.hash") == table
            await play_to_the_end(page)
            assert await page.run("JSON.stringify(window.problems)") == "[]"

    with static_host(host_folder) as host:
        in_a_thread(play(host))


def test_a_static_site_plays_for_whoever_blocks_all_site_data(host_folder: Path, tmp_path: Path) -> None:
    async def play(host: StaticHost) -> None:
        async with firefox(tmp_path, {**PREFERENCES, **BLOCK_ALL}) as page:
            await begin_old_maid(page, host.address)
            await page.until("document.querySelector('[data-testid=forgetful]')")
            await play_to_the_end(page)
            assert await page.run("JSON.stringify(window.problems)") == "[]"

    with static_host(host_folder) as host:
        in_a_thread(play(host))
