"""Key's Corners: piles, and what may be placed or moved where.

Rules: docs/rules.md, "Key's Corners: piles" and "Key's Corners: a turn".

The scale is C major unless a test names another one; foundations that a test does not use hold C# D# F# G# (see
`deals`).
"""

import pytest

from musicards.errors import Refusal
from musicards.games.action import Seat
from musicards.games.keys_corners import CornersView, KeysCorners
from musicards.games.keys_corners.actions import Moved
from musicards.games.keys_corners.rules import legal_moves
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
from tests.games.deals import corners, refused

# Placing in corners


def test_corner_begins_with_the_tonic() -> None:
    table = corners("C3 A3", "E3")
    table.place(0, "C3", "SE")
    assert table.pile("SE") == "C"


def test_empty_corner_takes_nothing_but_the_tonic() -> None:
    with refused("does-not-continue"):
        corners("D3 A3", "E3").place(0, "D3", "SE")


def test_corner_continues_with_the_next_scale_note() -> None:
    table = corners("D3 A3", "E3", NW="C3")
    table.place(0, "D3", "NW")
    assert table.pile("NW") == "C D"


@pytest.mark.parametrize("card", ["C4", "C#4", "D#4", "E4", "B4"])
def test_corner_takes_no_other_note(card: str) -> None:
    with refused("does-not-continue"):
        corners(f"{card} A3", "E3", NW="C3").place(0, card, "NW")


def test_second_corner_may_begin_while_the_first_is_going_on() -> None:
    table = corners("C4 A3", "E3", NW="C3 D3")
    table.place(0, "C4", "SW")
    assert (table.pile("NW"), table.pile("SW")) == ("C D", "C")


# Placing on foundations


def test_foundation_rises_from_whatever_degree_it_began_on() -> None:
    table = corners("A3 C3", "E3", N="G3")
    table.place(0, "A3", "N")
    assert table.pile("N") == "G A"


def test_foundation_of_the_scale_takes_no_second_card_of_its_pitch() -> None:
    with refused("does-not-continue"):
        corners("G4 C3", "E3", N="G3").place(0, "G4", "N")


def test_foundation_never_goes_down() -> None:
    with refused("does-not-continue"):
        corners("F4 C3", "E3", N="G3").place(0, "F4", "N")


def test_no_sequence_runs_past_the_scales_last_note() -> None:
    with refused("pile-complete"):
        corners("C4 E3", "E4", N="A3 B3").place(0, "C4", "N")


def test_foundation_outside_the_scale_takes_its_own_pitch() -> None:
    table = corners("F#3 C3", "E3", N="F#4")
    table.place(0, "F#3", "N")
    assert table.pile("N") == "F# F#"


def test_foundation_outside_the_scale_takes_no_neighbor() -> None:
    with refused("does-not-continue"):
        corners("G3 C3", "E3", N="F#4").place(0, "G3", "N")


# Wilds


def test_wild_keeps_the_note_said_while_it_lies() -> None:
    table = corners("?1 E3 A3", "E4", NW="C3")
    table.place(0, "?1", "NW", "D")
    table.place(0, "E3", "NW")
    assert table["piles"] == {
        "N": [["C#6", "C#"]],
        "E": [["D#6", "D#"]],
        "S": [["F#6", "F#"]],
        "W": [["G#6", "G#"]],
        "NW": [["C3", "C"], ["?1", "D"], ["E3", "E"]],
        "NE": [],
        "SE": [],
        "SW": [],
    }


def test_wild_goes_by_the_scales_name_whatever_was_said() -> None:
    table = corners("?1 A3", "E4", NW="C3 D3")
    table.place(0, "?1", "NW", "Fb")
    assert table.pile("NW") == "C D E"


def test_wild_without_a_name_is_refused() -> None:
    with refused("wild-needs-name"):
        corners("?1 A3", "E3").place(0, "?1", "NW")


def test_wild_under_a_wrong_name_is_refused() -> None:
    with refused("does-not-continue"):
        corners("?1 A3", "E3").place(0, "?1", "NW", "D")


@pytest.mark.parametrize("name", ["H", "c", "C4", "C#b", "", "Cb#"])
def test_wild_under_no_name_of_a_note_is_refused(name: str) -> None:
    with refused("bad-notation"):
        corners("?1 A3", "E3").place(0, "?1", "NW", name)


@pytest.mark.parametrize("name", ["C", "B#"])
def test_name_on_a_note_card_is_refused(name: str) -> None:
    with refused("note-has-name"):
        corners("C3 A3", "E3").place(0, "C3", "NW", name)


def test_wild_joins_a_stack_outside_the_scale() -> None:
    table = corners("X2 A3", "E3", N="F#4")
    table.place(0, "X2", "N", "Gb")
    assert table.pile("N") == "F# F#"


def test_wild_begins_a_foundation_as_any_note() -> None:
    table = corners("?1 A3", "E3", N="")
    table.place(0, "?1", "N", "Bb")
    assert table.pile("N") == "A#"


# Where cards are


def test_card_that_is_not_held_is_refused() -> None:
    with refused("card-not-held"):
        corners("A3", "C3").place(0, "C3", "NW")


def test_discard_piles_top_card_may_be_placed() -> None:
    table = corners("A3", "E3", discard="C3 C4")
    table.place_discard(0, "C3", "NW")
    assert (table.pile("NW"), table["discard"]) == ("C", ["C4"])


def test_card_under_the_discard_piles_top_is_refused() -> None:
    with refused("not-discard-top"):
        corners("A3", "E3", discard="F#3 C4").place_discard(0, "C4", "NW")


def test_empty_discard_pile_gives_nothing() -> None:
    with refused("not-discard-top"):
        corners("A3", "E3").place_discard(0, "C4", "NW")


def test_space_that_the_board_does_not_have_is_refused() -> None:
    for space in ("C", "n", "", "NNW"):
        with refused("bad-notation"):
            corners("C3 A3", "E3").place(0, "C3", space)


# Moves


def test_whole_pile_moves_onto_a_corner_that_it_continues() -> None:
    table = corners("A3", "E3", NW="C3", N="D3 E4")
    table.move(0, "N", "NW", 2)
    assert (table.pile("NW"), table.pile("N")) == ("C D E", "")


def test_upper_part_of_a_pile_moves_onto_a_corner() -> None:
    table = corners("A3", "E3", NW="C3 D3", N="D4 E4 F4")
    table.move(0, "N", "NW", 2)
    assert (table.pile("NW"), table.pile("N")) == ("C D E F", "D")


def test_upper_part_that_does_not_continue_the_corner_is_refused() -> None:
    with refused("does-not-continue"):
        corners("A3", "E3", NW="C3 D3", N="D4 E4 F4").move(0, "N", "NW", 1)


def test_lower_part_cannot_be_moved_from_under_the_rest() -> None:
    with refused("does-not-continue"):
        corners("A3", "E3", NW="C3 D3 E3", N="E4 F4 G4").move(0, "N", "NW", 3)


def test_whole_pile_moves_onto_another_foundation_that_it_continues() -> None:
    table = corners("A3", "E3", N="D3 E3", E="F3 G3")
    table.move(0, "E", "N", 2)
    assert (table.pile("N"), table.pile("E")) == ("D E F G", "")


def test_upper_part_moves_onto_another_foundation_where_the_run_becomes_longer() -> None:
    table = corners("A3", "E3", N="C3 D3", E="D4 E4 F4")
    table.move(0, "E", "N", 2)
    assert (table.pile("N"), table.pile("E")) == ("C D E F", "D")


def test_upper_part_stays_where_the_run_would_not_become_longer() -> None:
    with refused("not-longer"):
        corners("A3", "E3", N="D3", E="D4 E4 F4").move(0, "E", "N", 2)


def test_upper_part_that_the_other_foundation_does_not_want_stays() -> None:
    with refused("does-not-continue"):
        corners("A3", "E3", N="C3 D3", E="D4 E4 F4").move(0, "E", "N", 1)


def test_pile_that_gave_its_upper_part_waits_for_it_again() -> None:
    table = corners("E3 A3", "E6", N="C3 D3", E="D4 E4 F4")
    table.move(0, "E", "N", 2)
    table.place(0, "E3", "E")
    assert table.pile("E") == "D E"


def test_upper_part_can_complete_a_scale_on_a_foundation() -> None:
    table = corners("A3", "E3", N="C3 D3", E="D4 E4 F4 G4 A4 B4")
    table.move(0, "E", "N", 5)
    assert table.game.result().scores == (10, 0)
    assert (table.pile("N"), table.pile("E")) == ("", "D")


def test_upper_part_of_a_stack_moves_where_the_stack_becomes_longer() -> None:
    table = corners("A3", "E3", N="F#3 F#4", E="F#5 F#6", S="D#6")
    table.move(0, "E", "N", 1)
    assert (table.pile("N"), table.pile("E")) == ("F# F# F#", "F#")


def test_upper_part_of_a_stack_can_complete_another() -> None:
    table = corners("A3", "E3", N="F#3 F#4 ?1", E="F#5 F#6", S="D#6")
    table.move(0, "E", "N", 1)
    assert table.game.result().scores == (5, 0)
    assert (table.pile("N"), table.pile("E")) == ("", "F#")


@pytest.mark.parametrize(("there", "count"), [("F#3", 1), ("F#3", 2), ("F#3 F#4", 1)])
def test_upper_part_of_a_stack_stays_where_the_stack_would_not_become_longer(there: str, count: int) -> None:
    table = corners("A3", "E3", N=there, E="F#5 F#6 ?1", S="D#6")
    with refused("not-longer"):
        table.move(0, "E", "N", count)


def test_of_three_cards_the_upper_two_go_to_two_others() -> None:
    table = corners("A3", "E3", N="F#3 F#4", E="F#5 F#6 ?1", S="D#6")
    table.move(0, "E", "N", 2)
    assert table.game.result().scores == (5, 0)
    assert table.pile("E") == "F#"


def test_upper_part_of_a_stack_need_not_move_before_the_turn_ends() -> None:
    table = corners("A3 E4", "E3", N="F#3 F#4 ?1", E="F#5 F#6", S="D3")
    table.place(0, "E4", "S")
    table.done(0)
    assert table.game.turn == 1


def test_stacks_of_one_pitch_join() -> None:
    table = corners("A3", "E3", N="F#3 F#4", E="F#5", S="D#6")
    table.move(0, "E", "N", 1)
    assert table.pile("N") == "F# F# F#"


def test_stacks_of_one_pitch_with_more_than_four_cards_do_not_join() -> None:
    table = corners("A3", "E3", N="F#3 F#4 ?1", E="F#5 ?2", S="D#6")
    with refused("too-high"):
        table.move(0, "E", "N", 2)


def test_stacks_of_two_pitches_do_not_join() -> None:
    with refused("does-not-continue"):
        corners("A3", "E3").move(0, "N", "E", 1)


def test_pile_that_begins_with_the_tonic_moves_to_an_empty_corner() -> None:
    table = corners("A3", "E3", N="C3 D3")
    table.move(0, "N", "SW", 2)
    assert (table.pile("SW"), table.pile("N")) == ("C D", "")


def test_upper_part_of_a_tonic_pile_does_not_move_to_an_empty_corner() -> None:
    with refused("does-not-continue"):
        corners("A3", "E3", N="C3 D3").move(0, "N", "SW", 1)


def test_upper_part_of_a_tonic_pile_moves_onto_a_corner_that_has_the_tonic() -> None:
    table = corners("A3", "E3", N="C3 D3", NW="C4")
    table.move(0, "N", "NW", 1)
    assert (table.pile("NW"), table.pile("N")) == ("C D", "C")


def test_cards_outside_the_scale_have_no_place_in_a_corner() -> None:
    with refused("stack-stays"):
        corners("A3", "E3", N="F#3").move(0, "N", "NW", 1)


def test_cards_never_leave_a_corner() -> None:
    for to in ("NE", "N"):
        with refused("not-a-foundation"):
            corners("A3", "E3", NW="C3", N="B3").move(0, "NW", to, 1)


def test_pile_does_not_move_onto_itself() -> None:
    with refused("same-pile"):
        corners("A3", "E3", N="F#3 F#4").move(0, "N", "N", 1)


def test_more_cards_than_the_pile_has_are_refused() -> None:
    with refused("too-many"):
        corners("A3", "E3", NW="C3", N="D3").move(0, "N", "NW", 2)


def test_nothing_moves_from_an_empty_foundation() -> None:
    with refused("empty-pile"):
        corners("", "E3", N="").move(0, "N", "NW", 1)


@pytest.mark.parametrize("count", [0, -1, 55, 10**20, 1.0, True, "1", None])
def test_count_that_is_no_number_of_cards_is_refused(count: object) -> None:
    with refused("bad-notation"):
        corners("A3", "E3", NW="C3", N="D3").enter(0, "move", from_="N", to="NW", count=count)


# Books


def test_last_note_on_a_corner_brings_ten_points() -> None:
    table = corners("B3 A3", "E3", NW="C3 D3 E4 F3 G3 A4")
    table.place(0, "B3", "NW")
    assert (table.game.scores(), table.pile("NW")) == ((10, 0), "")


def test_run_from_the_tonic_on_a_foundation_is_a_book_too() -> None:
    table = corners("B3 A3", "E3", S="C3 D3 E4 F3 G3 A4")
    table.place(0, "B3", "S")
    assert table["books"] == [[{"kind": "scale", "cards": ["C3", "D3", "E4", "F3", "G3", "A4", "B3"]}], []]


def test_run_to_the_last_note_that_does_not_begin_with_the_tonic_is_no_book() -> None:
    table = corners("B3 A3", "E3", S="D3 E4 F3 G3 A4")
    table.place(0, "B3", "S")
    assert table.game.scores() == (0, 0)


def test_fourth_card_of_a_stack_brings_five_points() -> None:
    table = corners("F#3 A3", "E3", N="F#4 ?1 F#5")
    table.place(0, "F#3", "N")
    assert (table.game.scores(), table.pile("N")) == ((5, 0), "")


def test_move_that_completes_a_scale_counts_for_the_mover() -> None:
    table = corners("A3", "E3", NW="C3 D3 E4 F3", N="G3 A4 B3")
    table.move(0, "N", "NW", 3)
    assert table.game.scores() == (10, 0)


def test_corner_that_a_book_left_begins_with_the_tonic_again() -> None:
    table = corners("B3 C5 A3", "E3", NW="C3 D3 E4 F3 G3 A4")
    table.place(0, "B3", "NW")
    table.place(0, "C5", "NW")
    assert table.pile("NW") == "C"


def test_book_goes_to_the_player_who_completes_it_not_to_the_one_who_began() -> None:
    table = corners("A3 C3", "B3 E3", NW="C4 D3 E4 F3 G3")
    table.place(0, "A3", "NW")
    table.done(0)
    table.place(1, "B3", "NW")
    assert table.game.scores() == (0, 10)


def test_join_of_two_foundations_can_complete_a_scale() -> None:
    table = corners("A3", "E3", N="C3 D3 E4 F3", E="G3 A4 B3")
    table.move(0, "E", "N", 3)
    assert (table.game.scores(), table.pile("N"), table.pile("E")) == ((10, 0), "", "")


def test_join_of_two_stacks_can_complete_four() -> None:
    table = corners("A3", "E3", N="F#3 F#4", S="F#5 F#6")
    table.move(0, "S", "N", 2)
    assert table.game.scores() == (5, 0)


def test_scale_of_two_notes_is_a_book_of_two_cards() -> None:
    table = corners("F#3 A3", "E3", scale="C custom", formula=[6, 6], NW="C3", S="D6")
    table.place(0, "F#3", "NW")
    assert table["books"] == [[{"kind": "scale", "cards": ["C3", "F#3"]}], []]


def test_event_of_a_book_has_its_names_and_points() -> None:
    table = corners("F3 A3", "E3", scale="F# major", NW="F#3 G#3 A#3 B3 C#3 D#3", N="D6", E="G6", S="A6", W="C6")
    table.place(0, "F3", "NW")
    assert table.happened() == ["placed", "book"]
    assert getattr(table.events[1], "names", None) == ("F#", "G#", "A#", "B", "C#", "D#", "E#")


@pytest.mark.parametrize("corner", ["NW", "NE", "SE", "SW"])
def test_one_card_fewer_never_moves_to_a_corner(corner: str) -> None:
    table = corners("A3 B3", "E4", N="G#6 G#5", E="C3 D3", S="G#4 G#3")
    table.move(0, "S", "N", 1)  # of stacks, one card fewer may move
    table = corners("A3 B3", "E4", N="G#6 G#5", E="C3 D3", S="G#4 G#3")
    with refused("does-not-continue"):
        table.move(0, "E", corner, 1)


def test_what_would_not_become_longer_is_named_for_c_too() -> None:
    with refused("not-longer"):
        corners("A3", "E3", N="B3", E="B4 C4 D4", scale="G major").move(0, "E", "N", 2)


def test_a_refusal_names_the_piles_meant() -> None:
    table = corners("C3 D3", "E4", NW="C4", N="C#6", E="")
    with pytest.raises(Refusal) as caught:
        table.discard(0, "C3")
    assert caught.value.facts == {"gaps": ["E"]}
    table = corners("C3 F3", "E4", NW="C4 D4", E="C5 D5 E5", SE="C6 D6 E6", W="F4")
    with pytest.raises(Refusal) as caught:
        table.discard(0, "F3")
    assert caught.value.facts == {"card": "F3", "to": ["E", "SE"]}
    with pytest.raises(Refusal) as caught:
        table.discard(0, "C3")
    assert caught.value.facts == {"card": "C3", "to": ["NE", "SW"]}


def test_everybody_sees_which_cards_move() -> None:
    table = corners("A3", "E3", N="C3 D3", E="D4 E4 F4")
    table.move(0, "E", "N", 2)
    (moved,) = [event for event in table.events if isinstance(event, Moved)]
    assert (moved.cards, moved.names) == (("E4", "F4"), ("E", "F"))


def test_a_view_counts_the_plays_of_the_turn() -> None:
    table = corners("C3 A3", "E3", N="C4 D4", S="D5")
    counted = []
    table.place(0, "C3", "SE")
    for _ in range(2):
        view = table.game.view(Seat(0))
        assert isinstance(view, CornersView)
        counted.append(view.plays)
        if view.plays == 1:
            table.move(0, "S", "SE", 1)
    assert counted == [1, 2]


def test_piles_are_equal_if_their_cards_and_notes_are() -> None:
    piles = [corners("A3", "E3", N=codes).game for codes in ("E3 F3", "E3 F3", "E3 F4", "?1=E", "?1=F")]
    norths = [game.board.piles[0] for game in piles if isinstance(game, KeysCorners)]
    assert [norths[0] == other for other in norths] == [True, True, False, False, False]
    assert norths[3] != norths[4]
    assert norths[0] != (norths[0].cards if norths[0] else None)


def test_a_playout_says_how_many_moves_it_made() -> None:
    game = make_game("keys_corners", 3, {})
    game.begin(FastRng(5))
    other = game.copy()
    made, rng = 0, FastRng(6)
    assert isinstance(game, KeysCorners)
    while not game.over:
        legal = legal_moves(game.board, game.held[game.turn].cards, game.top_hour, game.plays)
        game.play_move(legal.pick(game.board, rng), rng)
        made += 1
    assert other.playout(FastRng(6)) == made
    assert other.state() == game.state()


def test_boards_are_equal_if_their_piles_and_scales_are() -> None:
    games = [corners("A3", "E3", N=codes).game for codes in ("C3 D3", "C3 D3", "C3")]
    games.append(corners("A3", "E3", N="C3 D3", scale="F major").game)
    boards = [game.board for game in games if isinstance(game, KeysCorners)]
    assert [boards[0] == other for other in boards] == [True, True, False, False]
    assert boards[0] != boards[0].piles
    assert [boards[0].lowest_hour(space) for space in range(8)] == [12, 3, 6, 8, 0, 0, 0, 0]
