"""Texts that go from one device to another, through several servers."""

from http import HTTPStatus

import pytest

from musicards.server.http.handover import LONGEST, Handovers
from tests.helpers.clocks import ManualClock
from tests.server.handovers import leave, pick_up
from tests.server.site import Site


async def test_what_is_left_at_one_server_is_picked_up_once_at_the_other(sites: list[Site]) -> None:
    _, name = await leave(sites[0], b"\x00\xffciphertext")
    assert await pick_up(sites[1], name) == (HTTPStatus.OK, b"\x00\xffciphertext")
    assert [(await pick_up(site, name))[0] for site in sites] == [HTTPStatus.NOT_FOUND] * 2
    assert (await pick_up(sites[0], "no such id"))[0] == HTTPStatus.NOT_FOUND


async def test_what_nobody_picks_up_is_gone_after_ten_minutes_at_all_servers(
    sites: list[Site], clock: ManualClock
) -> None:
    _, name = await leave(sites[0], b"text")
    clock.advance(LONGEST)
    assert (await pick_up(sites[1], name))[0] == HTTPStatus.NOT_FOUND


async def test_a_client_can_leave_only_so_much_at_all_servers_together(sites: list[Site]) -> None:
    found = [(await leave(sites[number % 2], b"text")) for number in range(Handovers.MAX_OF_STRANGERS)]
    assert (await leave(sites[0], b"text"))[1] == "too-fast"
    await pick_up(sites[1], found[0][1])
    assert (await leave(sites[1], b"text"))[0] == HTTPStatus.CREATED


async def test_an_address_can_leave_only_so_much_at_all_servers_together(
    sites: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Handovers, "MAX_BYTES_PER_ADDRESS", 10)
    found = [(await leave(sites[number % 2], b"12345"))[0] for number in range(3)]
    assert found == [HTTPStatus.CREATED] * 2 + [HTTPStatus.TOO_MANY_REQUESTS]
    monkeypatch.setattr(Handovers, "MAX_BYTES_PER_ADDRESS", 100)
    monkeypatch.setattr(Handovers, "MAX_PER_ADDRESS", 3)
    found = [(await leave(sites[number % 2], b"1"))[0] for number in range(2)]
    assert found == [HTTPStatus.CREATED, HTTPStatus.TOO_MANY_REQUESTS]
