"""Which cards each game is played with, and what its scores count: docs/rules.md, game by game."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES, cards_in, codes_of
from musicards.games.registry import make_game
from tests.games.wander import play_out, wander
from tests.strategies import rngs, tables

NOTES = {code for code in CODES if code[0] not in "?X"}
NATURALS = {code for code in NOTES if "#" not in code}
MIDDLE = {code for code in NOTES if code[-1] in "45"}


@pytest.mark.parametrize(
    ("name", "options", "cards"),
    [
        ("distance", {}, set(CODES)),
        ("steps", {}, set(CODES)),
        ("steps", {"reference_cards": True}, set(CODES) - {"X1", "X2"}),
        ("keys_corners", {}, set(CODES)),
        ("go_fish", {}, NOTES),
        ("go_fish", {"pitches": "naturals"}, NATURALS),
        ("old_maid", {}, {*NOTES, "X1"}),
        ("old_maid", {"pitches": "naturals"}, {*NATURALS, "X1"}),
        ("memory", {"board": "naturals"}, MIDDLE & NATURALS),
        ("memory", {"board": "chromatic"}, MIDDLE),
        ("memory", {"board": "full"}, set(CODES)),
    ],
)
def test_a_game_is_played_with_these_cards(name: str, options: dict[str, object], cards: set[str]) -> None:
    assert set(codes_of(cards_in(make_game(name, 3, options).deck))) == cards


def cards_held(state: Mapping[str, Any]) -> list[int]:
    return [len(hand) for hand in state["hands"]]


SCORES: Mapping[str, Callable[[Mapping[str, Any]], list[int]]] = {
    "distance": cards_held,
    "steps": cards_held,
    "keys_corners": lambda state: [
        sum(10 if book["kind"] == "scale" else 5 for book in taken) for taken in state["books"]
    ],
    "go_fish": lambda state: [len(books) for books in state["books"]],
    "old_maid": lambda state: [int(state["over"] and hand == ["X1"]) for hand in state["hands"]],
    "memory": lambda state: list(state["pairs"]),
}


@pytest.mark.parametrize("name", SCORES)
@given(rng=rngs, steps=st.sampled_from([0, 100, 5000]), data=st.data())
def test_scores_count_this(name: str, rng: Random, steps: int, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    wander(game, rng, 20)
    play_out(game, rng, steps)
    state = game.state()
    assert state is not None
    assert list(game.scores()) == SCORES[name](state)
