"""What music21 reads from a file, for the tests of formats."""

from fractions import Fraction
from typing import Any

from music21 import converter


def parsed(text: str, form: str) -> Any:  # noqa: ANN401 -- music21 has no types
    """Return the stream that music21 reads from a text."""
    return converter.parseData(text, format=form)


def read_pitches(stream: Any, *, join_ties: bool = True) -> list[tuple[list[str], Fraction]]:  # noqa: ANN401
    """Return the names as written and the lengths."""
    found = []
    # By pitch, a natural with its sign would differ from the one that it is tied to.
    notes = (stream.stripTies(matchByPitch=False) if join_ties else stream).flatten().notes
    for note in notes:
        if "ChordSymbol" not in note.classes:
            names = sorted(pitch.nameWithOctave.replace("-", "b") for pitch in note.pitches)
            found.append((names, Fraction(note.quarterLength)))
    return found
