"""Keys and key signatures, compared with music21."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from music21 import key as oracle

from musicards.errors import BadNotation
from musicards.texts import explain
from musicards.theory.interval import interval_between, parse_interval
from musicards.theory.key import KEYS, MODES, Key, key_of_signature, make_key, next_tonic, signature_of_scale
from musicards.theory.pitch import LETTERS, hour_above, note_hour, parse_pitch
from musicards.theory.scale import SCALE_KINDS, make_scale
from tests.helpers.input_errors import raises_bad_notation


def test_there_are_thirty_keys() -> None:
    assert len({key.name for key in KEYS}) == 30


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_signature_and_relative_agree_with_music21(key: Key) -> None:
    theirs = oracle.Key(key.tonic.replace("b", "-"), key.mode)
    assert key.signature == theirs.sharps
    assert list(key.accidentals) == [pitch.name.replace("-", "b") for pitch in theirs.alteredPitches]
    assert (key.relative.tonic, key.relative.mode) == (
        theirs.relative.tonic.name.replace("-", "b"),
        theirs.relative.mode,
    )


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_scale_has_the_accidentals_of_the_signature(key: Key) -> None:
    assert {name for name in key.scale.names if len(name) > 1} == set(key.accidentals)
    assert [key.alteration_of(pitch.letter) for pitch in key.scale.pitches] == [
        pitch.alteration for pitch in key.scale.pitches
    ]


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_key_is_found_again_by_signature_and_tonic(key: Key) -> None:
    assert key_of_signature(key.signature, key.mode) == key
    assert make_key(key.tonic, key.mode) == key
    assert str(key) == key.name


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_parallel_has_the_tonic_and_not_the_mode(key: Key) -> None:
    parallel = key.parallel
    if parallel is None:
        with raises_bad_notation("a key has at most 7"):
            make_key(key.tonic, next(mode for mode in MODES if mode != key.mode))
    else:
        assert (parallel.tonic, parallel.parallel) == (key.tonic, key)
        assert parallel.mode != key.mode


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_enharmonic_key_sounds_alike_under_another_name(key: Key) -> None:
    if abs(key.signature) < 5:
        assert key.enharmonic is None
    else:
        assert key.enharmonic is not None
        assert key.enharmonic != key
        assert key.enharmonic.mode == key.mode
        assert note_hour(key.enharmonic.tonic) == note_hour(key.tonic)


@pytest.mark.parametrize("key", KEYS, ids=str)
@pytest.mark.parametrize("short", ["m2", "M2", "m3", "M3", "P4", "A4", "P5", "m7", "M7"])
def test_transposed_key_is_a_key_at_that_distance(key: Key, short: str) -> None:
    interval = parse_interval(short)
    moved = key.transposed(interval)
    assert moved.mode == key.mode
    assert (note_hour(moved.tonic) - note_hour(key.tonic) - interval.half_steps) % 12 == 0
    spelled = interval_between(parse_pitch(key.tonic), parse_pitch(moved.tonic)) == interval
    assert spelled or abs(moved.signature) <= 6


def test_transposing_down_keeps_the_spelling() -> None:
    assert make_key("Eb").transposed(parse_interval("M2"), down=True).name == "Db major"


@pytest.mark.parametrize(
    ("tonic", "mode", "error"),
    [
        ("G#", "major", "“G# major” would need 8 sharps or flats, but a key has at most 7. Did you mean Ab major?"),
        ("Fb", "major", "“Fb major” would need 8 sharps or flats, but a key has at most 7. Did you mean E major?"),
        ("Db", "minor", "“Db minor” would need 8 sharps or flats, but a key has at most 7. Did you mean C# minor?"),
        ("B#", "minor", "“B# minor” would need 9 sharps or flats, but a key has at most 7. Did you mean C minor?"),
    ],
)
def test_key_of_more_than_seven_signs_is_refused_with_the_one_to_write(tonic: str, mode: str, error: str) -> None:
    with pytest.raises(BadNotation) as caught:
        make_key(tonic, mode)
    assert explain(caught.value) == error


@pytest.mark.parametrize(
    ("make", "values", "said"),
    [
        (make_key, ["H", "", "c", "C4", None, 3], "is not a (note|tonic)"),
        (partial(make_key, "C"), ["", "Major", "dorian", None, 1], "is not a mode of a key"),
        (key_of_signature, [8, -8, True, 1.0, "1", None], "is not a key signature"),
    ],
)
def test_what_makes_no_key_is_refused(make: Callable[[object], Key], values: list[object], said: str) -> None:
    for value in values:
        with raises_bad_notation(said):
            make(value)


@pytest.mark.parametrize("kind", [kind for kind in SCALE_KINDS if kind not in {"harmonic_minor", "melodic_minor"}])
@pytest.mark.parametrize("letter", LETTERS)
def test_signature_of_a_mode_has_all_its_accidentals(letter: str, kind: str) -> None:
    scale = make_scale(letter, kind, [6, 6] if kind == "custom" else None)
    signature = signature_of_scale(scale)
    if signature is None:
        assert len(scale.names) < 7
    else:
        accidentals = key_of_signature(signature).accidentals
        assert {name for name in scale.names if len(name) > 1} == set(accidentals)


def test_minor_scale_has_the_signature_of_its_key_and_more_than_seven_signs_are_none() -> None:
    scales = [make_scale(*each) for each in (("F#", "harmonic_minor"), ("F#", "melodic_minor"), ("G#", "major"))]
    assert [signature_of_scale(scale) for scale in scales] == [3, 3, None]


@pytest.mark.parametrize("kind", SCALE_KINDS[:-1])
def test_the_circle_of_fifths_comes_round_after_twelve_scales_of_a_kind(kind: str) -> None:
    tonics = ["C"]
    for _ in range(12):
        tonics.append(next_tonic(make_scale(tonics[-1], kind)))
    hours = [note_hour(tonic) for tonic in tonics]
    assert all(hour_above(before, 7) == after for before, after in pairwise(hours))
    assert all(len(tonic) <= 2 for tonic in tonics)
    assert len(set(hours)) == 12
    assert hours[-1] == hours[0]


@pytest.mark.parametrize(
    ("tonic", "kind", "following"),
    [
        ("C", "major", "G"),
        ("F", "major", "C"),
        ("F#", "major", "Db"),
        ("A", "natural_minor", "E"),
        ("D", "dorian", "A"),
    ],
)
def test_the_next_tonic_is_a_fifth_up(tonic: str, kind: str, following: str) -> None:
    assert next_tonic(make_scale(tonic, kind)) == following
