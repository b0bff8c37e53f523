"""All games by name, with their rule books and manifests."""

from collections.abc import Mapping
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.games.distance.teaching import MANIFEST as DISTANCE
from musicards.games.game import Game
from musicards.games.go_fish.teaching import MANIFEST as GO_FISH
from musicards.games.keys_corners.teaching import MANIFEST as KEYS_CORNERS
from musicards.games.manifest import Manifest
from musicards.games.memory.teaching import MANIFEST as MEMORY
from musicards.games.old_maid.teaching import MANIFEST as OLD_MAID
from musicards.games.option import parse_options
from musicards.games.steps.teaching import MANIFEST as STEPS

_games: dict[str, type[Game]] = {}
_manifests: dict[str, Manifest] = {}

GAMES: Final[Mapping[str, type[Game]]] = _games
"""The rule book of each game by name, in the order in which they were registered."""


def register_game(manifest: Manifest) -> None:
    """Make a game known to every layer.

    >>> register_game(find_manifest("steps"))
    Traceback (most recent call last):
    ValueError: there is already a game called steps

    Raises:
        ValueError: there is another game of this name.
    """
    if manifest.name in _manifests:
        raise ValueError(f"there is already a game called {manifest.name}")
    _games[manifest.name] = manifest.rules
    _manifests[manifest.name] = manifest


def unregister_game(name: str) -> None:
    """Remove a game that was registered, e.g. by a test.

    >>> manifest = find_manifest("old_maid")
    >>> unregister_game("old_maid")
    >>> "old_maid" in GAMES
    False
    >>> register_game(manifest)
    """
    del _games[name]
    del _manifests[name]


def find_game(name: object) -> type[Game]:
    """Return the rule book of the game called `name`.

    >>> find_game("go_fish").title, find_game("go_fish").seats
    ('Go Fish', (2, 5))

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    return _games[find_manifest(name).name]


def table_options(game: str) -> dict[str, object]:
    """Return the options that have another default at a table with people; none if there is no such game.

    >>> table_options("old_maid")
    {'find_pairs': True}
    """
    known = GAMES[game].known_options if game in GAMES else ()
    return {option.name: option.table_default() for option in known if option.table_default() != option.default()}


def find_manifest(name: object) -> Manifest:
    """Return the manifest of the game called `name`.

    >>> find_manifest("steps").group
    'theory'

    Raises:
        BadNotation: there is no such game; the message lists the games.
    """
    manifest = _manifests.get(name) if isinstance(name, str) else None
    if manifest is None:
        raise BadNotation(f"no game is called {shown(name)}: there are {', '.join(_manifests)}")
    return manifest


def make_game(name: object, players: object, options: object) -> Game:
    """Return a game for `players` before the deal; missing options have their default values.

    >>> game = make_game("distance", 3, {"interval": 3})
    >>> game.options["interval"], game.chance_due
    (3, True)

    Raises:
        BadNotation: there is no such game, it is not for so many players, or an option is not valid.
    """
    game = find_game(name)
    low, high = game.seats
    if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
        raise BadNotation(f"{game.title} is played by {low} to {high} players, not {shown(players)}")
    return game(players, parse_options(game.name, game.known_options, options))


for _manifest in (DISTANCE, STEPS, KEYS_CORNERS, MEMORY, GO_FISH, OLD_MAID):
    register_game(_manifest)
