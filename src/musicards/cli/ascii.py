"""Write text to terminals that cannot show every character: ``'`` for a curly apostrophe, ``#`` for a sharp sign."""

import codecs
from typing import Final
from unicodedata import normalize

ASCII_EQUIVALENTS: Final = "musicards.ascii"
"""The name of this way to handle encoding errors, for ``reconfigure(errors=…)``."""

_EQUIVALENTS: Final = {
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{EN DASH}": "-",
    "\N{MINUS SIGN}": "-",
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{MUSIC SHARP SIGN}": "#",
    "\N{MUSIC FLAT SIGN}": "b",
    "\N{MUSIC NATURAL SIGN}": "=",
    "\N{MUSICAL SYMBOL DOUBLE SHARP}": "##",
    "\N{MUSICAL SYMBOL DOUBLE FLAT}": "bb",
    "\N{DEGREE SIGN}": "o",
    "\N{LATIN SMALL LETTER O WITH STROKE}": "h",
    "\N{GREEK CAPITAL LETTER DELTA}": "maj",
    "\N{MICRO SIGN}": "u",
}


def to_ascii(text: str) -> str:
    """Return `text` with ASCII equivalents: letters lose their accents, and what has no equivalent becomes ``?``.

    >>> to_ascii("Key’s Corners: B♭, café …")
    "Key's Corners: Bb, cafe ..."
    """
    return "".join([_EQUIVALENTS.get(character) or _plain(character) for character in text])


def _plain(character: str) -> str:
    return normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def _handle(error: UnicodeError) -> tuple[str, int]:
    """Replace the characters that a stream cannot encode."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return to_ascii(error.object[error.start : error.end]), error.end


codecs.register_error(ASCII_EQUIVALENTS, _handle)
