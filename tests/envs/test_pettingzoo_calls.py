"""Calling "Musicards!" in the PettingZoo environments: a race decided by chance."""

from random import Random

import pytest

from musicards.envs.encode import parts_of
from musicards.envs.episode import Episode
from musicards.envs.pettingzoo import raw_env
from musicards.games.action import Seat
from musicards.games.registry import GAMES, make_game
from tests.envs.tables import exposing, make_some


def test_everybody_is_asked_once_when_somebody_becomes_exposed() -> None:
    assert sorted(exposing().asked) == [0, 1, 2]


def test_chance_decides_who_is_asked_first() -> None:
    firsts = set()
    for seed in range(40):
        episode = Episode(make_game("steps", 3, {}), Random(seed))
        episode.begin()
        rng = Random(seed)
        while not episode.asked and not episode.game.over:
            episode.make(rng.choice(episode.moves()))
        firsts.update(episode.asked[:1])
    assert firsts == {0, 1, 2}


def test_the_asked_player_can_call_or_decline() -> None:
    episode = exposing()
    assert episode.mask(episode.asked[0]).nonzero()[0].tolist() == [episode.call, episode.quiet]


def test_the_observation_shows_that_a_player_is_asked() -> None:
    episode = exposing()
    seen = [parts_of("steps", episode.observation(Seat(seat)))["asked"][0] for seat in range(3)]
    assert seen == [seat == episode.mover for seat in range(3)]


def test_the_next_is_asked_when_one_keeps_quiet() -> None:
    episode = exposing()
    second = episode.asked[1]
    episode.make(episode.quiet)
    assert episode.mover == second


def test_nobody_else_is_asked_once_one_has_called() -> None:
    episode = exposing()
    episode.make(episode.call)
    assert not episode.asked


def test_the_caller_is_the_player_who_was_asked() -> None:
    episode = exposing()
    caller = episode.mover
    episode.make(episode.call)
    calls = [by for by, action in episode.log if action.to_json()["do"] == "call"]
    assert calls == [caller]


def test_play_continues_when_everybody_declines() -> None:
    episode = exposing()
    turn = episode.game.turn
    for _ in range(3):
        episode.make(episode.quiet)
    assert episode.mover == turn


def test_nobody_is_asked_where_nobody_calls() -> None:
    assert not exposing("none").asked


def test_an_exposed_player_stays_exposed_without_calls() -> None:
    assert exposing("none").game.exposed


def test_somebody_calls_at_once_where_all_are_attentive() -> None:
    episode = exposing("auto")
    assert episode.log[-1][1].to_json()["do"] == "call"
    assert not episode.game.exposed


def test_chance_decides_who_calls_when_calls_are_automatic() -> None:
    callers = set()
    for seed in range(60):
        episode = Episode(make_game("steps", 3, {}), Random(seed), "auto")
        episode.begin()
        make_some(episode, Random(seed), 2000)
        callers |= {by for by, action in episode.log if action.to_json()["do"] == "call"}
    assert callers == {0, 1, 2}


@pytest.mark.parametrize(("calls", "more"), [("race", 2), ("none", 0), ("auto", 0)])
@pytest.mark.parametrize("game", ["distance", "steps"])
def test_two_more_moves_mean_calling_and_keeping_quiet(game: str, calls: str, more: int) -> None:
    assert raw_env(game, calls=calls).action_space("player_0").n == GAMES[game].move_space + more


@pytest.mark.parametrize("game", ["keys_corners", "go_fish", "old_maid", "memory"])
def test_games_without_calls_have_the_engines_moves_alone(game: str) -> None:
    assert raw_env(game).action_space("player_0").n == GAMES[game].move_space
