"""A table in First steps, as its player sees it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from musicards.cards import HOUR_OF, parse_card, printed_names
from musicards.games.action import Seat
from musicards.games.event import Event
from musicards.games.first_steps import is_possible
from musicards.games.game import Game

Facts: TypeAlias = Mapping[str, Any]

PLAYER: Final = Seat(0)
COMPUTER: Final = Seat(1)


@dataclass
class Scene:
    """A table in First steps, as its player sees it.

    Attributes:
        game: now.
        before: the game before the latest entry.
        heard: every event so far, as the player may know it.
    """

    game: Game
    before: Game
    heard: list[Event] = field(default_factory=list)

    @property
    def state(self) -> Facts:
        state = self.game.state()
        assert state is not None
        return state

    def hand(self, seat: int = PLAYER, *, before: bool = False) -> list[str]:
        state = (self.before if before else self.game).state()
        hands: Any = state["hands"] if state else [[], []]
        return list(hands[seat])

    @property
    def mine(self) -> bool:
        """Whether it is the player's turn."""
        return self.game.turn == PLAYER and not self.game.over

    def can(self, **action: object) -> bool:
        """Whether the player can do that now, right or wrong."""
        return is_possible(self.game, PLAYER, self.game.read_action(action))

    def last(self, kind: str, seat: int = PLAYER) -> Any:  # noqa: ANN401 - an event of this type
        """Return the latest event of a type that a seat caused; None if it caused no such event."""
        found = [event for event in self.heard if type_of(event) == kind and getattr(event, "seat", seat) == seat]
        return found[-1] if found else None


Claim: TypeAlias = Callable[[Scene, Facts], bool]


def type_of(event: Event) -> str:
    return str(event.type)  # type: ignore[attr-defined]


def hour(code: str) -> int:
    return HOUR_OF[parse_card(code)]


def notes(codes: Iterable[str]) -> list[str]:
    return [code for code in codes if hour(code)]


def wilds(codes: Iterable[str]) -> list[str]:
    return [code for code in codes if not hour(code)]


def letters_of(code: str) -> set[str]:
    return {name[0] for name in printed_names(parse_card(code))}


def pairs_in(codes: Iterable[str]) -> bool:
    return max(Counter(hour(code) for code in notes(codes)).values(), default=0) > 1
