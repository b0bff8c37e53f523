"""The Distance and Steps when the stock is empty: the reshuffle, what waits for it, and the blocked game."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from musicards.games.action import CHANCE
from musicards.games.registry import make_game
from tests.games.deals import RIGHT, Table, distance, refused, steps

# A second above A is B; hands without a B may draw. `starter` lists the discard pile, its top first.


def test_last_card_of_the_stock_is_drawn_without_a_reshuffle() -> None:
    table = distance("C3 D3", "E3", starter="A3 G3 G4", stock="F3")
    with refused("chance-out-of-place"):
        table.reshuffle("G3 G4")
    table.draw(0)
    assert (table["stock"], table["discard"], table.game.chance_due) == ([], ["A3", "G3", "G4"], False)


@pytest.mark.parametrize("deal", [distance, steps])
def test_reshuffle_turns_the_discard_pile_but_its_top_card_into_the_stock(deal: Callable[..., Table]) -> None:
    table = deal("C5 D5", "E3", starter="A3 G3 G4 G5")
    table.draw(0)
    assert (table.game.chance_due, table.hand(0), table["drawn"]) == (True, "C5 D5", 0)
    table.reshuffle("G5 G3 G4")
    assert (table.hand(0), table["stock"], table["discard"]) == ("C5 D5 G5", ["G3", "G4"], ["A3"])
    assert table["drawn"] == 1


def test_everything_else_and_other_cards_are_refused_while_a_reshuffle_is_due() -> None:
    table = distance("C3 D3", "E3", starter="A3 G3 G4")
    table.draw(0)
    for attempt in (
        lambda: table.play(0, "C3", letter="B"),
        lambda: table.draw(0),
        lambda: table.pass_(0),
        lambda: table.call(1),
    ):
        with refused("chance-first"):
            attempt()
    with refused("chance-out-of-place"):
        table.game.apply(CHANCE, make_game("distance", 2, {}).chance(Random(1)))
    for stock in ("G3", "A3 G3 G4", "G3 G5", "G3 G3", ""):
        with refused("wrong-cards"):
            table.reshuffle(stock)


def test_what_the_stock_holds_is_given_before_the_reshuffle() -> None:
    table = distance("C3 D3", "E3", starter="A3 G3 G4", stock="F3")
    table.play(0, "C3", letter="C")
    assert (table.hand(0), table.happened()) == ("C3 D3 F3", ["misplayed", "penalized"])
    table.reshuffle("G4 G3")
    assert (table.hand(0), table.happened()) == ("C3 D3 F3 G4", ["reshuffled", "penalized"])


def test_turn_has_not_passed_while_penalty_cards_are_owed() -> None:
    table = distance("C3 D3", "E3", starter="A3 G3", mistake_ends_turn=True)
    table.play(0, "C3", letter="C")
    assert (table["turn"], table.game.turns) == (0, 0)
    table.reshuffle("G3")  # the penalty takes what there is
    assert (table["turn"], table.game.turns, table.hand(0), table.game.chance_due) == (1, 1, "C3 D3 G3", False)


def test_chain_continues_while_penalty_cards_are_owed() -> None:
    table = steps("C#4 D#4 E3", "E4", starter="C3 G3 G4")
    table.play(0, "C#4", step="half")
    table.play(0, "D#4", step="whole")
    assert (table["turn"], table["chain"]) == (0, True)
    table.reshuffle("C3 G3 G4")
    assert (table["turn"], table["chain"]) == (1, False)


@pytest.mark.parametrize(
    ("starter", "stock", "hand"),
    [
        ("A3 G3 G4", "F3 F4", "C3 D3 F3 F4"),  # not reshuffled before a card is owed
        ("A3", "F3", "C3 D3 F3"),
        ("A3", "", "C3 D3"),
    ],
)
def test_penalty_takes_what_there_is(starter: str, stock: str, hand: str) -> None:
    table = distance("C3 D3", "E3", starter=starter, stock=stock)
    assert table.play(0, "C3", letter="C") != RIGHT
    assert (table.hand(0), table["stock"], table.game.chance_due) == (hand, [], False)


def test_misplay_with_nothing_left_to_take_still_ends_the_turn_of_steps() -> None:
    table = steps("E3 F3", "E4")
    table.play(0, "E3", step="half")
    assert (table["turn"], table.hand(0)) == (1, "E3 F3")


@pytest.mark.parametrize(
    ("hands", "stock", "caught"),
    [
        (("C3 D3", "E3", "F3 F4", "G3"), "A4 A5 A6 B6", {1: "E3 A4 A5", 3: "G3 A6 B6"}),
        (("C3 D3", "E3", "G3"), "B6 B5", {1: "E3 B5 B6", 2: "G3"}),  # the last gets nothing when nothing is left
    ],
)
def test_several_caught_get_both_cards_in_ascending_order_of_seats(
    hands: Sequence[str], stock: str, caught: dict[int, str]
) -> None:
    table = distance(*hands, stock=stock)
    table.expose(*caught)
    table.call(0)
    assert ({seat: table.hand(seat) for seat in caught}, table.game.chance_due) == (caught, False)


def test_first_caught_gets_both_before_the_next_even_across_a_reshuffle() -> None:
    table = distance("C3 D3", "E3", "G3", starter="A3 A4 A5 A6", stock="B6")
    table.expose(1, 2)
    table.call(0)
    assert (table.hand(1), table.hand(2)) == ("E3 B6", "G3")
    table.reshuffle("A6 A5 A4")
    assert (table.hand(1), table.hand(2)) == ("E3 A6 B6", "G3 A4 A5")


# Blocked


def test_pass_is_possible_at_once_when_nothing_is_left_to_draw_and_not_while_a_reshuffle_would_give_a_card() -> None:
    table = distance("C3 D3", "E3")
    with refused("nothing-to-draw"):
        table.draw(0)
    table.pass_(0)
    assert table["turn"] == 1
    with refused("pass-too-early"):
        distance("C3 D3", "E3", starter="A3 G3").pass_(0)


@pytest.mark.parametrize(("last", "winners"), [("F3 F4", [1]), ("F3", [1, 2])])  # ties share
def test_as_many_passes_as_players_block_the_game_and_fewest_cards_win(last: str, winners: list[int]) -> None:
    table = distance("C3 D3", "E3", last)
    for seat in (0, 1, 2):
        assert table.game.over is False
        table.pass_(seat)
    scores = [2, 1, len(last.split())]
    assert table.game.result().to_json() == {"over": True, "winners": winners, "scores": scores, "turns": 3}


def test_play_resets_the_count_of_passes() -> None:
    table = distance("C3 D3 D4", "B3 E3 F4", starter="A3")
    table.pass_(0)
    table.play(1, "B3", letter="B")  # now a card is left: A3, under the B
    table.bury()
    table.pass_(0)
    assert table.game.over is False
    table.pass_(1)
    assert table.game.over is True


@pytest.mark.parametrize(("mistake_ends_turn", "last"), [(True, 0), (False, 1)])
def test_misplay_that_ends_the_turn_resets_the_count_and_another_does_not(
    last: int, *, mistake_ends_turn: bool
) -> None:
    table = distance("C3 D3", "E3 F4", mistake_ends_turn=mistake_ends_turn)
    table.pass_(0)
    table.play(1, "E3", letter="E")
    table.pass_(last)
    assert table.game.over is not mistake_ends_turn


def test_pass_with_something_left_to_draw_does_not_count() -> None:
    table = distance("C3 D3", "E3 F3", stock="G3 G4 G5 G6")
    table.draw(0, times=3)
    table.pass_(0)
    table.draw(1)
    table.pass_(1)
    assert table.game.over is False


def test_steps_can_be_blocked_too() -> None:
    table = steps("F3 G3", "A3")
    table.pass_(0)
    table.pass_(1)
    assert (table.game.over, table.game.winners()) == (True, (1,))
    assert table.events[-1] == table.events[-1].seen_by(None)
    assert getattr(table.events[-1], "blocked", None) is True


@pytest.mark.parametrize("imagined", [False, True])
def test_copies_and_imagined_worlds_continue_to_count_passes(*, imagined: bool) -> None:
    table = steps("F3 G3", "A3")
    table.pass_(0)
    game = type(table.game).determinize(table.game.view(None), Random(0)) if imagined else table.game.copy()
    game.stock = []  # otherwise cards that the test does not name would be imagined there
    other = Table(game)
    other.pass_(1)
    assert other.game.over is True
