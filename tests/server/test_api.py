import asyncio
import errno
import gzip
import os
import re
from http import HTTPStatus
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from musicards.cards import CODES
from musicards.games.option import parse_options
from musicards.games.registry import GAMES
from musicards.server.guard.host_names import HOST_NAMES, HostNames
from musicards.server.guard.identity import load_secret
from musicards.server.http.app import LARGEST_BODY
from musicards.server.http.matches import MATCHES
from musicards.server.live.registry import ALPHABET
from tests.games.cases import case_of
from tests.server.site import COMPUTER, COOKIE, PERSON, Site
from tests.server.tables import refusal

JSON = {"Content-Type": "application/json"}


async def test_the_lobby_names_all_games_cards_and_levels(site: Site) -> None:
    status, lobby = await site.person().call("GET", "/api/lobby")
    assert status == HTTPStatus.OK
    assert [game["name"] for game in lobby["games"]] == list(GAMES)
    assert [game["numbers"] for game in lobby["games"]] == [game.rule_numbers for game in GAMES.values()]
    assert all(game["numbers"] and game["first_steps"] for game in lobby["games"])
    assert [game["group"] for game in lobby["games"]] == [case_of(name).group for name in GAMES]
    assert [card["code"] for card in lobby["cards"]] == list(CODES)
    assert lobby["cards"][1] == {"code": "C#3", "hour": 1, "octave": 3, "names": ["C#", "Db"]}
    assert lobby["cards"][53] == {"code": "X2", "hour": None, "octave": None, "names": []}
    assert lobby["levels"] == ["newcomer", "beginner", "learner", "player", "strong", "expert"]
    assert (lobby["public"], lobby["addresses"]) == (False, [])


async def test_the_lobby_is_compressed_because_every_visit_waits_for_it(site: Site) -> None:
    async with site.client.get("/api/lobby", headers={"Accept-Encoding": "gzip"}) as response:
        assert response.headers["Content-Encoding"] == "gzip"
        assert int(response.headers["Content-Length"]) < 2_000
        assert "games" in await response.json()


async def test_the_creator_of_a_match_gets_the_first_person_s_seat(site: Site) -> None:
    ann = site.person()
    body = {"game": "steps", "seats": [COMPUTER, PERSON, PERSON], "name": " Ann\n"}
    status, joined = await ann.call("POST", "/api/matches", body)
    assert status == HTTPStatus.CREATED
    assert joined["seat"] == 1
    assert set(joined["code"]) <= set(ALPHABET)
    _, room = await ann.call("GET", f"/api/matches/{joined['code'].lower()}")
    assert room["you"] == 1
    assert not room["started"]
    assert [seat["name"] for seat in room["seats"]] == ["Clara", "Ann", ""]
    assert room["options"] == parse_options("steps", GAMES["steps"].known_options, {})


async def test_sitting_down_twice_is_sitting_down_once(site: Site) -> None:
    ann, code = await site.host("steps", PERSON, PERSON, PERSON, name="Ann")
    assert await ann.sit(code) == await ann.sit(code, name="Anna") == 0
    assert [seat["name"] for seat in (await ann.room(code))["seats"]] == ["Anna", "", ""]


async def test_a_taken_seat_is_a_conflict(site: Site) -> None:
    code = await site.person().make("steps", PERSON, PERSON, PERSON)
    problem = await refusal(site.person().ask(code, "seats", {"seat": 0}), HTTPStatus.CONFLICT, "seat-taken")
    assert "free: 1, 2" in problem["text"]


async def test_only_one_of_two_simultaneous_requests_gets_the_last_seat(site: Site) -> None:
    code = await site.person().make("steps", PERSON, PERSON)
    tries = [site.person().ask(code, "seats", {}) for _ in range(5)]
    statuses = sorted(status for status, _ in await asyncio.gather(*tries))
    assert statuses == [HTTPStatus.OK] + [HTTPStatus.CONFLICT] * 4


async def test_computers_take_the_free_seats_at_the_start(site: Site) -> None:
    ann, code = await site.host("distance", PERSON, PERSON, PERSON)
    await refusal(site.person().ask(code, "start"), HTTPStatus.FORBIDDEN, "not-seated")
    status, room = await ann.ask(code, "start")
    assert status == HTTPStatus.OK
    assert room["started"]
    assert [seat["kind"] for seat in room["seats"]] == ["person", "computer", "computer"]
    assert (await ann.ask(code, "start"))[1] == room
    await refusal(ann.ask(code, "again"), HTTPStatus.CONFLICT, "not-over")


@pytest.mark.parametrize("code", ["BBBBB", "x", "%00", "AEIOU", "BKTRW" * 50, "..%2f"])
async def test_an_unknown_code_is_not_found(site: Site, code: str) -> None:
    for path in ("", "/seats", "/start", "/again", "/socket"):
        method = "POST" if path in ("/seats", "/start", "/again") else "GET"
        status, problem = await site.person().call(method, f"/api/matches/{code}{path}")
        assert status == HTTPStatus.NOT_FOUND, path
        assert problem["reason"] in ("unknown-match", "not-found")
        assert len(problem["text"]) < 200


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "game"),
        (b"{", "NewMatch"),
        (b"[]", "NewMatch"),
        (b"\xff", "NewMatch"),
        (
            b'{"game": "steps", "seats": [], "options": {"a": ' + b"[" * 9000,
            "deep|truncated",
        ),  # from Python 3.13 on, it is only unfinished
        (b'{"game": "chess", "seats": [{"kind": "person"}]}', "chess.*distance"),
        (b'{"game": "steps", "seats": [{"kind": "person"}]}', "2 to 5 players, not 1"),
        (b'{"game": "steps", "seats": [{"kind": "cat"}]}', "cat.*person or computer"),
        (
            b'{"game": "steps", "seats": [{"kind": "computer", "level": "god"}]}',
            "god.*newcomer, beginner, learner.*rule",
        ),
        (b'{"game": "steps", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {"x": 1}}', "no option 'x'"),
        (b'{"game": "steps", "seats": [{"kind": "person"}, {"kind": "person"}], "name": "%s"}' % (b"n" * 25), "24"),
    ],
)
async def test_a_bad_request_for_a_match_is_refused_and_names_the_value(site: Site, body: bytes, words: str) -> None:
    async with site.client.post("/api/matches", data=body, headers=JSON) as response:
        problem = await response.json()
    assert response.status == HTTPStatus.BAD_REQUEST
    assert problem["reason"] == "bad-notation"
    assert re.search(words, problem["text"]), problem


BODY = b'{"game": "steps", "seats": [{"kind": "person"}, {"kind": "person"}]}'
GZIPPED = JSON | {"Content-Encoding": "gzip"}
UNPACKS_TO_TOO_MUCH = gzip.compress(b" " * 10_000_000)


@pytest.mark.parametrize(
    ("body", "headers", "status", "words"),
    [
        (BODY, {"Content-Type": "text/plain"}, HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "Content-Type: application/json"),
        (BODY, {"Content-Type": "application/x-www-form-urlencoded"}, HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "json"),
        (BODY, {"Content-Type": "application/xml"}, HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "json"),
        (BODY, {"Content-Type": ""}, HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "json"),
        (b"x" * 100_000, {}, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "."),
        (UNPACKS_TO_TOO_MUCH, GZIPPED, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "."),
        (b"no gzip", GZIPPED, HTTPStatus.BAD_REQUEST, ""),
    ],
    ids=range(7),
)
async def test_a_body_of_another_type_or_size_is_refused(
    site: Site, body: bytes, headers: dict[str, str], status: int, words: str
) -> None:
    assert len(UNPACKS_TO_TOO_MUCH) < LARGEST_BODY
    async with site.client.post("/api/matches", data=body, headers=headers) as response:
        assert response.status == status
        assert words in (await response.text())
    assert await site.store.codes() == []


async def test_a_bug_is_answered_without_its_details(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_code: str) -> None:
        raise RuntimeError("details")

    monkeypatch.setattr(site.client.app[MATCHES], "find", fail)
    async with site.client.get("/api/matches/BKTRW") as response:
        assert response.status == HTTPStatus.INTERNAL_SERVER_ERROR
        assert "details" not in await response.text()


async def test_a_repeated_parameter_counts_once(site: Site) -> None:
    async with (
        site.client.get("/api/tools/found?ask=C&ask=D%20minor") as twice,
        site.client.get("/api/tools/found?ask=C") as once,
    ):
        assert await twice.json() == await once.json()


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/matches"), ("DELETE", "/api/lobby"), ("POST", "/")])
async def test_a_method_that_a_path_does_not_allow_is_named(site: Site, method: str, path: str) -> None:
    status, problem = await site.person().call(method, path)
    assert status == HTTPStatus.METHOD_NOT_ALLOWED
    assert method in problem["text"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_pages_of_other_sites_can_do_nothing(site: Site, headers: dict[str, str]) -> None:
    code = await site.person().make("steps", PERSON, PERSON)
    for path in ("/api/matches", f"/api/matches/{code}/seats", f"/api/matches/{code}/start", "/api/handovers"):
        async with site.client.post(path, json={}, headers=headers) as response:
            assert response.status == HTTPStatus.FORBIDDEN
    async with site.client.get(f"/api/matches/{code}/socket", headers=headers) as response:
        assert response.status == HTTPStatus.FORBIDDEN
        assert (await response.json())["reason"] == "wrong-origin"


async def test_our_own_page_may_even_if_a_proxy_at_a_public_url_hides_its_name(site: Site) -> None:
    names = HostNames("https://cards.example/play", "http://cards.example:8080")
    site.client.app[HOST_NAMES].origins.update(names.origins)
    body = {"game": "steps", "seats": [PERSON, PERSON]}
    own = {"Origin": str(site.client.make_url("/")).rstrip("/"), "Sec-Fetch-Site": "same-origin"}
    for headers, status in (
        (own, HTTPStatus.CREATED),
        ({"Origin": "https://cards.example"}, HTTPStatus.CREATED),
        ({"Origin": "http://cards.example:8080"}, HTTPStatus.CREATED),
        ({"Origin": "http://cards.example"}, HTTPStatus.FORBIDDEN),
        ({"Origin": "https://evil.example"}, HTTPStatus.FORBIDDEN),
    ):
        async with site.client.post("/api/matches", json=body, headers=headers) as response:
            assert response.status == status, headers


async def test_the_cookie_is_sent_only_to_this_server_and_hidden_from_scripts(site: Site) -> None:
    for headers, secure in (({}, False), ({"X-Forwarded-Proto": "https"}, True)):
        async with site.client.get("/", headers=headers) as response:
            cookie: Any = response.cookies[f"__Host-{COOKIE}" if secure else COOKIE]
            assert "domain" not in str(cookie).lower()
            assert cookie["httponly"]
            assert cookie["samesite"] == "Lax"
            assert cookie["path"] == "/"
            assert bool(cookie["secure"]) is secure


async def test_every_browser_gets_a_random_token_of_its_own(site: Site) -> None:
    tokens = set()
    for _ in range(20):
        async with site.client.get("/") as response:
            tokens.add(response.cookies[COOKIE].value.split(".")[0])
        site.client.session.cookie_jar.clear()
    assert len(tokens) == 20
    assert all(re.fullmatch(r"[\w-]{24}", token) for token in tokens)  # 144 bits


async def test_a_forged_cookie_identifies_nobody(site: Site) -> None:
    ann, mallory = site.person(), site.person()
    code = await ann.make("steps", PERSON, PERSON)
    token = ann.cookie.split(".")[0]
    for forged in (ann.cookie[:-1], token, f"{token}.x", "....", "x" * 3000, "abc\udcff.\udcff"):
        mallory.cookie = forged
        assert (await mallory.room(code))["you"] is None


async def test_every_answer_carries_the_security_headers(site: Site) -> None:
    for path in ("/", "/api/lobby", "/api/nothing", "/nothing"):
        async with site.client.get(path) as response:
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            assert response.headers["Referrer-Policy"] == "same-origin"
            assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
            assert response.headers["X-Frame-Options"] == "DENY"
            assert "Access-Control-Allow-Origin" not in response.headers  # no other site may read anything
            assert response.content_type in ("application/json", "text/html")
            assert ("no-store" in response.headers["Cache-Control"]) == (path != "/")


@pytest.mark.parametrize("links", [True, False])
def test_a_secret_is_made_once_and_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, links: bool
) -> None:
    if not links:  # as on USB sticks and network disks
        monkeypatch.setattr(os, "link", Mock(side_effect=OSError(errno.EPERM, "")))
    path = tmp_path / "secret.key"
    secret = load_secret(path)
    assert len(secret) == 64
    assert path.stat().st_mode & 0o777 == 0o600
    assert load_secret(path) == secret
    assert [each.name for each in tmp_path.iterdir()] == ["secret.key"]
    path.write_bytes(b"")
    with pytest.raises(OSError, match="too short for a key"):
        load_secret(path)
