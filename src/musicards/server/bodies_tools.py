"""The bodies of the HTTP API for scales and chords: what `tools.lookup` finds, as the page needs it."""

from typing import Literal

from msgspec import Struct

__all__ = [
    "Found",
    "FoundChord",
    "FoundLink",
    "FoundNote",
    "InstrumentNames",
    "ToolNames",
    "Transposed",
    "TransposedEvent",
]


class FoundNote(Struct, frozen=True):
    """One note of the result; the lowest comes first."""

    name: str  # in ASCII, with its octave: F##4
    hour: int  # its clock number
    key: int  # its MIDI number
    degree: str  # by the major scale on the tonic or root: 1, b3, #11


class FoundChord(Struct, frozen=True):
    """The chord on a degree of a scale."""

    numeral: str  # ii, V7, vii°
    symbol: str  # empty if its thirds make no chord that has a name
    names: list[str]  # in ASCII


class FoundLink(Struct, frozen=True):
    """Another scale or chord that can be looked up."""

    why: Literal["mode", "relative", "parallel", "reading", "within"]
    ask: str


class Found(Struct, frozen=True):
    """What a text names. GET /api/tools/found?ask=TEXT, with turn=HALF_STEPS for the same shape on another note.

    Or with keys=60,64,67 instead of ask: what these MIDI keys name.
    """

    sort: Literal["scale", "chord", "interval", "notes"]
    ask: str  # a text that names the same
    tonic: str  # in ASCII: the tonic, the root, the lowest note
    kind: str  # what it is on that tonic, in English: melodic minor; empty for notes
    aliases: list[str]  # other names of the kind
    notes: list[FoundNote]
    formula: list[int]  # half steps from each note to the next; for a scale, up to the octave
    signature: int | None  # sharps, or flats below 0; None when no signature fits
    triads: list[FoundChord]  # on the degrees of a scale of seven notes
    sevenths: list[FoundChord]
    links: list[FoundLink]


class InstrumentNames(Struct, frozen=True):
    """A transposing instrument in the page's languages; any of its names is understood."""

    en: str
    de: str
    fr: str
    es: str


class ToolNames(Struct, frozen=True):
    """What can be chosen rather than typed, the most common first. GET /api/tools/names."""

    scales: list[str]
    chords: list[str]  # what follows the root of a symbol; empty for the plain major chord
    keys: list[str]  # Eb major, C minor
    instruments: list[InstrumentNames]


class TransposedEvent(Struct, frozen=True):
    """Notes that sound together."""

    names: list[str]  # in ASCII, with their octaves, the lowest first; empty for a rest
    keys: list[int]  # their MIDI numbers
    symbol: str  # the chord symbol above them, or empty
    bar: bool  # a bar line comes before them


class Transposed(Struct, frozen=True):
    """A line in another key or for another instrument. GET /api/tools/transposed.

    The request has line, and by (with down), or from_key and to_key, or to_instrument and part_for (with from_key);
    names is the system the line is written in, and shown that of the answer.
    """

    line: str  # laid out as it was typed, with ♯ and ♭
    plain: str  # the same with # and b, for other programs
    key: str  # the new key, or empty
    events: list[TransposedEvent]  # as they are written; only the beginning of a long line
    sounding: list[list[int]]  # the MIDI numbers that sound then
