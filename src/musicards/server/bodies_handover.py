"""The body of the HTTP API for moving what is known of a person to another device."""

from msgspec import Struct

__all__ = ["Left"]


class Left(Struct, frozen=True):
    """The answer to POST /api/handovers, whose body is any text of up to 64 KB, encrypted by the page.

    POST /api/handovers/ID sends the text, once, and within ten minutes.
    """

    id: str
