"""How to hold a chord, as text: the frets of each string, and the piano keys with the fingers of both hands."""

from collections.abc import Iterable
from typing import Final

from musicards.theory import NameSystem, note_name
from musicards.tools.chords import ChordSymbol
from musicards.tools.shapes import SHAPE_TUNINGS, chord_shapes, piano_shape

_INSTRUMENTS: Final = ("guitar", "ukulele")
_MOST: Final = 4  # shapes of each


def shape_facts(chord: ChordSymbol, system: NameSystem) -> list[tuple[str, str]]:
    """Return a line for each instrument: frets from the lowest string, with x for a silent one; keys from the bass.

    A chord of more notes than a hand has fingers has none for the piano.

    >>> from musicards.tools.chords import parse_chord_symbol
    >>> for title, fact in shape_facts(parse_chord_symbol("C/E"), "english"):
    ...     print(title, "-", fact)
    guitar - 032010, xx2010
    ukulele - 0003
    piano - E G C, right hand 1 2 5, left hand 5 3 1
    """
    facts = [(name, ", ".join(_frets(chord, name))) for name in _INSTRUMENTS]
    keys = piano_shape(chord)
    notes = " ".join(note_name(key.pitch, system, tonic=chord.root) for key in keys)
    if any(key.right is None or key.left is None for key in keys):
        return facts
    right, left = _fingers(key.right for key in keys), _fingers(key.left for key in keys)
    return [*facts, ("piano", f"{notes}, right hand {right}, left hand {left}")]


def shapes_to_json(chord: ChordSymbol) -> dict[str, object]:
    """Return the frets for each instrument, and the keys with their fingers: 1 is the thumb."""
    keys = [{"note": str(key.pitch), "right": key.right, "left": key.left} for key in piano_shape(chord)]
    return {**{name: _frets(chord, name) for name in _INSTRUMENTS}, "piano": keys}


def _frets(chord: ChordSymbol, instrument: str) -> list[str]:
    return [str(shape) for shape in chord_shapes(chord, SHAPE_TUNINGS[instrument], most=_MOST)]


def _fingers(fingers: Iterable[int | None]) -> str:
    return " ".join(map(str, fingers))
