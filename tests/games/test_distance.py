"""The Distance: what a play says, what a misplay costs, when a player may draw and pass, and how the game ends."""

import pytest

from musicards.errors import Refusal
from musicards.games.action import Draw, Seat
from musicards.games.distance import DistancePlay
from musicards.games.steps import StepsPlay
from tests.games.deals import RIGHT, distance, refused

# Plays: the starter is A and seconds are played, so a B is needed, then a C, then a D.


def test_cards_are_put_down_in_order_the_last_on_top() -> None:
    table = distance("B3 B4 ?1 C3", "E3")
    table.play(0, "B4 ?1 B3", letter="B")
    assert table["discard"] == ["B3", "?1", "B4", "A3"]


def test_right_play_passes_the_turn() -> None:
    table = distance("B3 C3", "E3", "F3")
    table.play(0, "B3", letter="B")
    assert table["turn"] == 1


def test_turn_goes_round_to_seat_0_again() -> None:
    table = distance("B3 C3 E3", "C4 ?1", "D4 ?2")
    turns = []
    for seat, code in ((0, "B3"), (1, "C4"), (2, "D4")):
        table.play(seat, code, letter=code[0])
        turns.append(table["turn"])
    assert turns == [1, 2, 0]


def test_state_has_no_letter_while_nothing_has_been_played() -> None:
    assert distance("B3 C3", "E3")["letter"] is None


def test_state_has_the_letter_last_said() -> None:
    table = distance("A#3 G3", "C3 E3")
    table.play(0, "A#3", letter="B")
    table.play(1, "C3", letter="C")
    assert table["letter"] == "C"


def test_wilds_alone_are_a_right_play() -> None:
    assert distance("?1 X1 C3", "E3").play(0, "?1 X1", letter="B") == RIGHT


def test_wild_with_a_note_card_is_a_right_play() -> None:
    assert distance("?1 A#3 C3", "E3").play(0, "?1 A#3", letter="B") == RIGHT


def test_letter_of_wilds_alone_still_has_to_be_the_needed_one() -> None:
    assert distance("?1 C3", "E3", stock="F3 F4").play(0, "?1", letter="C") == "wrong-letter"


def test_two_pitches_with_the_needed_letter_are_a_misplay() -> None:
    assert distance("A#3 B3 C3", "E3", stock="F3 F4").play(0, "A#3 B3", letter="B") == "mixed-pitches"


def test_two_pitches_are_a_misplay_on_a_wild_starter_too() -> None:
    assert distance("F#3 G3 C3", "E3", starter="?1", stock="F3 F4").play(0, "F#3 G3", letter="G") == "mixed-pitches"


def test_black_starter_does_not_take_what_only_its_other_letter_asks_for() -> None:
    table = distance("B3 C3", "E3", starter="G#3", stock="F3 F4")
    assert table.play(0, "B3", letter="A") == "card-without-letter"


def test_starters_other_letter_is_gone_after_the_first_play() -> None:
    table = distance("A4 C3", "C#3 E3", starter="G#3", stock="F3 F4")
    table.play(0, "A4", letter="A")
    assert table.play(1, "C#3", letter="C") == "wrong-letter"


# Misplays


def test_misplay_costs_two_cards_and_the_cards_go_back() -> None:
    table = distance("C3 D3", "E3", stock="F3 G3 G4")
    table.play(0, "C3", letter="C")
    assert (table.hand(0), table["stock"]) == ("C3 D3 F3 G3", ["G4"])


def test_player_is_still_on_turn_after_a_misplay() -> None:
    table = distance("C3 D3", "E3", stock="F3 B3")
    table.play(0, "C3", letter="C")
    assert table.play(0, "B3", letter="B") == RIGHT


def test_misplay_leaves_the_needed_letter() -> None:
    table = distance("C3 B3", "E3", stock="F3 G3")
    table.play(0, "C3", letter="C")
    assert table.play(0, "B3", letter="B") == RIGHT


def test_misplay_ends_the_turn_where_the_table_wants_it_so() -> None:
    table = distance("C3 D3", "E3", stock="F3 G3", mistake_ends_turn=True)
    table.play(0, "C3", letter="C")
    assert (table["turn"], table.game.turns) == (1, 1)


def test_penalty_cards_are_not_draws() -> None:
    table = distance("C3 D3", "E3", stock="F3 G3 G4")
    table.play(0, "C3", letter="C")
    assert table["drawn"] == 0


def test_misplay_with_the_last_card_does_not_win() -> None:
    table = distance("C3", "E3", stock="F3 G3")
    table.play(0, "C3", letter="C")
    assert table.game.over is False


# Refused plays


def test_word_that_is_no_letter_is_refused() -> None:
    for word in ("H", "b", "Bb", "", "half"):
        with refused("bad-notation"):
            distance("B3 C3", "E3").play(0, "B3", letter=word)


def test_play_without_a_word_is_refused() -> None:
    with refused("bad-notation"):
        distance("B3 C3", "E3").play(0, "B3")


def test_play_that_says_too_much_is_refused() -> None:
    with refused("bad-notation"):
        distance("B3 C3", "E3").play(0, "B3", letter="B", step="half")


def test_play_of_a_card_that_is_not_held_is_refused() -> None:
    with refused("card-not-held"):
        distance("B3 C3", "E3").play(0, "B3 B4", letter="B")


def test_play_of_no_card_is_refused() -> None:
    with refused("no-card"):
        distance("B3 C3", "E3").play(0, "", letter="B")


def test_play_of_one_card_twice_is_refused() -> None:
    with refused("card-twice"):
        distance("B3 C3", "E3").play(0, "B3 B3", letter="B")


def test_play_out_of_turn_is_refused() -> None:
    with refused("not-your-turn"):
        distance("B3 C3", "B4 E3").play(1, "B4", letter="B")


def test_seat_that_is_not_at_the_table_is_refused() -> None:
    for seat in (-1, 2):
        with refused("no-such-seat"):
            distance("B3 C3", "E3").draw(seat)


def test_done_is_no_word_of_the_distance() -> None:
    with refused("bad-notation"):
        distance("B3 C3", "E3").done(0)


# Drawing and passing


def test_draw_takes_the_top_of_the_stock() -> None:
    table = distance("C3 D3", "E3", stock="F3 G3")
    table.draw(0)
    assert (table.hand(0), table["stock"], table["drawn"]) == ("C3 D3 F3", ["G3"], 1)


@pytest.mark.parametrize("card", ["B3", "A#3"])
def test_draw_with_a_fitting_card_is_refused(card: str) -> None:
    with refused("card-fits"):
        distance(f"{card} C3", "E3", stock="F3").draw(0)


def test_draw_with_a_fitting_card_is_possible_where_the_table_draws_freely() -> None:
    table = distance("B3 C3", "E3", stock="F3 F4", free_draw=True)
    table.draw(0)
    assert table["drawn"] == 1


def test_early_pass_where_the_table_draws_freely_does_not_tell_that_a_card_fits() -> None:
    table = distance("B3 C3", "E3", stock="F3 F4", free_draw=True)
    with pytest.raises(Refusal) as caught:
        table.pass_(0)
    assert (caught.value.reason, caught.value.facts) == ("pass-too-early", {"draws": 2})


def test_draw_is_right_despite_a_fitting_card_with_free_draw() -> None:
    table = distance("B3 C3", "E3", stock="F3 F4", free_draw=True)
    assert Draw() in table.game.legal_actions()


def test_wild_in_hand_forbids_no_draw() -> None:
    table = distance("?1 C3", "E3", stock="F3")
    table.draw(0)
    assert table["drawn"] == 1


def test_no_note_card_can_be_held_back_on_a_wild_starter() -> None:
    with refused("card-fits"):
        distance("C3 ?1", "E3", starter="X1", stock="F3").draw(0)


def test_drawn_card_that_fits_need_not_be_played() -> None:
    table = distance("C3 D3", "E3", stock="B3 F3")
    table.draw(0, times=2)
    assert table["drawn"] == 2


def test_drawn_card_that_fits_may_be_played() -> None:
    table = distance("C3 D3", "E3", stock="B3 F3")
    table.draw(0)
    assert table.play(0, "B3", letter="B") == RIGHT


def test_draws_have_no_limit() -> None:
    table = distance("C3 D3", "E3", stock="F3 F4 F5 F6 G3")
    table.draw(0, times=5)
    assert table["drawn"] == 5


def test_pass_after_two_draws_is_too_early() -> None:
    table = distance("C3 D3", "E3", stock="F3 F4 F5 F6")
    table.draw(0, times=2)
    with refused("pass-too-early"):
        table.pass_(0)


def test_pass_after_three_draws_keeps_the_needed_letter() -> None:
    table = distance("C3 D3", "B3 E3", stock="F3 F4 F5 F6")
    table.draw(0, times=3)
    table.pass_(0)
    assert table.play(1, "B3", letter="B") == RIGHT


def test_draws_are_counted_from_zero_in_the_next_turn() -> None:
    table = distance("C3 D3", "E3 G3", stock="F3 F4 F5 F6")
    table.draw(0, times=3)
    table.pass_(0)
    assert table["drawn"] == 0
    with refused("pass-too-early"):
        table.pass_(1)


@pytest.mark.parametrize("do", ["draw", "pass"])
def test_draw_and_pass_with_a_fitting_card_are_refused_alike(do: str) -> None:
    table = distance("B3 D3", "E3", stock="F3")
    with pytest.raises(Refusal) as caught:
        table.enter(0, do)
    assert (caught.value.reason, caught.value.facts) == ("card-fits", {"cards": ["B3"]})


# The end


def test_first_without_cards_wins_at_once() -> None:
    table = distance("B3", "E3 F3", "G3")
    table.play(0, "B3", letter="B")
    assert table.game.result().to_json() == {"over": True, "winners": [0], "scores": [0, 2, 1], "turns": 1}


def test_turn_is_nobodys_when_the_game_is_over() -> None:
    table = distance("B3", "E3 F3")
    table.play(0, "B3", letter="B")
    assert (table["turn"], table["over"]) == (None, True)


def test_drawn_is_zero_when_the_game_is_over() -> None:
    table = distance("?1", "E3 F3", stock="B3 F4")
    table.draw(0)
    table.play(0, "?1 B3", letter="B")
    assert table["drawn"] == 0


def test_nothing_happens_after_the_end() -> None:
    table = distance("B3", "C3 F3", stock="F4")
    table.play(0, "B3", letter="B")
    for attempt in (lambda: table.play(1, "C3", letter="C"), lambda: table.draw(1), lambda: table.call(1)):
        with refused("game-over"):
            attempt()


def test_who_won_does_not_go_on_drawing() -> None:
    table = distance("B3", "C3 F3", stock="F4")
    table.play(0, "B3", letter="B")
    with refused("game-over"):
        table.draw(0)


def test_who_passed_last_in_a_blocked_game_does_not_go_on() -> None:
    table = distance("C3", "E3")
    table.pass_(0)
    table.pass_(1)
    with refused("game-over"):
        table.pass_(1)


# Events


def test_event_of_a_right_play_has_the_cards_left() -> None:
    table = distance("B3 C3 D3", "E3")
    table.play(0, "B3", letter="B")
    assert table.happened() == ["letter-played", "turn"]


def test_event_of_a_misplay_comes_before_its_penalty() -> None:
    table = distance("C3 D3", "E3", stock="F3 F4")
    table.play(0, "C3", letter="C")
    assert table.happened() == ["misplayed", "penalized"]


def test_event_of_the_end_comes_last() -> None:
    table = distance("B3", "E3")
    table.play(0, "B3", letter="B")
    assert table.happened() == ["letter-played", "ended"]


def test_table_shows_the_five_top_cards() -> None:
    table = distance("B3 C3", "E3", starter="A3 F3 F4 F5 F6 G3 G4")
    assert getattr(table.game.view(None).table(), "discard", None) == ["A3", "F3", "F4", "F5", "F6"]


def test_a_play_of_another_game_is_refused() -> None:
    play = StepsPlay.read({"cards": ["B3"], "say": {"step": "whole"}})
    with refused("not-in-this-game"):
        distance("B3 C3", "E3").game.apply(Seat(0), play)


def test_only_a_wrong_play_is_a_misplay() -> None:
    game = distance("B3 C3", "E3").game
    said = {letter: DistancePlay.read({"cards": ["B3"], "say": {"letter": letter}}) for letter in "BC"}
    assert [game.is_misplay(action) for action in (said["B"], said["C"], Draw())] == [False, True, False]
