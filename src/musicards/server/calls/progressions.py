"""Chord progressions: what `tools.progressions` reads and finds, as the page needs it."""

from dataclasses import dataclass

from musicards.server.calls.tools import NameParts, Query, names_of
from musicards.theory import note_hour
from musicards.tools.english_names import to_english_names
from musicards.tools.lines import LineChord
from musicards.tools.numerals import ChordRole
from musicards.tools.progressions import read_progression
from musicards.tools.scales import read_key


@dataclass(frozen=True, slots=True)
class NamedChord:
    """A chord of a progression."""

    symbol: NameParts
    numeral: str  # ii7, V65/V
    number: str  # its Nashville number: 2-7
    role: ChordRole
    hour: int  # the clock number of its root
    bar: bool  # a bar line comes before it


@dataclass(frozen=True, slots=True)
class FoundProgression:
    """Chords in a key, with their numerals and numbers. GET /api/tools/progression?ask=TEXT.

    The request has key, unless the text says it or it is to be found, and to_key to move the progression; names is
    the system of the notes.
    """

    key: NameParts
    hour: int  # the clock number of its tonic
    line: str  # the chords in English, which can be transposed and saved as a line
    numerals: str  # with the bar lines that were typed
    numbers: str
    chords: list[NamedChord]


def find_progression(query: Query) -> FoundProgression:
    """Return the progression that a query names."""
    names = names_of(query, "names", "english")
    found = read_progression(query.get("ask", ""), query.get("key"), names)
    to_key = query.get("to_key")
    if to_key is not None:
        found = found.in_key(read_key(to_english_names(to_key, names)))
    bars: list[bool] = []
    is_after_bar = False
    for item in found.line.items:
        if isinstance(item, LineChord):
            bars.append(is_after_bar and bool(bars))
            is_after_bar = False
        elif isinstance(item, str):
            is_after_bar |= "|" in item
    return FoundProgression(
        NameParts("key", found.key.name, found.key.tonic, found.key.mode),
        note_hour(found.key.tonic),
        found.line.text(),
        found.text("numerals"),
        found.text("nashville"),
        [
            NamedChord(
                NameParts.of_symbol(chord.symbol),
                chord.numeral,
                chord.nashville,
                chord.role,
                chord.symbol.root.hour,
                bar,
            )
            for chord, bar in zip(found.chords, bars, strict=True)
        ],
    )
