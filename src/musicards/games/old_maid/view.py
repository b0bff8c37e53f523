"""What a seat may know in Old Maid, and its right actions."""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from musicards.cards import CARDS_OF_HOUR, Card, CardSet, cards_in, codes_of
from musicards.games.action import Action, Done, Seat
from musicards.games.old_maid.actions import Pair, Take
from musicards.games.old_maid.pairs import laid_by
from musicards.games.teaching import Task
from musicards.games.view import Table, View

TAKES: Final[list[Action]] = [Take(position) for position in range(26)]
"""A take for each position of the largest fan: one of two players has taken a card, and nobody has laid a pair."""

DONE: Final[Action] = Done()


def pitches_paired(hand: CardSet) -> list[int]:
    """Return the pitches of which a hand has a pair, as hours, C first."""
    return [hour for hour in _HOURS if (hand & CARDS_OF_HOUR[hour]).bit_count() > 1]


def pair_of(hand: CardSet, hour: int) -> Action:
    """Return the action that lays the first pair, in deck order, of an hour of which the hand has one."""
    return Pair(tuple(cards_in(hand & CARDS_OF_HOUR[hour])[:2]))


_HOURS: Final = (12, *range(1, 12))


@dataclass(frozen=True, slots=True)
class OldMaidTable(Table):
    """What a screen shows, in plain JSON values."""

    laid: list[list[list[str]]]  # by seat, the pairs in the order laid
    of: int | None  # whose fan the seat on turn takes from; None when over
    fan: int  # cards in that fan
    own_fan: list[str] | None  # the order of the fan, for its owner only; None if it is not held out
    find_pairs: bool  # players find their pairs themselves
    taken: bool  # with `find_pairs`: the seat on turn has taken its card
    game: Literal["old_maid"] = "old_maid"


class OldMaidView(View):
    """What a seat may know: its hand, the pairs, and the order of its own fan."""

    game: ClassVar = "old_maid"

    pairs: tuple[int, ...]  # the pairs in the order laid, as numbers: see `pairs`
    of: Seat | None  # whose fan the seat on turn takes from; None when over
    own_fan: tuple[Card, ...] | None  # by position; None unless this seat is holding it out
    finding: bool  # players find their pairs themselves
    taken: bool  # with `finding`: the seat on turn has taken its card

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.pairs, self.of, self.own_fan, self.taken)

    @property
    def laid(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of each seat's pairs, in the order laid."""
        return laid_by(self.pairs, self.players)

    @property
    def fan_size(self) -> int:
        """Return the number of cards in the fan that the seat on turn takes from."""
        return 0 if self.of is None else self.counts[self.of]

    def legal_actions(self) -> list[Action]:
        """Return an action for each position: the fan is shuffled, so all are right.

        With `finding`, then one for each pitch of which the hand has a pair, and the end of the turn.
        """
        if self.over or self.chance_due or self.seat != self.turn:
            return []
        takes = TAKES[: self.fan_size]
        if not self.finding:
            return takes
        pairs = [pair_of(self.hand, hour) for hour in pitches_paired(self.hand)]
        return [*takes, *pairs, *([DONE] if self.may_end else [])]

    @property
    def may_end(self) -> bool:
        """Whether the seat on turn may say that it is done: it has taken its card, and somebody else has cards."""
        return self.taken and sum(self.counts) > self.counts[self.turn]

    def own_task(self) -> Task | None:
        if self.of is not None:
            return Task("find-or-take" if self.finding else "take", {"seat": self.of})
        return Task("find-or-done" if self.may_end else "find")

    def table(self) -> OldMaidTable:
        codes = [codes_of(cards) for cards in self.laid]
        return OldMaidTable(
            **self.table_fields(),
            laid=[[list(pairs[start : start + 2]) for start in range(0, len(pairs), 2)] for pairs in codes],
            of=self.of,
            fan=self.fan_size,
            find_pairs=self.finding,
            taken=self.taken,
            own_fan=None if self.own_fan is None else list(codes_of(self.own_fan)),
        )
