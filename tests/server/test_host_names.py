"""The names under which the server answers."""

import socket
from http import HTTPStatus

import pytest

from musicards.server.host_names import HostNames
from tests.server.site import Site

OWN = socket.gethostname()


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1", "192.168.1.7:8000", "[fd00::7]:8000", OWN, f"{OWN}.local"]
)
def test_without_a_public_url_names_and_addresses_of_the_machine_count(host: str) -> None:
    assert HostNames().knows(host)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "192.168.1.7.evil.example", "", "[", "a@b"])
def test_names_that_anybody_can_register_do_not_count(host: str) -> None:
    assert not HostNames().knows(host)


@pytest.mark.parametrize(
    ("host", "known"),
    [("cards.example", True), ("CARDS.example.:443", True), ("localhost", True), ("192.168.1.7", False), (OWN, False)],
)
def test_with_a_public_url_only_its_name_counts(host: str, *, known: bool) -> None:
    assert HostNames("https://cards.example/").knows(host) is known


@pytest.mark.parametrize("url", ["cards.example", "ftp://cards.example", "https://"])
def test_a_public_url_is_a_url(url: str) -> None:
    with pytest.raises(ValueError, match="is not a URL"):
        HostNames(url)


@pytest.mark.parametrize("path", ["/", "/api/lobby", "/api/matches/BBBBB/socket", "/nothing"])
async def test_a_request_for_another_name_gets_nothing(site: Site, path: str) -> None:
    async with site.client.get(path, headers={"Host": "evil.example"}) as response:
        assert response.status == HTTPStatus.MISDIRECTED_REQUEST
        assert (await response.json())["reason"] == "wrong-host"
        assert "Set-Cookie" not in response.headers
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
