"""Scenes of First steps in a match: whatever the player does, over the wire, and after a restart."""

from collections import Counter
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import pytest

from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.event import Event, Misplayed
from musicards.games.first_steps import Scene
from musicards.games.registry import GAMES, find_manifest
from musicards.server.match.messages import Ack, DueGoal
from musicards.server.match.refusals import EarlierRules
from musicards.server.match.told import snapshot_of
from musicards.store import StoredSeat
from tests.games.cases import random_play_of
from tests.games.wander import attempt, right
from tests.server.driver import Driver, persons
from tests.server.site import COMPUTER, PERSON, Person, Site, Socket, open_site
from tests.server.tables import end_at_once, refusal, room_and_snapshot, settle

SCENES = [(name, number) for name in GAMES for number in range(1, len(find_manifest(name).first_steps) + 1)]


async def begin(site: Site, game: str = "distance", scene: int = 1) -> tuple[Person, str]:
    return await site.host(game, PERSON, COMPUTER, settings={"first_steps": scene})


async def greeted(page: Socket) -> Any:  # noqa: ANN401 - JSON
    """Return the goal in the snapshot."""
    return (await page.hello())[-1]["goal"]


async def do(page: Socket, action: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    """Act. Return the goal when the computer player has replied."""
    await page.send(type="act", id=token_hex(4), action=action)
    while True:
        message = await page.next()
        if message["type"] == "refused":
            assert message["goal"] is not None, message
            return message["goal"]
        if message["type"] == "update" and message["goal"]["state"] != "wait":
            return message["goal"]


async def follow(page: Socket, goal: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    """Do what help says. Return the next goal."""
    return await do(page, goal["help"]["action"])


def scene_of(game: str, number: int) -> Scene:
    return find_manifest(game).first_steps[number - 1]


def driver_of(game: str, number: int, rng: Random) -> Driver:
    seats = [*persons(1), StoredSeat("computer", "rule", "Bob")]
    return Driver(game, seats, rng, scene_of(game, number).options, {"first_steps": number})


def goal_of(driver: Driver) -> DueGoal:
    goal = snapshot_of(driver.match, Seat(0)).goal
    assert goal is not None
    return goal


def move_computer(driver: Driver) -> None:
    while (seat := driver.match.computers.on_turn()) is not None:
        driver.commit(driver.match.computers.move(seat))


def be_wrong(driver: Driver) -> None:
    """Do what the goal asks for: something wrong on purpose."""
    wanted, rng = goal_of(driver), Random(1)
    while goal_of(driver) == wanted:
        entry = dict(random_play_of(driver.match.game.name).careless(driver.match.game, rng))
        try:
            action = driver.match.game.read_action(entry)
            events: list[Event] = []
            driver.match.game.copy().apply(Seat(0), action, events.append)
        except (BadNotation, Refusal):
            driver.act(Seat(0), entry)
            continue
        if any(isinstance(event, Misplayed) for event in events):
            driver.act(Seat(0), entry)


@pytest.mark.parametrize(("game", "number"), SCENES)
def test_whoever_does_what_is_asked_reaches_the_end_of_each_scene(game: str, number: int) -> None:
    for seed in range(5):
        driver = driver_of(game, number, Random(seed))
        for _ in range(30):
            move_computer(driver)
            goal = goal_of(driver)
            if goal.state != "due":
                break
            if goal.goal in ("mistake", "wrong"):
                be_wrong(driver)
            elif goal.help is None:  # anything will do
                entry = dict(right(driver.match.game, Random(seed)))
                del entry["by"]
                driver.act(Seat(0), entry)
            else:
                assert goal.help.action is not None
                answer = driver.act(Seat(0), goal.help.action)
                assert isinstance(answer, Ack), answer
        assert (goal.state, goal.scene, goal.scenes) == ("done", number, len(find_manifest(game).first_steps))


@pytest.mark.parametrize(("game", "number"), SCENES)
def test_a_random_player_reaches_the_end_or_misses_and_is_told_the_truth(game: str, number: int) -> None:
    """Whatever somebody taps, there is something to do, to wait for, or a button that starts again."""
    ends: Counter[str] = Counter()
    for seed in range(200):
        rng = Random(seed)
        driver = driver_of(game, number, rng)
        for _ in range(150):
            move_computer(driver)
            goal = goal_of(driver)
            assert goal.state != "wait", "the computer has nothing to do any more"
            if goal.state != "due":
                break
            check_claims(driver, goal)
            entry = dict(attempt(driver.match.game, rng))
            if entry.pop("by") == 0 and not driver.match.game.chance_due:
                driver.act(Seat(0), entry)
        ends[goal.state] += 1
    assert ends["done"] > 0
    assert ends["due"] < 20


def check_claims(driver: Driver, goal: DueGoal) -> None:
    """Check what the text of a goal says of the table, and that its help can be followed."""
    game = driver.match.game
    if goal.help is not None and goal.help.action is not None:
        game.copy().apply(Seat(0), game.read_action(goal.help.action))
    state: Any = game.state()
    view: Any = game.view(Seat(0))
    hands = state.get("hands")
    plays = [action for action in game.legal_actions() if action.to_json()["do"] == "play"]
    match goal.goal:
        case "draw":
            assert not plays
        case "drawn":
            assert plays
        case "call" | "catch":
            seat = 0 if goal.goal == "call" else 1
            assert len(hands[seat]) == 1
            assert game.exposed == 1 << seat
        case "find":
            assert sum(card is not None for card in view.seen) >= 4
        case "more":
            assert view.pairs[0]
        case "maid":
            assert len(hands[1]) == 2
            assert "X1" in hands[1]
        case "remember":
            assert any(step.entry["by"] == 1 and step.entry["do"] == "ask" for step in driver.steps[1:])


async def test_the_match_resumes_after_a_restart(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        ann, code = await begin(site, scene=3)
        async with ann.page(code) as page:
            goal = await follow(page, await greeted(page))
            assert goal["goal"] == "drawn"
    async with open_site(tmp_path) as site:
        ann.client = site.client
        async with ann.page(code) as page:
            assert await greeted(page) == goal
            assert (await follow(page, goal))["state"] == "done"


async def test_the_computer_waits_for_the_player(site: Site) -> None:
    """After a play that leaves them one card, it is the player who has to call; the computer catches nobody."""
    ann, code = await begin(site, scene=4)
    async with ann.page(code) as page:
        goal = await follow(page, await greeted(page))
        assert goal["goal"] == "call"
        await settle(site, code)
        assert (await page.hello())[-1]["table"]["turn"] == 1
        assert (await follow(page, goal))["state"] == "done"


async def test_what_is_taken_back_leaves_its_goal_due(site: Site) -> None:
    ann, code = await begin(site, "keys_corners", scene=2)
    async with ann.page(code) as page:
        first = await follow(page, await greeted(page))
        second = await follow(page, first)
        assert second["goal"] == "fill"
        assert (await do(page, {"do": "undo"}))["goal"] == "move"


async def test_a_mistake_on_purpose_is_refused_and_the_next_goal_follows(site: Site) -> None:
    ann, code = await begin(site, "keys_corners")
    async with ann.page(code) as page:
        await greeted(page)
        await page.send(type="act", id="other", action={"do": "done"})
        assert (await page.until("refused"))["goal"] is None
        await page.send(type="act", id="asked for", action={"do": "place", "card": "G#5", "from": "hand", "to": "N"})
        refused = await page.until("refused")
        assert (refused["reason"], refused["goal"]["goal"]) == ("does-not-continue", "place")
        assert await greeted(page) == refused["goal"]


@pytest.mark.parametrize("scene", [-1, 99])
async def test_a_scene_that_does_not_exist_is_refused(site: Site, scene: int) -> None:
    body = {"game": "distance", "seats": [PERSON, COMPUTER], "settings": {"first_steps": scene}}
    await refusal(site.person().call("POST", "/api/matches", body), 400, "bad-notation")


async def test_spectators_and_players_of_other_matches_get_no_goals(site: Site) -> None:
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
            assert (await greeted(page))["state"] == "due"


async def test_the_next_match_is_an_ordinary_one(site: Site) -> None:
    ann, code = await begin(site, "old_maid")
    await end_at_once(site, code)
    status, joined = await ann.ask(code, "again")
    assert status == 200
    assert (await ann.room(joined["code"]))["settings"]["first_steps"] == 0


@pytest.mark.parametrize("seats", [(PERSON, PERSON), (COMPUTER, PERSON), (PERSON, COMPUTER, COMPUTER)])
async def test_they_are_for_a_person_and_a_computer(site: Site, seats: tuple[dict[str, str], ...]) -> None:
    body = {"game": "distance", "seats": seats, "settings": {"first_steps": 1}}
    await refusal(site.person().call("POST", "/api/matches", body), 400, "bad-notation")


def test_a_scene_that_is_no_more_does_not_replay() -> None:
    with pytest.raises(EarlierRules):
        Driver("distance", [*persons(1), StoredSeat("computer", "rule", "Bob")], Random(0), {}, {"first_steps": 99})
