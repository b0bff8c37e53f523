"""Environments that are copied or pickled in the middle of a game."""

import copy
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from musicards.envs.pettingzoo import env, parallel_env, record_of
from tests.envs.tables import (
    Copier,
    assert_same_steps,
    dealt,
    episodes,
    every_copier,
    every_game,
    exposing,
    make_some,
    play_out,
)


@every_copier
@every_game
def test_a_copy_plays_on_like_the_original_leaves_it_alone_and_deals_the_same_games_afterwards(
    game: str, copier: Copier
) -> None:
    table = env(game, 3)
    table.reset(seed=6)
    play_out(table, Random(6), 20)
    before = record_of(table)
    twin = copier(table)
    there = play_out(twin, Random(7))
    assert record_of(table) == before
    assert_same_steps(play_out(table, Random(7)), there)
    table.reset()
    twin.reset()
    assert record_of(table) == record_of(twin)


@every_copier
@given(data=st.data())
def test_a_copied_race_asks_the_same_seats(copier: Copier, data: st.DataObject) -> None:
    episode = data.draw(episodes("steps"))
    twin = copier(episode)
    seed = data.draw(st.integers(0, 99))
    make_some(episode, Random(seed), 40)
    make_some(twin, Random(seed), 40)
    assert (twin.asked, twin.record()) == (episode.asked, episode.record())


@every_copier
def test_a_copy_does_not_ask_again_about_earlier_exposures(copier: Copier) -> None:
    episode = exposing()
    while episode.asked:
        episode.make(episode.quiet)
    twin = copier(episode)
    twin.make(twin.moves()[-1])
    assert not twin.asked


@every_copier
def test_a_copy_is_cut_short_after_as_many_moves(copier: Copier) -> None:
    table = copier(dealt("steps", 3, max_moves=20, moves=15))
    play_out(table, Random(1), 4)
    assert not any(table.truncations.values())
    play_out(table, Random(1), 1)
    assert all(table.truncations.values())


def test_the_parallel_environment_can_be_copied() -> None:
    table = parallel_env("go_fish", 3)
    table.reset(seed=1)
    twin = copy.deepcopy(table)
    mask = table.aec_env.observe("player_0")["action_mask"]
    moves = dict.fromkeys(table.agents, int(mask.nonzero()[0][0]))
    table.step(moves)
    twin.step(moves)
    assert record_of(twin) == record_of(table)
