"""Write a score as MusicXML 4.0 (partwise), which notation programs can open.

The elements are in the order of the schema by the W3C Music Notation Community Group. Chord symbols become
<harmony>: a kind that the format has, and the degrees that differ from it.
"""

import re
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from musicards import __version__
from musicards.theory import Clef, Key, SpelledPitch
from musicards.tools.instruments import Instrument
from musicards.tools.lines import LineChord
from musicards.tools.measures import NOTE_VALUES, Piece, measures_of
from musicards.tools.score import Score

_DIVISIONS: Final = 8  # of a quarter note, so that a thirty-second is 1
_HEAD: Final = (
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    '<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN"'
    ' "http://www.musicxml.org/dtds/partwise.dtd">\n'
)
_CLEFS: Final[dict[Clef, tuple[str, int]]] = {"treble": ("G", 2), "bass": ("F", 4), "alto": ("C", 3), "tenor": ("C", 4)}
_TYPES: Final = {1: "whole", 2: "half", 4: "quarter", 8: "eighth", 16: "16th", 32: "32nd"}
_ACCIDENTALS: Final = {-2: "flat-flat", -1: "flat", 0: "natural", 1: "sharp", 2: "double-sharp"}
_SUFFIXES: Final[dict[str, tuple[str, ...]]] = {
    "major": ("", "maj"),
    "minor": ("m", "min", "-"),
    "diminished": ("dim", "°"),
    "augmented": ("aug", "+"),
    "power": ("5",),
    "major-sixth": ("6",),
    "minor-sixth": ("m6",),
    "dominant": ("7",),
    "major-seventh": ("maj7", "M7", "Δ", "Δ7"),
    "minor-seventh": ("m7", "min7", "-7"),
    "major-minor": ("mM7", "m(maj7)"),
    "diminished-seventh": ("dim7", "°7"),
    "half-diminished": ("m7b5", "ø", "ø7"),
    "augmented-seventh": ("aug7", "+7", "7#5"),
    "dominant-ninth": ("9",),
    "major-ninth": ("maj9",),
    "minor-ninth": ("m9",),
    "dominant-11th": ("11",),
    "major-11th": ("maj11",),
    "minor-11th": ("m11",),
    "dominant-13th": ("13",),
    "major-13th": ("maj13",),
    "minor-13th": ("m13",),
    "suspended-second": ("sus2",),
    "suspended-fourth": ("sus4", "sus"),
}
"""The suffixes of each kind of the format."""

_KINDS: Final = {suffix: kind for kind, suffixes in _SUFFIXES.items() for suffix in suffixes}
_DEGREE: Final = re.compile(r"(?:add)?([#b♯♭]?)(13|11|10|9|7|6|5|4|2)")
_SIGN: Final = {"": 0, "#": 1, "♯": 1, "b": -1, "♭": -1}


def to_musicxml(score: Score) -> str:
    """Return the document as text, to be saved as UTF-8.

    >>> from musicards.tools.score import score_of_chord
    >>> print(to_musicxml(score_of_chord(["C", "Eb", "G"])).splitlines()[2])
    <score-partwise version="4.0">
    """
    root = Element("score-partwise", version="4.0")
    if score.title:
        _add(_add(root, "work"), "work-title", score.title)
    encoding = _add(_add(root, "identification"), "encoding")
    _add(encoding, "software", f"musicards {__version__}")
    name = score.instrument.name if score.instrument else "Music"
    part_in_list = SubElement(_add(root, "part-list"), "score-part", id="P1")
    _add(part_in_list, "part-name", name)
    part = SubElement(root, "part", id="P1")
    measures = measures_of(score)
    for place, pieces in enumerate(measures):
        number = place if score.pickup else place + 1
        measure = SubElement(part, "measure", number=str(number))
        if score.pickup and place == 0:
            measure.set("implicit", "yes")
        if place == 0:
            _write_beginning(measure, score)
        _write_notes(measure, pieces, score.key)
        if place == len(measures) - 1:
            _add(SubElement(measure, "barline", location="right"), "bar-style", "light-heavy")
    indent(root)
    return _HEAD + tostring(root, encoding="unicode") + "\n"


def _add(parent: Element, tag: str, text: object = None) -> Element:
    child = SubElement(parent, tag)
    if text is not None:
        child.text = str(text)
    return child


def _write_beginning(measure: Element, score: Score) -> None:
    """Write key, meter, clef, transposition and tempo."""
    attributes = _add(measure, "attributes")
    _add(attributes, "divisions", _DIVISIONS)
    key = _add(attributes, "key")
    _add(key, "fifths", score.key.signature if score.key else 0)
    if score.key:
        _add(key, "mode", score.key.mode)
    time = _add(attributes, "time")
    _add(time, "beats", score.beats)
    _add(time, "beat-type", 4)
    clef = _add(attributes, "clef")
    sign, line = _CLEFS[score.clef]
    _add(clef, "sign", sign)
    _add(clef, "line", line)
    if score.instrument and score.instrument.transposes:
        _write_transposition(attributes, score.instrument)
    if score.tempo is not None:
        direction = SubElement(measure, "direction", placement="above")
        metronome = _add(_add(direction, "direction-type"), "metronome")
        _add(metronome, "beat-unit", "quarter")
        _add(metronome, "per-minute", score.tempo)
        SubElement(direction, "sound", tempo=str(score.tempo))


def _write_transposition(attributes: Element, instrument: Instrument) -> None:
    """Write how far the instrument sounds from the written note: an interval within the octave, and octaves."""
    way = -1 if instrument.sounds_lower else 1
    octaves, letters = divmod(instrument.interval.generic - 1, 7)
    transposition = _add(attributes, "transpose")
    _add(transposition, "diatonic", way * letters)
    _add(transposition, "chromatic", way * (instrument.interval.half_steps - 12 * octaves))
    if octaves:
        _add(transposition, "octave-change", way * octaves)


def _write_notes(measure: Element, pieces: tuple[Piece, ...], key: Key | None) -> None:
    shown: dict[tuple[str, int], int] = {}  # the alteration of each line and space by accidentals in this measure
    for piece in pieces:
        if piece.symbol is not None:
            _write_harmony(measure, piece.symbol)
        for place, pitch in enumerate(piece.pitches or (None,)):
            note = _add(measure, "note")
            if place:
                _add(note, "chord")
            _write_note(note, pitch, piece, key, shown)


def _write_note(
    note: Element, pitch: SpelledPitch | None, piece: Piece, key: Key | None, shown: dict[tuple[str, int], int]
) -> None:
    """Write a note of a piece, or a rest if `pitch` is None: the duration before the ties, and the type after them."""
    if pitch is None:
        _add(note, "rest")
    else:
        written = _add(note, "pitch")
        _write_step(written, pitch)
        _add(written, "octave", pitch.octave or 0)
    ties = [kind for kind, is_tied in (("stop", piece.tied_back), ("start", piece.tied_on)) if is_tied]
    _add(note, "duration", int(piece.length * _DIVISIONS))
    for kind in ties:
        SubElement(note, "tie", type=kind)
    part, is_dotted = NOTE_VALUES[piece.length]
    _add(note, "type", _TYPES[part])
    if is_dotted:
        _add(note, "dot")
    if pitch is not None and not piece.tied_back:
        place = (pitch.letter, pitch.octave or 0)
        if shown.get(place, key.alteration_of(pitch.letter) if key else 0) != pitch.alteration:
            shown[place] = pitch.alteration
            _add(note, "accidental", _ACCIDENTALS[pitch.alteration])
    if ties:
        notations = _add(note, "notations")
        for kind in ties:
            SubElement(notations, "tied", type=kind)


def _write_harmony(measure: Element, chord: LineChord) -> None:
    harmony = _add(measure, "harmony")
    _write_step(_add(harmony, "root"), chord.root, "root-")
    kind, degrees = _kind_of(chord.suffix)
    SubElement(harmony, "kind", text=chord.suffix).text = kind
    if chord.bass is not None:
        _write_step(_add(harmony, "bass"), chord.bass, "bass-")
    for value, alteration in degrees:
        degree = _add(harmony, "degree")
        _add(degree, "degree-value", value)
        _add(degree, "degree-alter", alteration)
        _add(degree, "degree-type", "alter" if value == 5 else "add")


def _write_step(parent: Element, pitch: SpelledPitch, prefix: str = "") -> None:
    """Write letter and alteration, whose tags have a prefix in a chord symbol."""
    _add(parent, f"{prefix}step", pitch.letter)
    if pitch.alteration:
        _add(parent, f"{prefix}alter", pitch.alteration)


def _kind_of(suffix: str) -> tuple[str, list[tuple[int, int]]]:
    """Return the kind and its degrees; ``other`` if the format has no kind for the suffix.

    >>> _kind_of("7b9"), _kind_of("alt")
    (('dominant', [(9, -1)]), ('other', []))
    """
    if suffix in _KINDS:
        return _KINDS[suffix], []
    for known in sorted(_KINDS, key=len, reverse=True):
        rest = suffix.removeprefix(known).strip("(),/")
        if suffix.startswith(known) and re.fullmatch(rf"(?:{_DEGREE.pattern}[(),/]*)+", rest):
            return _KINDS[known], [(int(value), _SIGN[sign]) for sign, value in _DEGREE.findall(rest)]
    return "other", []
