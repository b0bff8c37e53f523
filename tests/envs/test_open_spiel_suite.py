"""OpenSpiel's own tests, for every game: simulations, trees in part and as a whole, playthroughs."""

import io
import unittest
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, get_all_states  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import musicards.envs.open_spiel  # noqa: E402, F401 - registers the games
from musicards.games.registry import GAMES  # noqa: E402
from tests.games.cases import case_of  # noqa: E402

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
PLAYED_THROUGH = ("steps", "old_maid")  # a game with a stock, and one with fans

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in (2, 5)])


@pytest.fixture(autouse=True)
def _flags() -> None:
    """OpenSpiel's tests read command-line flags; give them none."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])


def run(case: type[unittest.TestCase]) -> None:
    """Run all tests of a class of OpenSpiel's."""
    suite = unittest.TestLoader().loadTestsFromTestCase(case)
    report = io.StringIO()
    result = unittest.TextTestRunner(report).run(suite)
    assert result.testsRun
    assert not result.skipped
    assert result.wasSuccessful(), report.getvalue()


@every_table
def test_random_sim_test_passes(game: str, players: int) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players={players},max_moves=80)")
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@every_game
def test_random_sim_test_passes_with_tiny_decks(game: str) -> None:
    for players in (2, 3, 5):
        table = pyspiel.load_game(f"musicards_{game}(players={players},tiny=True)")
        pyspiel.random_sim_test(table, num_sims=4, serialize=True, verbose=False)


@pytest.mark.parametrize("calls", ["none", "auto"])
@pytest.mark.parametrize("game", ["distance", "steps"])
def test_random_sim_test_passes_however_one_calls(game: str, calls: str) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players=4,calls={calls},max_moves=100)")
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "text",
    [
        "musicards_distance(interval=6,mistake_ends_turn=True)",
        "musicards_steps(reference_cards=True,mistake_ends_turn=False)",
        "musicards_keys_corners(tonic=Eb,kind=blues)",
        "musicards_keys_corners(kind=custom,formula=3 4 5)",
        "musicards_memory(board=naturals)",
        "musicards_old_maid(find_pairs=True,max_moves=120)",
        "musicards_memory(board=full,players=5,max_moves=120)",
    ],
)
def test_random_sim_test_passes_with_options(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@every_table
def test_openspiels_simulation_passes(game: str, players: int) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players={players},max_moves=150)")
    games_sim_test.GamesSimTest().sim_game(table)


@every_game
def test_tests_of_part_of_the_tree_pass(game: str) -> None:
    class Part(api_test.EnforceAPIOnPartialTreeBase):
        game_name = f"musicards_{game}"

    Part.game = pyspiel.load_game(Part.game_name)
    run(Part)


@every_game
def test_tests_of_the_whole_tree_pass(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, game, case_of(game).nodes)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, game, case_of(game).information_states)

    class Whole(api_test.EnforceAPIOnFullTreeBase):
        game_name = game

    Whole.game = pyspiel.load_game(f"musicards_{game}(tiny=True)")
    run(Whole)


@every_game
def test_the_same_observations_give_the_same_information_state(game: str) -> None:
    """Information states distinguish everything that views distinguish."""
    views: dict[tuple[int, str], object] = {}
    table = pyspiel.load_game(f"musicards_{game}(tiny=True)")
    for state in get_all_states.get_all_states(table, include_chance_states=False).values():
        for seat in range(2):
            view = state.node.game.view(seat)
            assert views.setdefault((seat, state.information_state_string(seat)), view) == view


@pytest.mark.parametrize("game", PLAYED_THROUGH)
def test_playthroughs_come_out_as_kept(game: str) -> None:
    kept, again = generate_playthrough.replay(PLAYTHROUGHS / f"{game}.txt")
    assert again == kept


if __name__ == "__main__":  # records the playthroughs again
    flags.FLAGS(["tests"])
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name in PLAYED_THROUGH:
        text = generate_playthrough.playthrough(f"musicards_{name}(tiny=True)", [], seed=1)
        (PLAYTHROUGHS / f"{name}.txt").write_text(text, "utf-8")
