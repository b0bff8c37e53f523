"""Statements of the printed rules whose breach nothing else notices; docs/rules-coverage.md says which is which.

All numbers are those that are printed, never the program's own.
"""

import pytest

from musicards.cards import CODES, is_wild, parse_card
from musicards.errors import Refusal
from musicards.games.action import Seat
from musicards.games.keys_corners import KeysCorners
from musicards.games.registry import GAMES
from tests.games.cases import case_of
from tests.games.deals import RIGHT, corners, distance, steps

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
