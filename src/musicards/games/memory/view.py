"""What a seat may know in Memory, and its right actions."""

from collections.abc import Container
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeVar

from musicards.cards import DECK, HOUR_OF, QUESTION_MARKS, Card, bit, code_of, codes_of, i64
from musicards.games.action import Action
from musicards.games.memory.actions import Flip
from musicards.games.teaching import Task
from musicards.games.view import Table, View

T = TypeVar("T")

KIND_OF: Final = tuple(HOUR_OF[card] or (13 if card in QUESTION_MARKS else 14) for card in DECK)
"""What a card makes a pair with: its hour; 13 for the four ``?``, 14 for the two Chromatic Scales."""

FLIPS: Final[list[Action]] = [Flip(position) for position in range(len(DECK))]
"""The action of turning over the card in each position."""

_MASK_BITS: Final = 6


def _subsets_by_mask(things: list[T]) -> list[list[list[T]]]:
    """Return, for each six `things` and each 6-bit mask, the things in the mask."""
    found: list[list[list[T]]] = []
    for first in range(0, len(things), _MASK_BITS):
        some: list[list[T]] = [[]]
        for thing in things[first : first + _MASK_BITS]:
            some += [[*before, thing] for before in some]
        found.append(some)
    return found


POSITIONS: Final = _subsets_by_mask(list(range(len(DECK))))
TURNS: Final = _subsets_by_mask(FLIPS)


def face_down_set(gone: i64, up: int | None, size: int) -> i64:
    """Return where a card is face down on a board of `size` cards: bit n for position n."""
    down = bit(size) - 1 & ~gone
    return down if up is None else down & ~bit(up)


def face_down(things: list[list[list[T]]], gone: i64, up: int | None, size: int) -> list[T]:
    """Return those of `things` (by position) where a card is face down on a board of `size` cards."""
    down = face_down_set(gone, up, size)
    found: list[T] = []
    for six in things:
        found += six[down & 63]
        down >>= _MASK_BITS
        if not down:
            break
    return found


@dataclass(frozen=True, slots=True)
class MemoryTable(Table):
    """What a screen shows, in plain JSON values; not the cards that were turned back, which players must remember."""

    board: list[str | None]  # by position, the code of a card that is face up; None for others
    gone: list[bool]  # by position: its card has been taken
    pairs: list[list[list[str]]]  # by seat, in the order taken
    up: list[int]  # positions that are face up: none or one
    game: Literal["memory"] = "memory"


class MemoryView(View):
    """What a seat may know, which is the same for all: the open cards, and all cards that were turned over before.

    A screen does not show `seen`: people have to remember it, and so do players who are like them (`remembering`).
    """

    game: ClassVar = "memory"

    size: int  # positions on the board
    gone: int  # bit n: the card in position n has been taken
    up: int | None  # the position that is face up
    seen: tuple[Card | None, ...]  # by position, the card there if it was turned over before
    pairs: tuple[tuple[Card, ...], ...]  # by seat, one pair after the other

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.gone, self.up, self.seen, self.pairs)

    def remembering(self, positions: Container[int]) -> "MemoryView":
        """Return the view of a player who only remembers the cards turned back in `positions`."""
        view = MemoryView()
        self.copy_to(view)
        view.size = self.size
        view.gone = self.gone
        view.up = self.up
        view.seen = tuple([card if at == self.up or at in positions else None for at, card in enumerate(self.seen)])
        view.pairs = self.pairs
        return view

    def legal_actions(self) -> list[Action]:
        """Return turning over each card that is face down."""
        if self.over or self.chance_due or self.seat != self.turn:
            return []
        return face_down(TURNS, self.gone, self.up, self.size)

    def own_task(self) -> Task | None:
        return Task("first" if self.up is None else "second")

    def table(self) -> MemoryTable:
        positions = range(self.size)
        open_card = None if self.up is None else self.seen[self.up]
        codes = [codes_of(cards) for cards in self.pairs]
        return MemoryTable(
            **self.table_fields(),
            board=[code_of(open_card) if open_card is not None and at == self.up else None for at in positions],
            gone=[bool(self.gone >> at & 1) for at in positions],
            pairs=[[list(cards[start : start + 2]) for start in range(0, len(cards), 2)] for cards in codes],
            up=[] if self.up is None else [self.up],
        )
