"""The rule book of Steps: climb the chromatic scale by half and whole steps, and say which.

Rules: docs/rules.md, "Steps".
The deal, drawing, penalties, the "Musicards!" call and the end are those of The Distance too: see `shedding.rules`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from musicards.cards import (
    CARDS_OF_HOUR,
    CHROMATIC_SCALE_CARDS,
    CHROMATIC_SCALES,
    DECK,
    HOUR_OF,
    NOTES,
    WILDS,
    Card,
    CardSet,
    cards_in,
    codes_of,
    i64,
)
from musicards.errors import Refusal
from musicards.games.action import Action, Call, Done, Draw, Pass, Reshuffle, Seat
from musicards.games.event import Finished
from musicards.games.game import Emit
from musicards.games.option import Flag, Option
from musicards.games.outcome import Fault
from musicards.games.rng import Rng
from musicards.games.shedding import Deal, Play, Shedding, SheddingNumbers, SheddingReason
from musicards.games.shedding.moves import DONE, FIRST_PLAY, WAYS, RightPlays, Target, describe
from musicards.games.steps.actions import (
    HALF_STEP,
    STEPS,
    TARGET_NAMES,
    Step,
    StepPlayed,
    StepsPlay,
    StepTarget,
    number_of,
)
from musicards.games.steps.view import StepsTable, StepsView
from musicards.games.view import View, hand_codes
from musicards.theory.pitch import PitchClass, printed_hour

NUMBERS: Final = SheddingNumbers(hand=7, penalty=2, call_penalty=2, draws=3, most_draws=3)
HALF: Final = 1  # half steps in a half step
WHOLE: Final = 2
HALF_STEPS: Final[dict[Step, int]] = {"half": HALF, "whole": WHOLE}


class StepsReason:
    """Why an action was refused, in addition to `SheddingReason`."""

    CHAIN_OPEN: Final = "chain-open"  # after a half step only another half step or done is possible
    NOTHING_DONE: Final = "nothing-done"  # done is only possible after a half step


class StepsFault:
    """What makes a play a misplay."""

    WHOLE_AFTER_HALF: Final = "whole-after-half"
    WRONG_PITCH: Final = "wrong-pitch"
    WRONG_PITCH_SAID: Final = "wrong-pitch-said"
    MIXED_PITCHES: Final = "mixed-pitches"


ANSWER: Final = ("needed",)
"""The fact of a misplay that gives away the right pitch."""


def pitch_above(pitch: i64, half_steps: i64) -> i64:
    """Return the clock number `half_steps` above another: a whole step above B (11) is C# (1)."""
    return (pitch + half_steps - 1) % 12 + 1


def fitting(top_pitch: int) -> CardSet:
    """Return the note cards that fit: those a half or a whole step above; on a wild starter (0), all of them."""
    if not top_pitch:
        return NOTES
    return CARDS_OF_HOUR[pitch_above(top_pitch, HALF)] | CARDS_OF_HOUR[pitch_above(top_pitch, WHOLE)]


class RightSteps(RightPlays):
    """The right plays: a half or a whole step; only a half step after a half step; any pitch on a wild starter.

    Plays are listed and judged by its targets.
    """

    def __init__(self, top_pitch: int, *, chain: bool) -> None:
        self.top_pitch = top_pitch
        self.chain = chain
        steps: Sequence[Step] = ("half",) if chain else STEPS
        targets: list[Target] = (
            [StepTarget(step, pitch_above(top_pitch, HALF_STEPS[step])) for step in steps]
            if top_pitch
            else [StepTarget(None, hour) for hour in range(1, 13)]
        )
        super().__init__(targets, fitting(top_pitch))

    def __reduce__(self) -> "tuple[Callable[[int, bool], RightSteps], tuple[int, bool]]":
        """Pickle only the arguments of `right_steps`: every process has the tables."""
        return right_steps, (self.top_pitch, self.chain)


_RIGHT: Final = [RightSteps(pitch, chain=False) for pitch in range(13)]
_RIGHT_IN_CHAIN: Final = [RightSteps(pitch, chain=True) for pitch in range(13)]


def right_steps(top_pitch: int, chain: bool) -> RightSteps:
    """Return the right plays on `top_pitch`. `chain`: whether the play before was a half step."""
    return (_RIGHT_IN_CHAIN if chain else _RIGHT)[top_pitch]


class Steps(Shedding):
    """A game of Steps in progress. `apply` changes it in place; `copy()` before you look ahead.

    Attributes:
        top_pitch: the clock number on top; 0 while the starter is an unanswered wild.
        chain: a half step has been played in this turn.
    """

    name = "steps"
    title = "Steps"
    table_type = StepsTable
    event_types = (StepPlayed,)
    reasons = (SheddingReason, StepsReason)
    faults = (StepsFault,)
    rule_numbers: ClassVar[Mapping[str, int]] = {
        **NUMBERS.by_name(),
        "reference_deck": len(DECK) - len(CHROMATIC_SCALES),
    }
    known_options: ClassVar[Sequence[Option]] = (
        Flag("reference_cards", on=False),
        Flag("mistake_ends_turn", on=True),
        Flag("free_draw", on=False),
    )
    actions: ClassVar = {
        "play": StepsPlay,
        "draw": Draw,
        "pass": Pass,
        "done": Done,
        "call": Call,
        "deal": Deal,
        "reshuffle": Reshuffle,
    }
    move_space = FIRST_PLAY + len(TARGET_NAMES) * WAYS

    def __init__(self, players: int, options: Mapping[str, object], original: "Steps | None" = None) -> None:
        super().__init__(players, options, NUMBERS, original)
        if original is not None:
            self.top_pitch: int = original.top_pitch
            self.chain: bool = original.chain
            return
        if options["reference_cards"]:
            self.deck &= ~CHROMATIC_SCALE_CARDS
        self.top_pitch = 0
        self.chain = False

    # What is needed

    def start(self, starter: Card) -> None:
        self.climb_to(HOUR_OF[starter], chain=False)

    def climb_to(self, pitch: i64, *, chain: bool) -> None:
        """Note the pitch on top, and whether it was reached by a half step in this turn."""
        self.top_pitch = pitch
        self.chain = chain
        self.right = _RIGHT_IN_CHAIN[pitch] if chain else _RIGHT[pitch]

    def needed(self, play: StepsPlay) -> int:
        """Return the pitch that every card of `play` must have: a step above the top; on a wild starter any one."""
        if play.step is not None:
            return pitch_above(self.top_pitch, HALF_STEPS[play.step])
        for card in play.cards:
            if HOUR_OF[card]:
                return HOUR_OF[card]
        return printed_hour(play.pitch)

    # Right plays and misplays

    def fault(self, play: Play) -> Fault | None:
        assert isinstance(play, StepsPlay)
        said = self.right.targets_said_by(play)
        if not said:
            return Fault(StepsFault.WHOLE_AFTER_HALF, self.facts(play), ANSWER)
        for target in said:
            if target.takes(play):
                return None
        notes = play.mask & NOTES
        strays = notes & ~CARDS_OF_HOUR[self.needed(play)]
        if not strays:
            return Fault(StepsFault.WRONG_PITCH_SAID, self.facts(play), ANSWER)
        mixed = len({HOUR_OF[card] for card in cards_in(notes)}) > 1
        code = StepsFault.MIXED_PITCHES if mixed else StepsFault.WRONG_PITCH
        return Fault(code, {**self.facts(play), "strays": hand_codes(strays)}, ANSWER)

    def facts(self, play: StepsPlay) -> dict[str, object]:
        """Return the facts for an explanation: the top pitch, the pitch needed, and the pitches of the cards."""
        hours = sorted({HOUR_OF[card] for card in play.cards if HOUR_OF[card]})
        return {
            "said": play.say,
            "top": self.top_pitch or None,
            "needed": self.needed(play),
            "hours": hours,
            "chain": self.chain,
        }

    # What is refused

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
            raise self.unknown_action(play)
        if (play.step is None) != (not self.top_pitch):
            reason = SheddingReason.SAY_TOO_MUCH if play.step else SheddingReason.SAY_TOO_LITTLE
            raise Refusal(reason, {"word": "step"})
        if (play.pitch is None) != (not play.mask & WILDS):
            reason = SheddingReason.SAY_TOO_MUCH if play.pitch else SheddingReason.SAY_TOO_LITTLE
            raise Refusal(reason, {"word": "pitch"})

    # What happens

    def lay(self, seat: Seat, play: Play, emit: Emit | None) -> bool:
        assert isinstance(play, StepsPlay)
        self.climb_to(self.needed(play), chain=play.step == "half")
        if emit is not None:
            left = self.held[seat].count
            emit(StepPlayed(seat, codes_of(play.cards), play.step, play.pitch, PitchClass(self.top_pitch), left))
        return not self.chain

    def apply_other(self, action: Action, emit: Emit | None) -> None:  # noqa: ARG002 - only Done comes here
        if emit is not None:
            emit(Finished(self.turn))
        self.end_turn(emit)

    def end_turn(self, emit: Emit | None) -> None:
        if self.chain:
            self.climb_to(self.top_pitch, chain=False)
        Shedding.end_turn(self, emit)

    def end(self, emit: Emit | None, *, blocked: bool = False) -> None:
        if self.chain:
            self.climb_to(self.top_pitch, chain=False)
        Shedding.end(self, emit, blocked=blocked)

    # Integer API

    def lay_target(self, target: Target) -> bool:
        self.climb_to(target.hour, chain=target.number == HALF_STEP)
        return not self.chain

    def others(self) -> i64:
        return 1 << DONE if self.chain else Shedding.others(self)

    def number_of(self, play: Play) -> int:
        assert isinstance(play, StepsPlay)
        return number_of(play, self.needed(play))

    @classmethod
    def move_name(cls, move: int) -> str:
        return describe(move, TARGET_NAMES)

    # What can be known

    def view(self, seat: Seat | None) -> StepsView:
        view = StepsView()
        self.fill_view(view, seat)
        view.top_pitch = self.top_pitch
        view.chain = self.chain
        return view

    def copy(self) -> "Steps":
        return Steps(self.players, self.options, self)

    @classmethod
    def determinize(cls, view: View, rng: Rng) -> "Steps":
        assert isinstance(view, StepsView)
        game = cls(view.players, view.options)
        game.deal_unseen(view, rng)
        game.climb_to(view.top_pitch, chain=view.chain)
        return game

    def state_details(self) -> dict[str, object]:
        return {**Shedding.state_details(self), "pitch": self.top_pitch or None, "chain": self.chain}
