"""OpenSpiel's own tests, for every game: simulations, trees in part and as a whole, playthroughs; and parameters."""

import doctest
import io
import pickle
import unittest
from pathlib import Path
from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, get_all_states  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from musicards.cards import cards_in, codes_of  # noqa: E402
from musicards.envs.open_spiel import parameters  # noqa: E402
from musicards.errors import BadNotation  # noqa: E402
from musicards.games.manifest import TinyDeck  # noqa: E402
from musicards.games.registry import GAMES  # noqa: E402
from tests.envs.tables import every_game  # noqa: E402
from tests.games.cases import case_of  # noqa: E402

PAGE = (Path(__file__).parents[2] / "docs" / "envs" / "open_spiel.md").read_text("utf-8")
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
PLAYED_THROUGH = ("steps", "old_maid")  # a game with a stock, and one with fans


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


@pytest.mark.parametrize(
    "text",
    [
        *[f"musicards_{game}(players={players},max_moves=80)" for game in GAMES for players in (2, 5)],
        *[f"musicards_{game}(players={players},tiny=True)" for game in GAMES for players in (2, 3, 5)],
        *[
            f"musicards_{game}(players=4,calls={calls},max_moves=100)"
            for game in ("distance", "steps")
            for calls in ("none", "auto")
        ],
        "musicards_distance(interval=6,mistake_ends_turn=True)",
        "musicards_steps(reference_cards=True,mistake_ends_turn=False)",
        "musicards_keys_corners(tonic=Eb,kind=blues)",
        "musicards_keys_corners(kind=custom,formula=3 4 5)",
        "musicards_memory(board=naturals)",
        "musicards_old_maid(find_pairs=True,max_moves=120)",
        "musicards_memory(board=full,players=5,max_moves=120)",
    ],
)
def test_random_sim_test_passes(text: str) -> None:
    sims = 4 if "tiny" in text else 1
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=sims, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 5])
@every_game
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


# Parameters


def test_the_search_looks_at_the_game_that_is_played() -> None:
    section = PAGE.split("\n## Search\n")[1].split("\n## ")[0]
    globs = {"pyspiel": pyspiel, "rng": Random(1), "game": pyspiel.load_game("musicards_steps")}
    test = doctest.DocTestParser().get_doctest(section, globs, "open_spiel.md", "open_spiel.md", 0)
    doctest.DocTestRunner(verbose=False).run(test, clear_globs=False)
    assert test.globs["bot"]._game == test.globs["state"].get_game()


@every_game
def test_every_game_is_registered_and_documented_with_its_parameters(game: str) -> None:
    known = set(parameters.parameters_of(game))
    kinds = {kind.short_name: kind for kind in pyspiel.registered_games()}
    assert set(kinds[f"musicards_{game}"].parameter_specification) == known
    assert kinds[f"musicards_{game}"].default_loadable
    options = {option.name for option in GAMES[game].known_options}  # in docs/rules.md
    for name in (f"musicards_{game}", *(known - options)):
        assert f"`{name}`" in PAGE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("musicards_steps(players=6)", "2 to 5 players, not 6"),
        ("musicards_memory(players=1)", "at least 2 players, not 1"),
        ("musicards_distance(interval=9)", "from 2 to 7, not 9"),
        ("musicards_keys_corners(tonic=H)", "is not a tonic"),
        ("musicards_keys_corners(kind=custom,formula=1 2)", "adds up to 3 half steps"),
        ("musicards_steps(calls=loud)", "race, none, auto"),
        ("musicards_go_fish(max_moves=-1)", "at least 1, not -1"),
        ("musicards_memory(board=huge)", "naturals"),
        ("musicards_memory(cut_off=draw)", "standing, zero"),
    ],
)
def test_an_invalid_value_is_named(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        pyspiel.load_game(text)


def test_a_tiny_deck_has_no_cards_that_an_option_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parameters, "_tiny_deck", lambda _: TinyDeck("C4 C#4 D4 D#4 X1", (), 1, 5))
    tiny = parameters.parse_parameters("steps", {"tiny": True, "reference_cards": True})
    assert codes_of(cards_in(tiny.new_game().deck)) == ("C4", "C#4", "D4", "D#4")


def test_a_game_that_is_cut_off_pays_what_was_chosen() -> None:
    returns: dict[str, list[list[float]]] = {"standing": [], "zero": []}
    for pays, found in returns.items():
        table = pyspiel.load_game(f"musicards_go_fish(max_moves=40,cut_off={pays})")
        for seed in range(4):
            rng, state = Random(seed), table.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
            assert not state.node.game.over
            found.append(state.returns())
    assert [1, -1] in returns["standing"] or [-1, 1] in returns["standing"]
    assert returns["zero"] == [[0, 0]] * 4


@every_game
def test_games_and_states_can_be_pickled(game: str) -> None:
    state = pyspiel.load_game(f"musicards_{game}(players=3)").new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert again.get_game() == state.get_game()


if __name__ == "__main__":  # records the playthroughs again
    flags.FLAGS(["tests"])
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name in PLAYED_THROUGH:
        text = generate_playthrough.playthrough(f"musicards_{name}(tiny=True)", [], seed=1)
        (PLAYTHROUGHS / f"{name}.txt").write_text(text, "utf-8")
