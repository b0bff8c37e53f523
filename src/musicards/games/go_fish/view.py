"""What a seat may know in Go Fish, its right actions, and how the cards that it does not see may lie."""

from collections.abc import Container
from dataclasses import dataclass
from typing import ClassVar, Literal

from musicards.cards import CARDS_OF_HOUR, Card, CardSet, cards_in
from musicards.games.action import Action, Seat
from musicards.games.go_fish.moves import ASKS_IN_WORDS, PITCHES, books_of, by_seat, right_asks
from musicards.games.rng import Rng, pick, shuffled
from musicards.games.teaching import Task
from musicards.games.unseen import HOURS, deal_within
from musicards.games.view import Table, View


@dataclass(frozen=True, slots=True)
class GoFishTable(Table):
    """What a screen shows, in plain JSON values; nothing that players have to remember or conclude."""

    stock: int  # cards in the stock
    books: list[list[int]]  # by seat, clock numbers in the order laid
    game: Literal["go_fish"] = "go_fish"


class GoFishView(View):
    """What a seat may know: its hand, the books, and what follows from the asks and answers.

    Two seats that have seen and heard the same have the same `shown`, `hinted` and `lacks`.
    """

    game: ClassVar = "go_fish"

    laid: tuple[int, ...]  # the books in the order laid: 12 * seat + place of the pitch
    shown: tuple[CardSet, ...]  # by seat, the cards that it took in plain sight and still holds
    hints: int  # `hinted` of all seats, as one word: see `moves`
    gaps: int  # `lacks` of all seats, as one word

    @property
    def books(self) -> tuple[tuple[int, ...], ...]:
        """Return the clock numbers of each seat's books, in the order laid."""
        return books_of(self.laid, self.players)

    @property
    def hinted(self) -> tuple[int, ...]:
        """By seat, bit n is set if it holds a card of hour n that was never shown, because it asked for one."""
        return by_seat(self.hints, self.players)

    @property
    def lacks(self) -> tuple[int, ...]:
        """By seat, bit n is set if it had no card of hour n and has not drawn an unseen card since."""
        return by_seat(self.gaps, self.players)

    def facts(self) -> tuple[object, ...]:
        return (*View.facts(self), self.laid, self.shown, self.hints, self.gaps)

    def known(self, seat: Seat, hour: int) -> int:
        """Return how many cards of `hour` it is known that `seat` holds; it may hold more."""
        return (self.shown[seat] & CARDS_OF_HOUR[hour]).bit_count() + (
            self.hints >> PITCHES * seat + hour % PITCHES & 1
        )

    def remembering(self, known: Container[tuple[int, int]]) -> "GoFishView":
        """Return the view of a player who only remembers the seats and hours in `known`."""
        view = GoFishView()
        self.copy_to(view)
        view.laid = self.laid
        kept = [(seat, hour) for seat in range(self.players) for hour in range(1, HOURS) if (seat, hour) in known]
        shown = [0] * self.players
        marks = 0
        for seat, hour in kept:
            shown[seat] |= self.shown[seat] & CARDS_OF_HOUR[hour]
            marks |= 1 << PITCHES * seat + hour % PITCHES
        view.shown = tuple(shown)
        view.hints = self.hints & marks
        view.gaps = self.gaps & marks
        return view

    def legal_actions(self) -> list[Action]:
        """Return an ask for each pitch in hand and each other seat, by one of the pitch's names."""
        if self.over or self.chance_due or self.seat != self.turn:
            return []
        return right_asks(ASKS_IN_WORDS, self.hand, self.turn, self.players)

    def own_task(self) -> Task | None:
        return Task("ask")

    def table(self) -> GoFishTable:
        return GoFishTable(**self.table_fields(), stock=self.stock_size, books=[list(hours) for hours in self.books])


def unseen_in(view: GoFishView, rng: Rng) -> list[Card]:
    """Deal the cards that `view` does not show at random: to the other seats in order, then to the stock.

    Everybody gets what it is known to hold, nothing that it is known to lack, and no book that it would have laid.
    """
    hinted, lacks = view.hinted, view.lacks
    pitches = [view.deck & cards for cards in CARDS_OF_HOUR]
    hidden = view.deck & ~view.hand
    for hours in view.books:
        for hour in hours:
            hidden &= ~pitches[hour]
    others = [seat for seat in range(view.players) if seat != view.seat]
    held = [view.shown[seat] for seat in others]
    for cards in held:
        hidden &= ~cards
    for place, seat in enumerate(others):
        for hour in range(1, HOURS):
            if hinted[seat] >> hour & 1:
                card = pick(rng, cards_in(hidden & pitches[hour]))
                held[place] |= 1 << card
                hidden ^= 1 << card
    sizes = [view.counts[seat] - cards.bit_count() for seat, cards in zip(others, held, strict=True)]
    books = [cards.bit_count() for cards in pitches]
    limits = [
        [
            0 if not books[hour] or lacks[seat] >> hour & 1 else books[hour] - 1 - (cards & pitches[hour]).bit_count()
            for hour in range(HOURS)
        ]
        for seat, cards in zip(others, held, strict=True)
    ]
    *hands, stock = deal_within(rng, hidden, [*sizes, view.stock_size], [*limits, books])
    unseen: list[Card] = []
    for cards, more in zip(held, hands, strict=True):
        unseen += cards_in(cards) + more
    return unseen + shuffled(rng, stock)
