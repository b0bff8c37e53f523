"""Records of environments, environments of records, and copies in the middle of a game."""

import copy
import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import HOUR_OF, cards_in, code_of
from musicards.envs.encode import parts_of
from musicards.envs.episode import decisions_in
from musicards.envs.pettingzoo import env, env_of, parallel_env, raw_env, record_of, steps_of
from musicards.errors import RecordError
from musicards.games.registry import GAMES
from musicards.record import Record, parse_record, replay
from tests.envs.tables import (
    Copier,
    assert_same_steps,
    dealt,
    episodes,
    every_copier,
    every_game,
    every_table,
    exposing,
    make_some,
    play_out,
)

WORKED = Path(__file__).parents[1] / "playthroughs" / "worked"


def test_records_are_had_through_any_wrapper() -> None:
    table, plain, at_once = env("old_maid"), raw_env("old_maid"), parallel_env("old_maid")
    for each in (table, plain, at_once):
        each.reset(seed=1)
    assert record_of(table) == record_of(plain) == record_of(at_once)


@every_table
def test_a_written_record_replays_and_its_environment_is_in_its_final_state_and_can_be_played_on(
    game: str, players: int
) -> None:
    table = dealt(game, players, moves=15)
    record = record_of(table)
    line = record.to_line()
    assert parse_record(line).to_line() == line
    again = replay(parse_record(line))
    assert again.error is None
    assert again.game.state() == table.episode.game.state()
    table = env_of(record)
    assert record_of(table) == record
    play_out(table, Random(3))
    assert replay(record_of(table)).error is None
    assert not table.agents


def test_an_environment_of_a_finished_record_is_over_and_has_its_options() -> None:
    table = dealt("distance", interval=6)
    play_out(table, Random(1))
    again = env_of(record_of(table))
    assert set(again.terminations.values()) == {True}
    assert again.episode.game.options["interval"] == 6


@every_table
def test_the_steps_of_a_record_are_the_moves_that_were_made_and_what_was_seen(game: str, players: int) -> None:
    table = dealt(game, players, calls="none")
    made = [step for step in play_out(table, Random(5)) if step[2] is not None]
    steps = steps_of(record_of(table), calls="none")
    assert_same_steps([(step.agent, step.observation, step.action) for step in steps], made)


@pytest.mark.parametrize("game", ["distance", "steps"])
def test_calls_and_silence_in_a_record_are_steps_too(game: str) -> None:
    table = dealt(game, 3, seed=2)
    made = Counter((agent, move) for agent, _, move in play_out(table, Random(2)) if move is not None)
    found = Counter((step.agent, step.action) for step in steps_of(record_of(table)))
    quiet = GAMES[game].move_space + 1
    # A record does not say who declined before somebody called.
    assert {step: count for step, count in made.items() if step[1] != quiet} == {
        step: count for step, count in found.items() if step[1] != quiet
    }
    assert all(count <= made[step] for step, count in found.items())


def test_everybody_declined_when_nobody_called_and_when_play_continued() -> None:
    episode = exposing()
    for _ in range(3):
        episode.make(episode.quiet)
    declined = [(f"player_{seat}", episode.quiet) for seat in range(3)]
    steps = [(step.agent, step.action) for step in steps_of(episode.record())]
    assert steps[-3:] == declined
    mover, move = episode.mover, episode.moves()[-1]
    episode.make(move)
    continued = [(step.agent, step.action) for step in steps_of(episode.record())][: len(steps) + 1]
    assert continued[-4:] == [*declined, (f"player_{mover}", move)]


def test_an_environment_asks_about_exposed_players_and_does_what_chance_still_has_to_do_at_the_end_of_the_record() -> (
    None
):
    assert sorted(env_of(exposing().record()).episode.asked) == [0, 1, 2]
    record = record_of(dealt("old_maid", moves=3))
    cut_off = Record(record.game, record.players, record.options, record.log[:-1])
    assert not env_of(cut_off).episode.game.chance_due


def test_only_the_caller_of_a_race_is_in_the_steps_and_sees_that_it_was_asked() -> None:
    episode = exposing()
    episode.make(episode.quiet)
    caller = f"player_{episode.mover}"
    episode.make(episode.call)
    steps = list(steps_of(episode.record()))
    assert (steps[-1].agent, steps[-1].action) == (caller, episode.call)
    assert (caller, episode.quiet) not in [(step.agent, step.action) for step in steps]
    observation = steps[-1].observation
    assert parts_of("steps", observation["observation"])["asked"] == [1]
    assert observation["action_mask"].nonzero()[0].tolist() == [episode.call, episode.quiet]


def test_a_later_call_happens_and_is_not_a_step() -> None:
    episode = exposing("none")
    exposed = episode.game.exposed
    for move in episode.moves():
        after = episode.copy()
        after.make(move)
        if after.game.exposed == exposed and not after.game.over:
            break
    record = after.record()
    late = Record(record.game, record.players, record.options, [*record.log, {"by": 0, "do": "call"}])
    assert not any(decision.move == episode.call for decision in decisions_in(late))
    assert env_of(late).episode.log[-1][1].to_json()["do"] == "call"


def test_a_misplay_and_a_refused_entry_in_a_record_are_named() -> None:
    table = dealt("steps", seed=2)  # the starter is a note
    record, game = record_of(table), table.episode.game
    half_step_above = HOUR_OF[game.discard[-1]] % 12 + 1
    wrong = next(card for card in cards_in(game.hands[0]) if HOUR_OF[card] not in {0, half_step_above})
    misplay = {"by": 0, "do": "play", "cards": [code_of(wrong)], "say": {"step": "half"}}
    with pytest.raises(RecordError, match="entry 1: it is a misplay"):
        env_of(Record(record.game, record.players, record.options, [*record.log, misplay]))
    record = record_of(dealt("old_maid", moves=2))
    log = [*record.log, {"by": 0, "do": "take", "position": 99}]
    with pytest.raises(RecordError, match=f"entry {len(record.log)}:"):
        env_of(Record(record.game, record.players, record.options, log))


@every_game
def test_the_worked_records_are_stepped_through_or_have_a_misplay_or_a_refusal(game: str) -> None:
    for line in (WORKED / f"{game}.jsonl").read_text("utf-8").splitlines():
        record = parse_record(line)
        entries = [entry for entry in json.loads(line)["log"] if entry["by"] != "chance"]
        try:
            steps = list(steps_of(record, calls="none"))
        except RecordError as error:
            assert "misplay" in str(error) or not replay(record).ok  # noqa: PT017 - either is right here
        else:
            assert len(steps) == sum(entry["do"] != "call" for entry in entries)


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
def test_a_copy_does_not_ask_again_about_earlier_exposures_and_is_cut_short_after_as_many_moves(copier: Copier) -> None:
    episode = exposing()
    while episode.asked:
        episode.make(episode.quiet)
    twin = copier(episode)
    twin.make(twin.moves()[-1])
    assert not twin.asked
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
