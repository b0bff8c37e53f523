"""The scale as a ladder to climb, and the piles that climb it. Rules: docs/rules.md, "Key's Corners: piles"."""

from typing import Final

from musicards.cards import Card, i64
from musicards.theory.pitch import SHARP_NAMES
from musicards.theory.scale import Scale

__all__ = ["LONGEST_RUN", "STACK_HEIGHT", "Ladder", "Pile"]

STACK_HEIGHT: Final = 4
LONGEST_RUN: Final = 12  # the notes of the longest scale


class Ladder:
    """The scale as the board needs it: which note follows which, and what each is called.

    Attributes:
        degree_of_hour: 1 is the tonic; 0 for an hour outside the scale.
        name_of_hour: the scale's name, or the sharp name of a note outside it.
        follows: by pitch, the pitch that continues a pile after it, as a bit: the next note of the scale, none after
            its last; outside the scale the same pitch again.
        from_on: by pitch, that note of the scale and those after it, as bits.
        notes: the notes of the scale, as bits; `bottom` is the tonic alone.
        room: the most cards that can lie on a space.
        wild_places: by wild, how it can be placed under the scale's names, as far as `menu` has been asked.
    """

    __slots__ = (
        "bottom",
        "degree_of_hour",
        "follows",
        "from_on",
        "hours",
        "name_of_hour",
        "notes",
        "room",
        "scale",
        "size",
        "wild_places",
    )

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.hours: tuple[int, ...] = tuple(scale.hours)  # by degree less one
        self.size = len(self.hours)
        degrees = [0] * 13
        names = list(SHARP_NAMES)
        follows = [1 << pitch for pitch in range(12)]
        from_on = [0] * 12
        above = all_above = 0
        for place in range(self.size - 1, -1, -1):
            hour = self.hours[place]
            pitch = hour % 12
            degrees[hour] = place + 1
            names[hour] = scale.names[place]
            follows[pitch] = above
            above = 1 << pitch
            all_above |= above
            from_on[pitch] = all_above
        self.degree_of_hour = tuple(degrees)
        self.name_of_hour = tuple(names)
        self.follows = follows
        self.from_on = from_on
        self.notes: i64 = all_above
        self.bottom: i64 = above
        self.room: i64 = max(self.size, STACK_HEIGHT)
        self.wild_places: dict[int, tuple[list[object], list[object]]] = {}


class Pile:
    """Cards on a space as one sees them, bottom first: a run of the scale, or a stack of one pitch outside it."""

    __slots__ = ("cards", "degree", "hour", "ladder")

    def __init__(self, ladder: Ladder, cards: tuple[Card, ...], hour: int) -> None:
        """A pile whose lowest card counts as `hour`."""
        self.ladder = ladder
        self.cards = cards
        self.hour = hour
        self.degree = ladder.degree_of_hour[hour]  # of the lowest card; 0 for a stack

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards == other.cards and self.hour == other.hour

    def __hash__(self) -> int:
        return hash((self.cards, self.hour))

    def hour_at(self, place: int) -> int:
        """The hour that the card in `place`, counted from 0 at the bottom, counts as."""
        return self.ladder.hours[self.degree - 1 + place] if self.degree else self.hour

    def names(self) -> list[str]:
        """What each card is called, bottom first."""
        return [self.ladder.name_of_hour[self.hour_at(place)] for place in range(len(self.cards))]
