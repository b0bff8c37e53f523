"""Agreement with music21 over the scales, chords, intervals and key signatures that both know, on 21 tonics.

Where the two differ is listed here with the reason.
"""

from functools import cache
from typing import Any, Final

import pytest
from music21 import harmony
from music21 import pitch as pitches
from music21 import scale as scales

from musicards.errors import BadNotation
from musicards.tools import parse_chord_symbol, parse_scale

TONICS: Final = [letter + sign for letter in "CDEFGAB" for sign in ("", "#", "b")]

SCALES: Final = {
    "major": scales.MajorScale,
    "natural minor": scales.MinorScale,
    "harmonic minor": scales.HarmonicMinorScale,
    "melodic minor": scales.MelodicMinorScale,  # as it rises
    "dorian": scales.DorianScale,
    "phrygian": scales.PhrygianScale,
    "lydian": scales.LydianScale,
    "mixolydian": scales.MixolydianScale,
    "locrian": scales.LocrianScale,
}
SOUNDING: Final = {
    # These have more notes than letters or fewer: music21 spells them as it goes along, and not by degrees.
    "whole tone": scales.WholeToneScale,
    "diminished": scales.OctatonicScale,
    "chromatic": scales.ChromaticScale,
}
CHORDS_APART: Final = {
    # music21 stacks all thirds; the third is left out below an eleventh, and the eleventh below a thirteenth.
    "dominant-11th": "1 5 b7 9 11",
    "major-13th": "1 3 5 7 9 13",
    "dominant-13th": "1 3 5 b7 9 13",
    "minor-13th": "1 b3 5 b7 9 13",
    "minor-major-13th": "1 b3 5 7 9 13",
    # The flat nine is added to a diminished triad as to any triad; music21 puts a seventh below.
    "diminished-minor-ninth": "1 b3 b5 b9",
}
CHORDS_UNKNOWN: Final = {
    # Chords that have names in harmony lessons, and are no symbols of lead sheets.
    *("Neapolitan", "Italian", "French", "German", "Tristan", "pedal"),
    # Stacks of thirds that no lead sheet asks for.
    *("augmented-major-11th", "augmented-11th", "diminished-11th"),
    *("augmented-major-13th", "augmented-dominant-13th", "half-diminished-13th"),
}
SYMBOLS_UNKNOWN: Final = {"dom7dim5"}


@cache
def pitch_of(name: str) -> Any:  # noqa: ANN401 - music21 has no types
    """Return the note in music21, which writes flats with a minus."""
    return pitches.Pitch(name.replace("b", "-") + "4")


def name_of(pitch: Any) -> str:  # noqa: ANN401 - music21 is not typed
    name: str = pitch.name
    return name.replace("-", "b")


@pytest.mark.parametrize("kind", SCALES)
def test_scales_are_spelled_as_in_music21(kind: str) -> None:
    for tonic in TONICS:
        theirs = SCALES[kind](pitch_of(tonic)).getPitches(pitch_of(tonic), pitch_of(tonic).transpose("P8"))
        assert [name_of(pitch) for pitch in theirs[:-1]] == list(parse_scale(f"{tonic} {kind}").names)


@pytest.mark.parametrize("kind", SOUNDING)
def test_scales_of_other_sizes_sound_as_in_music21(kind: str) -> None:
    for tonic in TONICS:
        theirs = SOUNDING[kind](pitch_of(tonic)).getPitches(pitch_of(tonic), pitch_of(tonic).transpose("P8"))
        assert [pitch.pitchClass or 12 for pitch in theirs[:-1]] == list(parse_scale(f"{tonic} {kind}").hours)


@pytest.mark.parametrize("kind", harmony.CHORD_TYPES)
def test_chords_are_spelled_as_in_music21(kind: str) -> None:
    for symbol in harmony.CHORD_TYPES[kind][1]:
        if kind in CHORDS_UNKNOWN or symbol in SYMBOLS_UNKNOWN:
            with pytest.raises(BadNotation):
                parse_chord_symbol(f"C{symbol}")
            continue
        for root in TONICS:
            chord = parse_chord_symbol(root + symbol)
            if kind in CHORDS_APART:
                assert chord.degrees == tuple(CHORDS_APART[kind].split())
            else:
                assert sorted(chord.names) == theirs_of(root, kind), chord.symbol


@cache
def theirs_of(root: str, kind: str) -> list[str]:
    return sorted({name_of(pitch) for pitch in harmony.ChordSymbol(root=root.replace("b", "-"), kind=kind).pitches})
