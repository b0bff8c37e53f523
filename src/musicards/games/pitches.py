"""The option `pitches` of Go Fish and Old Maid: which note cards are played with."""

from collections.abc import Mapping
from typing import Final

from musicards.cards import NATURALS, NOTES, CardSet
from musicards.games.option import Choice

_CARDS: Final[Mapping[str, CardSet]] = {"naturals": NATURALS, "all": NOTES}

PITCHES: Final = Choice("pitches", tuple(_CARDS), usual="all", newcomers="naturals")


def notes_in_play(options: Mapping[str, object]) -> CardSet:
    """Return the note cards that `options` choose: all 48, or the 28 of the white keys."""
    return _CARDS[str(options[PITCHES.name])]
