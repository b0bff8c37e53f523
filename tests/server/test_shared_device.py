"""Several people at one device: each sees their own table in their own turn, and nobody the hand of another."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from random import Random
from typing import Any

import pytest

from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.server.engine import Engine, OpenPage
from musicards.server.match.timeline import Step
from tests.games.cases import case_of
from tests.games.wander import attempt, codes_in, right
from tests.server.site import COMPUTER, PERSON, Site

MIA: Mapping[str, object] = {"kind": "person", "name": "Mia"}
BEN: Mapping[str, object] = {"kind": "person", "name": "Ben"}
HIDDEN = [name for name, game in GAMES.items() if game.has_hands]
OPEN = [name for name in GAMES if name not in HIDDEN]


class Device:
    """A page of a match at an engine, which several people share."""

    def __init__(self, engine: Engine, code: str) -> None:
        self.engine = engine
        self.code = code
        self.got: list[dict[str, Any]] = []
        self.open: OpenPage | None = None
        self._acts = 0

    def hear(self, text: str) -> None:
        self.got.append(json.loads(text))

    async def send(self, **message: object) -> list[dict[str, Any]]:
        """Send a message. Return what comes at once."""
        assert self.open is not None
        before = len(self.got)
        await self.open.receive(json.dumps(message))
        return self.got[before:]

    async def act(self, action: Mapping[str, object], **more: object) -> list[dict[str, Any]]:
        self._acts += 1
        return await self.send(type="act", id=f"act {self._acts}", action=action, **more)

    async def room(self) -> dict[str, Any]:
        answer = await self.engine.call("GET", f"/api/matches/{self.code}")
        return dict(json.loads(answer.data))

    @property
    def table(self) -> dict[str, Any]:
        """The table received last."""
        return dict(next(each["table"] for each in reversed(self.got) if "table" in each))


@asynccontextmanager
async def device(game: str, *seats: Mapping[str, object], seed: int = 1, **more: object) -> AsyncIterator[Device]:
    """Make a match at an engine, and open its page."""
    engine = Engine(pace=0, rng=Random(seed))
    body = {"game": game, "seats": seats, "name": "Ann", **more}
    answer = await engine.call("POST", "/api/matches", json.dumps(body))
    assert answer.status == HTTPStatus.CREATED, answer.data
    page = Device(engine, json.loads(answer.data)["code"])
    page.open = await engine.open(page.code, page.hear, lambda: None)
    assert page.open is not None
    await page.send(type="hello", seen=None)
    yield page
    page.open.leave()
    await engine.close()


def hand_of(page: Device, seat: int) -> set[str]:
    """Return the cards of a seat, as the engine has them."""
    state: Any = game_of(page).state()
    return set(state["hands"][seat])


def steps_of(page: Device) -> list[Step]:
    """Return the last steps of the match."""
    live = page.engine.matches._open(page.code)
    assert live is not None
    return live.match.steps


def game_of(page: Device) -> Game:
    return steps_of(page)[-1].game


async def test_everybody_has_a_seat_and_a_name_and_is_here() -> None:
    async with device("distance", PERSON, MIA, COMPUTER, {"kind": "person", "name": "Mia"}) as page:
        room = await page.room()
        assert [seat["name"] for seat in room["seats"]][:2] == ["Ann", "Mia"]
        assert len({seat["name"] for seat in room["seats"]}) == len(room["seats"])
        assert len({seat["avatar"] for seat in room["seats"]}) == len(room["seats"])
        assert all(seat["taken"] and seat["here"] for seat in room["seats"])
        assert (room["yours"], room["passed"], room["you"], room["started"]) == ([0, 1, 3], True, 0, True)


async def test_nobody_watches_the_hands_and_no_clock_runs() -> None:
    async with device("go_fish", PERSON, MIA, settings={"open_hands": 60, "clock": 20}) as page:
        settings = (await page.room())["settings"]
        assert (settings["open_hands"], settings["clock"]) == (0, 0)


class Known:
    """What each seat, and everybody (None), may have seen of the cards."""

    def __init__(self, page: Device) -> None:
        self.page = page
        self.cards: dict[int | None, set[str]] = {seat: set() for seat in (None, *range(game_of(page).players))}
        self.checked = self.version = 0
        self.state: dict[str, Any] = {}

    def check(self) -> None:
        """Fail if a message that has arrived names a card that whoever it is for cannot know."""
        steps = steps_of(self.page)
        for step in [step for step in steps if step.version > self.version]:
            before, self.state = self.state, step.game.state() or {}
            shown = case_of(step.game.name).shown(step.entry, before, self.state)
            for seen in self.cards.values():
                seen.update(shown)
        self.version = steps[-1].version
        for seat in range(game_of(self.page).players):
            self.cards[seat] |= hand_of(self.page, seat)
        for message in self.page.got[self.checked :]:
            if "table" in message:
                seat = message["table"]["seat"]
                assert set(codes_in(message)) <= self.cards[seat]
                if seat is None:
                    assert (message["table"]["hand"], message["task"], message["undo"]) == ([], None, False)
        self.checked = len(self.page.got)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", HIDDEN)
async def test_a_page_shows_a_hand_only_to_whoever_has_taken_the_device_for_their_turn(game: str, seed: int) -> None:
    rng = Random(seed)
    people = (PERSON, MIA, BEN)[: 2 + seed % 2]
    async with device(game, *people, seed=seed) as page:
        known, turns = Known(page), 0
        for number in range(300):
            known.check()
            seat = int(game_of(page).turn)
            if game_of(page).over:
                break
            if page.table["seat"] is None:
                turns += 1
                for other in {*range(len(people))} - {seat}:  # it is not their turn
                    await page.send(**hello(other))
                    assert page.table["seat"] is None
                await page.send(**hello(seat))
            assert page.table["seat"] == seat
            assert set(page.table["hand"]) == hand_of(page, seat)
            entry = dict((attempt if number % 3 else right)(game_of(page), rng))
            if entry.pop("by") == seat:
                await page.act(entry)
                if game_of(page).over:
                    assert page.table["seat"] is None
                    continue
                assert page.table["seat"] == seat  # also after the turn: its result
                assert set(page.table["hand"]) == hand_of(page, seat)
                if game_of(page).turn != seat:
                    await page.send(**hello(None))
                    assert page.table["seat"] is None
        assert turns > 5


def hello(seat: int | None) -> dict[str, object]:
    return {"type": "hello", "seen": None, "seat": seat}


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_reload_or_another_connection_shows_nobodys_table(game: str) -> None:
    async with device(game, PERSON, MIA, COMPUTER) as page:
        turn = game_of(page).turn
        await page.send(**hello(int(turn)))
        assert page.table["seat"] == turn
        got: list[dict[str, Any]] = []
        other = await page.engine.open(page.code, lambda text: got.append(json.loads(text)), lambda: None)
        assert other is not None
        await other.receive(json.dumps({"type": "hello", "seen": None}))
        assert [each["you"] for each in got if each["type"] == "room"] == [None]
        assert all(each["key"] is None for each in got if each["type"] == "room")
        assert all(each["table"]["hand"] == [] for each in got if "table" in each)
        other.leave()
        room = await page.room()
        assert all(seat["here"] for seat in room["seats"])


@pytest.mark.parametrize("game", OPEN)
async def test_without_hands_the_table_follows_the_turn(game: str) -> None:
    async with device(game, PERSON, MIA, BEN) as page:
        rng = Random(2)
        seats = set()
        assert not (await page.room())["passed"]
        while not game_of(page).over:
            seat = game_of(page).turn
            assert page.table["seat"] == seat
            seats.add(int(seat))
            await page.act(without_by(right(game_of(page), rng)))
        assert seats == {0, 1, 2}
        assert page.table["seat"] is None


def without_by(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "by"}


async def test_only_the_acts_of_the_owner_of_the_device_are_evidence() -> None:
    async with device("distance", PERSON, MIA) as page:
        told: dict[int, int] = {0: 0, 1: 0}
        rng = Random(3)
        for _ in range(40):
            game = game_of(page)
            if game.over:
                break
            seat = int(game.turn)
            await page.send(**hello(seat))
            got = await page.act(without_by(right(game, rng)))
            told[seat] += sum(each["type"] == "evidence" for each in got)
        assert told[0] > 0
        assert told[1] == 0


@pytest.mark.parametrize("game", ["distance", "memory"])
async def test_an_act_that_is_repeated_after_the_turn_has_passed_happens_once(game: str) -> None:
    async with device(game, PERSON, MIA) as page:
        rng = Random(5)
        while game_of(page).turn == 0:
            await page.send(**hello(0))
            last = without_by(right(game_of(page), rng))
            assert [each["type"] for each in await page.act(last, seat=0)][-2:].count("ack") == 1
        version = len(steps_of(page)), steps_of(page)[-1].version
        again = await page.send(type="act", id=f"act {page._acts}", action=last, seat=0)
        assert [each["type"] for each in again] == ["ack"]
        assert (len(steps_of(page)), steps_of(page)[-1].version) == version


async def test_anybody_who_shares_the_device_may_call_but_nobody_for_another_device(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, MIA, PERSON, name="Ann")
    await bob.sit(code, name="Bob")
    async with ann.at_table(code) as page:
        await page.send(type="act", id="mine", action={"do": "call"}, seat=1)
        assert (await page.until("refused"))["reason"] == "nobody-exposed"
        await page.send(type="act", id="his", action={"do": "call"}, seat=2)
        assert (await page.until("refused"))["reason"] == "not-seated"


async def test_at_a_server_the_deal_covers_the_table_of_a_shared_device(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("distance", PERSON, MIA, PERSON, name="Ann")
    async with ann.at_table(code) as page:
        assert (page.room["you"], page.room["yours"], page.room["started"]) == (0, [0, 1], False)
        async with bob.at_table(code):
            await bob.sit(code, name="Bob")
            room = await page.until_room(lambda room: room["started"])
            assert room["you"] is None
            assert page.shown["table"]["hand"] == []
            await page.until("update")
            assert page.table["hand"] == []
        assert [seat["here"] for seat in (await bob.room(code))["seats"]] == [True, True, False]


async def test_who_shares_a_device_leaves_and_is_forgotten_together(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("memory", PERSON, MIA, PERSON, name="Ann")
    await bob.sit(code, name="Bob")
    status, _ = await ann.ask(code, "leave")
    assert status == HTTPStatus.NO_CONTENT
    assert [seat["kind"] for seat in (await bob.room(code))["seats"]] == ["computer", "computer", "person"]
    alone = await ann.make("memory", PERSON, MIA, name="Ann")
    await ann.ask(alone, "leave")
    assert (await ann.call("GET", f"/api/matches/{alone}"))[0] == HTTPStatus.NOT_FOUND
