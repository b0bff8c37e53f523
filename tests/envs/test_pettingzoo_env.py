"""What the PettingZoo environments promise beyond PettingZoo's own suite, and tables as text."""

import logging
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_array_equal

from musicards.cards import CODES, cards_in, codes_of
from musicards.envs.encode import encode, parts_of
from musicards.envs.pettingzoo import env, raw_env, record_of
from musicards.envs.render import text_of
from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.registry import GAMES
from tests.envs.tables import begun, dealt, episodes, every_game, every_table, exposing, make_some
from tests.games.secrets import known_to, with_other_secrets
from tests.strategies import rngs, seats

# What an agent sees


@every_game
@given(data=st.data())
def test_only_the_movers_mask_has_ones_for_the_engines_moves(game: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(game))
    masks = [episode.mask(Seat(seat)).sum() for seat in range(episode.game.players)]
    count = 2 if episode.asked else len(episode.game.moves())
    assert masks == [count * (seat == episode.mover) for seat in range(episode.game.players)]
    assert bool(count) != episode.game.over
    if episode.asked or episode.game.over:
        return
    made = set()
    for move in episode.mask(episode.mover).nonzero()[0]:
        after = episode.copy()
        after.make(int(move))
        at = len(episode.log)
        made.add(episode.game.move_of(after.log[at][1]))
    assert made == set(episode.game.moves())


@every_game
@given(data=st.data())
def test_every_agent_sees_the_table_from_its_own_seat_and_nothing_hidden(game: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(game))
    seat = Seat(data.draw(seats(episode.game)))
    asked = bool(episode.asked) and seat == episode.mover
    assert_array_equal(episode.observation(seat), encode(episode.game.view(seat), asked=asked))
    assert episode.observation(seat).dtype == np.float32
    assert episode.mask(seat).dtype == np.int8
    other = episode.copy()
    other.game = with_other_secrets(episode.game, seat, set(), data.draw(rngs))
    assert_array_equal(other.observation(seat), episode.observation(seat))
    assert_array_equal(other.mask(seat), episode.mask(seat))


def test_go_fish_asks_are_counted_from_the_players_own_seat_and_nobody_can_ask_itself() -> None:
    episode = begun("go_fish", 4, 5)
    assert not episode.mask(Seat(0))[:12].any()
    rng = Random(5)
    while episode.mover != 2:
        episode.make(rng.choice(episode.moves()))
    move = next(move for move in episode.moves() if move // 12 == 3)
    episode.make(move)
    assert episode.log[-1][1].to_json()["seat"] == 1


# Luck


@pytest.mark.parametrize("kind", [np.int64, np.uint32, np.int8])
def test_seeds_and_settings_of_numpy_are_those_of_python(kind: type[np.integer]) -> None:
    given = raw_env("distance", kind(3), max_moves=kind(9), interval=kind(4), free_draw=np.bool_(True))  # type: ignore[arg-type]
    given.reset(seed=kind(5))  # type: ignore[arg-type]
    usual = raw_env("distance", 3, max_moves=9, interval=4, free_draw=True)
    usual.reset(seed=5)
    assert record_of(given) == record_of(usual)


@pytest.mark.parametrize("seed", ["5", 5.0, True, np.float64(5), [5]])
def test_seed_that_is_no_whole_number_says_so(seed: object) -> None:
    with pytest.raises(BadNotation, match="a seed is a whole number"):
        raw_env("memory", 2).reset(seed=seed)  # type: ignore[arg-type]


@every_game
def test_games_after_a_seeded_one_are_the_same_too_and_not_that_one(game: str) -> None:
    one, other = dealt(game, seed=4), dealt(game, seed=4)
    first = record_of(one)
    one.reset()
    other.reset()
    assert record_of(one) == record_of(other) != first


def test_a_deal_that_ends_the_game_is_dealt_again() -> None:
    def ends_at_once(seed: int) -> bool:
        return begun("old_maid", 2, Random(seed).getrandbits(64)).game.over

    seed = next(seed for seed in range(1_000_000) if ends_at_once(seed))
    assert not any(dealt("old_maid", 2, seed=seed).terminations.values())


# Rewards and ends


def rewards_before_the_end(table: raw_env, rng: Random) -> set[float]:
    """Make random right moves until the game is over."""
    rewards: set[float] = set()
    while not any(table.terminations.values()):
        rewards.update(table.rewards.values())
        mask = table.last()[0]["action_mask"]
        table.step(rng.choice([int(move) for move in mask.nonzero()[0]]))
    return rewards


@every_table
def test_rewards_are_zero_until_the_end_and_sum_to_zero(game: str, players: int) -> None:
    table = dealt(game, players)
    assert rewards_before_the_end(table, Random(2)) == {0.0}
    assert players == 1 or sum(table.rewards.values()) == pytest.approx(0)
    assert [info["result"] for info in table.infos.values()] == [table.episode.game.result().to_json()] * players


@pytest.mark.parametrize(("players", "loss"), [(2, -1), (3, -0.5), (5, -0.25)])
def test_a_single_winner_gets_one_and_the_others_share_the_loss(players: int, loss: float) -> None:
    table = dealt("steps", players)
    rewards_before_the_end(table, Random(1))
    assert sorted(table.rewards.values()) == [loss] * (players - 1) + [1]


def test_in_old_maid_the_loser_pays_all_and_alone_in_memory_the_reward_is_the_share_of_tries_that_made_a_pair() -> None:
    episode = begun("old_maid", 5, 1)
    make_some(episode, Random(1), 1000)
    assert sorted(episode.rewards()) == [-0.25, 0.0625, 0.0625, 0.0625, 0.0625]
    episode = begun("memory", 1, 1, {"board": "naturals"})
    make_some(episode, Random(1), 10_000)
    flips = len(episode.log) - 1
    assert episode.rewards() == [7 / (flips / 2)]


def test_a_game_is_cut_short_after_max_moves_and_pays_for_the_scores_as_they_stand() -> None:
    table = dealt("go_fish", 2, max_moves=30, moves=30)
    assert set(table.truncations.values()) == {True}
    assert set(table.terminations.values()) == {False}
    scores = table.episode.game.scores()
    leader = 0 if scores[0] > scores[1] else 1
    assert scores[0] != scores[1]
    assert table.rewards[f"player_{leader}"] == 1
    nothing = dealt("go_fish", 2, max_moves=30, cut_off="zero", moves=30)
    assert nothing.episode.game.scores() == scores
    assert nothing.rewards == {"player_0": 0, "player_1": 0}


# Moves that are not right


def wrong_move(table: Any) -> int:  # noqa: ANN401 - an environment
    mask = table.observe(table.agent_selection)["action_mask"]
    return int((mask == 0).nonzero()[0][0])


@every_game
def test_the_bare_environment_refuses_a_move_that_is_not_right_and_does_not_change(game: str) -> None:
    table = dealt(game, moves=2)
    before = record_of(table)
    with pytest.raises(Refusal, match="move-not-right"):
        table.step(wrong_move(table))
    with pytest.raises(BadNotation, match="is on turn"):
        table.step(None)
    assert record_of(table) == before


@every_game
def test_the_usual_environment_knows_its_moves_and_ends_with_one_that_is_not_right(game: str) -> None:
    table = env(game, 2)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(100_000)
    agent = table.agent_selection
    logging.disable(logging.WARNING)
    try:
        table.step(wrong_move(table))
    finally:
        logging.disable(logging.NOTSET)
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


# How it is made


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "no game is called"),
        ({"players": 6}, "players"),
        ({"intervall": 3}, "has no option"),
        ({"calls": "loudly"}, "calls must be one of"),
        ({"max_moves": 0}, "max_moves"),
        ({"cut_off": "draw"}, "cut_off must be one of standing, zero"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"render_seat": 3}, "render_seat"),
        ({"render_seat": "first"}, "render_seat"),
        ({"render_seat": True}, "render_seat"),
    ],
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadNotation, match=says):
        raw_env(**wrong)


@pytest.mark.parametrize(
    "attempt",
    [
        raw_env.last,
        partial(raw_env.last, observe=False),
        lambda table: table.observe("player_0"),
        lambda table: table.step(0),
        lambda table: table.step(None),
        record_of,
    ],
)
def test_nothing_can_be_seen_or_done_or_recorded_before_the_deal(attempt: Callable[[raw_env], object]) -> None:
    with pytest.raises(BadNotation, match="call reset first"):
        attempt(raw_env())


def test_environments_are_named_after_their_game_and_options_reach_it() -> None:
    assert [str(env(game)) for game in GAMES] == [f"musicards_{game}_v0" for game in GAMES]
    assert dealt("distance", interval=5).episode.game.options["interval"] == 5


# Calling "Musicards!": a race decided by chance


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


def test_nobody_is_asked_where_nobody_calls_and_somebody_calls_at_once_where_all_are_attentive() -> None:
    episode = exposing("none")
    assert not episode.asked
    assert episode.game.exposed
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


# Tables as text


def codes_on(text: str) -> set[str]:
    """Return the card codes in a text."""
    return {word.strip("[],;") for word in text.split()} & set(CODES)


@every_game
@given(data=st.data())
def test_a_seats_text_neither_shows_nor_depends_on_what_is_hidden(game: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(game))
    seat = Seat(data.draw(seats(episode.game)))
    assert codes_on(text_of(episode, seat).rpartition("last:")[0]) <= known_to(episode.game, seat)
    other = episode.copy()
    other.game = with_other_secrets(episode.game, seat, set(), data.draw(rngs))
    assert text_of(other, seat) == text_of(episode, seat)


@every_game
@given(data=st.data())
def test_the_text_of_the_whole_table_shows_every_hand_and_who_is_to_move(game: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(game))
    held = {code for hand in episode.game.hands for code in codes_of(cards_in(hand))}
    assert held <= codes_on(text_of(episode))
    marked = [line for line in text_of(episode).splitlines() if line.startswith(">")]
    assert [line.split()[1] for line in marked] == ([] if episode.game.over else [f"player_{episode.mover}"])


@every_game
def test_the_text_says_who_has_won(game: str) -> None:
    episode = dealt(game, seed=2).episode
    make_some(episode, Random(2), 10_000)
    winners = [line.split()[0] for line in text_of(episode).splitlines() if line.endswith("wins")]
    assert winners == [f"player_{seat}" for seat in episode.game.winners()]


def test_the_text_says_who_is_asked_to_call_and_who_is_exposed() -> None:
    episode = exposing()
    line = next(line for line in text_of(episode).splitlines() if "asked" in line)
    assert line.split()[1] == f"player_{episode.mover}"
    lines = text_of(exposing("none")).splitlines()
    assert sum(line.endswith("exposed") for line in lines) == 1


@every_game
def test_the_text_tells_the_last_move(game: str) -> None:
    table = dealt(game, moves=5, render_mode="ansi")
    text = table.render()
    assert text is not None
    assert text.splitlines()[-1].startswith("last: player_")


def test_human_rendering_prints_after_every_move_and_without_a_mode_nothing_is_rendered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert dealt(moves=2).render() is None
    dealt("go_fish", moves=3, render_mode="human")
    assert capsys.readouterr().out.count("Go Fish, 3 players") == 3


def test_a_text_for_one_seat_hides_the_other_hands() -> None:
    table = dealt("old_maid", 2, render_mode="ansi", render_seat=1)
    text = table.render()
    assert text is not None
    lines = text.splitlines()
    assert codes_on(lines[2]) == set()
    assert codes_on(lines[3])
