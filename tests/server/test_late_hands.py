"""People who watch see all hands some time later, where the table agreed to it."""

from typing import Any

import pytest

from tests.server.site import PERSON, Person, Site, Socket
from tests.server.tables import end_at_once, open_pages, refusal, room_and_snapshot, two_with

DELAY = 60


async def hand_of(person: Person, code: str) -> list[str]:
    async with person.page(code) as page:
        _, snapshot = await room_and_snapshot(page)
        hand: list[str] = snapshot["table"]["hand"]
        return hand


async def kinds(page: Socket) -> list[str]:
    """Return what has been sent to a page before the answer to something that it asks for."""
    return [message["type"] for message in await page.hello()]


async def draw(person: Person, code: str) -> None:
    """Draw, or make a misplay: either way the hand gets more cards."""
    async with person.page(code) as page:
        _, snapshot = await room_and_snapshot(page)
        cards = snapshot["table"]["hand"][:1]
        for action in ({"do": "draw"}, {"do": "play", "cards": cards, "say": {"letter": "A"}}):
            if (await page.act(action["do"], **action))["type"] == "ack":
                return


async def shown(page: Socket) -> list[list[str]]:
    hands: list[list[str]] = (await page.until("hands"))["hands"]
    return hands


@pytest.mark.parametrize("open_hands", [0, DELAY])
async def test_whoever_watches_sees_the_hands_as_late_as_was_agreed(site: Site, open_hands: int) -> None:
    ann, bob, code = await two_with(site, open_hands=open_hands, stand_in=0)
    async with site.person().page(code) as watching:
        assert "hands" not in await kinds(watching)
        dealt = [await hand_of(ann, code), await hand_of(bob, code)]
        site.clock.advance(DELAY - 1)
        assert "hands" not in await kinds(watching)
        await draw(ann, code)
        drawn = [await hand_of(ann, code), await hand_of(bob, code)]
        assert drawn != dealt
        site.clock.advance(1)
        if not open_hands:
            assert "hands" not in await kinds(watching)
            return
        assert list(map(sorted, await shown(watching))) == list(map(sorted, dealt))
        site.clock.advance(DELAY - 2)
        assert list(map(sorted, (await latest(watching))["hands"])) == list(map(sorted, dealt))
        site.clock.advance(1)
        assert list(map(sorted, await shown(watching))) == list(map(sorted, drawn))


async def latest(page: Socket) -> dict[str, Any]:
    """Say hello again, as after a lost connection, and return the hands that follow."""
    return next(message for message in reversed(await page.hello()) if message["type"] == "hands")


async def test_players_do_not_see_the_hands_of_others(site: Site) -> None:
    ann, _, code = await two_with(site, open_hands=DELAY, stand_in=0)
    async with open_pages(code, ann, site.person()) as (hers, watching):
        site.clock.advance(DELAY)
        await shown(watching)
        assert "hands" not in await kinds(hers)


async def test_the_hands_are_open_when_the_game_is_over(site: Site) -> None:
    _, _, code = await two_with(site, open_hands=DELAY, stand_in=0)
    async with site.person().at_table(code) as watching:
        await end_at_once(site, code)
        assert [] in await shown(watching)
        assert site.clock.time() == 0


async def test_no_time_is_saved_by_opening_a_table_anew(site: Site) -> None:
    _, _, code = await two_with(site, open_hands=DELAY, stand_in=0)
    async with site.person().page(code) as watching:
        assert "hands" not in await kinds(watching)
        site.clock.advance(DELAY - 10)
    async with site.person().page(code) as watching:  # nobody was there for a moment, so the timers stopped
        assert "hands" not in await kinds(watching)
        site.clock.advance(10)
        await shown(watching)


async def test_other_delays_are_refused(site: Site) -> None:
    body = {"game": "steps", "seats": [PERSON, PERSON], "settings": {"open_hands": 5}}
    problem = await refusal(site.person().call("POST", "/api/matches", body), 400, "bad-notation")
    assert "open_hands is 0, 60 or 300 seconds" in problem["text"]
