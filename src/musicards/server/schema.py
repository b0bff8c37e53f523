"""The wire's JSON Schema, from which the page's TypeScript types are made: ``python -m musicards.server.schema``."""

import json
import sys
from typing import Any, Final

import msgspec

from musicards.server import bodies, bodies_paper, bodies_questions, bodies_tools, messages

__all__ = ["wire_schema"]

FROM_PAGES: Final = ("Hello", "Act", "Pong", "NewMatch", "SeatWish", "Sit", "Attempt")
"""What pages send: a field with a default may be left out."""


def wire_schema() -> dict[str, Any]:
    """One schema with a definition for every message, body, event and table."""
    pages = (bodies, bodies_paper, bodies_questions, bodies_tools)
    calls = [getattr(module, name) for module in pages for name in module.__all__]
    types = (messages.ClientMessage, messages.ServerMessage, *calls, *messages.EVENTS, *messages.TABLES)
    outlines, definitions = msgspec.json.schema_components(
        types, schema_hook=_plain_json, ref_template="#/$defs/{name}"
    )
    for name, outline in zip(("ClientMessage", "ServerMessage"), outlines, strict=False):
        definitions[name] = outline
    for name, members in (("SeenEvent", messages.EVENTS), ("Table", messages.TABLES)):
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in members]}
    for name, definition in definitions.items():
        # What goes out goes out with every field: a default is no leave to omit it.
        if name not in FROM_PAGES and "properties" in definition:
            definition["required"] = list(definition["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "$defs": definitions,
    }


def _plain_json(type_: type) -> dict[str, Any]:
    """`object` is any JSON value; nothing else needs help."""
    if type_ is object:
        return {"description": "any JSON value"}
    raise NotImplementedError(type_)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(wire_schema(), indent=2) + "\n")
