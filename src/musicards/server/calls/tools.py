"""Scales, chords and transposed lines: what `tools` finds, as the page needs it. A query always has the same answer.

The calls raise `InputError` if a query makes no sense; it says what would.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from musicards.errors import InputError, Suggestion, SuggestionSort, not_understood
from musicards.theory import (
    FIXED_NAME_SYSTEMS,
    KEYS,
    Clef,
    Interval,
    Key,
    NameSystem,
    Quality,
    SpelledPitch,
    clef_for,
    moved_onto_staff,
    parse_interval,
    read_clef,
)
from musicards.tools.abc import to_abc
from musicards.tools.abc_reading import is_abc, parse_abc
from musicards.tools.chords import CHORD_NAMES, CHORD_SUFFIXES, ChordSymbol, parse_chord_symbol
from musicards.tools.files import FileKind, file_of
from musicards.tools.identification import Identity
from musicards.tools.instruments import INSTRUMENTS
from musicards.tools.lines import Line, LineChord
from musicards.tools.lookup import LookupResult, look_up, look_up_keys, rotate
from musicards.tools.measures import NOTE_VALUES, Piece, bars_of, endings_of, measures_of
from musicards.tools.midi_keys import not_midi_keys
from musicards.tools.note_text import LONGEST_TEXT, code_of
from musicards.tools.scales import SCALE_NAMES, DegreeChord, NamedScale
from musicards.tools.score import Score
from musicards.tools.song_sheets import key_of_sheet, parse_line_or_sheet
from musicards.tools.suggestions import nearest_word, suggested
from musicards.tools.transposition import Transposition, read_transposition

Query: TypeAlias = Mapping[str, str]
"""What follows the question mark of an address, such as ``ask=C major``."""

MAX_EVENTS: Final = 256  # that are shown and played; files have all of them


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


@dataclass(frozen=True, slots=True)
class WrittenValue:
    """A note value."""

    part: int  # of a whole note: 4 is a quarter
    dotted: bool
    triplet: int  # 1 for the first of three in the time of two, 2 for the others; 0 outside


@dataclass(frozen=True, slots=True)
class WrittenEnding:
    """The part that a measure has in a first or second ending."""

    numbers: list[int]
    begins: bool
    ends: bool


@dataclass(frozen=True, slots=True)
class WrittenMeasure:
    """A measure, and the signs at its bar lines."""

    meter: list[int] | None  # that begins with it: [6, 8]; null where it does not change
    start: int  # where in a full measure its first note is, above 0 in a pickup; 24 is a quarter note
    repeat_starts: bool
    repeat_ends: bool
    double: bool  # it ends with a double bar line
    ending: WrittenEnding | None


@dataclass(frozen=True, slots=True)
class TransposedEvent:
    """Notes that are written together, or a rest."""

    names: list[str]  # in ASCII, with their octaves, the lowest first; empty for a rest
    keys: list[int]  # their MIDI numbers
    symbol: NameParts | None  # the chord symbol above them
    length: int  # 24 is a quarter note
    value: WrittenValue | None  # null where the line says nothing about the rhythm: notes without bar lines
    tied: bool  # to the next event
    measure: WrittenMeasure | None  # that begins with it


@dataclass(frozen=True, slots=True)
class OutsideRange:
    """Notes of a part that its instrument cannot play."""

    notes: list[str]  # in ASCII, with their octaves
    lowest: str  # of the written range
    highest: str
    octaves: int | None  # of the request, with which every note fits; None if none does


@dataclass(frozen=True, slots=True)
class Transposed:
    """A line, song sheet or ABC tune in another key or for another instrument. GET /api/tools/transposed.

    The request has line, and by (with down), or from_key and to_key, or to_instrument and part_for (with from_key), and
    octaves, by which the result is moved up or down; names is the system the line is written in, and shown that of the
    answer. clef is treble, bass, alto or tenor.
    """

    line: str  # laid out as it was typed, with ♯ and ♭
    plain: str  # the same with # and b, for other programs
    key: NameParts | None  # the new key
    signature: int  # of that key: sharps, or flats below 0; 0 for no key
    clef: Clef  # the one asked for, else that of the instrument, or that fits the notes
    tempo: int | None  # quarter notes per minute, if a tune says it
    events: list[TransposedEvent]  # as they are written; only the beginning of a long line
    sounding: list[list[int]]  # the MIDI numbers that are struck then; of tied notes only the first
    outside: OutsideRange | None  # what the instrument cannot play


def find(query: Query) -> Found:
    """Return the scale, chord or notes that a query names."""
    return _found(_looked_up(query), _clef(query))


def found_file(query: Query, kind: FileKind) -> tuple[str, bytes]:
    """Return what a query names as a file for other programs: its name and its content."""
    return file_of(_looked_up(query), kind, clef=_clef(query))


def tool_names() -> ToolNames:
    """Return what can be chosen."""
    return ToolNames(
        [code_of(name) for name in SCALE_NAMES],
        list(CHORD_SUFFIXES),
        [_key_parts(key) for key in KEYS],
        [NameParts.of(Suggestion("instrument", each.name)) for each in INSTRUMENTS],
    )


def transpose(query: Query) -> Transposed:
    """Return a line in another key, or for an instrument."""
    wish, result, score = _transposed(query)
    sound = wish.reader.sounding if wish.reader is not None else _as_written
    pieces = _pieces(score)[:MAX_EVENTS]
    names = names_of(query, "shown", names_of(query, "names", "english"))
    return Transposed(
        to_abc(score) if result is None else result.text(names, real=True),
        to_abc(score) if result is None else result.text(names),
        None if score.key is None else _key_parts(score.key),
        0 if score.key is None else score.key.signature,
        score.clef,
        score.tempo,
        [
            TransposedEvent(
                [str(pitch) for pitch in piece.pitches],
                [pitch.midi or 0 for pitch in piece.pitches],
                None if piece.symbol is None else NameParts.of_symbol(piece.symbol),
                int(piece.length * 24),
                _value(piece) if score.bars else None,
                piece.tied_on,
                measure,
            )
            for piece, measure in pieces
        ],
        [[] if piece.tied_back else [sound(pitch).midi or 0 for pitch in piece.pitches] for piece, _ in pieces],
        _outside(wish, result or Line(tuple([pitch for event in score.events for pitch in event.pitches]))),
    )


def _pieces(score: Score) -> list[tuple[Piece, WrittenMeasure | None]]:
    """Return the notes and rests as they are written, each with the measure that begins with it."""
    if not score.bars:
        return [
            (Piece(event.pitches, event.length, event.symbol, tied_back=False, tied_on=False), None)
            for event in score.events
        ]
    bars = bars_of(score)
    found: list[tuple[Piece, WrittenMeasure | None]] = []
    meter = (score.beats, score.beat_type)
    for place, (bar, ending, pieces) in enumerate(zip(bars, endings_of(bars), measures_of(score), strict=True)):
        meter = bar.meter or meter
        missing = Fraction(4 * meter[0], meter[1]) - bar.length
        measure = WrittenMeasure(
            list(bar.meter) if bar.meter else None,
            int(missing * 24) if place == 0 and missing > 0 else 0,
            bar.repeat_starts,
            bar.repeat_ends,
            bar.double,
            None if ending is None else WrittenEnding(list(ending.numbers), ending.begins, ending.ends),
        )
        found += [(piece, None if nth else measure) for nth, piece in enumerate(pieces)]
    return found


def _value(piece: Piece) -> WrittenValue:
    part, dotted = NOTE_VALUES[piece.written]
    return WrittenValue(part, dotted, piece.triplet)


def _outside(wish: Transposition, result: Line) -> OutsideRange | None:
    found = wish.out_of_range(result)
    if found is None or found.instrument.written_range is None:
        return None
    lowest, highest = map(str, found.instrument.written_range)
    fitting = None if found.octaves is None else wish.octaves + found.octaves
    return OutsideRange([str(note) for note in found.notes], lowest, highest, fitting)


def transposed_file(query: Query, kind: FileKind) -> tuple[str, bytes]:
    """Return a transposed line as a file: its name, in ASCII letters and digits, and its content."""
    wish, _, score = _transposed(query)
    name = "-".join(re.findall("[A-Za-z0-9]+", wish.title.replace("#", "-sharp"))) or "line"
    return f"{name}.{kind.ending}", kind.write(score)


def _transposed(query: Query) -> tuple[Transposition, Line | None, Score]:
    """Return what is wished, the line or sheet that comes of it, and the music; a tune in ABC is only music."""
    octaves = query.get("octaves", "0")
    if not re.fullmatch(r"-?[0-9]", octaves):
        raise InputError("number-out-of-range", octaves, least=-9, most=9)
    clef = _clef(query)
    text, from_key = query.get("line", ""), query.get("from_key")
    read = parse_abc(text) if is_abc(text) else parse_line_or_sheet(text, names=names_of(query, "names", "english"))
    if isinstance(read, Score):
        from_key = None if read.key is None else read.key.name  # a tune says its key
    elif "to_key" in query:
        from_key = key_of_sheet(read) or from_key
    wish = read_transposition(
        by=query.get("by"),
        down=query.get("down") == "1",
        from_key=from_key,
        to_key=query.get("to_key"),
        part_for=query.get("part_for"),
        to_instrument=query.get("to_instrument"),
        octaves=int(octaves),
    )
    if isinstance(read, Score):
        return wish, None, replace(wish.of_score(read), chosen_clef=clef)
    result = wish.of(read)
    return wish, result, wish.score(result, clef)


def names_of(query: Query, field: str, usual: NameSystem) -> NameSystem:
    """Return the system to name notes in that a field asks for; only systems that need no tonic are accepted."""
    asked = query.get(field, usual)
    for system in FIXED_NAME_SYSTEMS:
        if asked == system:
            return system
    near = suggested("plain", nearest_word(asked, FIXED_NAME_SYSTEMS))
    raise not_understood(asked, "name-system", suggestions=near, examples=[Suggestion("plain", FIXED_NAME_SYSTEMS[0])])


def _clef(query: Query) -> Clef | None:
    return read_clef(query["clef"]) if query.get("clef") else None


def _as_written(pitch: SpelledPitch) -> SpelledPitch:
    return pitch


def _looked_up(query: Query) -> LookupResult:
    half_steps = query.get("turn", "0")
    if not re.fullmatch(r"-?[0-9]{1,3}", half_steps):
        raise not_understood(half_steps, "half-steps", examples=[Suggestion("plain", "-1")])
    keys = query.get("keys")
    if keys is None:
        names = names_of(query, "names", "english")
        found = rotate(look_up(query.get("ask", ""), names), int(half_steps))
        clef = _clef(query)
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


def _key_parts(key: Key) -> NameParts:
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
