"""Whoever connects, acts or asks for something while a table is closed gets the notice that it is closed."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import pytest
from aiohttp import ClientError, WSMsgType, web
from aiohttp.abc import AbstractStreamWriter
from structlog.testing import capture_logs

from musicards.server.http.matches import MATCHES
from musicards.server.live.registry import DAY, UNTOUCHED_DAYS
from tests.server.site import COMPUTER, PATIENCE, PERSON, Site, Socket
from tests.server.tables import calm_down, open_pages, reach, settle, try_a_card, two


def before_the_next_socket(monkeypatch: pytest.MonkeyPatch, do: Callable[[web.BaseRequest], Awaitable[object]]) -> None:
    """Do something once, while the next page is connecting: its match is found, and its socket is not open yet."""
    prepare = web.WebSocketResponse.prepare

    async def later(socket: web.WebSocketResponse, request: web.BaseRequest) -> AbstractStreamWriter | None:
        monkeypatch.setattr(web.WebSocketResponse, "prepare", prepare)
        await do(request)
        return await prepare(socket, request)

    monkeypatch.setattr(web.WebSocketResponse, "prepare", later)


async def is_closed(page: Socket) -> bool:
    return (await page.raw.receive(PATIENCE)).type is WSMsgType.CLOSE


@pytest.mark.parametrize("how", ["closed", "forgotten"])
async def test_a_page_that_connects_while_the_table_is_closed_is_told_why(
    site: Site, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    ann, bob, code = await two(site)

    async def close(_request: web.BaseRequest) -> None:
        if how == "closed":
            await ann.ask(code, "close")
        else:
            site.clock.advance((UNTOUCHED_DAYS + 1) * DAY)
            await site.client.app[MATCHES].clear()

    before_the_next_socket(monkeypatch, close)
    async with bob.page(code) as his:
        assert (await his.next())["reason"] == "unknown-match"
        assert await is_closed(his)


async def test_a_page_that_has_not_said_hello_gets_the_notice_too(site: Site) -> None:
    ann, bob, code = await two(site)
    async with bob.page(code) as his:
        await settle(site, code)
        await ann.ask(code, "close")
        assert (await his.next())["kind"] == "closed"
        assert await is_closed(his)


async def test_whoever_acts_at_a_table_that_another_server_has_closed_is_told_so(site: Site) -> None:
    ann, bob, code = await two(site)
    async with open_pages(code, ann, bob) as (hers, his):
        await site.store.delete(code)
        await hers.send(type="act", id="a", action=try_a_card(hers.table))
        for page in (hers, his):
            await page.until("notice", kind="closed")
            assert await is_closed(page)
    assert (await ann.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.NOT_FOUND


async def test_what_was_asked_while_the_table_was_closed_is_answered(site: Site) -> None:
    ann, bob, code = await two(site)
    room = await bob.room(code)
    host = await site.client.app[MATCHES].find(code)
    path = f"/api/matches/{code}"
    asked: list[Awaitable[tuple[int, Any]]]
    async with host.lock:
        closing = asyncio.create_task(site.client.post(f"{path}/close", headers=ann.headers))
        await reach(host, 1)
        asked = [
            asyncio.create_task(person.call("POST", f"{path}/{what}", body))
            for person, what, body in (
                (ann, "close", None),
                (ann, "host", {"seat": 1}),
                (ann, "key", None),
                (ann, "start", None),
                (bob, "seats", {"name": "Rob"}),
                (site.person(), "seats", {"key": room["key"]}),
            )
        ]
        await reach(host, 1 + len(asked))
    assert (await closing).status == HTTPStatus.NO_CONTENT
    for status, problem in await asyncio.gather(*asked):
        assert (status, problem["reason"]) == (HTTPStatus.NOT_FOUND, "unknown-match")


@pytest.mark.parametrize("pace", [1])
async def test_a_table_is_closed_while_its_computer_thinks(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", COMPUTER, COMPUTER, PERSON, settings={"clock": 20, "stand_in": 20})
    host = await site.client.app[MATCHES].find(code)
    async with open_pages(code, ann, bob) as (hers, _):
        await ann.ask(code, "close")
        await hers.until("notice", kind="closed")
        await calm_down(host)
        site.clock.advance(3600)
        await calm_down(host)
    assert host.match.version == 1
    assert await site.store.unfinished() == []


async def test_a_page_that_leaves_while_it_connects_is_no_error(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave(request: web.BaseRequest) -> None:
        assert request.transport is not None
        request.transport.abort()

    ann, _, code = await two(site)
    before_the_next_socket(monkeypatch, leave)
    with capture_logs() as logs:
        with pytest.raises(ClientError):
            async with ann.page(code):
                pass
        await settle(site, code)
    assert logs == []
