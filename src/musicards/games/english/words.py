"""Cards, notes, spaces, players and lists in words. Signs are real ones: ♯ and ♭, never # and b."""

from collections.abc import Sequence
from typing import Final

from musicards.cards import is_wild, octave_of, parse_card, printed_names
from musicards.theory.names import english_name
from musicards.theory.pitch import parse_pitch

__all__ = ["card_name", "join", "note", "seat_name", "space_name"]


def note(name: str) -> str:
    """A note's ASCII name with real signs.

    >>> note("Bbb")
    'B𝄫'
    """
    return english_name(parse_pitch(name), real=True)


def card_name(code: str, *, octave: bool = False) -> str:
    """A card in words: ``F♯/G♭``, ``a wild``; with its octave where two of one pitch have to be told apart."""
    card = parse_card(code)
    if is_wild(card):
        return "a wild"
    where = str(octave_of(card)) if octave else ""
    return "/".join([note(name) + where for name in printed_names(card)])


_SPACES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def space_name(space: str) -> str:
    """A space of Key's Corners: ``the north foundation``, ``the south-west corner``."""
    if len(space) == 1:
        return f"the {_SPACES[space]} foundation"
    return f"the {_SPACES[space[0]]}-{_SPACES[space[1]]} corner"


def seat_name(seat: int, names: Sequence[str]) -> str:
    """What the player in `seat` is called; ``Seat 2`` when there is no name. Seats are counted from 1 in speech."""
    return (names[seat] if seat < len(names) else "") or f"Seat {seat + 1}"


def join(parts: Sequence[str], word: str = "and") -> str:
    """A list as one says it.

    >>> join(["N", "E", "S"])
    'N, E and S'
    """
    return f" {word} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
