"""Scales of every kind: notes, spelling, and untrusted options."""

import json
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.theory.data import SCALE_FORMULAS, SCALE_LETTERS, SCALE_SIGNATURES
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, hour_above, note_hour, printed_hour
from musicards.theory.scale import SCALE_KINDS, Scale, make_scale
from tests.helpers.input_errors import raises_bad_notation

ALL_TONICS = [letter + sign for letter in LETTERS for sign in ("", "#", "b")]
FORMULAS = st.sets(st.integers(1, 11), min_size=1, max_size=11).map(
    lambda marks: [high - low for low, high in zip([0, *sorted(marks)], [*sorted(marks), 12], strict=True)]
)
TONICS = st.sampled_from(ALL_TONICS)


@pytest.mark.parametrize("tonic", ALL_TONICS)
@pytest.mark.parametrize("kind", [kind for kind, formula in SCALE_FORMULAS.items() if len(formula) == 7])
def test_seven_notes_take_seven_letters_on_every_tonic(tonic: str, kind: str) -> None:
    names = make_scale(tonic, kind).names
    assert "".join(name[0] for name in names) in "ABCDEFGABCDEFG"


@pytest.mark.parametrize(
    ("tonic", "kind", "names"),
    [
        ("C", "major_pentatonic", "C D E G A"),
        ("C", "minor_pentatonic", "C Eb F G Bb"),
        ("C", "blues", "C Eb F Gb G Bb"),
        ("A", "blues", "A C D Eb E G"),
        ("Gb", "blues", "Gb Bbb Cb Dbb Db Fb"),
        ("F#", "major_pentatonic", "F# G# A# C# D#"),
        ("C", "whole_tone", "C D E F# G# A#"),
        ("Db", "whole_tone", "Db Eb F G A B"),
        ("B#", "whole_tone", "B# C## D## E## F### G###"),
        ("Gb", "major", "Gb Ab Bb Cb Db Eb F"),
        ("G#", "harmonic_minor", "G# A# B C# D# E F##"),
        ("B#", "major", "B# C## D## E# F## G## A##"),
        ("Fb", "locrian", "Fb Gbb Abb Bbb Cbb Dbb Ebb"),
    ],
)
def test_scale_is_spelled_as_musicians_write_it(tonic: str, kind: str, names: str) -> None:
    scale = make_scale(tonic, kind)
    assert " ".join(scale.names) == " ".join(str(pitch) for pitch in scale.pitches) == names


@pytest.mark.parametrize("tonic", ALL_TONICS)
@pytest.mark.parametrize("kind", SCALE_FORMULAS)
def test_custom_formula_of_a_listed_scale_is_spelled_as_that_scale(tonic: str, kind: str) -> None:
    listed = make_scale(tonic, kind)
    assert make_scale(tonic, "custom", list(listed.formula)).names == listed.names


@pytest.mark.parametrize(
    ("tonic", "formula", "names"),
    [
        ("E", [1, 8, 3], "E F C#"),
        ("Gb", [1, 7, 1, 3], "Gb G D Eb"),
        ("Ab", [1] * 12, "Ab A Bb B C Db D Eb E F Gb G"),
        ("F", [1] * 12, "F Gb G Ab A Bb B C Db D Eb E"),
        ("G", [1] * 12, "G G# A A# B C C# D D# E F F#"),
        ("E#", [6, 6], "E# B"),
        ("Cb", [1, 11], "Cb C"),
        ("C", [2, 1, 2, 1, 2, 1, 2, 1], "C D D# F F# G# A B"),
        ("A", [3, 1, 1, 3, 1, 1, 2], "A B# C# D E# F# G"),
        ("Bb", [2, 2, 1, 1, 4, 1, 1], "Bb C D Eb Fb G# A"),
        ("E#", [6, 1, 1, 1, 1, 1, 1], "E# F###### G##### A#### B### C### D##"),
        ("Fb", [1, 1, 1, 1, 1, 1, 6], "Fb Gbb Abbb Bbbbb Cbbbb Dbbbbb Ebbbbbb"),
    ],
)
def test_custom_scale_is_spelled_by_letters_or_as_printed(tonic: str, formula: list[int], names: str) -> None:
    assert " ".join(make_scale(tonic, "custom", formula).names) == names


@given(TONICS, FORMULAS)
def test_names_sound_as_the_formula_says(tonic: str, formula: list[int]) -> None:
    scale = make_scale(tonic, "custom", formula)
    heights = accumulate(formula[:-1], initial=0)
    assert list(scale.hours) == [hour_above(note_hour(tonic), height) for height in heights]
    assert tuple(note_hour(name) for name in scale.names) == scale.hours
    assert len(set(scale.names)) == len(scale.names) == len(formula)
    assert len(scale.degree_of_hour) == 13
    assert [scale.degree_of_hour[hour] for hour in scale.hours] == list(range(1, len(formula) + 1))
    assert sum(degree == 0 for degree in scale.degree_of_hour) == 13 - len(formula)


@given(TONICS, FORMULAS.filter(lambda formula: len(formula) not in {5, 6, 7}))
def test_other_formulas_use_printed_names_but_for_the_tonic(tonic: str, formula: list[int]) -> None:
    names = make_scale(tonic, "custom", formula).names
    assert names[0] == tonic
    place = -1 if tonic == "F" or "b" in tonic else 0
    assert all(name == PRINTED_NAMES[printed_hour(name)][place] for name in names[1:])


@given(TONICS, st.sampled_from(SCALE_KINDS), FORMULAS)
def test_option_is_read_back_from_json(tonic: str, kind: str, formula: list[int]) -> None:
    scale = make_scale(tonic, kind, formula if kind == "custom" else None)
    option = json.loads(json.dumps(scale.to_json()))
    assert make_scale(**option) == scale
    assert ("formula" in option) == (kind == "custom")


def test_kinds_are_in_the_order_of_the_rules() -> None:
    assert " ".join(SCALE_KINDS) == (
        "major natural_minor harmonic_minor melodic_minor ionian dorian phrygian lydian mixolydian aeolian "
        "locrian major_pentatonic minor_pentatonic blues whole_tone custom"
    )


@pytest.mark.parametrize("tonic", ["", "H", "c", "C##", "Dbb", "C#b", "C♯", "C4", " C", None, 1, True, ["C"], {}])
def test_impossible_tonic_is_refused(tonic: object) -> None:
    with raises_bad_notation("is not a tonic"):
        make_scale(tonic, "major")


@pytest.mark.parametrize("kind", ["", "Major", "minor", "chromatic", None, 0, True, ["major"], {}])
def test_unknown_kind_is_refused(kind: object) -> None:
    with raises_bad_notation("is not a kind of scale"):
        make_scale("C", kind)


@pytest.mark.parametrize(
    "formula",
    [
        *(None, [], [12], [6, 5], [6, 7], [0, 12], [-1, 13], [1] * 13, [2, 2, 1, 2, 2, 2], "221222", 12, True),
        *([True, 11], [6.0, 6], [6, "6"], [6, None], [[6], 6], {"0": 12}, [10**5000, 12 - 10**5000], [1] * 10**6),
    ],
    ids=lambda formula: repr(type(formula)),
)
def test_impossible_formula_is_refused(formula: object) -> None:
    with raises_bad_notation(r"is not a formula|half steps instead of 12"):
        make_scale("C", "custom", formula)


@pytest.mark.parametrize("kind", SCALE_FORMULAS)
def test_formula_with_a_listed_kind_is_refused(kind: str) -> None:
    with raises_bad_notation("has its own formula"):
        make_scale("C", kind, list(SCALE_FORMULAS[kind]))


def test_deeply_nested_value_is_refused_on_one_short_line() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadNotation) as caught:
        make_scale("C", "custom", deep)
    assert len(str(caught.value)) < 200
    while deep:  # by hand, because Python would free it recursively
        deep = deep.pop()  # type: ignore[assignment]  # each holds the next


def test_scale_is_a_value() -> None:
    again = make_scale("D", "dorian")
    assert again == make_scale("D", "dorian")
    assert len({again, make_scale("D", "dorian"), make_scale("D", "aeolian")}) == 2
    assert isinstance(again, Scale)


def test_the_tables_of_scales_fit_together() -> None:
    assert {sum(formula) for formula in SCALE_FORMULAS.values()} == {12}
    others = {formula for formula in SCALE_FORMULAS.values() if len(formula) != 7}
    assert others == set(SCALE_LETTERS)
    assert all(len(formula) == len(letters) for formula, letters in SCALE_LETTERS.items())
    assert set(SCALE_SIGNATURES) == {kind for kind, formula in SCALE_FORMULAS.items() if len(formula) == 7}
