import json
from dataclasses import fields as fields_of
from typing import Any

import pytest

from musicards.server.http.schema import wire_schema
from musicards.server.match.messages import EVENTS, TABLES
from tests.server.wire import COMPILED, MESSAGES

if COMPILED:
    pytest.skip("compiled classes do not know the types of their fields", allow_module_level=True)

SCHEMA: dict[str, Any] = wire_schema()["$defs"]
NAMES = [each.__name__ for each in (*EVENTS, *TABLES, *MESSAGES.values())]


@pytest.mark.parametrize("name", NAMES)
def test_every_message_event_and_table_is_defined(name: str) -> None:
    assert SCHEMA[name]["type"] == "object"


@pytest.mark.parametrize("kind", [*EVENTS, *TABLES])
def test_messages_are_sent_with_every_field(kind: type) -> None:
    definition = SCHEMA[kind.__name__]
    assert sorted(definition["required"]) == sorted(definition["properties"])


def test_nothing_is_referred_to_that_is_not_defined() -> None:
    text = json.dumps(SCHEMA)
    referred = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert referred <= set(SCHEMA)


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_repeats_no_field_of_what_it_extends(kind: type) -> None:
    own, fields = SCHEMA[kind.__name__], list[str]()
    fields += own["properties"]
    while "allOf" in own:
        own = SCHEMA[own["allOf"][0]["$ref"].rpartition("/")[2]]
        fields += own["properties"]
    assert own["title"] == "GameTable"
    assert sorted(fields) == sorted(field.name for field in fields_of(kind))
