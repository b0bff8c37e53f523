"""The deck: 48 note cards, 12 pitches in 4 octaves, and 6 wilds.

Rules: docs/rules.md, "The deck".
A card is its index in deck order, 0 to 53, so that a hand can be a set in an integer (`sets`). Its code is the sharp
name and octave of a note card, ``?1`` to ``?4``, ``X1`` or ``X2``.

>>> len(NOTE_CARDS), codes_of(QUESTION_MARKS), codes_of(CHROMATIC_SCALES)
(48, ('?1', '?2', '?3', '?4'), ('X1', 'X2'))
>>> CODES[:2], HOUR_OF[:2]
(('C3', 'C#3'), (12, 1))
"""

from collections.abc import Iterable
from typing import Final, NewType

from musicards.errors import BadNotation, shown
from musicards.theory.pitch import PRINTED_NAMES, SHARP_NAMES, PitchClass

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
    """Whether `card` is a wild, which can be any pitch.

    >>> is_wild(parse_card("?1")), is_wild(parse_card("C4"))
    (True, False)
    """
    return card >= len(NOTE_CARDS)


def octave_of(card: Card) -> int | None:
    """Return the octave of a note card, 3 to 6 (octave 4 contains middle C); None for a wild.

    >>> octave_of(parse_card("F#4")), octave_of(parse_card("X1"))
    (4, None)
    """
    return None if is_wild(card) else _LOWEST_OCTAVE + card // 12


def printed_names(card: Card) -> tuple[str, ...]:
    """Return the names printed on a card, in ASCII: one for a white key, two for a black key, none for a wild.

    >>> printed_names(Card(1))
    ('C#', 'Db')
    """
    return PRINTED_NAMES[HOUR_OF[card]]


CODES: Final = (
    tuple(f"{SHARP_NAMES[HOUR_OF[card]]}{octave_of(card)}" for card in NOTE_CARDS)
    + tuple(f"?{number + 1}" for number in range(len(QUESTION_MARKS)))
    + tuple(f"X{number + 1}" for number in range(len(CHROMATIC_SCALES)))
)
"""The code of each card, in deck order: C3, C#3 … B6, ?1 … ?4, X1, X2."""

_CARD_OF: Final = {code: Card(place) for place, code in enumerate(CODES)}


def code_of(card: Card) -> str:
    """Return the code of `card`.

    >>> code_of(Card(18)), code_of(Card(48)), code_of(Card(53))
    ('F#4', '?1', 'X2')
    """
    return CODES[card]


def codes_of(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return the codes of `cards`, in their order.

    >>> codes_of(DECK[:3])
    ('C3', 'C#3', 'D3')
    """
    return tuple([CODES[card] for card in cards])


def parse_card(code: object) -> Card:
    """Parse a card code.

    >>> parse_card("C#3"), parse_card("X2")
    (1, 53)

    Raises:
        BadNotation: no card has this code.
    """
    card = _CARD_OF.get(code) if isinstance(code, str) else None
    if card is None:
        raise BadNotation(f"no card is called {shown(code)}: note cards are C3, C#3 … B6, wilds ?1 to ?4, X1 and X2")
    return card


def parse_cards(codes: object) -> tuple[Card, ...]:
    """Parse a list of card codes, in its order.

    >>> parse_cards(["C3", "?1"])
    (0, 48)

    Raises:
        BadNotation: it is not a list, or no card has one of the codes.
    """
    if not isinstance(codes, list):
        raise BadNotation(f'cards must be a list of codes, such as ["F#3", "?1"], not {shown(codes)}')
    return tuple([parse_card(code) for code in codes])
