"""The Distance: put down the letter an agreed interval above the last one, and say it; the first empty hand wins.

Rules: rules.md, "The Distance". The deal, drawing, penalties and the "Musicards!" call are those of Steps too, and live
in `shedding`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import ClassVar, Final, Literal

from musicards.cards import (
    CARDS_OF_HOUR,
    HOUR_OF,
    NOTES,
    WILDS,
    Card,
    CardSet,
    cards_in,
    codes_of,
    first_of,
    printed_names,
)
from musicards.errors import BadNotation, Refusal, shown
from musicards.games.action import Action, Call, Draw, Pass, Reshuffle, Seat
from musicards.games.event import PublicEvent
from musicards.games.game import Fault, Reason, Tell, View, hand_codes
from musicards.games.luck import Luck
from musicards.games.option import Flag, Number, Option
from musicards.games.shedding import (
    MOST_KEPT,
    Deal,
    Play,
    Shedding,
    SheddingTable,
    SheddingView,
    read_play,
    ways_to_lay,
)
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, Letter, letter_above

__all__ = ["Distance", "DistanceFault", "DistancePlay", "DistanceTable", "DistanceView", "LetterPlayed"]

PITCHES_WITH: Final[dict[Letter, list[CardSet]]] = {
    letter: [CARDS_OF_HOUR[hour] for hour in range(1, 13) if letter in {name[0] for name in PRINTED_NAMES[hour]}]
    for letter in LETTERS
}
"""By letter: the cards of each pitch that has a printed name with it; for G those of 6 (Gb), 7 (G) and 8 (G#)."""

CARDS_WITH: Final[dict[Letter, CardSet]] = {letter: sum(pitches) for letter, pitches in PITCHES_WITH.items()}


NEEDED: Final[list[dict[Letter, tuple[Letter, ...]]]] = [
    {letter: (letter_above(letter, interval),) for letter in LETTERS} if interval else {} for interval in range(8)
]
"""By interval and last letter: the needed letter, alone in a tuple."""


ANSWER: Final = ("needed", "paths")
"""The facts of a misplay that give away the right letter."""


class DistanceFault:
    """What makes a play a misplay."""

    WRONG_LETTER: Final = "wrong-letter"
    CARD_WITHOUT_LETTER: Final = "card-without-letter"
    MIXED_PITCHES: Final = "mixed-pitches"


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
    """`seat` played rightly and said the letter."""

    seat: Seat
    cards: tuple[str, ...]
    letter: Letter
    left: int  # cards in the player's hand now
    type: Literal["letter-played"] = "letter-played"


@dataclass(frozen=True, slots=True)
class DistanceTable(SheddingTable):
    """What a screen shows."""

    interval: int
    letter: str | None  # the last letter said; None while nothing has been played
    game: Literal["distance"] = "distance"


class DistanceView(SheddingView):
    """What a seat may know."""

    letter: Letter | None  # the last letter said; None while nothing has been played
    needed: tuple[Letter, ...]  # the letters that are right now
    interval: int

    def facts(self) -> tuple[object, ...]:
        return (*SheddingView.facts(self), self.letter, self.needed)

    def add_plays(self, actions: list[Action]) -> None:
        wilds = self.hand & WILDS
        for letter in self.needed:
            held = self.hand & CARDS_WITH[letter]
            if held:
                for pitch in PITCHES_WITH[letter]:
                    if held & pitch:
                        actions.extend(_plays(held & pitch, wilds, letter))
            if wilds:
                actions.extend(_plays(0, wilds, letter))

    def table(self) -> DistanceTable:
        return DistanceTable(**asdict(self.common_table()), interval=self.interval, letter=self.letter)


_KEPT: Final[dict[int, list[DistancePlay]]] = {}
_NUMBER: Final[dict[Letter, int]] = {letter: number for number, letter in enumerate(LETTERS)}


def _plays(notes: CardSet, wilds: CardSet, letter: Letter) -> list[DistancePlay]:
    """The plays of `notes`, all of one pitch, and `wilds` under `letter`. Plays are immutable, so they are kept."""
    key = (notes | wilds) << 3 | _NUMBER[letter]
    plays = _KEPT.get(key)
    if plays is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        plays = _KEPT[key] = [DistancePlay(cards, letter) for cards in ways_to_lay(notes, wilds)]
    return plays


class Distance(Shedding):
    """A game of The Distance in progress. `apply` changes it in place; `copy()` before you look ahead."""

    name = "distance"
    title = "The Distance"
    known_options: ClassVar[Sequence[Option]] = (
        Number("interval", 2, 7, usual=2),
        Flag("mistake_ends_turn", on=False),
    )
    readers: ClassVar = {
        "play": DistancePlay.read,
        "draw": Draw.read,
        "pass": Pass.read,
        "call": Call.read,
        "deal": Deal.read,
        "reshuffle": Reshuffle.read,
    }

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        super().__init__(players, options)
        interval = options["interval"]
        assert isinstance(interval, int)  # noqa: S101 - `parse_options` has seen to it
        self.interval = interval
        self.letter: Letter | None = None
        self.needed: tuple[Letter, ...] = ()

    def start(self, starter: Card) -> None:
        letters = _letters_on(starter)
        if letters:
            self.need(tuple([letter_above(letter, self.interval) for letter in letters]))
        else:
            self.need(LETTERS)

    def need(self, letters: tuple[Letter, ...]) -> None:
        """From now on one of `letters` is right."""
        self.needed = letters
        fits: CardSet = 0
        for letter in letters:
            fits |= CARDS_WITH[letter]
        self.fits = fits

    def check_play(self, seat: Seat, play: Play) -> None:  # noqa: ARG002 - a letter is always said
        if not isinstance(play, DistancePlay):
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})

    def fault(self, play: Play) -> Fault | None:
        assert isinstance(play, DistancePlay)  # noqa: S101 - `check_play` has seen to it
        if play.letter not in self.needed:
            return Fault(DistanceFault.WRONG_LETTER, self.facts(play), ANSWER)
        notes = play.mask & NOTES
        strays = notes & ~CARDS_WITH[play.letter]
        if strays:
            facts = {**self.facts(play), "strays": hand_codes(strays)}
            return Fault(DistanceFault.CARD_WITHOUT_LETTER, facts, ANSWER)
        if notes & ~CARDS_OF_HOUR[HOUR_OF[first_of(notes)] if notes else 0]:
            hours = {HOUR_OF[card] for card in cards_in(notes)}
            return Fault(DistanceFault.MIXED_PITCHES, {**self.facts(play), "hours": sorted(hours)}, ANSWER)
        return None

    def facts(self, play: DistancePlay) -> dict[str, object]:
        """What an explanation speaks of: the letters counted from each letter that the last one may be."""
        last = (self.letter,) if self.letter else _letters_on(self.discard[-1])
        return {
            "said": play.letter,
            "needed": list(self.needed),
            "interval": self.interval,
            "last": list(last),
            "paths": [[letter_above(letter, step) for step in range(1, self.interval + 1)] for letter in last],
        }

    def lay(self, seat: Seat, play: Play, tell: Tell | None) -> bool:
        assert isinstance(play, DistancePlay)  # noqa: S101 - `check_play` has seen to it
        self.letter = play.letter
        self.needed = NEEDED[self.interval][play.letter]
        self.fits = CARDS_WITH[self.needed[0]]
        if tell is not None:
            left = self.hands[seat].bit_count()
            tell(LetterPlayed(seat, codes_of(play.cards), play.letter, left))
        return True

    def view(self, seat: Seat | None) -> DistanceView:
        view = DistanceView()
        self.show(view, seat)
        view.letter = self.letter
        view.needed = self.needed
        view.interval = self.interval
        return view

    def copy(self) -> "Distance":
        other = Distance(self.players, self.options)
        self.copy_to(other)
        other.letter = self.letter
        other.needed = self.needed
        return other

    @classmethod
    def determinize(cls, view: View, luck: Luck) -> "Distance":
        assert isinstance(view, DistanceView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options)
        game.deal_unseen(view, luck)
        game.letter = view.letter
        game.needed = view.needed
        return game

    def state(self) -> dict[str, object] | None:
        return {**self.common_state(), "letter": self.letter} if self.dealt else None


def _letters_on(card: Card) -> tuple[Letter, ...]:
    """The letters of the names on a card: one on a natural, two on a black key, none on a wild."""
    names = printed_names(card)
    return tuple([letter for letter in LETTERS if any(name[0] == letter for name in names)])
