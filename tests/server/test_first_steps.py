"""Scenes of First steps in a match: whatever the player does, over the wire, and after a restart."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import pytest

from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.event import Event, Misplayed
from musicards.games.first_steps import Scene
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.server.match.messages import Ack, DueGoal, Refused
from musicards.server.match.refusals import EarlierRules
from musicards.server.match.told import snapshot_of
from musicards.store import StoredSeat
from musicards.texts import LANGUAGES, catalog
from musicards.texts.catalog import key_note
from tests.games.cases import random_play_of
from tests.games.wander import attempt, right
from tests.server import scene_claims as claims
from tests.server import scenes
from tests.server.driver import Driver, persons
from tests.server.event_claims import EVENTS
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
        assert message["type"] != "refused", message
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


def follow_help(driver: Driver, rng: Random) -> DueGoal:
    """Do what is asked until there is nothing more to do. Returns the goal then."""
    for _ in range(40):
        move_computer(driver)
        goal = goal_of(driver)
        if goal.state != "due":
            break
        if goal.goal == "mistake":
            be_wrong(driver)
        elif goal.help is None or goal.help.action is None:  # anything will do
            entry = dict(right(driver.match.game, rng))
            del entry["by"]
            driver.act(Seat(0), entry)
        else:
            answer = driver.act(Seat(0), goal.help.action)
            assert isinstance(answer, Ack), answer
    return goal


@pytest.mark.parametrize(("game", "number"), SCENES)
def test_whoever_does_what_is_asked_reaches_the_end_of_each_scene(game: str, number: int) -> None:
    for seed in range(5):
        goal = follow_help(driver_of(game, number, Random(seed)), Random(seed))
        assert (goal.state, goal.scene, goal.scenes) == ("done", number, len(find_manifest(game).first_steps))


@pytest.mark.parametrize("lays", [True, False])
def test_in_old_maid_the_computer_also_takes_a_card_of_the_player_and_lays_a_pair_with_it(*, lays: bool) -> None:
    """Whether or not the player has laid their own pairs, and whichever card they took."""
    for position in range(14):
        driver = driver_of("old_maid", 1, Random(0))
        while lays and goal_of(driver).goal != "take":
            driver.act(Seat(0), dict(goal_of(driver).help.action))  # type: ignore[union-attr, arg-type]
        driver.act(Seat(0), {"do": "take", "position": position})
        driver.act(Seat(0), {"do": "done"})
        move_computer(driver)
        goal = goal_of(driver)
        assert (goal.state, goal.goal) == ("due", "again")
        heard = [event.seen_by(Seat(0)) for step in driver.steps for event in step.events]
        scene = scenes.Scene(driver.match.game, driver.match.game, heard)
        claims.check_goal(scene, goal)


class Walk:
    """Somebody who taps anything in a scene. Every sentence that the page shows is checked against the table."""

    def __init__(self, game: str, number: int, rng: Random) -> None:
        self.game, self.number, self.rng = game, number, rng
        self.begin()

    def begin(self) -> None:
        """Start the scene, or start it again: in a new match, as the page does."""
        self.driver = driver_of(self.game, self.number, Random(self.number))
        self.heard: list[Event] = []
        self.told = 0  # steps of the match whose sentences have been checked
        self.hear()

    def hear(self) -> None:
        """Let the computer move, and check what is said of every step."""
        move_computer(self.driver)
        steps = self.driver.steps
        for before, step in pairwise(steps[self.told :]):
            happened = [event.seen_by(Seat(0)) for event in step.events]
            self.heard += happened
            scene = scenes.Scene(step.game, before.game, self.heard)
            for seen in happened:
                facts = {name: getattr(seen, name) for name in seen.__dataclass_fields__}  # type: ignore[attr-defined]
                claims.check("line", EVENTS, facts["type"], scene, facts)
                if isinstance(seen, Misplayed):
                    claims.check("mistake", claims.MISPLAYS, seen.code, scene, seen.facts)
            self.check_goal(scene, self.driver.match.goal(step, Seat(0)))
        self.told = len(steps) - 1

    def check_goal(self, scene: scenes.Scene, goal: DueGoal | None) -> None:
        assert goal is not None
        claims.check_goal(scene, goal)

    def tap(self) -> None:
        """Try something, possible or not."""
        game = self.driver.match.game
        entry = dict(attempt(game, self.rng))
        if entry.pop("by") != 0 or game.chance_due:
            return
        answer = self.driver.act(Seat(0), entry)
        if isinstance(answer, Refused):
            claims.check("refusal", claims.REFUSALS, answer.reason, scenes.Scene(game, game, self.heard), answer.facts)
        self.hear()

    @property
    def state(self) -> str:
        return goal_of(self.driver).state

    def to_the_end(self, most: int = 150) -> str:
        """Tap until the scene ends. Returns its state then."""
        for _ in range(most):
            assert self.state != "wait", "the computer has nothing to do any more"
            if self.state != "due":
                break
            self.tap()
        return self.state


@pytest.mark.parametrize(("game", "number"), SCENES)
def test_a_random_player_reaches_the_end_or_misses_and_is_told_the_truth(game: str, number: int) -> None:
    """Whatever somebody taps, there is something to do, to wait for, or a button that starts again."""
    ends = Counter(Walk(game, number, Random(seed)).to_the_end() for seed in range(200))
    assert ends["done"] > 0
    assert ends["due"] < 20


# In Memory, after turning up the wrong card, only luck helps to reach the goal.
@pytest.mark.parametrize(("game", "number"), [scene for scene in SCENES if scene[0] != "memory"])
def test_help_leads_from_a_goal_that_is_due_to_the_end(game: str, number: int) -> None:
    """Whatever somebody has done before."""
    followed = 0
    for seed in range(120):
        walk = Walk(game, number, Random(seed))
        for _ in range(seed % 4):
            walk.tap()
        if walk.state == "due":
            followed += 1
            assert follow_help(walk.driver, walk.rng).state == "done", (seed, walk.driver.steps[-1].entry)
    assert followed > 5


def test_in_memory_no_card_is_pointed_out_that_nobody_has_seen() -> None:
    """Whoever turns over another card than the marked one can only guess; a mark would look like the answer."""
    driver = driver_of("memory", 1, Random(1))
    for position in (0, 1):
        driver.act(Seat(0), {"do": "flip", "position": position})
    move_computer(driver)
    goal = goal_of(driver)
    assert goal.goal == "find"
    assert goal.help is not None
    assert goal.help.action is not None
    driver.act(Seat(0), {"do": "flip", "position": 8})
    goal = goal_of(driver)
    assert (goal.state, goal.goal) == ("due", "find")
    assert goal.help is not None
    assert (goal.help.name, goal.help.facts, goal.help.action) == ("new-second", {}, None)


@pytest.mark.parametrize("first", ["C", "F"])
def test_in_go_fish_help_never_asks_again_for_what_was_just_asked_in_vain(first: str) -> None:
    driver = driver_of("go_fish", 2, Random(1))
    driver.act(0, {"do": "ask", "seat": 1, "pitch": first})
    move_computer(driver)
    goal = goal_of(driver)
    assert (goal.goal, goal.help is not None) == ("again", True)
    assert goal.help is not None
    assert goal.help.facts["pitch"] != first


@pytest.mark.parametrize(("game", "number"), SCENES)
def test_a_scene_that_starts_again_at_any_step_begins_as_it_was_dealt(game: str, number: int) -> None:
    fresh = snapshot_of(driver_of(game, number, Random(0)).match, Seat(0))
    restarts = 0
    for seed in range(20):
        rng = Random(seed)
        walk = Walk(game, number, rng)
        for _ in range(30):
            walk.tap()
            if rng.random() < 1 / 3:
                walk.begin()
                restarts += 1
                again = snapshot_of(walk.driver.match, Seat(0))
                assert again == fresh
                assert (walk.state, again.table.turn) == ("due", 0)
        assert walk.to_the_end() in ("done", "missed", "due")
    assert restarts > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), SCENES)
def test_a_scene_in_another_scale_than_the_one_before_says_which(game: str, number: int, language: str) -> None:
    scale, before = (
        make_game(game, 2, scene_of(game, each).options).options.get("scale") for each in (number, max(number - 1, 1))
    )
    if scale == before:
        return
    assert isinstance(scale, dict)
    texts = catalog(language)
    kind = texts.text(f"music-scale-{scale['kind']}")
    asked = texts.text(claims.text_of(game, scene_of(game, number).goals[0].name))
    assert all(words in asked for words in (kind, key_note(scale["tonic"]))), asked


@pytest.mark.parametrize(
    ("claim", "scene", "facts"),
    [
        ("distance-help-answer", 1, {"do": "play", "letters": ["D"], "fitting": 3, "with_wilds": 0}),
        ("distance-help-answer", 1, {"do": "play", "letters": ["E"], "fitting": 2}),
        ("distance-help-answer", 1, {"do": "draw", "letters": ["D"], "fitting": 0}),
        ("distance-help-answer", 5, {"do": "play", "letters": ["D"], "fitting": 1, "with_wilds": 0}),
        ("distance-help-answer", 6, {"do": "play", "letters": ["D"], "chosen": 5, "with_wilds": 2}),
        ("distance-help-answer", 6, {"do": "play", "letters": ["D"], "chosen": 7, "with_wilds": 3}),
    ],
)
def test_a_sentence_with_false_numbers_or_notes_is_noticed(claim: str, scene: int, facts: dict[str, Any]) -> None:
    game = driver_of("distance", scene, Random(0)).match.game
    with pytest.raises(AssertionError):
        claims.check("help", claims.HINTS, claim, scenes.Scene(game, game), facts)


def test_a_sentence_that_nobody_knows_the_claim_of_is_noticed() -> None:
    game = driver_of("distance", 1, Random(0)).match.game
    with pytest.raises(AssertionError, match="what does it claim"):
        claims.check("goal", claims.GOALS, "distance_first_steps-new", scenes.Scene(game, game), {})


@pytest.mark.parametrize(("game", "number"), SCENES)
async def test_start_again_gives_the_same_scene_at_every_step(site: Site, game: str, number: int) -> None:
    """Over the wire: the page makes a new match of the scene, and follows it to its end."""
    ann, code = await begin(site, game, number)
    first: Any = None
    for steps in range(30):
        async with ann.page(code) as page:
            snapshot = (await page.hello())[-1]
            first = first or snapshot
            assert snapshot == first
            goal = snapshot["goal"]
            for _ in range(steps):
                if goal["state"] != "due" or goal["help"] is None or goal["help"]["action"] is None:
                    return
                goal = await follow(page, goal)
        ann, code = await begin(site, game, number)


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
    ann, code = await begin(site, scene=6)
    async with ann.page(code) as page:
        goal = await follow(page, await greeted(page))
        assert goal["goal"] == "call"
        await settle(site, code)
        assert (await page.hello())[-1]["table"]["turn"] == 1
        assert (await follow(page, goal))["state"] == "done"


async def test_what_is_taken_back_leaves_its_goal_due(site: Site) -> None:
    ann, code = await begin(site, "keys_corners", scene=3)
    async with ann.page(code) as page:
        assert (await follow(page, await greeted(page)))["goal"] == "fill"
        assert (await do(page, {"do": "undo"}))["goal"] == "move"


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
