"""Write a score as MusicXML 4.0 (partwise), which notation programs can open.

The elements are in the order of the schema by the W3C Music Notation Community Group. `musicxml_harmony` has the kinds
of chord symbols.
"""

from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from musicards import __version__
from musicards.theory import Clef, Key, SpelledPitch
from musicards.tools.instruments import Instrument
from musicards.tools.lines import LineChord
from musicards.tools.measures import NOTE_VALUES, Ending, Piece, bars_of, endings_of, measures_of
from musicards.tools.musicxml_harmony import kind_of_suffix
from musicards.tools.score import NO_CHORD, Bar, Score

_DIVISIONS: Final = 24  # of a quarter note, so that a thirty-second is 3, and 2 in a triplet
_HEAD: Final = (
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
    '<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN"'
    ' "http://www.musicxml.org/dtds/partwise.dtd">\n'
)
_CLEFS: Final[dict[Clef, tuple[str, int]]] = {"treble": ("G", 2), "bass": ("F", 4), "alto": ("C", 3), "tenor": ("C", 4)}
_TYPES: Final = {1: "whole", 2: "half", 4: "quarter", 8: "eighth", 16: "16th", 32: "32nd"}
_ACCIDENTALS: Final = {-2: "flat-flat", -1: "flat", 0: "natural", 1: "sharp", 2: "double-sharp"}


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
    _add(SubElement(part_in_list, "score-instrument", id="P1-I1"), "instrument-name", name)  # MuseScore asks for one
    part = SubElement(root, "part", id="P1")
    bars = bars_of(score)
    endings = endings_of(bars)
    number = 0 if bars[0].length < score.measure else 1  # a pickup is not counted
    meter = (score.beats, score.beat_type)
    for place, (bar, pieces) in enumerate(zip(bars, measures_of(score), strict=True)):
        measure = SubElement(part, "measure", number=str(number + place))
        beats, beat_type = bar.meter or meter
        meter = beats, beat_type
        if bar.length * beat_type != 4 * beats:
            measure.set("implicit", "yes")
        _write_left(measure, bar, endings[place])
        if place == 0:
            _write_beginning(measure, score)
        elif bar.meter is not None:
            _write_meter(_add(measure, "attributes"), bar.meter)
        _write_notes(measure, pieces, score.key)
        _write_right(measure, bar, endings[place], is_last=place == len(bars) - 1)
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
        _add(key, "mode", score.mode or score.key.mode)
    _write_meter(attributes, (score.beats, score.beat_type))
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


def _write_meter(attributes: Element, meter: tuple[int, int]) -> None:
    time = _add(attributes, "time")
    _add(time, "beats", meter[0])
    _add(time, "beat-type", meter[1])


def _write_left(measure: Element, bar: Bar, ending: Ending | None) -> None:
    """Write what begins at the left of a measure: a repeat, an ending."""
    begins = ending is not None and ending.begins
    if not bar.repeat_starts and not begins:
        return
    line = SubElement(measure, "barline", location="left")
    if bar.repeat_starts:
        _add(line, "bar-style", "heavy-light")
    if ending is not None and begins:
        SubElement(line, "ending", number=_numbers(ending), type="start")
    if bar.repeat_starts:
        SubElement(line, "repeat", direction="forward")


def _write_right(measure: Element, bar: Bar, ending: Ending | None, *, is_last: bool) -> None:
    """Write what ends at the right of a measure: the piece, a section, a repeat, an ending."""
    ends = ending is not None and ending.ends
    if not (is_last or bar.repeat_ends or bar.double or ends):
        return
    line = SubElement(measure, "barline", location="right")
    if is_last or bar.repeat_ends:
        _add(line, "bar-style", "light-heavy")
    elif bar.double:
        _add(line, "bar-style", "light-light")
    if ending is not None and ends:
        SubElement(line, "ending", number=_numbers(ending), type="stop" if bar.repeat_ends else "discontinue")
    if bar.repeat_ends:
        SubElement(line, "repeat", direction="backward")


def _numbers(ending: Ending) -> str:
    return ",".join(map(str, ending.numbers))


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
    for at, piece in enumerate(pieces):
        if piece.symbol is not None:
            _write_symbol(measure, piece.symbol)
        is_last = at + 1 == len(pieces) or pieces[at + 1].triplet < 2
        triplet = "start" if piece.triplet == 1 else "stop" if piece.triplet and is_last else ""
        for place, pitch in enumerate(piece.pitches or (None,)):
            note = _add(measure, "note")
            if place:
                _add(note, "chord")
            _write_note(note, pitch, piece, key, shown)
            if triplet and not place:
                notations = note.find("notations")
                SubElement(_add(note, "notations") if notations is None else notations, "tuplet", type=triplet)


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
    part, is_dotted = NOTE_VALUES[piece.written]
    _add(note, "type", _TYPES[part])
    if is_dotted:
        _add(note, "dot")
    if pitch is not None and not piece.tied_back:
        place = (pitch.letter, pitch.octave or 0)
        if shown.get(place, key.alteration_of(pitch.letter) if key else 0) != pitch.alteration:
            shown[place] = pitch.alteration
            _add(note, "accidental", _ACCIDENTALS[pitch.alteration])
    if piece.triplet:
        modification = _add(note, "time-modification")
        _add(modification, "actual-notes", 3)
        _add(modification, "normal-notes", 2)
    if ties:
        notations = _add(note, "notations")
        for kind in ties:
            SubElement(notations, "tied", type=kind)


def _write_symbol(measure: Element, symbol: LineChord | str) -> None:
    """Write a chord symbol, or a text as it is."""
    if isinstance(symbol, str) and symbol != NO_CHORD:
        _add(_add(SubElement(measure, "direction", placement="above"), "direction-type"), "words", symbol)
        return
    harmony = _add(measure, "harmony")
    if isinstance(symbol, str):
        # The format wants a root, which is not shown.
        SubElement(_add(harmony, "root"), "root-step", text="").text = "C"
        SubElement(harmony, "kind", text=NO_CHORD).text = "none"
        return
    _write_step(_add(harmony, "root"), symbol.root, "root-")
    kind, degrees = kind_of_suffix(symbol.suffix)
    SubElement(harmony, "kind", text=symbol.suffix).text = kind
    if symbol.bass is not None:
        _write_step(_add(harmony, "bass"), symbol.bass, "bass-")
    for each in degrees:
        degree = SubElement(harmony, "degree", {"print-object": "no"})  # the text of the kind shows it
        _add(degree, "degree-value", each.number)
        _add(degree, "degree-alter", each.alteration)
        _add(degree, "degree-type", each.change)


def _write_step(parent: Element, pitch: SpelledPitch, prefix: str = "") -> None:
    """Write letter and alteration, whose tags have a prefix in a chord symbol."""
    _add(parent, f"{prefix}step", pitch.letter)
    if pitch.alteration:
        _add(parent, f"{prefix}alter", pitch.alteration)
