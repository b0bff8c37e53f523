"""Options of a game as they are typed: ``--option name=value``."""

import json
from collections.abc import Sequence

from musicards.errors import BadNotation, shown

__all__ = ["parse_option_words"]


def parse_option_words(words: Sequence[str]) -> dict[str, object]:
    """The options by name, not yet checked by the game; each may be given once.

    Raises:
        BadNotation: one is not given as name=value, or twice.
    """
    options: dict[str, object] = {}
    for word in words:
        name, value = _parse_word(word)
        if name in options:
            raise BadNotation(f"option {shown(name)} is given twice: once is enough")
        options[name] = value
    return options


def _parse_word(word: str) -> tuple[str, object]:
    """Name and value of ``name=value``; the value is JSON where it can be, else the text itself."""
    name, equals, value = word.partition("=")
    if not equals or not name:
        raise BadNotation(f"an option is given as name=value, such as interval=3, not {shown(word)}")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value
