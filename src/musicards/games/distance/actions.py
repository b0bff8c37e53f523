"""What is done in The Distance, and what happens: its actions and events, and the numbers of plays.

Rules: docs/rules.md, "Records".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from musicards.cards import HOUR_OF, NOTES, WILDS, Card, CardSet, first_of, i64
from musicards.errors import BadNotation, shown
from musicards.games.action import Seat
from musicards.games.event import PublicEvent
from musicards.games.shedding.actions import Play, read_play
from musicards.games.shedding.moves import Target, play_number
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, SHARP_NAMES, Letter


@dataclass(frozen=True, slots=True)
class DistancePlay(Play):
    """Put down cards and say a letter."""

    letter: Letter

    @property
    def say(self) -> dict[str, str]:
        return {"letter": self.letter}

    @staticmethod
    def read(fields: Mapping[str, object]) -> "DistancePlay":
        cards, say = read_play(fields, ["letter"])
        letter = say.get("letter")
        for known in LETTERS:
            if known == letter:
                return DistancePlay(cards, known)
        raise BadNotation(f"say a letter from A to G, not {shown(letter)}" if say else "say a letter from A to G")


@dataclass(frozen=True, slots=True)
class LetterPlayed(PublicEvent):
    """`seat` made a right play and said the letter."""

    seat: Seat
    cards: tuple[str, ...]
    letter: Letter
    left: int  # cards in the player's hand now
    type: Literal["letter-played"] = "letter-played"


class LetterTarget(Target):
    """Plays that say `letter` with note cards of one pitch, or with only wilds.

    The targets are in the order of the letters, then of the pitches' clock numbers; plays of only wilds come last. For
    example, target 0 is A with G# cards, 1 is A with A cards, 2 is A with A# cards and 3 is A with only wilds.
    `shedding.moves` explains how a target becomes part of a play's number.

    Attributes:
        letter: e.g. "C".
        place: its index in `LETTERS`, e.g. 2.
    """

    def __init__(self, number: int, letter: Letter, hour: int) -> None:
        super().__init__(number, hour, needs_note=hour > 0)
        self.letter: Letter = letter
        self.place: i64 = LETTERS.index(letter)

    def says(self, play: Play) -> bool:
        assert isinstance(play, DistancePlay)
        return play.letter == self.letter

    def play(self, cards: tuple[Card, ...]) -> DistancePlay:
        return DistancePlay(cards, self.letter)


def _hours_with(letter: Letter) -> list[int]:
    """Return each pitch that has a printed name with this letter; for G these are 6 (Gb), 7 (G) and 8 (G#)."""
    return [hour for hour, names in enumerate(PRINTED_NAMES) if letter in {name[0] for name in names}]


_SAID: Final = [(letter, hour) for letter in LETTERS for hour in (*_hours_with(letter), 0)]
_NUMBER: Final = {said: number for number, said in enumerate(_SAID)}

TARGETS: Final[dict[Letter, list[LetterTarget]]] = {
    letter: [LetterTarget(number, letter, hour) for number, (said, hour) in enumerate(_SAID) if said == letter]
    for letter in LETTERS
}
"""By letter: the targets of right plays if this letter is needed."""

TARGET_NAMES: Final = [
    f"{letter} with {SHARP_NAMES[hour]}" if hour else f"{letter} with wilds" for letter, hour in _SAID
]


def number_of(play: DistancePlay) -> int:
    """Return the number of a right play."""
    notes: CardSet = play.mask & NOTES
    hour = HOUR_OF[first_of(notes)] if notes else 0
    return play_number(_NUMBER[play.letter, hour], notes.bit_count(), (play.mask & WILDS).bit_count())
