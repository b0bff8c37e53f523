"""The board: four foundations and four corners, the piles on them, what continues a pile, and which moves there are.

Rules: rules.md, "Key's Corners", "Piles" and "A turn". A board never changes: a play makes another one, so that views
and copies can share it.
"""

from collections.abc import Sequence
from typing import Final, NewType

from musicards.cards import CARDS_OF_HOUR, Card, CardSet
from musicards.theory.pitch import SHARP_NAMES
from musicards.theory.scale import Scale

__all__ = [
    "ALL_SPACES",
    "CORNERS",
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
FOUNDATIONS: Final = tuple(Space(place) for place in range(4))
CORNERS: Final = tuple(Space(place) for place in range(4, 8))
ALL_SPACES: Final = FOUNDATIONS + CORNERS
STACK_HEIGHT: Final = 4
LONGEST_RUN: Final = 12  # the notes of the longest scale


class Ladder:
    """The scale as the board needs it: which hour follows which, and what each is called."""

    __slots__ = ("degree_of_hour", "hours", "name_of_hour", "run_hours", "scale", "size", "tonic")

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.hours: tuple[int, ...] = tuple(scale.hours)  # by degree less one
        self.size = len(self.hours)
        self.tonic = self.hours[0]
        degrees = [0] * 13
        names = list(SHARP_NAMES)
        for place, hour in enumerate(self.hours):
            degrees[hour] = place + 1
            names[hour] = scale.names[place]
        self.degree_of_hour = tuple(degrees)  # 1 is the tonic; 0 for an hour outside the scale
        self.name_of_hour = tuple(names)  # the scale's name, or the sharp name of a note outside it
        # By the lowest card's degree and the height: the hours in that run, as bits.
        self.run_hours = [[0] * (self.size + 1)] + [
            [sum(1 << hour for hour in self.hours[below : below + height]) for height in range(self.size + 1)]
            for below in range(self.size)
        ]


class Pile:
    """Cards on a space, bottom first: a run of the scale, or a stack of one pitch outside it."""

    __slots__ = ("bit", "cards", "degree", "hour", "ladder", "run_hours", "wants")

    def __init__(self, ladder: Ladder, cards: tuple[Card, ...], hour: int) -> None:
        """A pile whose lowest card counts as `hour`."""
        self.ladder = ladder
        self.cards = cards
        self.hour = hour
        self.bit = 1 << hour
        self.degree = ladder.degree_of_hour[hour]  # of the lowest card; 0 for a stack
        height = len(cards)
        self.wants = 0  # the hour that continues it; 0 when nothing does
        self.run_hours = ladder.run_hours[self.degree][height] if self.degree else 0  # bit n: hour n is in the run
        if not self.degree:
            if height < STACK_HEIGHT:
                self.wants = hour
        elif self.degree + height <= ladder.size:
            self.wants = ladder.hours[self.degree + height - 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards == other.cards and self.hour == other.hour

    def __hash__(self) -> int:
        return hash((self.cards, self.hour))

    @property
    def is_book(self) -> bool:
        """A run from the tonic to the scale's last note, or a stack of four."""
        return not self.wants and self.degree <= 1

    def hour_at(self, place: int) -> int:
        """The hour that the card in `place`, counted from 0 at the bottom, counts as."""
        return self.ladder.hours[self.degree - 1 + place] if self.degree else self.hour

    def names(self) -> list[str]:
        """What each card is called, bottom first."""
        return [self.ladder.name_of_hour[self.hour_at(place)] for place in range(len(self.cards))]


class Board:
    """The piles as they lie. Never changes.

    Attributes:
        piles: by space; None where nothing lies.
        wants: by space, the hour that continues what lies there: in an empty corner the tonic, 0 where nothing does.
    """

    __slots__ = (
        "_corners_want",
        "_fits",
        "_foundations_want",
        "_moves",
        "_two_foundations_want",
        "has_gap",
        "ladder",
        "piles",
        "wants",
    )

    def __init__(self, ladder: Ladder, piles: list[Pile | None], wants: list[int]) -> None:
        """A board of `piles` that want what `wants` says; `lay_out` and `put` make them fit together."""
        self.ladder = ladder
        self.piles = piles
        self.wants = wants
        # Not `None in …`: that would compare each pile, and this runs at every play.
        self.has_gap = piles[0] is None or piles[1] is None or piles[2] is None or piles[3] is None
        # As bits, hour n being bit n: to see at a glance that a pile can go nowhere.
        self._corners_want = 1 << wants[4] | 1 << wants[5] | 1 << wants[6] | 1 << wants[7]
        seen = twice = 0
        for space in FOUNDATIONS:
            bit = 1 << wants[space]
            twice |= seen & bit
            seen |= bit
        self._foundations_want = seen
        self._two_foundations_want = twice
        self._fits: CardSet = -1
        self._moves: list[tuple[Space, Space, int]] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.piles == other.piles and self.ladder.scale == other.ladder.scale

    def __hash__(self) -> int:
        return hash(tuple(self.piles))

    def put(self, space: Space, pile: Pile | None) -> "Board":
        """The board with `pile` on `space` instead of what lies there."""
        piles = self.piles[:]
        wants = self.wants[:]
        piles[space] = pile
        wants[space] = pile.wants if pile is not None else self.ladder.tonic if space >= CORNERS[0] else 0
        return Board(self.ladder, piles, wants)

    @property
    def fits(self) -> CardSet:
        """The note cards that continue something."""
        if self._fits < 0:
            fits: CardSet = 0
            for hour in self.wants:
                fits |= CARDS_OF_HOUR[hour]
            self._fits = fits
        return self._fits

    def split(self, source: Space, target: Space, count: int) -> tuple[Pile | None, Pile]:
        """What is left on `source`, and what lies on `target`, once the top `count` cards have moved."""
        pile = self.piles[source]
        assert pile is not None  # noqa: S101 - a move comes from `moves`, or was checked against it
        place = len(pile.cards) - count
        rest = Pile(self.ladder, pile.cards[:place], pile.hour) if place else None
        below = self.piles[target]
        if below is None:
            return rest, Pile(self.ladder, pile.cards[place:], pile.hour_at(place))
        return rest, Pile(self.ladder, below.cards + pile.cards[place:], below.hour)

    def gaps(self) -> list[Space]:
        """The empty foundations."""
        return [space for space in FOUNDATIONS if self.piles[space] is None]

    def wanting(self, hour: int) -> list[Space]:
        """Where a card that counts as `hour` continues what lies there."""
        return [space for space in ALL_SPACES if self.wants[space] == hour]

    def moves(self) -> list[tuple[Space, Space, int]]:
        """Every possible move: from which foundation, to where, how many cards off the top."""
        if self._moves is None:
            self._moves = self._find_moves()
        return self._moves

    def _find_moves(self) -> list[tuple[Space, Space, int]]:
        found: list[tuple[Space, Space, int]] = []
        for source in FOUNDATIONS:
            pile = self.piles[source]
            if pile is None:
                continue
            # A stack wants its own pitch: it can go where another wants it, too.
            if pile.bit & (self._foundations_want if pile.degree else self._two_foundations_want):
                found.extend(self._joins(source, pile))
            if pile.run_hours & self._corners_want:
                above = pile.degree + len(pile.cards)
                for corner in CORNERS:
                    degree = self.ladder.degree_of_hour[self.wants[corner]]
                    if pile.degree <= degree < above:
                        found.append((source, corner, above - degree))
        return found

    def _joins(self, source: Space, pile: Pile) -> list[tuple[Space, Space, int]]:
        """The moves of a whole pile onto another foundation. A run is never too long: it goes on where that ends."""
        height = len(pile.cards)
        found: list[tuple[Space, Space, int]] = []
        for target in FOUNDATIONS:
            below = self.piles[target]
            if below is None or target == source or below.wants != pile.hour:
                continue
            if pile.degree or len(below.cards) + height <= STACK_HEIGHT:
                found.append((source, target, height))
        return found

    def compulsory(self) -> tuple[Space, Space, int] | None:
        """A possible move of a whole foundation pile, which has to be made; None when there is none."""
        for move in self.moves():
            pile = self.piles[move[0]]
            if pile is not None and len(pile.cards) == move[2]:
                return move
        return None


def lay_out(ladder: Ladder, foundations: Sequence[tuple[Card, int]] = ()) -> Board:
    """The board after the deal: a card, and the hour it counts as, on each foundation; the corners are empty.

    Without cards, the board before the deal.
    """
    wants = [0] * len(FOUNDATIONS) + [ladder.tonic] * len(CORNERS)
    board = Board(ladder, [None] * len(SPACES), wants)
    for space, (card, hour) in zip(FOUNDATIONS, foundations, strict=False):
        board = board.put(space, Pile(ladder, (card,), hour))
    return board
