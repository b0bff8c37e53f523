"""JSON on the wire: messages and bodies, which are dataclasses, to bytes and back."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from musicards.errors import BadNotation
from musicards.server.match.decoding import decode_plain

encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
"""Return a message or body as JSON."""


def decode(data: bytes | str, kind: Any) -> Any:  # noqa: ANN401 - a union is no `type`
    """Return JSON as a `kind`: a dataclass, or a union of messages.

    Raises:
        BadNotation: it is no JSON, or no `kind`.
    """
    return decode_plain(kind, decode_json(data))


def decode_json(data: bytes | str) -> Any:  # noqa: ANN401 - any JSON value
    """Return JSON as plain values.

    Raises:
        BadNotation: it is no JSON, or nested too deeply.
    """
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadNotation(str(error)) from None
    except RecursionError:
        raise BadNotation("nested too deeply") from None
