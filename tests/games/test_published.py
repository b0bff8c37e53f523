"""Worked examples of the printed rules, in the order of docs/rules.md, and statements that nothing else checks.

docs/rules-coverage.md says which is which. All numbers are those that are printed, never the program's own.
"""

import pytest

from musicards.cards import CODES, is_wild, parse_card
from musicards.errors import Refusal
from musicards.games.action import Seat
from musicards.games.keys_corners import KeysCorners
from musicards.games.registry import GAMES
from tests.games.cases import case_of
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


WILDS = ["?1", "?2", "?3", "?4", "X1", "X2"]

# The numbers in the texts


@pytest.mark.parametrize("name", GAMES)
def test_texts_show_the_numbers_of_the_rules(name: str) -> None:
    assert GAMES[name].rule_numbers == case_of(name).numbers


# The deck


def test_the_six_wilds_are_wild_and_no_other_card_is() -> None:
    assert [code for code in CODES if is_wild(parse_card(code))] == WILDS


@pytest.mark.parametrize("wild", WILDS)
def test_every_wild_can_be_any_note_in_the_three_original_games(wild: str) -> None:
    assert distance(f"{wild} C3", "E3", starter="A3").play(0, wild, letter="B") == RIGHT
    assert steps(f"{wild} C4", "E3", starter="C3").play(0, wild, step="whole", pitch="D") == RIGHT
    assert corners(f"{wild} C3", "E4").act(("place", wild, "NE", "C")).pile("NE") == "C"


# The Distance and Steps


@pytest.mark.parametrize(("one", "other"), [("C3", "C6"), ("C3", "C4"), ("F#4", "F#6")])
def test_a_group_may_be_of_several_octaves(one: str, other: str) -> None:
    below, letter = ("B3", "C") if one[0] == "C" else ("E3", "F")
    assert distance(f"{one} {other} A3", "E3", starter=below).play(0, f"{one} {other}", letter=letter) == RIGHT
    below, step = ("B3", "half") if one[0] == "C" else ("E3", "whole")
    assert steps(f"{one} {other} A3", "E3", starter=below).play(0, f"{one} {other}", step=step) == RIGHT


@pytest.mark.parametrize("pair", ["F#4 G4", "G4 G#4", "F#4 G#4"])
def test_on_f_sharp_g_flat_g_and_g_sharp_are_not_mixed(pair: str) -> None:
    table = distance(f"{pair} A3", "E3", starter="F#3", stock="C3 C4")
    assert table.play(0, pair, letter="G") != RIGHT
    assert len(table.hand(0).split()) == 5  # all three again, and two penalty cards


@pytest.mark.parametrize(
    ("card", "letter"), [("C4", "B"), ("G#4", "B"), ("C#4", "B"), ("B4", "C"), ("B4", "A"), ("C4", "C"), ("A4", "A")]
)
def test_the_right_letter_does_not_make_a_card_right_nor_the_right_card_a_letter(card: str, letter: str) -> None:
    table = distance(f"{card} D3", "E3", starter="A3", stock="F3 F4")
    assert table.play(0, card, letter=letter) != RIGHT
    assert table.hand(0).count(" ") == 3


@pytest.mark.parametrize(
    ("card", "say"),
    [
        ("D4", {"step": "half"}),  # the card fits, and the step said does not
        ("C#4", {"step": "whole"}),
        *[(card, {"step": step}) for card in ("E4", "C4", "B4", "A4") for step in ("half", "whole")],
        ("?1", {"step": "whole", "pitch": "E"}),
    ],
)
def test_a_wrong_card_step_or_pitch_costs_two_cards_and_the_turn(card: str, say: dict[str, str]) -> None:
    table = steps(f"{card} A3", "E3", starter="C3", stock="F3 F4")
    assert table.play(0, card, **say) != RIGHT
    assert (table.hand(0).count(" "), table["turn"]) == (3, 1)


# Key's Corners


def test_what_keys_corners_asks_are_the_notes_of_the_key() -> None:
    for tonic, notes, codes in (
        ("D", "D E F# G A B C#", "D3 E3 F#3 G3 A3 B3 C#3"),
        ("Eb", "Eb F G Ab Bb C D", "D#3 F3 G3 G#3 A#3 C3 D3"),
    ):
        table = corners(f"{codes} ?1", "E4", scale=f"{tonic} major")
        for code in codes.split()[:-1]:
            table.place(0, code, "NE")
        assert table.pile("NE") == notes.rpartition(" ")[0]
        table.place(0, codes.split()[-1], "NE")
        assert table.game.scores() == (10, 0)


@pytest.mark.parametrize(("card", "to"), [("C3", "NE"), ("F3", "N"), ("G#3", "W")])
def test_the_discard_pile_s_top_card_goes_on_corners_runs_and_stacks(card: str, to: str) -> None:
    table = corners("A3 A4", "E4", discard=card, N="E3").act(("place_discard", card, to))
    assert table.pile(to).split()[-1] == {"C3": "C", "F3": "F", "G#3": "G#"}[card]


@pytest.mark.parametrize(("said", "outside"), [("Ab", "G#3"), ("G#", "G#3"), ("Db", "C#3")])
def test_a_wild_keeps_the_name_that_was_said(said: str, outside: str) -> None:
    table = corners("?1 C3", "E4", N=outside, E="A3")
    with pytest.raises(Refusal) as caught:
        table.place(0, "?1", "E", said)
    assert caught.value.facts["name"] == said
    table.place(0, "?1", "N", said)
    assert [getattr(event, "name", None) for event in table.events if getattr(event, "type", "") == "placed"] == [said]
    assert isinstance(table.game, KeysCorners)
    assert table.game.copy().view(Seat(1)).table().piles["N"].names[-1] == said
