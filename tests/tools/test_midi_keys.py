"""Names of piano keys that are played together."""

import pytest

from musicards.theory import PRINTED_NAMES, PitchClass, parse_pitch
from musicards.tools import MAX_KEYS, chord_on, look_up, look_up_keys, name_keys, parse_scale
from tests.helpers.input_errors import raises_bad_notation


def named(*keys: int) -> str:
    return " ".join(map(str, name_keys(keys)))


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        ((60, 64, 67), "C4 E4 G4"),
        ((56, 60, 63), "Ab3 C4 Eb4"),
        ((56, 59, 63), "G#3 B3 D#4"),
        ((61, 65, 68), "Db4 F4 Ab4"),  # not F minor with a sharp fifth
        ((54, 58, 61, 65), "Gb3 Bb3 Db4 F4"),
        ((59, 63, 66, 69), "B3 D#4 F#4 A4"),
        ((60, 63, 66, 70), "C4 Eb4 Gb4 Bb4"),
        ((60, 65), "C4 F4"),
        ((61, 64), "C#4 E4"),
        ((63, 67), "Eb4 G4"),
        ((60, 72), "C4 C5"),
        ((66, 68, 70, 71, 73, 75, 77), "Gb4 Ab4 Bb4 Cb5 Db5 Eb5 F5"),
        ((64, 66, 68, 69, 71, 73, 75), "E4 F#4 G#4 A4 B4 C#5 D#5"),
        ((71,), "B4"),
        ((62, 66, 69, 72, 75), "D4 F#4 A4 C5 Eb5"),  # a ninth chord on D, and not a diminished seventh chord above it
        ((66, 70, 73, 77, 80), "Gb4 Bb4 Db5 F5 Ab5"),
        ((60, 64, 67, 71, 74, 78), "C4 E4 G4 B4 D5 F#5"),
        ((60, 63, 66, 69), "C4 Eb4 Gb4 Bbb4"),  # any of its notes could be the root; the lowest is
        ((61, 64, 67, 70), "C#4 E4 G4 Bb4"),
        ((57, 66, 72, 75), "A3 Gb4 C5 Eb5"),
        ((64, 68, 72), "E4 G#4 B#4"),
        ((68, 72, 76), "Ab4 C5 E5"),
    ],
)
def test_keys_are_called_what_they_are_together(keys: tuple[int, ...], names: str) -> None:
    assert named(*keys) == names


@pytest.mark.parametrize("kind", ["major", "minor", "dominant seventh", "minor seventh", "diminished"])
@pytest.mark.parametrize("hour", range(1, 13))
def test_every_plain_chord_is_found_again_on_every_key(kind: str, hour: int) -> None:
    names = [chord_on(parse_pitch(root), kind) for root in PRINTED_NAMES[PitchClass(hour)]]
    keys = [60 + hour % 12 + height for height in _heights(names[0].hours)]
    readings = look_up_keys(keys).readings
    assert readings[0].name in {chord.symbol for chord in names}
    assert not readings[0].respelled


@pytest.mark.parametrize("tonic", ["C", "D", "Eb", "E", "F", "G", "Ab", "A", "Bb", "B", "Db"])
def test_a_major_scale_is_spelled_as_it_is_written(tonic: str) -> None:
    scale = parse_scale(f"{tonic} major")
    keys = [60 + scale.hours[0] % 12 + height for height in _heights(scale.hours)]
    assert [pitch.name for pitch in name_keys(keys)] == list(scale.names)


def _heights(hours: tuple[int, ...]) -> list[int]:
    return [(hour - hours[0]) % 12 for hour in hours]


def test_played_notes_keep_their_octaves_and_can_be_looked_up_again() -> None:
    for keys in [(40, 52, 59, 68), (64, 67, 72), (60, 72), (60, 76), (66,), (60, 61, 62, 63)]:
        found = look_up_keys(keys)
        assert [pitch.midi for pitch in found.pitches] == list(keys)
        again = look_up(found.text)
        assert (again.sort, again.text) == (found.sort, found.text)
        assert set(again.names) == set(found.names)


def test_a_single_note_is_asked_for_by_a_word_before_it() -> None:
    found = look_up("note Eb")
    assert (found.sort, found.names, found.readings) == ("notes", ("Eb",), ())
    assert "Eb major" in {scale.name for scale in found.within}


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ([], "You played 0 keys"),
        (range(MAX_KEYS + 1), "Play 1 to 24 at once"),
        ([128], "not a list of MIDI keys"),
        (["60"], "is not a list of MIDI keys"),
    ],
)
def test_invalid_key_numbers_are_refused(keys: list[object], said: str) -> None:
    with raises_bad_notation(said):
        name_keys(keys)
