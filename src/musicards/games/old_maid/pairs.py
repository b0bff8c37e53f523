"""Pairs in Old Maid: those among dealt cards, and the mates of a card.

A pair that was laid is two numbers, ``48 * seat + card`` and the other card: who laid which two.
"""

from collections.abc import Sequence
from typing import Final

from musicards.cards import CARDS_OF_HOUR, DECK, HOUR_OF, Card, i64
from musicards.games.game import Hand

A_SEAT: Final = 48
"""The factor of the seat in the first number of a pair: the number of note cards."""

MATES: Final = [CARDS_OF_HOUR[HOUR_OF[card]] for card in DECK]
"""By card, the cards that make a pair with it; none for a wild."""

PRIME: Final = 61
CARD_OF: Final = [DECK[0]] * PRIME
"""The card of a one-card set, by the set's remainder on division by 61, which is different for every card."""
for _card in DECK:
    CARD_OF[(1 << _card) % PRIME] = _card

_HIGHEST: Final[i64] = 1 << 61


def take_up(hand: Hand, pairs: list[int], seat: i64, dealt: list[Card]) -> None:
    """Give `seat` its dealt cards and add the pairs among them to `pairs`; of three of a pitch the first two pair."""
    kept: i64 = 0
    count: i64 = 0
    for card in dealt:
        mate = kept & MATES[card]
        if mate:
            kept ^= mate
            count -= 1
            pairs.append(A_SEAT * seat + CARD_OF[mate % PRIME])
            pairs.append(card)
        else:
            kept |= _HIGHEST >> 61 - card
            count += 1
    hand.cards = kept
    hand.count = count


def pair_at(pairs: Sequence[int], at: int) -> tuple[Card, Card]:
    """Return the cards of the pair whose numbers start at index `at`."""
    return DECK[pairs[at] % A_SEAT], DECK[pairs[at + 1]]


def laid_by(pairs: Sequence[int], players: int) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each seat's pairs, one pair after the other."""
    laid: list[list[Card]] = [[] for _ in range(players)]
    for at in range(0, len(pairs), 2):
        laid[pairs[at] // A_SEAT] += pair_at(pairs, at)
    return tuple([tuple(cards) for cards in laid])
