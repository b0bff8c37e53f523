"""Contestants: computer players by name, with settings as in ``learner:letter=0.1``, or whatever makes a player."""

from collections.abc import Callable
from dataclasses import dataclass

from musicards.errors import BadNotation, shown
from musicards.games.luck import Luck
from musicards.players import Player
from musicards.players.written import parse_player

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
    """A contestant written as `parse_player` reads it; a name of its own may stand before, as in ``sharp=player``.

    Raises:
        BadNotation: there is no such level, or it does not have that setting, or not with that value.

    >>> parse_contestant(" learner:letter=0.05 ").name, parse_contestant("sharp=player:letter=0").name
    ('learner:letter=0.05', 'sharp')
    """
    name, named, written = "", "", text
    if "=" in text.partition(":")[0]:  # further on it belongs to a setting
        name, named, written = text.partition("=")
    if named and not name.strip():
        raise BadNotation(f"a contestant is named as name={written.partition(':')[0]}, not {shown(text.strip())}")
    player = parse_player(written)
    return Contestant(name.strip() or player.text, player, player.text)
