"""Provable shuffles: the commitment is sent before the deal, the secret after the end, and the record has the proof."""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from musicards.games.secret import Secret
from musicards.record import find_proof, parse_record, read_entry
from musicards.record import replay as replay_record
from musicards.server.http.matches import MATCHES
from musicards.server.match import told
from musicards.server.match.match import Match
from musicards.server.match.review import record, unchecked_record
from musicards.store import StoredMatch
from tests.games.wander import snapshot
from tests.server.driver import Driver, persons, play, wire
from tests.server.site import COMPUTER, PERSON, Site, open_site
from tests.server.tables import end_at_once
from tests.server.wire import GAMES

SECRET = Secret(bytes(range(32)))


def played(game: str, seed: int, secret: Secret | None = SECRET, players: int = 2) -> Driver:
    """Return a match that is over, in which plays were taken back where the game allows it."""
    driver = Driver(game, persons(players), Random(seed), secret=secret)
    while not driver.match.game.over:
        play(driver, 10)
        driver.act(driver.match.game.turn, {"do": "undo"})
    return driver


# A match


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", list(GAMES))
def test_the_record_of_a_match_proves_its_shuffles(game: str, seed: int) -> None:
    driver = played(game, seed, players=2 + seed)
    assert SECRET.hex() not in json.dumps([row.entry for row in driver.log])
    made = parse_record(record(driver.as_stored()).to_line())
    proof = find_proof(made)
    assert proof is not None
    assert (proof.code, proof.secret, proof.holds) == ("BKTRW", SECRET, True)
    again = replay_record(made, secret=proof.secret)
    assert again.ok, again.error
    assert snapshot(again.game) == snapshot(driver.match.game)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_cards_come_from_the_secret_whatever_else_is_random(game: str) -> None:
    deals = [Driver(game, persons(2), Random(seed), secret=SECRET).log[0].entry for seed in (1, 2)]
    other = Driver(game, persons(2), Random(1), secret=Secret(bytes(32))).log[0].entry
    assert deals[0] == deals[1] != other


@pytest.fixture(scope="module")
def reshuffled() -> tuple[StoredMatch, int]:
    """A match, and the place of a reshuffle in its log."""
    for seed in range(30):
        driver = played("distance", seed, players=4)
        for place, row in enumerate(driver.log):
            if row.entry["do"] == "reshuffle":
                return driver.as_stored(), place
    raise AssertionError("nothing was shuffled again")


@pytest.mark.parametrize("seed", range(3))
def test_a_shuffle_that_is_due_after_a_crash_is_the_same(seed: int, reshuffled: tuple[StoredMatch, int]) -> None:
    stored, place = reshuffled
    for cut_off in (0, place):  # before the deal or the reshuffle
        draft = Match(replace(stored, log=stored.log[:cut_off]), Random(seed)).draft_chance()
        assert draft is not None
        assert draft.steps[0].entry == stored.log[cut_off].entry


def test_an_act_that_is_judged_again_gives_the_same_shuffle(reshuffled: tuple[StoredMatch, int]) -> None:
    stored, place = reshuffled
    entry = stored.log[place - 1].entry
    match = Match(replace(stored, log=stored.log[: place - 1]), Random(1))
    by, action = read_entry(type(match.game), entry)
    for _ in range(3):
        cause, shuffle, *_ = match.draft(by, action).steps
        assert (cause.entry["do"], shuffle.entry) == (entry["do"], stored.log[place].entry)


def test_a_match_without_a_secret_continues_and_shows_nothing() -> None:
    driver = played("steps", 1, secret=None)
    room = wire(told.room_of(driver.match, None))
    assert (room["commitment"], room["secret"]) == (None, None)
    assert find_proof(record(driver.as_stored())) is None


def test_a_record_of_an_unfinished_match_has_no_secret() -> None:
    stored = Driver("steps", persons(2), Random(1), secret=SECRET).as_stored()
    for made in (record(stored), unchecked_record(stored)):
        assert SECRET.hex() not in made.to_line()
        assert find_proof(made) is None


# On the server


async def test_the_commitment_is_there_before_the_deal_and_stays(site: Site) -> None:
    ann, bob = site.person(), site.person()
    code = await ann.make("steps", PERSON, PERSON)
    before = await ann.room(code)
    assert (before["started"], before["secret"]) == (False, None)
    await bob.sit(code)
    after = [await person.room(code) for person in (ann, bob, site.person())]
    assert [room["started"] for room in after] == [True] * 3
    assert {room["commitment"] for room in after} == {before["commitment"]}
    assert len(before["commitment"]) == 64


@pytest.mark.parametrize("game", list(GAMES))
async def test_nobody_is_sent_the_secret_before_the_end(game: str, site: Site) -> None:
    ann, code = await site.host(game, PERSON, COMPUTER)
    secret = (await site.store.load(code)).secret
    assert secret is not None
    for viewer in (ann, site.person()):
        async with viewer.page(code) as page:
            sent = json.dumps(await page.hello())
            assert secret.commitment(code) in sent
            assert secret.hex() not in sent
        paths = [f"matches/{code}", f"matches/{code}/review", f"matches/{code}/record", "lobby"]
        answers = [await viewer.call("GET", f"/api/{path}") for path in paths]
        answers.append(await viewer.call("POST", f"/api/matches/{code}/review/1", {"seat": 0, "action": {}}))
        assert secret.hex() not in str(answers)


async def test_after_the_end_everybody_can_check(site: Site) -> None:
    ann, code = await site.host("go_fish", PERSON, COMPUTER)
    before = await ann.room(code)
    await end_at_once(site, code)
    room = await site.person().room(code)
    text = f"musicards shuffle 1 {code} {room['secret']}"
    assert sha256(text.encode()).hexdigest() == room["commitment"] == before["commitment"]
    made = parse_record((await site.get(f"/api/matches/{code}/record")).body.decode())
    proof = find_proof(made)
    assert proof is not None
    assert (proof.code, proof.commitment, proof.secret.hex()) == (code, room["commitment"], room["secret"])
    assert replay_record(made, secret=proof.secret).error is None
    _, review = await ann.call("GET", f"/api/matches/{code}/review")
    assert review["room"]["secret"] == room["secret"]
    _, rematch = await ann.ask(code, "again", {})
    following = await ann.room(rematch["code"])
    assert (following["commitment"] != room["commitment"], following["secret"]) == (True, None)


async def test_first_steps_have_a_prepared_deal_and_no_commitment(site: Site) -> None:
    ann, code = await site.host("distance", PERSON, COMPUTER, settings={"first_steps": 1})
    assert (await site.store.load(code)).secret is None
    assert (await ann.room(code))["commitment"] is None
    await end_at_once(site, code)
    assert find_proof(parse_record((await site.get(f"/api/matches/{code}/record")).body.decode())) is None
    _, joined = await ann.ask(code, "again", {})
    assert (await ann.room(joined["code"]))["commitment"] is not None


async def test_the_secret_outlives_a_restart(tmp_path: Path) -> None:
    async with open_site(tmp_path) as site:
        ann, code = await site.host("steps", PERSON, PERSON)
        before = await ann.room(code)
    async with open_site(tmp_path) as site:
        await site.person().sit(code)
        assert (await site.person().room(code))["commitment"] == before["commitment"]
        match = (await site.client.app[MATCHES].find(code)).match
        secret = (await site.store.load(code)).secret
        assert secret is not None
        assert match.game.state() is not None
        same_deal = Driver("steps", persons(2), Random(0), secret=secret).log[0].entry
        assert (await site.store.load(code)).log[0].entry["hands"] == same_deal["hands"]
