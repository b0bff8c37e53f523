"""A match whose log has reached its limit: nothing more happens in it, and everybody learns why."""

from http import HTTPStatus

import pytest

import musicards.server.match.state
from musicards.server.http.matches import MATCHES
from tests.server.site import COMPUTER, Site
from tests.server.tables import settle, try_a_card, two_with


async def test_at_the_limit_of_the_log_computers_stop_and_everybody_learns_why(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(musicards.server.match.state, "MOST_ENTRIES", 5)
    ann, code = await site.host("memory", COMPUTER, COMPUTER)
    host = await site.client.app[MATCHES].find(code)
    async with ann.page(code) as page:
        await page.send(type="hello")
        refused = await page.until("refused")
        assert (refused["id"], refused["reason"]) == (None, "too-long")
        site.clock.advance(3600)
        await settle(site, code)
        assert host.match.version == 5
        await page.send(type="hello")
        await page.until("room")
        assert (await page.until("refused"))["reason"] == "too-long"


async def test_at_the_limit_of_the_log_nobody_is_stood_in_for_any_more(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, code = await two_with(site)
    async with ann.at_table(code) as hers:
        site.clock.advance(21)
        while not (await hers.until("room"))["seats"][1]["stood_in"]:
            pass
        monkeypatch.setattr(musicards.server.match.state, "MOST_ENTRIES", 2)
        await hers.send(type="act", id="1", action=try_a_card(hers.table))
        assert not (await hers.until("room"))["seats"][1]["stood_in"]


async def test_at_the_limit_of_the_log_no_clock_and_no_stand_in_runs_and_the_host_can_close_the_table(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, code = await two_with(site, clock=20)
    host = await site.client.app[MATCHES].find(code)
    async with ann.at_table(code) as hers:
        monkeypatch.setattr(musicards.server.match.state, "MOST_ENTRIES", 2)
        await hers.send(type="act", id="1", action=try_a_card(hers.table))
        await hers.until("room")  # nobody can join any more
        assert (await hers.until("refused"))["reason"] == "too-long"
        await hers.until("ack")
        site.clock.advance(3600)  # for the turn, and for Bob, who is away
        await settle(site, code)
        assert host.match.version == 2
        await hers.send(type="act", id="2", action={"do": "draw"})
        while (message := await hers.next())["type"] != "refused":
            assert message["type"] != "notice", "a computer plays for Bob"
        assert (message["id"], message["reason"]) == ("2", "too-long")
        assert (await ann.ask(code, "close"))[0] == 204
        await hers.until("notice", kind="closed")
    assert (await bob.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.NOT_FOUND
