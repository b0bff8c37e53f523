"""JSON of dataclasses with the standard library alone: the same as `server.codec` makes faster."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def encode_plain(body: object) -> bytes:
    """Return a message or body as JSON."""
    return json.dumps(_plain(body), ensure_ascii=False, separators=(",", ":")).encode()


def _plain(value: Any) -> Any:  # noqa: ANN401 - any JSON value, and dataclasses in it
    """Return a value as what JSON can say."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(each) for each in value]
    return {name: _plain(getattr(value, name)) for name in _names(value.__class__)}


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a dataclass, in order.

    Raises:
        TypeError: it is no dataclass.
    """
    if not is_dataclass(kind):
        raise TypeError(f"a {kind.__name__} has no JSON")
    return tuple(field.name for field in fields(kind))
