"""Print the JSON Schema of all messages, for the page's types: ``python -m musicards.server.http.schema``."""

import inspect
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from musicards.games.outcome import Reason
from musicards.games.registry import GAMES
from musicards.games.view import Table
from musicards.learning import State
from musicards.learning.items import WRONG_RULES
from musicards.learning.kind import Family, QuestionKind
from musicards.server.calls import learning, lobby, problem, progressions, shapes, tools, transposing
from musicards.server.classroom import bodies as classroom_bodies
from musicards.server.http import handover, printing, sharing
from musicards.server.match import bodies, messages
from musicards.server.match.decoding import Between, Named
from musicards.server.match.refusals import WireReason

FROM_PAGES: Final = (
    *(kind.__name__ for kind in get_args(messages.ClientMessage)),
    "NewMatch",
    "SeatWish",
    "Sit",
    "NewGame",
    "Absent",
    "NewHost",
    "Again",
    "Attempt",
    "NextItem",
    "AnswerItem",
    "NewClass",
    "JoinClass",
    "SetClass",
    "ChangePupil",
    "ShowMistake",
    "FollowReview",
    "AtTable",
    "NewTask",
    "AnswerTask",
)
"""What pages send. A field with a default may be left out."""

PLAIN: Final[Mapping[Any, dict[str, str]]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
    object: {"description": "any JSON value"},
}

CHOICES: Final[Mapping[str, Any]] = {
    "Family": Family,
    "QuestionKind": QuestionKind,
    "State": State,
    "Level": messages.Level,
}
"""The choices that have a name in the page's types."""


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
    definitions: dict[str, Any] = {}
    from_page, to_page = [_outline(each, definitions) for each in (messages.ClientMessage, messages.ServerMessage)]
    own = (handover.Left, printing.PaperChoices, sharing.Shared)
    for kind in (
        *bodies_in(bodies, lobby, problem, learning, tools, transposing, progressions, shapes, classroom_bodies),
        *own,
    ):
        _outline(kind, definitions)
    definitions |= {
        "SeenEvent": {"anyOf": [_outline(each, definitions) for each in messages.EVENTS]},
        "Table": {"anyOf": [_outline(each, definitions) for each in messages.TABLES]},
        "ClientMessage": from_page,
        "ServerMessage": to_page,
        "Reason": {"enum": list(REASONS)},
        "Fault": {"enum": list(FAULTS)},
        "WrongRule": {"enum": list(WRONG_RULES)},
        **{name: {"enum": list(get_args(choice))} for name, choice in CHOICES.items()},
    }
    definitions["Misplayed"]["properties"]["code"] = {"$ref": "#/$defs/Fault"}
    definitions["Spot"]["properties"]["rules"]["items"] = {"$ref": "#/$defs/WrongRule"}
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


def bodies_in(*modules: ModuleType) -> list[type]:
    """Return the dataclasses that are defined in modules, by name."""
    names = {module.__name__ for module in modules}
    kinds: list[type] = [kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)]
    own = [kind for kind in kinds if kind.__module__ in names and is_dataclass(kind)]
    return sorted(own, key=lambda kind: str(kind.__name__))


def _outline(kind: Any, definitions: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 - any type
    """Return the schema of a type. The dataclasses in it get their schemas in `definitions`, by name."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        _define(kind, definitions)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if origin is Annotated:
        names = [each.name for each in parts[1:] if isinstance(each, Named)]
        return {"$ref": f"#/$defs/{names[0]}"} if names else _outline(parts[0], definitions) | _bounds(parts)
    if origin is Literal:
        names = [name for name, choice in CHOICES.items() if choice == kind]
        return {"$ref": f"#/$defs/{names[0]}"} if names else {"enum": sorted(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [_outline(each, definitions) for each in parts]}
    if origin in (list, tuple):
        return {"type": "array", "items": _outline(parts[0], definitions)}
    if origin in (dict, Mapping):
        values = {} if parts[1] is Any else {"additionalProperties": _outline(parts[1], definitions)}
        return {"type": "object"} | values
    return dict(PLAIN[getattr(kind, "__supertype__", kind)])  # of a NewType


def _bounds(parts: Sequence[Any]) -> dict[str, Any]:
    """Return the bounds of an annotated type. Those of a list are left out: in TypeScript they would make tuples."""
    bounds: dict[str, Any] = {}
    for each in parts[1:]:
        if isinstance(each, Between):
            bounds |= {"exclusiveMinimum" if each.above else "minimum": each.least, "maximum": each.most}
        elif parts[0] is str:
            bounds |= {"minLength": each.least, "maxLength": each.most}
    return bounds


def _define(kind: Any, definitions: dict[str, Any]) -> None:  # noqa: ANN401 - a dataclass
    """Add the schema of a dataclass to `definitions`."""
    if kind.__name__ in definitions:
        return
    text = kind.__doc__.strip()
    definitions[kind.__name__] = definition = {"title": kind.__name__, "description": text, "type": "object"}
    hints = get_type_hints(kind, include_extras=True)
    properties, required = {}, []
    for each in fields(kind):
        properties[each.name] = _outline(hints[each.name], definitions)
        if each.init and each.default is not MISSING:
            properties[each.name]["default"] = each.default
        # The server always sends every field, even one with a default.
        if kind.__name__ not in FROM_PAGES or not each.init or each.default is each.default_factory:
            required.append(each.name)
    definition |= {"properties": properties, "required": required}


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


if __name__ == "__main__":
    sys.stdout.write(json.dumps(wire_schema(), indent=2) + "\n")
