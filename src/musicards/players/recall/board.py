"""Forgetting in Memory: the positions of cards that were turned back."""

from collections.abc import Collection, Iterable
from typing import ClassVar, Final

from musicards.games.event import Event
from musicards.games.memory import Flipped, MemoryView, PairKept
from musicards.games.view import View
from musicards.players.recall.recollection import Recollection, Thing

__all__ = ["BoardRecollection"]

_ON_THE_BOARD: Final = -1  # not a seat


class BoardRecollection(Recollection):
    """The positions of cards, as ``(-1, position)``."""

    events: ClassVar[tuple[type[Event], ...]] = (Flipped, PairKept)

    def learned(self, event: Event) -> list[Thing]:
        return [(_ON_THE_BOARD, event.position)] if isinstance(event, Flipped) else []

    def settled(self, event: Event, known: Iterable[Thing]) -> list[Thing]:  # noqa: ARG002 - the event says it
        if not isinstance(event, PairKept):
            return []
        return [(_ON_THE_BOARD, position) for position in event.positions]

    def blurred(self, view: View, known: Collection[Thing]) -> View:
        assert isinstance(view, MemoryView)  # noqa: S101 - a view of this game
        return view.remembering({position for _, position in known})
