"""Measure how soon a mistake is answered on the page: ``make bench-feedback``.

A server runs as ``musicards serve`` does, with busy tables: at each, a player without a page acts as soon as it is
their turn, against two computers at their natural pace. Meanwhile a person in Chromium makes mistakes at one more
table, and in today's practice. Measured is the time from the last press of a key or button until the answer is painted.
The exit code is 1 if the 99th percentile is above the goal.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from http import HTTPStatus
from pathlib import Path
from statistics import quantiles
from threading import Event, Thread
from typing import Any, Final

import aiohttp
from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import chromium_path
from tests.browser.conftest import QUIET, USUAL, Server
from tests.browser.person import Person

GOAL: Final = 250.0  # milliseconds, 99th percentile
PACE: Final = 1.0  # computers as at a real table
LEVEL: Final = "player"
AGAIN: Final = 1.0  # seconds before another attempt, where the server says too fast

WATCH: Final = """selector => {
    window.painted = [];
    let pressed = null;
    let seen = document.querySelector(selector);
    const press = event => { if (event.isTrusted) pressed = event.timeStamp; };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', press, true);
    new MutationObserver(() => {
        const found = document.querySelector(selector);
        if (found === seen) return;
        seen = found;
        if (!found || pressed === null) return;
        const since = pressed;
        pressed = null;
        requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - since)));
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Note the milliseconds from the last press until what `selector` finds has been painted."""


async def _sit(http: aiohttp.ClientSession, address: str) -> str:
    """Make a table with two computers. Return its code."""
    seats = [{"kind": "person"}, *[{"kind": "computer", "level": LEVEL}] * 2]
    while True:
        async with http.post(f"{address}api/matches", json={"game": "old_maid", "seats": seats}) as answer:
            if answer.status == HTTPStatus.CREATED:
                return str((await answer.json())["code"])
        await asyncio.sleep(AGAIN)


async def _keep_busy(address: str, acts: list[int]) -> None:
    """Play one table after another, taking the first card of every fan."""
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
        while True:
            code = await _sit(http, address)
            async with http.ws_connect(f"{address}api/matches/{code}/socket") as socket:
                await socket.send_json({"type": "hello"})
                async for frame in socket:
                    message: dict[str, Any] = json.loads(frame.data)
                    if message["type"] == "ping":
                        await socket.send_json({"type": "pong", "id": message["id"]})
                    table = message.get("table")
                    if table is None:
                        continue
                    if table["over"]:
                        break
                    if table["turn"] == table["seat"]:
                        acts[0] += 1
                        action = {"do": "take", "position": 0}
                        await socket.send_json({"type": "act", "id": str(acts[0]), "action": action})


def busy(address: str, tables: int, acts: list[int], ended: Event) -> None:
    """Keep `tables` tables busy until `ended`; count the acts of their people in ``acts[0]``."""

    async def run() -> None:
        tasks = [asyncio.create_task(_keep_busy(address, acts)) for _ in range(tables)]
        while not ended.is_set():
            await asyncio.sleep(0.1)
            for task in tasks:
                if task.done():
                    task.result()
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def at_the_table(page: Page, count: int) -> list[float]:
    """Return the milliseconds of `count` misplays in The Distance."""
    found: list[float] = []
    while len(found) < count:
        person = Person(page)
        person.open_table("distance")
        page.evaluate(WATCH, "[data-testid=explanation]")
        while not person.is_over and len(found) < count:
            person.attempt(person.misplay())
            page.wait_for_function("() => window.painted.length > 0")
            found += page.evaluate("window.painted.splice(0)")
            person.wait_for_turn()
    return found


def in_practice(page: Page, count: int) -> list[float]:
    """Return the milliseconds of `count` answers in today's practice."""
    found: list[float] = []
    while len(found) < count:
        page.goto("about:blank")
        page.goto("#/today/letter")
        page.get_by_test_id("length-20").check(force=True)
        page.get_by_test_id("today-start").click()
        page.get_by_test_id("today-item").wait_for()
        page.evaluate(WATCH, "[data-testid=today-verdict][data-right]")
        for _ in range(20):
            page.keyboard.press("e")
            page.wait_for_function("() => window.painted.length > 0")
            found += page.evaluate("window.painted.splice(0)")
            page.get_by_test_id("today-next").click()
            page.wait_for_function(
                "() => document.querySelector('[data-testid=today-done]')"
                " || !document.querySelector('[data-testid=today-verdict][data-right]')"
            )
    return found


def report(name: str, found: Sequence[float]) -> float:
    """Print the percentiles of `found`, and return the 99th."""
    cuts = quantiles(found, n=100, method="inclusive")
    print(f"{name}: {len(found)} answers, p50 {cuts[49]:.0f} ms, p95 {cuts[94]:.0f} ms, p99 {cuts[98]:.0f} ms")
    return cuts[98]


def main() -> None:
    """Measure, and say whether the goal is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="busy tables")
    parser.add_argument("--count", type=int, default=200, help="mistakes at the table, and answers in practice")
    chosen = parser.parse_args()
    acts, ended = [0], Event()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), pace=PACE)
        others = Thread(target=busy, args=(server.address, chosen.tables, acts, ended), daemon=True)
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(QUIET))
        try:
            others.start()
            page = browser.new_context(**USUAL, base_url=server.address).new_page()
            worst = report("at the table", at_the_table(page, chosen.count))
            worst = max(worst, report("in practice", in_practice(page, chosen.count)))
            print(f"{chosen.tables} busy tables; their people acted {acts[0]} times meanwhile")
        finally:
            ended.set()
            others.join()
            browser.close()
            server.stop()
    sys.exit(worst > GOAL)


if __name__ == "__main__":
    main()
