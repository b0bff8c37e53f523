"""Computer players of Memory: sensible play, mistakes, forgetting, and beliefs.

Sensible play uses the cards that the view remembers; the view of a forgetful player remembers fewer. The mistake is to
turn over the neighbor of the remembered card. Everybody sees the same, so a view says all that can be known except the
order of the first flips, which the belief remembers.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import ClassVar, Final

from musicards.cards import Card, parse_card
from musicards.games.action import Action, Seat
from musicards.games.event import Dealt, Event
from musicards.games.memory import KIND_OF, Flip, Flipped, MemoryView, PairKept
from musicards.games.rng import FastRng, Rng, pick
from musicards.games.view import View
from musicards.players.belief.belief import Belief
from musicards.players.recollection import Recollection, Thing
from musicards.players.skills import Skills


def best(view: MemoryView, rng: Rng) -> Action:
    """Take a known pair; otherwise turn over an unknown card, and then its mate if that is known."""
    known: dict[int, int] = {}  # a position by the kind of its card
    for position, card in enumerate(view.seen):
        if card is None or position == view.up:
            continue
        kind = KIND_OF[card]
        if view.up is None and kind in known:
            return Flip(pick(rng, (known[kind], position)))
        known[kind] = position
    face_up = None if view.up is None else view.seen[view.up]
    if face_up is not None and KIND_OF[face_up] in known:
        return Flip(known[KIND_OF[face_up]])
    unknown: list[Action] = [Flip(at) for at in _face_down(view) if view.seen[at] is None]  # or forgotten
    return pick(rng, unknown or view.legal_actions())


def _face_down(view: MemoryView) -> list[int]:
    return [at for at in range(view.size) if not view.gone >> at & 1 and at != view.up]


def with_mistakes(view: MemoryView, action: Action, _before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Turn over a neighbor of the intended card, if the player remembers that card."""
    if not isinstance(action, Flip) or view.seen[action.position] is None or rng.random() >= skills.misplaced:
        return action
    neighbors = [at for at in _face_down(view) if abs(at - action.position) == 1]
    return Flip(pick(rng, neighbors)) if neighbors else action


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
        assert isinstance(view, MemoryView)
        return view.remembering({position for _, position in known})


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
        assert isinstance(view, MemoryView)
        for position in range(view.size):
            if (view.seen[position] is not None or view.gone >> position & 1) and position not in self.turned:
                return Belief.past(self, view, rng)
        return list(self.turned.values())
