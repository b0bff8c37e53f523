"""Cards, notes, players and lists in words. Signs are real ones: ♯ and ♭, never # and b."""

from collections.abc import Sequence
from typing import Final

from musicards.cards import is_wild, octave_of, parse_card, printed_names
from musicards.theory.names import english_name
from musicards.theory.pitch import PRINTED_NAMES, parse_pitch

__all__ = [
    "INTERVAL_WORDS",
    "Voice",
    "a_or_an",
    "card_name",
    "card_names",
    "distance",
    "hour_name",
    "join",
    "note",
    "space_name",
]

INTERVAL_WORDS: Final = ("", "", "second", "third", "fourth", "fifth", "sixth", "seventh")
"""By interval, 2 to 7."""

_DISTANCES: Final = {
    0: "the same pitch as it",
    1: "a half step above it",
    2: "a whole step above it",
    10: "a whole step below it",
    11: "a half step below it",
}


def note(name: str) -> str:
    """A note's ASCII name with real signs.

    >>> note("Bbb")
    'B𝄫'
    """
    return english_name(parse_pitch(name), real=True)


def hour_name(hour: int) -> str:
    """The printed names of an hour: ``F♯/G♭``."""
    return "/".join([note(name) for name in PRINTED_NAMES[hour]])


def card_name(code: str, *, letter: str = "", octave: bool = False) -> str:
    """A card in words: ``F♯/G♭``, ``a wild``; with the name that has `letter`, where one does; with its octave."""
    card = parse_card(code)
    if is_wild(card):
        return "a wild"
    names = [name for name in printed_names(card) if name[0] == letter] or printed_names(card)
    where = str(octave_of(card)) if octave else ""
    return "/".join([note(name) + where for name in names])


def card_names(codes: Sequence[str], *, letter: str = "") -> str:
    """Cards in words, alike ones counted: ``a wild and two Gs``."""
    counts: dict[str, int] = {}
    for code in codes:
        name = card_name(code, letter=letter)
        counts[name] = counts.get(name, 0) + 1
    return join([_counted(name, count) for name, count in counts.items()])


_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _counted(name: str, count: int) -> str:
    if count == 1:
        return name
    number = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    return f"{number} wilds" if name == "a wild" else f"{number} {name}s"


_SPACES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def space_name(space: str) -> str:
    """A space of Key's Corners: ``the north foundation``, ``the south-west corner``."""
    if len(space) == 1:
        return f"the {_SPACES[space]} foundation"
    return f"the {_SPACES[space[0]]}-{_SPACES[space[1]]} corner"


def distance(half_steps: int) -> str:
    """Where a pitch lies that is so many hours on, 0 to 11: ``a half step above it``, ``5 half steps above it``."""
    return _DISTANCES.get(half_steps, f"{half_steps} half steps above it")


def join(parts: Sequence[str], word: str = "and") -> str:
    """A list as one says it.

    >>> join(["N", "E", "S"])
    'N, E and S'
    """
    return f" {word} ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def a_or_an(word: str) -> str:
    """The word with its article: ``an eighth``, ``a third``."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


class Voice:
    """Speaks to one viewer, who is "you", about players by name."""

    def __init__(self, viewer: int | None = None, names: Sequence[str] = ()) -> None:
        self.viewer = viewer
        self.names = names

    def who(self, seat: int) -> str:
        """The player as the subject of a sentence."""
        return "You" if seat == self.viewer else self.name(seat)

    def name(self, seat: int) -> str:
        """What the player is called; ``Seat 2`` when there is no name. Seats are counted from 1 in speech."""
        return (self.names[seat] if seat < len(self.names) else "") or f"Seat {seat + 1}"

    def does(self, seat: int, verb: str) -> str:
        """Subject and verb: ``You play``, ``Ada plays``."""
        if seat == self.viewer:
            return f"You {verb}"
        return f"{self.name(seat)} {_IRREGULAR.get(verb, verb + ('es' if verb.endswith('s') else 's'))}"


_IRREGULAR: Final = {"are": "is", "have": "has"}
