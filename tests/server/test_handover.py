"""Moving a learner to another device: stored in memory only by a server alone, for a short time, and picked up once."""

from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path

import pytest

from musicards.server.guard.request_guard import Client
from musicards.server.http.handover import (
    HANDOVERS,
    LARGEST,
    LONGEST,
    Handovers,
    HandoversInMemory,
    SharedHandovers,
    TooMuch,
)
from musicards.store.handovers import StoredHandovers
from musicards.store.sqlite import SqliteStore
from tests.helpers.clocks import ManualClock
from tests.server.site import PERSON, SECRET, Site

TEXT = b"\x00\xffciphertext"
STRANGER = Client(None, "192.0.2.1")
ANN = Client("ann", "192.0.2.1")


async def leave(site: Site, text: bytes = TEXT) -> tuple[int, str]:
    """Return the status, and the id or the reason."""
    async with site.client.post("/api/handovers", data=text) as response:
        body = await response.json()
        return response.status, body["id"] if response.status == HTTPStatus.CREATED else body["reason"]


async def pick_up(site: Site, name: str) -> tuple[int, bytes]:
    """Return the status and the body."""
    async with site.client.post(f"/api/handovers/{name}") as response:
        return response.status, await response.read()


async def test_what_was_left_is_picked_up_once(site: Site) -> None:
    assert isinstance(site.client.app[HANDOVERS], HandoversInMemory)
    status, name = await leave(site)
    assert status == HTTPStatus.CREATED
    assert (await site.get(f"/api/handovers/{name}")).status == HTTPStatus.NOT_FOUND  # by a mere link
    async with site.client.post(f"/api/handovers/{name}") as response:
        assert (response.status, await response.read()) == (HTTPStatus.OK, TEXT)
        assert response.headers["Cache-Control"] == "no-store"
        assert response.content_type == "application/octet-stream"
    assert (await pick_up(site, name))[0] == HTTPStatus.NOT_FOUND


async def test_every_text_has_an_id_that_cannot_be_guessed(site: Site) -> None:
    names = {(await leave(site))[1] for _ in range(20)}
    assert len(names) == 20
    assert min(map(len, names)) >= 22  # 128 bits


async def test_a_text_has_a_largest_size(site: Site) -> None:
    assert (await leave(site, bytes(LARGEST)))[0] == HTTPStatus.CREATED
    assert await leave(site, bytes(LARGEST + 1)) == (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-big")
    assert await leave(site, b"") == (HTTPStatus.BAD_REQUEST, "bad-notation")


async def test_an_address_whose_strangers_have_left_too_much_still_takes_texts_of_known_browsers(site: Site) -> None:
    ann = site.person()
    await ann.make("steps", PERSON, PERSON)
    statuses = [(await leave(site))[0] for _ in range(Handovers.MAX_OF_STRANGERS + 1)]
    assert statuses == [HTTPStatus.CREATED] * Handovers.MAX_OF_STRANGERS + [HTTPStatus.TOO_MANY_REQUESTS]
    async with site.client.post("/api/handovers", data=TEXT, headers=ann.headers) as response:
        assert response.status == HTTPStatus.CREATED


@pytest.fixture(params=["in memory", "in the database"])
async def handovers(request: pytest.FixtureRequest, tmp_path: Path, clock: ManualClock) -> AsyncIterator[Handovers]:
    """What waits at a server alone, or at several on one database."""
    if request.param == "in memory":
        yield HandoversInMemory(clock)
    else:
        store = await SqliteStore.open(tmp_path / "musicards.db")
        yield SharedHandovers(StoredHandovers(store), clock, SECRET)
        await store.close()


async def test_after_ten_minutes_it_is_gone_from_memory_too(handovers: Handovers, clock: ManualClock) -> None:
    early, late = [await handovers.leave(ANN, TEXT) for _ in range(2)]
    clock.advance(LONGEST - 1)
    assert await handovers.pick_up(early) == TEXT
    assert not isinstance(handovers, HandoversInMemory) or len(handovers) == 1
    clock.advance(1)
    assert not isinstance(handovers, HandoversInMemory) or len(handovers) == 0
    assert [await handovers.pick_up(each) for each in (early, late, "no such id")] == [None, None, None]


async def test_a_client_can_leave_only_so_much_and_takes_no_place_from_others(handovers: Handovers) -> None:
    for client, most in ((STRANGER, Handovers.MAX_OF_STRANGERS), (ANN, Handovers.MAX_PER_SESSION)):
        names = [await handovers.leave(client, TEXT) for _ in range(most)]
        with pytest.raises(TooMuch):
            await handovers.leave(client, TEXT)
        await handovers.pick_up(names[0])
        await handovers.leave(client, TEXT)
    await handovers.leave(Client("bob", STRANGER.address), TEXT)


async def test_an_address_can_leave_only_so_much_and_takes_no_place_from_others(handovers: Handovers) -> None:
    for number in range(Handovers.MAX_PER_ADDRESS):
        await handovers.leave(Client(str(number), "192.0.2.1"), b"x")
    with pytest.raises(TooMuch):
        await handovers.leave(Client("another", "192.0.2.1"), b"x")
    await handovers.leave(Client("another", "192.0.2.2"), TEXT)


async def test_an_address_can_leave_only_so_many_bytes_and_all_together_too(
    handovers: Handovers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Handovers, "MAX_BYTES_PER_ADDRESS", 30)
    monkeypatch.setattr(Handovers, "MAX_BYTES", 60)
    for number in range(3):
        await handovers.leave(Client(str(number), "192.0.2.0"), bytes(10))
    with pytest.raises(TooMuch):
        await handovers.leave(Client("another", "192.0.2.0"), bytes(10))
    for number in range(3):
        await handovers.leave(Client(str(number), f"198.51.100.{number}"), bytes(10))
    with pytest.raises(TooMuch):
        await handovers.leave(Client("ann", "192.0.2.1"), bytes(10))


async def test_what_is_left_at_one_of_several_servers_is_picked_up_once_at_another(sites: list[Site]) -> None:
    _, name = await leave(sites[0])
    assert await pick_up(sites[1], name) == (HTTPStatus.OK, TEXT)
    assert [(await pick_up(site, name))[0] for site in sites] == [HTTPStatus.NOT_FOUND] * 2
