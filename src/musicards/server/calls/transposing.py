"""Transposed lines, song sheets and tunes, as the page needs them. A query always has the same answer.

The calls raise `InputError` if a query makes no sense; it says what would.
"""

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from musicards.errors import InputError
from musicards.server.calls.tools import NameParts, Query, clef_of, key_parts, names_of
from musicards.theory import Clef, SpelledPitch
from musicards.tools.abc import to_abc
from musicards.tools.abc_reading import is_abc, parse_abc
from musicards.tools.files import FileKind
from musicards.tools.lines import Line
from musicards.tools.measures import NOTE_VALUES, Piece, bars_of, endings_of, measures_of
from musicards.tools.score import Score
from musicards.tools.song_sheets import key_of_sheet, parse_line_or_sheet
from musicards.tools.transposition import Transposition, read_transposition

MAX_EVENTS: Final = 256  # that are shown and played; files have all of them


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


def transpose(query: Query) -> Transposed:
    """Return a line in another key, or for an instrument."""
    wish, result, score = _transposed(query)
    sound = wish.reader.sounding if wish.reader is not None else _as_written
    pieces = _pieces(score)[:MAX_EVENTS]
    names = names_of(query, "shown", names_of(query, "names", "english"))
    return Transposed(
        to_abc(score) if result is None else result.text(names, real=True),
        to_abc(score) if result is None else result.text(names),
        None if score.key is None else key_parts(score.key),
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
    clef = clef_of(query)
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


def _as_written(pitch: SpelledPitch) -> SpelledPitch:
    return pitch
