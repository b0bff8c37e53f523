"""docs/wire.md documents all messages and bodies."""

import re

import pytest

from musicards.games.registry import GAMES
from musicards.server.calls import lobby, problem
from musicards.server.http.matches import routes
from musicards.server.http.review import review_routes
from musicards.server.http.schema import FAULTS, REASONS, bodies_in
from musicards.server.match import bodies
from musicards.server.match.messages import ClientMessage, Notice
from tests.server.wire import KINDS, MESSAGES, PAGE, default

NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))


@pytest.mark.parametrize("code", [*REASONS, *FAULTS])
def test_every_reason_and_fault_is_named(code: str) -> None:
    assert code in NAMED


def test_the_page_names_no_unknown_reason() -> None:
    after = PAGE[PAGE.index("## Reasons") :]
    assert set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", after)) <= {*REASONS, *FAULTS}


def test_every_message_is_named() -> None:
    sent = {default(kind, "type") for kind in ClientMessage.__args__}
    assert sent | set(MESSAGES) <= NAMED


def test_every_event_is_named_and_no_other() -> None:
    begin, end = PAGE.index("## Events"), PAGE.index("Tables have a")
    named = re.findall(r"^\| (`.*?) \|", PAGE[begin:end], re.MULTILINE)
    assert {kind for row in named for kind in re.findall(r"`([^`]+)`", row)} == set(KINDS)


def test_every_kind_of_notice_is_named() -> None:
    assert set(Notice.__annotations__["kind"].__args__) <= NAMED


def test_every_call_is_named() -> None:
    for route in [*routes, *review_routes]:
        path = re.sub(r":[^}]+", "", getattr(route, "path", "").replace("{1,6}", ""))
        assert f"{getattr(route, 'method', '')} {path}" in NAMED


def test_every_body_that_is_asked_for_or_given_is_named() -> None:
    parts = {"ActionInfo", "GameInfo", "RulesSection", "CardInfo", "SeatWish", "ReviewStep"}  # parts of other messages
    bodies_of_matches = {kind.__name__ for kind in bodies_in(bodies, lobby, problem)}
    assert bodies_of_matches - parts <= {word for named in NAMED for word in named.split(".")}


def test_every_action_and_game_is_named() -> None:
    assert set(GAMES) <= NAMED
    actions = {word for game in GAMES.values() for word in game.actions} - {"deal", "reshuffle", "fan"}
    assert actions | {"undo"} <= NAMED
