"""Key's Corners as words.

word     what it has
0, 1     what all games have
2 to 4   174 flags, 58 to a word: the observer's hand, more than k cards of pitch p at 4 * p + k; more than k wilds;
         the notes of the scale, its tonic, and what continues the pile on each space
5 to 12  64 numbers, a byte each: by space, the degree of the lowest card, and how many cards there are; by pitch, flags
         of the top card of the discard pile, the cards in this pile, and the note cards on the board and in books; the
         wilds there; by seat, relative to the observer, scales, and stacks; whether the seat on turn has already played
"""

from typing import Final

from librt.vecs import vec

from musicards.cards import bit, i64
from musicards.games.game import Game
from musicards.games.keys_corners.board import Board
from musicards.games.keys_corners.game import BYTE, KeysCorners
from musicards.games.keys_corners.legal_moves import DISCARD_BIT, FEWER_BIT, FILL_ROWS, MOVE_BIT
from musicards.games.keys_corners.moves import DONE, FIRST_WILD, PITCHES, PLACE_NOTE, PLACE_TOP, PLACE_WILD
from musicards.games.keys_corners.rows import EACH_ROW, FOUR_ROWS, PRIME, ROW, place_of
from musicards.games.keys_corners.rules import legal_moves
from musicards.games.words import COMMON, GameWords, by_pitch_of_four, first_pitches, i32, last_pitches, write_common

FLAGS_IN_WORD: Final = 58
"""How many flags each of the words 2 to 4 has."""

_COUNT: Final = vec[i64]([number.bit_count() for number in range(1 << PITCHES)])
_PLACE: Final = vec[i64]([place_of(remainder) for remainder in range(PRIME)])
_ROWS_OF_FILL: Final = vec[i64](FILL_ROWS)


class KeysCornersWords(GameWords):
    """Key's Corners."""

    def __init__(self) -> None:
        super().__init__(COMMON + 11, KeysCorners.move_space)

    def write(self, game: Game, seat: i64, asked: bool, words: vec[i64], at: i64) -> None:  # noqa: ARG002
        assert isinstance(game, KeysCorners)
        write_common(game, seat, words, at)
        _write_flags(game, seat, words, at + 2)
        board = game.board
        heights = _in_bytes(board.heights)
        words[at + 5] = _degrees(board, heights)
        words[at + 6] = heights
        _write_cards(game, words, at + 7)
        _write_books(game, seat, words, at + 11)

    def write_moves(self, game: Game, base: i64, places: vec[i32], at: i64) -> i64:
        assert isinstance(game, KeysCorners)
        board = game.board
        legal = legal_moves(board, game.held[game.turn].cards, game.top_hour, game.plays)
        notes, wilds = legal.notes, legal.wilds
        if legal.fill:
            rows = _ROWS_OF_FILL[legal.fill]
            at = _write_places(notes * rows, base + PLACE_NOTE, places, at)
            at = _write_places(wilds * rows, base + PLACE_WILD, places, at)
        else:
            if notes:
                notes *= EACH_ROW
                at = _write_places(notes & board.next_on_foundations, base + PLACE_NOTE, places, at)
                at = _write_places(notes & board.next_on_corners, base + PLACE_NOTE + FOUR_ROWS, places, at)
            if wilds:
                at = _write_places(board.next_on_foundations, base + PLACE_WILD, places, at)
                at = _write_places(board.next_on_corners, base + PLACE_WILD + FOUR_ROWS, places, at)
        others = legal.top | legal.card_moves << MOVE_BIT | legal.fewer_moves << FEWER_BIT
        at = _write_places(others, base + PLACE_TOP, places, at)
        return _write_places(legal.done | legal.discards << DISCARD_BIT, base + DONE, places, at)


def _write_places(word: i64, first: i64, places: vec[i32], at: i64) -> i64:
    """Write `first` plus the place of each bit in `word`; return the end of them."""
    while word:
        lowest = word & -word
        word ^= lowest
        places[at] = i32(first + _PLACE[lowest % PRIME])
        at += 1
    return at


def _in_bytes(heights: i64) -> i64:
    """Spread eight numbers of four bits to a byte each."""
    heights = (heights | heights << 16) & 0x0000FFFF0000FFFF
    heights = (heights | heights << 8) & 0x00FF00FF00FF00FF
    return (heights | heights << 4) & 0x0F0F0F0F0F0F0F0F


def _degrees(board: Board, heights: i64) -> i64:
    """Return the degree of the lowest card on each space, a byte each; 0 for a stack and an empty space.

    In a corner it is always the tonic. `heights`: how many cards each space has, a byte each.
    """
    notes, tonic = board.scale.notes, board.scale.tonic
    degrees = ((heights >> 32) + 0x7F7F7F7F >> 7 & 0x01010101) << 32
    lowest = board.lowest
    shift: i64 = 0
    while lowest:
        note = lowest & ROW & notes
        if note:
            up_to = (note << 1) - tonic  # its lowest bits are the pitches from the tonic up to the note
            if note < tonic:  # around the clock: up to B, and on from C
                up_to -= 1
            degrees |= _COUNT[up_to & notes] << shift
        lowest >>= PITCHES
        shift += BYTE
    return degrees


def _write_flags(game: KeysCorners, seat: i64, words: vec[i64], at: i64) -> None:
    """Write the observer's hand, the scale, its tonic, and what continues the piles."""
    board = game.board
    scale = board.scale
    hand = game.held[seat].cards
    wilds = bit(_COUNT[hand >> FIRST_WILD]) - 1
    words[at] = by_pitch_of_four(hand) | wilds << 48 | (scale.notes & 0xF) << 54
    words[at + 1] = scale.notes >> 4 | scale.tonic << 8 | (board.next_on_foundations & bit(38) - 1) << 20
    words[at + 2] = board.next_on_foundations >> 38 | board.next_on_corners << 10


def _write_cards(game: KeysCorners, words: vec[i64], at: i64) -> None:
    """Write the discard pile's top card, its cards, the cards on the board and in books, and the wilds there."""
    laid, discarded = game.laid, game.discarded
    top: i64 = 0
    if discarded:
        top = bit(game.discard[-1])
    first = first_pitches(discarded)
    words[at] = first_pitches(top)
    words[at + 1] = last_pitches(top) | (first & 0xFFFFFFFF) << 32
    words[at + 2] = first >> 32 | last_pitches(discarded) << 32
    words[at + 3] = first_pitches(laid)
    words[at + 4] = last_pitches(laid) | _COUNT[laid >> FIRST_WILD] << 32


def _write_books(game: KeysCorners, seat: i64, words: vec[i64], at: i64) -> None:
    """Add how many scales and stacks each seat has taken, and whether the seat on turn has played."""
    first, others = BYTE * seat, BYTE * (game.players - seat)
    before = bit(first) - 1
    scales = game.scales >> first | (game.scales & before) << others
    stacks = game.stacks >> first | (game.stacks & before) << others
    played: i64 = 0
    if game.plays:
        played = bit(56)
    words[at] |= (scales & 0xFFFFFF) << 40
    words[at + 1] = scales >> 24 | stacks << 16 | played
