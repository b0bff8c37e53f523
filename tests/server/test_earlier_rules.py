"""Matches that were played by earlier rules."""

import json
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import WSMsgType

from musicards.record import RULES
from musicards.server.http.matches import MATCHES
from musicards.store import StoredEntry, StoredMatch
from musicards.store.sqlite import SqliteStore
from tests.games.wander import right
from tests.helpers.clocks import ManualClock
from tests.server.driver import Driver, persons
from tests.server.site import Site, open_site
from tests.server.tables import refusal, two

CODE = "BKTRW"
DEAL = Driver("keys_corners", persons(2), Random(0)).log[0].entry
DONE = {"by": 0, "do": "done"}  # refused: a turn has at least one play


async def store_match(site: Site, match: StoredMatch, *, over: bool = False) -> None:
    """Put `match` into the store, as played just now."""
    now = ManualClock().now()
    await site.store.create(match, at=now)
    await site.store.append(CODE, 0, [StoredEntry(row.entry, now) for row in match.log], over=over)


def corners(*entries: dict[str, Any]) -> StoredMatch:
    """Return a match of Key's Corners by rules 1: its deal, then `entries`."""
    log = [StoredEntry(entry, 1) for entry in (DEAL, *entries)]
    return StoredMatch(CODE, "keys_corners", {}, persons(2), log, rules=1)


async def download(site: Site) -> dict[str, Any]:
    """Return the record that the server sends as a file."""
    answer = await site.get(f"/api/matches/{CODE}/record")
    assert answer.status == HTTPStatus.OK
    assert answer.headers["Content-Disposition"] == f'attachment; filename="musicards-{CODE}.jsonl"'
    record: dict[str, Any] = json.loads(answer.body)
    return record


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("POST", "/seats", {}),
        ("POST", "/start", {}),
        ("POST", "/again", {}),
        ("GET", "/review", None),
        ("POST", "/review/1", {"seat": 0, "action": {"do": "done"}}),
        ("GET", "/socket", None),
    ],
)
async def test_every_call_answers_that_it_was_played_by_earlier_rules(
    site: Site, method: str, path: str, body: object, over: bool
) -> None:
    await store_match(site, corners(DONE), over=over)
    problem = await refusal(
        site.person().call(method, f"/api/matches/{CODE}{path}", body), HTTPStatus.GONE, "earlier-rules"
    )
    assert problem["facts"] == {"rules": 1, "now": RULES, "version": 1}


async def test_socket_sends_the_reason_and_closes(site: Site) -> None:
    await store_match(site, corners(DONE))
    async with site.person().page(CODE) as page:
        refused = await page.next()
        assert (refused["type"], refused["id"], refused["reason"]) == ("refused", None, "earlier-rules")
        assert (await page.raw.receive()).type is WSMsgType.CLOSE


async def test_open_page_is_told_when_a_server_with_other_rules_has_written(site: Site) -> None:
    ann, _, code = await two(site, "keys_corners")
    async with ann.at_table(code) as page:
        await site.store.append(code, 1, [StoredEntry(DONE, 1)], over=False)
        action = (await site.client.app[MATCHES].find(code)).match.game.legal_actions()[0].to_json()
        assert (await page.act("a", **action))["reason"] == "earlier-rules"
        assert (await page.until("refused"))["id"] is None
        assert (await page.raw.receive()).type is WSMsgType.CLOSE


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("taken_back", [[], [{"by": 0, "do": "place"}, {"by": 0, "do": "undo"}]])
async def test_its_record_can_be_downloaded_with_its_own_rules_and_without_plays_that_were_taken_back(
    site: Site, over: bool, taken_back: list[dict[str, Any]]
) -> None:
    await store_match(site, corners(DONE, *taken_back), over=over)
    record = await download(site)
    assert (record["rules"], record["game"], record["players"]) == (1, "keys_corners", 2)
    assert record["log"] == [DEAL, DONE]
    assert "result" not in record


async def test_options_that_the_game_no_longer_has_are_answered_the_same_way(site: Site) -> None:
    await store_match(site, StoredMatch(CODE, "steps", {"forgotten": True}, persons(2), corners().log, rules=1))
    status, problem = await site.person().call("GET", f"/api/matches/{CODE}")
    assert (status, problem["reason"], problem["facts"]["version"]) == (HTTPStatus.GONE, "earlier-rules", 0)
    assert (await download(site))["options"] == {"forgotten": True}


async def test_unfinished_match_that_replays_continues_by_the_present_rules(site: Site) -> None:
    await store_match(site, corners())
    status, room = await site.person().call("GET", f"/api/matches/{CODE}")
    assert (status, room["started"]) == (HTTPStatus.OK, True)
    assert (await site.store.load(CODE)).rules == RULES


async def test_finished_match_that_replays_keeps_its_rules(site: Site) -> None:
    driver = Driver("memory", persons(2), Random(0), {"board": "naturals"})
    while not driver.match.game.over:
        entry = dict(right(driver.match.game, driver.rng))
        driver.act(int(str(entry.pop("by"))), entry)
    options = driver.match.game.options
    await store_match(site, StoredMatch(CODE, "memory", options, persons(2), driver.log, rules=1), over=True)
    status, _ = await site.person().call("GET", f"/api/matches/{CODE}/review")
    assert status == HTTPStatus.OK
    record = await download(site)
    assert record["rules"] == 1
    assert record["result"]["over"]


async def test_server_starts_with_it_and_forgets_it_when_it_is_old(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "musicards.db")  # no server yet: it forgets old matches as it starts
    await store.create(corners(), at=1)
    await store.append(CODE, 0, corners(DONE).log, over=False)
    await store.close()
    async with open_site(tmp_path) as site:
        assert (await site.person().call("GET", "/api/lobby"))[0] == HTTPStatus.OK
        await site.client.app[MATCHES].clear()
        await refusal(site.person().call("GET", f"/api/matches/{CODE}"), HTTPStatus.NOT_FOUND, "unknown-match")
