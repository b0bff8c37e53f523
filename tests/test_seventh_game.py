"""A game that only a folder adds: High Card runs through every layer, as docs/adding-a-game.md says."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from pettingzoo.test import api_test

from musicards.cards import Card, code_of
from musicards.cli import main
from musicards.envs.encode import ENCODERS, encode, layout_of
from musicards.envs.episode import Episode
from musicards.envs.pettingzoo.raw import env
from musicards.envs.render import text_of
from musicards.games.action import CHANCE, Seat
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import FastRng
from musicards.players.games import BELIEFS, GUIDES, MISTAKES, OPTIMAL, RECOLLECTIONS, STRATEGIES, belief_for
from musicards.players.levels import LEVELS, make_player
from musicards.players.playing import play_recorded
from musicards.record import parse_record, replay
from musicards.server.match.messages import Ack
from tests.high_card.game import add, remove
from tests.server.driver import Driver, persons


@pytest.fixture(autouse=True)
def high_card() -> Iterator[None]:
    add()
    yield
    remove()


def test_it_is_one_of_the_games_and_another_of_its_name_is_refused() -> None:
    assert list(GAMES)[-1] == "high_card"
    with pytest.raises(ValueError, match="already a game called high_card"):
        add()


def test_the_highest_sum_wins() -> None:
    game = make_game("high_card", 3, {})
    game.begin(FastRng(1))
    game.playout(FastRng(2))
    assert game.result().winners == tuple(
        seat for seat, score in enumerate(game.scores()) if score == max(game.scores())
    )


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_of_every_level_plays_it(level: str) -> None:
    rng = Random(3)
    record, _ = play_recorded("high_card", {}, [make_player(level, rng) for _ in range(2)], rng)
    assert replay(parse_record(record.to_line())).ok


def test_it_has_the_beliefs_that_a_view_gives_and_no_search() -> None:
    game = make_game("high_card", 2, {})
    game.apply(CHANCE, game.chance(Random(1)))
    view = game.view(Seat(0))
    world = belief_for("high_card", Seat(0), 2, game.options).world(view, FastRng(1))
    assert world.view(Seat(0)) == view
    assert "high_card" not in GUIDES


def test_a_table_on_the_server_plays_it_to_its_end() -> None:
    driver = Driver("high_card", persons(2), Random(5))
    while not driver.match.game.over:
        game = driver.match.game
        assert isinstance(driver.act(game.turn, game.legal_actions()[0].to_json()), Ack)
    assert driver.match.game.result().over


def test_it_can_be_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "games.jsonl"
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "high_card", "--players", "3", "--games", "5", "--json", "--record", str(records)])
    assert not ended.value.code
    assert json.loads(capsys.readouterr().out)["games"] == 5
    assert all(replay(parse_record(line)).ok for line in records.read_text("utf-8").splitlines())


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_it_is_a_pettingzoo_environment() -> None:
    api_test(env(game="high_card", players=3), num_cycles=50)


def test_its_vectors_have_their_layout() -> None:
    game = make_game("high_card", 2, {})
    game.begin(FastRng(1))
    assert encode(game.view(Seat(0))).shape == (layout_of("high_card").size,)


def test_its_last_action_is_rendered_by_its_fields() -> None:
    episode = Episode(make_game("high_card", 2, {}), FastRng(1))
    episode.settle()
    card = code_of(Card(episode.moves()[0]))
    episode.make(episode.moves()[0])
    assert text_of(episode).splitlines()[-1] == f"last: player_0 does play {card}"


@pytest.mark.parametrize("table", [STRATEGIES, ENCODERS])
def test_every_game_is_in_the_tables_that_need_it(table: Mapping[str, object]) -> None:
    assert set(table) == set(GAMES)


@pytest.mark.parametrize("table", [OPTIMAL, MISTAKES, BELIEFS, RECOLLECTIONS, GUIDES])
def test_no_table_has_a_game_that_does_not_exist(table: Mapping[str, object]) -> None:
    assert set(table) <= set(GAMES)
