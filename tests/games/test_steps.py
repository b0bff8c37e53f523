"""Steps: what a play says, the chain of half steps, wilds, and where it differs from The Distance."""

import pytest

from musicards.cards import CODES
from musicards.games.action import Seat
from musicards.games.distance import DistancePlay
from musicards.games.registry import make_game
from musicards.games.steps import StepsView
from tests.games.deals import RIGHT, refused, steps

# The starter is C unless another is named: C# is the half step above it, D the whole step.


def test_whole_step_ends_the_turn() -> None:
    table = steps("D4 E4", "E3")
    table.play(0, "D4", step="whole")
    assert (table["turn"], table["chain"], table["pitch"]) == (1, False, 2)


def test_half_step_leaves_the_player_on_turn() -> None:
    table = steps("C#4 E4 F4", "E3")
    table.play(0, "C#4", step="half")
    assert (table["turn"], table["chain"], table["pitch"]) == (0, True, 1)


def test_done_ends_the_turn_after_a_half_step() -> None:
    table = steps("C#4 E4 F4", "E3")
    table.play(0, "C#4", step="half")
    table.done(0)
    assert (table["turn"], table["chain"], table.game.turns) == (1, False, 1)


def test_next_player_may_play_a_whole_step_on_a_chain() -> None:
    table = steps("C#4 E4 F4", "D#3 E3")
    table.play(0, "C#4", step="half")
    table.done(0)
    assert table.play(1, "D#3", step="whole") == RIGHT


def test_done_without_a_half_step_is_refused() -> None:
    with refused("nothing-done"):
        steps("C#4 E4", "E3").done(0)


def test_draw_after_a_half_step_is_refused() -> None:
    table = steps("C#4 E4 F4", "E3", stock="F3")
    table.play(0, "C#4", step="half")
    with refused("chain-open"):
        table.draw(0)


def test_pass_after_a_half_step_is_refused() -> None:
    table = steps("C#4 E4 F4", "E3")
    table.play(0, "C#4", step="half")
    with refused("chain-open"):
        table.pass_(0)


def test_two_cards_of_the_pitch_are_one_step() -> None:
    table = steps("C#4 C#5 E4 F4", "E3")
    table.play(0, "C#4 C#5", step="half")
    assert table["pitch"] == 1


def test_two_pitches_in_one_play_are_a_misplay() -> None:
    assert steps("C#4 D4 E4", "E3", stock="F3 F4").play(0, "C#4 D4", step="half") == "mixed-pitches"


def test_cards_are_put_down_in_order_the_last_on_top() -> None:
    table = steps("D4 D5 E4", "E3")
    table.play(0, "D5 D4", step="whole")
    assert table["discard"] == ["D4", "D5", "C3"]


# Misplays


def test_misplay_costs_two_cards_and_the_turn() -> None:
    table = steps("E4 F4", "E3", stock="F3 G3 G4")
    table.play(0, "E4", step="whole")
    assert (table.hand(0), table["turn"], table["pitch"]) == ("F3 G3 E4 F4", 1, 12)


def test_half_steps_before_a_misplay_stand() -> None:
    table = steps("C#4 F4 G4", "E3", stock="F3 G3")
    table.play(0, "C#4", step="half")
    table.play(0, "F4", step="half")
    assert (table["pitch"], table["discard"], table["chain"]) == (1, ["C#4", "C3"], False)


def test_chain_continues_after_a_misplay_if_mistakes_do_not_end_turns() -> None:
    table = steps("C#4 F4 G4", "E3", stock="F3 G3", mistake_ends_turn=False)
    table.play(0, "C#4", step="half")
    table.play(0, "F4", step="half")
    assert (table["turn"], table["chain"]) == (0, True)
    with refused("chain-open"):
        table.draw(0)


# What is said


def test_play_without_the_step_is_refused() -> None:
    with refused("say-too-little"):
        steps("C#4 E4", "E3").play(0, "C#4")


def test_wild_without_a_pitch_is_refused() -> None:
    with refused("say-too-little"):
        steps("?1 E4", "E3").play(0, "?1", step="half")


def test_pitch_without_a_wild_is_refused() -> None:
    with refused("say-too-much"):
        steps("C#4 E4", "E3").play(0, "C#4", step="half", pitch="C#")


@pytest.mark.parametrize("word", ["quarter", "Half", "", "1"])
def test_step_that_the_game_does_not_have_is_refused(word: str) -> None:
    with refused("bad-notation"):
        steps("C#4 E4", "E3").play(0, "C#4", step=word)


@pytest.mark.parametrize("name", ["Cb", "E#", "Fb", "B#", "c", "H", "C##", "13", ""])
def test_pitch_that_is_no_printed_name_is_refused(name: str) -> None:
    with refused("bad-notation"):
        steps("?1 E4", "E3").play(0, "?1", step="half", pitch=name)


def test_letter_is_no_word_of_steps() -> None:
    with refused("bad-notation"):
        steps("C#4 E4", "E3").play(0, "C#4", step="half", letter="C")


# Wilds


@pytest.mark.parametrize("name", ["C#", "Db"])
def test_wild_is_the_pitch_said_by_either_name(name: str) -> None:
    table = steps("?1 E4 F4", "E3")
    assert table.play(0, "?1", step="half", pitch=name) == RIGHT
    assert table["pitch"] == 1


def test_wild_can_be_played_with_note_cards_of_its_pitch() -> None:
    table = steps("D4 X1 E4", "E3")
    assert table.play(0, "D4 X1", step="whole", pitch="D") == RIGHT


def test_wrong_pitch_said_with_the_right_card_is_a_misplay() -> None:
    table = steps("D4 X1 E4", "E3", stock="F3 F4")
    assert table.play(0, "D4 X1", step="whole", pitch="C#") == "wrong-pitch-said"


def test_wild_with_the_wrong_pitch_alone_is_a_misplay() -> None:
    assert steps("X1 E4", "E3", stock="F3 F4").play(0, "X1", step="whole", pitch="C#") == "wrong-pitch-said"


# A wild starter


def test_wild_starter_has_no_pitch() -> None:
    assert steps("E4 F4", "E3", starter="X1")["pitch"] is None


@pytest.mark.parametrize("code", CODES[:12])
def test_any_one_pitch_may_be_played_on_a_wild_starter_and_ends_the_turn(code: str) -> None:
    table = steps(f"{code} C6", "E4", starter="X1")
    assert table.play(0, code) == RIGHT
    assert (table["turn"], table["pitch"]) == (1, CODES.index(code) or 12)


def test_wild_on_a_wild_starter_says_only_its_pitch() -> None:
    table = steps("?1 C6", "E4", starter="X1")
    assert table.play(0, "?1", pitch="Gb") == RIGHT
    assert (table["turn"], table["pitch"]) == (1, 6)


def test_step_on_a_wild_starter_is_refused() -> None:
    with refused("say-too-much"):
        steps("C4 C6", "E4", starter="X1").play(0, "C4", step="half")


def test_wild_on_a_wild_starter_without_a_pitch_is_refused() -> None:
    with refused("say-too-little"):
        steps("?1 C6", "E4", starter="X1").play(0, "?1")


def test_two_pitches_on_a_wild_starter_are_a_misplay() -> None:
    assert steps("C4 D4 C6", "E4", starter="X1", stock="F3 F4").play(0, "C4 D4") == "mixed-pitches"


def test_wrong_pitch_said_for_a_wild_with_a_card_on_a_wild_starter_is_a_misplay() -> None:
    table = steps("C4 ?1 C6", "E4", starter="X1", stock="F3 F4")
    assert table.play(0, "?1 C4", pitch="D") == "wrong-pitch-said"


def test_misplay_on_a_wild_starter_leaves_it_unanswered() -> None:
    table = steps("C4 D4 C6", "E4", starter="X1", stock="F3 F4")
    table.play(0, "C4 D4")
    assert (table["pitch"], table["turn"]) == (None, 1)


# Drawing and passing


@pytest.mark.parametrize("card", ["C#4", "D4"])
def test_draw_with_a_half_or_whole_step_in_hand_is_refused(card: str) -> None:
    with refused("card-fits"):
        steps(f"{card} F4", "E3", stock="F3").draw(0)


def test_draw_with_a_step_in_hand_is_possible_where_the_table_draws_freely() -> None:
    table = steps("C#3 G3", "E3", stock="F3 F4 F5 F6", free_draw=True)
    table.draw(0, 3)
    with refused("drawn-enough"):
        table.draw(0)


def test_card_of_the_same_pitch_fits_nothing() -> None:
    table = steps("C4 F4", "E3", stock="F3")
    table.draw(0)
    assert table["drawn"] == 1


def test_every_note_card_fits_a_wild_starter() -> None:
    with refused("card-fits"):
        steps("F4 ?1", "E3", starter="X1", stock="F3").draw(0)


def test_wild_alone_may_draw_on_a_wild_starter() -> None:
    table = steps("?1 ?2", "E3", starter="X1", stock="F3")
    table.draw(0)
    assert table["drawn"] == 1


def test_fourth_draw_is_refused() -> None:
    table = steps("F4 G4", "E3", stock="F3 F5 F6 G3")
    table.draw(0, times=3)
    with refused("drawn-enough"):
        table.draw(0)


def test_pass_after_three_draws() -> None:
    table = steps("F4 G4", "E3", stock="F3 F5 F6 G3")
    table.draw(0, times=3)
    table.pass_(0)
    assert (table["turn"], table["drawn"], table["pitch"]) == (1, 0, 12)


def test_pass_after_two_draws_is_too_early() -> None:
    table = steps("F4 G4", "E3", stock="F3 F5 F6 G3")
    table.draw(0, times=2)
    with refused("pass-too-early"):
        table.pass_(0)


# The end


def test_whole_step_with_the_last_card_wins() -> None:
    table = steps("D4", "E3 F3")
    table.play(0, "D4", step="whole")
    assert table.game.result().to_json() == {"over": True, "winners": [0], "scores": [0, 2], "turns": 1}


def test_half_step_with_the_last_card_wins_without_done() -> None:
    table = steps("C#4", "E3 F3")
    table.play(0, "C#4", step="half")
    assert table.game.result().to_json() == {"over": True, "winners": [0], "scores": [0, 2], "turns": 1}


def test_chain_is_false_when_the_game_is_over() -> None:
    table = steps("C#4", "E3 F3")
    table.play(0, "C#4", step="half")
    assert table["chain"] is False


def test_turn_event_comes_only_when_the_turn_passes() -> None:
    table = steps("C#4 E4 F4", "E3")
    table.play(0, "C#4", step="half")
    played = table.happened()
    table.done(0)
    assert (played, table.happened()) == (["step-played"], ["finished", "turn"])


def test_a_play_of_another_game_is_refused() -> None:
    play = DistancePlay.read({"cards": ["C#4"], "say": {"letter": "C"}})
    with refused("not-in-this-game"):
        steps("C#4 C6", "E4", starter="C3").game.apply(Seat(0), play)


def test_nothing_is_on_top_before_the_deal() -> None:
    state = make_game("steps", 2, {}).view(None)
    assert isinstance(state, StepsView)
    assert (state.top_pitch, state.chain) == (0, False)
