"""Check that the engine that is installed is compiled and plays: ``python tests/wheel/check_compiled.py``."""

from musicards.games.registry import GAMES, make_game
from musicards.games.rng import FastRng
from musicards.games.steps import rules


def main() -> None:
    """Play every game once."""
    assert not (rules.__file__ or ".py").endswith(".py"), f"{rules.__file__} is not compiled"
    for name in GAMES:
        game, rng = make_game(name, 3, {}), FastRng(1)
        game.begin(rng)
        game.playout(rng)
        assert game.over
    print("The compiled engine plays", *GAMES)


if __name__ == "__main__":
    main()
