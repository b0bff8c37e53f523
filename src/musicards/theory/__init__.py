"""Music theory: the names of notes, intervals, scales, keys and chords.

Everything here is a pure function or a frozen value, and spelling matters: F# and Gb are one card but two notes. Names
are ASCII (`Eb`, `F##`) everywhere except in the forms that `names` makes for readers. Functions that read text or
numbers from outside accept any value, and raise `BadNotation` with a line that says what would be right.

    pitch      letters, the hours of the clock, printed names, spelled pitches
    interval   intervals in letters and half steps; transposing
    scale      every kind of scale that Key's Corners can be played in
    key        key signatures, relative and parallel keys
    rhythm     meters, note values, and rhythms as short texts
    clef       the clefs, and which one fits some notes
    names      English, German, French solfège, degrees and movable do; plain, with real signs, and spoken
    data       the tables for the others

>>> make_scale("Eb", "harmonic_minor").names
('Eb', 'F', 'Gb', 'Ab', 'Bb', 'Cb', 'D')
>>> print(transpose(parse_pitch("F#4"), parse_interval("augmented fourth")))
B#4
>>> make_key("F#", "minor").accidentals
('F#', 'C#', 'G#')
>>> note_name(parse_pitch("Bbb"), "german")
'Heses'
"""

from musicards.theory.clef import CLEFS, Clef, clef_for, moved_onto_staff, read_clef
from musicards.theory.interval import Interval, Quality, interval_between, parse_interval, transpose
from musicards.theory.key import (
    KEYS,
    MODES,
    Key,
    Mode,
    key_of_signature,
    make_key,
    next_tonic,
    pitch_of_fifths,
    signature_of_scale,
)
from musicards.theory.names import (
    FIXED_NAME_SYSTEMS,
    NAME_SYSTEMS,
    NameSystem,
    degree_name,
    german_name,
    movable_do,
    note_name,
    parse_name,
    real_signs,
    spoken_name,
)
from musicards.theory.pitch import (
    LETTERS,
    MAX_SIGNS,
    NATURAL_HOUR,
    PRINTED_NAMES,
    SHARP_NAMES,
    Letter,
    PitchClass,
    SpelledPitch,
    enharmonic_names,
    hour_above,
    letter_above,
    note_hour,
    parse_pitch,
    printed_hour,
    signs,
    staff_steps,
)
from musicards.theory.rhythm import (
    VALUE_LETTERS,
    Meter,
    Rhythm,
    RhythmNote,
    parse_meter,
    parse_rhythm,
    rhythm_text,
    sounding,
)
from musicards.theory.scale import SCALE_KINDS, Scale, make_scale

__all__ = [
    "CLEFS",
    "FIXED_NAME_SYSTEMS",
    "KEYS",
    "LETTERS",
    "MAX_SIGNS",
    "MODES",
    "NAME_SYSTEMS",
    "NATURAL_HOUR",
    "PRINTED_NAMES",
    "SCALE_KINDS",
    "SHARP_NAMES",
    "VALUE_LETTERS",
    "Clef",
    "Interval",
    "Key",
    "Letter",
    "Meter",
    "Mode",
    "NameSystem",
    "PitchClass",
    "Quality",
    "Rhythm",
    "RhythmNote",
    "Scale",
    "SpelledPitch",
    "clef_for",
    "degree_name",
    "enharmonic_names",
    "german_name",
    "hour_above",
    "interval_between",
    "key_of_signature",
    "letter_above",
    "make_key",
    "make_scale",
    "movable_do",
    "moved_onto_staff",
    "next_tonic",
    "note_hour",
    "note_name",
    "parse_interval",
    "parse_meter",
    "parse_name",
    "parse_pitch",
    "parse_rhythm",
    "pitch_of_fifths",
    "printed_hour",
    "read_clef",
    "real_signs",
    "rhythm_text",
    "signature_of_scale",
    "signs",
    "sounding",
    "spoken_name",
    "staff_steps",
    "transpose",
]
