"""The compiled engine plays the same games as the interpreted one.

The compiled engine is in `build/checked`. It is compiled again only if the engine has changed.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import compile_engine
from musicards.games.registry import GAMES

ROOT = Path(__file__).parents[1]

BY_ITSELF = """
import sys
sys.modules["mypy_extensions"] = None  # as if it were not installed
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
game, rng = make_game("steps", 3, {}), FastRng(1)
game.begin(rng)
game.playout(rng)
print(game.over)
import musicards.players.levels
"""

OF_ONE_S_OWN = """
from random import Random
from musicards.games.registry import make_game
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import SKILLS
from musicards.players.player import Player
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer
from musicards.players.playing import play_game

class Last(Player):
    def choose(self, view):
        return view.legal_actions()[-1]
class Counting(RandomPlayer):
    asked = 0
    def choose(self, view):
        self.asked += 1
        return super().choose(view)
class Forgetful(RulePlayer):
    saves_itself = catches = span = 0.0
class Planned(HumanPlayer):
    def plan(self, view):  # asked for by `choose`
        return view.legal_actions()[0]

rng = Random(1)
players = [Last(rng), Counting(rng), Forgetful(rng), Planned(rng, SKILLS["player"])]
game = make_game("steps", 4, {})
print(play_game(game, players, rng), game.result().to_json(), players[1].asked > 0, players[2].recall.span)
view = game.view(2)
view.exposed = 0b101
print(any(players[2].calls(view) for _ in range(100)))
"""

SUBCLASSES = """
import importlib, inspect, pkgutil
import musicards

ENGINE = ("theory", "cards", "games", "players", "record", "errors")
made = 0
for found in pkgutil.walk_packages(musicards.__path__, "musicards."):
    if found.name.split(".")[1] in ENGINE or found.name.endswith((".__main__", ".env")):
        continue
    module = importlib.import_module(found.name)
    for kind in [each for each in vars(module).values() if inspect.isclass(each) and each.__module__ == found.name]:
        if any((each.__module__ + "..").split(".")[1] in ENGINE for each in kind.__mro__):
            kind.__new__(kind)  # raises TypeError where mypyc allows no interpreted subclass
            made += 1
print(made)
"""

TAKE_BACK = """
from random import Random
from musicards.server.match.told import snapshot_of
from tests.server.driver import Driver, persons

for seed in range(200):
    driver = Driver("keys_corners", persons(2), Random(seed))
    places = [each.to_json() for each in driver.match.game.legal_actions() if each.to_json()["do"] == "place"]
    if places:
        break
driver.act(0, places[0])
driver.act(0, {"do": "undo"})
print(snapshot_of(driver.match, 0).recent[-1])
"""

ELSEWHERE = """
import pickle
from random import Random
from musicards.games.action import CHANCE
from musicards.games.registry import GAMES, make_game
from musicards.players.levels import make_player
from musicards.players.games import GUIDES
from musicards.players.thinker import searching

for name in GAMES:
    if name not in GUIDES:
        continue
    game, player, events = make_game(name, 2, {}), make_player("expert", Random(1), rounds=5, seconds=0), []
    game.apply(CHANCE, game.chance(Random(2)), events.append)
    for event in events:
        player.notice(event.seen_by(game.turn))
    problem = pickle.loads(pickle.dumps(player.search_problem(game.view(game.turn))))
    thinker = searching(problem)
    while thinker.ponder(problem.view):
        pass
    print(name, len(problem.events), thinker.best().to_json())
"""

SHUFFLES = """
import json
import msgspec
from musicards.games.registry import GAMES
from musicards.games.secret import Secret
from musicards.record import find_proof, replay
from musicards.server.match.review import record
from random import Random
from tests.server.driver import Driver, persons, play_to_the_end

secret = Secret(bytes(range(32)))
print(secret.commitment("BKTRW"), secret.rng(1).random(), secret, secret.rng(1))
for name in GAMES:
    driver = Driver(name, persons(3), Random(1), secret=secret)
    play_to_the_end(driver)
    made = record(driver.as_stored())
    proof = find_proof(made)
    print(name, proof.holds, replay(made, secret=proof.secret).ok, made.to_line())
for hidden in (secret, secret.rng(1), driver.stored, proof):
    for encode in (json.dumps, msgspec.json.encode, msgspec.to_builtins):
        try:
            encode(hidden)
        except TypeError:
            print("not encoded")
"""


def python(path: Path, *arguments: str) -> str:
    """Return what Python prints with `path` first in its search path."""
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    return done.stdout


def as_interpreted(compiled: Path, code: str) -> str:
    """Return what code prints with the compiled engine, which is the same as with the interpreted one."""
    there = python(compiled, "-c", code)
    assert there == python(ROOT / "src", "-c", code)
    return there


def played(path: Path, name: str) -> dict[str, Any]:
    """Return the hashes that `tests.sameness` prints for a game."""
    found: dict[str, Any] = json.loads(python(path, "-m", "tests.sameness", name))
    return found


@pytest.fixture(scope="session")
def compiled() -> Path:
    """Return a folder with the present engine, compiled."""
    if missing := compile_engine.missing_requirement():
        pytest.skip(f"to compile the engine there is no {missing}")
    compile_engine.keep(compile_engine.CHECKED, compile_engine.UNOPTIMIZED)
    return compile_engine.CHECKED


@pytest.mark.parametrize("name", GAMES)
def test_same_seeds_give_the_same_games(compiled: Path, name: str) -> None:
    there, here = played(compiled, name), played(ROOT / "src", name)
    assert (there["compiled"], here["compiled"]) == (True, False)
    assert there["hashes"] == here["hashes"]


def test_compiled_engine_runs_without_the_compiler_s_own_package(compiled: Path) -> None:
    assert python(compiled, "-c", BY_ITSELF) == "True\n"


def test_compiled_players_can_be_subclassed_and_play_as_they_do_interpreted(compiled: Path) -> None:
    there = as_interpreted(compiled, OF_ONE_S_OWN)
    assert there.endswith("True 0.0\nFalse\n")


def test_interpreted_subclasses_of_compiled_classes_can_be_made(compiled: Path) -> None:
    assert int(python(compiled, "-c", SUBCLASSES)) > 0


def test_play_is_taken_back_on_the_compiled_engine(compiled: Path) -> None:
    assert python(compiled, "-c", TAKE_BACK) == "Undone(seat=0, type='undone')\n"


def test_problems_of_players_can_be_pickled_on_the_compiled_engine(compiled: Path) -> None:
    there = as_interpreted(compiled, ELSEWHERE)
    assert there.count("\n") == 4


def test_secrets_give_the_same_shuffles_compiled_and_are_not_encoded(compiled: Path) -> None:
    there = as_interpreted(compiled, SHUFFLES)
    assert there.count(" True True ") == len(GAMES)
    assert there.count("not encoded") == 4 * 3


def test_page_is_found_next_to_the_compiled_engine(compiled: Path) -> None:
    [file] = python(compiled, "-c", "import musicards.server.http.pages as pages; print(pages.__file__)").splitlines()
    assert compiled in Path(file).parents


def test_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc -pthread")
    assert compile_engine.missing_system_tool() == "C compiler (/nowhere/cc)"


def test_an_edited_engine_is_not_mistaken_for_the_compiled_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compile_engine, "PACKAGE", tmp_path)
    for name in compile_engine.MODULES:
        (tmp_path / name).write_text("", "utf-8")
    before = compile_engine.stamp(compile_engine.UNOPTIMIZED)
    (tmp_path / compile_engine.MODULES[0]).write_text("edited = True\n", "utf-8")
    assert compile_engine.stamp(compile_engine.UNOPTIMIZED) != before


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """The folders that an engine has been compiled in, without compiling it."""
    folders: list[Path] = []

    def mark(folder: Path, options: compile_engine.CompileOptions) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / compile_engine.STAMP).write_text(compile_engine.stamp(options), "utf-8")
        folders.append(folder)

    monkeypatch.setattr(compile_engine, "compile_into", mark)
    monkeypatch.setattr(compile_engine, "PACKAGE", tmp_path)
    monkeypatch.setattr(compile_engine, "KEPT", tmp_path / "build" / "compiled")
    monkeypatch.setattr(compile_engine, "WHEEL", tmp_path / "build" / "wheel")
    for name in compile_engine.MODULES:
        (tmp_path / name).write_text("", "utf-8")
    return folders


def test_wheels_are_made_from_one_compiled_engine_until_the_engine_changes(compilations: list[Path]) -> None:
    wheel = compile_engine.WHEEL
    assert [compile_engine.for_wheel(), compile_engine.for_wheel()] == [wheel, wheel]
    assert compilations == [wheel]
    (compile_engine.PACKAGE / compile_engine.MODULES[0]).write_text("edited = True\n", "utf-8")
    assert compile_engine.for_wheel() == wheel
    assert compilations == [wheel, wheel]


def test_a_wheel_has_the_engine_of_the_checkout_if_that_is_up_to_date_and_optimized(compilations: list[Path]) -> None:
    kept, wheel = compile_engine.KEPT, compile_engine.WHEEL
    compile_engine.compile_into(kept, compile_engine.UNOPTIMIZED)
    assert compile_engine.for_wheel() == wheel
    compile_engine.compile_into(kept, compile_engine.OPTIMIZED)
    assert compile_engine.for_wheel() == kept
    assert compilations == [kept, wheel, kept]


def test_an_engine_for_another_c_library_or_python_is_compiled_again(
    compilations: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_engine.for_wheel()
    monkeypatch.setattr("platform.libc_ver", lambda: ("glibc", "2.17"))  # as in a container where wheels are built
    compile_engine.for_wheel()
    monkeypatch.setattr("sysconfig.get_platform", lambda: "linux-riscv64")
    compile_engine.for_wheel()
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    compile_engine.for_wheel()
    assert compilations == [compile_engine.WHEEL] * 4
