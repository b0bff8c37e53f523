"""The call of the page for the shapes of a chord."""

import re
from dataclasses import dataclass, replace
from typing import Final

from musicards.errors import InputError
from musicards.server.calls.tools import NameParts, Query
from musicards.theory import SpelledPitch
from musicards.tools.chords import ChordSymbol, parse_chord_symbol
from musicards.tools.midi_keys import not_midi_keys
from musicards.tools.shapes import MAX_CAPO, MAX_SHAPE_STRINGS, SHAPE_TUNINGS, chord_shapes, piano_shape

_ROOTS: Final = ("C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B")
"""The usual names of the roots of guitar chords."""


@dataclass(frozen=True, slots=True)
class FoundShape:
    """How a hand holds a chord on strings; the player's lowest string comes first."""

    frets: list[int | None]  # from the capo: 0 is open, null silent
    fingers: list[int | None]  # 1 is the index finger; null for open and silent strings
    barre: int | None  # the fret at which the first finger lies across several strings
    keys: list[int | None]  # the MIDI numbers that sound


@dataclass(frozen=True, slots=True)
class FoundKey:
    """A piano key of a chord, with the finger of each hand: 1 is the thumb, null if a hand has too few."""

    name: str  # in ASCII, with its octave
    key: int  # its MIDI number
    right: int | None
    left: int | None


@dataclass(frozen=True, slots=True)
class Shapes:
    """How to hold a chord. GET /api/tools/shapes?ask=CHORD.

    The request can have tuning=40,45,50 (the MIDI numbers of the open strings), capo (its fret) and inversion (how many
    notes, from the bass, are moved up).
    """

    shapes: list[FoundShape]  # the easiest and most usual first; none if the chord has too many notes for the strings
    like: NameParts | None  # with a capo: the chord that is held the same without one
    basses: list[str]  # the notes that can be the lowest, by inversion; in ASCII
    piano: list[FoundKey]


def shapes(query: Query) -> Shapes:
    """Return how to hold the chord that a query names."""
    chord = parse_chord_symbol(query.get("ask", ""))
    capo, inversion = _number(query, "capo", MAX_CAPO), _number(query, "inversion", len(chord.from_bass) - 1)
    wish = replace(chord, bass=_bass(chord, inversion)) if inversion else chord
    return Shapes(
        [
            FoundShape(list(shape.frets), list(shape.fingers), shape.barre, list(shape.keys))
            for shape in chord_shapes(wish, _tuning(query), capo=capo)
        ],
        NameParts.of_chord(_lower(wish, capo)) if capo else None,
        list(chord.from_bass),
        [FoundKey(str(key.pitch), key.pitch.midi or 0, key.right, key.left) for key in piano_shape(chord, inversion)],
    )


def _bass(chord: ChordSymbol, inversion: int) -> SpelledPitch:
    name = chord.from_bass[inversion]
    return next(pitch for pitch in chord.pitches if pitch.name == name)


def _lower(chord: ChordSymbol, half_steps: int) -> ChordSymbol:
    """Return the chord so many half steps lower, by its usual names."""
    root, bass = ("" if pitch is None else _ROOTS[(pitch.hour - half_steps) % 12] for pitch in (chord.root, chord.bass))
    return parse_chord_symbol(f"{root}{chord.suffix}" + (f"/{bass}" if bass else ""))


def _number(query: Query, field: str, most: int) -> int:
    text = query.get(field, "0")
    if not re.fullmatch(r"[0-9]{1,2}", text) or int(text) > most:
        raise InputError("number-out-of-range", text, least=0, most=most)
    return int(text)


def _tuning(query: Query) -> tuple[int, ...]:
    text = query.get("tuning")
    if text is None:
        return SHAPE_TUNINGS["guitar"]
    keys = text.split(",")
    if len(keys) > MAX_SHAPE_STRINGS or not all(re.fullmatch(r"[0-9]{1,3}", key) for key in keys):
        raise not_midi_keys(text)
    return tuple(int(key) for key in keys)
