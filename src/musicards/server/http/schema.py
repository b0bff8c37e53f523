"""Print the JSON Schema of all messages, for the page's types: ``python -m musicards.server.http.schema``."""

import inspect
import json
import sys
from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec

from musicards.games.game import Reason
from musicards.games.registry import GAMES
from musicards.games.view import Table
from musicards.learning import State
from musicards.learning.items import WRONG_RULES
from musicards.learning.kind import FAMILIES, QUESTION_KINDS
from musicards.server.http import bodies, bodies_learning, bodies_tools, handover, paper
from musicards.server.match import messages
from musicards.server.match.refusals import WireReason

FROM_PAGES: Final = (
    "Hello",
    "Act",
    "AskHelp",
    "Pong",
    "Reading",
    "Hurry",
    "NewMatch",
    "SeatWish",
    "Sit",
    "NewHost",
    "Again",
    "Attempt",
    "NextItem",
    "AnswerItem",
)
"""What pages send. A field with a default may be left out."""


def _codes_of(*kinds: type) -> tuple[str, ...]:
    """Return the codes of classes of reasons or faults, each once, in the order of the source."""
    codes = [str(value) for kind in kinds for name, value in vars(kind).items() if name.isupper()]
    return tuple(dict.fromkeys(codes))


REASONS: Final = _codes_of(WireReason, Reason, *(kind for game in GAMES.values() for kind in game.reasons))
"""The codes for why an act or a call is refused."""
FAULTS: Final = _codes_of(*(kind for game in GAMES.values() for kind in game.faults))
"""The codes for what is wrong with a misplay."""


def wire_schema() -> dict[str, Any]:
    """Return one schema with a definition for every message, body, event and table."""
    pages = (bodies, handover, bodies_learning, paper, bodies_tools)
    calls = [getattr(module, name) for module in pages for name in module.__all__]
    types = (messages.ClientMessage, messages.ServerMessage, *calls, *messages.EVENTS, *messages.TABLES)
    outlines, definitions = msgspec.json.schema_components(
        types, schema_hook=_plain_json, ref_template="#/$defs/{name}"
    )
    for name, outline in zip(("ClientMessage", "ServerMessage"), outlines, strict=False):
        definitions[name] = outline
    for name, members in (("SeenEvent", messages.EVENTS), ("Table", messages.TABLES)):
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in members]}
    definitions["Reason"] = {"enum": list(REASONS)}
    definitions["WrongRule"] = {"enum": list(WRONG_RULES)}
    definitions["Family"] = {"enum": list(FAMILIES)}
    definitions["QuestionKind"] = {"enum": list(QUESTION_KINDS)}
    definitions["State"] = {"enum": list(get_args(State))}
    definitions["Fault"] = {"enum": list(FAULTS)}
    definitions["Level"] = {"enum": list(get_args(get_args(messages.Level)[0]))}
    definitions["Misplayed"]["properties"]["code"] = {"$ref": "#/$defs/Fault"}
    for name, definition in definitions.items():
        for each in definition.get("properties", {}).values():
            each.pop("maxItems", None)  # its type in TypeScript would be a list of tuples
        # The server always sends every field, even one with a default.
        if name not in FROM_PAGES and "properties" in definition:
            definition["required"] = list(definition["properties"])
    _share(definitions, "GameTable", "What the table of every game has.", messages.TABLES)
    for base in dict.fromkeys(base for table in messages.TABLES for base in table.__bases__ if base is not Table):
        tables = [table for table in messages.TABLES if issubclass(table, base)]
        _share(definitions, base.__name__, inspect.getdoc(base) or "", tables)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "$defs": definitions,
    }


def _share(definitions: dict[str, Any], name: str, text: str, kinds: Sequence[type]) -> None:
    """Move the fields that all `kinds` have alike into a new definition `name`, which each of them then extends."""
    members = [definitions[kind.__name__] for kind in kinds]
    first, *others = (member["properties"] for member in members)
    shared = {field: each for field, each in first.items() if all(other.get(field) == each for other in others)}
    definitions[name] = {
        **members[0],
        "title": name,
        "description": text,
        "properties": shared,
        "required": list(shared),
    }
    for member in members:
        own = {field: each for field, each in member["properties"].items() if field not in shared}
        member.update(properties=own, required=list(own), allOf=[{"$ref": f"#/$defs/{name}"}])


def _plain_json(type_: type) -> dict[str, Any]:
    """Return the schema of `object`: any JSON value. Other types need no help."""
    if type_ is object:
        return {"description": "any JSON value"}
    raise NotImplementedError(type_)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(wire_schema(), indent=2) + "\n")
