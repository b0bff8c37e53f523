"""Memory as words.

word   what it has
0      the pairs of seat s, relative to the observer: byte s
1      the flags that all games have
2, 3   face down, face up: bit n for position n
4-17   cards seen, four positions a word: bit 14 * (n % 4) + k, position n has a card of kind k
"""

from typing import Final

from librt.vecs import vec

from musicards.cards import bit, i64
from musicards.games.game import Game
from musicards.games.memory.rules import Memory
from musicards.games.memory.view import KIND_OF, face_down_set
from musicards.games.words import COMMON, GameWords, i32, write_common

KINDS: Final = 14
KNOWN_BITS: Final = 4 * KINDS
"""How many bits of a word the cards seen take."""

PLACE_OF: Final = tuple(kind % 12 if kind <= 12 else kind - 1 for kind in KIND_OF)
"""By card, the index of its kind: the pitches from C on, then ?, then Chromatic Scale."""

_FLAG_OF: Final = vec[i64]([1 << place for place in PLACE_OF])
_PRIME: Final = 61
_PLACE: Final = vec[i64](sorted(range(_PRIME - 1), key=lambda place: bit(place) % _PRIME))
"""The place of a single bit, by one less than the remainder of its word on division by 61, different for each place."""

_KNOWN: Final = COMMON + 2
_KNOWN_WORDS: Final = 14


class MemoryWords(GameWords):
    """Memory."""

    def __init__(self) -> None:
        super().__init__(_KNOWN + _KNOWN_WORDS, Memory.move_space)

    def write(self, game: Game, seat: i64, asked: bool, words: vec[i64], at: i64) -> None:  # noqa: ARG002
        assert isinstance(game, Memory)
        write_common(game, seat, words, at)
        players: i64 = game.players
        pairs: i64 = 0
        place: i64 = players - seat
        for cards in game.pairs:
            if place >= players:
                place -= players
            pairs |= len(cards) >> 1 << 8 * place
            place += 1
        words[at] = pairs  # nobody holds cards
        words[at + 2] = face_down_set(game.gone, game.up, len(game.board))
        up = game.up
        words[at + 3] = 0 if up is None else bit(up)
        at += _KNOWN
        place = at
        while place < at + _KNOWN_WORDS:
            words[place] = 0
            place += 1
        board = game.board
        known = game.known
        while known:
            lowest = known & -known
            known ^= lowest
            place = _PLACE[lowest % _PRIME - 1]
            words[at + (place >> 2)] |= _FLAG_OF[board[place]] << KINDS * (place & 3)

    def write_moves(self, game: Game, base: i64, places: vec[i32], at: i64) -> i64:
        assert isinstance(game, Memory)
        down = face_down_set(game.gone, game.up, len(game.board))
        while down:
            places[at] = i32(base)  # written over by the next if no card is there
            at += down & 1
            down >>= 1
            base += 1
        return at
