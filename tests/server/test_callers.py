"""Who sends a request, behind proxies and without."""

import asyncio
from http import HTTPStatus
from unittest.mock import Mock

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from musicards.server.guard.callers import PROXIES, address_of, is_secure, read_networks
from musicards.server.guard.identity import FORMER_COOKIE, SESSION_HEADER
from tests.server.site import COOKIE, PERSON, Site

NEW_MATCH = {"game": "steps", "seats": [PERSON, PERSON]}


def asked_by(peer: str, headers: dict[str, str], proxies: str = "") -> web.Request:
    """Return a request that comes from `peer`."""
    app = web.Application()
    app[PROXIES] = read_networks(proxies)
    transport = Mock()
    transport.get_extra_info = lambda name, default=None: (peer, 1) if name == "peername" else default
    return make_mocked_request("GET", "/", headers=headers, app=app, transport=transport)


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("192.0.2.1", "", "", "192.0.2.1"),
        ("192.0.2.1", "203.0.113.9", "", "192.0.2.1"),
        ("10.0.0.1", "203.0.113.9", "10.0.0.0/8", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.7, 203.0.113.9", "10.0.0.0/8", "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9, 10.0.0.2", "10.0.0.0/8", "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9, nonsense", "10.0.0.0/8", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.9:5678", "10.0.0.0/8", "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9:5678, 10.0.0.2:443", "10.0.0.0/8", "203.0.113.9"),
        ("10.0.0.1", "[2001:db8::1]:5678", "10.0.0.0/8", "2001:db8::/48"),
        ("10.0.0.1", "[2001:db8::1]", "10.0.0.0/8", "2001:db8::/48"),
        ("10.0.0.1", "2001:db8::1", "10.0.0.0/8", "2001:db8::/48"),
        ("10.0.0.1", "203.0.113.9:", "10.0.0.0/8", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.0/8", "10.0.0.1"),
        ("::ffff:10.0.0.1", "203.0.113.9", "10.0.0.1", "203.0.113.9"),
        ("2001:db8::1", "", "", "2001:db8::/48"),
        ("2001:db8::ffff:2", "", "", "2001:db8::/48"),
        ("2001:db8:0:ffff::2", "", "", "2001:db8::/48"),
        ("2001:db8:1::2", "", "", "2001:db8:1::/48"),
    ],
)
def test_only_what_trusted_proxies_added_counts(peer: str, forwarded: str, proxies: str, address: str) -> None:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    assert address_of(asked_by(peer, headers, proxies)) == address


@pytest.mark.parametrize(
    ("peer", "proxies", "secure"),
    [
        ("127.0.0.1", "", True),
        ("10.0.0.1", "10.0.0.1", True),
        ("192.0.2.1", "", False),
        ("192.0.2.1", "10.0.0.1", False),
    ],
)
def test_strangers_cannot_claim_to_use_https(peer: str, proxies: str, secure: bool) -> None:
    assert is_secure(asked_by(peer, {"X-Forwarded-Proto": "https"}, proxies)) is secure


async def test_over_https_browsers_must_stay_with_https_and_the_cookie_belongs_to_the_host(site: Site) -> None:
    async with site.client.get("/", headers={"X-Forwarded-Proto": "https"}) as response:
        assert response.headers["Strict-Transport-Security"] == "max-age=31536000"
        assert list(response.cookies) == [f"__Host-{COOKIE}"]
    ann = site.person()
    async with site.client.post("/api/matches", json=NEW_MATCH, headers={"X-Forwarded-Proto": "https"}) as response:
        code = (await response.json())["code"]
        [(ann.cookie_name, cookie)] = response.cookies.items()
        ann.cookie = cookie.value
    assert (await ann.room(code))["you"] == 0
    async with site.client.get("/") as response:
        assert "Strict-Transport-Security" not in response.headers


@pytest.mark.parametrize("name", [COOKIE, FORMER_COOKIE])
async def test_over_https_a_cookie_that_a_subdomain_can_set_identifies_nobody(site: Site, name: str) -> None:
    mallory, code = await site.host("steps", PERSON, PERSON)
    planted = {"Cookie": f"{name}={mallory.cookie}"}
    secure = {**planted, "X-Forwarded-Proto": "https"}
    async with site.client.get(f"/api/matches/{code}", headers=secure) as response:
        assert (await response.json())["you"] is None
    async with site.client.post(f"/api/matches/{code}/seats", json={}, headers=secure) as response:
        assert (await response.json())["seat"] == 1
        assert response.cookies[f"__Host-{COOKIE}"].value != mallory.cookie
    async with site.client.get(f"/api/matches/{code}", headers=planted) as response:  # at home, without HTTPS
        assert (await response.json())["you"] == 0


async def test_a_browser_can_be_forgotten(site: Site) -> None:
    ann, code = await site.host("steps", PERSON, PERSON)
    async with site.client.post("/api/forget", headers=ann.headers) as response:
        assert response.status == HTTPStatus.NO_CONTENT
        gone = {name: (cookie["max-age"], cookie.value) for name, cookie in response.cookies.items()}
        assert gone == dict.fromkeys([COOKIE, "musicards", f"__Host-{COOKIE}"], ("0", ""))
        assert response.cookies[f"__Host-{COOKIE}"]["secure"]
    ann.cookie = ""
    assert (await ann.room(code))["you"] is None


async def test_no_answer_names_a_version(site: Site) -> None:
    async with site.client.get("/api/lobby") as response:
        assert response.headers["Server"] == "musicards"
    reader, writer = await asyncio.open_connection(site.client.host, site.client.port)
    writer.write(b"GET / nonsense\r\n\r\n")
    answer = await reader.read()
    writer.close()
    assert str(HTTPStatus.BAD_REQUEST.value).encode() in answer
    assert b"Server: musicards\r\n" in answer
    assert b"aiohttp" not in answer.split(b"\r\n\r\n")[0]


async def session_of(site: Site) -> dict[str, str]:
    async with site.client.post("/api/session") as answer:
        assert answer.status == HTTPStatus.CREATED
        assert "Set-Cookie" not in answer.headers
        return {SESSION_HEADER: (await answer.json())["token"]}


async def test_a_page_without_cookies_is_one_person_by_its_session(site: Site) -> None:
    ann, headers = site.person(), await session_of(site)
    code = await ann.make("distance", PERSON, PERSON, PERSON)
    for _ in range(3):
        async with site.client.post(f"/api/matches/{code}/seats", json={}, headers=headers) as answer:
            assert (await answer.json())["seat"] == 1
            assert "Set-Cookie" not in answer.headers
    protocols = ("musicards", headers[SESSION_HEADER])
    async with site.client.ws_connect(f"/api/matches/{code}/socket", protocols=protocols) as socket:
        assert socket.protocol == "musicards"  # the token is not sent back
        await socket.send_str('{"type": "hello"}')
        assert (await socket.receive_json())["you"] == 1


@pytest.mark.parametrize("forged", ["", "nobody", "nobody.signature", "é"])
async def test_a_forged_session_identifies_nobody_not_even_by_the_cookie(site: Site, forged: str) -> None:
    ann, code = await site.host("distance", PERSON, PERSON)
    async with site.client.get(f"/api/matches/{code}", headers={**ann.headers, SESSION_HEADER: forged}) as answer:
        assert (await answer.json())["you"] is None


async def test_sessions_are_all_different_and_can_be_forgotten(site: Site) -> None:
    one, other = await session_of(site), await session_of(site)
    assert one != other
    code = await site.person().make("distance", PERSON, PERSON, PERSON)
    async with site.client.post(f"/api/matches/{code}/seats", json={}, headers=one):
        pass
    async with site.client.post("/api/forget", headers=one) as answer:
        assert answer.status == HTTPStatus.NO_CONTENT
    async with site.client.get(f"/api/matches/{code}", headers=one) as answer:
        assert (await answer.json())["you"] is None
