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
_QUALITIES: Final = {
    quality[:length]: quality
    for quality, shortest in (("perfect", 4), ("major", 2), ("minor", 2), ("augmented", 3), ("diminished", 3))
    for length in range(shortest, len(quality) + 1)
} | {"p": "perfect", "per": "perfect"}
_QUALITY: Final = "|".join(sorted(_QUALITIES, key=len, reverse=True))
_ABBREVIATED: Final = re.compile(rf"({_QUALITY})\.? ?([0-9]{{1,2}}(?:st|nd|rd|th)?|[a-z]{{4,}})", re.IGNORECASE)
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

    >>> read_interval("Minor third").short, read_interval("A4").name, read_interval("min3").short
    ('m3', 'augmented fourth', 'm3')

    Raises:
        InputError: the interval does not exist; the error suggests the nearest.
    """
    typed = plain(text) if isinstance(text, str) and len(text) <= LONGEST_TEXT else ""
    try:
        return parse_interval(_in_full(typed))
    except BadNotation:
        near = suggested("interval", nearest_word(typed, _interval_names(), folds=False))
        raise not_understood(text, "interval", suggestions=near, examples=_INTERVALS) from None


def _in_full(typed: str) -> str:
    """Return the name of an interval without abbreviations, or the text as it is: min3, maj. third, 3m, aug 4th, b3."""
    abbreviated = _ABBREVIATED.fullmatch(typed)
    if abbreviated is not None:
        return f"{_QUALITIES[abbreviated[1].casefold()]} {abbreviated[2]}{'' if abbreviated[2][-1].isalpha() else 'th'}"
    swapped = re.fullmatch(r"([0-9]{1,2}) ?(P|M|m|A+|d+)|(P|M|m|A+|d+) ([0-9]{1,2})", typed)
    return typed if swapped is None else f"{swapped[2] or swapped[3]}{swapped[1] or swapped[4]}"


@cache
def _interval_names() -> list[str]:
    """Return the names of all usual intervals up to two octaves, in words and abbreviated."""
    names = []
    for short in (f"{quality}{generic}" for generic in range(1, 16) for quality in ("P", "M", "m", "A", "d")):
        try:
            names += [parse_interval(short).name, short]
        except BadNotation:
            continue  # no major fifth
    return [*names, "half step", "whole step", "semitone", "whole tone", "tritone"]
