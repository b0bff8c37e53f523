"""Contestants: computer players by name, with settings as in ``learner:letter=0.1``, or any function that makes one."""

from collections.abc import Callable
from dataclasses import dataclass

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.players.levels import parse_player
from musicards.players.player import Player


@dataclass(frozen=True, slots=True)
class Contestant:
    """A participant: a name, and a function that makes its player.

    Attributes:
        name: the name in results; unique in a tournament.
        make: makes the player for one game, with the given random generator. To play in several processes, `pickle` or
            `cloudpickle` must be able to serialize it: a function, a class, or a dataclass with `__call__`.
        written: the player and its settings as typed, if the name does not include them.

    >>> from musicards.players.rule_player import RulePlayer
    >>> Contestant("mine", RulePlayer).description
    'mine'
    """

    name: str
    make: Callable[[Rng], Player]
    written: str = ""

    @property
    def description(self) -> str:
        """Return the player and its settings, or the name."""
        return self.written or self.name


def parse_contestants(text: str) -> list[Contestant]:
    """Parse a list of contestants such as ``rule,learner:letter=0.05``.

    >>> [each.name for each in parse_contestants("rule,sharp=player:step=0")]
    ['rule', 'sharp']

    Raises:
        BadNotation: one of them is not valid, or a name occurs twice.
    """
    contestants = [parse_contestant(word) for word in text.split(",")]
    names = [contestant.name for contestant in contestants]
    for name in names:
        if names.count(name) > 1:
            raise BadNotation(f"contestant {shown(name)} is named twice: name each contestant once")
    return contestants


def parse_contestant(text: str) -> Contestant:
    """Parse a contestant: a player as `parse_player` reads it, optionally after a name, as in ``sharp=player``.

    Raises:
        BadNotation: the level does not exist, or does not have that setting or value.

    >>> parse_contestant(" learner:letter=0.05 ").name, parse_contestant("sharp=player:letter=0").name
    ('learner:letter=0.05', 'sharp')
    """
    name, named, written = "", "", text
    if "=" in text.partition(":")[0]:  # after a colon, "=" belongs to a setting
        name, named, written = text.partition("=")
    if named and not name.strip():
        raise BadNotation(f"a name comes before the =: name={written.partition(':')[0]}, not {shown(text.strip())}")
    player = parse_player(written)
    return Contestant(name.strip() or player.text, player, player.text)
