"""What The Distance and Steps share as words.

word  what it has
0     what all games have: bytes
1     flags: bits 0 to 9, what all games have; from 10, the pitches that fit; from 22, drawn more than k cards; from 25,
      the exposed seats, relative to the observer; 30, asked; from 31, what only one of the games has
2     the observer's hand: bit 4 * p + k, more than k cards of pitch p; bit 48 + k, more than k wilds
3, 4  the discard pile: a byte for each pitch, then the wilds; in the next byte, the passes in a row
"""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec

from musicards.cards import BITS_IN, NOTE_CARDS, bit, count_of_hour, i64, pitches_in
from musicards.games.game import Game
from musicards.games.shedding.moves import KINDS_OF_WILDS
from musicards.games.shedding.rules import Shedding
from musicards.games.words import (
    COMMON,
    GameWords,
    by_pitch_of_four,
    first_pitches,
    i32,
    last_pitches,
    write_common,
    write_set,
)

SIZE: Final = COMMON + 3

FITS: Final = 10
DRAWN: Final = 22
EXPOSED: Final = 25
ASKED: Final = 30
OWN: Final = 31
"""The first bit in the second word of each of these flags."""

WILDS: Final = 48  # the first bit of the wilds in a hand
DISCARDED_WILDS: Final = 4  # the byte of the last word
PASSES: Final = 5

_NOTES: Final[i64] = len(NOTE_CARDS)
_COUNTS: Final = vec[i64](BITS_IN[: 1 << KINDS_OF_WILDS - 1])
"""By a set of wilds: how many they are."""


class SheddingWords(GameWords):
    """The Distance or Steps."""

    def __init__(self, move_space: int) -> None:
        super().__init__(SIZE, move_space)

    @abstractmethod
    def own_flags(self, game: Shedding) -> i64:
        """Return the flags that only this game has."""

    def write(self, game: Game, seat: i64, asked: bool, words: vec[i64], at: i64) -> None:
        assert isinstance(game, Shedding)
        write_common(game, seat, words, at)
        flags: i64 = pitches_in(game.right.fits) << FITS | self.own_flags(game) << OWN
        drawn: i64 = game.drawn
        if drawn:
            most: i64 = game.numbers.draws
            flags |= bit(min(drawn, most)) - 1 << DRAWN
        exposed: i64 = game.exposed
        if exposed:
            flags |= (exposed >> seat | (exposed & bit(seat) - 1) << game.players - seat) << EXPOSED
        if asked:
            flags |= bit(ASKED)
        words[at + 1] |= flags
        hand = game.held[seat].cards
        words[at + 2] = by_pitch_of_four(hand) | bit(_COUNTS[hand >> _NOTES]) - 1 << WILDS
        discard = discarded(game)
        passes: i64 = game.blocked_passes
        words[at + 3] = first_pitches(discard)
        words[at + 4] = last_pitches(discard) | _COUNTS[discard >> _NOTES] << 8 * DISCARDED_WILDS | passes << 8 * PASSES

    def write_moves(self, game: Game, base: i64, places: vec[i32], at: i64) -> i64:
        assert isinstance(game, Shedding)
        if game.over or game.chance_due:
            return at
        hand = game.held[game.turn].cards
        right = game.right
        if hand & right.needs:
            wilds = _COUNTS[hand >> _NOTES]
            for target in right.targets:
                if hand & target.needs:
                    for move in target.numbers[count_of_hour(hand, target.hour) * KINDS_OF_WILDS + wilds]:
                        places[at] = i32(base + move)
                        at += 1
        return write_set(game.others(), base, places, at)


def discarded(game: Shedding) -> i64:
    """Return the cards in the discard pile as a set, from that pile or from the stock, whichever has fewer cards."""
    cards: i64 = 0
    if len(game.discard) <= game.stock_size:
        for card in game.discard:
            cards |= bit(card)
        return cards
    left = game.stock_size
    for card in game.stocked:
        if not left:
            break
        cards |= bit(card)
        left -= 1
    for hand in game.held:
        cards |= hand.cards
    deck: i64 = game.deck
    return deck & ~cards
