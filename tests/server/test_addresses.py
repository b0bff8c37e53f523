"""The addresses of the server, and a link as a QR code."""

import asyncio
from http import HTTPStatus
from xml.etree import ElementTree as ET

import pytest

from musicards.server.addresses import own_addresses, qr_svg
from musicards.server.api import ADDRESSES
from musicards.server.host_names import HOST_NAMES
from tests.server.site import PERSON, Site


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.3.2.1"])
def test_a_server_for_this_machine_only_has_no_address_for_others(host: str) -> None:
    assert own_addresses(host, 8000) == []


def test_a_server_in_a_network_has_its_address_there() -> None:
    assert own_addresses("192.168.1.7", 8000) == ["http://192.168.1.7:8000"]
    assert own_addresses("fd00::7", 80) == ["http://[fd00::7]:80"]


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])  # noqa: S104 - only asked about
def test_a_server_everywhere_finds_out_its_own_addresses(host: str) -> None:
    for address in own_addresses(host, 8123):
        assert address.startswith("http://")
        assert address.endswith(":8123")
        assert "127.0.0.1" not in address


@pytest.mark.parametrize(
    ("host", "public"),
    [("127.0.0.1:8000", False), ("localhost:8000", False), ("[::1]:8000", False), ("musicards.example", True)],
)
async def test_the_lobby_says_whether_others_can_open_this_address(site: Site, host: str, *, public: bool) -> None:
    site.client.app[ADDRESSES].append("http://192.168.1.7:8000")
    site.client.app[HOST_NAMES].names.add("musicards.example")
    async with site.client.get("/api/lobby", headers={"Host": host}) as response:
        lobby = await response.json()
        assert lobby["public"] is public
        assert lobby["addresses"] == ([] if public else ["http://192.168.1.7:8000"])


@pytest.mark.parametrize("host", ["cards:99999999", "cards:abc", "\udcff", "[::1", ""])
async def test_an_invalid_host_header_does_no_harm(site: Site, host: str) -> None:
    code = await site.person().make("steps", PERSON, PERSON)
    for path in ("lobby", f"matches/{code}/qr.svg"):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.client.port)
        asked = f"GET /api/{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        writer.write(asked.encode("utf-8", "surrogateescape"))
        assert (await reader.readline()).split()[1] == b"421"
        writer.close()


def modules(svg: bytes) -> str:
    """Return the dark part of a QR code's picture."""
    (_, dark) = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}path")  # noqa: S314 - our own
    return dark.attrib["d"]


@pytest.mark.parametrize(
    ("headers", "base"),
    [
        ({"Host": "cards.example:8000"}, "http://cards.example:8000"),
        ({"Host": "cards.example", "X-Forwarded-Proto": "https"}, "https://cards.example"),
        ({"Host": "localhost:8000"}, "http://192.168.1.7:8000"),
    ],
)
async def test_the_qr_code_is_the_link_to_the_table_as_others_can_open_it(
    site: Site, headers: dict[str, str], base: str
) -> None:
    site.client.app[ADDRESSES].append("http://192.168.1.7:8000")
    site.client.app[HOST_NAMES].names.add("cards.example")
    code = await site.person().make("steps", PERSON, PERSON)
    async with site.client.get(f"/api/matches/{code.lower()}/qr.svg", headers=headers) as response:
        assert response.status == HTTPStatus.OK
        assert response.content_type == "image/svg+xml"
        assert modules(await response.read()) == modules(qr_svg(f"{base}/#/table/{code}"))


async def test_the_qr_code_has_the_folder_in_which_a_proxy_serves_us(site: Site) -> None:
    site.client.app[HOST_NAMES].names.add("home.example")
    code = await site.person().make("steps", PERSON, PERSON)
    headers = {"Host": "home.example", "X-Forwarded-Proto": "https"}
    async with site.client.get(f"/api/matches/{code}/qr.svg?folder=/our/cards/", headers=headers) as response:
        assert modules(await response.read()) == modules(qr_svg(f"https://home.example/our/cards/#/table/{code}"))
    for folder in ("cards", "/cards", "//evil.example/", "/a b/", "/@x/", "/#/"):
        async with site.client.get(f"/api/matches/{code}/qr.svg", params={"folder": folder}) as response:
            assert response.status == HTTPStatus.BAD_REQUEST


async def test_a_qr_code_needs_a_table(site: Site) -> None:
    status, problem = await site.person().call("GET", "/api/matches/BBBBB/qr.svg")
    assert (status, problem["reason"]) == (HTTPStatus.NOT_FOUND, "unknown-match")


async def test_a_link_longer_than_any_of_ours_is_refused(site: Site) -> None:
    code = await site.person().make("steps", PERSON, PERSON)
    async with site.client.get(f"/api/matches/{code}/qr.svg", headers={"Host": f"{'h' * 4000}.localhost"}) as response:
        assert response.status == HTTPStatus.BAD_REQUEST


def test_a_qr_code_has_its_quiet_zone_and_is_dark_on_light() -> None:
    picture = qr_svg("http://192.168.1.7:8000/#/table/BKTRW").decode()
    assert 'fill="#fff"' in picture
    assert 'stroke="#000"' in picture
    assert "M4 4.5" in picture
