"""The examples in the pages about environments work as shown, extras that are missing are named, and training works."""

import doctest
import importlib
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.train_small import MOVES, NUMBERS, Agent, Plan, train, wins_against
from musicards.envs.encode import layout_of
from musicards.envs.gymnasium import IDS
from musicards.envs.pettingzoo import raw_env
from musicards.games.registry import GAMES
from musicards.players.levels import LEVELS

DOCS = Path(__file__).parents[2] / "docs" / "envs"
PAGES = ("pettingzoo.md", "gymnasium.md", "vector.md", "observations.md", "open_spiel.md")


def text_of(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_examples_come_out_as_shown(name: str) -> None:
    if name == "open_spiel.md":
        pytest.importorskip("pyspiel")
    shown = "\n".join(re.findall(r"^```pycon\n(.*?)^```$", text_of(name), re.DOTALL | re.MULTILINE))
    test = doctest.DocTestParser().get_doctest(shown, {}, name, name, 0)
    report: list[str] = []
    doctest.DocTestRunner().run(test, out=report.append)
    assert len(test.examples) == text_of(name).count(">>>") > 0
    assert not report, "".join(report)


@pytest.mark.parametrize("name", ["README.md", *PAGES])
def test_links_between_the_pages_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+\.md)(?:#[^)]*)?\)", text_of(name)):
        assert (DOCS / target).exists(), target


@pytest.mark.parametrize("name", [*IDS.values(), *LEVELS])
def test_every_gymnasium_id_and_level_is_documented(name: str) -> None:
    assert f"`{name}`" in text_of("gymnasium.md")


@pytest.mark.parametrize("game", GAMES)
def test_the_size_of_every_vector_is_documented(game: str) -> None:
    section = text_of("observations.md").split(f"\n## {GAMES[game].title}\n")[1]
    assert section.strip().startswith(f"{layout_of(game).size} numbers.")


@pytest.mark.parametrize(
    ("extra", "module"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("open-spiel", "pyspiel"), ("vector", "numpy")],
)
def test_a_missing_extra_is_named(extra: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"musicards.envs.{extra.replace('-', '_')}"
    for name in [name for name in sys.modules if name.startswith(package)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ModuleNotFoundError, match=rf"musicards\[{extra}\]"):
        importlib.import_module(package)


PLAYED = 200
CHANCE = 0.5
NOT_BY_CHANCE = CHANCE + 4 * (CHANCE * (1 - CHANCE) / PLAYED) ** 0.5  # four standard deviations above


@pytest.fixture(scope="module")
def agent() -> Agent:
    """An agent after a short training."""
    return train(Plan(batches=14, games=12, seed=1), lambda _games, _agent: None)


def test_a_small_agent_beats_random_after_a_short_training(agent: Agent) -> None:
    assert wins_against("random", agent, PLAYED) > NOT_BY_CHANCE


def test_training_goes_the_same_way_every_time() -> None:
    one, other = (train(Plan(batches=1, games=2), lambda _games, _agent: None) for _ in range(2))
    assert np.array_equal(one.policy, other.policy)


def test_the_example_tells_how_far_it_is_and_knows_the_size_of_its_world() -> None:
    counts: list[int] = []
    train(Plan(batches=3, games=2), lambda games, _agent: counts.append(games))
    assert counts == [2, 4, 6]
    env = raw_env("steps", players=2)
    assert env.action_space("player_0").n == MOVES
    assert env.observation_space("player_0")["observation"].shape == (NUMBERS,)
