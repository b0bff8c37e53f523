"""First steps over the wire: the prompts, the prepared computer player, prompts that are ignored, and a restart."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from musicards.games.action import Seat
from musicards.games.registry import GAMES, find_manifest
from musicards.server.match.messages import Ack
from musicards.server.match.told import snapshot_of
from musicards.store import StoredSeat
from tests.games.wander import right
from tests.server.driver import Driver, persons
from tests.server.site import COMPUTER, PERSON, Person, Site, Socket, open_site
from tests.server.tables import end_at_once, refusal, room_and_snapshot, settle

FIRST_STEPS = {"first_steps": True}


async def begin(site: Site, game: str = "distance") -> tuple[Person, str]:
    return await site.host(game, PERSON, {"kind": "computer", "level": "beginner"}, settings=FIRST_STEPS)


async def greeted(page: Socket) -> Any:  # noqa: ANN401 - JSON
    """Return the prompt in the snapshot."""
    return (await page.hello())[-1]["prompt"]


async def follow(page: Socket, prompt: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    """Do what is asked. Return the next prompt, when the computer player has replied."""
    await page.send(type="act", id=f"done {prompt['done']}", action=prompt["action"])
    while True:
        message = await page.next()
        if message["type"] == "refused":
            assert message["prompt"] is not None, message
            return message["prompt"]
        if message["type"] == "update" and message["prompt"]["state"] != "wait":
            return message["prompt"]


@pytest.mark.parametrize("game", list(GAMES))
async def test_whoever_follows_the_prompts_reaches_the_end(site: Site, game: str) -> None:
    ann, code = await begin(site, game)
    async with ann.page(code) as page:
        prompt = await greeted(page)
        assert (prompt["state"], prompt["done"]) == ("due", 0)
        asked = []
        while prompt["state"] == "due":
            asked.append(prompt["prompt"])
            prompt = await follow(page, prompt)
        assert prompt["state"] == "done"
        assert len(asked) == prompt["done"] == prompt["total"]


@pytest.mark.parametrize(("game", "following"), [("distance", "draw"), ("keys_corners", "fill")])
async def test_the_match_resumes_after_a_restart(tmp_path: Path, game: str, following: str) -> None:
    async with open_site(tmp_path) as site:
        ann, code = await begin(site, game)
        async with ann.page(code) as page:
            prompt = await follow(page, await greeted(page))
            prompt = await follow(page, prompt)
    async with open_site(tmp_path) as site, ann.at(site.client).page(code) as page:
        assert await greeted(page) == prompt
        assert (await follow(page, prompt))["prompt"] == following


async def test_the_computer_waits_for_the_player(site: Site) -> None:
    """After a right play that leaves the computer exposed, it is the player's turn to call; nobody else does."""
    ann, code = await begin(site)
    async with ann.page(code) as page:
        prompt = await greeted(page)
        while prompt["prompt"] != "call":
            prompt = await follow(page, prompt)
        [room, snapshot] = await page.hello()
        assert room["settings"]["first_steps"]
        assert snapshot["table"]["counts"][1] == 1
        assert (await follow(page, prompt))["state"] == "done"


async def test_a_player_who_ignores_a_prompt_can_play_on(site: Site) -> None:
    ann, code = await begin(site, "memory")
    async with ann.page(code) as page:
        await greeted(page)
        await page.send(type="act", id="one", action={"do": "flip", "position": 5})
        assert (await page.until("update"))["prompt"]["prompt"] == "first"
        await page.send(type="act", id="two", action={"do": "flip", "position": 6})
        message = await page.until("update")
        assert message["prompt"] == {"state": "off", "done": 0, "total": 6, "prompt": "", "action": {}, "notes": {}}
        while message["table"]["turn"] != 0:  # the computer player plays by itself
            message = await page.until("update")
        assert message["prompt"]["state"] == "off"


async def test_what_is_taken_back_leaves_its_prompt_due(site: Site) -> None:
    ann, code = await begin(site, "keys_corners")
    async with ann.page(code) as page:
        first = await follow(page, await greeted(page))
        second = await follow(page, first)
        assert (first["prompt"], second["prompt"]) == ("place", "move")
        assert await follow(page, {"done": "undo", "action": {"do": "undo"}}) == first


async def test_a_prompted_mistake_is_refused_and_the_next_prompt_follows(site: Site) -> None:
    ann, code = await begin(site, "keys_corners")
    async with ann.page(code) as page:
        mistake = await greeted(page)
        await page.send(type="act", id="other", action={"do": "done"})
        assert (await page.until("refused"))["prompt"] is None
        await page.send(type="act", id="asked for", action=mistake["action"])
        refused = await page.until("refused")
        assert (refused["reason"], refused["prompt"]["prompt"], refused["prompt"]["done"]) == (
            "does-not-continue",
            "place",
            1,
        )
        assert await greeted(page) == refused["prompt"]


def test_the_computer_makes_its_own_move_if_the_prepared_one_is_not_possible() -> None:
    steps = find_manifest("memory").first_steps
    assert steps is not None
    driver = Driver(
        "memory", [*persons(1), StoredSeat("computer", "rule", "Bob")], Random(0), steps.options, FIRST_STEPS
    )
    for position in (2, 0, 4, 1):  # a pair by chance, with the card that the computer is to turn over
        assert isinstance(driver.act(0, {"do": "flip", "position": position}), Ack)
    prompt = snapshot_of(driver.match, Seat(0)).prompt
    assert prompt is not None
    assert prompt.state == "wait"
    with capture_logs() as logs:
        while driver.match.computers.on_turn() is not None:
            driver.commit(driver.match.computers.move(Seat(1)))
    assert logs == []
    prompt = snapshot_of(driver.match, Seat(0)).prompt
    assert prompt is not None
    assert prompt.state == "off"


async def test_spectators_and_players_of_other_matches_get_no_prompts(site: Site) -> None:
    _, followed = await begin(site)
    ann, other = await site.host("distance", PERSON, COMPUTER)
    for person, code in ((site.person(), followed), (ann, other)):
        async with person.page(code) as page:
            assert await greeted(page) is None


async def test_no_computer_plays_for_whoever_leaves_them(site: Site) -> None:
    ann, code = await begin(site)
    async with site.person().at_table(code) as theirs:
        site.clock.advance(600)
        await settle(site, code)
        assert not (await room_and_snapshot(theirs))[0]["seats"][0]["stood_in"]
        async with ann.page(code) as page:
            prompt = await greeted(page)
            assert (prompt["state"], prompt["done"]) == ("due", 0)


async def test_the_next_match_is_an_ordinary_one(site: Site) -> None:
    ann, code = await begin(site, "old_maid")
    async with ann.page(code) as page:
        prompt = await greeted(page)
        while prompt["state"] == "due":
            prompt = await follow(page, prompt)
    await end_at_once(site, code)
    status, joined = await ann.ask(code, "again")
    assert status == 200
    assert (await ann.room(joined["code"]))["settings"]["first_steps"] is False


@pytest.mark.parametrize("seats", [(PERSON, PERSON), (COMPUTER, PERSON), (PERSON, COMPUTER, COMPUTER)])
async def test_they_are_for_a_person_and_a_computer(site: Site, seats: tuple[dict[str, str], ...]) -> None:
    body = {"game": "distance", "seats": seats, "settings": FIRST_STEPS}
    await refusal(site.person().call("POST", "/api/matches", body), 400, "bad-notation")


@pytest.mark.parametrize("game", list(GAMES))
def test_the_match_ends_whatever_the_player_does(game: str) -> None:
    steps = find_manifest(game).first_steps
    assert steps is not None
    for seed in range(5):
        rng = Random(seed)
        seats = [*persons(1), StoredSeat("computer", "rule", "Bob")]
        driver = Driver(game, seats, rng, steps.options, FIRST_STEPS)
        for _ in range(2000):
            if driver.match.game.over:
                break
            seat = driver.match.computers.on_turn()
            if seat is not None:
                driver.commit(driver.match.computers.move(seat))
            else:
                entry = dict(right(driver.match.game, rng))
                assert entry.pop("by") == 0
                driver.act(Seat(0), entry)
        assert driver.match.game.over
