"""The computer players in the other seats of the Gymnasium environments."""

import copy
from random import Random
from typing import Any, ClassVar

import pytest

from musicards.envs.gymnasium import MusicardsEnv, record_of
from musicards.envs.gymnasium.env import ROUNDS, makers_of
from musicards.errors import RecordError
from musicards.games.action import Action, Call
from musicards.games.event import Drew, Event
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.record import replay
from tests.envs.learners import made, play_out, played_out, same
from tests.envs.tables import Copier, every_copier, every_game


class Loud(RandomPlayer):
    """A player that stores every event it gets."""

    heard: ClassVar[list[Event]] = []

    def listens(self, game: str) -> bool:  # noqa: ARG002 - every game
        return True

    def notice(self, event: Event) -> None:
        self.heard.append(event)


class Caller(RandomPlayer):
    """Calls whenever it can."""

    def calls(self, view: View) -> bool:  # noqa: ARG002 - always
        return True


@every_game
def test_listening_players_get_every_event_from_the_deal_on_and_only_what_their_seat_may_know(game: str) -> None:
    Loud.heard.clear()
    played_out(game, players=2, opponents=Loud, seat=0)
    types = [event.type for event in Loud.heard]  # type: ignore[attr-defined]
    assert (types[0], types[-1]) == ("dealt", "ended")
    drawn = [event for event in Loud.heard if isinstance(event, Drew) and event.seat == 0]
    assert drawn or game != "steps"
    assert all(event.card is None for event in drawn)


def calls_in(env: MusicardsEnv) -> set[int]:
    """Return the seats that have called."""
    log: Any = record_of(env).log
    return {entry["by"] for entry in log if entry["do"] == "call"}


def test_the_others_call_as_they_like_and_sit_clockwise_from_the_learners_left() -> None:
    for seat in range(3):
        env, _ = played_out("steps", players=3, opponents=[Caller, "random"], seat=seat)
        assert calls_in(env) - {seat} == {(seat + 1) % 3}


@pytest.mark.parametrize("game", ["distance", "steps"])
@pytest.mark.parametrize("opponents", ["random", RandomPlayer, "rule", "learner"])
def test_nobody_calls_in_games_without_calls(game: str, opponents: Any) -> None:  # noqa: ANN401 - as `MusicardsEnv` has them
    for seed in range(10):
        assert not calls_in(played_out(game, seed, players=4, opponents=opponents, calls="none")[0])


@pytest.mark.parametrize("game", ["distance", "steps"])
def test_a_player_who_declined_to_call_does_not_call_on_its_turn(game: str) -> None:
    for seed in range(10):
        assert calls_in(played_out(game, seed, players=4, opponents="random", seat=0)[0]) <= {0}


class Stubborn(RandomPlayer):
    """A player that calls on its turn whenever it can, and does nothing else."""

    def choose(self, view: View) -> Action:
        actions = view.legal_actions()
        return next((action for action in actions if isinstance(action, Call)), actions[0])


def test_a_player_that_only_calls_gets_a_right_move() -> None:
    env, steps = played_out("steps", players=3, opponents=Stubborn, seat=0, calls="none")
    assert steps[-1][2] or steps[-1][3]
    assert not calls_in(env)
    assert replay(record_of(env)).error is None


@every_game
def test_replay_accepts_records_with_the_misplays_of_learners(game: str) -> None:
    env, _ = played_out(game, players=3, opponents="learner")
    assert replay(record_of(env)).error is None


def quiet_player(rng: Rng) -> Player:
    """Make a player; this is a function, not a class."""
    return RandomPlayer(rng)


@pytest.mark.parametrize("opponents", [*LEVELS, quiet_player])
def test_players_of_every_level_can_sit_there_and_those_that_any_function_makes(opponents: Any) -> None:  # noqa: ANN401
    env, _ = played_out("old_maid", players=3, opponents=opponents)
    assert env.episode.game.over


class Fickle(RandomPlayer):
    """A player that always chooses the first legal action, and later always the last."""

    place: ClassVar[int] = 0

    def choose(self, view: View) -> Action:
        return view.legal_actions()[self.place]


@pytest.mark.parametrize(("game", "most"), [("go_fish", 6), ("keys_corners", 20)])  # in the second a move is not right
def test_players_without_a_seed_are_not_copied_wrongly(game: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    env = made(game, opponents=Fickle, seat=0)
    _, info = env.reset(seed=1)
    play_out(env, Random(1), info, most=most)
    monkeypatch.setattr(Fickle, "place", -1)
    with pytest.raises(RecordError, match="same moves again"):
        copy.deepcopy(env)


# Searching players


@pytest.mark.parametrize("level", ["beginner", "learner", "player", "strong", "expert"])
def test_no_clock_decides_how_long_a_level_thinks_if_it_does(level: str) -> None:
    [make] = makers_of(level, 1)
    player = make(Random(1))
    assert isinstance(player, HumanPlayer)
    thinker = player.thinker
    assert (thinker and (thinker.seconds, thinker.rounds)) == ((0, ROUNDS) if level in {"strong", "expert"} else None)


@every_copier
@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_seed_decides_the_moves_of_searching_players(level: str, copier: Copier) -> None:
    env, twin = (made("steps", opponents=level, seat=0) for _ in range(2))
    steps = [play_out(each, Random(2), each.reset(seed=2)[1], most=6) for each in (env, twin)]
    assert record_of(env) == record_of(twin)
    on, there = (play_out(each, Random(3), steps[0][-1][4], most=6) for each in (env, copier(twin)))
    assert all(same(step, other) for step, other in zip(on, there, strict=True))
