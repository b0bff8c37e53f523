"""Old Maid as words.

word  what it has: from word 2 on, a byte each
0, 1  what all games have
2, 3  by pitch, cards in the observer's hand; whether it has the Old Maid
4, 5  by pitch, pairs laid
6     by seat, relative to the observer, whether it holds out the fan; cards in the fan, `finding`, `taken`
"""

from typing import Final

from librt.vecs import vec

from musicards.cards import bit, i64
from musicards.games.game import Game
from musicards.games.old_maid.rules import DONE_MOVE, OLD_MAID, PAIR_MOVE, OldMaid
from musicards.games.words import (
    COMMON,
    GameWords,
    at_least_two,
    first_pitches,
    i32,
    last_pitches,
    relative,
    write_common,
    write_set,
)

# The first bit of a byte.
_HAS_OLD_MAID: Final = 8 * 4
_FAN: Final = 8 * 5
_FINDING: Final = 8 * 6
_TAKEN: Final = 8 * 7


class OldMaidWords(GameWords):
    """Old Maid."""

    def __init__(self) -> None:
        super().__init__(COMMON + 5, OldMaid.move_space)

    def write(self, game: Game, seat: i64, asked: bool, words: vec[i64], at: i64) -> None:  # noqa: ARG002
        assert isinstance(game, OldMaid)
        write_common(game, seat, words, at)
        laid: i64 = game.deck
        for each in game.held:
            laid &= ~each.cards
        hand = game.held[seat].cards
        words[at + 2] = first_pitches(hand)
        words[at + 3] = last_pitches(hand) | (hand >> OLD_MAID & 1) << _HAS_OLD_MAID
        words[at + 4] = first_pitches(laid) >> 1
        words[at + 5] = last_pitches(laid) >> 1
        fan: i64 = 0
        of = game.of
        if of is not None:
            fan = bit(8 * relative(of, seat, game.players)) | game.held[of].count << _FAN
        if game.finding:
            fan |= bit(_FINDING)
        if game.taken:
            fan |= bit(_TAKEN)
        words[at + 6] = fan

    def write_moves(self, game: Game, base: i64, places: vec[i32], at: i64) -> i64:
        assert isinstance(game, OldMaid)
        move = base
        last = base + game.fan_size
        while move < last:
            places[at] = i32(move)
            at += 1
            move += 1
        if game.finding:
            at = write_set(at_least_two(game.held[game.turn].cards), base + PAIR_MOVE, places, at)
            if game.may_end():
                places[at] = i32(base + DONE_MOVE)
                at += 1
        return at
