"""Hands in Old Maid: pairs among the cards dealt, the mate of a card, and the fan.

A pair that was laid is two numbers, ``48 * seat + card`` and the other card: who laid which two.
"""

from collections.abc import Sequence
from typing import Final

from musicards.cards import CARDS_OF_HOUR, DECK, HOUR_OF, NOTE_CARDS, Card, CardSet, i64
from musicards.games.game import Hand
from musicards.games.luck import Dice, Luck

__all__ = ["CARD_OF", "MATES", "PRIME", "card_at", "fanned", "laid_by", "pair_at", "take_up", "thrown"]

MATES: Final = [CARDS_OF_HOUR[HOUR_OF[card]] for card in DECK]
"""By card: those that make a pair with it; none for a wild."""

PRIME: Final = 61
CARD_OF: Final = [DECK[0]] * PRIME
"""A set of one card divided by 61 leaves a remainder of its own; here is which card leaves which."""
for _card in DECK:
    CARD_OF[(1 << _card) % PRIME] = _card

_NOTES: Final = len(NOTE_CARDS)
_PER_NUMBER: Final = 7
_HIGHEST: Final[i64] = 1 << 61


def take_up(hand: Hand, pairs: list[int], seat: i64, dealt: list[Card]) -> None:
    """Give `seat` its cards; pairs are laid in the order dealt, and come to `pairs`: of three the first two."""
    kept: i64 = 0
    count: i64 = 0
    for card in dealt:
        mate = kept & MATES[card]
        if mate:
            kept ^= mate
            count -= 1
            pairs.append(_NOTES * seat + CARD_OF[mate % PRIME])
            pairs.append(card)
        else:
            kept |= _HIGHEST >> 61 - card
            count += 1
    hand.cards = kept
    hand.count = count


def pair_at(pairs: Sequence[int], at: int) -> tuple[Card, Card]:
    """The cards of the pair whose two numbers stand from place `at` on."""
    return DECK[pairs[at] % _NOTES], DECK[pairs[at + 1]]


def laid_by(pairs: Sequence[int], players: int) -> tuple[tuple[Card, ...], ...]:
    """By seat, the cards of its pairs, one pair after the other."""
    laid: list[list[Card]] = [[] for _ in range(players)]
    for at in range(0, len(pairs), 2):
        laid[pairs[at] // _NOTES] += pair_at(pairs, at)
    return tuple([tuple(cards) for cards in laid])


def card_at(hand: i64, at: i64) -> i64:
    """The card in place `at` of a hand in deck order."""
    while at:
        hand &= hand - 1
        at -= 1
    return CARD_OF[(hand & -hand) % PRIME]


def fanned(hand: CardSet, luck: Luck) -> tuple[Card, ...]:
    """A hand in random order, every order as likely as the others: each card goes in at a random place.

    `shuffled` would do; but this happens before every action of the game, and is faster for a set of few cards. A
    number of luck serves for seven of them: what is left of it after telling one place tells the next.
    """
    fan: list[Card] = []
    number = 0.0
    count = 0
    while hand:
        rest = hand & hand - 1
        if count % _PER_NUMBER == 1:
            number = luck.random()
        count += 1
        number *= count
        place = int(number)
        number -= place
        fan.insert(place, CARD_OF[(hand ^ rest) % PRIME])
        hand = rest
    return tuple(fan)


def thrown(hand: i64, dice: Dice) -> tuple[Card, ...]:
    """`fanned`, with dice: the number is counted in parts of 2**32."""
    fan: list[Card] = []
    number: i64 = 0
    count: i64 = 0
    while hand:
        rest = hand & hand - 1
        if count % _PER_NUMBER == 1:
            number = dice.word()
        count += 1
        number *= count
        fan.insert(number >> 32, CARD_OF[(hand ^ rest) % PRIME])
        number &= 0xFFFFFFFF
        hand = rest
    return tuple(fan)
