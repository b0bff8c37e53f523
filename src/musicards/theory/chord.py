"""Chords: triads and seventh chords, spelled in thirds above their root, and those of a scale.

The kinds, their symbols and their Roman numerals are tables in `data`.
"""

from dataclasses import dataclass
from typing import Final

from musicards.errors import BadNotation, Suggestion, not_understood
from musicards.theory.data import CHORD_NUMERALS, CHORD_SHAPES, CHORD_SYMBOLS
from musicards.theory.interval import Interval, interval_between, parse_interval, transpose
from musicards.theory.pitch import SpelledPitch, parse_pitch
from musicards.theory.scale import Scale

CHORD_KINDS: Final[tuple[str, ...]] = tuple(CHORD_SHAPES)
"""Every kind: the four triads, then the seventh chords."""

_SHAPES: Final[dict[str, tuple[Interval, ...]]] = {
    kind: tuple(parse_interval(short) for short in shape) for kind, shape in CHORD_SHAPES.items()
}
_KIND_OF_SHAPE: Final[dict[tuple[Interval, ...], str]] = {shape: kind for kind, shape in _SHAPES.items()}
_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")


@dataclass(frozen=True, slots=True)
class Chord:
    """A chord: a root and a kind. Made by `make_chord`.

    >>> chord = make_chord(parse_pitch("F#"), "half_diminished_seventh")
    >>> chord.names, chord.symbol
    (('F#', 'A', 'C', 'E'), 'F#m7b5')
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
    def symbol(self) -> str:
        """Return the chord symbol as on a lead sheet, in ASCII: ``C``, ``F#m7b5``, ``Bbmaj7``."""
        return self.root.name + CHORD_SYMBOLS[self.kind]

    def __str__(self) -> str:
        return self.symbol


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
        root, *others = [parse_pitch(name) for name in names]
        kind = _KIND_OF_SHAPE.get(tuple([interval_between(root, other) for other in others]))
        chord = None if kind is None else make_chord(root, kind)
        numeral = _ROMAN[place]
        if chord is not None:
            is_capital, ending = CHORD_NUMERALS[chord.kind]
            numeral = (numeral if is_capital else numeral.lower()) + ending
        found.append(ScaleChord(place + 1, names, chord, numeral))
    return tuple(found)
