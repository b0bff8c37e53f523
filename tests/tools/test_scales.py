"""Scales by name, by formula and by notes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from music21 import key as oracle_key
from music21 import roman as oracle_roman
from music21 import scale as oracle_scale

from musicards.theory import KEYS, SCALE_KINDS, Key, make_scale, parse_pitch, signature_of_scale
from musicards.theory.data import SCALE_FORMULAS
from musicards.tools import (
    SCALE_NAMES,
    NamedScale,
    identify_scale,
    look_up,
    parse_scale,
    scale_of_formula,
    scale_on,
    scales_with,
)
from musicards.tools.scale_data import SCALE_TABLE
from tests.helpers.input_errors import raises_bad_notation

TONICS = [letter + sign for letter in "CDEFGAB" for sign in ("", "#", "b")]
GAME_KINDS = [kind for kind in SCALE_KINDS if kind != "custom"]
EB_MELODIC_MINOR = [
    "Eb melodic minor",
    "E♭ Melodic Minor",
    "eb MELODIC minor",
    "E flat melodic minor",
    "e-flat melodic_minor",
    " Eb  jazz minor scale ",
    "Eb4 melodic minor",
]


@pytest.mark.parametrize("kind", GAME_KINDS)
def test_kinds_that_the_games_know_are_the_same_scales(kind: str) -> None:
    for tonic in TONICS:
        theirs, ours = make_scale(tonic, kind), parse_scale(f"{tonic} {kind}")
        assert (ours.names, ours.hours, ours.formula) == (theirs.names, theirs.hours, theirs.formula)
        assert ours.signature == signature_of_scale(theirs)


def test_no_two_rows_share_a_name_or_a_formula() -> None:
    names = [name.casefold() for kind, _, aliases in SCALE_TABLE for name in (kind, *aliases)]
    formulas = [parse_scale(f"C {kind}").formula for kind in SCALE_NAMES]
    assert len(set(names)) == len(names)
    assert len(set(formulas)) == len(formulas)


@pytest.mark.parametrize("kind", SCALE_NAMES)
def test_every_kind_climbs_one_octave_and_is_found_again_by_formula_and_by_notes(kind: str) -> None:
    for tonic in ("C", "F#", "Eb"):
        scale = parse_scale(f"{tonic} {kind}")
        assert sum(scale.formula) == 12
        assert len(scale.names) == len(scale.degrees) == len(scale.hours) == len(scale.formula)
        assert scale_of_formula(scale.formula, tonic) == scale
        assert identify_scale(scale.names)[0] == scale


@pytest.mark.parametrize(
    ("text", "name"),
    [
        *((text, "Eb melodic minor") for text in EB_MELODIC_MINOR),
        *[("b", "B major"), ("bb", "Bb major"), ("F#m", "F# natural minor"), ("Bbm", "Bb natural minor")],
        # A flat in the name of a kind is not an accidental of the tonic; degrees in it may be in words.
        *[("C flat six pentatonic", "C flat six pentatonic"), ("C flat pentatonic", "Cb major pentatonic")],
        ("C locrian sharp 2", "C locrian #2"),
        *[("C lydian flat 7", "C lydian dominant"), ("C Lydian ♭7", "C lydian dominant")],
    ],
)
def test_name_of_a_typed_scale(text: str, name: str) -> None:
    assert parse_scale(text).name == name


def test_double_accidentals_stay_spelled_by_degree() -> None:
    assert parse_scale("F## melodic minor").names == ("F##", "G##", "A#", "B#", "C##", "D##", "E##")
    assert parse_scale("F## major").signature is None


def test_a_scale_of_a_key_has_its_signature() -> None:
    texts = ("A harmonic minor", "D dorian", "G# major", "C blues", "Gb lydian")
    assert [parse_scale(text).signature for text in texts] == [0, 0, None, None, -5]


def test_modes_of_a_mode_are_those_of_its_major_scale() -> None:
    names = ", ".join(mode.name for mode in parse_scale("D dorian").modes)
    assert names == "D dorian, E phrygian, F lydian, G mixolydian, A natural minor, B locrian, C major"


@pytest.mark.parametrize(
    "kind", ["major", "melodic minor", "harmonic minor", "harmonic major", "double harmonic major"]
)
def test_every_mode_of_the_great_families_has_a_name(kind: str) -> None:
    scale = parse_scale(f"Eb {kind}")
    assert len(scale.modes) == 7
    assert all(set(mode.names) == set(scale.names) for mode in scale.modes)  # spelled alike, too


@pytest.mark.parametrize(
    ("text", "relative", "parallel"),
    [
        ("Eb major", "C natural minor", "Eb natural minor"),
        ("F# minor", "A major", "F# major"),
        ("G harmonic minor", "Bb major", "G major"),
        ("A minor pentatonic", "C major pentatonic", "A major pentatonic"),
        ("C blues", "Eb major blues", "C major blues"),
        ("E phrygian", "C major", "E major"),
        ("F lydian", "C major", "F minor"),
    ],
)
def test_relatives(text: str, relative: str, parallel: str) -> None:
    found = parse_scale(text).relatives
    assert (found["relative"], found["parallel"]) == (parse_scale(relative), parse_scale(parallel))


def test_melodic_minor_comes_down_as_natural_minor() -> None:
    assert parse_scale("A melodic minor").descending == parse_scale("A minor")
    assert parse_scale("A harmonic minor").descending is None


def test_strange_scales_have_no_relatives() -> None:
    assert parse_scale("C persian").relatives == {}


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_numerals_of_triads_agree_with_music21(key: Key) -> None:
    theirs = oracle_key.Key(key.tonic.replace("b", "-"), key.mode)
    for found in parse_scale(key.name).chords:
        notes = oracle_roman.RomanNumeral(found.numeral.replace("°", "o"), theirs).pitches
        assert list(found.names) == [pitch.name.replace("-", "b") for pitch in notes]


@pytest.mark.parametrize(
    ("tonic", "kind", "numerals"),
    [
        ("C", "major", "I ii iii IV V vi vii°"),
        ("A", "natural minor", "i ii° III iv v VI VII"),
        ("A", "harmonic minor", "i ii° III+ iv V VI vii°"),
        ("A", "melodic minor", "i ii III+ IV V vi° vii°"),
        ("D", "dorian", "i ii III IV v vi° VII"),
    ],
)
def test_triads_have_their_numerals(tonic: str, kind: str, numerals: str) -> None:
    assert " ".join(found.numeral for found in parse_scale(f"{tonic} {kind}").chords) == numerals


@pytest.mark.parametrize(
    ("tonic", "kind", "symbols", "numerals"),
    [
        ("C", "major", "Cmaj7 Dm7 Em7 Fmaj7 G7 Am7 Bm7b5", "Imaj7 ii7 iii7 IVmaj7 V7 vi7 viiø7"),
        (
            "A",
            "harmonic minor",
            "AmM7 Bm7b5 Caugmaj7 Dm7 E7 Fmaj7 G#dim7",
            "imaj7 iiø7 III+maj7 iv7 V7 VImaj7 vii°7",
        ),
    ],
)
def test_sevenths_have_symbols_and_numerals(tonic: str, kind: str, symbols: str, numerals: str) -> None:
    found = parse_scale(f"{tonic} {kind}").sevenths
    assert " ".join(str(each.symbol) for each in found) == symbols
    assert " ".join(each.numeral for each in found) == numerals


def test_degree_without_a_known_chord_still_shows_its_notes() -> None:
    seventh = scale_of_formula([1, 3, 1, 2, 1, 3, 1]).chords[6]
    assert (seventh.degree, seventh.numeral, seventh.symbol, seventh.names) == (7, "VII", None, ("B", "Db", "F"))


@pytest.mark.parametrize("kind", [*(kind for kind in GAME_KINDS if len(SCALE_FORMULAS[kind]) != 7), "flamenco"])
def test_scale_of_other_than_seven_letters_has_no_chords_on_degrees(kind: str) -> None:
    named = parse_scale(f"Eb {kind}")
    assert named.chords == named.sevenths == ()


def test_chords_that_the_games_do_not_know_have_names_too() -> None:
    fifth = parse_scale("C double harmonic").chords[4]
    assert (fifth.numeral, fifth.symbol, fifth.names) == ("V(b5)", "GMb5", ("G", "B", "Db"))


@pytest.mark.parametrize(
    "formula",
    [
        [2, 2, 1, 2, 2, 2, 1],
        (2, 2, 1, 2, 2, 2, 1),
        "2212221",
        "2,2,1,2,2,2,1",
        "W W H W W W H",
        "ttsttts",
        "2-2-1-2-2-2-1",
    ],
)
def test_formula_in_any_writing(formula: object) -> None:
    assert scale_of_formula(formula, "E♭").name == "Eb major"


def test_formula_without_a_name_is_custom() -> None:
    scale = scale_of_formula([1, 8, 3], "E")
    assert (scale.kind, scale.names, scale.degrees) == ("custom", ("E", "F", "C#"), ("1", "b2", "6"))
    assert (scale.signature, scale.relatives, scale.chords, scale.aliases) == (None, {}, (), ())


def test_custom_scales_are_spelled_as_in_the_games() -> None:
    formula = [1, 1, 1, 1, 1, 1, 6]
    assert scale_of_formula(formula, "Bb").names == make_scale("Bb", "custom", formula).names


def test_scales_with_notes_have_them_all_and_the_smallest_come_first() -> None:
    found = scales_with(["Eb", "G", "Bb", "D"])
    assert all({"Eb", "G", "Bb", "D"} <= set(scale.names) for scale in found[:10])
    assert [len(scale.names) for scale in found] == sorted(len(scale.names) for scale in found)
    of_seven = [scale.name for scale in found if len(scale.names) == 7]
    assert of_seven[:3] == ["Eb major", "Bb major", "G natural minor"]
    assert scales_with(["Eb", "G"], most=3) == scales_with(["Eb", "G"])[:3]


def test_scales_with_notes_are_found_by_sound_and_spelled_like_them() -> None:
    sharp = scales_with(["F#", "A#", "C#", "E#"], most=40)
    flat = scales_with(["Gb", "Bb", "Db", "F"], most=40)
    assert "F# major" in [scale.name for scale in sharp]
    assert "Gb major" in [scale.name for scale in flat]


def test_scale_of_notes_is_named_from_the_first() -> None:
    assert [scale.name for scale in identify_scale(["A", "B", "C", "D", "E", "F", "G"])][:2] == [
        "A natural minor",
        "C major",
    ]
    assert identify_scale(["C", "C#", "D"]) == ()


@given(st.sets(st.sampled_from(TONICS), min_size=1, max_size=5))
def test_scales_with_any_notes_sound_them_all(names: set[str]) -> None:
    hours = {parse_pitch(name).hour for name in names}
    found = scales_with(names, most=20)
    assert found
    assert all(hours <= set(scale.hours) for scale in found)


@given(st.sampled_from(SCALE_NAMES), st.sampled_from(TONICS))
def test_name_of_a_scale_reads_back(kind: str, tonic: str) -> None:
    scale = scale_on(parse_pitch(tonic), kind)
    assert parse_scale(scale.name) == scale
    for mode in scale.modes:
        assert isinstance(mode, NamedScale)
        assert set(mode.hours) == set(scale.hours)


def test_unknown_kind_on_a_tonic_is_refused() -> None:
    with raises_bad_notation("Did you mean locrian"):
        scale_on(parse_pitch("C"), "locrien")


@pytest.mark.parametrize("key", [each for each in KEYS if each.mode == "minor"], ids=str)
def test_a_minor_key_has_the_dominants_of_its_harmonic_minor_as_in_music21(key: Key) -> None:
    scale = parse_scale(key.name)
    theirs = oracle_key.Key(key.tonic.replace("b", "-"), "minor")
    for numeral, chord in zip(("V", "viio"), scale.harmonic_chords, strict=True):
        found = oracle_roman.RomanNumeral(numeral, theirs)
        assert chord.names == tuple(pitch.name.replace("-", "b") for pitch in found.pitches)
    for numeral, chord in zip(("V7", "viio7"), scale.harmonic_sevenths, strict=True):
        found = oracle_roman.RomanNumeral(numeral, theirs)
        assert chord.names == tuple(pitch.name.replace("-", "b") for pitch in found.pitches)
    assert [chord.numeral for chord in scale.harmonic_sevenths] == ["V7", "vii°7"]
    assert scale.chords[4].numeral == "v"  # the chords of the natural minor stay


def test_only_minor_keys_borrow_dominants() -> None:
    for kind in SCALE_NAMES:
        assert bool(scale_on(parse_pitch("A"), kind).harmonic_chords) == (kind == "natural minor")


@pytest.mark.parametrize("tonic", ["A", "C", "F#", "Eb"])
def test_melodic_minor_goes_down_as_in_music21(tonic: str) -> None:
    theirs = oracle_scale.MelodicMinorScale(tonic.replace("b", "-"))
    down = theirs.getPitches(direction=oracle_scale.Direction.DESCENDING)
    names = {pitch.name.replace("-", "b") for pitch in down}
    descending = parse_scale(f"{tonic} melodic minor").descending
    assert descending is not None
    assert set(descending.names) == names
    assert parse_scale(f"{tonic} melodic minor descending") == descending


# Chord scales as in Levine, "The Jazz Theory Book", and bebop scales as in Baker, "How to Play Bebop".
@pytest.mark.parametrize(
    ("typed", "notes"),
    [
        ("altered", "C Db Eb Fb Gb Ab Bb"),
        ("alt", "C Db Eb Fb Gb Ab Bb"),
        ("altered dominant scale", "C Db Eb Fb Gb Ab Bb"),
        ("super-locrian", "C Db Eb Fb Gb Ab Bb"),
        ("lydian augmented", "C D E F# G# A B"),
        ("lydian #5", "C D E F# G# A B"),
        ("lydian sharp five", "C D E F# G# A B"),
        ("bebop dominant", "C D E F G A Bb B"),
        ("dominant bebop", "C D E F G A Bb B"),
        ("mixolydian bebop", "C D E F G A Bb B"),
        ("major bebop", "C D E F G G# A B"),
        ("dorian bebop", "C D Eb E F G A Bb"),
        ("melodic minor bebop", "C D Eb F G Ab A B"),
        ("harmonic minor bebop", "C D Eb F G Ab Bb B"),
        ("mixolydian #11", "C D E F# G A Bb"),
        ("locrian natural 2", "C D Eb F Gb Ab Bb"),
        ("jazz melodic minor", "C D Eb F G A B"),
    ],
)
def test_names_of_jazz_scales(typed: str, notes: str) -> None:
    assert " ".join(parse_scale(f"C {typed}").names) == notes


@pytest.mark.parametrize(
    ("chord", "scale"),
    [
        ("C7alt", "C altered"),
        ("Eb7alt", "Eb altered"),
        ("Cmaj7#5", "C lydian augmented"),
        ("CmM7", "C melodic minor"),
        ("C7#11", "C lydian dominant"),
        ("Cm7b5", "C locrian"),
        ("G7", "G mixolydian"),
        ("G7b9", "G phrygian dominant"),
        ("C7b13", "C mixolydian b6"),
    ],
)
def test_the_scales_of_a_chord_on_its_own_root_come_first(chord: str, scale: str) -> None:
    names = [each.name for each in look_up(chord).within]
    assert scale in names[:5]
