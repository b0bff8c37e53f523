"""Nobody is sent what they may not know: complete games with every kind of play."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from musicards.games.action import Seat
from musicards.games.game import Game
from musicards.games.secret import Secret
from musicards.server.match.messages import ServerMessage
from musicards.server.match.told import room_of, snapshot_of
from tests.games.cases import case_of
from tests.games.wander import attempt, codes_in, right
from tests.server.driver import Driver, missed, persons, wire
from tests.server.wire import GAMES, KINDS

SECRET = Secret(bytes(range(32)))


def state_of(game: Game) -> dict[str, Any]:
    """Return the complete state; empty before the deal."""
    return game.state() or {}


def hand(driver: Driver, seat: int) -> set[str]:
    state = driver.match.game.state()
    assert state is not None
    hands: Any = state["hands"]
    return set(hands[seat])


@pytest.mark.parametrize("seed", range(4))  # two to five players
@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_viewer_is_sent_names_only_cards_that_the_viewer_has_seen(game: str, seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed % 4
    driver = Driver(game, persons(players), rng, secret=SECRET)
    viewers = [None, *map(Seat, range(players))]
    known: dict[Seat | None, set[str]] = {viewer: set() for viewer in viewers}
    seen = 0
    for _ in range(400):
        for before, step in pairwise(driver.steps[seen:]):
            for viewer in viewers:
                known[viewer] |= case_of(game).shown(step.entry, state_of(before.game), state_of(step.game))
        for viewer in viewers:
            if viewer is not None:
                known[viewer] |= hand(driver, viewer)
            updates = missed(driver.match, viewer, seen)
            assert [update.version for update in updates] == list(range(seen + 1, len(driver.log) + 1))
            table = wire(snapshot_of(driver.match, viewer))["table"]
            assert table["seat"] == viewer
            assert set(table["hand"]) == (set() if viewer is None else hand(driver, viewer))
            messages: list[ServerMessage] = [room_of(driver.match, viewer), snapshot_of(driver.match, viewer), *updates]
            for message in messages:
                sent = wire(message)
                assert set(codes_in(sent)) <= known[viewer]
                assert "token-of" not in str(sent)
                assert (SECRET.hex() in str(sent)) == (driver.match.game.over and sent["type"] == "room")
        seen = len(driver.log)
        if driver.match.game.over:
            break
        entry = dict(attempt(driver.match.game, rng))
        seat = entry.pop("by")
        if seat != "chance" and isinstance(seat, int) and seat < players:
            refused = wire(driver.act(seat, entry))
            assert SECRET.hex() not in str([refused, wire(driver.match.help(driver.match.game.turn, 3))])
            named = set(codes_in(refused.get("facts", {})))
            assert named <= known[Seat(seat)] | set(codes_in(entry))
    assert seen > 10


def test_every_kind_of_event_is_sent_as_its_type_says() -> None:
    sent: set[str] = set()
    for seed in range(30):
        if sent == set(KINDS):
            return
        for game in GAMES:
            driver = Driver(game, persons(2 + seed % 4), Random(seed))
            while not driver.match.game.over and len(driver.log) < 300:
                entry = dict((attempt if seed % 3 else right)(driver.match.game, driver.rng))
                seat = entry.pop("by")
                if isinstance(seat, int) and seat < driver.match.game.players:
                    driver.act(seat, entry)
                if driver.rng.random() < 0.1:
                    driver.act(driver.match.game.turn, {"do": "undo"})
                if len(driver.log) % 8 == 0:
                    sent |= {each["type"] for each in wire(snapshot_of(driver.match, Seat(0)))["recent"]}
    raise AssertionError(set(KINDS) - sent)
