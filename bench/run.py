"""The engine's speed: ``make bench``. Prints one JSON object and keeps it in ``bench/results/local.json``.

For each game: whole games of three `random` players on one core, the whole path: chance, view, right actions, choice,
apply. Medians of five runs, in the process's own CPU time. Machines are noisy, so a yardstick runs between: a fixed
piece of plain Python (shuffles of 54 cards), and `per_shuffle` is how many actions take as long as one shuffle does.
"""

import json
import platform
import sys
from pathlib import Path
from statistics import median
from time import process_time

from musicards import __version__
from musicards.cards import DECK
from musicards.games.luck import shuffled
from musicards.games.registry import GAMES, make_game
from musicards.players import make_player
from musicards.players.playing import luck_of, play_game

RUNS = 5
SEATS = 3
ACTIONS_A_RUN = 200_000
SHUFFLES = 5_000
SEED = 1
RESULTS = Path(__file__).parent / "results" / "local.json"


def yardstick() -> float:
    """Shuffles a second, of 54 cards."""
    luck = luck_of(SEED, 0)
    started = process_time()
    for _ in range(SHUFFLES):
        shuffled(luck, DECK)
    return SHUFFLES / (process_time() - started)


def play(name: str, games: int) -> tuple[int, float]:
    """Actions played in `games` games, and the seconds they took."""
    started = process_time()
    actions = 0
    for number in range(games):
        luck = luck_of(SEED, number)
        actions += play_game(make_game(name, SEATS, {}), [make_player("random", luck) for _ in range(SEATS)], luck)
    return actions, process_time() - started


def main() -> None:
    """Measure, print and keep."""
    few = 50
    games = {name: round(ACTIONS_A_RUN / (play(name, few)[0] / few)) for name in GAMES}
    actions: dict[str, list[float]] = {name: [] for name in GAMES}
    whole: dict[str, list[float]] = {name: [] for name in GAMES}
    ratios: dict[str, list[float]] = {name: [] for name in GAMES}
    for _ in range(RUNS):
        for name, count in games.items():
            shuffles = yardstick()
            played, seconds = play(name, count)
            actions[name].append(played / seconds)
            whole[name].append(count / seconds)
            ratios[name].append(played / seconds / shuffles)
    report = {
        "version": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "compiled": not (sys.modules["musicards.games.steps"].__file__ or "").endswith(".py"),
        "players": SEATS,
        "runs": RUNS,
        "games": {
            name: {
                "games_a_run": games[name],
                "actions_per_second": round(median(actions[name])),
                "slowest": round(min(actions[name])),
                "fastest": round(max(actions[name])),
                "games_per_second": round(median(whole[name]), 1),
                "per_shuffle": round(median(ratios[name]), 2),
            }
            for name in GAMES
        },
    }
    text = json.dumps(report, indent=2)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
