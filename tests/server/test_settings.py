"""Match settings: what can be chosen, how much is explained, a series of rounds."""

from http import HTTPStatus
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.server.match.computers import levels_around
from musicards.server.match.messages import AVATARS, Refused, Settings
from musicards.server.match.settings import first_round, next_round
from musicards.server.match.told import room_of, snapshot_of
from musicards.store import StoredMatch, StoredSeat
from tests.server.driver import Driver, missed, persons, wire
from tests.server.site import COMPUTER, PERSON, Site, open_site
from tests.server.tables import end_at_once, refusal, room_and_snapshot

USUAL = {
    "explain": "full",
    "clock": 0,
    "stand_in": 60,
    "rounds": 1,
    "pace": "calm",
    "help": True,
    "first_steps": 0,
    "late_joiners": True,
    "locked": True,
    "own_names": False,
    "open_hands": 0,
    "class_code": "",
    "paused": False,
}
# What the settings of a match that an earlier version stored are taken to be.
FROM_EARLIER = {"help": False, "late_joiners": False, "own_names": True}


async def test_missing_settings_take_their_defaults(site: Site) -> None:
    ann, code = await site.host("steps", PERSON, COMPUTER)
    room = await ann.room(code)
    assert room["settings"] == USUAL
    assert room["series"] is None


async def test_settings_are_stored_with_the_match(tmp_path: Path) -> None:
    chosen = {
        **USUAL,
        "explain": "brief",
        "clock": 30,
        "stand_in": 0,
        "rounds": 3,
        "pace": "fast",
        "late_joiners": False,
        "own_names": True,
        "open_hands": 60,
        "class_code": "",
        "paused": False,
    }
    async with open_site(tmp_path) as site:
        code = await site.person().make("steps", PERSON, PERSON, PERSON, settings=chosen)
    async with open_site(tmp_path) as site:
        room = await site.person().room(code)
        assert room["settings"] == chosen
        assert room["series"] == {"round": 1, "rounds": 3, "totals": [0, 0, 0], "low_wins": True}


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"explain": "loud"}, "full, brief or off"),
        ({"pace": "hectic"}, "calm, fast or instant"),
        ({"clock": 25}, "0, 20, 30, 60 or 120"),
        ({"clock": "long"}, "clock"),
        ({"stand_in": 1}, "0, 20, 60 or 180"),
        ({"stand_in": -20}, "0, 20, 60 or 180"),
        ({"rounds": 0}, "1 to 10"),
        ({"rounds": 11}, "1 to 10"),
        ({"rounds": 10**30}, "rounds"),
        ([], "settings"),
    ],
)
async def test_settings_that_nobody_can_choose_are_refused_and_the_choices_named(
    site: Site, settings: object, words: str
) -> None:
    body = {"game": "steps", "seats": [PERSON, PERSON], "settings": settings}
    problem = await refusal(site.person().call("POST", "/api/matches", body), HTTPStatus.BAD_REQUEST, "bad-notation")
    assert words in problem["text"]


async def test_everybody_has_a_picture(site: Site) -> None:
    ann, bob = site.person(), site.person()
    computers: list[dict[str, object]] = [{"kind": "computer"}, {"kind": "computer", "avatar": 9}]
    code = await ann.make("steps", PERSON, PERSON, *computers, name="Ann", avatar=4)
    await bob.sit(code, name="Bob", avatar=4)
    pictures = [seat["avatar"] for seat in (await bob.room(code))["seats"]]
    assert pictures[:2] == [4, 4]
    assert pictures[3] == 9
    assert pictures[2] not in (4, 9)


async def test_a_picture_can_change_before_the_deal(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", *[PERSON] * 3)
    await bob.sit(code, name="Bob", avatar=4)
    assert await bob.sit(code, avatar=11) == 1
    room = await bob.room(code)
    assert (room["seats"][1]["name"], room["seats"][1]["avatar"]) == ("Bob", 11)


@pytest.mark.parametrize("avatar", [-1, AVATARS, "cat"])
async def test_an_unknown_picture_is_refused(site: Site, avatar: object) -> None:
    ann, code = await site.host("steps", PERSON, PERSON)
    status, _ = await ann.ask(code, "seats", {"avatar": avatar})
    assert status == HTTPStatus.BAD_REQUEST


# How much is explained


def misplayed(explain: str) -> dict[str, Any]:
    """Return the misplay event of a wrong play in The Distance."""
    for seed in range(50):
        driver = Driver("distance", persons(2), Random(seed), settings={"explain": explain})
        card = wire(snapshot_of(driver.match, Seat(0)))["table"]["hand"][0]
        driver.act(0, {"do": "play", "cards": [card], "say": {"letter": "A"}})
        events = wire(snapshot_of(driver.match, Seat(1)))["recent"]
        for event in events:
            if event["type"] == "misplayed":
                assert event in wire(missed(driver.match, Seat(1), 1)[0])["happened"]
                return dict(event)
    raise AssertionError


def test_a_misplay_is_explained_as_much_as_the_table_has_chosen() -> None:
    full, brief, off = (misplayed(level) for level in ("full", "brief", "off"))
    assert set(full["answer"]) <= set(full["facts"])
    assert set(brief["facts"]) == set(full["facts"]) - set(full["answer"])
    assert brief["facts"]
    assert off["facts"] == {}
    assert full["code"] == brief["code"] == off["code"]


def refused_draw(explain: str) -> Refused:
    """Return the refusal of a draw while a card fits."""
    for seed in range(50):
        driver = Driver("distance", persons(2), Random(seed), settings={"explain": explain})
        answer = driver.act(0, {"do": "draw"})
        if isinstance(answer, Refused) and answer.reason == "card-fits":
            return answer
    raise AssertionError


def test_a_refusal_gives_away_no_more_than_the_table_has_chosen() -> None:
    assert refused_draw("full").facts["cards"]
    for level in ("brief", "off"):
        answer = refused_draw(level)
        assert answer.facts == {}
        assert answer.text
        assert not any(code in answer.text for code in refused_draw("full").facts["cards"])


# A series


@pytest.mark.parametrize("rounds", [2, 3])
def test_a_series_adds_up_what_each_has_won_wherever_they_sit(rounds: int) -> None:
    settings = Settings(rounds=rounds)
    series = first_round(settings, 3)
    totals = dict.fromkeys("ABC", 0)
    seated = list("ABC")
    for number in range(1, rounds):
        scores = (10 * number, number, 0)
        game = cast("Game", SimpleNamespace(players=3, scores=lambda scores=scores: scores))
        for seat, name in enumerate(seated):
            totals[name] += scores[seat]
        seated = seated[1:] + seated[:1]
        series = next_round(settings, series, game)
        assert series == {"round": number + 1, "totals": [totals[name] for name in seated]}
    assert next_round(settings, series, game) == {"round": 1, "totals": [0, 0, 0]}


def test_a_rematch_rotates_the_seats() -> None:
    seats = [*persons(2), StoredSeat("computer", "learner", "Clara", avatar=8)]
    driver = Driver("distance", seats, Random(0), {"interval": 5}, {"clock": 20, "rounds": 2})
    following = driver.match.rotated()
    assert list(following.seats) == [seats[1], seats[2], seats[0]]
    assert following.options == driver.match.game.options
    assert following.settings == {**USUAL, **FROM_EARLIER, "clock": 20, "rounds": 2, "locked": None}
    assert following.follows == "BKTRW"


def test_the_computers_of_a_rematch_can_have_another_level() -> None:
    seats = [*persons(1), StoredSeat("computer", "learner", "Clara"), StoredSeat("computer", "learner", "Hugo")]
    following = Driver("distance", seats, Random(0)).match.rotated(level="player")
    assert [row.level for row in following.seats] == ["player", "player", None]


@pytest.mark.parametrize(
    ("levels", "around"),
    [
        (["learner", "learner"], ("beginner", "player")),
        (["newcomer"], (None, "beginner")),
        (["expert"], ("strong", None)),
        (["learner", "player"], (None, None)),
        (["rule"], (None, None)),
        ([], (None, None)),
    ],
)
def test_the_levels_around_that_of_all_computers(levels: list[str], around: tuple[str | None, str | None]) -> None:
    assert levels_around([*persons(1), *(StoredSeat("computer", level, "Clara") for level in levels)]) == around


@pytest.mark.parametrize(
    ("game", "around"), [("steps", ("beginner", "player")), ("old_maid", (None, None))], ids=["skill", "only luck"]
)
async def test_after_the_match_the_levels_around_are_offered_and_can_be_chosen(
    site: Site, game: str, around: tuple[str | None, str | None]
) -> None:
    ann, code = await site.host(game, PERSON, {"kind": "computer", "level": "learner"})
    room = await ann.room(code)
    assert (room["over"], room["easier"], room["harder"]) == (False, None, None)
    await end_at_once(site, code)
    room = await ann.room(code)
    assert (room["over"], room["easier"], room["harder"]) == (True, *around)
    _, joined = await ann.ask(code, "again", {"level": "player"})
    assert [seat["level"] for seat in (await ann.room(joined["code"]))["seats"]] == ["player", None]


async def test_rounds_are_counted_and_points_carried_along(site: Site) -> None:
    ann, code = await site.host("distance", PERSON, COMPUTER, name="Ann", settings={"rounds": 2})
    names = ["Ann", "Scott"]
    points = dict.fromkeys(names, 0)
    for round_ in (1, 2):
        async with ann.page(code) as page:
            room, *_ = await page.hello()  # the computer, if it begins, may have moved meanwhile
            assert [seat["name"] for seat in room["seats"]] == names
            totals = [points[name] for name in names]
            assert room["series"] == {"round": round_, "rounds": 2, "totals": totals, "low_wins": True}
            await end_at_once(site, code)
            _, final = await room_and_snapshot(page)
            for seat, name in enumerate(names):
                points[name] += final["table"]["counts"][seat]
        names = [*names[1:], names[0]]
        code = (await ann.ask(code, "again"))[1]["code"]
    assert (await ann.room(code))["series"] == {"round": 1, "rounds": 2, "totals": [0, 0], "low_wins": True}


def test_a_stored_match_without_settings_has_the_usual_ones_but_no_help_no_latecomers_and_no_series() -> None:
    driver = Driver("steps", persons(2), Random(0))
    assert next_round(Settings(), None, driver.match.game) is None
    assert room_of(driver.match, None).series is None
    assert StoredMatch("BKTRW", "steps", {}, []).settings == {}
    assert wire(room_of(driver.match, None))["settings"] == {**USUAL, **FROM_EARLIER, "locked": False}
