"""Look up scales, chords, intervals and keys; transpose lines; write music files.

Everything here is a pure function or a frozen value. Names are ASCII (`Eb`, `F##`). Text that cannot be read raises
`InputError`, which has the part that was not understood and what was probably meant.

    note_text       typed notes and intervals: real signs and words such as E flat
    scales          scales and keys by name, with modes, relatives and the chords on each degree
    formulas        scales by their half steps
    scale_search    the scales that contain some notes
    chords          chord symbols as on lead sheets
    chord_suffixes  what follows the root of a chord symbol, in all the ways of writing it
    voicings        chords as they are played, without their fifth, ninth or root
    shapes          how a hand holds a chord on strings and on piano keys
    identification  what some notes are: a note, an interval, chords, scales
    midi_keys       names for the keys of a piano that were played together
    lookup          any text: a scale, chord, interval, formula or list of notes
    typed_names     reads scales, chords, intervals and notes in any language and names of notes
    lexicon         what names mean in each language; typed_data has the words around them
    english_names   translates German and French note names to English, for typed_names
    suggestions     the known word, note or formula nearest to one that is not known
    lines           a line of notes or chord symbols, read and written
    song_sheets     lyrics with chords, as in ChordPro
    progressions    Roman numerals and Nashville numbers, read in a key
    numerals        the numeral of a chord in a key
    transpose       moves a line by an interval or to another key
    instruments     transposing instruments: what is written and what sounds
    transposition   how a line should be transposed, read from a form or the command line
    score           notes with lengths, from which files are made
    line_score      a line as a score, with its bars and repeats
    measures        a score divided into measures
    abc_reading     a tune in ABC as a score
    midi, musicxml, abc, lilypond   the file formats
    files           the result of a lookup as a file

>>> parse_scale("Eb melodic minor").names
('Eb', 'F', 'Gb', 'Ab', 'Bb', 'C', 'D')
>>> parse_chord_symbol("F#m7b5").names, identify(["E", "G", "C"])[0].name
(('F#', 'A', 'C', 'E'), 'C/E')
>>> print(transpose_line(parse_line("C E G | Am7 D7"), read_interval("minor third")).text())
Eb G Bb | Cm7 F7
>>> parse_scale("H#b minor")
Traceback (most recent call last):
musicards.errors.InputError: not-understood: "H#b" (note)
"""

from musicards.tools.abc import to_abc
from musicards.tools.abc_reading import is_abc, parse_abc
from musicards.tools.chord_suffixes import degree_interval
from musicards.tools.chords import (
    CHORD_NAMES,
    CHORD_SUFFIXES,
    ChordSymbol,
    chord_on,
    chord_with_degrees,
    is_chord_suffix,
    parse_chord_symbol,
)
from musicards.tools.files import FILES, FileKind, file_of, score_of
from musicards.tools.formulas import parse_formula, scale_of_formula
from musicards.tools.identification import Identity, identify
from musicards.tools.instruments import (
    INSTRUMENTS,
    Instrument,
    OutOfRange,
    for_instrument,
    from_instrument,
    out_of_range,
    parse_instrument,
)
from musicards.tools.lilypond import to_lilypond
from musicards.tools.line_score import score_of_line
from musicards.tools.lines import (
    LINE_WORD,
    Line,
    LineChord,
    LineItem,
    LineKind,
    is_kept,
    not_in_line,
    parse_line,
    read_chord_in,
)
from musicards.tools.lookup import LookupResult, look_up, look_up_keys, rotate
from musicards.tools.midi import to_midi
from musicards.tools.midi_keys import MAX_KEYS, name_keys, not_midi_keys
from musicards.tools.musicxml import to_musicxml
from musicards.tools.note_text import LONGEST_TEXT, code_of, plain, read_interval, read_note, split_note
from musicards.tools.numerals import ChordRole, nashville_of, numeral_of
from musicards.tools.progressions import Progression, ProgressionChord, likely_key, read_progression
from musicards.tools.scale_search import identify_scale, pitches_of, scales_with
from musicards.tools.scales import (
    SCALE_NAMES,
    DegreeChord,
    NamedScale,
    kinds_by_formula,
    parse_scale,
    read_key,
    scale_on,
)
from musicards.tools.score import (
    CHURCH_MODES,
    NO_CHORD,
    TRIPLET,
    Bar,
    ChurchMode,
    Event,
    Score,
    score_of_chord,
    score_of_scale_notes,
    upward,
)
from musicards.tools.shapes import MAX_CAPO, MAX_SHAPE_STRINGS, SHAPE_TUNINGS, HeldKey, Shape, chord_shapes, piano_shape
from musicards.tools.song_sheets import chords_of_sheet, key_of_sheet, parse_line_or_sheet, parse_sheet
from musicards.tools.suggestions import nearest_formula, nearest_note, nearest_word, suggested
from musicards.tools.transpose import (
    easier_key,
    interval_to_key,
    key_distance,
    moved_by_octaves,
    transpose_line,
    writable,
)
from musicards.tools.transposition import Transposition, read_transposition
from musicards.tools.typed_names import (
    read_note_and_rest,
    read_typed_chord,
    read_typed_interval,
    read_typed_key,
    read_typed_note,
    read_typed_notes,
    read_typed_scale,
)

__all__ = [
    "CHORD_NAMES",
    "CHORD_SUFFIXES",
    "CHURCH_MODES",
    "FILES",
    "INSTRUMENTS",
    "LINE_WORD",
    "LONGEST_TEXT",
    "MAX_CAPO",
    "MAX_KEYS",
    "MAX_SHAPE_STRINGS",
    "NO_CHORD",
    "SCALE_NAMES",
    "SHAPE_TUNINGS",
    "TRIPLET",
    "Bar",
    "ChordRole",
    "ChordSymbol",
    "ChurchMode",
    "DegreeChord",
    "Event",
    "FileKind",
    "HeldKey",
    "Identity",
    "Instrument",
    "Line",
    "LineChord",
    "LineItem",
    "LineKind",
    "LookupResult",
    "NamedScale",
    "OutOfRange",
    "Progression",
    "ProgressionChord",
    "Score",
    "Shape",
    "Transposition",
    "chord_on",
    "chord_shapes",
    "chord_with_degrees",
    "chords_of_sheet",
    "code_of",
    "degree_interval",
    "easier_key",
    "file_of",
    "for_instrument",
    "from_instrument",
    "identify",
    "identify_scale",
    "interval_to_key",
    "is_abc",
    "is_chord_suffix",
    "is_kept",
    "key_distance",
    "key_of_sheet",
    "kinds_by_formula",
    "likely_key",
    "look_up",
    "look_up_keys",
    "moved_by_octaves",
    "name_keys",
    "nashville_of",
    "nearest_formula",
    "nearest_note",
    "nearest_word",
    "not_in_line",
    "not_midi_keys",
    "numeral_of",
    "out_of_range",
    "parse_abc",
    "parse_chord_symbol",
    "parse_formula",
    "parse_instrument",
    "parse_line",
    "parse_line_or_sheet",
    "parse_scale",
    "parse_sheet",
    "piano_shape",
    "pitches_of",
    "plain",
    "read_chord_in",
    "read_interval",
    "read_key",
    "read_note",
    "read_note_and_rest",
    "read_progression",
    "read_transposition",
    "read_typed_chord",
    "read_typed_interval",
    "read_typed_key",
    "read_typed_note",
    "read_typed_notes",
    "read_typed_scale",
    "rotate",
    "scale_of_formula",
    "scale_on",
    "scales_with",
    "score_of",
    "score_of_chord",
    "score_of_line",
    "score_of_scale_notes",
    "split_note",
    "suggested",
    "to_abc",
    "to_lilypond",
    "to_midi",
    "to_musicxml",
    "transpose_line",
    "upward",
    "writable",
]
