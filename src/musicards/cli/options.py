"""Read options of a game as they are typed: ``--option name=value``."""

import json
from collections.abc import Sequence

from musicards.errors import BadNotation, shown


def parse_option_words(words: Sequence[str]) -> dict[str, object]:
    """Return the options by name, not yet checked by the game. Each can be given once.

    Raises:
        BadNotation: an option is not name=value, or is given twice.
    """
    options: dict[str, object] = {}
    for word in words:
        name, value = _parse_word(word)
        if name in options:
            raise BadNotation(f"option {shown(name)} is given twice: once is enough")
        options[name] = value
    return options


def _parse_word(word: str) -> tuple[str, object]:
    """Return the name and the value of ``name=value``. A value that is not JSON is a string."""
    name, equals, value = word.partition("=")
    if not equals or not name:
        raise BadNotation(f"an option is given as name=value, such as interval=3, not {shown(word)}")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value
