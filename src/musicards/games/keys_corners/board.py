"""The board: four foundations and four corners, what continues what lies there, and which moves there are.

Rules: docs/rules.md, "Key's Corners: piles" and "Key's Corners: a turn".
A game asks its board at every move; so a board is a few words
of bits (see `rows`): in some the foundations N E S W, in others the corners NW NE SE SW. Which card lies where is kept
beside: records and views tell it, no rule asks.
"""

from typing import Final, NewType

from musicards.cards import BITS_IN, Card, i64, pitches_in
from musicards.games.keys_corners.ladder import LONGEST_RUN, STACK_HEIGHT, Ladder, Pile
from musicards.games.keys_corners.rows import BY_ROW, EACH_ROW, ROW, place_of

__all__ = [
    "ALL_SPACES",
    "CORNERS",
    "FIRST_CORNER",
    "FOUNDATIONS",
    "LONGEST_RUN",
    "SPACES",
    "STACK_HEIGHT",
    "Board",
    "Ladder",
    "Pile",
    "Space",
    "lay_out",
]

Space = NewType("Space", int)
"""A space for a pile: 0-3 are the foundations N E S W, 4-7 the corners NW NE SE SW."""

SPACES: Final = ("N", "E", "S", "W", "NW", "NE", "SE", "SW")
FIRST_CORNER: Final = 4
FOUNDATIONS: Final = tuple(Space(place) for place in range(FIRST_CORNER))
CORNERS: Final = tuple(Space(place) for place in range(FIRST_CORNER, len(SPACES)))
ALL_SPACES: Final = FOUNDATIONS + CORNERS
_ALL_GAPS: Final = 0xF
_UNKNOWN: Final = -1


class Board:
    """What lies where, and what can be done with it.

    Attributes:
        cards: for each space as many places as there is room for, from the bottom up; beyond the height is nothing.
        heights: how many cards lie on each space, four bits to a space.
        lowest: what each foundation's lowest card counts as; the row of an empty one is empty.
        runs: the notes of the runs on the foundations; a stack's row is empty.
        wanted: what continues each foundation.
        corners_want: what continues each corner: in an empty one the tonic.
        corner_fits: the pitches that continue a corner.
        doubled: the pitches of which there are two stacks or more.
        gaps: bit n is set while foundation n is empty.
        shared: others look at this board too, so it must not change any more: whoever plays on takes a copy.
        fits, moves, compulsory: valid after `look`. The pitches that continue something; the possible moves of cards,
            as bits: 8 times the foundation they come from, plus the space they go to; and those of them that must be
            made before the turn ends: onto a corner that holds cards, and of a whole pile onto another foundation.
    """

    __slots__ = (
        "cards",
        "compulsory",
        "corner_fits",
        "corners_want",
        "doubled",
        "fits",
        "gaps",
        "heights",
        "ladder",
        "lowest",
        "moves",
        "room",
        "runs",
        "shared",
        "wanted",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - all at once costs half as much as one by one
        self,
        ladder: Ladder,
        cards: list[Card],
        heights: i64,
        lowest: i64,
        runs: i64,
        wanted: i64,
        corners_want: i64,
        corner_fits: i64,
        doubled: i64,
        gaps: i64,
    ) -> None:
        """A board that nobody has looked at yet; `lay_out` makes an empty one."""
        self.ladder = ladder
        self.room = ladder.room
        self.cards = cards
        self.heights = heights
        self.lowest = lowest
        self.runs = runs
        self.wanted = wanted
        self.corners_want = corners_want
        self.corner_fits = corner_fits
        self.doubled = doubled
        self.gaps = gaps
        self.shared = False
        self.fits: i64 = 0
        self.moves: i64 = _UNKNOWN
        self.compulsory: i64 = 0

    def copy(self) -> "Board":
        """A board like this one that goes its own way."""
        return Board(
            self.ladder,
            self.cards[:],
            self.heights,
            self.lowest,
            self.runs,
            self.wanted,
            self.corners_want,
            self.corner_fits,
            self.doubled,
            self.gaps,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.piles == other.piles and self.ladder.scale == other.ladder.scale

    def __hash__(self) -> int:
        return hash(tuple(self.piles))

    # What lies there

    def height(self, space: i64) -> i64:
        """How many cards lie on `space`."""
        return self.heights >> 4 * space & 0xF

    def lowest_hour(self, space: int) -> int:
        """The hour that the lowest card on `space` counts as; 0 where nothing lies."""
        if space >= FIRST_CORNER:
            return self.ladder.hours[0] if self.height(space) else 0
        return _hour_in(self.lowest >> 12 * space)

    def cards_on(self, space: i64) -> tuple[Card, ...]:
        """The cards on `space`, bottom first."""
        first = self.room * space
        return tuple(self.cards[first : first + self.height(space)])

    def is_stack(self, space: i64) -> bool:
        """Whether what lies on `space` is a stack of one pitch."""
        return space < FIRST_CORNER and not self.runs >> 12 * space & ROW

    def pile(self, space: int) -> Pile | None:
        """What lies on `space`; None when nothing does."""
        cards = self.cards_on(space)
        return Pile(self.ladder, cards, self.lowest_hour(space)) if cards else None

    @property
    def piles(self) -> list[Pile | None]:
        """By space."""
        return [self.pile(space) for space in ALL_SPACES]

    @property
    def wants(self) -> list[int]:
        """By space, the hour that continues what lies there; 0 where nothing does."""
        hours = [_hour_in(self.wanted >> 12 * space) for space in range(FIRST_CORNER)]
        return hours + [_hour_in(self.corners_want >> 12 * corner) for corner in range(FIRST_CORNER)]

    # What could be done

    def fill_due(self, hand: i64, top: i64) -> bool:
        """Whether an empty foundation has to be filled first, by a player with this hand.

        `top`: the hour of the discard pile's top card; 0 when there is none.
        """
        return bool(self.gaps and (hand or top))

    def is_continued(self, space: i64, pitch: i64) -> bool:
        """Whether a card that counts as `pitch` continues what lies on `space`, or begins an empty corner."""
        if space < FIRST_CORNER:
            return bool(self.wanted >> 12 * space + pitch & 1)
        return bool(self.corners_want >> 12 * (space - FIRST_CORNER) + pitch & 1)

    def takers(self, pitch: i64) -> i64:
        """The spaces that `pitch` continues, as bits."""
        corners = (self.corners_want >> pitch & EACH_ROW) % BY_ROW
        return (self.wanted >> pitch & EACH_ROW) % BY_ROW | corners << FIRST_CORNER

    def count_of(self, source: i64, to: i64) -> i64:
        """How many cards a possible move takes: of a run, the note that the target wants and all above it."""
        run = self.runs >> 12 * source & ROW
        if not run:
            return self.height(source)
        return BITS_IN[run & self.ladder.from_on[place_of(self._wanted_on(to))]]

    def _wanted_on(self, space: i64) -> i64:
        """The note that continues what lies on `space`, as a bit; 0 where nothing does."""
        if space < FIRST_CORNER:
            return self.wanted >> 12 * space & ROW
        return self.corners_want >> 12 * (space - FIRST_CORNER) & ROW

    def look(self) -> None:
        """Find what can be done, unless nothing has changed since the last look."""
        if self.moves >= 0:
            return
        fits = pitches_in(self.wanted)
        self.fits = fits | self.corner_fits
        self.moves = self.compulsory = 0
        inviting = self.runs & self.corner_fits * EACH_ROW
        if inviting:
            self._find_corners(inviting)
        joining = self.runs & fits * EACH_ROW
        if self.doubled:
            joining |= self.lowest & self.doubled * EACH_ROW
        if joining:
            self._find_joins(joining)

    def _find_corners(self, inviting: i64) -> None:
        """Add the moves onto corners; `inviting`: the notes of the runs that a corner wants.

        Only an empty corner wants the tonic, and an empty corner need not be filled.
        """
        while inviting:
            note = inviting & -inviting
            inviting ^= note
            place = place_of(note)
            corners = (self.corners_want >> place % 12 & EACH_ROW) % BY_ROW
            moves = corners << 8 * (place // 12) + FIRST_CORNER
            self.moves |= moves
            if not self.ladder.bottom >> place % 12 & 1:
                self.compulsory |= moves

    def _find_joins(self, joining: i64) -> None:
        """Add the moves onto other foundations; `joining`: the notes of runs and stacks that another one may want.

        A whole run is never too long for another, because it continues where the other ends. Stacks may be too high.
        """
        while joining:
            note = joining & -joining
            joining ^= note
            place = place_of(note)
            source = place // 12
            targets = (self.wanted >> place % 12 & EACH_ROW) % BY_ROW & ~(1 << source)
            if not note & self.lowest:
                self.moves |= self._outgrown_by(targets, source, place % 12) << 8 * source
                continue
            if not note & self.runs:
                targets = self._low_enough(targets, self.height(source))
            self.moves |= targets << 8 * source
            self.compulsory |= targets << 8 * source

    def _outgrown_by(self, targets: i64, source: i64, pitch: i64) -> i64:
        """Of these foundations, as bits, those whose run becomes longer than that of `source` is now.

        The cards of `source` from `pitch` on would move there.
        """
        height = self.height(source)
        count = BITS_IN[self.runs >> 12 * source & self.ladder.from_on[pitch]]
        for space in range(FIRST_CORNER):
            if self.height(space) + count <= height:
                targets &= ~(1 << space)
        return targets

    def _low_enough(self, stacks: i64, height: i64) -> i64:
        """Of these stacks, as bits, those that can take so many cards more."""
        for space in range(FIRST_CORNER):
            if self.height(space) + height > STACK_HEIGHT:
                stacks &= ~(1 << space)
        return stacks

    # What is done

    def lay(self, space: i64, pitch: i64, card: Card) -> bool:
        """Put `card`, which counts as `pitch`, on what it continues or into a gap. True when that completes a book."""
        height = self.heights >> 4 * space & 0xF
        self.cards[self.room * space + height] = card
        self.heights += 1 << 4 * space
        self.moves = _UNKNOWN
        note: i64 = 1 << pitch
        follows: i64 = self.ladder.follows[pitch]
        if space >= FIRST_CORNER:
            self._want_in_corner(space, follows)
            return not follows
        row = 12 * space
        in_scale = note & self.ladder.notes
        self.runs |= in_scale << row
        if not height:
            self.gaps ^= 1 << space
            if not in_scale and self.wanted >> pitch & EACH_ROW:
                self.doubled |= note
            self.lowest |= note << row
            self.wanted |= follows << row
            return False
        if not in_scale:
            return height + 1 == STACK_HEIGHT
        self.wanted ^= (note | follows) << row
        return not follows and self.lowest >> row & ROW == self.ladder.bottom

    def move(self, source: i64, to: i64, count: i64) -> bool:
        """Move the top `count` cards, as is possible. True when that completes a book."""
        row = 12 * source
        run = self.runs >> row & ROW
        below = self._carry(source, to, count)
        if not run:
            self.clear(source)
            return below + count == STACK_HEIGHT
        first = self._wanted_on(to)
        follows = self.wanted >> row & ROW  # and so will on the other pile
        moved = run & self.ladder.from_on[place_of(first)]
        if first == self.lowest >> row & ROW:
            self.clear(source)
        else:
            self.runs ^= moved << row
            self.wanted ^= (first | follows) << row
        if to >= FIRST_CORNER:
            self._want_in_corner(to, follows)
            return not follows
        row = 12 * to
        self.runs |= moved << row
        self.wanted ^= (first | follows) << row
        return not follows and self.lowest >> row & ROW == self.ladder.bottom

    def _carry(self, source: i64, to: i64, count: i64) -> i64:
        """Lay the top `count` cards of `source` on `to`. Returns how many lay there before."""
        below = self.height(to)
        cards = self.cards
        here = self.room * source + self.height(source) - count
        there = self.room * to + below
        for _ in range(count):
            cards[there] = cards[here]
            here += 1
            there += 1
        self.heights += (count << 4 * to) - (count << 4 * source)
        self.moves = _UNKNOWN
        return below

    def clear(self, space: i64) -> None:
        """Take away what lies on `space`."""
        self.heights -= self.height(space) << 4 * space
        self.moves = _UNKNOWN
        if space >= FIRST_CORNER:
            self._want_in_corner(space, self.ladder.bottom)
            return
        row = 12 * space
        lowest = self.lowest >> row & ROW
        self.lowest ^= lowest << row
        self.runs ^= (self.runs >> row & ROW) << row
        self.wanted ^= (self.wanted >> row & ROW) << row
        self.gaps |= 1 << space
        if lowest & self.doubled:
            others = self.lowest & lowest * EACH_ROW
            if not others & others - 1:
                self.doubled ^= lowest

    def _want_in_corner(self, corner: i64, wanted: i64) -> None:
        """Note what a corner wants from now on."""
        row = 12 * (corner - FIRST_CORNER)
        self.corners_want ^= (self.corners_want >> row & ROW ^ wanted) << row
        self.corner_fits = pitches_in(self.corners_want)

    def put(self, space: Space, pile: Pile) -> "Board":
        """Another board, with `pile` on `space` instead of what lies there."""
        other = self.copy()
        other.clear(space)
        for place, card in enumerate(pile.cards):
            other.lay(space, pile.hour_at(place) % 12, card)
        return other


def lay_out(ladder: Ladder) -> Board:
    """A board with nothing on it."""
    no_cards = [Card(0)] * (ladder.room * len(SPACES))
    return Board(ladder, no_cards, 0, 0, 0, 0, ladder.bottom * EACH_ROW, ladder.bottom, 0, _ALL_GAPS)


def _hour_in(word: i64) -> int:
    """The hour of the one pitch in the first row; 0 when there is none."""
    row = word & ROW
    return (place_of(row) or 12) if row else 0
