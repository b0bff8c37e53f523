"""Which cards each game is played with, and what its scores count: docs/rules.md, game by game."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import cards_in, codes_of
from musicards.games.registry import GAMES
from tests.games.cases import case_of
from tests.games.wander import play_out, wander
from tests.strategies import rngs, tables


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_a_game_is_played_with_these_cards(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    assert list(codes_of(cards_in(game.deck))) == case_of(name).deck(game.options)


@pytest.mark.parametrize("name", GAMES)
@given(rng=rngs, steps=st.sampled_from([0, 100, 5000]), data=st.data())
def test_scores_count_this(name: str, rng: Random, steps: int, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    wander(game, rng, 20)
    play_out(game, rng, steps)
    state = game.state()
    assert state is not None
    assert list(game.scores()) == case_of(name).scores(state)
