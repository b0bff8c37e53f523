"""Clefs, and which one fits some notes. How notes are placed and drawn is the page's (web/src/music)."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, get_args

from musicards.errors import Suggestion, not_understood
from musicards.theory.pitch import SpelledPitch

Clef: TypeAlias = Literal["treble", "bass", "alto", "tenor"]
CLEFS: Final[tuple[Clef, ...]] = get_args(Clef)

_LOWEST_IN_TREBLE: Final = 55  # MIDI number of G3


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
