"""The limits for one person or address, for a class behind one address, and what is logged when they are reached."""

import asyncio
import threading
from contextlib import AsyncExitStack
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

import musicards.server.guard.limits
from musicards.server.guard.limits import (
    ALLOWANCES,
    CODES,
    LOOKUPS,
    MESSAGES_OF_ADDRESS,
    MESSAGES_OF_PAGE,
    MOST_OWED,
    PAPERS,
    RATES,
)
from musicards.server.guard.request_guard import INCIDENTS, Allowance, Budget, Client, Incidents, OpenPages, Rate
from musicards.server.guard.work_queue import WorkQueue
from musicards.server.http.paper import RENDERER
from musicards.server.live.registry import MatchRegistry
from musicards.theory import NameSystem
from musicards.tools.lookup import LookupResult, look_up
from tests.helpers.clocks import NOON, ManualClock
from tests.server.driver import Driver, persons
from tests.server.site import COMPUTER, PATIENCE, PERSON, Caller, Person, Site, open_site
from tests.server.tables import metrics, refusal, two

STRANGER = Client(None, "127.0.0.1")


async def guess(person: Person, times: int, code: str = "BBBBBBB") -> list[int]:
    """Look for a match by a code that there is not. Return the statuses."""
    return [(await person.call("GET", f"/api/matches/{code}"))[0] for _ in range(times)]


async def test_unknown_codes_cannot_be_tried_one_after_the_other(site: Site) -> None:
    ann, bob, code = await two(site)
    mallory = site.person()
    (_, most), (_, all_strangers), *_ = ALLOWANCES[CODES]
    await mallory.make("steps", PERSON, COMPUTER)  # which gives a cookie
    assert await guess(mallory, most + 10) == [HTTPStatus.NOT_FOUND] * most + [HTTPStatus.TOO_MANY_REQUESTS] * 10
    stranger = site.person()
    statuses = await guess(stranger, all_strangers + 1)
    assert statuses == [HTTPStatus.NOT_FOUND] * all_strangers + [HTTPStatus.TOO_MANY_REQUESTS]
    for guesser in (mallory, stranger):
        for path in ("", "/review", "/record"):
            status, problem = await guesser.call("GET", f"/api/matches/{code}{path}")
            assert (status, problem["reason"]) == (HTTPStatus.TOO_MANY_REQUESTS, "too-fast"), path
        for path in ("seats", "start", "again", "host", "key", "close", "leave", "review/1"):
            known = await guesser.call("POST", f"/api/matches/{code}/{path}", {"seat": 0, "action": {}})
            assert known[0] == HTTPStatus.TOO_MANY_REQUESTS, path
            assert known == await guesser.call("POST", f"/api/matches/BBBBBBB/{path}", {"seat": 0, "action": {}})
        async with guesser.page(code) as page:
            assert (await page.next())["reason"] == "too-fast"
    assert (await ann.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK
    assert (await bob.room(code))["you"] == 1
    site.clock.advance(30 * (2 * MOST_OWED))
    assert (await mallory.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK


async def test_a_refused_code_is_not_looked_up(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, code = await two(site)
    mallory, own = await site.host("steps", PERSON, PERSON)
    await guess(mallory, ALLOWANCES[CODES].session.fullest)
    looked_up = list[tuple[str, object]]()
    for watched in (MatchRegistry, type(site.store)):
        for name in ("find", "load", "seats_of"):
            if (function := getattr(watched, name, None)) is not None:

                def noted(self: object, asked: str, name: str = name, function: Any = function) -> Any:  # noqa: ANN401
                    looked_up.append((name, asked))
                    return function(self, asked)

                monkeypatch.setattr(watched, name, noted)
    calls = []
    for each in (code, "BBBBBBB"):
        assert (await mallory.call("GET", f"/api/matches/{each}"))[0] == HTTPStatus.TOO_MANY_REQUESTS
        calls.append([*looked_up])
        looked_up.clear()
    assert calls[0] == calls[1]
    assert {name for name, _ in calls[0]} == {"seats_of"}
    assert (await mallory.call("GET", f"/api/matches/{own}"))[0] == HTTPStatus.OK


async def test_whoever_goes_on_guessing_waits_longer(site: Site) -> None:
    mallory, patient = site.person(), site.person()
    for each in (mallory, patient):
        await each.make("steps", PERSON, COMPUTER)
        await guess(each, ALLOWANCES[CODES].session.fullest)
    assert await guess(mallory, 10) == [HTTPStatus.TOO_MANY_REQUESTS] * 10
    site.clock.advance(31)
    assert await guess(mallory, 1) == [HTTPStatus.TOO_MANY_REQUESTS]
    assert await guess(patient, 1) == [HTTPStatus.NOT_FOUND]


async def test_known_codes_cost_nothing_and_many_requests_at_once_no_more_than_one_by_one(site: Site) -> None:
    _, _, code = await two(site)
    mallory, _ = await site.host("steps", PERSON, COMPUTER)
    most = ALLOWANCES[CODES].session.fullest
    for _ in range(2 * most):
        assert (await mallory.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK
    answers = await asyncio.gather(*(mallory.call("GET", "/api/matches/BBBBBBB") for _ in range(3 * most)))
    assert [status for status, _ in answers].count(HTTPStatus.NOT_FOUND) == most


@pytest.mark.parametrize("code", ["BBBBB", "ﬆBBB"])  # the ligature stands for two letters
async def test_codes_of_earlier_versions_still_open_their_tables_and_cost_more_to_guess(site: Site, code: str) -> None:
    await site.store.create(Driver("distance", persons(2), Random(0)).stored, at=NOON)
    mallory, own = await site.host("steps", PERSON, COMPUTER)
    assert len(own) == 7
    assert (await mallory.call("GET", "/api/matches/bktrw"))[0] == HTTPStatus.OK
    assert await guess(mallory, 6, code) == [HTTPStatus.NOT_FOUND] * 5 + [HTTPStatus.TOO_MANY_REQUESTS]


async def test_many_cookies_do_not_keep_a_neighbour_from_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ALLOWANCES, CODES, Allowance(Rate(0, 6), Rate(0, 5), Rate(0, 9), first=Rate(0, 2)))
    async with open_site(tmp_path, proxies="127.0.0.1") as site:
        ann, bob = (Caller(site.client, "192.0.2.1") for _ in range(2))
        code = await ann.make("distance", PERSON, PERSON)
        await bob.make("steps", PERSON, COMPUTER)
        found = []
        for _ in range(5):
            mallory = Caller(site.client, "192.0.2.1")
            await mallory.make("steps", PERSON, COMPUTER)
            found += await guess(mallory, 6)
        assert found.count(HTTPStatus.NOT_FOUND) == 5 * 2 + 9
        assert await guess(bob, 1) == [HTTPStatus.NOT_FOUND]  # mistyped
        for _ in range(3):
            assert (await bob.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK
        await bob.sit(code)


def test_what_others_at_an_address_use_up_does_not_count_for_a_browser(clock: ManualClock) -> None:
    budget = Budget(Allowance(Rate(0, 2), Rate(0, 2), Rate(1, 2)), clock, most_owed=20)
    ann, bob = Client("ann", "192.0.2.1"), Client("bob", "192.0.2.1")
    assert [budget.take(ann) is None for _ in range(2)] == [False, False]
    assert [budget.take(bob) is None for _ in range(30)] == [True] * 30
    clock.advance(2)
    assert [budget.take(bob) is None for _ in range(2)] == [False, False]


@pytest.mark.parametrize(
    "sent",
    [
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Referer": "http://evil.example/page"},
    ],
)
async def test_pictures_on_other_sites_pages_are_refused_and_use_nobody_s_budget(
    site: Site, sent: dict[str, str]
) -> None:
    _, _, code = await two(site)
    paths = ("matches/BBBBBBB", f"matches/{code}/record", "tools/found?ask=C", "paper/rules.png", "records", "lobby")
    for path in paths:
        for _ in range(ALLOWANCES[PAPERS].strangers.fullest + 1):
            async with site.client.get(f"/api/{path}", headers=sent) as response:
                assert response.status == HTTPStatus.FORBIDDEN
    for purpose in ALLOWANCES:
        budget = site.client.app[purpose]
        assert all(budget.take(STRANGER) for _ in range(ALLOWANCES[purpose].strangers.fullest - 10)), purpose
    async with site.client.get("/", headers=sent) as response:  # a link to the page
        assert response.status == HTTPStatus.OK


async def test_new_cookies_do_not_let_an_address_do_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(musicards.server.guard.limits, "NEW_SESSIONS", Rate(0, 3))
    monkeypatch.setitem(ALLOWANCES, CODES, Allowance(Rate(0, 2), Rate(0, 4), Rate(0, 100)))
    async with open_site(tmp_path, proxies="127.0.0.1") as site:
        ann = Caller(site.client, "192.0.2.1")
        await ann.make("steps", PERSON, COMPUTER)
        assert await guess(ann, 1) == [HTTPStatus.NOT_FOUND]
        found = []
        for _ in range(10):
            fresh = Caller(site.client, "192.0.2.1")
            async with site.client.get("/") as response:
                [(fresh.cookie_name, cookie)] = response.cookies.items()
                fresh.cookie = cookie.value
            found += await guess(fresh, 2)
        assert found == [HTTPStatus.NOT_FOUND] * (2 * 2 + 4) + [HTTPStatus.TOO_MANY_REQUESTS] * 12
        assert await guess(ann, 1) == [HTTPStatus.NOT_FOUND]


async def test_a_person_cannot_make_matches_without_end(site: Site) -> None:
    ann, bob = site.person(), site.person()
    body = {"game": "steps", "seats": [PERSON, PERSON]}
    for each in (ann, bob):
        await each.make("steps", PERSON, PERSON)
    statuses = [(await ann.call("POST", "/api/matches", body))[0] for _ in range(102)]
    assert statuses == [HTTPStatus.CREATED] * 100 + [HTTPStatus.TOO_MANY_REQUESTS] * 2
    assert (await bob.call("POST", "/api/matches", body))[0] == HTTPStatus.CREATED


async def test_dropping_the_cookie_does_not_let_anybody_make_more_matches(site: Site) -> None:
    body = {"game": "steps", "seats": [PERSON, PERSON]}
    statuses = [(await site.person().call("POST", "/api/matches", body))[0] for _ in range(102)]
    assert statuses == [HTTPStatus.CREATED] * 100 + [HTTPStatus.TOO_MANY_REQUESTS] * 2


@pytest.mark.parametrize(
    "path",
    [
        "tools/found?ask=C",
        "tools/file/midi?ask=C",
        "tools/progression?ask=I",
        "tools/transposed?line=C&by=m3",
        "tools/transposed/midi?line=C&by=m3",
        "matches/BKTRW/review",
        "matches/BKTRW/record",
        "learning/exercise?seed=1",
    ],
)
async def test_what_is_slow_to_answer_cannot_be_asked_for_without_end(site: Site, path: str) -> None:
    person, lookups = site.person(), site.client.app[LOOKUPS]
    while lookups.take(STRANGER):
        pass
    await refusal(person.call("GET", f"/api/{path}"), HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
    for free in ("lobby", "matches/BKTRW", "paper/choices"):
        assert (await person.call("GET", f"/api/{free}"))[0] != HTTPStatus.TOO_MANY_REQUESTS
    site.clock.advance(1)
    assert (await site.get(f"/api/{path}")).status != HTTPStatus.TOO_MANY_REQUESTS


async def test_tables_do_not_wait_while_many_look_something_up(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = list[str](), threading.Event()

    def slow(asked: str, names: NameSystem) -> LookupResult:
        begun.append(asked)
        assert go_on.wait(PATIENCE)
        return look_up(asked, names)

    monkeypatch.setattr("musicards.server.calls.tools.look_up", slow)
    await site.store.create(Driver("distance", persons(2), Random(0)).stored, at=NOON)
    asked = [asyncio.create_task(site.get("/api/tools/found?ask=C")) for _ in range(65)]
    while not begun:
        assert (await site.get("/api/lobby")).status == HTTPStatus.OK
    assert (await site.get("/api/matches/BKTRW")).status == HTTPStatus.OK  # which is loaded in a thread, too
    go_on.set()
    statuses = [(await each).status for each in asked]
    assert statuses.count(HTTPStatus.OK) == 60
    assert statuses.count(HTTPStatus.TOO_MANY_REQUESTS) == 5


async def test_more_pages_do_not_let_a_person_send_more(site: Site) -> None:
    ann, bob, code = await two(site)
    reasons = []
    for _ in range(4):
        async with ann.page(code) as page:
            for number in range(MESSAGES_OF_PAGE.fullest):
                await page.send(type="act", id=str(number), action={"do": "nothing"})
            reasons += [(await page.next())["reason"] for _ in range(MESSAGES_OF_PAGE.fullest)]
    assert reasons == ["bad-notation"] * 3 * MESSAGES_OF_PAGE.fullest + ["too-fast"] * MESSAGES_OF_PAGE.fullest
    async with bob.page(code) as page:
        assert (await page.act("x", do="nothing"))["reason"] == "bad-notation"


async def test_more_cookies_do_not_let_an_address_send_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, MESSAGES_OF_ADDRESS, Rate(rate=4, fullest=12))
    clock = ManualClock()
    async with open_site(tmp_path, clock=clock, proxies="127.0.0.1") as site:
        _, _, code = await two(site)

        async def send(person: Person, times: int) -> list[str]:
            async with person.page(code) as page:
                return [(await page.act(str(number), do="nothing"))["reason"] for number in range(times)]

        refused = ["not-seated"] * 5
        assert await send(Caller(site.client, "192.0.2.1"), 5) == refused
        assert await send(Caller(site.client, "192.0.2.1"), 5) == refused
        assert await send(Caller(site.client, "192.0.2.1"), 5) == refused[:2] + ["too-fast"] * 3
        assert await send(Caller(site.client, "192.0.2.2"), 5) == refused
        for _ in range(4):
            assert await send(site.person(), 5) == refused  # through a proxy that we were not told about
        clock.advance(1)
        assert await send(Caller(site.client, "192.0.2.1"), 5) == [*refused[:4], "too-fast"]


async def test_a_person_has_so_many_pages_and_no_more(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenPages, "MAX_PER_PERSON", 2)
    ann, bob, code = await two(site)
    async with ann.page(code) as first, ann.page(code), bob.page(code) as his:
        assert len(await first.hello()) == 2
        async with ann.page(code) as third:
            assert (await third.next())["reason"] == "too-fast"
        assert len(await his.hello()) == 2
    async with ann.page(code) as again:
        assert len(await again.hello()) == 2


@pytest.mark.parametrize(
    ("limit", "strangers", "seated"),
    [("MAX_PER_ADDRESS", False, False), ("MAX_SEATED", False, True), ("MAX_OF_STRANGERS", True, False)],
)
def test_an_address_has_so_many_pages_unless_it_is_this_machine(
    monkeypatch: pytest.MonkeyPatch, limit: str, *, strangers: bool, seated: bool
) -> None:
    monkeypatch.setattr(OpenPages, limit, 2)
    pages = OpenPages()
    people = [Client(None if strangers else str(number), "192.0.2.1") for number in range(3)]
    assert [pages.enter(str(n), each, seated=seated) for n, each in enumerate(people)] == [True, True, False]
    if strangers:  # who leave room for known browsers
        assert pages.enter("ann", Client("ann", "192.0.2.1"), seated=False)
    if not seated:
        assert all(pages.enter(f"here {number}", Client(str(number), "127.0.0.1"), seated=False) for number in range(3))
        pages.leave("0", people[0])
        assert pages.enter("2", people[2], seated=False)


async def test_whoever_watches_leaves_room_for_those_who_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenPages, "MAX_PER_ADDRESS", 6)
    monkeypatch.setattr(OpenPages, "MAX_OF_SPECTATOR", 2)
    async with open_site(tmp_path, proxies="127.0.0.1") as site, AsyncExitStack() as opened:
        ann = Caller(site.client, "192.0.2.1")
        code = await ann.make("distance", PERSON, PERSON)
        first = []
        for _ in range(4):
            mallory = Caller(site.client, "192.0.2.1")
            await mallory.make("steps", PERSON, COMPUTER)
            for _ in range(3):
                page = await opened.enter_async_context(mallory.page(code))
                await page.send(type="hello", seen=None)
                first.append((await page.next())["type"])
        assert first == ["room", "room", "refused"] * 3 + ["refused"] * 3
        async with ann.page(code) as page:
            assert len(await page.hello()) == 2


@pytest.mark.parametrize(
    ("reason", "method", "path", "body", "headers"),
    [
        ("wrong-host", "GET", "/", None, {"Host": "evil.example"}),
        ("wrong-origin", "POST", "/api/matches", {}, {"Origin": "http://evil.example"}),
        ("wrong-key", "POST", "/api/matches/{code}/seats", {"key": "abcdefghijkl"}, {}),
        ("too-many-codes", "GET", "/api/matches/BBBBB", None, {}),
        ("too-many-matches", "POST", "/api/matches", {"game": "steps", "seats": [PERSON, PERSON]}, {"Cookie": "{ann}"}),
        ("too-many-requests", "POST", "/api/nothing", None, {}),
        ("too-many-files", "GET", "/api/paper/rules.png", None, {}),
    ],
)
async def test_whatever_is_refused_is_logged_and_counted(  # noqa: PLR0917
    site: Site,
    reason: str,
    method: str,
    path: str,
    body: object,
    headers: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(site.client.app[RENDERER], "_queue", WorkQueue("files", most=0, most_per_address=0))
    ann, _, code = await two(site)
    sent = {name: value.replace("{ann}", f"{ann.cookie_name}={ann.cookie}") for name, value in headers.items()}
    with capture_logs() as logs:
        while not site.client.app[INCIDENTS].counts:
            async with site.client.request(method, path.replace("{code}", code), json=body, headers=sent):
                pass
    assert [each["reason"] for each in logs if each["event"] == "refused"] == [reason]
    assert not any(secret in str(logs) for secret in ("127.0.0.1", "abcdefghijkl", ann.cookie, "evil.example"))
    refused = {name: value for name, value in (await metrics(site)).items() if "musicards_refused_total" in name}
    assert refused == {f'musicards_refused_total{{reason="{reason}"}}': 1.0}


async def test_what_is_refused_on_websockets_is_logged_too(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenPages, "MAX_PER_PERSON", 1)
    ann, _, code = await two(site)
    with capture_logs() as logs:
        async with ann.page(code) as page:
            async with ann.page(code) as second:
                assert (await second.next())["reason"] == "too-fast"
            for number in range(MESSAGES_OF_PAGE.fullest + 1):
                await page.send(type="act", id=str(number), action={"do": "nothing"})
            assert [(await page.next())["reason"] for _ in range(MESSAGES_OF_PAGE.fullest + 1)][-1] == "too-fast"
        await guess(ann, ALLOWANCES[CODES].session.fullest)
        async with ann.page("BBBBBBB") as other:
            assert (await other.next())["reason"] == "too-fast"
    reasons = [each["reason"] for each in logs if each["log_level"] != "debug"]
    assert reasons == ["too-many-pages", "too-many-messages", "too-many-codes"]


def test_a_flood_does_not_fill_the_log_or_hide_anything_else(clock: ManualClock) -> None:
    incidents = Incidents(clock)
    with capture_logs() as logs:
        for _ in range(1000):
            incidents.note("too-many-messages")
        incidents.note("wrong-key")
        clock.advance(10)
        for _ in range(1000):
            incidents.note("too-many-messages")
    assert [each["reason"] for each in logs] == ["too-many-messages"] * 20 + ["wrong-key"] + ["too-many-messages"] * 2
    assert [each["lines_left_out"] for each in logs if "lines_left_out" in each] == [980]
    assert incidents.counts == {"too-many-messages": 2000, "wrong-key": 1}


ADDRESS = "192.0.2.1"
TEXT = b"for another device"
PUPILS = 600
AT_ONCE = 30


async def opened(site: Site) -> Caller:
    """Return a browser that has just opened the page."""
    browser = Caller(site.client, ADDRESS)
    await browser.call("GET", "/")
    return browser


async def vandalize(site: Site) -> None:
    """Do as much as possible: with a cookie, without, and with a new cookie each time."""
    known, nobody = await opened(site), Caller(site.client, ADDRESS)
    for vandal in (known, nobody):
        for _ in range(400):
            await vandal.call("GET", "/api/matches/BBBBBBB")
        for path, times in (("nothing", 310), ("learning/next", 50)):
            for _ in range(times):
                await vandal.call("POST", f"/api/{path}", {})
        for _ in range(60):
            async with site.client.post("/api/handovers", data=TEXT, headers=vandal.headers):
                pass
        for _ in range(120):
            await vandal.call("POST", "/api/matches", {"game": "steps", "seats": [PERSON, COMPUTER]})
    for _ in range(400):
        fresh = await opened(site)
        for _ in range(ALLOWANCES[CODES].session.fullest):
            await fresh.call("GET", "/api/matches/BBBBBBB")


async def test_a_class_and_a_school_get_in_whatever_one_of_them_does(tmp_path: Path) -> None:
    async with open_site(tmp_path, proxies="127.0.0.1") as site:
        await vandalize(site)
        browsers = [await opened(site) for _ in range(PUPILS)]

        async def play(ann: Caller, bob: Caller) -> None:
            code = await ann.make("distance", PERSON, PERSON, name="Ann")
            assert (await bob.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK
            await bob.sit(code, name="Bob")
            for each in (ann, bob):
                async with each.page(code) as page:
                    assert len(await page.hello()) == 2
                if each in browsers[:AT_ONCE]:  # a class changes devices, never the school at once
                    async with site.client.post("/api/handovers", data=TEXT, headers=each.headers) as response:
                        assert response.status == HTTPStatus.CREATED
                asked = {"learner": "", "now": 0, "seed": 1}
                assert (await each.call("POST", "/api/learning/next", asked))[0] == HTTPStatus.OK
                assert (await each.call("GET", "/api/tools/found?ask=C"))[0] == HTTPStatus.OK
            async with site.client.post("/api/forget", headers=ann.headers) as response:
                assert response.status == HTTPStatus.NO_CONTENT

        for start in range(0, PUPILS, AT_ONCE):  # one class after the other
            some = browsers[start : start + AT_ONCE]
            await asyncio.gather(*(play(*pair) for pair in zip(some[::2], some[1::2], strict=True)))
