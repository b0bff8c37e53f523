"""The games, by name."""

from collections.abc import Mapping
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.games.distance import Distance
from musicards.games.game import Game
from musicards.games.go_fish import GoFish
from musicards.games.keys_corners import KeysCorners
from musicards.games.memory import Memory
from musicards.games.old_maid import OldMaid
from musicards.games.option import parse_options
from musicards.games.steps import Steps

__all__ = ["GAMES", "find_game", "make_game"]

GAMES: Final[Mapping[str, type[Game]]] = {
    game.name: game for game in (Distance, Steps, KeysCorners, GoFish, OldMaid, Memory)
}


def find_game(name: object) -> type[Game]:
    """The game with this name.

    Raises:
        BadNotation: there is none; lists those there are.
    """
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise BadNotation(f"no game is called {shown(name)}: there are {', '.join(GAMES)}")
    return game


def make_game(name: object, players: object, options: object) -> Game:
    """A table for `players`, nothing dealt yet; options that are not given take their defaults.

    Raises:
        BadNotation: there is no such game, or it does not seat so many, or an option makes no sense.
    """
    game = find_game(name)
    low, high = game.seats
    if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
        raise BadNotation(f"{game.title} is played by {low} to {high} players, not {shown(players)}")
    return game(players, parse_options(game.name, game.known_options, options))
