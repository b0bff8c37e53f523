"""What a seat may know of Go Fish, and whom it may rightly ask for what."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Final, Literal

from musicards.cards import CARDS_OF_HOUR, CardSet
from musicards.games.action import Action, Seat
from musicards.games.game import View, hand_codes
from musicards.games.go_fish.actions import Ask
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["GoFishTable", "GoFishView", "pitches_in"]


@dataclass(frozen=True, slots=True)
class GoFishTable:
    """What a screen shows, in plain JSON values. What one could remember or conclude is not in it."""

    seat: int | None  # whose view it is; None for a spectator
    players: int
    turn: int | None  # None when over
    over: bool
    turns: int
    hand: list[str]  # codes, in deck order
    counts: list[int]  # cards in each hand
    stock: int  # cards in the stock
    books: list[list[int]]  # by seat, clock numbers in the order laid
    game: Literal["go_fish"] = "go_fish"


class GoFishView(View):
    """What a seat may know: its hand, the books, and what everybody can conclude from what was asked and given.

    Two seats that have seen and heard the same have the same `shown`, `hinted` and `lacks`.
    """

    books: tuple[tuple[int, ...], ...]  # by seat, clock numbers in the order laid
    shown: tuple[CardSet, ...]  # by seat, cards that it took in plain sight and still holds
    hinted: tuple[int, ...]  # by seat, bit n: it holds a card of hour n that was never shown, for it asked for one
    lacks: tuple[int, ...]  # by seat, bit n: it has no card of hour n, and has drawn nothing unseen since

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.books, self.shown, self.hinted, self.lacks)

    def known(self, seat: Seat, hour: int) -> int:
        """How many cards of `hour` everybody knows `seat` to hold; there may be more."""
        return (self.shown[seat] & CARDS_OF_HOUR[hour]).bit_count() + (self.hinted[seat] >> hour & 1)

    def remembering(self, known: Container[tuple[int, int]]) -> "GoFishView":
        """The view of somebody who has forgotten all but the seats and hours in `known`."""
        view = GoFishView()
        self.copy_to(view)
        view.books = self.books
        kept = [[hour for hour in range(1, 13) if (seat, hour) in known] for seat in range(self.players)]
        cards = [sum(CARDS_OF_HOUR[hour] for hour in hours) for hours in kept]
        bits = [sum(1 << hour for hour in hours) for hours in kept]
        view.shown = tuple([shown & of for shown, of in zip(self.shown, cards, strict=True)])
        view.hinted = tuple([hinted & of for hinted, of in zip(self.hinted, bits, strict=True)])
        view.lacks = tuple([lacks & of for lacks, of in zip(self.lacks, bits, strict=True)])
        return view

    def legal_actions(self) -> list[Action]:
        """Everybody else may be asked for each pitch in hand: by one name, since either will do."""
        if self.over or self.luck_due or self.seat is None or self.seat != self.turn:
            return []
        return _menu(pitches_in(self.hand), self.seat, self.players)[:]

    def table(self) -> GoFishTable:
        return GoFishTable(
            seat=self.seat,
            players=self.players,
            turn=None if self.over else self.turn,
            over=self.over,
            turns=self.turns,
            hand=hand_codes(self.hand),
            counts=list(self.counts),
            stock=self.stock_size,
            books=[list(hours) for hours in self.books],
        )


def pitches_in(hand: CardSet) -> int:
    """The pitches among note cards as bits, C being bit 0 and B bit 11."""
    return (hand | hand >> 12 | hand >> 24 | hand >> 36) & 0xFFF


MOST_KEPT: Final = 1 << 14
"""How many menus are kept to hand out again."""

_ASKS: Final = [[Ask(Seat(seat), name) for name in (SHARP_NAMES[12], *SHARP_NAMES[1:12])] for seat in range(5)]
_MENUS: Final[dict[int, list[Action]]] = {}


def _menu(pitches: int, seat: int, players: int) -> list[Action]:
    """What `seat` may ask when it holds `pitches`."""
    key = (pitches << 3 | seat) << 3 | players
    menu = _MENUS.get(key)
    if menu is None:
        if len(_MENUS) >= MOST_KEPT:
            _MENUS.clear()
        held = [place for place in range(12) if pitches >> place & 1]
        menu = _MENUS[key] = [_ASKS[other][place] for place in held for other in range(players) if other != seat]
    return menu
