"""Key's Corners: drawing up, what is compulsory in a turn, discarding, skips and the end of the round.

The scale is C major; foundations that a test does not use hold C# D# F# G# (see `deals`), and an A or an E fits
nowhere.
"""

import pytest

from musicards.games.keys_corners.actions import DrewUp
from tests.games.deals import corners, refused

# Drawing up


def test_next_player_draws_up_to_five_as_the_turn_ends() -> None:
    table = corners("A3 A4", "E3 E4", stock="B3 B4 B5 B6")
    table.discard(0, "A3")
    assert (table.hand(1), table["stock"]) == ("E3 B3 E4 B4 B5", ["B6"])


def test_player_draws_what_the_stock_still_has() -> None:
    table = corners("A3 A4", "E3 E4", stock="B3")
    table.discard(0, "A3")
    assert (table.hand(1), table["stock"]) == ("E3 B3 E4", [])


def test_player_who_ends_a_turn_does_not_draw() -> None:
    table = corners("A3 A4", "E3 E4", stock="B3 B4 B5 B6")
    table.discard(0, "A3")
    assert table.hand(0) == "A4"


def test_nobody_draws_beyond_five() -> None:
    table = corners("A3 A4", "E3 E4 E5 E6 B6", stock="B3 B4")
    table.discard(0, "A3")
    assert table["stock"] == ["B3", "B4"]


# What a turn requires


def test_done_without_a_play_is_refused() -> None:
    with refused("play-first"):
        corners("A3 C3", "E3").done(0)


def test_one_play_is_enough_and_cards_may_be_held_back() -> None:
    table = corners("C3 D3 E3", "E4")
    table.place(0, "C3", "NW")
    table.done(0)
    assert (table["turn"], table.hand(0)) == (1, "D3 E3")


def test_turn_may_have_many_plays() -> None:
    table = corners("C3 D3 E3", "E4")
    table.place(0, "C3", "NW")
    table.place(0, "D3", "NW")
    table.place(0, "E3", "NW")
    assert (table["turn"], table.pile("NW")) == (0, "C D E")


def test_move_is_a_play() -> None:
    table = corners("A3", "E3", NW="C3 D3", N="D4 E4")
    table.move(0, "N", "NW", 1)
    table.done(0)
    assert table["turn"] == 1


def test_fill_is_a_play() -> None:
    table = corners("A3 A4", "E3", N="")
    table.place(0, "A3", "N")
    table.done(0)
    assert table["turn"] == 1


def test_player_without_cards_owes_no_play() -> None:
    table = corners("", "E3", discard="C3")
    table.done(0)
    assert table["turn"] == 1


def test_discard_piles_top_never_has_to_be_placed() -> None:
    table = corners("C4 A3", "E3", discard="C3")
    table.place(0, "C4", "NW")
    table.done(0)
    assert table["discard"] == ["C3"]


# Filling


def test_while_a_foundation_is_empty_nothing_else_is_possible() -> None:
    table = corners("C3 A3", "E3", N="", S="C4 D4", discard="C5")
    with refused("fill-first"):
        table.place(0, "C3", "NW")
    with refused("fill-first"):
        table.place_discard(0, "C5", "NW")
    with refused("fill-first"):
        table.move(0, "S", "NW", 2)
    with refused("fill-first"):
        table.discard(0, "A3")
    with refused("fill-first"):
        table.done(0)


def test_any_hand_card_fills() -> None:
    for card in ("C3", "A3", "F#3"):
        table = corners(f"{card} E3", "E4", N="")
        table.place(0, card, "N")
        assert table.hand(0) == "E3"


def test_fill_on_a_foundation_that_is_not_empty_is_refused() -> None:
    with refused("fill-first"):
        corners("C#3 A3", "E3", E="", N="C#6").place(0, "C#3", "N")


def test_every_empty_foundation_is_filled() -> None:
    table = corners("A3 A4 A5", "E3", N="", W="")
    table.place(0, "A3", "N")
    with refused("fill-first"):
        table.done(0)
    table.place(0, "A4", "W")
    table.done(0)
    assert table["turn"] == 1


def test_fill_from_the_discard_pile_is_refused_with_cards_in_hand() -> None:
    with refused("fill-from-hand"):
        corners("A3", "E3", N="", discard="C3").place_discard(0, "C3", "N")


def test_player_without_cards_fills_from_the_discard_pile() -> None:
    table = corners("", "E3", N="", discard="A3 A4")
    table.place_discard(0, "A3", "N")
    assert (table.pile("N"), table["discard"]) == ("A", ["A4"])


def test_player_without_cards_must_fill_while_the_discard_pile_has_any() -> None:
    with refused("fill-first"):
        corners("", "E3", N="", discard="A3").done(0)


def test_foundation_stays_empty_with_neither_hand_nor_discard_pile() -> None:
    table = corners("C3", "E3", N="")
    table.place(0, "C3", "N")
    table.move(0, "N", "NW", 1)
    table.done(0)
    assert (table.pile("N"), table["turn"]) == ("", 1)


def test_next_player_who_holds_cards_fills_what_stayed_empty() -> None:
    table = corners("", "E3 E4", N="")
    table.done(0)
    with refused("fill-first"):
        table.discard(1, "E3")


def test_foundation_that_a_book_empties_is_filled_before_all_else() -> None:
    table = corners("F#3 C3 A3", "E3", S="F#4 F#5 F#6")
    table.place(0, "F#3", "S")
    with refused("fill-first"):
        table.place(0, "C3", "NW")


# Compulsory moves


def test_possible_move_of_a_whole_pile_forbids_done() -> None:
    table = corners("C3 A3", "E3", N="D3 E4")
    table.place(0, "C3", "NW")
    with refused("move-first"):
        table.done(0)


def test_possible_move_of_a_whole_pile_forbids_discard() -> None:
    with refused("move-first"):
        corners("A3 B3", "E3", N="D3 E4", NW="C3").discard(0, "A3")


def test_empty_corner_need_not_be_filled() -> None:
    table = corners("A3 B3", "E3", N="C3")
    table.discard(0, "A3")
    assert table["turn"] == 1


def test_tonic_pile_may_move_to_an_empty_corner() -> None:
    table = corners("A3 B3", "E3", N="C3")
    table.move(0, "N", "SE", 1)
    assert table.pile("SE") == "C"


def test_possible_join_is_compulsory() -> None:
    with refused("move-first"):
        corners("A3 B3", "E3", N="F#3", E="F#4", S="D#6").discard(0, "A3")


def test_possible_move_of_an_upper_part_onto_a_corner_is_compulsory() -> None:
    with refused("move-first"):
        corners("A3 B3", "E3", N="D3 E4", NW="C3 D4").discard(0, "A3")


def test_possible_move_of_an_upper_part_between_foundations_forbids_nothing() -> None:
    table = corners("A3 B3", "E3", N="C3 D3", E="D4 E4 F4")
    table.discard(0, "A3")
    assert table["turn"] == 1


def test_other_plays_may_come_before_a_compulsory_move() -> None:
    table = corners("F4 A3", "E3", N="D3 E4", NW="C3")
    table.place(0, "F4", "N")
    assert table.pile("N") == "D E F"


def test_done_is_possible_once_the_compulsory_move_is_made() -> None:
    table = corners("C3 A3", "E3", N="D3 E4")
    table.place(0, "C3", "NW")
    table.move(0, "N", "NW", 2)
    table.place(0, "A3", "N")
    table.done(0)
    assert table["turn"] == 1


def test_compulsory_move_binds_a_player_without_cards_too() -> None:
    with refused("move-first"):
        corners("", "E3", N="D3", NW="C3").done(0)


# Discarding


def test_discard_ends_the_turn() -> None:
    table = corners("A3 B3", "E3")
    table.discard(0, "A3")
    assert (table["turn"], table["discard"], table.game.turns) == (1, ["A3"], 1)


def test_discarded_card_is_on_top() -> None:
    table = corners("A3 B3", "E3", discard="E5 E6")
    table.discard(0, "A3")
    assert table["discard"] == ["A3", "E5", "E6"]


def test_discard_after_a_play_is_refused() -> None:
    table = corners("C3 A3", "E3")
    table.place(0, "C3", "NW")
    with refused("discard-only-play"):
        table.discard(0, "A3")


def test_discard_after_a_fill_is_refused() -> None:
    table = corners("B3 A3", "E3", N="")
    table.place(0, "B3", "N")
    with refused("discard-only-play"):
        table.discard(0, "A3")


@pytest.mark.parametrize("card", ["C3", "D3", "F#3", "B3"])
def test_discard_of_a_card_that_fits_a_pile_is_refused(card: str) -> None:
    with refused("card-fits-pile"):
        corners(f"{card} E3", "E4", NE="C4", N="A3").discard(0, card)


def test_discard_of_another_card_than_the_fitting_one_is_possible() -> None:
    table = corners("C3 E3", "E4")
    table.discard(0, "E3")
    assert table.hand(0) == "C3"


def test_wild_is_never_discarded() -> None:
    for wild in ("?1", "X1"):
        with refused("wild-fits"):
            corners(f"{wild} E3", "E4").discard(0, wild)


def test_plays_of_the_turn_before_forbid_no_discard() -> None:
    table = corners("C3 A3", "E3 E4")
    table.place(0, "C3", "NW")
    table.done(0)
    table.discard(1, "E3")
    assert table.hand(1) == "E4"


def test_plays_of_the_turn_before_are_not_owed_again() -> None:
    table = corners("C3 A3", "E3 E4")
    table.place(0, "C3", "NW")
    table.done(0)
    with refused("play-first"):
        table.done(1)


def test_discard_of_a_card_that_is_not_held_is_refused() -> None:
    with refused("card-not-held"):
        corners("A3 B3", "E3").discard(0, "E3")


# Other seats and other words


def test_play_out_of_turn_is_refused() -> None:
    table = corners("A3", "C3")
    with refused("not-your-turn"):
        table.place(1, "C3", "NW")


def test_words_of_the_other_games_are_refused() -> None:
    for word in ("draw", "pass", "call", "play", "reshuffle"):
        with refused("bad-notation"):
            corners("A3", "C3").enter(0, word, cards=["A3"], say={}, stock=[])


# Skips and the end


def test_player_without_cards_and_without_a_possible_play_is_skipped() -> None:
    table = corners("A3 A4", "", "E3")
    table.discard(0, "A3")
    assert (table["turn"], table.game.turns) == (2, 1)


def test_skip_emits_an_event() -> None:
    table = corners("A3 A4", "", "E3")
    table.discard(0, "A3")
    assert table.happened() == ["discarded", "skipped", "turn"]


def test_player_who_can_draw_is_not_skipped() -> None:
    table = corners("A3 A4", "", "E3", stock="B3")
    table.discard(0, "A3")
    assert (table["turn"], table.hand(1)) == (1, "B3")


def test_player_without_cards_who_could_place_the_discard_top_is_not_skipped() -> None:
    table = corners("D3 A5", "", "E3", NW="C3", discard="C5")
    table.place(0, "D3", "NW")
    table.done(0)
    assert table["turn"] == 1


def test_player_without_cards_who_could_move_the_upper_part_of_a_pile_is_not_skipped() -> None:
    table = corners("A3 A5", "", "E3", E="C3 D3", N="D4 E4 F4")
    table.discard(0, "A3")
    assert table["turn"] == 1


def test_player_without_cards_is_skipped_if_nothing_can_fill_a_foundation() -> None:
    table = corners("", "", "E3", N="")
    table.done(0)
    assert table["turn"] == 2


def test_round_ends_when_a_turn_ends_with_the_stock_and_all_hands_empty() -> None:
    table = corners("A3", "", discard="")
    table.discard(0, "A3")
    assert table.game.result().to_json() == {"over": True, "winners": [0, 1], "scores": [0, 0], "turns": 1}


def test_round_does_not_end_before_the_turn_does() -> None:
    table = corners("C3", "")
    table.place(0, "C3", "NW")
    assert table.game.over is False
    table.done(0)
    assert table.game.over is True


def test_round_continues_while_somebody_has_cards() -> None:
    table = corners("A3", "E3")
    table.discard(0, "A3")
    assert table.game.over is False


def test_round_continues_while_the_stock_has_cards() -> None:
    table = corners("A3", "", stock="B3")
    table.discard(0, "A3")
    assert (table.game.over, table.hand(1)) == (False, "B3")


def test_most_points_win() -> None:
    table = corners("F#3", "", S="F#4 F#5 F#6")
    table.place(0, "F#3", "S")
    table.done(0)
    assert table.game.result().to_json() == {"over": True, "winners": [0], "scores": [5, 0], "turns": 1}


def test_turn_is_nobodys_when_the_round_is_over() -> None:
    table = corners("A3", "")
    table.discard(0, "A3")
    assert (table["turn"], table["over"]) == (None, True)


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_happens_after_the_end(seat: int) -> None:
    table = corners("A3", "")
    table.discard(0, "A3")
    with refused("game-over"):
        table.done(seat)
    with refused("game-over"):
        table.place_discard(seat, "A3", "N")


def test_the_cards_that_are_named_as_drawn_are_those_that_are_in_the_hand_now() -> None:
    table = corners("C3 A3", "E4", stock="F4 G4 A4 B4 D4 E5")
    table.place(0, "C3", "NE")
    table.done(0)
    [drawn] = [event for event in table.events if isinstance(event, DrewUp)]
    assert drawn.cards is not None
    assert (drawn.seat, drawn.count, len(drawn.cards)) == (1, 4, 4)
    assert set(table.hand(1).split()) == {"E4", *drawn.cards}
