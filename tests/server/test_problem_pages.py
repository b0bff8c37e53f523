"""What people see who open an address at which there is nothing to show."""

from http import HTTPStatus

import pytest

from musicards.server.guard.host_names import HOST_NAMES, HostNames
from musicards.server.guard.limits import LOOKUPS
from musicards.server.guard.request_guard import Client
from musicards.texts import LANGUAGES, catalog
from tests.server.site import Site

OPENED = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "none", "Accept": "text/html,*/*;q=0.8"}


async def opened(site: Site, path: str, **headers: str) -> tuple[int, str]:
    """Open an address in a browser. Return the status and the page."""
    async with site.client.get(path, headers={**OPENED, **headers}) as response:
        assert response.content_type == "text/html"
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        page = await response.text()
        assert "style" not in page
        assert "<script" not in page
        return response.status, page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_person_reads_that_there_is_nothing_in_their_language(site: Site, language: str) -> None:
    status, page = await opened(site, "/nothing", **{"Accept-Language": f"tlh, {language}-XX;q=0.9, en;q=0.1"})
    assert status == HTTPStatus.NOT_FOUND
    assert f'<html lang="{language}">' in page
    assert f"<p>{catalog(language).text('refusals-not-found')}</p>" in page
    assert f'<a href="./">{catalog(language).text("common-all-games")}</a>' in page


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("tlh", "en"),
        ("de", "de"),
        ("fr-CH, de;q=0.9", "fr"),
        ("en;q=0.2,it;q=0.7", "it"),
        ("es;q=0", "en"),
        (";;q=,-,*", "en"),
        ("de" * 2000, "en"),
    ],
)
async def test_the_language_is_the_preferred_one_that_there_is(site: Site, accepted: str, language: str) -> None:
    _, page = await opened(site, "/nothing", **{"Accept-Language": accepted})
    assert f'<html lang="{language}">' in page


@pytest.mark.parametrize(
    ("path", "status", "said", "start"),
    [
        ("/api/nothing", HTTPStatus.NOT_FOUND, "There is nothing at this address.", "../"),
        ("/api/matches/BBBBB/record", HTTPStatus.NOT_FOUND, "There is no such table.", "../../../"),
        ("/api/matches/BBBBB/socket", HTTPStatus.NOT_FOUND, "There is no such table.", "../../../"),
        ("/api/tools/file/midi?ask=%3Cb%3E", HTTPStatus.BAD_REQUEST, "&lt;b&gt;", "../../../"),
        ("/api/paper/cards.pdf?size=big", HTTPStatus.BAD_REQUEST, "not &#x27;big&#x27;", "../../"),
    ],
)
async def test_a_link_that_fails_says_why_and_leads_to_the_start(
    site: Site, path: str, status: int, said: str, start: str
) -> None:
    answered, page = await opened(site, path)
    assert answered == status
    assert said in page
    assert f'<a href="{start}">' in page


async def test_what_is_wrong_with_an_input_is_said_in_the_language_too(site: Site) -> None:
    _, page = await opened(site, "/api/tools/file/midi?ask=H%23b+minor", **{"Accept-Language": "de"})
    assert "Meintest du" in page


async def test_a_file_that_is_refused_says_why(site: Site) -> None:
    while site.client.app[LOOKUPS].take(Client(None, "127.0.0.1")):
        pass
    status, page = await opened(site, "/api/tools/file/midi?ask=C")
    assert status == HTTPStatus.TOO_MANY_REQUESTS
    assert "That was too much at once: wait a moment." in page


async def test_under_a_wrong_name_the_page_tells_the_owner_what_to_do(site: Site) -> None:
    status, page = await opened(site, "/", Host="evil.example")
    assert status == HTTPStatus.MISDIRECTED_REQUEST
    assert "This server has another address." in page
    assert "--public-url" in page
    assert "evil.example" not in page
    assert "href" not in page


async def test_under_a_wrong_name_the_page_leads_to_the_public_one(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    names = HostNames("https://cards.example")
    monkeypatch.setitem(site.client.app._state, HOST_NAMES, names)
    status, page = await opened(site, "/", Host="192.0.2.7")
    assert status == HTTPStatus.MISDIRECTED_REQUEST
    assert '<a href="https://cards.example">https://cards.example</a>' in page
    assert "--public-url" not in page


@pytest.mark.parametrize(
    "headers",
    [
        {"Accept": "*/*"},
        {"Accept": "application/json", "Accept-Language": "de"},
        {"Sec-Fetch-Mode": "cors", "Accept": "text/html"},
        {"Sec-Fetch-Mode": "no-cors", "Accept": "*/*"},
    ],
)
async def test_programs_and_our_own_page_get_json_in_english(site: Site, headers: dict[str, str]) -> None:
    async with site.client.get("/nothing", headers=headers) as response:
        assert await response.json() == {
            "reason": "not-found", "text": "There is nothing at /nothing.", "facts": {}, "input": None,
        }  # fmt: skip


async def test_a_browser_without_fetch_metadata_gets_a_page(site: Site) -> None:
    async with site.client.get("/nothing", headers={"Accept": "text/html,application/xhtml+xml"}) as response:
        assert response.content_type == "text/html"
