"""The written ranges of instruments, compared with those of MuseScore 3.2.3 (instruments.xml), by name."""

from typing import Final

import pytest

from musicards.theory import SpelledPitch, parse_pitch
from musicards.tools.instruments import parse_instrument

# The lowest and highest note of amateurs, then of professionals: as written, while MuseScore has what sounds.
MUSESCORE: Final[dict[str, str]] = {
    "flute": "C4 A6 B3 D7",
    "piccolo": "D4 A6 D4 C7",
    "alto flute": "C4 A6 C4 C7",
    "bass flute": "C4 F6 C4 A6",
    "sopranino recorder": "F4 E6 F4 G6",
    "descant recorder": "C4 A5 C4 G6",
    "treble recorder": "F4 E6 E4 C7",
    "tenor recorder": "C4 A5 C4 G6",
    "bass recorder": "F2 D4 F2 F4",
    "tin whistle": "D4 D6 D4 Ab6",
    "oboe": "Bb3 Eb6 Bb3 C7",
    "oboe d'amore": "B3 Eb6 B3 F#6",
    "English horn": "B3 E6 B3 F#6",
    "bassoon": "Bb1 A4 Bb1 E5",
    "contrabassoon": "Bb1 A4 Bb1 C5",
    "clarinet in Bb": "E3 G6 E3 C7",
    "clarinet in A": "E3 G6 E3 C7",
    "clarinet in C": "E3 F6 E3 Bb6",
    "clarinet in D": "E3 G6 E3 C7",
    "clarinet in Eb": "E3 G6 E3 C7",
    "basset horn": "C3 G6 C3 A6",
    "alto clarinet": "E3 F6 E3 A6",
    "bass clarinet": "Eb3 F6 C3 A6",
    "contrabass clarinet": "Eb3 G6 C3 C7",
    "sopranino saxophone": "Bb3 C6 Bb3 Eb6",
    "soprano saxophone": "Bb3 G6 Bb3 C7",
    "alto saxophone": "Bb3 G6 Bb3 C7",
    "tenor saxophone": "Bb3 G6 Bb3 C7",
    "baritone saxophone": "Bb3 G6 A3 C7",
    "bass saxophone": "Bb3 G6 Bb3 C7",
    "trumpet in Bb": "F#3 Bb5 F#3 Eb6",
    "trumpet in C": "F#3 Bb5 F#3 C#6",
    "trumpet in A": "F#3 Bb5 F#3 Eb6",
    "trumpet in D": "F#3 A5 F#3 C6",
    "trumpet in E": "F#3 A5 F#3 C6",
    "trumpet in Eb": "F#3 A5 F#3 C6",
    "trumpet in F": "C4 F5 F#3 D6",
    "piccolo trumpet": "C#3 E5 C#3 G5",
    "cornet": "F#3 A5 F#3 C6",
    "soprano cornet": "F#3 A5 F#3 C6",
    "flugelhorn": "F#3 A5 F#3 C6",
    "horn in F": "C3 E5 D2 C6",
    "horn in Bb alto": "Bb2 G5 F#2 C6",
    "horn in A": "Bb2 G5 F#2 C6",
    "horn in G": "Bb2 G5 F#2 C6",
    "horn in E": "Bb2 G5 F#2 C6",
    "horn in Eb": "Bb2 G5 F#2 C6",
    "horn in D": "Bb2 G5 F#2 C6",
    "horn in C": "Bb2 G5 F#2 C6",
    "horn in Bb basso": "Bb2 G5 F#2 C6",
    "trombone": "E2 B4 C2 D5",
    "tuba": "E1 Bb3 Bb0 C5",
    "euphonium": "E2 Bb4 E2 D5",
    "tenor horn": "F#3 A5 F#3 C6",
    "baritone treble clef": "F#3 A5 F#3 C6",
    "euphonium treble clef": "F#3 C6 F#3 E6",
    "Eb bass treble clef": "B2 C#6 A2 A6",
    "Bb bass treble clef": "F#3 C6 C3 D7",
    "violin": "G3 E6 G3 G7",
    "viola": "C3 G5 C3 A6",
    "cello": "C2 G4 C2 F#6",
    "double bass": "E2 D5 C2 G5",
    "bass guitar": "E2 F5 E2 G5",
    "guitar": "E3 B6 E3 B6",
    "tenor voice": "C4 A5 C4 C6",
    "xylophone": "F3 C6 C3 C7",
    "glockenspiel": "G3 C6 E3 C6",
    "crotales": "C4 C6 C4 C6",
    "celesta": "C2 F7 C2 F7",
}

# What MuseScore does not have, and where it is from. Three valves go from written F sharp, six half steps below the
# second harmonic, up to E, the tenth harmonic: Wikipedia, "Pitch of brass instruments".
THREE_VALVES: Final = ("F#3", "E6")
APART: Final[dict[str, tuple[str, str]]] = {
    "clarinet in C": ("E3", "C7"),  # the fingering of the clarinet in B flat
    "alto clarinet": ("Eb3", "A6"),  # modern ones have a key for low E flat
    "sopranino saxophone": ("Bb3", "F6"),  # the keys of every saxophone: B flat to F, newer ones to F sharp
    "soprano saxophone": ("Bb3", "F#6"),
    "alto saxophone": ("Bb3", "F#6"),
    "tenor saxophone": ("Bb3", "F#6"),
    "baritone saxophone": ("A3", "F#6"),
    "bass saxophone": ("Bb3", "F6"),
    "bass guitar": ("E2", "Eb5"),  # twenty frets
    "celesta": ("C3", "C7"),  # four octaves; those of MuseScore have five and a half
    **dict.fromkeys(
        [
            "trumpet in C", "trumpet in D", "trumpet in E", "trumpet in Eb", "cornet", "soprano cornet", "flugelhorn",
            "tenor horn", "baritone treble clef",
        ],
        THREE_VALVES,
    ),
}  # fmt: skip


def numbers(names: str) -> list[int]:
    return [parse_pitch(name).midi or 0 for name in names.split()]


def range_of(name: str) -> tuple[SpelledPitch, SpelledPitch]:
    found = parse_instrument(name).written_range
    assert found is not None
    return found


@pytest.mark.parametrize("name", MUSESCORE)
def test_a_range_is_between_that_of_amateurs_and_that_of_professionals(name: str) -> None:
    low, high = (pitch.midi or 0 for pitch in range_of(name))
    least, most, lowest, highest = numbers(MUSESCORE[name])
    if name in APART:
        lowest, highest = numbers(" ".join(APART[name]))
        assert (lowest, highest) != (least, most)
        least, most = max(least, lowest), min(most, highest)
    assert lowest <= low <= least
    assert most <= high <= highest


@pytest.mark.parametrize("name", APART)
def test_a_range_is_only_apart_where_it_differs(name: str) -> None:
    low, high = (pitch.midi or 0 for pitch in range_of(name))
    least, most, lowest, highest = numbers(MUSESCORE[name])
    assert not (lowest <= low <= least and most <= high <= highest)
