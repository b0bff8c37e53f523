"""The addresses of the server."""

import asyncio

import pytest

from musicards.server.guard.host_names import HOST_NAMES, own_addresses
from musicards.server.http.matches import ADDRESSES
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
    for path in ("lobby", f"matches/{code}"):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.client.port)
        asked = f"GET /api/{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        writer.write(asked.encode("utf-8", "surrogateescape"))
        assert (await reader.readline()).split()[1] == b"421"
        writer.close()
