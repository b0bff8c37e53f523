"""Worked examples of the printed rules, in the order of docs/rules.md.

Which notes are right, and what they are called.
"""

import pytest

from tests.games.deals import RIGHT, corners, distance, refused, steps

# The Distance


def test_distance_a_third_above_a_is_c() -> None:
    table = distance("C4 D4", "E3", starter="A3", interval=3)
    assert table.play(0, "C4", letter="C") == RIGHT


def test_distance_counts_both_ends_so_a_third_above_a_is_not_d() -> None:
    table = distance("D4 E4", "E3", starter="A3", stock="F3 F4", interval=3)
    assert table.play(0, "D4", letter="D") == "wrong-letter"


@pytest.mark.parametrize(("interval", "letter"), list(zip(range(2, 8), "BCDEFG", strict=True)))
def test_distance_second_to_seventh_above_a(interval: int, letter: str) -> None:
    table = distance(f"{letter}4 ?1", "E3", starter="A3", interval=interval)
    assert table.play(0, f"{letter}4", letter=letter) == RIGHT


@pytest.mark.parametrize(("starter", "card", "interval"), [("F3", "G4", 2), ("F3", "A4", 3), ("A3", "D4", 4)])
def test_distance_f_to_g_is_a_second_f_to_a_a_third_and_a_to_d_a_fourth(starter: str, card: str, interval: int) -> None:
    table = distance(f"{card} ?1", "E3", starter=starter, interval=interval)
    assert table.play(0, card, letter=card[0]) == RIGHT


def test_distance_is_played_in_seconds_unless_agreed_otherwise() -> None:
    assert distance("B4 ?1", "E3", starter="A3").play(0, "B4", letter="B") == RIGHT


def test_distance_after_g_comes_a_again() -> None:
    assert distance("A4 ?1", "E3", starter="G3").play(0, "A4", letter="A") == RIGHT


@pytest.mark.parametrize("card", ["F#4", "G4", "G#4"])
def test_distance_g_takes_g_flat_g_and_g_sharp(card: str) -> None:
    assert distance(f"{card} ?1", "E3", starter="F3").play(0, card, letter="G") == RIGHT


@pytest.mark.parametrize("card", ["F4", "A4", "A#4"])
def test_distance_g_takes_no_card_without_a_g_on_it(card: str) -> None:
    table = distance(f"{card} ?1", "E3", starter="F3", stock="C3 C4")
    assert table.play(0, card, letter="G") == "card-without-letter"


def test_distance_b_card_is_never_c_flat() -> None:
    table = distance("B4 ?1", "E3", starter="A3", stock="F3 F4", interval=3)
    assert table.play(0, "B4", letter="C") == "card-without-letter"


@pytest.mark.parametrize(("letter", "card"), [("A", "A4"), ("B", "B4")])
def test_distance_black_starter_is_either_of_its_two_letters(letter: str, card: str) -> None:
    assert distance(f"{card} ?1", "E3", starter="G#3").play(0, card, letter=letter) == RIGHT


def test_distance_last_letter_is_the_one_said_not_the_one_on_the_card() -> None:
    table = distance("F#4 ?1", "A4 ?2", starter="F3")
    table.play(0, "F#4", letter="G")
    assert table.play(1, "A4", letter="A") == RIGHT


@pytest.mark.parametrize(("card", "letter"), [("C4", "C"), ("D#4", "D"), ("D#4", "E"), ("B4", "B")])
def test_distance_on_a_wild_starter_any_pitch_goes_under_any_of_its_letters(card: str, letter: str) -> None:
    assert distance(f"{card} ?1", "E3", starter="X1").play(0, card, letter=letter) == RIGHT


def test_distance_on_a_wild_starter_a_card_needs_a_letter_of_its_own() -> None:
    table = distance("C4 ?1", "E3", starter="X1", stock="F3 F4")
    assert table.play(0, "C4", letter="B") == "card-without-letter"


@pytest.mark.parametrize("letter", "ABCDEFG")
def test_distance_on_a_wild_starter_wilds_alone_go_under_any_letter(letter: str) -> None:
    assert distance("?1 ?2 C3", "E3", starter="X1").play(0, "?1 ?2", letter=letter) == RIGHT


# Steps


def test_steps_a_half_step_is_one_hour_clockwise() -> None:
    assert steps("C#4 D4", "E3", starter="C3").play(0, "C#4", step="half") == RIGHT


def test_steps_a_whole_step_is_two_hours_clockwise() -> None:
    assert steps("D4 E4", "E3", starter="C3").play(0, "D4", step="whole") == RIGHT


@pytest.mark.parametrize(("starter", "card"), [("C3", "C#4"), ("E3", "F4"), ("B3", "C4"), ("G#3", "A4"), ("F#3", "G4")])
def test_steps_neighbors_are_a_half_step_apart(starter: str, card: str) -> None:
    assert steps(f"{card} ?1", "E3", starter=starter).play(0, card, step="half") == RIGHT


@pytest.mark.parametrize(
    ("starter", "card"), [("C3", "D4"), ("C#3", "D#4"), ("E3", "F#4"), ("A#3", "C4"), ("F#3", "G#4")]
)
def test_steps_a_whole_step_has_one_note_between(starter: str, card: str) -> None:
    assert steps(f"{card} ?1", "E3", starter=starter).play(0, card, step="whole") == RIGHT


def test_steps_from_f_by_half_steps_up_to_b_in_one_turn() -> None:
    climb = ("F#4", "G4", "G#4", "A4", "A#4", "B4")
    table = steps(" ".join([*climb, "?1"]), "E3", starter="F3")
    assert [table.play(0, card, step="half") for card in climb] == [RIGHT] * 6


@pytest.mark.parametrize(("starter", "card"), [("E3", "F4"), ("B3", "C4")])
def test_steps_half_steps_without_a_black_key_between(starter: str, card: str) -> None:
    assert steps(f"{card} ?1", "E3", starter=starter).play(0, card, step="half") == RIGHT


def test_steps_whole_step_above_b_is_c_sharp() -> None:
    assert steps("C#4 ?1", "E3", starter="B3").play(0, "C#4", step="whole") == RIGHT


def test_steps_go_up_and_never_down() -> None:
    assert steps("B4 ?1", "E3", starter="C3", stock="F3 F4").play(0, "B4", step="half") == "wrong-pitch"


def test_steps_right_card_under_the_wrong_step_is_a_misplay() -> None:
    assert steps("D4 ?1", "E3", starter="C3", stock="F3 F4").play(0, "D4", step="half") == "wrong-pitch"


def test_steps_whole_step_after_half_step_is_a_misplay() -> None:
    table = steps("C#4 D#4 ?1", "E3", starter="C3", stock="F3 F4")
    table.play(0, "C#4", step="half")
    assert table.play(0, "D#4", step="whole") == "whole-after-half"


def test_steps_half_step_after_half_step_and_another() -> None:
    table = steps("C#4 D4 D#4 ?1", "E3", starter="C3")
    assert [table.play(0, card, step="half") for card in ("C#4", "D4", "D#4")] == [RIGHT] * 3


# Key's Corners


@pytest.mark.parametrize("corner", ["NW", "NE", "SE", "SW"])
def test_keys_corners_a_corner_of_d_major_starts_with_d(corner: str) -> None:
    table = corners("D4 C3", "E3", scale="D major")
    with refused("does-not-continue"):
        table.place(0, "C3", corner)
    table.place(0, "D4", corner)
    assert table.pile(corner) == "D"


def test_keys_corners_a_flat_makes_a_stack_in_d_major() -> None:
    table = corners("G#4 C3", "E3", scale="D major", N="G#3")
    table.place(0, "G#4", "N")
    assert table.pile("N") == "G# G#"


def test_keys_corners_gb_major_has_a_c_flat() -> None:
    table = corners("B3 C3", "E3", scale="Gb major", NW="F#3 G#3 A#3")
    table.place(0, "B3", "NW")
    assert table.pile("NW") == "Gb Ab Bb Cb"


def test_keys_corners_seven_notes_take_seven_letters_so_f_sharp_major_has_an_e_sharp() -> None:
    assert corners("C3", "E3", scale="F# major", N="F3").pile("N") == "E#"


@pytest.mark.parametrize(
    ("scale", "codes", "names"),
    [
        ("C blues", "C3 D#3 F3 F#3 G3", "C Eb F Gb G"),
        ("C whole_tone", "C3 D3 E3 F#3 G#3", "C D E F# G#"),
        ("C major_pentatonic", "C3 D3 E3 G3", "C D E G"),
        ("C minor_pentatonic", "C3 D#3 F3 G3", "C Eb F G"),
        ("A harmonic_minor", "A3 B3 C3 D3 E3 F3", "A B C D E F"),
        ("D melodic_minor", "D3 E3 F3 G3 A3 B3", "D E F G A B"),
        ("Cb lydian", "B3 C#3 D#3 F3", "Cb Db Eb F"),
    ],
)
def test_keys_corners_corner_is_spelled_as_the_scale_is(scale: str, codes: str, names: str) -> None:
    assert corners("A3", "E3", scale=scale, NW=codes).pile("NW") == names


def test_keys_corners_custom_scale_on_f_is_spelled_with_flats() -> None:
    assert corners("A3", "E3", scale="F custom", formula=[1, 2, 9], NW="F3 F#3").pile("NW") == "F Gb"


@pytest.mark.parametrize("name", ["Cb", "B", "A##", "Dbbb"])
def test_keys_corners_matching_is_by_number(name: str) -> None:
    table = corners("?1 C3", "E3", scale="Gb major", NW="F#3 G#3 A#3")
    table.place(0, "?1", "NW", name)
    assert table.pile("NW") == "Gb Ab Bb Cb"


def test_keys_corners_note_outside_the_scale_goes_by_its_sharp_name() -> None:
    table = corners("D#3 C4", "E3", scale="C major")
    table.place(0, "D#3", "E")
    assert table.pile("E") == "D# D#"
