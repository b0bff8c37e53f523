"""Agreement with tonal for every tonic or root and every kind that both know.

Where the two differ is listed in `oracles` with the reason; everything else is the same, letter by letter.
"""

import re
from typing import Any

import pytest

from musicards.theory import Interval, interval_between, parse_interval, parse_pitch, transpose
from musicards.tools import ChordSymbol, NamedScale, chord_on, parse_chord_symbol, parse_scale
from tests.tools.oracles import TONAL_CHORDS, TONAL_SCALES, ask_tonal, interval_of_tonal


def _chord(root: str, symbol: str) -> ChordSymbol:
    """A symbol of tonal on a root; what begins with a sign would change the root, and is read in brackets."""
    return parse_chord_symbol(root + re.sub(r"^([#b]\d+)", r"(\1)", symbol))


@pytest.fixture(scope="module")
def tonal() -> dict[str, Any]:
    return ask_tonal()


def test_every_scale_on_every_tonic_is_spelled_as_in_tonal(tonal: dict[str, Any]) -> None:
    for name, answers in tonal["scales"].items():
        scales: list[NamedScale] = [parse_scale(f"{tonic} {name}") for tonic in tonal["tonics"]]
        if name in TONAL_SCALES:
            assert {scale.degrees for scale in scales} == {tuple(TONAL_SCALES[name][0].split())}
            hours = [[parse_pitch(note).hour for note in answer.split()] for answer in answers]
            assert hours == [list(scale.hours) for scale in scales], name
        else:
            assert answers == [" ".join(scale.names) for scale in scales], name


def test_every_chord_symbol_on_every_root_is_spelled_as_in_tonal(tonal: dict[str, Any]) -> None:
    read = 0
    for symbol, answers in tonal["chords"].items():
        for root, answer in zip(tonal["tonics"], answers, strict=True):
            chord = _chord(root, symbol)
            if symbol in TONAL_CHORDS:
                assert chord.degrees == tuple(TONAL_CHORDS[symbol][0].split())
                assert sorted(answer.split()) != sorted(chord.names)
            else:
                # The order differs where tonal writes a ninth as a second and a thirteenth as a sixth.
                assert sorted(answer.split()) == sorted(chord.names), (root, symbol)
            read += 1
    assert read == 35 * len(tonal["chords"])


def test_every_chord_type_of_tonal_has_a_kind_here(tonal: dict[str, Any]) -> None:
    assert len(tonal["types"]) == 106
    for symbols in tonal["types"]:
        found = {_chord("C", symbol) for symbol in symbols if symbol not in TONAL_CHORDS}
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
            assert interval_of_tonal(answer) == interval.short, (low, high)


def test_half_steps_inversions_and_transposing_are_as_in_tonal(tonal: dict[str, Any]) -> None:
    for short, half_steps in tonal["halfSteps"].items():
        interval = parse_interval(interval_of_tonal(short))
        assert interval.half_steps == half_steps
        if 2 <= interval.generic <= 7:  # the unison inverts to an octave here, and to itself in tonal
            assert interval.inversion.short == interval_of_tonal(tonal["inversions"][short])
        above = [transpose(parse_pitch(tonic), interval).name for tonic in tonal["tonics"]]
        assert above == tonal["above"][short]
