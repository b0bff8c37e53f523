"""Beliefs in Memory: everybody sees the same, and a view says all of it except the order of the first flips."""

from collections.abc import Mapping

from musicards.cards import Card, parse_card
from musicards.games.action import Seat
from musicards.games.event import Dealt, Event
from musicards.games.memory import Flipped, MemoryView
from musicards.games.rng import FastRng
from musicards.games.view import View
from musicards.players.belief.belief import Belief

__all__ = ["BoardBelief"]


class BoardBelief(Belief):
    """What a seat can know in Memory.

    Attributes:
        turned: the cards by position, in the order in which they were first turned up.
    """

    def __init__(self, game: str, seat: Seat, players: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seat, players, options)
        self.turned: dict[int, Card] = {}

    def notice(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.turned.clear()
        elif isinstance(event, Flipped):
            self.turned.setdefault(event.position, parse_card(event.card))

    def past(self, view: View, rng: FastRng) -> list[Card]:
        assert isinstance(view, MemoryView)  # noqa: S101 - a view of this game
        for position in range(view.size):
            if (view.seen[position] is not None or view.gone >> position & 1) and position not in self.turned:
                return Belief.past(self, view, rng)
        return list(self.turned.values())
