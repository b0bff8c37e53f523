"""How shuffled cards are dealt, and which deals are refused."""

from collections.abc import Sequence
from typing import Final

from musicards.cards import Card, CardSet, cards_in, set_of
from musicards.errors import Facts, Refusal
from musicards.games.outcome import Reason

_SORTED: Final[dict[CardSet, list[Card]]] = {}
"""By deck, its cards in order. There are few decks, and every game starts with one."""


def sorted_deck(deck: CardSet) -> list[Card]:
    """Return a new list of the cards of a deck, in deck order."""
    cards = _SORTED.get(deck)
    if cards is None:
        cards = _SORTED[deck] = cards_in(deck)
    return cards[:]


def take_hands(cards: list[Card], size: int, players: int) -> tuple[tuple[Card, ...], ...]:
    """Take the hands from the front of `cards`, `size` cards each, dealt one at a time, starting with seat 0."""
    dealt = size * players
    hands = tuple([tuple(cards[seat:dealt:players]) for seat in range(players)])
    del cards[:dealt]
    return hands


def check_deal(hands: Sequence[Sequence[Card]], sizes: Sequence[int], others: Sequence[Card], deck: CardSet) -> None:
    """Refuse a deal with hands of other `sizes`, or that does not have exactly the cards of `deck`.

    `others`: the cards that are in no hand.
    """
    if [len(hand) for hand in hands] != sizes:
        raise Refusal(Reason.WRONG_CARDS, {"of": "deal"})
    check_cards([card for hand in (*hands, others) for card in hand], deck, {"of": "deal"})


def check_cards(cards: Sequence[Card], needed: CardSet, facts: Facts) -> None:
    """Refuse cards of chance that are not exactly those `needed`. `facts`: what they are the cards of."""
    if len(cards) != needed.bit_count() or set_of(cards) != needed:
        raise Refusal(Reason.WRONG_CARDS, facts)
