"""The review of a match that is over."""

import asyncio
import json
import threading
from http import HTTPStatus
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import web

import musicards.server.match.review
from musicards.record import parse_record, replay
from musicards.server.guard.limits import MAX_REVIEWS, MAX_REVIEWS_PER_ADDRESS, REVIEW_WORK, set_limits
from musicards.server.guard.request_guard import Client
from musicards.server.match.bodies import Attempt, Review
from musicards.server.match.refusals import Denied, TooFast
from musicards.server.match.review import attempt, review
from musicards.store import StoredEntry, StoredMatch
from tests.helpers.clocks import NOON, ManualClock
from tests.server.driver import NAMES, Driver, persons, play_to_the_end
from tests.server.site import COMPUTER, PATIENCE, PERSON, Site
from tests.server.tables import end_at_once, refusal
from tests.server.wire import GAMES, KINDS, check_part


def played(game: str, seed: int = 0) -> tuple[Driver, StoredMatch]:
    """Return a match that is over, with misplays; and the same match as it is stored."""
    driver = Driver(game, persons(2), Random(seed), settings={"explain": "off"})
    play_to_the_end(driver)
    return driver, driver.as_stored()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_step_is_shown_with_nothing_hidden(game: str) -> None:
    driver, stored = played(game)
    steps = json.loads(msgspec.json.encode(review(stored)))
    assert [step["version"] for step in steps] == list(range(1, len(driver.log) + 1))
    for step, kept in zip(steps, driver.steps[1:], strict=True):
        state = kept.game.state()
        assert state is not None
        assert step["hands"] == state["hands"]
        assert step["events"] == json.loads(msgspec.json.encode(kept.events))
        assert step["entry"] == kept.entry
        for event in step["events"]:
            check_part(event, KINDS[event["type"]])
        check_part(step["table"], GAMES[game])
        assert step["table"]["seat"] is None


def test_a_review_explains_everything_even_if_the_table_explained_nothing() -> None:
    for seed in range(20):
        _, stored = played("distance", seed)
        facts = [event for step in review(stored) for event in step.events if event.type == "misplayed"]
        if facts:
            assert all(event.facts for event in facts)
            return
    raise AssertionError


# What if


def test_what_really_happened_is_found_again_by_trying_it() -> None:
    driver, stored = played("steps", seed=2)
    for step in driver.steps[1:40]:
        if isinstance(step.entry["by"], int):
            tried = attempt(stored, step.version, Attempt(step.entry["by"], dict(step.entry)), NAMES)
            assert tried.refused is None
            kept = len(tried.events)
            assert list(step.events)[:kept] == tried.events


def test_an_attempt_that_was_not_possible_is_refused_with_all_the_facts() -> None:
    _, stored = played("distance", seed=3)
    tried = attempt(stored, 2, Attempt(1, {"do": "draw"}), NAMES)
    assert tried.events == []
    assert tried.refused is not None
    assert (tried.refused.reason, tried.refused.facts) == ("not-your-turn", {"turn": 0})
    no_sense: list[dict[str, Any]] = [{}, {"do": "fly"}, {"do": "deal", "hands": [], "stock": []}, {"do": "undo"}]
    for seat, action in product((0, 1, 7, -1), no_sense):
        assert attempt(stored, 2, Attempt(seat, action), NAMES).refused is not None


@pytest.mark.parametrize("version", [0, -1, 10**9])
def test_an_attempt_at_an_unknown_step_is_refused(version: int) -> None:
    _, stored = played("steps", seed=3)
    with pytest.raises(Denied, match="steps 1 to"):
        attempt(stored, version, Attempt(0, {"do": "draw"}), NAMES)


# Over HTTP


async def test_anybody_can_look_back_at_a_match_that_is_over(site: Site) -> None:
    ann, code = await site.host("distance", PERSON, COMPUTER, name="Ann")
    await end_at_once(site, code)
    log = (await site.store.load(code)).log
    for person, you in ((ann, 0), (site.person(), None)):
        status, review = await person.call("GET", f"/api/matches/{code}/review")
        assert status == HTTPStatus.OK
        assert review["room"]["you"] == you
        assert (review["room"]["key"] is None) == (you is None)
        assert len(review["steps"]) == len(log)
        msgspec.convert(review, Review)
    async with site.client.get(f"/api/matches/{code}/review", headers={"Accept-Encoding": "gzip"}) as response:
        assert response.headers["Content-Encoding"] == "gzip"
    body = {"seat": 0, "action": {"do": "call"}}
    status, tried = await site.person().call("POST", f"/api/matches/{code}/review/2", body)
    assert (status, tried["refused"]["reason"]) == (HTTPStatus.OK, "nobody-exposed")
    at_99999 = ann.call("POST", f"/api/matches/{code}/review/99999", body)
    await refusal(at_99999, HTTPStatus.NOT_FOUND, "unknown-version")
    assert len((await site.store.load(code)).log) == len(log)
    async with site.client.get(f"/api/matches/{code}/record") as response:
        assert response.headers["Content-Disposition"] == f'attachment; filename="musicards-{code}.jsonl"'
        assert replay(parse_record(await response.text())).ok


@pytest.mark.parametrize(("method", "path"), [("GET", "review"), ("POST", "review/1"), ("GET", "record")])
async def test_before_the_end_everything_stays_hidden(site: Site, method: str, path: str) -> None:
    ann, code = await site.host("distance", PERSON, COMPUTER)
    body = {"seat": 0, "action": {"do": "draw"}} if method == "POST" else None
    asked = ann.call(method, f"/api/matches/{code}/{path}", body)
    problem = await refusal(asked, HTTPStatus.FORBIDDEN, "not-over")
    assert code in problem["text"]


@pytest.mark.parametrize(
    ("work", "method", "path", "times"),
    [("review", "GET", "review", 1), ("record", "GET", "record", 3), ("attempt", "POST", "review/2", 3)],
)
async def test_nobody_waits_while_others_look_back(
    site: Site, monkeypatch: pytest.MonkeyPatch, work: str, method: str, *, path: str, times: int
) -> None:
    _, stored = played("memory")
    real = getattr(musicards.server.match.review, work)
    begun: list[str] = []
    go_on = threading.Event()

    def slow(match: StoredMatch, *args: object) -> object:
        begun.append(match.code)
        assert go_on.wait(PATIENCE)
        return real(match, *args)

    module = "reviews" if work == "review" else "table"
    monkeypatch.setattr(f"musicards.server.calls.{module}.{work}", slow)

    async def look(site: Site, body: object) -> int:
        async with site.client.request(method, f"/api/matches/BKTRW/{path}", json=body) as response:
            await response.read()
            return int(response.status)

    # The server deletes old unfinished matches when it starts, so this one is new until its moves are stored.
    await site.store.create(StoredMatch("BKTRW", stored.game, stored.options, persons(2)), at=NOON)
    long_ago = [StoredEntry(row.entry, at) for at, row in enumerate(stored.log)]
    await site.store.append("BKTRW", 0, long_ago, over=True)
    body = {"seat": 0, "action": {"do": "flip", "position": 0}} if method == "POST" else None
    asked = [asyncio.create_task(look(site, body)) for _ in range(3)]
    while not begun:
        status, _ = await site.person().call("GET", "/api/lobby")
        assert status == HTTPStatus.OK
    assert len(begun) == 1
    go_on.set()
    assert await asyncio.gather(*asked) == [HTTPStatus.OK] * 3
    assert len(begun) == times


@pytest.mark.parametrize(("address", "most"), [("192.0.2.1", MAX_REVIEWS_PER_ADDRESS), ("127.0.0.1", MAX_REVIEWS)])
async def test_reviews_are_refused_when_very_many_wait(address: str, most: int) -> None:
    app, go_on = web.Application(), threading.Event()
    set_limits(app, ManualClock())
    queue = app[REVIEW_WORK]
    made: list[None] = []

    def make() -> None:
        go_on.wait(PATIENCE)
        made.append(None)

    tasks = [asyncio.create_task(queue.run(Client(None, address), make)) for _ in range(most + 3)]
    await asyncio.sleep(0)
    go_on.set()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * most + [TooFast] * 3
    assert len(made) == most
    await queue.run(Client(None, address), make)
