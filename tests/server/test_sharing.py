"""A server for its own machine begins to listen in the network when somebody at the machine asks for it."""

import asyncio
import socket
from http import HTTPStatus
from pathlib import Path

import pytest
from aiohttp import ClientSession

from musicards.server.http import sharing
from musicards.server.http.sharing import SHARING
from tests.server.process import running
from tests.server.site import Site

IN_THE_NETWORK = "127.0.0.2"  # on Linux, all of 127.0.0.0/8 is this machine's


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of this machine in its networks."""
    hosts = [IN_THE_NETWORK]
    monkeypatch.setattr(sharing, "own_addresses", lambda _, port: [f"http://{host}:{port}" for host in hosts])
    return hosts


@pytest.fixture
async def home(site: Site, network: list[str]) -> Site:  # noqa: ARG001 - it is in the network
    """A server at somebody's home, which its page may share."""
    runner = site.client.server.runner
    assert runner is not None
    site.client.app[SHARING].offer(runner, site.client.port)
    return site


async def lobby_of(site: Site, **headers: str) -> tuple[bool, list[str]]:
    async with site.client.get("/api/lobby", headers=headers) as response:
        lobby = await response.json()
        return lobby["can_share"], lobby["addresses"]


async def share(site: Site, **headers: str) -> tuple[int, dict[str, list[str]]]:
    async with site.client.post("/api/share", json={}, headers=headers) as response:
        return response.status, await response.json()


async def test_the_page_on_the_machine_lets_other_devices_in(home: Site) -> None:
    address = f"http://{IN_THE_NETWORK}:{home.client.port}"
    assert await lobby_of(home) == (True, [])
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection(IN_THE_NETWORK, home.client.port)
    twice = [*await asyncio.gather(share(home), share(home))]
    assert twice == [(HTTPStatus.OK, {"addresses": [address]})] * 2
    assert (await lobby_of(home))[1] == [address]
    async with ClientSession() as guest, guest.get(f"{address}/api/lobby") as response:
        assert response.status == HTTPStatus.OK


async def test_without_a_network_there_is_nothing_to_listen_at_until_there_is_one(
    home: Site, network: list[str]
) -> None:
    network.clear()
    assert await share(home) == (HTTPStatus.OK, {"addresses": []})
    network.append(IN_THE_NETWORK)
    assert (await share(home))[1]["addresses"] == [f"http://{IN_THE_NETWORK}:{home.client.port}"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "192.168.1.7"}, HTTPStatus.NOT_FOUND),  # opened at another address, as by a guest
        ({"X-Forwarded-For": "192.168.1.9"}, HTTPStatus.NOT_FOUND),
        ({"Origin": "http://evil.example"}, HTTPStatus.FORBIDDEN),
    ],
)
async def test_nobody_else_can_share_it(home: Site, headers: dict[str, str], status: HTTPStatus) -> None:
    assert (await share(home, **headers))[0] == status
    assert home.client.app[SHARING].addresses == []


async def test_somebody_on_another_device_cannot_share_it(home: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "is_loopback", lambda address: address != "127.0.0.1")
    assert await lobby_of(home) == (False, [])
    assert (await share(home))[0] == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize(
    ("options", "offered"),
    [((), True), (("--public-url", "https://cards.example"), False), (("--trusted-proxies", "10.0.0.1"), False)],
)
async def test_only_a_server_at_home_offers_it(tmp_path: Path, options: tuple[str, ...], *, offered: bool) -> None:
    with running(tmp_path, *options) as (_, address):
        async with ClientSession() as session, session.get(f"{address}api/lobby") as response:
            assert (await response.json())["can_share"] is offered


async def test_a_server_that_nobody_offered_is_not_shared(site: Site, network: list[str]) -> None:
    assert (await share(site))[0] == HTTPStatus.NOT_FOUND
    with socket.socket() as probe:
        assert probe.connect_ex((network[0], site.client.port)) != 0
