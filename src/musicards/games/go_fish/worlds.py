"""Sample the hidden cards of Go Fish, given a view."""

from musicards.cards import CARDS_OF_HOUR, Card, cards_in
from musicards.games.go_fish.view import GoFishView
from musicards.games.rng import Rng, pick, shuffled
from musicards.games.unseen import HOURS, deal_within


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
