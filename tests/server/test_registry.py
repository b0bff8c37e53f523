"""Matches are loaded, evicted and deleted; there is never a second object for the same code."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from http import HTTPStatus
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from musicards.errors import NotStored, UnknownMatch
from musicards.games.rng import Rng
from musicards.server.http.matches import MATCHES
from musicards.server.live import registry
from musicards.server.live.registry import DAY, UNTOUCHED_DAYS, MatchRegistry
from musicards.server.live.runner import MatchRunner
from musicards.server.match.match import Match
from musicards.server.match.refusals import Explain
from musicards.store import StoredMatch, StoredSeat
from musicards.store.sqlite import SqliteStore
from tests.server.site import PATIENCE, PERSON, Person, Site, open_site
from tests.server.tables import Gate, end_at_once, refusal, two
from tests.store.contract import DEAL, MATCH


async def test_a_match_evicted_while_somebody_connects_is_not_loaded_twice(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_OPEN", 1)

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
    monkeypatch.setattr(registry, "MOST_OPEN", 10)

    matches = site.client.app[MATCHES]
    codes = [await site.person().make("steps", PERSON, PERSON) for _ in range(30)]
    assert 10 <= len(matches._recent) <= 12
    assert list(matches._recent) == codes[-len(matches._recent) :]


async def test_only_now_and_then_are_all_matches_looked_at_for_idle_ones(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_OPEN", 20)
    looked = 0

    def idle(_: MatchRunner) -> bool:
        nonlocal looked
        looked += 1
        return False

    monkeypatch.setattr(MatchRunner, "idle", property(idle))
    for _ in range(40):
        await site.person().make("steps", PERSON, PERSON)
    assert 0 < looked < 300  # at every call above 20 matches, it would be 610


async def test_a_match_untouched_for_a_long_time_is_deleted(site: Site) -> None:
    ann, code = await site.host("steps", PERSON, PERSON)
    site.clock.advance((UNTOUCHED_DAYS - 1) * DAY)
    assert await site.client.app[MATCHES].clear() == []
    site.clock.advance((UNTOUCHED_DAYS + 1) * DAY)
    await site.client.app[MATCHES].clear()  # unless the server's own cleanup, which is due now as well, came first
    await refusal(ann.call("GET", f"/api/matches/{code}"), HTTPStatus.NOT_FOUND, "unknown-match")


async def test_a_match_that_somebody_is_connected_to_is_not_deleted(site: Site) -> None:
    ann, _, code = await two(site)
    async with ann.page(code) as page:  # before the time passes: the server's own cleanup is due then
        await page.hello()
        site.clock.advance((UNTOUCHED_DAYS + 1) * DAY)
        assert await site.client.app[MATCHES].clear() == []
        assert await site.store.unfinished() == [code]
        assert (await page.act("a", do="call"))["reason"] == "nobody-exposed"


async def test_moves_are_stored_while_many_old_matches_are_deleted(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_DELETED", 1)
    codes = [f"BKTR{letter}" for letter in "BCDFGH"]
    for code in codes:
        await site.store.create(replace(MATCH, code=code), at=site.clock.now() - (UNTOUCHED_DAYS + 1) * DAY * 1000)
    clear = site.store.clear
    moves: list[asyncio.Task[None]] = []

    async def clear_and_move(few: Sequence[str], before: int, *, over_before: int | None = None) -> list[str]:
        if not moves:  # somebody moves in the last of these matches
            moves.append(
                asyncio.create_task(site.store.append(codes[-1], 0, [replace(DEAL, at=site.clock.now())], over=False))
            )
        return await clear(few, before, over_before=over_before)

    monkeypatch.setattr(site.store, "clear", clear_and_move)
    assert await site.client.app[MATCHES].clear() == codes[:-1]
    assert moves[0].done()
    assert await site.store.codes() == codes[-1:]


async def test_a_finished_match_can_be_played_again_after_its_rematch_is_deleted(site: Site) -> None:
    ann, bob, code = await two(site, "old_maid")
    await end_at_once(site, code)
    _, first = await ann.ask(code, "again")
    site.clock.advance((UNTOUCHED_DAYS + 1) * DAY)
    await site.client.app[MATCHES].clear()  # unless the server's own cleanup, which is due now as well, came first
    assert (await bob.ask(code, "again"))[0] == HTTPStatus.FORBIDDEN  # not the host
    status, second = await ann.ask(code, "again")
    assert status == HTTPStatus.OK
    assert second["code"] != first["code"]


async def test_old_matches_are_deleted_at_startup(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "musicards.db")  # no server yet: it would delete the match as it starts
    await store.create(StoredMatch("BKTRW", "steps", {}, [StoredSeat("person")] * 2), at=1)
    await store.close()
    async with open_site(tmp_path) as site, asyncio.timeout(PATIENCE):
        while await site.store.unfinished():  # noqa: ASYNC110 - the server works in the background without a signal
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("answers", "codes_tried"),
    [([NotStored("disk full")], 0), ([False] * 1000, 90)],
    ids=["the database fails", "every code is taken"],
)
async def test_a_match_that_cannot_be_created_is_reported(
    site: Site, monkeypatch: pytest.MonkeyPatch, answers: list[object], codes_tried: int
) -> None:
    create = AsyncMock(side_effect=[*answers])
    monkeypatch.setattr(site.store, "create", create)
    body = {"game": "steps", "seats": [PERSON, PERSON]}
    await refusal(site.person().call("POST", "/api/matches", body), HTTPStatus.SERVICE_UNAVAILABLE, "not-stored")
    assert len({call.args[0].code for call in create.mock_calls}) > codes_tried


@dataclass
class Restarted:
    """A server that was started again, and Ann's matches, which it has not loaded: one is over, one is not."""

    site: Site
    matches: MatchRegistry
    ann: Person
    over: str
    code: str


@pytest.fixture
async def restarted(tmp_path: Path) -> AsyncIterator[Restarted]:
    async with open_site(tmp_path) as site:
        ann, _, over = await two(site)
        await end_at_once(site, over)
        code = await ann.make("steps", PERSON, PERSON)
    async with open_site(tmp_path) as site:
        ann.client = site.client
        yield Restarted(site, site.client.app[MATCHES], ann, over, code)


@pytest.mark.parametrize("change", ["leave", "forget", "clear"])
async def test_a_match_opens_while_people_leave_others_or_old_ones_are_deleted(
    restarted: Restarted, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    ann, code = restarted.ann, restarted.code
    monkeypatch.setattr(registry, "UNTOUCHED_DAYS", -1)  # so that there is something to delete
    gate = Gate(monkeypatch, restarted.site.store, "clear" if change == "clear" else "leave")
    changes = {
        "leave": lambda: ann.client.post(f"/api/matches/{restarted.over}/leave", headers=ann.headers),
        "forget": lambda: ann.client.post("/api/forget", headers=ann.headers),
        "clear": restarted.matches.clear,
    }
    changing = asyncio.create_task(changes[change]())
    await gate.reached.wait()
    async with asyncio.timeout(5):
        assert (await restarted.matches.find(code)).code == code
    gate.opened.set()
    await changing


async def test_a_match_opens_while_a_long_one_is_being_replayed(
    restarted: Restarted, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, code, matches = restarted.over, restarted.code, restarted.matches
    begun, released = threading.Event(), threading.Event()

    def replay(stored: StoredMatch, rng: Rng, explain: Explain) -> Match:
        if stored.code == slow:
            begun.set()
            assert released.wait(PATIENCE)
        return Match(stored, rng, explain)

    monkeypatch.setattr(registry, "Match", replay)
    monkeypatch.setattr(registry, "LONG", 1)
    finding = asyncio.create_task(matches.find(slow))
    await asyncio.to_thread(begun.wait, PATIENCE)
    try:
        async with asyncio.timeout(5):
            assert (await matches.find(code)).code == code
    finally:
        released.set()
    assert (await finding).code == slow


async def test_a_match_that_many_people_open_at_once_is_loaded_once(
    restarted: Restarted, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = restarted.matches
    gate = Gate(monkeypatch, restarted.site.store, "load")
    finding = [asyncio.create_task(matches.find(restarted.code)) for _ in range(5)]
    await gate.reached.wait()
    finding[0].cancel()  # whoever loads it goes away
    gate.opened.set()
    hosts = await asyncio.gather(*finding[1:])
    assert all(host is hosts[0] for host in hosts)
    del finding
    assert len(matches._locks) == 0
    assert not matches._loading


async def test_a_match_that_is_deleted_while_it_is_loaded_is_not_in_memory_afterwards(
    restarted: Restarted, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch, restarted.site.store, "load", after=True)
    finding = asyncio.create_task(restarted.matches.find(restarted.code))
    await gate.reached.wait()
    monkeypatch.setattr(registry, "UNTOUCHED_DAYS", -1)
    assert await restarted.matches.clear() == [restarted.code]
    gate.opened.set()
    with pytest.raises(UnknownMatch):
        await finding
    assert restarted.matches.loaded == 0


async def test_whoever_is_forgotten_while_a_match_is_loaded_has_no_seat_in_it(
    restarted: Restarted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = (await restarted.site.store.load(restarted.over)).seats[0].holder
    assert ann is not None
    gate = Gate(monkeypatch, restarted.site.store, "load", after=True)
    finding = [asyncio.create_task(restarted.matches.find(each)) for each in (restarted.over, restarted.code)]
    await gate.reached.wait()
    await restarted.matches.forget(ann)
    gate.opened.set()
    for host in await asyncio.gather(*finding):
        assert host.match.seats.seat_of(ann) is None


async def test_a_forgotten_person_leaves_matches_in_memory_even_if_their_session_cannot_be_ended(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, code = await two(site)
    await end_at_once(site, code)
    monkeypatch.setattr(site.store, "replace_holder", AsyncMock(side_effect=NotStored("disk full")))
    async with ann.client.post("/api/forget", headers=ann.headers) as answer:
        assert answer.status == HTTPStatus.SERVICE_UNAVAILABLE
    assert [seat["name"] for seat in (await bob.room(code))["seats"]] == ["", "Bob"]
