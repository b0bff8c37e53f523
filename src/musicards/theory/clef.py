"""Clefs, and which one fits some notes. How notes are placed and drawn is the page's (web/src/music).

>>> CLEFS
('treble', 'bass', 'alto', 'tenor')
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias, get_args

from musicards.errors import Suggestion, not_understood
from musicards.theory.pitch import SpelledPitch, staff_steps

Clef: TypeAlias = Literal["treble", "bass", "alto", "tenor"]
CLEFS: Final[tuple[Clef, ...]] = get_args(Clef)

_LOWEST_IN_TREBLE: Final = 55  # MIDI number of G3
_MIDDLE_LINES: Final[dict[Clef, SpelledPitch]] = {
    "treble": SpelledPitch("B", 0, 4),
    "bass": SpelledPitch("D", 0, 3),
    "alto": SpelledPitch("C", 0, 4),
    "tenor": SpelledPitch("A", 0, 3),
}
_ON_STAFF: Final = 4  # steps from the middle line to the outer ones


def read_clef(text: object) -> Clef:
    """Return the clef with this name.

    >>> read_clef("alto")
    'alto'

    Raises:
        InputError: there is no such clef here.
    """
    for clef in CLEFS:
        if text == clef:
            return clef
    raise not_understood(text, "clef", examples=[Suggestion("plain", clef) for clef in CLEFS])


def clef_for(pitches: Iterable[SpelledPitch]) -> Clef:
    """Return the bass clef if the notes are below G3 on average, otherwise the treble clef.

    >>> clef_for([SpelledPitch("C", 0, 3), SpelledPitch("E", 0, 3)])
    'bass'
    """
    heights = [pitch.midi or 0 for pitch in pitches]
    return "bass" if heights and sum(heights) < _LOWEST_IN_TREBLE * len(heights) else "treble"


def moved_onto_staff(pitches: Sequence[SpelledPitch], clef: Clef) -> tuple[SpelledPitch, ...]:
    """Return the notes in the octave in which they are in the middle of the staff, or as they are if most are on it.

    >>> [str(pitch) for pitch in moved_onto_staff([SpelledPitch("E", 0, 4), SpelledPitch("G", 1, 4)], "bass")]
    ['E3', 'G#3']
    """
    steps = sum(staff_steps(pitch) for pitch in pitches) / len(pitches) - staff_steps(_MIDDLE_LINES[clef])
    octaves = 0 if abs(steps) <= _ON_STAFF else round(-steps / 7)
    return tuple(SpelledPitch(pitch.letter, pitch.alteration, (pitch.octave or 0) + octaves) for pitch in pitches)
