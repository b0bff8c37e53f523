"""Contestants: computer players by name, with settings as in ``learner:letter=0.1``, or whatever makes a player."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from musicards.errors import BadNotation, shown
from musicards.games.luck import Luck
from musicards.players import Player, make_player

__all__ = ["Contestant", "parse_contestant", "parse_contestants"]


@dataclass(frozen=True, slots=True)
class Contestant:
    """Who takes part: a name, and how to make the player that sits down.

    Attributes:
        name: as results show it; everybody at a tournament has another.
        make: makes the player for one game, with the luck it plays by. To play in several processes it has to be
            something that `pickle` or `cloudpickle` can send there: a function, a class, a dataclass with `__call__`.
        written: as it was typed, where that says more than the name.
    """

    name: str
    make: Callable[[Luck], Player]
    written: str = ""

    @property
    def told(self) -> str:
        """All that is known of who it is."""
        return self.written or self.name


@dataclass(frozen=True, slots=True)
class _Level:
    """Makes players of a level, with settings."""

    level: str
    settings: tuple[tuple[str, object], ...]

    def __call__(self, luck: Luck) -> Player:
        return make_player(self.level, luck, **dict(self.settings))


def parse_contestants(text: str) -> list[Contestant]:
    """The contestants in a list such as ``rule,learner:letter=0.05``.

    Raises:
        BadNotation: one of them makes no sense, or is named twice.
    """
    contestants = [parse_contestant(word) for word in text.split(",")]
    names = [contestant.name for contestant in contestants]
    for name in names:
        if names.count(name) > 1:
            raise BadNotation(f"contestant {shown(name)} is named twice: once is enough")
    return contestants


def parse_contestant(text: str) -> Contestant:
    """A contestant written as ``level:setting=value:setting=value``; values are JSON where they can be.

    A name of its own may stand before, as in ``sharp=player:letter=0``.

    Raises:
        BadNotation: there is no such level, or it does not have that setting, or not with that value.

    >>> parse_contestant(" learner:letter=0.05 ").name, parse_contestant("sharp=player:letter=0").name
    ('learner:letter=0.05', 'sharp')
    """
    first, *words = [part.strip() for part in text.split(":")]
    own_name, named, level = [part.strip() for part in first.rpartition("=")]
    if named and not own_name:
        raise BadNotation(f"a contestant is named as name={level}, not {shown(text.strip())}")
    settings: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadNotation(f"a setting is given as {level}:name=value, not {shown(text.strip())}")
        if name in settings:
            raise BadNotation(f"setting {shown(name)} of {level} is given twice: once is enough")
        settings[name] = _read(value)
    written = ":".join([level, *words])
    contestant = Contestant(own_name or written, _Level(level, tuple(settings.items())), written)
    contestant.make(Random(0))  # refuses what makes no player
    return contestant


def _read(value: str) -> object:
    try:
        parsed: object = json.loads(value)
    except (ValueError, RecursionError):
        return value
    return parsed
