"""The menu of Key's Corners: which moves are right, as sets, as numbers, in words, and one of them by luck.

Rules: docs/rules.md, "Key's Corners: a turn". `right_moves` is where the rule stands; the rest only writes it out.
"""

from operator import attrgetter
from typing import Final, TypeAlias, cast

from musicards.cards import CARDS_OF_HOUR, Card, CardSet, first_of, i64, pitches_in
from musicards.games.action import Action
from musicards.games.keys_corners.board import FIRST_CORNER, SPACES, Board, Ladder
from musicards.games.keys_corners.moves import (
    DISCARDS,
    DONE,
    DONE_ACTION,
    MOVE,
    NOTE,
    PLACES,
    TOP,
    TOP_PLACES,
    WILD,
    first_wild,
    move_of_cards,
    wild_places,
)
from musicards.games.keys_corners.rows import EACH_ROW, FOUR_ROWS, PRIME, ROW, place_of
from musicards.games.rng import FastRng

__all__ = ["Menu", "actions", "has_plays", "numbers", "pick", "right_moves"]

Menu: TypeAlias = tuple[i64, i64, i64, i64, i64, i64]
"""The right moves of a seat, each part as bits:

- the pitches of the hand's notes that can be placed, wherever the board wants them
- the pitches as which a wild of the hand can be placed, likewise
- the foundations to place them on, when an empty one has to be filled first; else none
- the spaces on which the discard pile's top card can be placed
- the moves of cards, as the board has them
- what ends the turn: bit 0 to be done, and from bit 1 on the pitches that can be discarded
"""

_FIRST_WILD: Final = 48


def right_moves(board: Board, hand: i64, top: i64, plays: i64) -> Menu:
    """What is right now.

    `hand`: of the seat on turn; `top`: the hour of the discard pile's top card, 0 when there is none; `plays`: how
    many there were in this turn.
    """
    pitches = pitches_in(hand)
    wilds: i64 = 0
    tops: i64 = 0
    if board.gaps and board.fill_due(hand, top):
        if hand >> _FIRST_WILD:
            wilds = ROW
        if not hand:
            tops = board.gaps
        return (pitches, wilds, board.gaps, tops, 0, 0)
    if board.moves < 0:
        board.look()
    fits = board.fits
    if hand >> _FIRST_WILD:
        wilds = fits
    if top and fits >> top % 12 & 1:
        tops = board.takers(top % 12)
    ends: i64 = 0
    if not board.compulsory:
        if plays or not hand:
            ends = 1
        if not plays:
            ends |= (pitches & ~fits) << 1
    return (pitches & fits, wilds, 0, tops, board.moves, ends)


def has_plays(menu: Menu) -> bool:
    """Whether there is anything but ending the turn."""
    notes, wilds, _, tops, moves, _ = menu
    return bool(notes | wilds | tops | moves)


# As numbers

_GAP_ROWS: Final = [sum(1 << 12 * space for space in range(4) if gaps >> space & 1) for gaps in range(16)]
"""By which foundations are to be filled, the lowest bit of each of their rows."""


def _by_rest(first: int) -> list[object]:
    """By what a bit leaves when divided by `PRIME`, its number, counted from `first`.

    As objects, because they are only handed on: as numbers the compiler would take each apart and make it again.
    """
    numbers_by_rest: list[object] = [None] * PRIME
    for place in range(PRIME - 1):
        numbers_by_rest[(1 << place) % PRIME] = first + place
    return numbers_by_rest


_NOTES: Final = _by_rest(NOTE)
_CORNER_NOTES: Final = _by_rest(NOTE + FOUR_ROWS)
_WILDS: Final = _by_rest(WILD)
_CORNER_WILDS: Final = _by_rest(WILD + FOUR_ROWS)
_OTHERS: Final = _by_rest(TOP)


def numbers(menu: Menu, board: Board) -> list[int]:
    """The moves of a menu, ascending."""
    notes, wilds, gaps, tops, moves, ends = menu
    found: list[object] = []
    if gaps:
        _list(found, _NOTES, notes * _GAP_ROWS[gaps])
        if wilds:
            _list(found, _WILDS, wilds * _GAP_ROWS[gaps])
    else:
        if notes:
            _list(found, _NOTES, board.wanted & notes * EACH_ROW)
            _list(found, _CORNER_NOTES, board.corners_want & notes * EACH_ROW)
        if wilds:
            _list(found, _WILDS, board.wanted)
            _list(found, _CORNER_WILDS, board.corners_want)
    _list(found, _OTHERS, tops | moves << MOVE - TOP | ends << DONE - TOP)
    return cast("list[int]", found)


def _list(found: list[object], by_rest: list[object], word: i64) -> None:
    """Add to `found` the numbers of the bits in `word`."""
    while word:
        bit = word & -word
        word ^= bit
        found.append(by_rest[bit % PRIME])


def pick(menu: Menu, board: Board, rng: FastRng) -> i64:
    """One of the moves of a menu, each as likely as the others."""
    notes, wilds, gaps, tops, moves, ends = menu
    others = tops | moves << MOVE - TOP | ends << DONE - TOP
    corner_notes: i64 = 0
    corner_wilds: i64 = 0
    if gaps:
        notes *= _GAP_ROWS[gaps]
        wilds *= _GAP_ROWS[gaps]
    else:
        corner_notes = board.corners_want & notes * EACH_ROW
        notes = board.wanted & notes * EACH_ROW
        corner_wilds = board.corners_want & wilds * EACH_ROW
        wilds = board.wanted & wilds * EACH_ROW
    in_notes = _count(notes)
    in_corners = in_notes + _count(corner_notes)
    in_others = in_corners + _count(others)
    in_wilds = in_others + _count(wilds)
    place = rng.below(in_wilds + _count(corner_wilds))
    if place < in_notes:
        return NOTE + _bit_in(notes, place)
    if place < in_corners:
        return NOTE + FOUR_ROWS + _bit_in(corner_notes, place - in_notes)
    if place < in_others:
        return TOP + _bit_in(others, place - in_corners)
    if place < in_wilds:
        return WILD + _bit_in(wilds, place - in_others)
    return WILD + FOUR_ROWS + _bit_in(corner_wilds, place - in_wilds)


def _count(word: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def _bit_in(word: i64, place: i64) -> i64:
    """Which bit is the one in this place, counted from 0, of those that are set in `word`."""
    while place:
        word &= word - 1
        place -= 1
    return place_of(word & -word)


# In words


def _bits_by_number(bits: int) -> list[list[int]]:
    """By number below 2**bits, which bits of it are set, ascending."""
    found: list[list[int]] = [[]]
    for bit in range(bits):
        found += [[*below, bit] for below in found]
    return found


_SPACES_IN: Final = _bits_by_number(len(SPACES))
_PITCHES_IN: Final = _bits_by_number(12)


_SPACE: Final = attrgetter("to")


def actions(menu: Menu, board: Board, hand: CardSet, discard_top: Card | None) -> list[Action]:
    """The moves of a menu in words, in the same order: of cards that no rule tells apart, the first in deck order."""
    notes, wilds, gaps, tops, moves, ends = menu
    found: list[object] = []
    if notes:
        _add_notes(found, notes, gaps, board, hand)
    if wilds:
        near, far = _wild_places(first_wild(hand), board.ladder)
        if gaps:
            _list(found, near, wilds * _GAP_ROWS[gaps])
        else:
            _list(found, near, board.wanted)
            _list(found, far, board.corners_want)
    if tops and discard_top is not None:
        found += [TOP_PLACES[discard_top][space] for space in _SPACES_IN[tops]]
    while moves:
        move = place_of(moves & -moves)
        moves &= moves - 1
        found.append(move_of_cards(board, move // len(SPACES), move % len(SPACES)))
    if ends & 1:
        found.append(DONE_ACTION)
    if ends > 1:
        found += [DISCARDS[first_of(hand & CARDS_OF_HOUR[pitch or 12])] for pitch in _PITCHES_IN[ends >> 1]]
    return cast("list[Action]", found)


def _add_notes(found: list[object], notes: i64, gaps: i64, board: Board, hand: CardSet) -> None:
    """Add placing the notes of the hand, by space; `found` is empty yet."""
    for pitch in _PITCHES_IN[notes]:
        places = PLACES[first_of(hand & CARDS_OF_HOUR[pitch or 12])]
        for space in _SPACES_IN[gaps or board.takers(pitch)]:
            found.append(places[space])  # noqa: PERF401 - faster for so few
    if notes & notes - 1:
        found.sort(key=_SPACE)


def _wild_places(wild: int, ladder: Ladder) -> tuple[list[object], list[object]]:
    """By what a bit leaves when divided by `PRIME`: placing a wild on a foundation; and in a corner."""
    tables = ladder.wild_places.get(wild)
    if tables is None:
        near: list[object] = [None] * PRIME
        far: list[object] = [None] * PRIME
        for place in range(FOUR_ROWS):
            space, pitch = divmod(place, 12)
            places = wild_places(wild, ladder.name_of_hour[pitch or 12])
            near[(1 << place) % PRIME] = places[space]
            far[(1 << place) % PRIME] = places[FIRST_CORNER + space]
        tables = ladder.wild_places[wild] = (near, far)
    return tables
