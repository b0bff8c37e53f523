"""Print the JSON Schema of all messages, for the page's TypeScript types: ``python -m musicards.server.schema``."""

import json
import sys
from typing import Any, Final

import msgspec

from musicards.games.distance import DistanceFault
from musicards.games.game import Reason
from musicards.games.go_fish import GoFishReason
from musicards.games.keys_corners import CornersReason
from musicards.games.memory import MemoryReason
from musicards.games.shedding import SheddingReason
from musicards.games.steps import StepsFault, StepsReason
from musicards.server import bodies, bodies_paper, bodies_questions, bodies_tools, messages
from musicards.server.refusals import WireReason

__all__ = ["FAULTS", "REASONS", "codes_of", "wire_schema"]

FROM_PAGES: Final = ("Hello", "Act", "Pong", "NewMatch", "SeatWish", "Sit", "Attempt")
"""What pages send. A field with a default may be left out."""


REASONS: Final = (WireReason, Reason, SheddingReason, StepsReason, CornersReason, GoFishReason, MemoryReason)
"""Why an act or a call is refused: classes whose upper-case attributes are codes."""
FAULTS: Final = (DistanceFault, StepsFault)
"""What is wrong with a misplay: classes whose upper-case attributes are codes."""


def codes_of(kind: type) -> list[str]:
    """Return the codes of a class of reasons, in the order of its source."""
    return [value for name, value in vars(kind).items() if name.isupper()]


def wire_schema() -> dict[str, Any]:
    """Return one schema with a definition for every message, body, event and table."""
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
    for name, kinds in (("Reason", REASONS), ("Fault", FAULTS)):
        definitions[name] = {"enum": list(dict.fromkeys(code for kind in kinds for code in codes_of(kind)))}
    definitions["Misplayed"]["properties"]["code"] = {"$ref": "#/$defs/Fault"}
    for name, definition in definitions.items():
        # The server always sends every field, even one with a default.
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
    """Return the schema of `object`: any JSON value. Other types need no help."""
    if type_ is object:
        return {"description": "any JSON value"}
    raise NotImplementedError(type_)


if __name__ == "__main__":
    sys.stdout.write(json.dumps(wire_schema(), indent=2) + "\n")
