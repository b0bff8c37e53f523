"""The board of Key's Corners: which cards are where, and what continues each pile.

`rules` decides what may be done; it asks the board at every move, so the board keeps the answers in a few words of bits
(see `rows`) and updates them with each card. For example, in C major with C D on the N foundation, row 0 of `runs` is
0b101, of `lowest` 0b001, and of `next_on_foundations` 0b10000, an E. Which card is where is kept as well, for records
and views; no rule needs it.
"""

from typing import Any, Final, NewType

from musicards.cards import BITS_IN, Card, i64, mypyc_attr, pitches_in
from musicards.games.keys_corners.rows import BY_ROW, EACH_ROW, ROW, place_of
from musicards.games.keys_corners.scale import BoardScale

Space = NewType("Space", int)
"""A place for a pile: 0-3 are the foundations N E S W, 4-7 the corners NW NE SE SW."""

SPACES: Final = ("N", "E", "S", "W", "NW", "NE", "SE", "SW")
SPACE_COUNT: Final = 8  # len(SPACES), as a constant for the compiler
FIRST_CORNER: Final = 4
FOUNDATIONS: Final = tuple(Space(place) for place in range(FIRST_CORNER))
CORNERS: Final = tuple(Space(place) for place in range(FIRST_CORNER, SPACE_COUNT))
ALL_SPACES: Final = FOUNDATIONS + CORNERS

UNKNOWN: Final = -1
"""The `card_moves` of a board that has changed since they were found."""

_ALL_FOUNDATIONS: Final = 0xF


class Pile:
    """The cards on a space, bottom first: a run of the scale, or a stack of one pitch outside it."""

    __slots__ = ("cards", "degree", "hour", "scale")

    def __init__(self, scale: BoardScale, cards: tuple[Card, ...], hour: int) -> None:
        """Return a pile whose lowest card counts as `hour`."""
        self.scale = scale
        self.cards = cards
        self.hour = hour
        self.degree = scale.degree_of_hour[hour]  # of the lowest card; 0 for a stack

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards == other.cards and self.hour == other.hour

    def __hash__(self) -> int:
        return hash((self.cards, self.hour))

    def hour_at(self, place: int) -> int:
        """Return the hour that a card counts as; `place` is counted from 0 at the bottom."""
        return self.scale.hours[self.degree - 1 + place] if self.degree else self.hour

    def names(self) -> list[str]:
        """Return the name of each card, bottom first."""
        return [self.scale.name_of_hour[self.hour_at(place)] for place in range(len(self.cards))]


@mypyc_attr(acyclic=True)
class Board:
    """The piles of a game.

    Attributes:
        scale: the scale that the game is about.
        cards: `room` places for each space, from the bottom up; places above a pile's height are out of date.
        room: the most cards that any pile has.
        heights: how many cards each space has, four bits to a space, e.g. 0x20 when E has two cards and no other any.
        lowest: rows of the foundations: what the lowest card counts as; an empty one has no bit.
        runs: rows of the foundations: the notes of a run; a stack has no bit.
        next_on_foundations: rows of the foundations: the pitch that continues the pile.
        next_on_corners: rows of the corners: the note that continues the run; in an empty corner the tonic.
        next_on_any_corner: the pitches that continue some corner, as twelve bits.
        doubled: the pitches of which there are two stacks or more, as twelve bits.
        empty: the empty foundations; bit n is foundation n.
        shared: somebody else reads this board too, so it must not change any more; to play, make a copy.
        fitting, card_moves, compulsory_moves, fewer_moves: valid after `rules.find_card_moves`. The pitches that
            continue some pile; the possible moves of foundation cards, bit 8 * from + to, e.g. bit 4 for N to NW; the
            compulsory ones; and those of a card fewer from a stack, bit 4 * from + to.
    """

    __slots__ = (
        "card_moves",
        "cards",
        "compulsory_moves",
        "doubled",
        "empty",
        "fewer_moves",
        "fitting",
        "heights",
        "lowest",
        "next_on_any_corner",
        "next_on_corners",
        "next_on_foundations",
        "room",
        "runs",
        "scale",
        "shared",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - all at once costs half as much as one by one
        self,
        scale: BoardScale,
        room: i64,
        cards: list[Card],
        heights: i64,
        lowest: i64,
        runs: i64,
        next_on_foundations: i64,
        next_on_corners: i64,
        next_on_any_corner: i64,
        doubled: i64,
        empty: i64,
    ) -> None:
        """Return a board with these cards; `empty_board` makes one without any."""
        self.scale = scale
        self.room = room
        self.cards = cards
        self.heights = heights
        self.lowest = lowest
        self.runs = runs
        self.next_on_foundations = next_on_foundations
        self.next_on_corners = next_on_corners
        self.next_on_any_corner = next_on_any_corner
        self.doubled = doubled
        self.empty = empty
        self.shared = False
        self.fitting: i64 = 0
        self.card_moves: i64 = UNKNOWN
        self.compulsory_moves: i64 = 0
        self.fewer_moves: i64 = 0

    def copy(self) -> "Board":
        """Return a board like this one that can change on its own."""
        return Board(
            self.scale,
            self.room,
            self.cards[:],
            self.heights,
            self.lowest,
            self.runs,
            self.next_on_foundations,
            self.next_on_corners,
            self.next_on_any_corner,
            self.doubled,
            self.empty,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the cards and what follows from them, without the moves, which the receiver finds again."""
        return Board, (
            self.scale,
            self.room,
            self.cards,
            self.heights,
            self.lowest,
            self.runs,
            self.next_on_foundations,
            self.next_on_corners,
            self.next_on_any_corner,
            self.doubled,
            self.empty,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.piles == other.piles and self.scale.names == other.scale.names

    def __hash__(self) -> int:
        return hash(tuple(self.piles))

    # Which cards are where

    def height(self, space: i64) -> i64:
        """Return how many cards `space` has."""
        return self.heights >> 4 * space & 0xF

    def lowest_hour(self, space: int) -> int:
        """Return the hour that the lowest card on `space` counts as; 0 if it is empty."""
        if space >= FIRST_CORNER:
            return self.scale.hours[0] if self.height(space) else 0
        return _hour_in(self.lowest >> 12 * space)

    def cards_on(self, space: i64) -> tuple[Card, ...]:
        """Return the cards on `space`, bottom first."""
        first = self.room * space
        return tuple(self.cards[first : first + self.height(space)])

    def is_stack(self, space: i64) -> bool:
        """Return whether the cards on `space` are a stack of one pitch outside the scale."""
        return space < FIRST_CORNER and not self.runs >> 12 * space & ROW

    def begins_with_tonic(self, space: i64) -> bool:
        """Return whether the lowest card on `space` is a tonic; in a corner it always is."""
        return space >= FIRST_CORNER or self.lowest >> 12 * space & ROW == self.scale.tonic

    def pile(self, space: int) -> Pile | None:
        """Return the pile on `space`; None if it is empty."""
        cards = self.cards_on(space)
        return Pile(self.scale, cards, self.lowest_hour(space)) if cards else None

    @property
    def piles(self) -> list[Pile | None]:
        """Return the pile on each space."""
        return [self.pile(space) for space in ALL_SPACES]

    # What continues the piles

    def next_on(self, space: i64) -> i64:
        """Return the pitch that continues the pile on `space`, as a bit; 0 when none does."""
        if space < FIRST_CORNER:
            return self.next_on_foundations >> 12 * space & ROW
        return self.next_on_corners >> 12 * (space - FIRST_CORNER) & ROW

    @property
    def next_hours(self) -> list[int]:
        """By space, the hour that continues the pile; 0 when none does."""
        return [_hour_in(self.next_on(space)) for space in ALL_SPACES]

    def continues(self, space: i64, pitch: i64) -> bool:
        """Return whether a card that counts as `pitch` continues the pile on `space`, or begins that empty corner."""
        return bool(self.next_on(space) >> pitch & 1)

    def foundations_for(self, pitch: i64) -> i64:
        """Return the foundations that `pitch` continues, as bits: bit 0 is N."""
        return (self.next_on_foundations >> pitch & EACH_ROW) % BY_ROW

    def corners_for(self, pitch: i64) -> i64:
        """Return the corners that `pitch` continues, as bits: bit 0 is NW."""
        return (self.next_on_corners >> pitch & EACH_ROW) % BY_ROW

    def spaces_for(self, pitch: i64) -> i64:
        """Return the spaces that `pitch` continues, as bits: bit 0 is N, bit 4 is NW."""
        corners = (self.next_on_corners >> pitch & EACH_ROW) % BY_ROW
        return (self.next_on_foundations >> pitch & EACH_ROW) % BY_ROW | corners << FIRST_CORNER

    def count_of(self, source: i64, to: i64) -> i64:
        """Return how many cards a possible move takes.

        Of a run, the note that continues the target and all above; of a stack, as many as there is room for.
        """
        run = self.runs >> 12 * source & ROW
        if not run:
            height, left = self.height(source), self.scale.stack_height - self.height(to)
            if height < left:  # no conditional expression: it would box an i64
                return height
            return left
        return BITS_IN[run & self.scale.notes_from[place_of(self.next_on(to))]]

    # Changes

    def place(self, space: i64, pitch: i64, card: Card) -> i64:
        """Put `card`, which counts as `pitch`, on a pile that it continues or on an empty foundation.

        Return what continues the pile now, like `next_on`.
        """
        height = self.heights >> 4 * space & 0xF
        self.cards[self.room * space + height] = card
        self.heights += 1 << 4 * space
        self.card_moves = UNKNOWN
        note: i64 = 1 << pitch
        next_note: i64 = self.scale.next_note[pitch]
        if space >= FIRST_CORNER:
            self._set_next_on_corner(space, next_note)
            return next_note
        row = 12 * space
        in_scale = note & self.scale.notes
        self.runs |= in_scale << row
        if not height:
            self.empty ^= 1 << space
            if not in_scale and self.next_on_foundations >> pitch & EACH_ROW:
                self.doubled |= note
            self.lowest |= note << row
            self.next_on_foundations |= next_note << row
        elif in_scale:
            self.next_on_foundations ^= (note | next_note) << row
        return next_note

    def move(self, source: i64, to: i64, count: i64) -> i64:
        """Move the top `count` cards of a foundation to a pile that they continue, or to an empty corner.

        Return what continues that pile now, like `next_on`.
        """
        row = 12 * source
        run = self.runs >> row & ROW
        self._move_cards(source, to, count)
        if not run:
            if not self.height(source):
                self.clear(source)
            return self.next_on(to)
        first = self.next_on(to)
        next_note = self.next_on_foundations >> row & ROW  # what continues the source now will continue the target
        moved = run & self.scale.notes_from[place_of(first)]
        if first == self.lowest >> row & ROW:
            self.clear(source)
        else:
            self.runs ^= moved << row
            self.next_on_foundations ^= (first | next_note) << row
        if to >= FIRST_CORNER:
            self._set_next_on_corner(to, next_note)
            return next_note
        row = 12 * to
        self.runs |= moved << row
        self.next_on_foundations ^= (first | next_note) << row
        return next_note

    def _move_cards(self, source: i64, to: i64, count: i64) -> None:
        """Move the cards themselves, and change the heights."""
        cards = self.cards
        here = self.room * source + self.height(source) - count
        there = self.room * to + self.height(to)
        for _ in range(count):
            cards[there] = cards[here]
            here += 1
            there += 1
        self.heights += (count << 4 * to) - (count << 4 * source)
        self.card_moves = UNKNOWN

    def clear(self, space: i64) -> None:
        """Remove the pile on `space`."""
        self.heights -= self.height(space) << 4 * space
        self.card_moves = UNKNOWN
        if space >= FIRST_CORNER:
            self._set_next_on_corner(space, self.scale.tonic)
            return
        row = 12 * space
        lowest = self.lowest >> row & ROW
        self.lowest ^= lowest << row
        self.runs ^= (self.runs >> row & ROW) << row
        self.next_on_foundations ^= (self.next_on_foundations >> row & ROW) << row
        self.empty |= 1 << space
        if lowest & self.doubled:
            others = self.lowest & lowest * EACH_ROW
            if not others & others - 1:
                self.doubled ^= lowest

    def _set_next_on_corner(self, corner: i64, note: i64) -> None:
        """Set the note that continues a corner, as a bit; 0 when none does."""
        row = 12 * (corner - FIRST_CORNER)
        self.next_on_corners ^= (self.next_on_corners >> row & ROW ^ note) << row
        self.next_on_any_corner = pitches_in(self.next_on_corners)

    def with_pile(self, space: Space, pile: Pile) -> "Board":
        """Return another board, with `pile` on `space` instead of what is there."""
        other = self.copy()
        other.clear(space)
        for place, card in enumerate(pile.cards):
            other.place(space, pile.hour_at(place) % 12, card)
        return other


def empty_board(scale: BoardScale) -> Board:
    """Return a board without cards; an empty corner takes the tonic."""
    room = max(scale.size, scale.stack_height)
    no_cards = [Card(0)] * (room * SPACE_COUNT)
    return Board(scale, room, no_cards, 0, 0, 0, 0, scale.tonic * EACH_ROW, scale.tonic, 0, _ALL_FOUNDATIONS)


def _hour_in(word: i64) -> int:
    """Return the hour of the one pitch in the first row; 0 when there is none."""
    row = word & ROW
    return (place_of(row) or 12) if row else 0
