"""Prompts are true: whatever they call compulsory or possible is, at every table that play can reach."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.games.registry import GAMES
from tests.games.claims import check_claims
from tests.games.deals import Table, corners, distance, steps
from tests.strategies import reached_states, states_in_play


def task_of(table: Table) -> tuple[str, object]:
    """Return the task of the seat on turn: its name and its facts."""
    task = table.game.view(table.game.turn).task()
    assert task is not None
    return task.name, task.facts


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_prompts_are_true(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    check_claims(game, game.view(game.turn).task())


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_only_the_seat_on_turn_has_a_task(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    for seat in (None, *range(game.players)):
        on_turn = seat == game.turn and not game.over and not game.chance_due
        assert (game.view(seat).task() is not None) == on_turn


@pytest.mark.parametrize("name", ["distance", "steps"])
@given(data=st.data())
def test_task_does_not_tell_whether_a_card_fits(name: str, data: st.DataObject) -> None:
    view = data.draw(states_in_play(name).map(lambda game: game.view(game.turn)))
    task = view.task()
    view.hand = view.deck & ~view.hand
    assert view.task() == task


def test_empty_hand_fills_from_the_discard_pile_and_a_compulsory_move_is_announced_without_saying_which() -> None:
    table = corners("", "C3", N="D4", E="G4", S="B4", W="", discard="E4")
    assert task_of(table) == ("fill-from-discard", {"gaps": ["W"]})
    assert task_of(corners("A3 A4", "E3", N="D4", NW="C4")) == ("move-first", {})


def test_pass_is_announced_as_soon_as_it_is_possible() -> None:
    table = distance("C3 D3", "E3", stock="F3 F4 F5 F6")
    names = [task_of(table)[0]]
    for _ in range(4):
        table.draw(0)
        names.append(task_of(table)[0])
    assert names == ["play", "drawn", "drawn", "may-pass", "nothing-to-draw"]


def test_half_step_is_followed_by_another_or_done() -> None:
    table = steps("C#4 G4 A4", "E3", stock="F3")
    table.play(0, "C#4", step="half")
    assert task_of(table) == ("chain-open", {})
