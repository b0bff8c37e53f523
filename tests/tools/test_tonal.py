"""Agreement with tonal for every tonic or root and every kind that both know.

Where the two differ is listed here with the reason; everything else is the same, letter by letter.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

from musicards.theory import Interval, interval_between, parse_interval, parse_pitch, transpose
from musicards.tools import ChordSymbol, NamedScale, chord_on, parse_chord_symbol, parse_scale
from web.build import WEB, node_folder

SCALES_APART: Final = {
    # Seven notes on seven letters, as modes of melodic minor are written; tonal has two notes on one letter.
    "altered": "1 b2 b3 b4 b5 b6 b7",
    "super locrian": "1 b2 b3 b4 b5 b6 b7",
    "diminished whole tone": "1 b2 b3 b4 b5 b6 b7",
    "pomeroy": "1 b2 b3 b4 b5 b6 b7",
    "leading whole tone": "1 2 3 #4 #5 #6 7",
    # As Verdi and those after him write it, on seven letters.
    "enigmatic": "1 b2 3 #4 #5 #6 7",
}
CHORDS_APART: Final = {
    # A sharp five is spelled as a fifth; tonal spells a minor sixth.
    "m7#5": "1 b3 #5 b7",
    "m9#5": "1 b3 #5 b7 9",
    # A diminished seventh is spelled as a seventh; tonal spells a major sixth.
    "o7M7": "1 b3 b5 bb7 7",
    # The thirteenth is added to a major seventh chord, and nothing else is; tonal adds a ninth too.
    "M7add13": "1 3 5 7 13",
    # A 4 alone is a suspended fourth, as song books write it; for tonal it is a stack of fourths.
    "4": "1 4 5",
    # The triangle of iReal Pro in ASCII, which is a major seventh there; for tonal it is a major triad.
    "^": "1 3 5 7",
    "^#5": "1 3 #5 7",
    # A flat five replaces the fifth; tonal reads it as a sharp eleven above the fifth.
    "M6b5": "1 3 b5 6",
    "6b5": "1 3 b5 6",
    "7b5b13": "1 3 b5 b7 b13",
    "7b5#9": "1 3 b5 b7 #9",
    "7#9b5": "1 3 b5 b7 #9",
    "9b5b13": "1 3 b5 b7 9 b13",
    "7b5b9": "1 3 b5 b7 b9",
    "7b9b5": "1 3 b5 b7 b9",
    "7b5b9b13": "1 3 b5 b7 b9 b13",
}


def _of_tonal(short: str) -> str:
    """An interval as it is written here: tonal puts the number first."""
    return re.sub(r"(-?\d+)(\D+)", r"\2\1", short)


def _chord(root: str, symbol: str) -> ChordSymbol:
    """A symbol of tonal on a root; what begins with a sign would change the root, and is read in brackets."""
    return parse_chord_symbol(root + re.sub(r"^([#b]\d+)", r"(\1)", symbol))


@pytest.fixture(scope="module")
def tonal() -> dict[str, Any]:
    """Everything that is asked of tonal, at once."""
    script = Path(__file__).with_name("tonal.mjs")
    command = [str(node_folder() / "node"), str(script), str(WEB / "package.json")]
    finished = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert finished.returncode == 0, f"tonal comes with the page's tools (python web/build.py build): {finished.stderr}"
    answers: dict[str, Any] = json.loads(finished.stdout)
    return answers


def test_every_scale_on_every_tonic_is_spelled_as_in_tonal(tonal: dict[str, Any]) -> None:
    for name, answers in tonal["scales"].items():
        scales: list[NamedScale] = [parse_scale(f"{tonic} {name}") for tonic in tonal["tonics"]]
        if name in SCALES_APART:
            assert {scale.degrees for scale in scales} == {tuple(SCALES_APART[name].split())}
            hours = [[parse_pitch(note).hour for note in answer.split()] for answer in answers]
            assert hours == [list(scale.hours) for scale in scales], name
        else:
            assert answers == [" ".join(scale.names) for scale in scales], name


def test_every_chord_symbol_on_every_root_is_spelled_as_in_tonal(tonal: dict[str, Any]) -> None:
    read = 0
    for symbol, answers in tonal["chords"].items():
        for root, answer in zip(tonal["tonics"], answers, strict=True):
            chord = _chord(root, symbol)
            if symbol in CHORDS_APART:
                assert chord.degrees == tuple(CHORDS_APART[symbol].split())
                assert sorted(answer.split()) != sorted(chord.names)
            else:
                # The order differs where tonal writes a ninth as a second and a thirteenth as a sixth.
                assert sorted(answer.split()) == sorted(chord.names), (root, symbol)
            read += 1
    assert read == 35 * len(tonal["chords"])


def test_every_chord_type_of_tonal_has_a_kind_here(tonal: dict[str, Any]) -> None:
    assert len(tonal["types"]) == 106
    for symbols in tonal["types"]:
        found = {_chord("C", symbol) for symbol in symbols if symbol not in CHORDS_APART}
        kinds = {chord.kind for chord in found}
        assert len(kinds) == 1 or not found, symbols
        for kind in kinds:
            chord_on(parse_pitch("C"), kind)  # a row of the table, not made up of changes


def test_every_interval_between_notes_is_as_in_tonal(tonal: dict[str, Any]) -> None:
    pitches = [parse_pitch(tonic) for tonic in tonal["tonics"]]
    for low, answers in zip(pitches, tonal["between"], strict=True):
        for high, answer in zip(pitches, answers, strict=True):
            interval = interval_between(low, high)
            if interval.half_steps >= 12 and answer.startswith("-"):
                continue  # Cb up to A##, a sixth by its letters but an octave by its sound: tonal goes down
            if interval.half_steps < 0:  # C# and Dbb: a second by its letters, for which tonal takes a ninth
                interval = Interval(interval.generic + 7, interval.half_steps + 12)
            if "AAAAA" in interval.short or "ddddd" in interval.short:
                continue  # Fbb up to B##, and back: tonal counts to four
            assert _of_tonal(answer) == interval.short, (low, high)


def test_half_steps_inversions_and_transposing_are_as_in_tonal(tonal: dict[str, Any]) -> None:
    for short, half_steps in tonal["halfSteps"].items():
        interval = parse_interval(_of_tonal(short))
        assert interval.half_steps == half_steps
        if 2 <= interval.generic <= 7:  # the unison inverts to an octave here, and to itself in tonal
            assert interval.inversion.short == _of_tonal(tonal["inversions"][short])
        above = [transpose(parse_pitch(tonic), interval).name for tonic in tonal["tonics"]]
        assert above == tonal["above"][short]
