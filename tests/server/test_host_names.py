"""The names and addresses under which the server answers."""

import asyncio
import socket
from http import HTTPStatus
from pathlib import Path

import pytest

from musicards.server.guard import host_names
from musicards.server.guard.host_names import HOST_NAMES, HostNames, own_addresses, read_sites
from musicards.server.http.matches import ADDRESSES
from tests.server.site import PERSON, Site

OWN = socket.gethostname()


@pytest.mark.parametrize(
    "host",
    [
        *("localhost:8000", "127.0.0.1", "192.168.1.7:8000", "[fd00::7]:8000", OWN, f"{OWN}.local"),
        *("nas", "nas:8000", "musicards_web_1:8000", "4f3a2b1c9d8e"),
        *("vm.fritz.box", "NAS.local", "cards.home.arpa:80", "pi.lan", "a.b.internal"),
    ],
)
def test_without_a_public_url_names_and_addresses_of_the_machine_and_in_the_local_network_count(host: str) -> None:
    assert HostNames().knows(host)


def test_the_machine_is_known_by_its_name_in_the_domains_where_it_looks_up_names(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = tmp_path / "resolv.conf"
    settings.write_text(
        "# by hand\nsearch school.example staff.school.example\nnameserver 10.0.0.1\n", encoding="utf-8"
    )
    monkeypatch.setattr(host_names, "RESOLVER", settings)
    names = HostNames()
    assert names.knows(f"{OWN}.school.example")
    assert names.knows(f"{OWN}.staff.school.example:8000")
    assert not names.knows("other.school.example")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "192.168.1.7.evil.example",
        "",
        "[",
        "a@b",
        "fritz.box.example",
        "evillocal.example",
        "nas..lan",
        ".lan",
        "a b",
    ],
)
def test_names_that_anybody_can_register_do_not_count(host: str) -> None:
    assert not HostNames().knows(host)


@pytest.mark.parametrize(
    ("host", "known"),
    [("cards.example", True), ("CARDS.example.:443", True), ("localhost", True), ("192.168.1.7", False), (OWN, False)],
)
def test_with_a_public_url_only_its_name_counts(host: str, *, known: bool) -> None:
    assert HostNames("https://cards.example/").knows(host) is known


def test_every_public_url_counts() -> None:
    names = HostNames("https://cards.example", "http://nas:8000", "http://192.168.1.7:8000")
    assert all(map(names.knows, ["cards.example", "nas:8000", "192.168.1.7:8000"]))
    assert not names.knows("192.168.1.8:8000")
    assert names.public_url == "https://cards.example"


def test_name_with_other_letters_is_known_as_browsers_send_it() -> None:
    # Python's idna module and browsers encode ä so; "xn--krten-gra" is from Unicode's idna demo.
    assert HostNames("https://kärten.example").knows("xn--krten-gra.example")


@pytest.mark.parametrize(
    "url",
    [
        "",
        "cards.example",
        "ftp://cards.example",
        "https://",
        "https://https://cards.example",
        "https://cards.example:99999",
        "https://cards.example:0",
        "https://cards.example:x",
        "https://cards example",
        "https:///cards",
        "https://-cards.example",
        "https://user@cards.example",
        "https://cards.example?x",
        "https://cards.example/#/",
        "https://cards..example",
        "https://[::1",
        "https://300.1.1.1",
        "https://*.cards.example",
        "https://cards.example;",
        "http:cards.example",
    ],
)
def test_a_public_url_is_a_url(url: str) -> None:
    with pytest.raises(ValueError, match="is not a URL"):
        HostNames(url)


def test_sites_are_origins() -> None:
    sites = ["https://school.example/", "http://localhost:8080", "https://*.school.example", "http://[::1]:80"]
    assert read_sites(sites) == (
        "https://school.example",
        "http://localhost:8080",
        "https://*.school.example",
        "http://[::1]:80",
    )


@pytest.mark.parametrize(
    "site", ["*", "https://*", "school.example", "https://a.example; script-src *", "'self'", "https://a.example/b"]
)
def test_what_is_no_site_is_refused(site: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        read_sites([site])


@pytest.mark.parametrize("path", ["/", "/api/lobby", "/api/matches/BBBBB/socket", "/nothing"])
async def test_a_request_for_another_name_gets_nothing(site: Site, path: str) -> None:
    async with site.client.get(path, headers={"Host": "evil.example"}) as response:
        assert response.status == HTTPStatus.MISDIRECTED_REQUEST
        assert (await response.json())["reason"] == "wrong-host"
        assert "Set-Cookie" not in response.headers
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]


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
