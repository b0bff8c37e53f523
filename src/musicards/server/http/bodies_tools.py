"""The bodies of the HTTP API for scales and chords: what `tools.lookup` finds, as the page needs it."""

from typing import Literal

from msgspec import Struct

from musicards.errors import Suggestion, SuggestionSort
from musicards.theory import Interval, parse_interval
from musicards.tools.chords import CHORD_NAMES, ChordSymbol, parse_chord_symbol
from musicards.tools.note_text import code_of

__all__ = [
    "Found",
    "FoundChord",
    "FoundLink",
    "FoundNote",
    "IntervalParts",
    "NameParts",
    "ToolNames",
    "Transposed",
    "TransposedEvent",
]


class IntervalParts(Struct, frozen=True):
    """An interval, e.g. a doubly augmented fourth."""

    quality: Literal["perfect", "major", "minor", "augmented", "diminished"]
    times: int  # how often augmented or diminished, else 1
    number: int  # counted in letters, both ends included: 3 is a third

    @classmethod
    def of(cls, interval: Interval) -> "IntervalParts":
        """Return the parts of an interval."""
        more = interval.alteration
        if more > 0:
            return cls("augmented", more, interval.generic)
        if more == 0:
            return cls("perfect" if interval.is_perfect_kind else "major", 1, interval.generic)
        if not interval.is_perfect_kind:
            more += 1
        return cls("diminished" if more else "minor", -more or 1, interval.generic)


class NameParts(Struct, frozen=True):
    """A text that can be asked for or typed, and its parts, by which a page names it in its own language."""

    sort: SuggestionSort
    text: str  # in English and ASCII, e.g. "Eb melodic minor"; for plain as it is typed
    tonic: str = ""  # of a scale or key, or the root of a chord; in ASCII
    code: str = ""  # of a scale, formula, key or instrument, e.g. "melodic_minor"; of a usual chord: "minor_seventh"
    suffix: str = ""  # what follows a chord's root, e.g. "m7b5"
    bass: str = ""  # what is written after a chord's slash
    interval: IntervalParts | None = None

    @classmethod
    def of(cls, suggestion: Suggestion) -> "NameParts":
        """Return a suggestion with its parts."""
        sort, text, kind = suggestion
        if sort == "chord":
            return cls.of_chord(parse_chord_symbol(text))
        if sort == "interval":
            return cls(sort, text, interval=IntervalParts.of(parse_interval(text)))
        if sort == "key":
            tonic, _, mode = text.partition(" ")
            return cls(sort, text, tonic, mode)
        if sort == "instrument":
            return cls(sort, text, code=code_of(text))
        return cls(sort, text, text.partition(" ")[0] if sort == "scale" else "", code_of(kind))

    @classmethod
    def of_chord(cls, chord: ChordSymbol) -> "NameParts":
        """Return a chord symbol with its parts."""
        code = code_of(chord.kind) if chord.kind in CHORD_NAMES else ""
        bass = "" if chord.bass is None else chord.bass.name
        return cls("chord", chord.symbol, chord.root.name, code, chord.suffix, bass)


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
    parts: NameParts | None  # of the symbol


class FoundLink(Struct, frozen=True):
    """Another scale or chord that can be looked up."""

    why: Literal["mode", "relative", "parallel", "reading", "within"]
    ask: str
    parts: NameParts


class Found(Struct, frozen=True):
    """What a text names. GET /api/tools/found?ask=TEXT, with turn=HALF_STEPS for the same shape on another note.

    Or with keys=60,64,67 instead of ask: what these MIDI keys name.
    """

    sort: Literal["scale", "chord", "interval", "notes"]
    ask: str  # a text that names the same
    parts: NameParts
    tonic: str  # in ASCII: the tonic, the root, the lowest note
    kind: str  # what it is on that tonic, in English: melodic minor; empty for notes
    aliases: list[str]  # other names of the kind
    notes: list[FoundNote]
    formula: list[int]  # half steps from each note to the next; for a scale, up to the octave
    signature: int | None  # sharps, or flats below 0; None when no signature fits
    triads: list[FoundChord]  # on the degrees of a scale of seven notes
    sevenths: list[FoundChord]
    links: list[FoundLink]


class ToolNames(Struct, frozen=True):
    """What can be chosen rather than typed, the most common first. GET /api/tools/names."""

    scales: list[str]  # their codes, which are understood after a tonic: Eb melodic_minor
    chords: list[str]  # what follows the root of a symbol; empty for the plain major chord
    keys: list[NameParts]  # Eb major, C minor
    instruments: list[NameParts]


class TransposedEvent(Struct, frozen=True):
    """Notes that sound together."""

    names: list[str]  # in ASCII, with their octaves, the lowest first; empty for a rest
    keys: list[int]  # their MIDI numbers
    symbol: NameParts | None  # the chord symbol above them
    bar: bool  # a bar line comes before them


class Transposed(Struct, frozen=True):
    """A line in another key or for another instrument. GET /api/tools/transposed.

    The request has line, and by (with down), or from_key and to_key, or to_instrument and part_for (with from_key);
    names is the system the line is written in, and shown that of the answer.
    """

    line: str  # laid out as it was typed, with ♯ and ♭
    plain: str  # the same with # and b, for other programs
    key: NameParts | None  # the new key
    events: list[TransposedEvent]  # as they are written; only the beginning of a long line
    sounding: list[list[int]]  # the MIDI numbers that sound then
