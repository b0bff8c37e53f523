"""Prompts are true, and how much is explained: all, only what was wrong, or nothing."""

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation, ExplainLevel, Refusal
from musicards.games.event import Event, Misplayed
from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.record import read_entry
from tests.games.claims import check_claims
from tests.games.deals import Table, corners, distance, steps
from tests.games.wander import attempt, wander
from tests.strategies import reached_states, rngs, states_in_play, tables


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


def test_a_first_card_with_two_names_is_explained_until_something_is_played() -> None:
    table = distance("F#4 C3", "C4 D4", starter="D#3", stock="F3 F4 G3")
    assert task_of(table) == ("two", {"last": ["D", "E"], "interval": 2})
    table.play(0, "F#4", letter="F")  # this card has two names, too, but the letter has been said
    assert task_of(table)[0] == "play"


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


@pytest.mark.parametrize("starter", ["X1", "?1"])
@pytest.mark.parametrize("game", [distance, steps])
def test_on_a_wild_starter_any_card_is_announced_to_fit(game: Callable[..., Table], starter: str) -> None:
    table = game("C3 D3", "E3", starter=starter, stock="F3 F4")
    assert task_of(table) == ("start", {})


def test_half_step_is_followed_by_another_or_done() -> None:
    table = steps("C#4 G4 A4", "E3", stock="F3")
    table.play(0, "C#4", step="half")
    assert task_of(table) == ("chain-open", {})


def misplay(table: Table, codes: str, **say: str) -> Misplayed:
    table.play(0, codes, **say)
    (event,) = [event for event in table.events if isinstance(event, Misplayed)]
    return event


def refusal(table: Table, do: str, **fields: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        table.enter(0, do, **fields)
    return caught.value


def why_not(game: Game, entry: object) -> Refusal | None:
    """Return why an entry is refused; None if it is not, or if this game does not have it."""
    try:
        game.check(*read_entry(type(game), entry))
    except Refusal as refused:
        return refused
    except BadNotation:
        return None
    return None


@pytest.mark.parametrize(("card", "letter", "strays"), [("B4", "B", {}), ("D4", "C", {"strays": ["D4"]})])
def test_distance_in_brief_keeps_the_last_letter_the_interval_what_was_said_and_which_card_lacks_it(
    card: str, letter: str, strays: dict[str, object]
) -> None:
    event = misplay(distance(f"{card} C3", "E3", starter="A3", stock="F3 F4", interval=3), card, letter=letter)
    assert event.explained("brief").facts == {"said": letter, "interval": 3, "last": ["A"], **strays}


def test_steps_in_brief_keeps_the_top_what_was_played_and_what_was_said() -> None:
    event = misplay(steps("G4 C4", "E3", starter="F3", stock="A3 A4"), "G4", step="half")
    facts = event.explained("brief").facts
    assert facts == {"said": {"step": "half"}, "top": 5, "hours": [7], "chain": False, "strays": ["G4"]}


@pytest.mark.parametrize("code", ["wrong-letter", "card-without-letter", "mixed-pitches"])
def test_distance_in_full_shows_the_way_up_to_the_right_letter(code: str) -> None:
    cards, letter = {"wrong-letter": ("B4", "B"), "card-without-letter": ("D4", "C")}.get(code, ("C3 C#3", "C"))
    event = misplay(distance("B4 D4 C3 C#3", "E3", starter="A3", stock="F3 F4", interval=3), cards, letter=letter)
    assert (event.code, event.explained("full").facts["paths"]) == (code, [["A", "B", "C"]])


def test_corners_in_full_says_what_the_pile_waits_for_and_not_in_brief() -> None:
    refused = refusal(corners("D3 C3", "E3", N="E4 F4"), "place", card="D3", from_="hand", to="N")
    assert refused.facts_for("brief") == {"to": "N", "name": "D", "top": "F", "scale": list("CDEFGAB")}
    facts = refused.facts_for("full")
    assert (facts["wants"], facts["wants_degree"], facts["degree"]) == ("G", 5, 2)


def test_corners_in_brief_does_not_say_where_a_card_fits_or_which_pile_has_to_move() -> None:
    assert refusal(corners("C3 D3", "E3"), "discard", card="C3").facts_for("brief") == {"card": "C3"}
    table = corners("A3 A4", "E3", N="D4", NW="C4")
    refused = refusal(table, "discard", card="A3")
    assert (refused.reason, refused.facts_for("brief")) == ("move-first", {})
    assert refused.facts_for("full") == {"from": "N", "to": "NW", "count": 1}


@pytest.mark.parametrize("do", ["draw", "pass"])
def test_draw_and_pass_in_brief_do_not_say_which_cards_fit(do: str) -> None:
    table = distance("B4 C3", "E3", starter="A3", stock="F3")
    refused = refusal(table, do)
    assert (refused.facts_for("full"), refused.facts_for("brief")) == ({"cards": ["B4"]}, {})


@pytest.mark.parametrize("name", ["distance", "steps"])
@given(data=st.data())
def test_misplays_have_fewer_and_fewer_facts(name: str, data: st.DataObject) -> None:
    events: list[Event] = []
    wander(data.draw(tables(name)), data.draw(rngs), 60, events.append)
    for event in events:
        if isinstance(event, Misplayed):
            full, brief, off = (dict(event.explained(level).facts) for level in get_args(ExplainLevel))
            assert full == event.facts
            assert off == {}
            assert brief.items() <= full.items()
            assert full.keys() - brief.keys() == set(event.answer)
            assert "needed" in event.answer


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_refusals_have_fewer_facts_unless_explained_in_full(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    refused = why_not(game, attempt(game, data.draw(rngs)))
    if refused is not None:
        full, brief, off = (refused.facts_for(level) for level in get_args(ExplainLevel))
        assert (full, off) == (refused.facts, brief)
        assert full.keys() - brief.keys() == set(refused.answer)
