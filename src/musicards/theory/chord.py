"""Chords: triads and seventh chords, spelled in thirds above their root, found in scales and recognized from notes.

The kinds, their symbols and their Roman numerals are tables in `data`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from musicards.errors import BadNotation, Suggestion, not_understood
from musicards.theory.data import CHORD_ALIASES, CHORD_NUMERALS, CHORD_SHAPES, CHORD_SYMBOLS
from musicards.theory.interval import Interval, interval_between, parse_interval, transpose
from musicards.theory.pitch import (
    PRINTED_NAMES,
    PitchClass,
    SpelledPitch,
    note_hour,
    parse_pitch,
)
from musicards.theory.scale import Scale

__all__ = [
    "CHORD_KINDS",
    "Chord",
    "ScaleChord",
    "SoundingChord",
    "chords_of_hours",
    "chords_of_scale",
    "identify_chord",
    "make_chord",
    "parse_chord",
]

CHORD_KINDS: Final[tuple[str, ...]] = tuple(CHORD_SHAPES)
"""Every kind: the four triads, then the seventh chords."""

_SHAPES: Final[dict[str, tuple[Interval, ...]]] = {
    kind: tuple(parse_interval(short) for short in shape) for kind, shape in CHORD_SHAPES.items()
}
_KIND_OF_SHAPE: Final[dict[tuple[Interval, ...], str]] = {shape: kind for kind, shape in _SHAPES.items()}
_KIND_OF_SYMBOL: Final[dict[str, str]] = {symbol: kind for kind, symbol in CHORD_SYMBOLS.items()} | {
    text: kind for kind, texts in CHORD_ALIASES.items() for text in texts
}
_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
_TRIAD_FIGURES: Final = ("", "6", "64")
_SEVENTH_FIGURES: Final = ("7", "65", "43", "42")
_MAX_NOTES: Final = 4


@dataclass(frozen=True, slots=True)
class Chord:
    """A chord: a root and a kind. Made by `make_chord` or `parse_chord`.

    >>> chord = parse_chord("F#m7b5")
    >>> chord.names, chord.words
    (('F#', 'A', 'C', 'E'), 'F# half diminished seventh')
    """

    root: SpelledPitch  # without an octave
    kind: str  # one of CHORD_KINDS

    @property
    def pitches(self) -> tuple[SpelledPitch, ...]:
        """Return the notes without octaves, root first, each a third above the last."""
        return (self.root, *(transpose(self.root, interval) for interval in _SHAPES[self.kind]))

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the notes in ASCII, root first."""
        return tuple(pitch.name for pitch in self.pitches)

    @property
    def hours(self) -> tuple[PitchClass, ...]:
        """Return the hours of the notes, root first."""
        return tuple(pitch.hour for pitch in self.pitches)

    @property
    def symbol(self) -> str:
        """Return the chord symbol as on a lead sheet, in ASCII: ``C``, ``F#m7b5``, ``Bbmaj7``."""
        return self.root.name + CHORD_SYMBOLS[self.kind]

    @property
    def words(self) -> str:
        """Return the root and the kind in English: ``Bb major seventh``."""
        return f"{self.root.name} {self.kind.replace('_', ' ')}"

    def inverted(self, inversion: int) -> tuple[str, ...]:
        """Return the names from the lowest note up, in root position (0) or the first, second or third inversion.

        Raises:
            BadNotation: the chord has no such inversion.
        """
        names = self.names
        if not 0 <= inversion < len(names):
            raise BadNotation(f"{self.symbol} has no inversion {inversion}: choose 0 to {len(names) - 1}.")
        return names[inversion:] + names[:inversion]

    def __str__(self) -> str:
        return self.symbol


@dataclass(frozen=True, slots=True)
class SoundingChord:
    """A chord recognized from notes, with its inversion."""

    chord: Chord
    inversion: int  # 0 root position, 1 the third is lowest, 2 the fifth, 3 the seventh

    @property
    def symbol(self) -> str:
        """Return the chord symbol, with a slash and the lowest note if that is not the root: ``C/E``."""
        if self.inversion == 0:
            return self.chord.symbol
        return f"{self.chord.symbol}/{self.chord.names[self.inversion]}"

    @property
    def figures(self) -> str:
        """Return the figured bass: empty, 6 or 64 for triads; 7, 65, 43 or 42 for seventh chords."""
        figures = _TRIAD_FIGURES if len(_SHAPES[self.chord.kind]) == 2 else _SEVENTH_FIGURES
        return figures[self.inversion]


@dataclass(frozen=True, slots=True)
class ScaleChord:
    """The chord on one degree of a scale."""

    degree: int  # 1 to 7
    names: tuple[str, ...]  # in thirds from the degree up, as the scale spells them
    chord: Chord | None  # None if the thirds of an unusual scale do not make a known chord
    numeral: str  # ``ii``, ``V7``, ``vii°``, ``viiø7``, ``III+``; the bare capital when `chord` is None


def make_chord(root: SpelledPitch, kind: object) -> Chord:
    """Return the chord of a kind on a root; an octave is left out.

    Raises:
        InputError: the kind is unknown.
    """
    if not isinstance(kind, str) or kind not in _SHAPES:
        raise not_understood(kind, "chord-kind", examples=[Suggestion("plain", each) for each in CHORD_KINDS])
    return Chord(SpelledPitch(root.letter, root.alteration), kind)


def parse_chord(text: object) -> Chord:
    """Read a chord symbol, written like `Chord.symbol` or in another usual way.

    >>> parse_chord("Bbmaj7").names, parse_chord("C").names
    (('Bb', 'D', 'F', 'A'), ('C', 'E', 'G'))

    Raises:
        InputError: the text is not a chord symbol; the root is a capital with at most two accidentals.
    """
    if isinstance(text, str):
        typed = text.strip().replace("\N{MUSIC SHARP SIGN}", "#").replace("\N{MUSIC FLAT SIGN}", "b")
        end = 1
        # All signs after the letter belong to the root: "Bb5" is not B with a flat fifth.
        while end < min(len(typed), 4) and typed[end] == typed[1] and typed[end] in "#b":
            end += 1
        kind = _KIND_OF_SYMBOL.get(typed[end:])
        if kind is not None and typed[:1].isupper() and end <= 3:
            try:
                return make_chord(parse_pitch(typed[:end]), kind)
            except BadNotation:
                pass  # the whole symbol is wrong, and the error below shows it
    raise not_understood(text, "chord", examples=[Suggestion("chord", "F#m7b5")])


def chords_of_scale(scale: Scale, *, sevenths: bool = False) -> tuple[ScaleChord, ...]:
    """Return the chord on each degree of a scale of seven notes, with its Roman numeral.

    >>> from musicards.theory.scale import make_scale
    >>> [found.numeral for found in chords_of_scale(make_scale("A", "harmonic_minor"))]
    ['i', 'ii°', 'III+', 'iv', 'V', 'VI', 'vii°']

    Raises:
        BadNotation: the scale does not have seven notes, so its thirds are not every second note.
    """
    if len(scale.names) != 7:
        raise BadNotation(f"{scale.tonic} {scale.kind} has {len(scale.names)} notes, but chords on degrees need seven.")
    found: list[ScaleChord] = []
    for place in range(7):
        names = tuple(scale.names[(place + third) % 7] for third in ((0, 2, 4, 6) if sevenths else (0, 2, 4)))
        pitches = [parse_pitch(name) for name in names]
        chord = _chord_on(pitches[0], pitches[1:])
        numeral = _ROMAN[place]
        if chord is not None:
            is_capital, ending = CHORD_NUMERALS[chord.kind]
            numeral = (numeral if is_capital else numeral.lower()) + ending
        found.append(ScaleChord(place + 1, names, chord, numeral))
    return tuple(found)


def identify_chord(names: Sequence[str]) -> SoundingChord | None:
    """Return the chord that some notes spell; None if they spell no chord. Doubled notes count once.

    Args:
        names: notes in ASCII, the lowest first; the order of the others does not matter.

    >>> found = identify_chord(["E", "G", "C"])
    >>> found and found.symbol
    'C/E'

    Raises:
        InputError: one of them is not a note.
    """
    for name in names:
        note_hour(name)  # raises unless it is a note in ASCII
    different = dict.fromkeys(names)
    if len(different) > _MAX_NOTES:
        return None
    pitches = [parse_pitch(name) for name in different]
    for root in pitches:
        chord = _chord_on(root, [pitch for pitch in pitches if pitch != root])
        if chord is not None:
            return SoundingChord(chord, chord.names.index(pitches[0].name))
    return None


def chords_of_hours(hours: Iterable[PitchClass]) -> tuple[Chord, ...]:
    """Return every chord with these hours, whatever its spelling, ordered by the hour of the root.

    An augmented triad has three possible roots and a diminished seventh chord four. Each root has the printed name that
    needs fewer accidentals in the chord; if both need the same number, the sharp name.

    >>> [chord.symbol for chord in chords_of_hours([PitchClass(12), PitchClass(3), PitchClass(7)])]
    ['Cm']
    """
    wanted = frozenset(hours)
    return tuple(chord for sound, chord in _all_sounds() if sound == wanted)


def _chord_on(root: SpelledPitch, others: Sequence[SpelledPitch]) -> Chord | None:
    """Return the chord that `others` make above `root`, in any order; None if they make no chord."""
    shape = sorted((interval_between(root, other) for other in others), key=_generic)
    kind = _KIND_OF_SHAPE.get(tuple(shape))
    return None if kind is None else make_chord(root, kind)


def _generic(interval: Interval) -> int:
    return interval.generic


def _count_signs(chord: Chord) -> int:
    return sum(abs(pitch.alteration) for pitch in chord.pitches)


def _simplest_chord(names: tuple[str, ...], kind: str) -> Chord:
    """Return the chord on the name of its root that needs the fewest accidentals; the first name if several do."""
    return min((make_chord(parse_pitch(name), kind) for name in names), key=_count_signs)


@cache
def _all_sounds() -> list[tuple[frozenset[PitchClass], Chord]]:
    """Return the hours of every chord. The list is made on first use, so that importing costs nothing."""
    chords = [_simplest_chord(names, kind) for names in PRINTED_NAMES[1:] for kind in CHORD_KINDS]
    return [(frozenset(chord.hours), chord) for chord in chords]
