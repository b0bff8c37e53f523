"""First steps: each game's prepared deal, played as its prompts ask, and what other entries lead to."""

from typing import Any

import pytest

from musicards.errors import Refusal
from musicards.games.action import CHANCE, Action, Done
from musicards.games.distance.teaching import FIRST_STEPS as DISTANCE_STEPS
from musicards.games.event import Event, Misplayed
from musicards.games.first_steps import COMPUTER, PLAYER, FirstSteps, Prompt, Reply, advance
from musicards.games.game import Game
from musicards.games.keys_corners.teaching import FIRST_STEPS as CORNERS_STEPS
from musicards.games.memory.teaching import FIRST_STEPS as MEMORY_STEPS
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.record import write_entry


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
