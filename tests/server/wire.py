"""Strict decoding of the server's messages."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from musicards.games import event
from musicards.server.match.messages import EVENTS, TABLES, ServerMessage

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
"""The documentation of the wire."""

COMPILED = not str(event.__file__).endswith(".py")
"""Whether the engine is compiled. Compiled classes do not know the types of their fields, only the names."""


def default(kind: Any, name: str) -> str:  # noqa: ANN401 - a dataclass
    """Return the value of the tag field of this type."""
    return next(str(field.default) for field in fields(kind) if field.name == name)


MESSAGES = {default(each, "type"): each for each in get_args(ServerMessage)}
KINDS = {default(each, "type"): each for each in EVENTS}
GAMES = {default(each, "game"): each for each in TABLES}


def checked(data: bytes | str) -> dict[str, Any]:
    """A server message, as plain JSON; every part of it has exactly the fields of its type, of their types."""
    message: dict[str, Any] = json.loads(data)
    kind = MESSAGES[message["type"]]
    msgspec.json.decode(data, type=kind, strict=True)
    assert set(message) == {field.name for field in fields(kind)}
    if "table" in message:
        check_part(message["table"], GAMES[message["table"]["game"]])
    for happened in message.get("happened", message.get("recent", [])):
        check_part(happened, KINDS[happened["type"]])
    return message


def check_part(part: dict[str, Any], kind: Any) -> None:  # noqa: ANN401 - a dataclass
    if not COMPILED:
        msgspec.convert(part, kind, strict=True)
    assert set(part) == {field.name for field in fields(kind)}
