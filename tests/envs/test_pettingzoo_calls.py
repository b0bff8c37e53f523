"""Calling "Musicards!" in the PettingZoo environments: a race decided by chance."""

from random import Random

import pytest

from musicards.envs.encode import parts_of
from musicards.envs.pettingzoo import raw_env
from musicards.games.action import Seat
from musicards.games.registry import GAMES
from tests.envs.tables import begun, exposing, make_some


def test_everybody_is_asked_once_in_turn_and_sees_it_and_play_continues_when_all_decline() -> None:
    episode = exposing()
    turn, asked = episode.game.turn, list(episode.asked)
    assert sorted(asked) == [0, 1, 2]
    for mover in asked:
        assert episode.mover == mover
        assert episode.mask(mover).nonzero()[0].tolist() == [episode.call, episode.quiet]
        seen = [parts_of("steps", episode.observation(Seat(seat)))["asked"][0] for seat in range(3)]
        assert seen == [seat == mover for seat in range(3)]
        episode.make(episode.quiet)
    assert episode.mover == turn


def test_chance_decides_who_is_asked_first() -> None:
    firsts = set()
    for seed in range(40):
        episode = begun("steps", 3, seed)
        rng = Random(seed)
        while not episode.asked and not episode.game.over:
            episode.make(rng.choice(episode.moves()))
        firsts.update(episode.asked[:1])
    assert firsts == {0, 1, 2}


def test_the_player_who_was_asked_is_the_caller_and_nobody_else_is_asked() -> None:
    episode = exposing()
    caller = episode.mover
    episode.make(episode.call)
    assert [by for by, action in episode.log if action.to_json()["do"] == "call"] == [caller]
    assert not episode.asked


def test_nobody_is_asked_and_an_exposed_player_stays_exposed_where_nobody_calls() -> None:
    episode = exposing("none")
    assert not episode.asked
    assert episode.game.exposed


def test_somebody_calls_at_once_where_all_are_attentive() -> None:
    episode = exposing("auto")
    assert episode.log[-1][1].to_json()["do"] == "call"
    assert not episode.game.exposed


def test_chance_decides_who_calls_when_calls_are_automatic() -> None:
    callers = set()
    for seed in range(60):
        episode = begun("steps", 3, seed, calls="auto")
        make_some(episode, Random(seed), 2000)
        callers |= {by for by, action in episode.log if action.to_json()["do"] == "call"}
    assert callers == {0, 1, 2}


@pytest.mark.parametrize(
    ("game", "calls", "more"),
    [
        *[
            (game, calls, more)
            for game in ("distance", "steps")
            for calls, more in (("race", 2), ("none", 0), ("auto", 0))
        ],
        *[(game, "race", 0) for game in ("keys_corners", "go_fish", "old_maid", "memory")],  # which have no calls
    ],
)
def test_two_more_moves_than_the_engine_s_mean_calling_and_keeping_quiet(game: str, calls: str, more: int) -> None:
    assert raw_env(game, calls=calls).action_space("player_0").n == GAMES[game].move_space + more
