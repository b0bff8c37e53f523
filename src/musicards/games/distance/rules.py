"""The rule book of The Distance: play the letter an agreed interval above the last one, and say it.

Rules: docs/rules.md, "The Distance".
The deal, drawing, penalties, the "Musicards!" call and the end are those of Steps too: see `shedding.rules`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import (
    DECK,
    HOUR_OF,
    NOTE_CARDS,
    NOTES,
    Card,
    CardSet,
    cards_in,
    codes_of,
    i64,
    printed_names,
    set_of,
)
from musicards.games.action import Call, Draw, Pass, Reshuffle, Seat
from musicards.games.distance.actions import TARGET_NAMES, TARGETS, DistancePlay, LetterPlayed, LetterTarget, number_of
from musicards.games.distance.view import DistanceTable, DistanceView
from musicards.games.game import Emit
from musicards.games.option import Flag, Number, Option
from musicards.games.outcome import Fault
from musicards.games.rng import Rng
from musicards.games.shedding import Deal, Play, Shedding, SheddingNumbers
from musicards.games.shedding.moves import FIRST_PLAY, WAYS, RightPlays, Target, describe
from musicards.games.view import View, hand_codes
from musicards.theory.pitch import LETTERS, Letter, letter_above

NUMBERS: Final = SheddingNumbers(hand=7, penalty=2, call_penalty=2, draws=3)
INTERVAL: Final = Number("interval", 2, 7, usual=2)  # counting both ends: a third above A is C


class DistanceFault:
    """What makes a play a misplay."""

    WRONG_LETTER: Final = "wrong-letter"
    CARD_WITHOUT_LETTER: Final = "card-without-letter"
    MIXED_PITCHES: Final = "mixed-pitches"


ANSWER: Final = ("needed", "paths")
"""The facts of a misplay that give away the right letter."""


def letters_on(card: Card) -> tuple[Letter, ...]:
    """Return the letters of the names on a card, e.g. ("C", "D") for C#/Db; empty for a wild."""
    names = printed_names(card)
    return tuple([letter for letter in LETTERS if any(name[0] == letter for name in names)])


def needed_after(last: Sequence[Letter], interval: int) -> tuple[Letter, ...]:
    """Return the letters needed after `last`, the last letter or those of the starter; if it is empty, any letter."""
    return tuple([letter_above(letter, interval) for letter in last]) if last else LETTERS


CARDS_WITH: Final[dict[Letter, CardSet]] = {
    letter: set_of([card for card in NOTE_CARDS if letter in letters_on(card)]) for letter in LETTERS
}
"""By letter: the note cards with a printed name that has it; for G those are Gb, G and G#."""


class RightLetters(RightPlays):
    """The letters that are right now, with the cards that fit. Plays are listed and judged by its targets."""

    def __init__(self, letters: tuple[Letter, ...]) -> None:
        self.letters: tuple[Letter, ...] = letters
        fits: CardSet = 0
        for letter in letters:
            fits |= CARDS_WITH[letter]
        super().__init__([target for letter in letters for target in TARGETS[letter]], fits)

    def __reduce__(self) -> "tuple[Callable[[tuple[Letter, ...]], RightLetters], tuple[tuple[Letter, ...]]]":
        """Pickle only the letters: every process can look up the rest."""
        return right_letters, (self.letters,)


_KEPT: Final[dict[tuple[Letter, ...], RightLetters]] = {}


def right_letters(letters: tuple[Letter, ...]) -> RightLetters:
    """Return the same object whenever the same letters are needed."""
    if letters not in _KEPT:
        _KEPT[letters] = RightLetters(letters)
    return _KEPT[letters]


_FROM_LETTER: Final = [
    [right_letters(needed_after([letter], interval)) for letter in LETTERS] for interval in range(INTERVAL.high + 1)
]
"""By interval and the last letter's index in `LETTERS`: what is needed."""
_FROM_STARTER: Final = [
    [right_letters(needed_after(letters_on(card), interval)) for card in DECK] for interval in range(INTERVAL.high + 1)
]
"""By interval and the starter: what is needed."""


class Distance(Shedding):
    """A game of The Distance in progress. `apply` changes it in place; `copy()` before you look ahead.

    Attributes:
        interval: how far apart letters are, counting both ends, e.g. 3 from A to C.
        letter: the last letter said; None while nothing has been played.
        right: the plays that are right now, set by `start` and `follow`.
        needed: the letters of these plays.
    """

    name = "distance"
    title = "The Distance"
    table_type = DistanceTable
    event_types = (LetterPlayed,)
    faults = (DistanceFault,)
    rule_numbers: ClassVar[Mapping[str, int]] = NUMBERS.by_name()
    known_options: ClassVar[Sequence[Option]] = (
        INTERVAL,
        Flag("mistake_ends_turn", on=False),
        Flag("free_draw", on=False),
    )
    actions: ClassVar = {
        "play": DistancePlay,
        "draw": Draw,
        "pass": Pass,
        "call": Call,
        "deal": Deal,
        "reshuffle": Reshuffle,
    }
    move_space = FIRST_PLAY + len(TARGET_NAMES) * WAYS

    def __init__(self, players: int, options: Mapping[str, object], original: "Distance | None" = None) -> None:
        super().__init__(players, options, NUMBERS, original)
        if original is not None:
            self.interval: int = original.interval
            self.letter: Letter | None = original.letter
            return
        interval = options["interval"]
        assert isinstance(interval, int)
        self.interval = interval
        self.letter = None
        self.right = right_letters(())

    # What is needed

    def start(self, starter: Card) -> None:
        self.letter = None
        self.right = _FROM_STARTER[self.interval][starter]

    def follow(self, place: i64) -> None:
        """Note that the letter with this index in `LETTERS` was said: the letter an interval above is needed now."""
        self.letter = LETTERS[place]
        self.right = _FROM_LETTER[self.interval][place]

    @property
    def needed(self) -> tuple[Letter, ...]:
        """Return the letters that are right now."""
        assert isinstance(self.right, RightLetters)
        return self.right.letters

    # Right plays and misplays

    def check_play(self, seat: Seat, play: Play) -> None:  # noqa: ARG002 - a letter is always said
        if not isinstance(play, DistancePlay):
            raise self.unknown_action(play)

    def fault(self, play: Play) -> Fault | None:
        assert isinstance(play, DistancePlay)
        said = self.right.targets_said_by(play)
        if not said:
            return Fault(DistanceFault.WRONG_LETTER, self.facts(play), ANSWER)
        for target in said:
            if target.takes(play):
                return None
        notes = play.mask & NOTES
        strays = notes & ~CARDS_WITH[play.letter]
        if strays:
            facts = {**self.facts(play), "strays": hand_codes(strays)}
            return Fault(DistanceFault.CARD_WITHOUT_LETTER, facts, ANSWER)
        hours = {HOUR_OF[card] for card in cards_in(notes)}
        return Fault(DistanceFault.MIXED_PITCHES, {**self.facts(play), "hours": sorted(hours)}, ANSWER)

    def facts(self, play: DistancePlay) -> dict[str, object]:
        """Return the facts for an explanation: the letters counted from each letter that the last one can be."""
        last = (self.letter,) if self.letter else letters_on(self.discard[-1])
        return {
            "said": play.letter,
            "needed": list(self.needed),
            "interval": self.interval,
            "last": list(last),
            "paths": [[letter_above(letter, step) for step in range(1, self.interval + 1)] for letter in last],
        }

    # What happens

    def lay(self, seat: Seat, play: Play, emit: Emit | None) -> bool:
        assert isinstance(play, DistancePlay)
        self.follow(LETTERS.index(play.letter))
        if emit is not None:
            emit(LetterPlayed(seat, codes_of(play.cards), play.letter, self.held[seat].count))
        return True

    # Integer API

    def lay_target(self, target: Target) -> bool:
        assert isinstance(target, LetterTarget)
        self.follow(target.place)
        return True

    def number_of(self, play: Play) -> int:
        assert isinstance(play, DistancePlay)
        return number_of(play)

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move, TARGET_NAMES)

    # What can be known

    def view(self, seat: Seat | None) -> DistanceView:
        view = DistanceView()
        self.fill_view(view, seat)
        view.letter = self.letter
        view.needed = self.needed
        view.interval = self.interval
        return view

    def copy(self) -> "Distance":
        return Distance(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "Distance":
        assert isinstance(view, DistanceView)
        game = cls(view.players, view.options)
        game.deal_unseen(view, rng)
        game.letter = view.letter
        return game

    def state_details(self) -> dict[str, object]:
        return {**Shedding.state_details(self), "letter": self.letter}
