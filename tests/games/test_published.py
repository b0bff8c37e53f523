"""Worked examples of the printed rules, in the order of docs/rules.md.

Which notes are right, and what they are called.
"""

import pytest

from tests.games.deals import RIGHT, corners, distance, refused, steps


@pytest.mark.parametrize(
    ("interval", "starter", "card", "letter"),
    [
        *[(interval, "A3", f"{letter}4", letter) for interval, letter in zip(range(2, 8), "BCDEFG", strict=True)],
        (2, "F3", "G4", "G"),
        (3, "F3", "A4", "A"),
        (2, "G3", "A4", "A"),  # after G comes A again
        (2, "F3", "F#4", "G"),  # G flat
        (2, "F3", "G#4", "G"),
        *[(2, "G#3", card, card[0]) for card in ("A4", "B4")],  # a black starter is either of its two letters
        # On a wild starter any pitch goes under any of its letters, and wilds alone under any letter.
        *[(2, "X1", card, letter) for card, letter in (("C4", "C"), ("D#4", "D"), ("D#4", "E"), ("B4", "B"))],
        *[(2, "X1", "?1 ?2", letter) for letter in "ABCDEFG"],
    ],
)
def test_distance_these_cards_and_letters_are_right(interval: int, starter: str, card: str, letter: str) -> None:
    assert distance(f"{card} C3", "E3", starter=starter, interval=interval).play(0, card, letter=letter) == RIGHT


@pytest.mark.parametrize(
    ("interval", "starter", "card", "letter", "code"),
    [
        (3, "A3", "D4", "D", "wrong-letter"),  # both ends are counted
        *[(2, "F3", card, "G", "card-without-letter") for card in ("F4", "A4", "A#4")],
        (3, "A3", "B4", "C", "card-without-letter"),  # a B is never C flat
        (2, "X1", "C4", "B", "card-without-letter"),
    ],
)
def test_distance_these_are_wrong(interval: int, starter: str, card: str, letter: str, code: str) -> None:
    table = distance(f"{card} ?1", "E3", starter=starter, stock="C3 C5", interval=interval)
    assert table.play(0, card, letter=letter) == code


def test_distance_last_letter_is_the_one_said_not_the_one_on_the_card() -> None:
    table = distance("F#4 ?1", "A4 ?2", starter="F3")
    table.play(0, "F#4", letter="G")
    assert table.play(1, "A4", letter="A") == RIGHT


@pytest.mark.parametrize(
    ("starter", "card", "step"),
    [
        *[(*pair.split(), "half") for pair in ("C3 C#4", "E3 F4", "B3 C4", "G#3 A4", "F#3 G4")],
        *[(*pair.split(), "whole") for pair in ("C3 D4", "C#3 D#4", "E3 F#4", "A#3 C4", "F#3 G#4", "B3 C#4")],
    ],
)
def test_steps_half_steps_are_neighbors_and_whole_steps_have_one_note_between(
    starter: str, card: str, step: str
) -> None:
    assert steps(f"{card} ?1", "E3", starter=starter).play(0, card, step=step) == RIGHT


def test_steps_from_f_by_half_steps_up_to_b_in_one_turn() -> None:
    climb = ("F#4", "G4", "G#4", "A4", "A#4", "B4")
    table = steps(" ".join([*climb, "?1"]), "E3", starter="F3")
    assert [table.play(0, card, step="half") for card in climb] == [RIGHT] * 6


@pytest.mark.parametrize("card", ["B4", "D4"])
def test_steps_go_up_and_never_down_and_by_the_step_said(card: str) -> None:
    assert steps(f"{card} ?1", "E3", starter="C3", stock="F3 F4").play(0, card, step="half") == "wrong-pitch"


def test_steps_whole_step_after_half_step_is_a_misplay() -> None:
    table = steps("C#4 D#4 ?1", "E3", starter="C3", stock="F3 F4")
    table.play(0, "C#4", step="half")
    assert table.play(0, "D#4", step="whole") == "whole-after-half"


@pytest.mark.parametrize("corner", ["NW", "NE", "SE", "SW"])
def test_keys_corners_a_corner_of_d_major_starts_with_d(corner: str) -> None:
    table = corners("D4 C3", "E3", scale="D major")
    with refused("does-not-continue"):
        table.place(0, "C3", corner)
    table.place(0, "D4", corner)
    assert table.pile(corner) == "D"


@pytest.mark.parametrize(
    ("scale", "north", "card", "names"),
    [
        ("D major", "G#3", "G#4", "G# G#"),  # a flat makes a stack
        ("C major", "D#6", "D#3", "D# D#"),  # a note outside the scale has its sharp name
        ("F# major", "D#3", "F3", "D# E#"),  # seven notes take seven letters
        ("Gb major", "A#3", "B3", "Bb Cb"),
        *[("Gb major", "A#3", f"?1 {name}", "Bb Cb") for name in ("Cb", "B", "A##", "Dbbb")],  # matched by number
    ],
)
def test_keys_corners_notes_are_named_by_the_scale(scale: str, north: str, card: str, names: str) -> None:
    code, *said = card.split()
    assert corners(f"{code} C4", "E3", scale=scale, N=north).act(("place", code, "N", *said)).pile("N") == names


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
        ("F custom", "F3 F#3", "F Gb"),
    ],
)
def test_keys_corners_corner_is_spelled_as_the_scale_is(scale: str, codes: str, names: str) -> None:
    formula = [1, 2, 9] if scale == "F custom" else []
    assert corners("A3", "E3", scale=scale, formula=formula, NW=codes).pile("NW") == names
