"""docs/wire.md documents all messages and bodies, and so does the schema, from which the page's types are made."""

import json
import re
from collections.abc import Sequence
from dataclasses import fields as fields_of
from functools import cache
from typing import Any

import pytest

from musicards.games.registry import GAMES
from musicards.server.calls import lobby, problem
from musicards.server.calls.table import CALLS
from musicards.server.http.classes import class_routes
from musicards.server.http.matches import routes
from musicards.server.http.schema import FAULTS, REASONS, bodies_in, wire_schema
from musicards.server.match import bodies
from musicards.server.match.messages import EVENTS, TABLES, ClientMessage, Notice
from tests.server.wire import COMPILED, KINDS, MESSAGES, PAGE, default

NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))
with_types = pytest.mark.skipif(COMPILED, reason="compiled classes do not know the types of their fields")


ACTIONS = {word for game in GAMES.values() for word in game.actions} - {"deal", "reshuffle", "fan"}


@pytest.mark.parametrize(
    "words",
    [
        [*REASONS, *FAULTS],
        [*MESSAGES, *(default(kind, "type") for kind in ClientMessage.__args__)],
        Notice.__annotations__["kind"].__args__,
        [*GAMES, *ACTIONS, "undo"],
    ],
    ids=["reasons and faults", "messages", "kinds of notices", "games and actions"],
)
def test_every_word_is_named(words: Sequence[str]) -> None:
    assert [word for word in words if word not in NAMED] == []


def test_the_page_names_no_unknown_reason() -> None:
    after = PAGE[PAGE.index("## Reasons") :]
    assert set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", after)) <= {*REASONS, *FAULTS}


def test_every_event_is_named_and_no_other() -> None:
    assert len(KINDS) == len(EVENTS)
    begin, end = PAGE.index("## Events"), PAGE.index("Tables have a")
    named = re.findall(r"^\| (`.*?) \|", PAGE[begin:end], re.MULTILINE)
    assert {kind for row in named for kind in re.findall(r"`([^`]+)`", row)} == set(KINDS)


def test_every_call_is_named() -> None:
    documented_by_their_bodies = ("/api/tools/", "/api/learning/")
    for route in [
        *routes,
        *class_routes,
        *(call for call in CALLS if not call.path.startswith(documented_by_their_bodies)),
    ]:
        path = re.sub(r":[^}]+", "", getattr(route, "path", "").replace("{1,6}", ""))
        assert f"{getattr(route, 'method', '')} {path}" in NAMED


def test_every_body_that_is_asked_for_or_given_is_named() -> None:
    parts = {"ActionInfo", "GameInfo", "RulesSection", "CardInfo", "SeatWish", "ReviewStep"}  # parts of other messages
    bodies_of_matches = {kind.__name__ for kind in bodies_in(bodies, lobby, problem)}
    assert bodies_of_matches - parts <= {word for named in NAMED for word in named.split(".")}


@cache
def schema() -> dict[str, Any]:
    definitions: dict[str, Any] = wire_schema()["$defs"]
    return definitions


@with_types
@pytest.mark.parametrize("kind", [*EVENTS, *TABLES])
def test_events_and_tables_are_sent_with_every_field(kind: type) -> None:
    definition = schema()[kind.__name__]
    assert definition["type"] == "object"
    assert sorted(definition["required"]) == sorted(definition["properties"])


@with_types
def test_every_message_is_defined_and_everything_that_is_referred_to() -> None:
    assert [kind for kind in MESSAGES.values() if schema()[kind.__name__]["type"] != "object"] == []
    referred = {part.split('"')[0] for part in json.dumps(schema()).split('"#/$defs/')[1:]}
    assert referred <= set(schema())


@with_types
@pytest.mark.parametrize("kind", TABLES)
def test_a_table_repeats_no_field_of_what_it_extends(kind: type) -> None:
    own, fields = schema()[kind.__name__], list[str]()
    fields += own["properties"]
    while "allOf" in own:
        own = schema()[own["allOf"][0]["$ref"].rpartition("/")[2]]
        fields += own["properties"]
    assert own["title"] == "GameTable"
    assert sorted(fields) == sorted(field.name for field in fields_of(kind))
