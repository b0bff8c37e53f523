"""Card codes: the sharp name and octave of a note card, ``?1`` to ``?4``, ``X1`` and ``X2``."""

from collections.abc import Iterable
from typing import Final

from musicards.cards.card import CHROMATIC_SCALES, HOUR_OF, NOTE_CARDS, QUESTION_MARKS, Card, octave_of
from musicards.errors import BadNotation, shown
from musicards.theory.pitch import SHARP_NAMES

__all__ = ["CODES", "code_of", "codes_of", "parse_card", "parse_cards"]

CODES: Final = (
    tuple(f"{SHARP_NAMES[HOUR_OF[card]]}{octave_of(card)}" for card in NOTE_CARDS)
    + tuple(f"?{number + 1}" for number in range(len(QUESTION_MARKS)))
    + tuple(f"X{number + 1}" for number in range(len(CHROMATIC_SCALES)))
)
"""By card, in deck order: C3, C#3 … B6, ?1 … ?4, X1, X2."""

_CARD_OF: Final = {code: Card(place) for place, code in enumerate(CODES)}


def code_of(card: Card) -> str:
    """The code of `card`.

    >>> code_of(Card(18)), code_of(Card(48)), code_of(Card(53))
    ('F#4', '?1', 'X2')
    """
    return CODES[card]


def codes_of(cards: Iterable[Card]) -> tuple[str, ...]:
    """The codes of `cards`, in the order given."""
    return tuple([CODES[card] for card in cards])


def parse_card(code: object) -> Card:
    """The card with this code.

    Raises:
        BadNotation: it is the code of no card.
    """
    card = _CARD_OF.get(code) if isinstance(code, str) else None
    if card is None:
        raise BadNotation(f"no card is called {shown(code)}: note cards are C3, C#3 … B6, wilds ?1 to ?4, X1 and X2")
    return card


def parse_cards(codes: object) -> tuple[Card, ...]:
    """The cards in a list of codes, in its order.

    Raises:
        BadNotation: it is no list, or a code in it is that of no card.
    """
    if not isinstance(codes, list):
        raise BadNotation(f'cards are a list of codes, such as ["F#3", "?1"], not {shown(codes)}')
    return tuple([parse_card(code) for code in codes])
