"""Read intervals by name."""

from functools import cache
from typing import Final

from musicards.errors import BadNotation, Suggestion, not_understood
from musicards.theory import Interval, parse_interval
from musicards.tools.note_text import LONGEST_TEXT, plain
from musicards.tools.suggestions import nearest_word, suggested

_EXAMPLES: Final = (Suggestion("interval", "minor third"), Suggestion("interval", "m3"))


def read_interval(text: object) -> Interval:
    """Read the name of an interval, in words or abbreviated.

    >>> read_interval("Minor third").short, read_interval("A4").name
    ('m3', 'augmented fourth')

    Raises:
        InputError: the interval does not exist; the error suggests the nearest.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise not_understood(text, "interval", examples=_EXAMPLES)
    typed = plain(text)
    try:
        return parse_interval(typed)
    except BadNotation:
        near = suggested("interval", nearest_word(typed, _interval_names()))
        raise not_understood(text, "interval", suggestions=near, examples=_EXAMPLES) from None


@cache
def _interval_names() -> list[str]:
    """Return the names of all usual intervals up to two octaves, in words and abbreviated."""
    names = []
    for short in (f"{quality}{generic}" for generic in range(1, 16) for quality in ("P", "M", "m", "A", "d")):
        try:
            names += [parse_interval(short).name, short]
        except BadNotation:
            continue  # no major fifth
    return [*names, "half step", "whole step", "tritone"]
