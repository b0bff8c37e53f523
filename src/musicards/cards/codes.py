"""Card codes: the sharp name and octave of a note card, ``?1`` to ``?4``, ``X1`` and ``X2``."""

from collections.abc import Iterable
from typing import Final

from musicards.cards.card import CHROMATIC_SCALES, HOUR_OF, NOTE_CARDS, QUESTION_MARKS, Card, octave_of
from musicards.errors import BadNotation, shown
from musicards.theory.pitch import SHARP_NAMES

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
    """Return the codes of `cards`, in their order."""
    return tuple([CODES[card] for card in cards])


def parse_card(code: object) -> Card:
    """Parse a card code.

    Raises:
        BadNotation: no card has this code.
    """
    card = _CARD_OF.get(code) if isinstance(code, str) else None
    if card is None:
        raise BadNotation(f"no card is called {shown(code)}: note cards are C3, C#3 … B6, wilds ?1 to ?4, X1 and X2")
    return card


def parse_cards(codes: object) -> tuple[Card, ...]:
    """Parse a list of card codes, in its order.

    Raises:
        BadNotation: it is not a list, or no card has one of the codes.
    """
    if not isinstance(codes, list):
        raise BadNotation(f'cards must be a list of codes, such as ["F#3", "?1"], not {shown(codes)}')
    return tuple([parse_card(code) for code in codes])
