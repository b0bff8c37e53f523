"""Scales, chords and notes: what `tools` finds, as the page needs it. A query always has the same answer.

The calls raise `InputError` if a query makes no sense; it says what would.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal, TypeAlias

from musicards.errors import Suggestion, SuggestionSort, not_understood
from musicards.theory import (
    FIXED_NAME_SYSTEMS,
    KEYS,
    Clef,
    Interval,
    Key,
    NameSystem,
    Quality,
    clef_for,
    moved_onto_staff,
    parse_interval,
    read_clef,
)
from musicards.tools.chords import CHORD_NAMES, CHORD_SUFFIXES, ChordSymbol, parse_chord_symbol
from musicards.tools.files import FileKind, file_of
from musicards.tools.identification import Identity
from musicards.tools.instruments import INSTRUMENTS
from musicards.tools.lines import LineChord
from musicards.tools.lookup import LookupResult, look_up, look_up_keys, rotate
from musicards.tools.midi_keys import not_midi_keys
from musicards.tools.note_text import LONGEST_TEXT, code_of
from musicards.tools.scales import SCALE_NAMES, DegreeChord, NamedScale
from musicards.tools.suggestions import nearest_word, suggested

Query: TypeAlias = Mapping[str, str]
"""What follows the question mark of an address, such as ``ask=C major``."""


@dataclass(frozen=True, slots=True)
class IntervalParts:
    """An interval, e.g. a doubly augmented fourth."""

    quality: Quality
    times: int  # how often augmented or diminished, else 1
    number: int  # counted in letters, both ends included: 3 is a third

    @classmethod
    def of(cls, interval: Interval) -> "IntervalParts":
        """Return the parts of an interval."""
        return cls(*interval.parts, interval.generic)


@dataclass(frozen=True, slots=True)
class NameParts:
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
    def of_symbol(cls, symbol: LineChord | str) -> "NameParts":
        """Return what is above the notes of a line with its parts; its suffix need not be a known one."""
        if isinstance(symbol, str):
            return cls("plain", symbol)
        bass = "" if symbol.bass is None else symbol.bass.name
        return cls("chord", str(symbol), symbol.root.name, suffix=symbol.suffix, bass=bass)

    @classmethod
    def of_chord(cls, chord: ChordSymbol) -> "NameParts":
        """Return a chord symbol with its parts."""
        code = code_of(chord.kind) if chord.kind in CHORD_NAMES else ""
        bass = "" if chord.bass is None else chord.bass.name
        return cls("chord", chord.symbol, chord.root.name, code, chord.suffix, bass)


@dataclass(frozen=True, slots=True)
class FoundNote:
    """One note of the result; the lowest comes first."""

    name: str  # in ASCII, with its octave: F##4
    hour: int  # its clock number
    key: int  # its MIDI number
    degree: str  # by the major scale on the tonic or root: 1, b3, #11


@dataclass(frozen=True, slots=True)
class FoundChord:
    """The chord on a degree of a scale."""

    numeral: str  # ii, V7, vii°
    symbol: str  # empty if its thirds make no chord that has a name
    names: list[str]  # in ASCII
    parts: NameParts | None  # of the symbol


@dataclass(frozen=True, slots=True)
class FoundLink:
    """Another scale or chord that can be looked up."""

    why: Literal["mode", "relative", "parallel", "descending", "meaning", "reading", "within"]
    ask: str
    parts: NameParts
    without: list[str]  # degrees of a chord that are not among the notes, such as 1 in a rootless voicing


@dataclass(frozen=True, slots=True)
class AugmentedSixth:
    """What the notes are in classical harmony, spelled with an augmented sixth."""

    nation: Literal["italian", "french", "german", "swiss"]
    tonic: str  # of the key that it belongs to, in ASCII


@dataclass(frozen=True, slots=True)
class Found:
    """What a text names. GET /api/tools/found?ask=TEXT, with turn=HALF_STEPS for the same shape on another note.

    With clef=CLEF in the octave that is on the staff. Or with keys=60,64,67 instead of ask: what these MIDI keys name.
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
    clef: Clef  # the one asked for, else the one that fits the notes
    triads: list[FoundChord]  # on the degrees of a scale of seven notes
    sevenths: list[FoundChord]
    harmonic_triads: list[FoundChord]  # that a minor key takes from its harmonic minor: V and vii°
    harmonic_sevenths: list[FoundChord]
    links: list[FoundLink]
    augmented_sixth: AugmentedSixth | None


@dataclass(frozen=True, slots=True)
class ToolNames:
    """What can be chosen rather than typed, the most common first. GET /api/tools/names."""

    scales: list[str]  # their codes, which are understood after a tonic: Eb melodic_minor
    chords: list[str]  # what follows the root of a symbol; empty for the plain major chord
    keys: list[NameParts]  # Eb major, C minor
    instruments: list[NameParts]


def find(query: Query) -> Found:
    """Return the scale, chord or notes that a query names."""
    return _found(_looked_up(query), clef_of(query))


def found_file(query: Query, kind: FileKind) -> tuple[str, bytes]:
    """Return what a query names as a file for other programs: its name and its content."""
    return file_of(_looked_up(query), kind, clef=clef_of(query))


def tool_names() -> ToolNames:
    """Return what can be chosen."""
    return ToolNames(
        [code_of(name) for name in SCALE_NAMES],
        list(CHORD_SUFFIXES),
        [key_parts(key) for key in KEYS],
        [NameParts.of(Suggestion("instrument", each.name)) for each in INSTRUMENTS],
    )


def names_of(query: Query, field: str, usual: NameSystem) -> NameSystem:
    """Return the system to name notes in that a field asks for; only systems that need no tonic are accepted."""
    asked = query.get(field, usual)
    for system in FIXED_NAME_SYSTEMS:
        if asked == system:
            return system
    near = suggested("plain", nearest_word(asked, FIXED_NAME_SYSTEMS))
    raise not_understood(asked, "name-system", suggestions=near, examples=[Suggestion("plain", FIXED_NAME_SYSTEMS[0])])


def clef_of(query: Query) -> Clef | None:
    """Return the clef that a query asks for; None if it asks for none."""
    return read_clef(query["clef"]) if query.get("clef") else None


def _looked_up(query: Query) -> LookupResult:
    half_steps = query.get("turn", "0")
    if not re.fullmatch(r"-?[0-9]{1,3}", half_steps):
        raise not_understood(half_steps, "half-steps", examples=[Suggestion("plain", "-1")])
    keys = query.get("keys")
    if keys is None:
        names = names_of(query, "names", "english")
        found = rotate(look_up(query.get("ask", ""), names), int(half_steps))
        clef = clef_of(query)
        if clef is None or found.sort == "notes":
            return found
        return replace(found, pitches=moved_onto_staff(found.pitches, clef))
    if not re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", keys) or len(keys) > LONGEST_TEXT:
        raise not_midi_keys(keys)
    return rotate(look_up_keys(int(key) for key in keys.split(",")), int(half_steps))


def _found(asked: LookupResult, clef: Clef | None) -> Found:
    keys = [pitch.midi or 0 for pitch in asked.pitches]
    notes = [
        FoundNote(str(pitch), pitch.hour, key, degree)
        for pitch, key, degree in zip(asked.pitches, keys, asked.degrees, strict=True)
    ]
    kind, aliases, signature = "", list[str](), None
    parts = NameParts(asked.sort, asked.text)
    formula = [high - low for low, high in pairwise(keys)]
    links = list[FoundLink]()
    if asked.scale is not None:
        scale = asked.scale
        parts = _scale_parts(scale)
        kind, aliases, signature, formula = scale.kind, list(scale.aliases), scale.signature, list(scale.formula)
        if scale.descending is not None:
            links.append(FoundLink("descending", scale.descending.name, _scale_parts(scale.descending), []))
        links += [
            FoundLink("mode", mode.name, _scale_parts(mode), []) for mode in scale.modes if mode.name != scale.name
        ]
        links += [
            FoundLink("relative" if why == "relative" else "parallel", each.name, _scale_parts(each), [])
            for why, each in scale.relatives.items()
        ]
    elif asked.chord is not None:
        kind, parts = asked.chord.kind, NameParts.of_chord(asked.chord)
        links += [FoundLink("meaning", each.symbol, NameParts.of_chord(each), []) for each in asked.chord.others]
    elif asked.interval is not None:
        kind = asked.interval.name
        parts = NameParts("interval", asked.text, interval=IntervalParts.of(asked.interval))
    links += [
        FoundLink("reading", each.name, _parts_of(each), list(each.without))
        for each in asked.readings
        if each.sort in {"chord", "scale"}
    ]
    links += [FoundLink("within", each.name, _scale_parts(each), []) for each in asked.within]
    tonic = asked.chord.root.name if asked.chord else asked.pitches[0].name
    return Found(
        asked.sort,
        asked.text,
        parts,
        tonic,
        kind,
        aliases,
        notes,
        formula,
        signature,
        clef or clef_for(asked.pitches),
        triads=_chords(asked.scale.chords if asked.scale else ()),
        sevenths=_chords(asked.scale.sevenths if asked.scale else ()),
        harmonic_triads=_chords(asked.scale.harmonic_chords if asked.scale else ()),
        harmonic_sevenths=_chords(asked.scale.harmonic_sevenths if asked.scale else ()),
        links=links,
        augmented_sixth=_augmented_sixth(asked),
    )


def _augmented_sixth(asked: LookupResult) -> AugmentedSixth | None:
    for each in asked.readings:
        for nation in ("italian", "french", "german", "swiss"):
            if each.sort == "augmented sixth" and each.words.startswith(nation.capitalize()):
                return AugmentedSixth(nation, each.words.rpartition(" ")[2])
    return None


def _scale_parts(scale: NamedScale) -> NameParts:
    return NameParts("scale", scale.name, scale.tonic, code_of(scale.kind))


def key_parts(key: Key) -> NameParts:
    """Return the name of a key."""
    return NameParts.of(Suggestion("key", key.name))


def _parts_of(identity: Identity) -> NameParts:
    """Return a reading of some notes with its parts."""
    if identity.sort == "scale":
        return NameParts.of(Suggestion("scale", identity.name, identity.name.partition(" ")[2]))
    return NameParts.of(Suggestion("chord", identity.name))


def _chords(chords: tuple[DegreeChord, ...]) -> list[FoundChord]:
    return [
        FoundChord(
            chord.numeral,
            chord.symbol or "",
            list(chord.names),
            None if chord.symbol is None else NameParts.of(Suggestion("chord", chord.symbol)),
        )
        for chord in chords
    ]
