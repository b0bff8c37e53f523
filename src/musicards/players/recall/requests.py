"""Forgetting in Go Fish: who asked whom for what."""

from collections.abc import Collection, Iterable
from typing import ClassVar

from musicards.games.event import Event
from musicards.games.go_fish import Asked, BookLaid, GoFishView
from musicards.games.view import View
from musicards.players.recall.recollection import Recollection, Thing

__all__ = ["RequestRecollection"]


class RequestRecollection(Recollection):
    """What a seat has of a pitch, as ``(seat, hour)``. Requests are easier to remember than positions."""

    events: ClassVar[tuple[type[Event], ...]] = (Asked, BookLaid)
    ease: ClassVar[float] = 3.0

    def learned(self, event: Event) -> list[Thing]:
        if not isinstance(event, Asked):
            return []
        return [(event.seat, event.hour), (event.of, event.hour)]  # the first has the pitch, the other not any longer

    def settled(self, event: Event, known: Iterable[Thing]) -> list[Thing]:
        if not isinstance(event, BookLaid):
            return []
        return [thing for thing in known if thing[1] == event.hour]

    def blurred(self, view: View, known: Collection[Thing]) -> View:
        assert isinstance(view, GoFishView)  # noqa: S101 - a view of this game
        return view.remembering(known)
