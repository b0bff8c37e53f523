"""What would compiling bring? ``python bench/compiled.py`` compiles a copy of the engine with mypyc and compares.

The copy lies in a temporary folder; nothing here is changed. It needs a C compiler, mypy and setuptools. Interpreted
and compiled are measured in turn, and must play the same games from the same seeds.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

SOURCE = Path(__file__).parents[1] / "src" / "musicards"
FLOORS = ("theory", "cards", "games", "players")
MODULES = ("errors.py", "record.py")
FLAGS = "-O3 -march=native -fno-plt -flto -fno-semantic-interposition"
ROUNDS = 5
GAMES = {"distance": 400, "steps": 600, "keys_corners": 2400, "go_fish": 2400, "old_maid": 6000, "memory": 500}
"""How many games of each are played in a round."""

SETUP = """
import glob
from mypyc.build import mypycify
from setuptools import setup

floors = [file for floor in {floors} for file in glob.glob(f"musicards/{{floor}}/**/*.py", recursive=True)]
modules = [f"musicards/{{name}}" for name in {modules}]
setup(name="musicards", packages=[], ext_modules=mypycify([*floors, *modules], opt_level="3", debug_level="0"))
"""

MEASURE = """
import hashlib, json, sys
from time import process_time
import musicards.games.steps as steps
from musicards.games.registry import make_game
from musicards.players import make_player
from musicards.players.playing import luck_of, play_game, play_recorded

found = {"compiled": not steps.__file__.endswith(".py")}
for name, games in json.loads(sys.argv[1]).items():
    actions, started = 0, process_time()
    for number in range(games):
        luck = luck_of(1, number)
        actions += play_game(make_game(name, 3, {}), [make_player("random", luck) for _ in range(3)], luck)
    found[name] = actions / (process_time() - started)
    lines = hashlib.sha256()
    for number in range(60):
        luck = luck_of(2, number)
        players = [make_player(level, luck) for level in ("learner", "rule", "random")]
        lines.update(play_recorded(name, {}, players, luck)[0].to_line().encode())
    found[name + " records"] = lines.hexdigest()
print(json.dumps(found))
"""


def run(code: list[str], folder: Path, **environment: str) -> str:
    """Run Python on `code` in `folder`; a failure ends the comparison."""
    variables = {**os.environ, "PYTHONPATH": str(folder), **environment}
    done = subprocess.run(
        [sys.executable, *code], cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:])
    return done.stdout


def main() -> None:
    """Compile, measure in turn, compare and print."""
    with TemporaryDirectory() as temporary:
        plain, compiled = Path(temporary, "plain"), Path(temporary, "compiled")
        for folder in (plain, compiled):
            for floor in FLOORS:
                shutil.copytree(SOURCE / floor, folder / "musicards" / floor)
            for name in (*MODULES, "__init__.py"):
                shutil.copy(SOURCE / name, folder / "musicards" / name)
        (compiled / "setup.py").write_text(SETUP.format(floors=FLOORS, modules=MODULES), encoding="utf-8")
        run(["setup.py", "build_ext", "--inplace"], compiled, CFLAGS=FLAGS, LDFLAGS=FLAGS)
        rounds = [
            [json.loads(run(["-c", MEASURE, json.dumps(GAMES)], folder)) for folder in (plain, compiled)]
            for _ in range(ROUNDS)
        ]
    if [each["compiled"] for each in rounds[0]] != [False, True]:
        sys.exit("the copies were not what they should be")
    report: dict[str, object] = {}
    for name in GAMES:
        if len({each[f"{name} records"] for pair in rounds for each in pair}) != 1:
            sys.exit(f"{name}: the same seeds gave other games")
        report[name] = {
            "interpreted": round(median(pair[0][name] for pair in rounds)),
            "compiled": round(median(pair[1][name] for pair in rounds)),
            "gain": round(median(pair[1][name] / pair[0][name] for pair in rounds), 2),
            "same_games": True,
        }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
