"""States as they might be: `resample_from_infostate`."""

from collections import Counter, defaultdict
from math import sqrt
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import get_all_states  # noqa: E402

from musicards.errors import BadNotation  # noqa: E402
from musicards.games.registry import GAMES  # noqa: E402
from tests.envs.spiel_states import played, states_along  # noqa: E402
from tests.envs.tables import every_game  # noqa: E402

TABLES = [f"musicards_{game}(players={players},max_moves=60)" for game in GAMES for players in (2, 4)]
every_table = pytest.mark.parametrize("text", [*TABLES, *[f"musicards_{game}(tiny=True)" for game in GAMES]])


@every_table
def test_a_resampled_state_looks_the_same_to_its_player(text: str) -> None:
    rng = Random(text)
    looked = 0
    for _ in range(2 if "tiny" in text else 1):
        for state in states_along(text, rng, 0.03 if "tiny" not in text else 0.3):
            for player in range(state.num_players()):
                for _ in range(2):
                    other = state.resample_from_infostate(player, rng.random)
                    assert other.information_state_string(player) == state.information_state_string(player)
                    assert other.information_state_tensor(player) == state.information_state_tensor(player)
                    assert other.observation_string(player) == state.observation_string(player)
                    assert other.node.game.view(player) == state.node.game.view(player)
                    assert other.current_player() == state.current_player()
                    assert other.legal_actions(player) == state.legal_actions(player)
                    looked += 1
    assert looked


@every_table
def test_a_resampled_state_agrees_with_its_history_and_depends_on_nothing_that_is_hidden(text: str) -> None:
    rng = Random(1)
    for state in states_along(text, rng, 0.02 if "tiny" not in text else 0.3):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        again = pyspiel.load_game(text).new_initial_state()
        for action in other.history():
            assert action in again.legal_actions()
            again.apply_action(action)
        assert str(again) == str(other)
        assert again.node.game.state() == other.node.game.state()
        assert [each.action for each in other.full_history()] == other.node.history
        seed = rng.getrandbits(32)
        here = state.clone().resample_from_infostate(player, Random(seed).random)
        there = other.clone().resample_from_infostate(player, Random(seed).random)
        assert here.history() == there.history()


@every_game
def test_hidden_cards_are_dealt_again(game: str) -> None:
    state = played(f"musicards_{game}", Random(3), 12)
    histories = {tuple(state.resample_from_infostate(0, Random(seed).random).history()) for seed in range(8)}
    assert len(histories) >= 6


@pytest.mark.parametrize("game", ["distance", "steps", "go_fish", "old_maid", "memory"])
def test_every_possible_past_is_as_likely_as_the_others(game: str) -> None:
    rng = Random(4)
    alike: dict[str, list[Any]] = defaultdict(list)
    tree = get_all_states.get_all_states(pyspiel.load_game(f"musicards_{game}(tiny=True)"), include_terminals=False)
    for state in tree.values():
        alike[state.information_state_string()].append(state)
    several = sorted(words for words, states in alike.items() if 2 <= len(states) <= 12)
    for words in rng.sample(several, 6):
        states = alike[words]
        times = 150 * len(states)
        seen: Counter[str] = Counter()
        for _ in range(times):
            seen[states[0].resample_from_infostate(states[0].current_player(), rng.random).history_str()] += 1
        assert set(seen) <= {state.history_str() for state in states}
        for state in states:  # within five standard deviations
            assert abs(seen[state.history_str()] - 150) < 5 * sqrt(150)


@every_game
def test_the_end_can_be_resampled(game: str) -> None:
    state = played(f"musicards_{game}(players=3,max_moves=30)", Random(5))
    other = state.resample_from_infostate(1, Random(1).random)
    assert other.is_terminal()
    assert other.returns() == state.returns()


def test_where_nobody_can_resample_it_is_said_why() -> None:
    begun = played("musicards_steps", Random(1), 0)
    for state, player, why in (
        (begun.get_game().new_initial_state(), 0, "cannot resample at a chance node"),
        (played("musicards_old_maid(find_pairs=True)", Random(1), 0), 0, "cannot resample with find_pairs"),
        (begun, 2, "player must be 0 to 1, not 2"),
    ):
        with pytest.raises(BadNotation, match=why):
            state.resample_from_infostate(player, Random(1).random)
