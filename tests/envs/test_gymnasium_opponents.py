"""The computer players in the other seats of the Gymnasium environments."""

import copy
from random import Random
from typing import Any, ClassVar

import pytest

from musicards.envs.gymnasium import MusicardsEnv, record_of
from musicards.errors import RecordError
from musicards.games.action import Action
from musicards.games.event import Event
from musicards.games.game import View
from musicards.games.luck import Luck
from musicards.games.registry import GAMES
from musicards.players import LEVELS, Player, RandomPlayer
from musicards.record import replay
from tests.envs.learners import made, play_out, played_out

every_game = pytest.mark.parametrize("game", GAMES)


class Loud(RandomPlayer):
    """Hears everything and notes it for all to see."""

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
def test_players_who_listen_hear_what_happens_from_the_deal_on(game: str) -> None:
    Loud.heard.clear()
    played_out(game, players=2, opponents=Loud, seat=0)
    types = [event.type for event in Loud.heard]  # type: ignore[attr-defined]
    assert (types[0], types[-1]) == ("dealt", "ended")


def test_players_who_listen_hear_only_what_their_seat_may_know() -> None:
    Loud.heard.clear()
    played_out("steps", players=2, opponents=Loud, seat=0)
    drawn = [event for event in Loud.heard if event.type == "drew" and event.seat == 0]  # type: ignore[attr-defined]
    assert drawn
    assert all(event.card is None for event in drawn)  # type: ignore[attr-defined]


def calls_in(env: MusicardsEnv) -> set[int]:
    """The seats that have called."""
    log: Any = record_of(env).log
    return {entry["by"] for entry in log if entry["do"] == "call"}


def test_the_others_call_as_they_like() -> None:
    env, _ = played_out("steps", players=3, opponents=[Caller, "random"], seat=0, calls="race")
    callers = calls_in(env)
    assert 1 in callers
    assert 2 not in callers


def test_opponents_sit_clockwise_from_the_learners_left() -> None:
    for seat in range(3):
        env, _ = played_out("steps", players=3, opponents=[Caller, "random"], seat=seat, seed=5)
        others = calls_in(env) - {seat}
        assert others <= {(seat + 1) % 3}


@every_game
def test_replay_accepts_records_with_the_misplays_of_learners(game: str) -> None:
    env, _ = played_out(game, players=3, opponents="learner")
    assert replay(record_of(env)).error == ""


@pytest.mark.parametrize("level", LEVELS)
def test_players_of_every_level_can_sit_there(level: str) -> None:
    env, _ = played_out("old_maid", players=3, opponents=level)
    assert env.episode.game.over


def quiet_player(luck: Luck) -> Player:
    """What makes a player, but is no class of them."""
    return RandomPlayer(luck)


def test_opponents_can_be_made_by_any_function() -> None:
    env, _ = played_out("go_fish", players=3, opponents=quiet_player)
    assert env.episode.game.over


class Whim(RandomPlayer):
    """Plays by something that no seed decides."""

    turns: ClassVar[list[int]] = []

    def choose(self, view: View) -> Action:
        self.turns.append(1)
        actions = view.legal_actions()
        return actions[len(self.turns) % len(actions)]


def test_players_who_play_by_no_seed_are_not_copied_wrongly() -> None:
    env = made("go_fish", opponents=Whim, seat=0)
    _, info = env.reset(seed=1)
    play_out(env, Random(1), info, most=6)
    with pytest.raises(RecordError, match="same way"):
        copy.deepcopy(env)
