"""Steps: climb the Chromatic Scale by half and whole steps, and say which; the first empty hand wins.

Rules: docs/rules.md, "Steps".
The deal, drawing, penalties and the "Musicards!" call are those of The Distance too, and
live in `shedding`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from musicards.cards import (
    BITS_IN,
    CARDS_OF_HOUR,
    CHROMATIC_SCALE_CARDS,
    HOUR_OF,
    NOTE_CARDS,
    NOTES,
    WILDS,
    Card,
    CardSet,
    cards_in,
    codes_of,
    count_of_hour,
    i64,
)
from musicards.errors import BadNotation, Refusal, shown
from musicards.games.action import Action, Call, Done, Draw, Pass, Reshuffle, Seat
from musicards.games.event import Finished, PublicEvent
from musicards.games.game import Emit, Fault, Hand, Reason, View, hand_codes
from musicards.games.option import Flag, Option
from musicards.games.rng import Rng
from musicards.games.shedding import (
    MOST_KEPT,
    Deal,
    Play,
    Shedding,
    SheddingReason,
    SheddingTable,
    SheddingView,
    read_play,
)
from musicards.games.shedding.moves import (
    DONE,
    FIRST_PLAY,
    WAYS,
    add_others,
    cards_of_way,
    describe,
    note_plays,
    play_number,
    wild_plays,
)
from musicards.theory.pitch import SHARP_NAMES, PitchClass, printed_hour

__all__ = ["StepPlayed", "Steps", "StepsFault", "StepsPlay", "StepsReason", "StepsTable", "StepsView"]

Step: TypeAlias = Literal["half", "whole"]

STEPS: Final[tuple[Step, ...]] = ("half", "whole")
MOST_DRAWS: Final = 3
_DONE: Final = Done()


class StepsReason:
    """Why an attempt was refused, beyond `SheddingReason`."""

    CHAIN_OPEN: Final = "chain-open"  # after a half step one plays another or is done
    NOTHING_DONE: Final = "nothing-done"  # done comes after a half step


ANSWER: Final = ("needed",)
"""The fact of a misplay that gives away the right pitch."""


class StepsFault:
    """What makes a play a misplay."""

    WHOLE_AFTER_HALF: Final = "whole-after-half"
    WRONG_PITCH: Final = "wrong-pitch"
    WRONG_PITCH_SAID: Final = "wrong-pitch-said"
    MIXED_PITCHES: Final = "mixed-pitches"


@dataclass(frozen=True, slots=True)
class StepsPlay(Play):
    """Put down cards and say the step, and for a wild the pitch."""

    step: Step | None  # None on a wild starter, where there is nothing to step from
    pitch: str | None  # a printed name, such as Gb; None when no wild is among the cards

    @property
    def say(self) -> dict[str, str]:
        said: dict[str, str] = {}
        if self.step is not None:
            said["step"] = self.step
        if self.pitch is not None:
            said["pitch"] = self.pitch
        return said

    @staticmethod
    def read(fields: Mapping[str, object]) -> "StepsPlay":
        cards, say = read_play(fields, ["step", "pitch"])
        step: Step | None = None
        if "step" in say:
            for known in STEPS:
                if known == say["step"]:
                    step = known
            if step is None:
                raise BadNotation(f"a step is half or whole, not {shown(say['step'])}")
        pitch: str | None = None
        if "pitch" in say:
            pitch = str(say["pitch"])
            printed_hour(say["pitch"])
        return StepsPlay(cards, step, pitch)


@dataclass(frozen=True, slots=True)
class StepPlayed(PublicEvent):
    """`seat` played rightly and said the step."""

    seat: Seat
    cards: tuple[str, ...]
    step: Step | None
    pitch: str | None  # the pitch said for a wild
    hour: PitchClass  # the clock number on top now
    left: int  # cards in the player's hand now
    type: Literal["step-played"] = "step-played"


@dataclass(frozen=True, slots=True)
class StepsTable(SheddingTable):
    """What a screen shows."""

    hour: int | None  # the clock number on top; None while the starter is an unanswered wild
    chain: bool  # a half step has been played in this turn
    game: Literal["steps"] = "steps"


class StepsView(SheddingView):
    """What a seat may know."""

    top: int  # the clock number on top; 0 while the starter is an unanswered wild
    chain: bool  # a half step has been played in this turn

    def facts(self) -> tuple[object, ...]:
        return (*SheddingView.facts(self), self.top, self.chain)

    def add_plays(self, actions: list[Action]) -> None:
        if not self.top:
            for hour in range(1, 13):
                self.add_plays_of(actions, hour, None)
            return
        self.add_plays_of(actions, self.top % 12 + 1, "half")
        if not self.chain:  # after a half step, a whole step would be a misplay
            self.add_plays_of(actions, (self.top + 1) % 12 + 1, "whole")

    def add_plays_of(self, actions: list[Action], hour: int, step: Step | None) -> None:
        """Add the plays of cards that are, or are said to be, `hour`."""
        held = self.hand & (CARDS_OF_HOUR[hour] | WILDS)
        if held:
            actions.extend(_plays(held, hour, step))

    def add_others(self, actions: list[Action]) -> None:
        if self.chain:
            actions.append(_DONE)
        else:
            SheddingView.add_others(self, actions)

    def table(self) -> StepsTable:
        return StepsTable(**asdict(self.common_table()), hour=self.top or None, chain=self.chain)


_HALF: Final = 0
_WHOLE: Final = 1
_AS_HOUR: Final = 1  # plus an hour: any one pitch, on a wild starter
_TARGETS: Final = ["half step", "whole step", *[f"{SHARP_NAMES[hour]} on the wild" for hour in range(1, 13)]]
"""What the numbers of plays say: see `shedding.moves`."""

_PLAYS: Final = [
    [
        [notes + wilds for notes, wilds in zip(by_wilds, wild_plays(target), strict=True)]
        for by_wilds in note_plays(target)
    ]
    for target in range(len(_TARGETS))
]
"""By target, how many notes of the pitch one holds, and how many wilds: the numbers of the plays."""


def right_plays(hand: i64, top: i64, *, chain: bool) -> list[int]:
    """The numbers of the plays that are right now."""
    wilds = BITS_IN[hand >> len(NOTE_CARDS)]
    if not top:
        found: list[int] = []
        for hour in range(1, 13):
            found.extend(_PLAYS[_AS_HOUR + hour][count_of_hour(hand, hour)][wilds])
        return found
    half = _PLAYS[_HALF][count_of_hour(hand, top % 12 + 1)][wilds]
    if chain:  # after a half step, a whole step would be a misplay
        return half[:]
    return half + _PLAYS[_WHOLE][count_of_hour(hand, (top + 1) % 12 + 1)][wilds]


_KEPT: Final[dict[int, list[StepsPlay]]] = {}


def _plays(held: CardSet, hour: int, step: Step | None) -> list[StepsPlay]:
    """The plays of cards `held`, notes of one pitch and wilds. Plays are immutable, so they are kept."""
    target = _AS_HOUR + hour if step is None else STEPS.index(step)
    key = (held << 4 | hour) << 4 | target
    plays = _KEPT.get(key)
    if plays is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        numbers = _PLAYS[target][count_of_hour(held, hour)][BITS_IN[held >> len(NOTE_CARDS)]]
        plays = _KEPT[key] = [_play_of(held, hour, step, (number - FIRST_PLAY) % WAYS) for number in numbers]
    return plays


def _play_of(hand: CardSet, hour: int, step: Step | None, way: int) -> StepsPlay:
    """The play of so many notes of `hour` and so many wilds."""
    cards = cards_of_way(hand, hour, way)
    return StepsPlay(tuple(cards), step, None if HOUR_OF[cards[0]] else SHARP_NAMES[hour])


class Steps(Shedding):
    """A game of Steps in progress. `apply` changes it in place; `copy()` before you look ahead.

    Attributes:
        top: the clock number on top; 0 while the starter is an unanswered wild.
        chain: a half step has been played in this turn.
    """

    name = "steps"
    title = "Steps"
    known_options: ClassVar[Sequence[Option]] = (
        Flag("reference_cards", on=False),
        Flag("mistake_ends_turn", on=True),
        Flag("free_draw", on=False),
    )
    readers: ClassVar = {
        "play": StepsPlay.read,
        "draw": Draw.read,
        "pass": Pass.read,
        "done": Done.read,
        "call": Call.read,
        "deal": Deal.read,
        "reshuffle": Reshuffle.read,
    }

    move_space = FIRST_PLAY + len(_TARGETS) * WAYS

    top: int
    chain: bool

    def __init__(self, players: int, options: Mapping[str, object], original: "Steps | None" = None) -> None:
        super().__init__(players, options, original)
        if original is not None:
            self.top = original.top
            self.chain = original.chain
            return
        if options["reference_cards"]:
            self.deck &= ~CHROMATIC_SCALE_CARDS
        self.draw_limit = MOST_DRAWS
        self.top = 0
        self.chain = False

    def start(self, starter: Card) -> None:
        self.climb_to(HOUR_OF[starter])

    def climb_to(self, hour: int) -> None:
        """Note what lies on top, and so what fits."""
        self.top = hour
        if hour:
            self.fits = CARDS_OF_HOUR[hour % 12 + 1] | CARDS_OF_HOUR[(hour + 1) % 12 + 1]
        else:
            self.fits = NOTES

    def check_own_turn(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Done):
            if not self.chain:
                raise Refusal(StepsReason.NOTHING_DONE)
        elif self.chain and isinstance(action, Draw | Pass):
            raise Refusal(StepsReason.CHAIN_OPEN)
        else:
            Shedding.check_own_turn(self, seat, action)

    def check_play(self, seat: Seat, play: Play) -> None:  # noqa: ARG002 - the same for every seat
        if not isinstance(play, StepsPlay):
            raise Refusal(Reason.NOT_IN_THIS_GAME, {"game": self.title})
        if (play.step is None) != (not self.top):
            reason = SheddingReason.SAY_TOO_MUCH if play.step else SheddingReason.SAY_TOO_LITTLE
            raise Refusal(reason, {"word": "step"})
        if (play.pitch is None) != (not play.mask & WILDS):
            reason = SheddingReason.SAY_TOO_MUCH if play.pitch else SheddingReason.SAY_TOO_LITTLE
            raise Refusal(reason, {"word": "pitch"})

    def fault(self, play: Play) -> Fault | None:
        assert isinstance(play, StepsPlay)  # noqa: S101 - `check_play` has seen to it
        if self.chain and play.step == "whole":
            return Fault(StepsFault.WHOLE_AFTER_HALF, self.facts(play), ANSWER)
        needed = self.needed(play)
        notes = play.mask & NOTES
        strays = notes & ~CARDS_OF_HOUR[needed]
        if strays:
            mixed = len({HOUR_OF[card] for card in cards_in(notes)}) > 1
            code = StepsFault.MIXED_PITCHES if mixed else StepsFault.WRONG_PITCH
            return Fault(code, {**self.facts(play), "strays": hand_codes(strays)}, ANSWER)
        if play.pitch is not None and printed_hour(play.pitch) != needed:
            return Fault(StepsFault.WRONG_PITCH_SAID, self.facts(play), ANSWER)
        return None

    def needed(self, play: StepsPlay) -> int:
        """The hour that every card of `play` has to have: the step above; on a wild starter that of its first note."""
        if play.step is not None:
            return self.top % 12 + 1 if play.step == "half" else (self.top + 1) % 12 + 1
        for card in play.cards:
            if HOUR_OF[card]:
                return HOUR_OF[card]
        return printed_hour(play.pitch)

    def facts(self, play: StepsPlay) -> dict[str, object]:
        """What an explanation speaks of: the hours of the clock walked over, and those of the cards."""
        hours = sorted({HOUR_OF[card] for card in play.cards if HOUR_OF[card]})
        return {
            "said": play.say,
            "top": self.top or None,
            "needed": self.needed(play),
            "hours": hours,
            "chain": self.chain,
        }

    def lay(self, seat: Seat, play: Play, emit: Emit | None) -> bool:
        assert isinstance(play, StepsPlay)  # noqa: S101 - `check_play` has seen to it
        self.climb_to(self.needed(play))
        self.chain = play.step == "half"
        if emit is not None:
            left = self.held[seat].count
            emit(StepPlayed(seat, codes_of(play.cards), play.step, play.pitch, PitchClass(self.top), left))
        return not self.chain

    def apply_other(self, action: Action, emit: Emit | None) -> None:  # noqa: ARG002 - only Done comes here
        if emit is not None:
            emit(Finished(self.turn))
        self.end_turn(emit)

    def end_turn(self, emit: Emit | None) -> None:
        self.chain = False
        Shedding.end_turn(self, emit)

    def end(self, emit: Emit | None) -> None:
        self.chain = False
        Shedding.end(self, emit)

    # Integer API

    def moves(self) -> list[int]:
        if self.over or self.chance_due:
            return []
        hand = self.held[self.turn].cards
        moves = right_plays(hand, self.top, chain=self.chain)
        if self.chain:
            moves.append(DONE)
        else:
            add_others(moves, fitting=hand & self.must_play, drawn=self.drawn, left=self.left, limit=self.draw_limit)
        return moves

    def lay_by_number(self, hand: Hand, target: i64, way: i64) -> bool:
        hour = self.hour_of_target(target)
        self.lay_way(hand, hour, way)
        self.climb_to(hour)
        self.chain = target == _HALF
        return not self.chain

    def hour_of_target(self, target: int) -> int:
        """The hour of a play's cards."""
        if target == _HALF:
            return self.top % 12 + 1
        return (self.top + 1) % 12 + 1 if target == _WHOLE else target - _AS_HOUR

    def play_of(self, target: int, way: int) -> StepsPlay:
        step = None if target > _WHOLE else STEPS[target]
        return _play_of(self.held[self.turn].cards, self.hour_of_target(target), step, way)

    def number_of(self, play: Play) -> int:
        assert isinstance(play, StepsPlay)  # noqa: S101 - an action of this game
        wilds = (play.mask & WILDS).bit_count()
        target = _AS_HOUR + self.needed(play) if play.step is None else STEPS.index(play.step)
        return play_number(target, len(play.cards) - wilds, wilds)

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move, _TARGETS)

    # What can be known

    def view(self, seat: Seat | None) -> StepsView:
        view = StepsView()
        self.fill_view(view, seat)
        view.top = self.top
        view.chain = self.chain
        return view

    def copy(self) -> "Steps":
        return Steps(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "Steps":
        assert isinstance(view, StepsView)  # noqa: S101 - a view of this game
        game = cls(view.players, view.options)
        game.deal_unseen(view, rng)
        game.top = view.top
        game.chain = view.chain
        return game

    def state(self) -> dict[str, object] | None:
        if not self.dealt:
            return None
        return {**self.common_state(), "pitch": self.top or None, "chain": self.chain}
