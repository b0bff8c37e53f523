"""Parse computer players: a level with optional settings, as in ``learner:letter=0.1:span=30``."""

import json
from collections.abc import Callable, Mapping
from random import Random

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.players.levels import make_player
from musicards.players.player import Player


class PlayerSpec:
    """A level with settings. Call it to make a player; see `make_player`.

    Attributes:
        text: the level and settings as written, without spaces.
    """

    def __init__(self, level: str, settings: Mapping[str, object], text: str) -> None:
        self.level = level
        self.settings = settings
        self.text = text

    def __call__(self, rng: Rng) -> Player:
        return make_player(self.level, rng, **self.settings)

    def __reduce__(self) -> tuple[Callable[[str], "PlayerSpec"], tuple[str]]:
        return parse_player, (self.text,)


def parse_player(text: str) -> PlayerSpec:
    """Parse ``level:setting=value:setting=value``. Values are parsed as JSON if possible.

    >>> parse_player(" learner:letter=0.05 ").settings
    {'letter': 0.05}

    Raises:
        BadNotation: the level does not exist, or does not have a setting or value.
    """
    level, *words = [part.strip() for part in text.split(":")]
    settings: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadNotation(f"a setting is given as {level}:name=value, not {shown(text.strip())}")
        if name in settings:
            raise BadNotation(f"setting {shown(name)} of {level} is given twice: once is enough")
        settings[name] = _read(value)
    player = PlayerSpec(level, settings, ":".join([level, *words]))
    player(Random(0))  # checks the level and the settings
    return player


def _read(value: str) -> object:
    try:
        parsed: object = json.loads(value)
    except (ValueError, RecursionError):
        return value
    return parsed
