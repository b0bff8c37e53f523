"""Prompts are true, First steps lead to their end, and how much is explained: all, only what was wrong, or nothing."""

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation, ExplainLevel, Refusal
from musicards.games.action import CHANCE, Action, Done
from musicards.games.distance.teaching import FIRST_STEPS as DISTANCE_STEPS
from musicards.games.event import Event, Misplayed
from musicards.games.first_steps import COMPUTER, PLAYER, FirstSteps, Prompt, Reply, advance
from musicards.games.game import Game
from musicards.games.keys_corners.teaching import FIRST_STEPS as CORNERS_STEPS
from musicards.games.memory.teaching import FIRST_STEPS as MEMORY_STEPS
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.record import read_entry, write_entry
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


def steps_of(game: str) -> FirstSteps:
    steps = find_manifest(game).first_steps
    assert isinstance(steps, FirstSteps)
    return steps


def apply(game: Game, by: Any, action: Action) -> bool:  # noqa: ANN401 - a seat or chance
    """Play an action. Return whether it was a misplay."""
    events: list[Event] = []
    game.apply(by, action, events.append)
    return any(isinstance(event, Misplayed) for event in events)


def say(letter: str, card: str = "D3") -> dict[str, object]:
    return {"by": PLAYER, "do": "play", "cards": [card], "say": {"letter": letter}}


@pytest.mark.parametrize("name", GAMES)
def test_the_prompts_lead_to_the_end(name: str) -> None:
    steps = steps_of(name)
    game = make_game(name, 2, steps.options)
    at: int | None = 0
    for index, part in enumerate(steps.parts):
        assert at == index
        by = PLAYER if isinstance(part, Prompt) else part.by
        assert game.chance_due if by is CHANCE else game.turn == by or part.action.to_json()["do"] == "call"
        if isinstance(part, Prompt) and part.refused:
            with pytest.raises(Refusal):
                game.check(by, part.action)
            at += 1
            continue
        turn = game.turn, game.turns
        misplay = apply(game, by, part.action)
        assert misplay == (isinstance(part, Prompt) and part.misplay)
        same_turn = (game.turn, game.turns) == turn and not game.over
        at = advance(steps.parts, at, write_entry(by, part.action), misplay=misplay, same_turn=same_turn)
    assert at == len(steps.parts)


@pytest.mark.parametrize("name", GAMES)
def test_prompts_are_few_and_have_a_misplay_on_purpose_a_call_and_a_draw_where_there_are_such(name: str) -> None:
    assert 4 <= steps_of(name).prompts <= 7
    prompts = [part for part in steps_of(name).parts if isinstance(part, Prompt)]
    assert sum(prompt.misplay for prompt in prompts) == (1 if GAMES[name].faults else 0)
    done = {prompt.action.to_json()["do"] for prompt in prompts}
    assert "call" not in GAMES[name].actions or done >= {"call", "draw", "play"}


def test_a_mistake_that_is_refused_is_not_done_by_an_entry() -> None:
    prompt = next(part for part in CORNERS_STEPS.parts if isinstance(part, Prompt) and part.refused)
    action = prompt.action.to_json()
    assert prompt.is_refused_as(action)
    assert not prompt.is_done_by({"by": PLAYER, **action}, misplay=False)
    assert not prompt.is_refused_as(Done().to_json())
    right = next(part for part in CORNERS_STEPS.parts if isinstance(part, Prompt) and not part.refused)
    assert not right.is_refused_as(right.action.to_json())


def test_a_mistake_that_is_refused_can_be_skipped() -> None:
    mistake, right = CORNERS_STEPS.parts[1:3]
    assert isinstance(mistake, Prompt)
    assert mistake.refused
    assert isinstance(right, Prompt)
    entry = write_entry(PLAYER, right.action)
    assert advance(CORNERS_STEPS.parts, 1, entry, misplay=False, same_turn=True) == 3


REPLY = DISTANCE_STEPS.parts[2]
END = len(DISTANCE_STEPS.parts)
assert isinstance(REPLY, Reply)


@pytest.mark.parametrize(
    ("at", "entry", "misplay", "same_turn", "then"),
    [
        (1, say("D"), False, False, 2),  # any card with the letter will do
        (1, say("D", card="B3"), True, True, 1),  # a misplay leaves the prompt due
        (1, say("E"), True, True, 1),
        (3, say("G"), True, True, 4),  # a misplay on purpose has to be one
        (3, say("G"), False, False, None),
        (3, say("F"), False, False, 5),  # prompts can be skipped
        (1, say("F"), False, False, None),  # those after a reply are not due yet
        (8, say("C"), False, False, None),  # another play leaves the path for good
        (None, {"by": PLAYER, "do": "draw"}, False, True, None),
        (2, write_entry(COMPUTER, REPLY.action), False, False, 3),
        (2, {**write_entry(COMPUTER, REPLY.action), "cards": ["E3"]}, False, False, None),  # so does another reply
        (1, {"by": "chance", "do": "reshuffle"}, False, False, 1),
        (END, say("C"), False, False, END),  # nothing is due after the last prompt
    ],
)
def test_an_entry_leads_to_the_next_prompt(
    at: int | None, entry: dict[str, object], misplay: bool, same_turn: bool, then: int | None
) -> None:
    assert advance(DISTANCE_STEPS.parts, at, entry, misplay=misplay, same_turn=same_turn) == then


def test_a_turn_that_ends_before_the_next_prompt_leaves_the_path_and_one_of_several_actions_is_enough() -> None:
    """In Memory, the second card of a turn can be one that a later prompt asks for."""
    parts = MEMORY_STEPS.parts
    find = next(at for at, part in enumerate(parts) if isinstance(part, Prompt) and part.text == "find")
    prompt = parts[find]
    assert isinstance(prompt, Prompt)
    for position, done in ((2, True), (3, False)):
        assert prompt.is_done_by({"by": PLAYER, "do": "flip", "position": position}, misplay=False) == done
    mate = 1 + find
    flip = {"by": PLAYER, "do": "flip", "position": 1}
    assert advance(parts, mate, flip, misplay=False, same_turn=True) == mate + 2
    assert advance(parts, mate, flip, misplay=False, same_turn=False) is None


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
