"""The 54 cards of the deck: what is printed on each, its code, and sets of cards.

card   the deck in order, each card's hour, octave, printed names and code (``F#3``, ``?1``, ``X2``)
sets   sets of cards as integers: bit n is the card at index n of the deck
bits   such sets as machine words, for the compiled engine
"""

from musicards.cards.bits import BITS_IN, OCTAVES, bit, count_of_hour, i64, mypyc_attr, pitches_in
from musicards.cards.card import (
    CHROMATIC_SCALES,
    CODES,
    DECK,
    HOUR_OF,
    NOTE_CARDS,
    QUESTION_MARKS,
    Card,
    code_of,
    codes_of,
    is_wild,
    octave_of,
    parse_card,
    parse_cards,
    printed_names,
)
from musicards.cards.sets import (
    ALL_CARDS,
    CARDS_OF_HOUR,
    CHROMATIC_SCALE_CARDS,
    NATURALS,
    NOTES,
    WILDS,
    CardSet,
    cards_in,
    first_of,
    set_of,
)

__all__ = [
    "ALL_CARDS",
    "BITS_IN",
    "CARDS_OF_HOUR",
    "CHROMATIC_SCALES",
    "CHROMATIC_SCALE_CARDS",
    "CODES",
    "DECK",
    "HOUR_OF",
    "NATURALS",
    "NOTES",
    "NOTE_CARDS",
    "OCTAVES",
    "QUESTION_MARKS",
    "WILDS",
    "Card",
    "CardSet",
    "bit",
    "cards_in",
    "code_of",
    "codes_of",
    "count_of_hour",
    "first_of",
    "i64",
    "is_wild",
    "mypyc_attr",
    "octave_of",
    "parse_card",
    "parse_cards",
    "pitches_in",
    "printed_names",
    "set_of",
]
