"""The legal moves of a seat as a few sets, and how to list them: as numbers, as actions, or one at random.

Which moves are legal is decided by `rules.legal_moves`; this file only writes them out.
"""

from operator import attrgetter
from typing import Final

from musicards.cards import CARDS_OF_HOUR, Card, CardSet, first_of, i64, mypyc_attr
from musicards.games.action import Action
from musicards.games.keys_corners.board import FIRST_CORNER, SPACE_COUNT, Board
from musicards.games.keys_corners.moves import (
    DISCARD,
    DISCARD_ACTIONS,
    DONE,
    DONE_ACTION,
    MOVE,
    MOVE_FEWER,
    PLACE_ACTIONS,
    PLACE_NOTE,
    PLACE_TOP,
    PLACE_TOP_ACTIONS,
    PLACE_WILD,
    first_wild,
    move_action,
    place_wild_actions,
)
from musicards.games.keys_corners.rows import EACH_ROW, FOUR_ROWS, PRIME, place_of
from musicards.games.keys_corners.scale import BoardScale
from musicards.games.rng import FastRng

# The plays of other cards than those in hand fit in one word: bit n is the number `PLACE_TOP` + n. What ends the turn
# has a word of its own: bit n is the number `DONE` + n.
MOVE_BIT: Final = MOVE - PLACE_TOP
FEWER_BIT: Final = MOVE_FEWER - PLACE_TOP
DISCARD_BIT: Final = DISCARD - DONE

FILL_ROWS: Final = [sum(1 << 12 * space for space in range(4) if fill >> space & 1) for fill in range(16)]
"""By a set of foundations, the lowest bit of each of their rows, e.g. 1 | 1 << 12 for N and E."""


@mypyc_attr(acyclic=True, free_list_len=1)  # one is made for every move, and compiled this makes them cheap
class LegalMoves:
    """The legal moves of a seat, as sets of bits. A set of pitches has twelve bits, C the lowest.

    Attributes:
        notes: the pitches of the notes in hand that can be placed, on any pile that they continue.
        wilds: the pitches that a wild in hand can be placed as, on any pile that they continue.
        fill: the empty foundations, if one has to be filled first; then `notes` and `wilds` go there and nowhere else.
        top: the spaces on which the top card of the discard pile can be placed, e.g. bit 4 for NW.
        card_moves: the moves of foundation cards, bit 8 * from + to, e.g. bit 4 for N to NW.
        fewer_moves: those of a card fewer from a stack, bit 4 * from + to.
        done: 1 if the turn may end, else 0.
        discards: the pitches of the hand's notes that can be discarded.
    """

    __slots__ = ("card_moves", "discards", "done", "fewer_moves", "fill", "notes", "top", "wilds")

    # Without __init__: setting the fields from outside costs half as much.
    notes: i64
    wilds: i64
    fill: i64
    top: i64
    card_moves: i64
    fewer_moves: i64
    done: i64
    discards: i64

    def has_plays(self) -> bool:
        """Return whether anything but ending the turn is legal."""
        return bool(self.notes | self.wilds | self.top | self.card_moves)

    def numbers(self, board: Board) -> list[int]:
        """Return the numbers of the moves, ascending."""
        found: list[object] = []
        if self.fill:
            rows = FILL_ROWS[self.fill]
            _add_moves(found, _NOTES, self.notes * rows)
            if self.wilds:
                _add_moves(found, _WILDS, self.wilds * rows)
        else:
            notes = self.notes
            if notes:
                notes *= EACH_ROW
                if board.next_on_foundations & notes:
                    _add_moves(found, _NOTES, board.next_on_foundations & notes)
                if board.next_on_corners & notes:
                    _add_moves(found, _CORNER_NOTES, board.next_on_corners & notes)
            if self.wilds:
                _add_moves(found, _WILDS, board.next_on_foundations)
                _add_moves(found, _CORNER_WILDS, board.next_on_corners)
        _add_moves(found, _OTHERS, self.top | self.card_moves << MOVE_BIT | self.fewer_moves << FEWER_BIT)
        _add_moves(found, _ENDS, self.done | self.discards << DISCARD_BIT)
        return found  # type: ignore[return-value]  # numbers, all of them; a cast costs a call

    def pick(self, board: Board, rng: FastRng) -> i64:  # noqa: C901, PLR0912 - one case for each set of moves
        """Return the number of one of the moves, each as likely as the others."""
        others = self.top | self.card_moves << MOVE_BIT | self.fewer_moves << FEWER_BIT
        ends = self.done | self.discards << DISCARD_BIT
        notes, wilds = self.notes, self.wilds
        corner_notes: i64 = 0
        corner_wilds: i64 = 0
        if self.fill:
            rows = FILL_ROWS[self.fill]
            notes *= rows
            wilds *= rows
        else:
            if notes:
                notes *= EACH_ROW
                corner_notes = board.next_on_corners & notes
                notes &= board.next_on_foundations
            if wilds:
                wilds *= EACH_ROW
                corner_wilds = board.next_on_corners & wilds
                wilds &= board.next_on_foundations
        # Most of the words are 0, and a call costs more than the rest. No conditional expressions: these box an i64.
        up_to_notes: i64 = 0
        if notes:
            up_to_notes = _count(notes)
        up_to_corners = up_to_notes
        if corner_notes:
            up_to_corners += _count(corner_notes)
        up_to_others = up_to_corners
        if others:
            up_to_others += _count(others)
        up_to_ends = up_to_others
        if ends:
            up_to_ends += _count(ends)
        up_to_wilds = up_to_ends
        if wilds:
            up_to_wilds += _count(wilds)
        count = up_to_wilds
        if corner_wilds:
            count += _count(corner_wilds)
        place = rng.below(count)
        if place < up_to_notes:
            return PLACE_NOTE + _bit_in(notes, place)
        if place < up_to_corners:
            return PLACE_NOTE + FOUR_ROWS + _bit_in(corner_notes, place - up_to_notes)
        if place < up_to_others:
            return PLACE_TOP + _bit_in(others, place - up_to_corners)
        if place < up_to_ends:
            return DONE + _bit_in(ends, place - up_to_others)
        if place < up_to_wilds:
            return PLACE_WILD + _bit_in(wilds, place - up_to_ends)
        return PLACE_WILD + FOUR_ROWS + _bit_in(corner_wilds, place - up_to_wilds)

    def actions(self, board: Board, hand: CardSet, discard_top: Card | None) -> list[Action]:
        """Return the actions of the moves, in the same order, each with the first such card in deck order."""
        found: list[object] = []
        if self.notes:
            self._add_notes(found, board, hand)
        if self.wilds:
            on_foundations, on_corners = _wild_actions(first_wild(hand), board.scale)
            if self.fill:
                _add_moves(found, on_foundations, self.wilds * FILL_ROWS[self.fill])
            else:
                _add_moves(found, on_foundations, board.next_on_foundations)
                _add_moves(found, on_corners, board.next_on_corners)
        if self.top and discard_top is not None:
            found += [PLACE_TOP_ACTIONS[discard_top][space] for space in _SPACES_IN[self.top]]
        moves = self.card_moves
        while moves:
            move = place_of(moves & -moves)
            moves &= moves - 1
            found.append(move_action(board, move // SPACE_COUNT, move % SPACE_COUNT))
        moves = self.fewer_moves
        while moves:
            move = place_of(moves & -moves)
            moves &= moves - 1
            found.append(move_action(board, move // FIRST_CORNER, move % FIRST_CORNER, 1))
        if self.done:
            found.append(DONE_ACTION)
        if self.discards:
            pitches = _PITCHES_IN[self.discards]
            found += [DISCARD_ACTIONS[first_of(hand & CARDS_OF_HOUR[pitch or 12])] for pitch in pitches]
        return found  # type: ignore[return-value]  # actions, all of them

    def _add_notes(self, found: list[object], board: Board, hand: CardSet) -> None:
        """Add the actions that place notes of the hand, by space; `found` is still empty."""
        for pitch in _PITCHES_IN[self.notes]:
            places = PLACE_ACTIONS[first_of(hand & CARDS_OF_HOUR[pitch or 12])]
            for space in _SPACES_IN[self.fill or board.spaces_for(pitch)]:
                found.append(places[space])  # noqa: PERF401 - faster for so few
        if self.notes & self.notes - 1:
            found.sort(key=_SPACE)


# Tables by remainder: what belongs to bit n of a word is at the place 2**n % PRIME (see `rows.PRIME`).


def _numbers_from(first: int) -> list[object]:
    """Return a table by remainder: for bit n the number `first` + n.

    The numbers are typed as objects because they are only passed on: the compiler would unbox and box each of them.
    """
    table: list[object] = [None] * PRIME
    for place in range(PRIME - 1):
        table[(1 << place) % PRIME] = first + place
    return table


_NOTES: Final = _numbers_from(PLACE_NOTE)
_CORNER_NOTES: Final = _numbers_from(PLACE_NOTE + FOUR_ROWS)
_WILDS: Final = _numbers_from(PLACE_WILD)
_CORNER_WILDS: Final = _numbers_from(PLACE_WILD + FOUR_ROWS)
_OTHERS: Final = _numbers_from(PLACE_TOP)
_ENDS: Final = _numbers_from(DONE)


def _wild_actions(wild: int, scale: BoardScale) -> tuple[list[object], list[object]]:
    """Return two tables by remainder: for each bit of four rows, placing a wild on a foundation; and on a corner."""
    tables = scale.wild_actions.get(wild)
    if tables is None:
        on_foundations: list[object] = [None] * PRIME
        on_corners: list[object] = [None] * PRIME
        for place in range(FOUR_ROWS):
            space, pitch = divmod(place, 12)
            places = place_wild_actions(wild, scale.name_of_hour[pitch or 12])
            on_foundations[(1 << place) % PRIME] = places[space]
            on_corners[(1 << place) % PRIME] = places[FIRST_CORNER + space]
        tables = scale.wild_actions[wild] = (on_foundations, on_corners)
    return tables


def _add_moves(found: list[object], table: list[object], word: i64) -> None:
    """Add to `found` what a table by remainder has for each bit of `word`, from the lowest."""
    while word:
        bit = word & -word
        word ^= bit
        found.append(table[bit % PRIME])


# Bits of a word


def _bits_by_number(bits: int) -> list[list[int]]:
    """Return, by number below 2**bits, which of its bits are set, e.g. [0, 2] for 5."""
    found: list[list[int]] = [[]]
    for bit in range(bits):
        found += [[*below, bit] for below in found]
    return found


_SPACES_IN: Final = _bits_by_number(SPACE_COUNT)
_PITCHES_IN: Final = _bits_by_number(12)
_SPACE: Final = attrgetter("to")


def _count(word: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def _bit_in(word: i64, place: i64) -> i64:
    """Return which bit of `word` is set in this place, counted from 0, among those that are set."""
    while place:
        word &= word - 1
        place -= 1
    return place_of(word & -word)
