"""The Gymnasium environments: Gymnasium's own checker, what they promise beyond it, and the computer players there."""

import copy
from functools import partial
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from numpy.testing import assert_array_equal

from musicards.envs.episode import Episode
from musicards.envs.gymnasium import IDS, MusicardsEnv, record_of
from musicards.envs.gymnasium.env import ROUNDS, makers_of
from musicards.errors import BadNotation, RecordError
from musicards.games.action import Action, Call
from musicards.games.event import Drew, Event
from musicards.games.registry import GAMES
from musicards.games.rng import Rng
from musicards.games.view import View
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.record import replay
from tests.envs.tables import Copier, every_copier, every_game, make_some
from tests.players.played import Listener


def made(game: str, **others: Any) -> MusicardsEnv:  # noqa: ANN401 - as `MusicardsEnv` has them
    """Return the environment without Gymnasium's wrappers."""
    env = gymnasium.make(IDS[game], **others).unwrapped
    assert isinstance(env, MusicardsEnv)
    return env


def play_out(env: Any, rng: Random, info: dict[str, Any], most: int = 10_000) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """Make random right moves until the game ends, or `most` of them. Return the result of each step."""
    steps: list[tuple[Any, ...]] = []
    while len(steps) < most:
        mask = info["action_mask"]
        step = env.step(rng.choice([int(move) for move in mask.nonzero()[0]]))
        steps.append(step)
        info = step[4]
        if step[2] or step[3]:
            break
    return steps


def played_out(game: str, seed: int = 1, **others: Any) -> tuple[MusicardsEnv, list[tuple[Any, ...]]]:  # noqa: ANN401
    env = made(game, **others)
    _, info = env.reset(seed=seed)
    return env, play_out(env, Random(seed), info)


def wrong_move(info: dict[str, Any]) -> int:
    return int((info["action_mask"] == 0).nonzero()[0][0])


def same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Whether two steps had the same result."""
    infos = [{name: value for name, value in step[4].items() if name != "action_mask"} for step in (one, other)]
    masks = [step[4]["action_mask"].tolist() for step in (one, other)]
    return bool((one[0] == other[0]).all()) and one[1:4] == other[1:4] and infos[0] == infos[1] and masks[0] == masks[1]


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        *[
            (game, {"players": players, "opponents": opponents})
            for game in GAMES
            for opponents in ("random", "rule", "learner")
            for players in (2, 3, 4, 5)
        ],
        *[(game, {"players": 3, "opponents": "random", "seat": 2, "calls": "none"}) for game in GAMES],
        ("memory", {"players": 1}),
        ("steps", {"players": 3, "opponents": [RandomPlayer, "rule"]}),
    ],
)
def test_check_env_passes(game: str, settings: dict[str, Any]) -> None:
    check_env(made(game, **settings))


def test_seeds_and_settings_of_numpy_are_those_of_python() -> None:
    given = made("distance", players=np.int64(3), seat=np.int64(1), max_moves=np.int64(9), interval=np.int64(4))
    usual = made("distance", players=3, seat=1, max_moves=9, interval=4)
    assert_array_equal(given.reset(seed=np.int64(5))[0], usual.reset(seed=5)[0])  # type: ignore[arg-type]


@every_game
def test_whole_games_pass_gymnasiums_watchful_wrappers(game: str) -> None:
    env = gymnasium.make(IDS[game], players=3)
    _, info = env.reset(seed=1)
    assert play_out(env, Random(1), info)


@pytest.mark.parametrize("name", IDS.values())
def test_environments_are_found_through_their_module(name: str) -> None:
    assert gymnasium.make(f"musicards.envs.gymnasium:{name}").unwrapped.spec is not None


def test_environments_can_be_run_side_by_side() -> None:
    envs = gymnasium.make_vec("musicards/Steps-v0", num_envs=3, vectorization_mode="sync")
    _, infos = envs.reset(seed=1)
    envs.action_space.seed(1)
    for _ in range(30):
        moves = np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in infos["action_mask"]])
        observations, _, _, _, infos = envs.step(moves)
    assert observations.shape[0] == 3


# What the learner sees and may do


@every_game
def test_the_learner_sees_what_its_seat_may_know_and_its_right_moves(game: str) -> None:
    env = made(game, players=3, seat=1)
    observation, info = env.reset(seed=3)
    assert_array_equal(observation, env.episode.observation(env.seat))
    assert info["action_mask"].nonzero()[0].tolist() == sorted(env.episode.moves())
    assert_array_equal(env.action_masks(), info["action_mask"].astype(bool))  # for MaskablePPO


@pytest.mark.parametrize(("where", "seats"), [*[({"seat": seat}, {seat}) for seat in range(3)], ({}, {0, 1, 2})])
def test_the_learner_sits_where_it_was_put_or_in_every_seat_in_turn(where: dict[str, Any], seats: set[int]) -> None:
    env = made("steps", players=3, **where)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == seats


# Luck


@every_game
def test_same_seed_gives_the_same_game_and_others_give_others(game: str) -> None:
    (one, steps), (other, there) = played_out(game, players=3), played_out(game, players=3)
    assert record_of(one) == record_of(other)
    assert all(same(step, twin) for step, twin in zip(steps, there, strict=True))
    records = [record_of(played_out(game, seed)[0]).to_line() for seed in range(5)]
    assert len(set(records)) == 5


@every_copier
@every_game
def test_a_copy_plays_on_like_the_original(game: str, copier: Copier) -> None:
    env = made(game, players=3)
    _, info = env.reset(seed=2)
    steps = play_out(env, Random(2), info, most=2)
    if steps[-1][2]:
        return
    twin = copier(env)
    on, there = (play_out(each, Random(3), steps[-1][4]) for each in (env, twin))
    assert all(same(step, other) for step, other in zip(on, there, strict=True))


def test_a_game_that_was_cut_short_can_be_copied() -> None:
    env = made("steps", players=3, max_moves=20, seat=0)
    _, info = env.reset(seed=1)
    for _ in range(8):
        env.step(wrong_move(info))
    play_out(env, Random(1), info)
    assert record_of(copy.deepcopy(env)) == record_of(env)


# Rewards and ends


@every_game
def test_there_are_right_moves_and_no_reward_until_the_end_and_then_a_result(game: str) -> None:
    env, steps = played_out(game, players=3)
    assert all(step[4]["action_mask"].any() for step in steps[:-1])
    assert {step[1] for step in steps[:-1]} <= {0.0}
    assert not steps[-1][4]["action_mask"].any()
    assert steps[-1][1] == env.episode.rewards()[env.seat]
    assert steps[-1][4]["result"] == env.episode.game.result().to_json()


@pytest.mark.parametrize("game", ["steps", "go_fish", "memory"])
def test_the_learner_decides_once_before_a_game_is_cut_short(game: str) -> None:
    env = made(game, players=5, seat=4, max_moves=1, opponents="rule")
    for seed in range(5):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()
        twin = copy.deepcopy(env)
        step, there = (each.step(int(info["action_mask"].argmax())) for each in (env, twin))
        assert step[2] or step[3]
        assert same(step, there)


@pytest.mark.parametrize("most", [12, 2000])
def test_a_game_that_is_cut_short_has_a_result_too_and_nothing_can_be_done_after_the_end(most: int) -> None:
    env, steps = played_out("steps", players=3, max_moves=most)
    cut_short = most == 12
    assert steps[-1][2:4] == (not cut_short, cut_short)
    assert not cut_short or env.episode.made == most
    assert steps[-1][4]["result"] == env.episode.game.result().to_json()
    assert steps[-1][4]["result"]["over"] is not cut_short
    assert not any("result" in step[4] for step in steps[:-1])
    before = record_of(env)
    for each in (env, copy.deepcopy(env)):
        with pytest.raises(ResetNeeded, match="call reset"):
            each.step(0)
        assert record_of(each) == before
    _, info = env.reset(seed=2)
    env.step(int(info["action_mask"].argmax()))


def test_a_game_that_is_cut_short_pays_for_the_scores_as_they_stand_or_nothing() -> None:
    standing, nothing = (
        [played_out("go_fish", seed, players=2, max_moves=30, cut_off=pays)[1][-1][1] for seed in range(8)]
        for pays in ("standing", "zero")
    )
    assert set(standing) > {-1.0, 1.0}
    assert nothing == [0] * 8
    assert played_out("memory", players=2, cut_off="zero", seat=0)[1][-1][1] != 0  # it is not cut short


def test_a_game_that_ends_before_the_learner_has_to_decide_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    env = made("old_maid")
    deal = env._deal
    dealt: list[Episode] = []

    def first_ends_by_itself() -> Episode:
        dealt.append(deal())
        if len(dealt) == 1:
            make_some(dealt[0], Random(1), 1000)
        return dealt[-1]

    monkeypatch.setattr(env, "_deal", first_ends_by_itself)
    env.reset(seed=1)
    assert [episode.game.over for episode in dealt] == [True, False]


def test_a_learner_who_is_out_gets_its_reward_when_the_others_have_finished() -> None:
    for seed in range(50):
        env, steps = played_out("old_maid", seed, players=4, opponents="random", seat=0)
        if not env.episode.game.hands[0]:
            assert steps[-1][1] == pytest.approx(1 / 9)
            return
    raise AssertionError("the learner always lost")


# Moves that are not right


@every_game
def test_a_move_that_is_not_right_costs_a_little_and_changes_nothing_else(game: str) -> None:
    env = made(game, players=3)
    observation, info = env.reset(seed=1)
    before = record_of(env)
    seen, reward, over, cut_short, after = env.step(wrong_move(info))
    assert record_of(env) == before
    assert_array_equal(seen, observation)
    assert_array_equal(after["action_mask"], info["action_mask"])
    assert (reward, over, cut_short, after["illegal"]) == (-0.01, False, False, True)


def test_an_agent_that_only_makes_wrong_moves_is_truncated_and_what_they_cost_can_be_said() -> None:
    env = made("steps", max_moves=30, seat=0, not_right=-0.5)
    _, info = env.reset(seed=1)
    steps = [env.step(wrong_move(info)) for _ in range(30)]
    assert [step[3] for step in steps] == [False] * 29 + [True]
    assert {step[1] for step in steps[:-1]} == {-0.5}
    _, info = env.reset(seed=1)
    assert env.step(int(info["action_mask"].argmax()))[4]["illegal"] is False  # a right move says so


# How it is made


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"players": 7}, "players"),
        ({"opponents": "grandmaster"}, "no computer player"),
        ({"players": 3, "opponents": ["rule"]}, "a list of 2, not of 1"),
        ({"opponents": []}, "a list of 1, not of 0"),
        *[({"opponents": wrong}, f"opponents must be .*, not {wrong}") for wrong in (3, None)],
        *[({"opponents": [wrong]}, f"an opponent must be .*, not {wrong}") for wrong in (None, 2.5)],
        ({"opponents": lambda _: None}, "must return a player, not None"),
        ({"opponents": [lambda rng: rng]}, "must return a player, not "),
        *[({"seat": seat}, f"seat must be random or .*, not {seat!r}") for seat in (2, -1, "first", 1.0, True, None)],
        ({"calls": "never"}, "calls must be one of"),
        ({"max_moves": 0}, "max_moves"),
        ({"cut_off": True}, "cut_off must be one of standing, zero"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"board": "full"}, "has no option"),
    ],
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadNotation, match=says) as refused:
        MusicardsEnv("steps", **wrong)
    assert "\n" not in str(refused.value)


def test_options_of_the_game_reach_it_and_nothing_can_be_done_before_the_deal() -> None:
    env = made("memory", board="naturals")
    with pytest.raises(BadNotation, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    assert env.episode.game.options["board"] == "naturals"


def test_the_learner_is_shown_its_own_hand_alone() -> None:
    env = made("old_maid", render_mode="ansi", seat=1)
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    lines = [line for line in text.splitlines() if "player_" in line and "cards" in line]
    assert len(lines[1].split()) > len(lines[0].split())


# The computer players in the other seats


class Caller(RandomPlayer):
    """Calls whenever it can."""

    def calls(self, view: View) -> bool:  # noqa: ARG002 - always
        return True


@every_game
def test_listening_players_get_every_event_from_the_deal_on_and_only_what_their_seat_may_know(game: str) -> None:
    heard: list[Event] = []
    played_out(game, players=2, opponents=partial(Listener, heard=heard), seat=0)
    types = [event.type for event in heard]  # type: ignore[attr-defined]
    assert (types[0], types[-1]) == ("dealt", "ended")
    drawn = [event for event in heard if isinstance(event, Drew) and event.seat == 0]
    assert drawn or game != "steps"
    assert all(event.card is None for event in drawn)


def calls_in(env: MusicardsEnv) -> set[int]:
    """Return the seats that have called."""
    log: Any = record_of(env).log
    return {entry["by"] for entry in log if entry["do"] == "call"}


def test_the_others_call_as_they_like_and_sit_clockwise_from_the_learners_left() -> None:
    for seat in range(3):
        called: set[int] = set()
        for seed in range(5):  # in a single game, the learner may be asked first each time
            env, _ = played_out("steps", seed, players=3, opponents=[Caller, "random"], seat=seat)
            called |= calls_in(env) - {seat}
        assert called == {(seat + 1) % 3}


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
