"""The Distance: put down the letter an agreed interval above the last one, and say it; the first empty hand wins.

Rules: docs/rules.md, "The Distance".
The deal, drawing, penalties and the "Musicards!" call are those of Steps too, and live in
`shedding`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import ClassVar, Final, Literal

from musicards.cards import (
    BITS_IN,
    CARDS_OF_HOUR,
    HOUR_OF,
    NOTE_CARDS,
    NOTES,
    WILDS,
    Card,
    CardSet,
    cards_in,
    codes_of,
    count_of_hour,
    first_of,
    i64,
    printed_names,
)
from musicards.errors import BadNotation, Refusal, shown
from musicards.games.action import Action, Call, Draw, Pass, Reshuffle, Seat
from musicards.games.event import PublicEvent
from musicards.games.game import Emit, Fault, Hand, Reason, View, hand_codes
from musicards.games.option import Flag, Number, Option
from musicards.games.rng import Rng
from musicards.games.shedding import (
    MOST_KEPT,
    Deal,
    Play,
    Shedding,
    SheddingTable,
    SheddingView,
    read_play,
)
from musicards.games.shedding.moves import (
    FIRST_PLAY,
    WAYS,
    add_others,
    cards_of_way,
    describe,
    note_plays,
    play_number,
    wild_plays,
)
from musicards.theory.pitch import LETTERS, PRINTED_NAMES, SHARP_NAMES, Letter, letter_above

__all__ = ["Distance", "DistanceFault", "DistancePlay", "DistanceTable", "DistanceView", "LetterPlayed"]

HOURS_WITH: Final[dict[Letter, list[int]]] = {
    letter: [hour for hour in range(1, 13) if letter in {name[0] for name in PRINTED_NAMES[hour]}] for letter in LETTERS
}
"""By letter: each pitch that has a printed name with it; for G those are 6 (Gb), 7 (G) and 8 (G#)."""

CARDS_WITH: Final[dict[Letter, CardSet]] = {
    letter: sum(CARDS_OF_HOUR[hour] for hour in hours) for letter, hours in HOURS_WITH.items()
}
_CARDS_WITH: Final[list[CardSet]] = [0, *CARDS_WITH.values()]  # the same by number


NUMBERS: Final[dict[Letter, int]] = {letter: number for number, letter in enumerate(LETTERS, 1)}
"""Letters by number, for speed: A is 1, G is 7."""

NEEDED: Final[list[list[tuple[int, ...]]]] = [
    [()] + [(NUMBERS[letter_above(letter, interval)],) for letter in LETTERS] if interval else [()]
    for interval in range(8)
]
"""By interval and the last letter's number: the needed letter's, alone in a tuple."""


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
                for hour in HOURS_WITH[letter]:
                    notes = held & CARDS_OF_HOUR[hour]
                    if notes:
                        actions.extend(_plays(notes | wilds, letter, hour))
            if wilds:
                actions.extend(_plays(wilds, letter, 0))

    def table(self) -> DistanceTable:
        return DistanceTable(**asdict(self.common_table()), interval=self.interval, letter=self.letter)


_TARGETS: Final = [(letter, hour) for letter in LETTERS for hour in (*HOURS_WITH[letter], 0)]
"""What the numbers of plays say (see `shedding.moves`): a letter, and the hour of the notes; 0 for wilds alone."""

_TARGET_OF: Final = {target: number for number, target in enumerate(_TARGETS)}
_LETTER_OF: Final = [NUMBERS[letter] for letter, _ in _TARGETS]
_HOUR_OF: Final = [hour for _, hour in _TARGETS]
_FIRST_TARGET: Final = [0] + [_TARGET_OF[letter, HOURS_WITH[letter][0]] for letter in LETTERS]  # by letter's number
_HOURS: Final = [[], *HOURS_WITH.values()]  # likewise
_NOTE_PLAYS: Final = [note_plays(number) for number in range(len(_TARGETS))]
_WILD_PLAYS: Final = [wild_plays(number) for number in range(len(_TARGETS))]
_NAMES: Final = [f"{letter} with {SHARP_NAMES[hour]}" if hour else f"{letter} with wilds" for letter, hour in _TARGETS]


def right_plays(hand: i64, needed: tuple[int, ...]) -> list[int]:
    """The numbers of the plays that are right now; `needed`: the letters, by number."""
    wilds = BITS_IN[hand >> len(NOTE_CARDS)]
    found: list[int] = []
    for letter in needed:
        target = _FIRST_TARGET[letter]
        if hand & _CARDS_WITH[letter]:
            for at, hour in enumerate(_HOURS[letter]):
                notes = count_of_hour(hand, hour)
                if notes:
                    found.extend(_NOTE_PLAYS[target + at][notes][wilds])
        if wilds:
            found.extend(_WILD_PLAYS[target + len(_HOURS[letter])][wilds])
    return found


_KEPT: Final[dict[int, list[DistancePlay]]] = {}


def _plays(held: CardSet, letter: Letter, hour: int) -> list[DistancePlay]:
    """The plays of cards `held`, notes of `hour` and wilds, or wilds alone. Plays are immutable, so they are kept."""
    target = _TARGET_OF[letter, hour]
    key = held << 5 | target
    plays = _KEPT.get(key)
    if plays is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        wilds = BITS_IN[held >> len(NOTE_CARDS)]
        numbers = _NOTE_PLAYS[target][count_of_hour(held, hour)][wilds] if hour else _WILD_PLAYS[target][wilds]
        plays = _KEPT[key] = [_play_of(held, hour, letter, (number - FIRST_PLAY) % WAYS) for number in numbers]
    return plays


def _play_of(hand: CardSet, hour: int, letter: Letter, way: int) -> DistancePlay:
    """The play of so many notes of `hour` and so many wilds under `letter`."""
    return DistancePlay(tuple(cards_of_way(hand, hour, way)), letter)


class Distance(Shedding):
    """A game of The Distance in progress. `apply` changes it in place; `copy()` before you look ahead.

    Attributes:
        said: the number of the last letter said; 0 while nothing has been played.
        needed: the numbers of the letters that are right now.
    """

    name = "distance"
    title = "The Distance"
    known_options: ClassVar[Sequence[Option]] = (
        Number("interval", 2, 7, usual=2),
        Flag("mistake_ends_turn", on=False),
        Flag("free_draw", on=False),
    )
    readers: ClassVar = {
        "play": DistancePlay.read,
        "draw": Draw.read,
        "pass": Pass.read,
        "call": Call.read,
        "deal": Deal.read,
        "reshuffle": Reshuffle.read,
    }

    move_space = FIRST_PLAY + len(_TARGETS) * WAYS

    interval: int
    said: i64
    needed: tuple[int, ...]

    def __init__(self, players: int, options: Mapping[str, object], original: "Distance | None" = None) -> None:
        super().__init__(players, options, original)
        if original is not None:
            self.interval = original.interval
            self.said = original.said
            self.needed = original.needed
            return
        interval = options["interval"]
        assert isinstance(interval, int)  # noqa: S101 - `parse_options` has seen to it
        self.interval = interval
        self.said = 0
        self.needed = ()

    def start(self, starter: Card) -> None:
        letters = _letters_on(starter)
        if letters:
            self.need(tuple([letter_above(letter, self.interval) for letter in letters]))
        else:
            self.need(LETTERS)

    def need(self, letters: tuple[Letter, ...]) -> None:
        """From now on one of `letters` is right."""
        self.needed = tuple([NUMBERS[letter] for letter in letters])
        fits: CardSet = 0
        for letter in letters:
            fits |= CARDS_WITH[letter]
        self.fits = fits

    @property
    def letter(self) -> Letter | None:
        """The last letter said; None while nothing has been played."""
        return LETTERS[self.said - 1] if self.said else None

    def check_play(self, seat: Seat, play: Play) -> None:  # noqa: ARG002 - a letter is always said
        if not isinstance(play, DistancePlay):
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})

    def fault(self, play: Play) -> Fault | None:
        assert isinstance(play, DistancePlay)  # noqa: S101 - `check_play` has seen to it
        if NUMBERS[play.letter] not in self.needed:
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
        letter = self.letter
        last = (letter,) if letter else _letters_on(self.discard[-1])
        return {
            "said": play.letter,
            "needed": [LETTERS[number - 1] for number in self.needed],
            "interval": self.interval,
            "last": list(last),
            "paths": [[letter_above(letter, step) for step in range(1, self.interval + 1)] for letter in last],
        }

    def lay(self, seat: Seat, play: Play, emit: Emit | None) -> bool:
        assert isinstance(play, DistancePlay)  # noqa: S101 - `check_play` has seen to it
        self.go_to(NUMBERS[play.letter])
        if emit is not None:
            left = self.held[seat].count
            emit(LetterPlayed(seat, codes_of(play.cards), play.letter, left))
        return True

    def go_to(self, letter: i64) -> None:
        """The letter with this number was said: the one the interval above is needed now."""
        self.said = letter
        self.needed = NEEDED[self.interval][letter]
        self.fits = _CARDS_WITH[self.needed[0]]

    # Integer API

    def moves(self) -> list[int]:
        if self.over or self.chance_due:
            return []
        hand = self.held[self.turn].cards
        moves = right_plays(hand, self.needed)
        add_others(moves, fitting=hand & self.must_play, drawn=self.drawn, left=self.left, limit=self.draw_limit)
        return moves

    def lay_by_number(self, hand: Hand, target: i64, way: i64) -> bool:
        self.lay_way(hand, _HOUR_OF[target], way)
        self.go_to(_LETTER_OF[target])
        return True

    def play_of(self, target: int, way: int) -> DistancePlay:
        letter, hour = _TARGETS[target]
        return _play_of(self.held[self.turn].cards, hour, letter, way)

    def number_of(self, play: Play) -> int:
        assert isinstance(play, DistancePlay)  # noqa: S101 - an action of this game
        notes = play.mask & NOTES
        hour = HOUR_OF[first_of(notes)] if notes else 0
        return play_number(_TARGET_OF[play.letter, hour], notes.bit_count(), (play.mask & WILDS).bit_count())

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move, _NAMES)

    # What can be known

    def view(self, seat: Seat | None) -> DistanceView:
        view = DistanceView()
        self.fill_view(view, seat)
        view.letter = self.letter
        view.needed = tuple([LETTERS[number - 1] for number in self.needed])
        view.interval = self.interval
        return view

    def copy(self) -> "Distance":
        return Distance(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "Distance":
        assert isinstance(view, DistanceView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options)
        game.deal_unseen(view, rng)
        game.said = NUMBERS[view.letter] if view.letter else 0
        game.needed = tuple([NUMBERS[letter] for letter in view.needed])
        return game

    def state(self) -> dict[str, object] | None:
        return {**self.common_state(), "letter": self.letter} if self.dealt else None


def _letters_on(card: Card) -> tuple[Letter, ...]:
    """The letters of the names on a card: one on a natural, two on a black key, none on a wild."""
    names = printed_names(card)
    return tuple([letter for letter in LETTERS if any(name[0] == letter for name in names)])
