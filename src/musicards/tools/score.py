"""A score to be exported to any file format: one part of notes, chords and rests with lengths.

`score_of_scale_notes` and `score_of_chord` add octaves and lengths to names, `line_score` does so for a typed line.
`measures` divides a score into measures; each format has a module of its own.

>>> CHURCH_MODES[1], TRIPLET, NO_CHORD
('dorian', Fraction(3, 2), 'N.C.')
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal, TypeAlias, get_args

from musicards.errors import BadNotation, InputError
from musicards.theory import Clef, Key, SpelledPitch, clef_for, parse_pitch, pitch_of_fifths, staff_steps
from musicards.tools.chords import parse_chord_symbol
from musicards.tools.instruments import Instrument
from musicards.tools.lines import LineChord
from musicards.tools.transpose import writable

ChurchMode: TypeAlias = Literal["ionian", "dorian", "phrygian", "lydian", "mixolydian", "aeolian", "locrian"]

CHURCH_MODES: Final[tuple[ChurchMode, ...]] = get_args(ChurchMode)
"""The modes that the file formats name in a key signature, in order of their tonic in C major."""

_FIFTHS_OF_MODE: Final[dict[ChurchMode, int]] = dict(zip(CHURCH_MODES, (0, 2, 4, -1, 1, 3, 5), strict=True))

TRIPLET: Final = Fraction(3, 2)
"""How much longer a note of a triplet is written than it sounds."""

NO_CHORD: Final = "N.C."
"""The text above a rest of the accompaniment."""

_SHORTEST: Final = Fraction(1, 8)  # of a quarter: a thirty-second note
_LONGEST: Final = 64  # quarters in one event, at most
_MAX_EVENTS: Final = 5_000
_MAX_SIGNS: Final = 2  # none of our formats has a triple sharp
_LOWEST_GUESS: Final = 2  # octave; names that lead far down or up must not leave the staff
_HIGHEST_GUESS: Final = 6
_BEAT_TYPES: Final = (1, 2, 4, 8, 16, 32)


@dataclass(frozen=True, slots=True)
class Event:
    """Notes that begin together, or a rest.

    >>> Event((SpelledPitch("C", 0, 4), SpelledPitch("E", 0, 4)), Fraction(2)).length  # a third that lasts two quarters
    Fraction(2, 1)
    """

    pitches: tuple[SpelledPitch, ...]  # as written, each with an octave; empty for a rest
    length: Fraction = Fraction(1)  # in quarter notes
    symbol: LineChord | str | None = None  # the chord symbol above it, or a text such as NO_CHORD
    tied: bool = False  # to the same notes in the next event
    triplet: int = 0  # 1 for the first of a group of three in the time of two, 2 for the others; 0 outside

    @property
    def written(self) -> Fraction:
        """Return the length of the note value: in a triplet, half as long again as it sounds.

        >>> Event((), Fraction(1, 3), triplet=1).written
        Fraction(1, 2)
        """
        return self.length * TRIPLET if self.triplet else self.length


@dataclass(frozen=True, slots=True)
class Bar:
    """A measure whose length is known, and the signs at its bar lines.

    >>> Bar(Fraction(3), repeat_ends=True).endings
    ()
    """

    length: Fraction  # in quarter notes; a pickup has fewer than its meter
    meter: tuple[int, int] | None = None  # a meter that begins here, e.g. (6, 8); None where it does not change
    repeat_starts: bool = False
    repeat_ends: bool = False
    endings: tuple[int, ...] = ()  # (1,) where the first ending begins
    double: bool = False  # it ends with a double bar line


@dataclass(frozen=True, slots=True)
class Score:
    """One part on one staff.

    >>> Score("Two notes", (Event((SpelledPitch("C", 0, 4),)), Event((SpelledPitch("E", -1, 4),)))).clef
    'treble'

    Raises:
        BadNotation: a note has no octave, an octave outside 0 to 9 or a triple sign; a length is not a whole number of
            thirty-seconds; there are no events, or too many; or the bars are not filled by the events.
    """

    title: str
    events: tuple[Event, ...]
    key: Key | None = None  # the written key; None for no signature
    tempo: int | None = None  # quarter notes per minute
    beats: int = 4  # per measure
    pickup: Fraction = Fraction(0)  # quarter notes before the first whole measure; only without bars
    instrument: Instrument | None = None  # whose part it is, if that is a transposing instrument
    beat_type: int = 4  # the note value of a beat: 4 for a quarter note
    mode: ChurchMode | None = None  # the name of the mode that has the signature of `key`
    bars: tuple[Bar, ...] = ()  # the measures, where they are not simply as long as the meter says
    chosen_clef: Clef | None = None  # None for the instrument's, or else the one that fits the notes

    def __post_init__(self) -> None:
        if not 1 <= len(self.events) <= _MAX_EVENTS:
            raise InputError("line-too-long", total=len(self.events), most=_MAX_EVENTS)
        if not 1 <= self.beats <= 32 or self.beat_type not in _BEAT_TYPES:
            raise BadNotation(f"A measure has 1 to 32 beats of a note value, not {self.beats}/{self.beat_type}.")
        if not 0 <= self.pickup < self.measure or self.pickup % _SHORTEST:
            raise BadNotation(f"A pickup is shorter than a measure of {self.measure} quarter notes, not {self.pickup}.")
        if self.bars and sum(bar.length for bar in self.bars) != sum(event.length for event in self.events):
            raise BadNotation("The bars must be as long as what is in them.")
        if not self.bars and any(event.triplet for event in self.events):
            raise BadNotation("Triplets need bars.")
        if self.tempo is not None and not 10 <= self.tempo <= 400:
            raise BadNotation(f"A tempo is 10 to 400 quarter notes per minute, not {self.tempo}.")
        for event in self.events:
            _check(event)

    @property
    def measure(self) -> Fraction:
        """Return the length of a whole measure in quarter notes."""
        return Fraction(4 * self.beats, self.beat_type)

    @property
    def tonic(self) -> str | None:
        """Return the tonic of the key or of its mode, in ASCII.

        >>> from musicards.theory import make_key
        >>> Score("", (Event((SpelledPitch("E", 0, 4),)),), make_key("B"), mode="lydian").tonic
        'E'
        """
        if self.key is None or self.mode is None:
            return None if self.key is None else self.key.tonic
        return pitch_of_fifths(self.key.signature + _FIFTHS_OF_MODE[self.mode]).name

    @property
    def clef(self) -> Clef:
        """Return the chosen clef, or that of the instrument, or the one that fits the notes."""
        usual = None if self.instrument is None else self.instrument.clef
        return self.chosen_clef or usual or clef_for(pitch for event in self.events for pitch in event.pitches)


def _check(event: Event) -> None:
    if not _SHORTEST <= event.written <= _LONGEST or event.written % _SHORTEST:
        raise BadNotation(f"A note is {_SHORTEST} to {_LONGEST} quarter notes long, not {event.written}.")
    for pitch in event.pitches:
        if pitch.octave is None or not 0 <= pitch.octave <= 9:
            raise InputError("off-staff", str(pitch), least=0, most=9)
        if abs(pitch.alteration) > _MAX_SIGNS:
            raise InputError("too-many-accidentals", str(pitch))


def score_of_scale_notes(
    names: Sequence[str], *, title: str = "", key: Key | None = None, octave: int = 4, up_to_tonic: bool = True
) -> Score:
    """Return the notes upward as quarter notes, the first in `octave`; with the first note again if `up_to_tonic`.

    >>> score = score_of_scale_notes(["A", "B", "C#"], up_to_tonic=False)
    >>> [str(event.pitches[0]) for event in score.events]
    ['A4', 'B4', 'C#5']

    Raises:
        InputError: a name is not a note.
    """
    pitches = [parse_pitch(name) for name in names]
    if up_to_tonic:
        pitches += pitches[:1]
    return Score(title, tuple(Event((pitch,)) for pitch in upward(pitches, octave)), key)


def score_of_chord(
    names: Sequence[str], *, symbol: str | None = None, title: str = "", key: Key | None = None, octave: int = 4
) -> Score:
    """Return the notes as one whole note, stacked upward from the first, which is in `octave`.

    A note with a triple sign is written on the next letter.

    >>> score = score_of_chord(["E", "G", "C"], symbol="C/E")
    >>> [str(pitch) for pitch in score.events[0].pitches], str(score.events[0].symbol)
    (['E4', 'G4', 'C5'], 'C/E')

    Raises:
        InputError: a name is not a note, or the symbol is not a chord.
    """
    pitches = upward([writable(parse_pitch(name)) for name in names], octave)
    above = None
    if symbol is not None:
        read = parse_chord_symbol(symbol)
        above = LineChord(read.root, read.suffix, read.bass)
    return Score(title, (Event(pitches, Fraction(4), above),), key)


def upward(pitches: Iterable[SpelledPitch], octave: int) -> tuple[SpelledPitch, ...]:
    """Return each pitch in the lowest octave that is above the pitch before.

    >>> [str(pitch) for pitch in upward([SpelledPitch("A"), SpelledPitch("C"), SpelledPitch("B", -1)], 3)]
    ['A3', 'C4', 'Bb4']
    """
    placed: list[SpelledPitch] = []
    for pitch in pitches:
        found = SpelledPitch(pitch.letter, pitch.alteration, placed[-1].octave if placed else octave)
        # Compared on the staff, so that Cb is above Bb, and B# is below the C that follows it.
        if placed and _staff_place(found) <= _staff_place(placed[-1]):
            found = SpelledPitch(found.letter, found.alteration, (found.octave or 0) + 1)
        placed.append(found)
    return tuple(placed)


def _staff_place(pitch: SpelledPitch) -> tuple[int, int]:
    return staff_steps(pitch), pitch.alteration
