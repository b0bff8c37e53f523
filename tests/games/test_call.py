"""The "Musicards!" call: who is exposed, who is caught, who is safe."""

from musicards.games.action import Seat
from musicards.games.event import Called
from tests.games.deals import Table, distance, refused, steps


def two_exposed() -> Table:
    """Seats 0 and 1 have one card each and have not called; seat 2 is on turn."""
    table = distance("B3 C3", "C4 D4", "E3 F3 G3", starter="A3", stock="F4 F5 F6 G4 G5 G6")
    table.play(0, "B3", letter="B")
    table.play(1, "C4", letter="C")
    return table


def test_play_that_leaves_one_card_exposes() -> None:
    table = distance("B3 C3", "E3", stock="F4")
    table.play(0, "B3", letter="B")
    assert table["exposed"] == [0]


def test_play_that_leaves_two_cards_does_not_expose() -> None:
    table = distance("B3 C3 C4", "E3", stock="F4")
    table.play(0, "B3", letter="B")
    assert table["exposed"] == []


def test_exposed_seats_are_listed_ascending() -> None:
    assert two_exposed()["exposed"] == [0, 1]


def test_call_makes_an_exposed_caller_safe() -> None:
    table = distance("B3 C3", "E3", stock="F4 F5")
    table.play(0, "B3", letter="B")
    table.call(0)
    assert (table["exposed"], table.hand(0)) == ([], "C3")


def test_call_of_another_catches_for_two_cards() -> None:
    table = distance("B3 C3", "E3", stock="F4 F5")
    table.play(0, "B3", letter="B")
    table.call(1)
    assert (table["exposed"], table.hand(0)) == ([], "C3 F4 F5")


def test_one_call_does_both_at_once() -> None:
    table = two_exposed()
    table.call(1)
    assert (table.hand(0), table.hand(1), table["exposed"]) == ("C3 F4 F5", "D4", [])


def test_call_of_a_player_who_is_not_exposed_catches_all_exposed() -> None:
    table = two_exposed()
    table.call(2)
    assert (table.hand(0), table.hand(1)) == ("C3 F4 F5", "D4 G4 F6")


def test_everybody_hears_whether_the_caller_is_safe() -> None:
    table, other = two_exposed(), two_exposed()
    table.call(1)
    other.call(2)
    assert [Called(Seat(1), safe=True) in table.events, Called(Seat(2), safe=False) in other.events] == [True, True]
    table = distance("B3 C3", "C4 D4 G4", "E3 F3 G3", starter="A3", stock="F4 F5 F6 G4 G5 G6")
    table.play(0, "B3", letter="B")
    table.call(0)
    assert Called(Seat(0), safe=True) in table.events


def test_call_when_nobody_is_exposed_is_refused() -> None:
    with refused("nobody-exposed"):
        distance("B3 C3", "E3").call(0)


def test_second_call_comes_too_late() -> None:
    table = distance("B3 C3", "E3", stock="F4 F5")
    table.play(0, "B3", letter="B")
    table.call(0)
    with refused("nobody-exposed"):
        table.call(1)


def test_call_on_anothers_turn_leaves_the_turn() -> None:
    table = two_exposed()
    table.call(0)
    assert table["turn"] == 2


def test_call_of_nobody_at_the_table_is_refused() -> None:
    with refused("no-such-seat"):
        two_exposed().call(3)


def test_one_card_after_being_caught_with_nothing_left_is_not_exposed_again() -> None:
    table = distance("B3 C3", "E3", starter="A3")
    table.play(0, "B3", letter="B")
    table.bury()
    table.call(1)
    assert (table.hand(0), table["exposed"]) == ("C3", [])


def test_draw_ends_exposure() -> None:
    table = distance("B3 E3", "F3 G3", starter="A3", stock="F4 F5 F6 A4 A5 G4")
    table.play(0, "B3", letter="B")
    table.draw(1, times=3)
    table.pass_(1)
    table.draw(0)
    assert table["exposed"] == []


def test_penalty_ends_exposure() -> None:
    table = distance("B3 E3", "C3 G3 G4", starter="A3", stock="F4 F5 F6 A4 A5 G5")
    table.play(0, "B3", letter="B")
    table.play(1, "C3", letter="C")
    table.play(0, "E3", letter="E")
    assert table["exposed"] == []


def test_exposure_outlasts_the_turns_of_others() -> None:
    table = distance("B3 E3", "C3 G3 G4", "D3 G5 G6", starter="A3")
    table.play(0, "B3", letter="B")
    table.play(1, "C3", letter="C")
    table.play(2, "D3", letter="D")
    assert table["exposed"] == [0]


def test_hand_dealt_or_drawn_down_to_one_card_without_a_play_is_not_exposed() -> None:
    assert distance("C3", "E3")["exposed"] == []


def test_going_out_while_exposed_wins() -> None:
    table = distance("B3 D3", "C3 G3 G4", starter="A3")
    table.play(0, "B3", letter="B")
    table.play(1, "C3", letter="C")
    table.play(0, "D3", letter="D")
    assert (table.game.winners(), table["exposed"]) == ((0,), [])


def test_others_stay_exposed_when_the_game_is_over() -> None:
    table = distance("B3 E3", "C3", starter="A3")
    table.play(0, "B3", letter="B")
    table.play(1, "C3", letter="C")
    assert (table.game.over, table["exposed"]) == (True, [0])


def test_half_step_in_a_chain_exposes_before_the_turn_ends() -> None:
    table = steps("C#4 D4", "E3", starter="C3", stock="F3 F4")
    table.play(0, "C#4", step="half")
    table.call(1)
    assert (table["turn"], table["chain"], table.hand(0)) == (0, True, "F3 D4 F4")


def test_chain_may_go_out_before_anybody_has_called() -> None:
    table = steps("C#4 D4", "E3", starter="C3", stock="F3 F4")
    table.play(0, "C#4", step="half")
    table.play(0, "D4", step="half")
    assert table.game.winners() == (0,)


def test_event_of_a_call_names_the_caught_seats() -> None:
    table = two_exposed()
    table.call(1)
    assert table.happened() == ["called", "caught", "penalized"]


def test_event_of_an_exposed_players_call_says_safe() -> None:
    table = two_exposed()
    table.call(0)
    assert getattr(table.events[0], "safe", None) is True


def test_event_of_another_players_call_does_not_say_safe() -> None:
    table = two_exposed()
    table.call(2)
    assert getattr(table.events[0], "safe", None) is False
