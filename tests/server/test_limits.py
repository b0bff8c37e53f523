"""The limits for one person or address, and what is logged when they are reached."""

import asyncio
import threading
from http import HTTPStatus
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

import musicards.server.api_paper
from musicards.server.limits import LOOKUPS, RATES, SENDING, Rate
from musicards.server.operations import metrics_served
from musicards.server.request_guard import INCIDENTS, Incidents, OpenPages
from musicards.server.sockets import BURST
from musicards.theory import NameSystem
from musicards.tools.lookup import LookupResult, look_up
from tests.helpers.clocks import NOON, ManualClock
from tests.server.driver import Driver, persons
from tests.server.site import PATIENCE, PERSON, Caller, Person, Site, open_site
from tests.server.tables import two


async def test_unknown_codes_cannot_be_tried_one_after_the_other(site: Site, clock: ManualClock) -> None:
    ann, bob, code = await two(site)
    mallory = site.person()
    statuses = [(await mallory.call("GET", "/api/matches/BBBBB"))[0] for _ in range(70)]
    assert statuses == [HTTPStatus.NOT_FOUND] * 60 + [HTTPStatus.TOO_MANY_REQUESTS] * 10
    for path in ("", "/qr.svg", "/review", "/record"):
        status, problem = await mallory.call("GET", f"/api/matches/{code}{path}")
        assert (status, problem["reason"]) == (HTTPStatus.TOO_MANY_REQUESTS, "too-fast"), path
    for path in ("seats", "start", "again", "host", "key", "close"):
        known = await mallory.call("POST", f"/api/matches/{code}/{path}", {"seat": 0})
        assert known == await mallory.call("POST", f"/api/matches/BBBBB/{path}", {"seat": 0})
    async with mallory.page(code) as page:
        assert (await page.next())["reason"] == "too-fast"
    assert (await ann.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK
    assert (await bob.call("GET", f"/api/matches/{code}"))[1]["you"] == 1
    clock.advance(10)
    assert (await mallory.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK


async def test_a_person_cannot_make_matches_without_end(site: Site) -> None:
    ann, bob = site.person(), site.person()
    body = {"game": "steps", "seats": [PERSON, PERSON]}
    statuses = [(await ann.call("POST", "/api/matches", body))[0] for _ in range(102)]
    assert statuses == [HTTPStatus.CREATED] * 100 + [HTTPStatus.TOO_MANY_REQUESTS] * 2
    assert (await bob.call("POST", "/api/matches", body))[0] == HTTPStatus.CREATED


@pytest.mark.parametrize(
    "path",
    [
        "tools/found?ask=C",
        "tools/file/midi?ask=C",
        "tools/transposed?line=C&by=m3",
        "tools/transposed/midi?line=C&by=m3",
        "matches/BKTRW/review",
        "matches/BKTRW/record",
        "matches/BKTRW/qr.svg",
        "matches/BKTRW/seat.svg",
        "learning/exercise?seed=1",
    ],
)
async def test_what_is_slow_to_answer_cannot_be_asked_for_without_end(
    site: Site, clock: ManualClock, path: str
) -> None:
    person, lookups = site.person(), site.client.app[LOOKUPS]
    while not lookups.is_empty("127.0.0.1"):
        lookups.take("127.0.0.1")
    status, problem = await person.call("GET", f"/api/{path}")
    assert (status, problem["reason"]) == (HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
    for free in ("lobby", "matches/BKTRW", "paper/choices"):
        assert (await person.call("GET", f"/api/{free}"))[0] != HTTPStatus.TOO_MANY_REQUESTS
    clock.advance(1)
    assert (await site.get(f"/api/{path}")).status != HTTPStatus.TOO_MANY_REQUESTS


async def test_tables_do_not_wait_while_many_look_something_up(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = list[str](), threading.Event()

    def slow(asked: str, names: NameSystem) -> LookupResult:
        begun.append(asked)
        assert go_on.wait(PATIENCE)
        return look_up(asked, names)

    monkeypatch.setattr("musicards.server.api_tools.look_up", slow)
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
            for number in range(BURST):
                await page.send(type="act", id=str(number), action={"do": "nothing"})
            reasons += [(await page.next())["reason"] for _ in range(BURST)]
    assert reasons == ["bad-notation"] * 3 * BURST + ["too-fast"] * BURST
    async with bob.page(code) as page:
        assert (await page.act("x", do="nothing"))["reason"] == "bad-notation"


async def test_more_cookies_do_not_let_an_address_send_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, SENDING, Rate(rate=4, fullest=12))
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


def test_an_address_has_so_many_pages_unless_it_is_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenPages, "MAX_PER_ADDRESS", 2)
    pages = OpenPages()
    assert [pages.enter(str(number), "192.0.2.1") for number in range(3)] == [True, True, False]
    assert all(pages.enter(str(number), "127.0.0.1") for number in range(3))
    pages.leave("0", "192.0.2.1")
    assert pages.enter("0", "192.0.2.1")


async def test_wrong_keys_and_origins_are_logged_without_addresses_and_keys(site: Site) -> None:
    _, _, code = await two(site)
    mallory = site.person()
    with capture_logs() as logs:
        await mallory.call("POST", f"/api/matches/{code}/seats", {"key": "abcdefghijkl"})
        async with site.client.post("/api/matches", json={}, headers={"Origin": "http://evil.example"}):
            pass
    assert [(each["event"], each.get("reason")) for each in logs] == [
        ("refused", "wrong-key"),
        ("refused", "wrong-origin"),
    ]
    assert "127.0.0.1" not in str(logs)
    assert "abcdefghijkl" not in str(logs)


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
    monkeypatch.setattr(musicards.server.api_paper, "MAX_WAITING", 0)
    ann, _, code = await two(site)
    sent = {name: value.replace("{ann}", f"{ann.cookie_name}={ann.cookie}") for name, value in headers.items()}
    with capture_logs() as logs:
        while not site.client.app[INCIDENTS].counts:
            async with site.client.request(method, path.replace("{code}", code), json=body, headers=sent):
                pass
    assert [each["reason"] for each in logs if each["event"] == "refused"] == [reason]
    assert not any(secret in str(logs) for secret in ("127.0.0.1", "abcdefghijkl", ann.cookie, "evil.example"))
    async with (
        metrics_served(site.client.app, "127.0.0.1", 0) as port,
        site.client.session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        lines = (await response.text()).splitlines()
    refused = [line for line in lines if line.startswith("musicards_refused_total")]
    assert refused == [f'musicards_refused_total{{reason="{reason}"}} 1.0']


async def test_what_is_refused_on_websockets_is_logged_too(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenPages, "MAX_PER_PERSON", 1)
    ann, _, code = await two(site)
    with capture_logs() as logs:
        async with ann.page(code) as page:
            async with ann.page(code) as second:
                assert (await second.next())["reason"] == "too-fast"
            for number in range(BURST + 1):
                await page.send(type="act", id=str(number), action={"do": "nothing"})
            assert [(await page.next())["reason"] for _ in range(BURST + 1)][-1] == "too-fast"
        for _ in range(60):
            await ann.call("GET", "/api/matches/BBBBB")
        async with ann.page("BBBBB") as other:
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
