"""The sections of a game's rules, as the page shows them and paper prints them.

The texts are by section name: ``<game>_rules-NAME``, or ``rules-NAME`` for what several games share.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from musicards.cards import CHROMATIC_SCALES, DECK, NOTE_CARDS, QUESTION_MARKS


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules.

    Attributes:
        name: the end of the ids of its text and title, e.g. "turn".
        cards: card codes of its example, "" for a card that is face down, e.g. ("F4", "A4").
        printed: False for what is only about screens.
    """

    name: str
    cards: tuple[str, ...] = ()
    printed: bool = True


CARDS: Final = Section("cards", ("F#4", "?1", "X1"))
"""What the deck has, for games with wilds."""

DECK_NUMBERS: Final[Mapping[str, int]] = {
    "deck": len(DECK),
    "note_cards": len(NOTE_CARDS),
    "question_marks": len(QUESTION_MARKS),
    "chromatic_scales": len(CHROMATIC_SCALES),
}
"""The numbers in the text of `CARDS`."""
