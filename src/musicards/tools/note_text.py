"""Read typed notes and intervals: with ASCII or real signs, in words such as E flat, and at the beginning of a text.

>>> read_note("E" * (LONGEST_TEXT + 1))
Traceback (most recent call last):
musicards.errors.InputError: ...
"""

import re
from functools import cache
from typing import Final

from musicards.errors import BadNotation, Suggestion, not_understood
from musicards.theory import Interval, SpelledPitch, parse_interval, parse_pitch
from musicards.tools.suggestions import nearest_note, nearest_word, suggested

LONGEST_TEXT: Final = 200
"""The greatest number of characters; nothing that can be looked up is longer."""

_NOTES: Final = (Suggestion("note", "Eb"), Suggestion("note", "F##"))
_INTERVALS: Final = (Suggestion("interval", "minor third"), Suggestion("interval", "m3"))

_PLAIN: Final = str.maketrans(
    {
        "\N{MUSIC SHARP SIGN}": "#",
        "\N{MUSIC FLAT SIGN}": "b",
        "\N{MUSIC NATURAL SIGN}": "",
        "\N{MUSICAL SYMBOL DOUBLE SHARP}": "##",
        "\N{MUSICAL SYMBOL DOUBLE FLAT}": "bb",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{HYPHEN}": "-",
        "\N{NON-BREAKING HYPHEN}": "-",
        "\N{EN DASH}": "-",
        "\N{MINUS SIGN}": "-",
    }
)
_IN_WORDS: Final = re.compile(r"([a-g])[ -]((?:double[ -])?)(sharp|flat)(?=[ ]|$)", re.IGNORECASE)


def code_of(name: str) -> str:
    """Return a kind's name as a code for programs and texts.

    >>> code_of("melodic minor"), code_of("locrian #2"), code_of("clarinet in Bb")
    ('melodic_minor', 'locrian_2', 'clarinet_in_bb')
    """
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", ""))


def plain(text: str) -> str:
    """Return the text with ASCII signs and single spaces.

    >>> plain(" E♭  Melodic Minor "), plain("F𝄪")
    ('Eb Melodic Minor', 'F##')
    """
    return " ".join(text.translate(_PLAIN).split())


def split_note(text: str) -> tuple[str, str]:
    """Split a text, which has passed through `plain`, after its first word or after the words that make a note.

    >>> split_note("Eb minor"), split_note("E flat minor"), split_note("f-double-sharp")
    (('Eb', 'minor'), ('Eb', 'minor'), ('f##', ''))
    """
    words = _IN_WORDS.match(text)
    if words is None:
        first, _, rest = text.partition(" ")
        return first, rest
    sign = "#" if words[3].lower() == "sharp" else "b"
    return words[1] + sign * (2 if words[2] else 1), text[words.end() :].strip()


def read_note(text: object) -> SpelledPitch:
    """Read a typed note, in signs or words, with or without an octave.

    >>> print(read_note("e♭4"), read_note("F sharp"))
    Eb4 F#

    Raises:
        InputError: the text is not a note; the error suggests the nearest.
    """
    nearest = None
    if isinstance(text, str) and len(text) <= LONGEST_TEXT:
        note, rest = split_note(plain(text))
        try:
            return parse_pitch(note + rest)  # what follows the words can only be an octave
        except BadNotation:
            nearest = nearest_note(note)
    raise not_understood(text, "note", suggestions=suggested("note", nearest), examples=_NOTES)


def read_interval(text: object) -> Interval:
    """Read the name of an interval, in words or abbreviated.

    >>> read_interval("Minor third").short, read_interval("A4").name
    ('m3', 'augmented fourth')

    Raises:
        InputError: the interval does not exist; the error suggests the nearest.
    """
    typed = plain(text) if isinstance(text, str) and len(text) <= LONGEST_TEXT else ""
    try:
        return parse_interval(typed)
    except BadNotation:
        near = suggested("interval", nearest_word(typed, _interval_names()))
        raise not_understood(text, "interval", suggestions=near, examples=_INTERVALS) from None


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
