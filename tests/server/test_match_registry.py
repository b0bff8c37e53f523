"""Matches are loaded, evicted and deleted; there is never a second object for the same code."""

import asyncio
from http import HTTPStatus
from pathlib import Path

import pytest

from musicards.errors import NotKept
from musicards.server import match_registry
from musicards.server.api import MATCHES
from musicards.server.match_registry import DAY, UNTOUCHED_DAYS
from musicards.store import SqliteStore, StoredMatch, StoredSeat
from tests.helpers.clocks import ManualClock
from tests.server.site import PATIENCE, PERSON, Site, open_site
from tests.server.tables import end_at_once, two


async def test_a_match_evicted_while_somebody_connects_is_not_loaded_twice(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_registry, "MOST_OPEN", 1)

    codes = [await site.person().make("steps", PERSON, PERSON) for _ in range(3)]
    matches = site.client.app[MATCHES]
    held = await matches.find(codes[0])
    for code in codes[1:] * 2:
        await matches.find(code)
    await asyncio.sleep(0)
    assert await matches.find(codes[0]) is held


async def test_idle_matches_beyond_a_limit_are_unloaded_the_least_recently_used_first(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_registry, "MOST_OPEN", 10)

    matches = site.client.app[MATCHES]
    codes = [await site.person().make("steps", PERSON, PERSON) for _ in range(30)]
    assert 10 <= len(matches._hosts) <= 12
    assert list(matches._hosts) == codes[-len(matches._hosts) :]


async def test_a_match_untouched_for_a_long_time_is_deleted(site: Site, clock: ManualClock) -> None:
    ann = site.person()
    code = await ann.make("steps", PERSON, PERSON)
    clock.advance((UNTOUCHED_DAYS - 1) * DAY)
    assert await site.client.app[MATCHES].clear() == []
    clock.advance((UNTOUCHED_DAYS + 1) * DAY)
    await site.client.app[MATCHES].clear()  # unless the server's own cleanup, which is due now as well, came first
    status, problem = await ann.call("GET", f"/api/matches/{code}")
    assert (status, problem["reason"]) == (HTTPStatus.NOT_FOUND, "unknown-match")


async def test_a_match_that_somebody_is_connected_to_is_not_deleted(site: Site, clock: ManualClock) -> None:
    ann, _, code = await two(site)
    async with ann.page(code) as page:  # before the time passes: the server's own cleanup is due then
        await page.hello()
        clock.advance((UNTOUCHED_DAYS + 1) * DAY)
        assert await site.client.app[MATCHES].clear() == []
        assert await site.store.unfinished() == [code]
        assert (await page.act("a", do="call"))["reason"] == "nobody-exposed"


async def test_a_finished_match_can_be_played_again_after_its_rematch_is_deleted(
    site: Site, clock: ManualClock
) -> None:
    ann, bob, code = await two(site, "old_maid")
    await end_at_once(site, code)
    _, first = await ann.call("POST", f"/api/matches/{code}/again")
    clock.advance((UNTOUCHED_DAYS + 1) * DAY)
    await site.client.app[MATCHES].clear()  # unless the server's own cleanup, which is due now as well, came first
    assert (await bob.call("POST", f"/api/matches/{code}/again"))[0] == HTTPStatus.FORBIDDEN  # not the host
    status, second = await ann.call("POST", f"/api/matches/{code}/again")
    assert status == HTTPStatus.OK
    assert second["code"] != first["code"]


async def test_old_matches_are_deleted_at_startup(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "musicards.db")  # no server yet: it would delete the match as it starts
    await store.create(StoredMatch("BKTRW", "steps", {}, [StoredSeat("person")] * 2), at=1)
    await store.close()
    async with open_site(tmp_path) as site, asyncio.timeout(PATIENCE):
        while await site.store.unfinished():  # noqa: ASYNC110 - the server works in the background without a signal
            await asyncio.sleep(0)


async def test_a_failing_database_is_reported(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object, **__: object) -> None:
        raise NotKept("disk full")

    ann = site.person()
    monkeypatch.setattr(SqliteStore, "create", failing)
    body = {"game": "steps", "seats": [PERSON, PERSON]}
    status, problem = await ann.call("POST", "/api/matches", body)
    assert (status, problem["reason"]) == (HTTPStatus.SERVICE_UNAVAILABLE, "not-kept")


async def test_the_search_for_a_free_code_ends(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def create(match: StoredMatch, at: int) -> bool:  # noqa: ARG001
        tried.append(match.code)
        assert len(tried) < 1000
        return False

    monkeypatch.setattr(site.store, "create", create)
    body = {"game": "steps", "seats": [PERSON, PERSON]}
    status, problem = await site.person().call("POST", "/api/matches", body)
    assert (status, problem["reason"]) == (HTTPStatus.SERVICE_UNAVAILABLE, "not-kept")
    assert len(set(tried)) > 90
