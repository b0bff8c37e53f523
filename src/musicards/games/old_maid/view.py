"""What a seat may know in Old Maid, and its right actions."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from musicards.cards import Card, codes_of
from musicards.games.action import Action, Seat
from musicards.games.old_maid.actions import Take
from musicards.games.old_maid.pairs import laid_by
from musicards.games.task import Task
from musicards.games.view import Table, View

__all__ = ["TAKES", "OldMaidTable", "OldMaidView"]

TAKES: Final[list[Action]] = [Take(position) for position in range(25)]  # the largest hand that is ever dealt


@dataclass(frozen=True, slots=True)
class OldMaidTable(Table):
    """What a screen shows, in plain JSON values."""

    laid: list[list[list[str]]]  # by seat, the pairs in the order laid
    of: int | None  # whose fan the seat on turn takes from; None when over
    fan: int  # cards in that fan
    own_fan: list[str] | None  # the order of the fan, for its owner only; None if it is not held out
    game: Literal["old_maid"] = "old_maid"


class OldMaidView(View):
    """What a seat may know: its hand, the pairs, and the order of its own fan."""

    game: ClassVar = "old_maid"

    pairs: tuple[int, ...]  # the pairs in the order laid, as numbers: see `pairs`
    of: Seat | None  # whose fan the seat on turn takes from; None when over
    own_fan: tuple[Card, ...] | None  # by position; None unless this seat is holding it out

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.pairs, self.of, self.own_fan)

    @property
    def laid(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of each seat's pairs, in the order laid."""
        return laid_by(self.pairs, self.players)

    @property
    def fan_size(self) -> int:
        """Return the number of cards in the fan that the seat on turn takes from."""
        return 0 if self.of is None else self.counts[self.of]

    def legal_actions(self) -> list[Action]:
        """Return an action for each position: the fan is shuffled, so all are right."""
        if self.of is None or self.chance_due or self.seat != self.turn:
            return []
        return TAKES[: self.counts[self.of]]

    def own_task(self) -> Task | None:
        return Task("take", {"seat": self.of})

    def table(self) -> OldMaidTable:
        codes = [codes_of(cards) for cards in self.laid]
        return OldMaidTable(
            **self.table_fields(),
            laid=[[list(pairs[start : start + 2]) for start in range(0, len(pairs), 2)] for pairs in codes],
            of=self.of,
            fan=self.fan_size,
            own_fan=None if self.own_fan is None else list(codes_of(self.own_fan)),
        )
