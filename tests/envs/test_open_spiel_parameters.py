"""The parameters of the games in OpenSpiel, and states that are pickled."""

import doctest
import pickle
from pathlib import Path
from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import musicards.envs.open_spiel  # noqa: E402, F401 - registers the games
from musicards.cards import cards_in, codes_of  # noqa: E402
from musicards.envs.open_spiel import parameters  # noqa: E402
from musicards.errors import BadNotation  # noqa: E402
from musicards.games.manifest import TinyDeck  # noqa: E402
from musicards.games.registry import GAMES  # noqa: E402

PAGE = (Path(__file__).parents[2] / "docs" / "envs" / "open_spiel.md").read_text("utf-8")

every_game = pytest.mark.parametrize("game", GAMES)


def test_the_search_looks_at_the_game_that_is_played() -> None:
    section = PAGE.split("\n## Search\n")[1].split("\n## ")[0]
    globs = {"pyspiel": pyspiel, "rng": Random(1), "game": pyspiel.load_game("musicards_steps")}
    test = doctest.DocTestParser().get_doctest(section, globs, "open_spiel.md", "open_spiel.md", 0)
    doctest.DocTestRunner(verbose=False).run(test, clear_globs=False)
    assert test.globs["bot"]._game == test.globs["state"].get_game()


@every_game
def test_every_game_and_parameter_is_documented(game: str) -> None:
    assert f"`musicards_{game}`" in PAGE
    options = {option.name for option in GAMES[game].known_options}  # in docs/rules.md
    for name in set(parameters.parameters_of(game)) - options:
        assert f"`{name}`" in PAGE


@every_game
def test_games_are_registered_with_their_parameters(game: str) -> None:
    kinds = {kind.short_name: kind for kind in pyspiel.registered_games()}
    assert set(kinds[f"musicards_{game}"].parameter_specification) == set(parameters.parameters_of(game))
    assert kinds[f"musicards_{game}"].default_loadable


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
    ],
)
def test_an_invalid_value_is_named(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        pyspiel.load_game(text)


def test_a_tiny_deck_has_no_cards_that_an_option_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parameters, "_tiny_deck", lambda _: TinyDeck("C4 C#4 D4 D#4 X1", (), 1, 5))
    tiny = parameters.parse_parameters("steps", {"tiny": True, "reference_cards": True})
    assert codes_of(cards_in(tiny.new_game().deck)) == ("C4", "C#4", "D4", "D#4")


@every_game
def test_games_and_states_can_be_pickled(game: str) -> None:
    state = pyspiel.load_game(f"musicards_{game}(players=3)").new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert again.get_game() == state.get_game()
