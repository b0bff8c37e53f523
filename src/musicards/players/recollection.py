"""What players can forget in a game."""

from collections.abc import Collection, Iterable
from typing import ClassVar, Final, TypeAlias

from musicards.games.event import Event
from musicards.games.view import View

Thing: TypeAlias = tuple[int, int]
"""Something to remember. Each game has its own numbers: in Go Fish a seat and an hour, in Memory -1 and a position."""


HARD: Final = 1.0
"""The `ease` of the position of a card."""


class Recollection:
    """What players remember of the events of one game, and what a forgetful player knows. Games have subclasses.

    Attributes:
        events: the classes of the events that matter; the methods are only called with these.
        ease: how many times as long as a card's position a thing is remembered; `HARD` for positions.
    """

    events: ClassVar[tuple[type[Event], ...]] = ()
    ease: ClassVar[float] = HARD

    def learned(self, event: Event) -> list[Thing]:  # noqa: ARG002 - used by subclasses
        """Return the things that `event` shows."""
        return []

    def settled(self, event: Event, known: Iterable[Thing]) -> list[Thing]:  # noqa: ARG002 - used by subclasses
        """Return those of the `known` things that do not matter anymore after `event`, which showed none."""
        return []

    def blurred(self, view: View, known: Collection[Thing]) -> View:  # noqa: ARG002 - used by subclasses
        """Return the view of a player who only remembers the `known` things. Face-up cards do not change."""
        return view
