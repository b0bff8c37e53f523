"""The deck: 48 note cards, 12 pitches in 4 octaves, and 6 wilds.

Rules: docs/rules.md, "The deck".
A card is its index in deck order, 0 to 53, so that a hand can be a set in an integer (`sets`).
"""

from typing import Final, NewType

from musicards.theory.pitch import PRINTED_NAMES, PitchClass

Card = NewType("Card", int)
"""A card's index in deck order: C3 is 0, B6 is 47, the four ``?`` are 48-51, the two Chromatic Scales 52 and 53."""

DECK: Final = tuple(Card(place) for place in range(54))
NOTE_CARDS: Final = DECK[:48]
QUESTION_MARKS: Final = DECK[48:52]
CHROMATIC_SCALES: Final = DECK[52:]

_LOWEST_OCTAVE: Final = 3

HOUR_OF: Final = tuple(PitchClass((place % 12) or 12) if place < 48 else PitchClass(0) for place in DECK)
"""The hour of each card's pitch, 1 to 12; 0 for a wild, which has none of its own."""


def is_wild(card: Card) -> bool:
    """Whether `card` is a wild, which can be any pitch."""
    return card >= len(NOTE_CARDS)


def octave_of(card: Card) -> int | None:
    """Return the octave of a note card, 3 to 6 (octave 4 contains middle C); None for a wild."""
    return None if is_wild(card) else _LOWEST_OCTAVE + card // 12


def printed_names(card: Card) -> tuple[str, ...]:
    """Return the names printed on a card, in ASCII: one for a white key, two for a black key, none for a wild.

    >>> printed_names(Card(1))
    ('C#', 'Db')
    """
    return PRINTED_NAMES[HOUR_OF[card]]
