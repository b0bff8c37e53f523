"""Sensible play in Key's Corners: a whole turn is planned before its first card."""

from random import Random

import pytest

from musicards.games.action import Seat
from musicards.games.keys_corners import CornersView, KeysCorners
from musicards.games.keys_corners.worth import Worth
from musicards.players.playing import play_game, rng_of
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer
from tests.games.deals import Table, corners


def turn(table: Table) -> tuple[str, int]:
    """Return the cards that `rule` still holds after a turn of seat 0, before it draws, and its points."""
    player = RulePlayer(Random(1))
    while table.game.turn == 0 and not table.game.over:
        table.game.apply(table.game.turn, player.choose(table.game.view(table.game.turn)))
    return table.hand(0), table.game.scores()[0]


def test_last_note_takes_the_book() -> None:
    assert turn(corners("B3 D#3", "E4", NW="C3 D3 E3 F3 G3 A3"))[1] == 10


def test_several_notes_one_after_another_take_the_book() -> None:
    assert turn(corners("F3 A3 B3 G3", "E4", NW="C3 D3 E3")) == ("", 10)


def test_note_that_lets_a_foundation_move_takes_the_book() -> None:
    assert turn(corners("E3 D#3", "E4", NW="C3 D3", N="F3 G3 A3 B3"))[1] == 10


def test_wild_takes_the_book() -> None:
    assert turn(corners("?1 D#3", "E4", NW="C3 D3 E3 F3 G3 A3"))[1] == 10


def test_wild_is_not_spent_on_less() -> None:
    assert "?1" in turn(corners("?1 D4", "E4", stock="A4 A5 A6", NW="C3"))[0]


def test_run_that_begins_on_a_foundation_is_completed_in_a_corner() -> None:
    assert turn(corners("F3 D#3", "E4", discard="A3 B4", N="C3 D3 E3", S="C4 D4 E4 F4 G4"))[1] == 10


def test_card_from_the_discard_pile_takes_the_book() -> None:
    assert turn(corners("F3 B3", "E4", discard="A3 B4", NW="C3 D3 E3 F3 G3"))[1] == 10


def test_fourth_of_a_stack_takes_the_book() -> None:
    assert turn(corners("C#3 C#4 E3", "E4", N="C#5 C#6"))[1] == 5


@pytest.mark.parametrize("players", [2, 5])
def test_run_is_not_left_to_others_one_note_before_its_end(players: int) -> None:
    others = ["E4 F4 G4 B4 D#5"] * (players - 1)
    assert turn(corners("A3 C#3", *others, stock="A4 A5 A6", NW="C3 D3 E3 F3 G3")) == ("A3", 0)


def test_stack_is_not_left_to_others_one_card_before_its_end() -> None:
    assert turn(corners("C#3 D3", "E4 F4 G4 B4 D#5", N="C#5 C#6", NW="C3")) == ("C#3", 0)


def test_a_pile_that_nobody_can_complete_is_not_dangerous() -> None:
    def worth(discard: str) -> float:
        view = corners("A3 C#3", "E4 F4 G4", discard=discard, NW="C3 D3 E3 F3 G3 A4").game.view(Seat(0))
        assert isinstance(view, CornersView)
        return Worth(view).of(view.board, 0, done=True)

    assert worth("B3 B4 B5 B6 ?1 ?2 ?3 ?4 X1 X2") > worth("") + 3


def test_more_cards_in_the_next_hand_are_more_danger() -> None:
    def worth(other: str) -> float:
        view = corners("A3", other, NW="C3 D3 E3 F3 G3 A4").game.view(Seat(0))
        assert isinstance(view, CornersView)
        return Worth(view).of(view.board, 0, done=True)

    assert worth("E4") > worth("E4 F4 G4 D#5 D#4")


def test_rule_takes_far_more_points_than_random() -> None:
    points = [0, 0]
    for number in range(20):
        rng = rng_of(3, number)
        game = KeysCorners(2, {"scale": {"tonic": "C", "kind": "major"}})
        play_game(game, [RulePlayer(rng), RandomPlayer(rng)], rng)
        points[0] += game.scores()[0]
        points[1] += game.scores()[1]
    assert points[0] > 3 * points[1]
