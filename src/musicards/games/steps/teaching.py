"""Help in Steps, what plays say about a player, First steps, and the manifest.

Help names the pitch on top, and the step that leads to a card in hand. Plays say what a player knows of half and whole
steps. First steps: a half step, a whole step, a mistake, a draw, and a call of each player. A mistake does not end the
turn there.
"""

from typing import Final

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, NOTES
from musicards.games.action import Action, Draw
from musicards.games.event import Called, Caught, Drew, Finished, Misplayed
from musicards.games.first_steps import COMPUTER, Goal, Reply, Scene, cards
from musicards.games.manifest import AFTER_MISTAKES, CARDS, Manifest, Section, TinyDeck, Training
from musicards.games.shedding import SheddingReason
from musicards.games.shedding.teaching import deal
from musicards.games.steps.actions import STEPS, Step, StepPlayed, StepsPlay
from musicards.games.steps.rules import HALF, HALF_STEPS, WHOLE, Steps, StepsFault, pitch_above
from musicards.games.steps.view import StepsView
from musicards.games.teaching import HALF_WEIGHT, Answer, Hint
from musicards.theory.pitch import PRINTED_NAMES, SHARP_NAMES, printed_hour


def hint(view: StepsView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    top = view.top_pitch
    name = str(action.to_json()["do"])
    if not top:
        return Hint("start", {}, {"do": name}, action)
    reach = [HALF] if view.chain else [HALF, WHOLE]
    answer: dict[str, object] = {"do": name, "needed": [pitch_above(top, step) for step in reach]}
    if isinstance(action, StepsPlay) and action.step is not None:
        needed = pitch_above(top, HALF_STEPS[action.step])
        fitting = (view.hand & CARDS_OF_HOUR[needed]).bit_count()
        wilds = (view.hand & ~NOTES).bit_count() if fitting else 0  # without a note they are all that fits
        answer |= {"step": action.step, "needed": [needed], "fitting": fitting, "wilds": wilds}
    return Hint("chain" if view.chain else name, {"top": top}, answer, action)


_PITCHES: Final = len(PRINTED_NAMES) - 1
_OVERLOOKED: Final = 0.5  # the chance: something fits, or nothing does
_JUDGED: Final = ("", StepsFault.WRONG_PITCH, StepsFault.WRONG_PITCH_SAID)


def evidence(view: StepsView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers; nothing if it could be right or wrong for another reason."""
    if not view.top_pitch:
        return []
    aided = bool(view.options["reference_cards"])
    if isinstance(action, Draw) and wrong == SheddingReason.CARD_FITS:
        return [
            Answer(_item(view, step), right=False, said="draw", chance=_OVERLOOKED, weight=HALF_WEIGHT, aided=aided)
            for step in STEPS
            if view.hand & CARDS_OF_HOUR[_needed(view, step)]
        ]
    if not isinstance(action, StepsPlay) or action.step is None or wrong not in _JUDGED:
        return []
    if action.pitch is not None:  # said for a wild: any pitch was possible
        said, chance = action.pitch, 1 / _PITCHES
    else:
        said, chance = SHARP_NAMES[HOUR_OF[action.cards[0]]], _chance(view)
    right = printed_hour(said) == _needed(view, action.step)
    return [Answer(_item(view, action.step), right=right, said=said, chance=chance, aided=aided)]


def _item(view: StepsView, step: Step) -> str:
    return f"step:{step}:{SHARP_NAMES[view.top_pitch]}"


def _needed(view: StepsView, step: Step) -> int:
    return pitch_above(view.top_pitch, HALF_STEPS[step])


def _chance(view: StepsView) -> float:
    """Return the probability that a card of the hand and a step that may be said, both at random, go together."""
    targets, notes = view.right.targets, view.hand & NOTES
    fitting = [(notes & CARDS_OF_HOUR[target.hour]).bit_count() for target in targets]
    return sum(fitting) / (notes.bit_count() * len(targets))


_OPTIONS: Final = {"mistake_ends_turn": False}

FIRST_STEPS: Final = (
    Scene(
        (deal("G#4 C4 C5 F3 F5 D3 F#6", "A#3 A#4 B5 D4 D5 E3 B6", "G4", "G5 F#3"),),
        (Goal("half", StepPlayed, {"step": "half"}), Goal("done", Finished)),
        _OPTIONS,
    ),
    Scene(
        (deal("C4 C5 F3 F5 G3 C#4 A6", "D3 D4 F#5 A3 A4 B5 B6", "D#4", "G5 F#3"),),
        (Goal("whole", StepPlayed, {"step": "whole"}),),
        _OPTIONS,
    ),
    Scene(
        (deal("E4 E5 F3 A5 A3 B4 G#6", "D3 G4 F#5 C3 A4 B5 B6", "D4", "G5 C6"),),
        (Goal("mistake", Misplayed, is_helped=False), Goal("right", StepPlayed)),
        _OPTIONS,
    ),
    Scene(
        (deal("C4 F5 F3 A5 A3 G4 G#6", "D3 E4 F#5 C3 A4 B5 B6", "D4", "D#5 C6"),),
        (Goal("draw", Drew), Goal("drawn", StepPlayed)),
        _OPTIONS,
    ),
    Scene(
        (deal("G#3 G#4 A3 A4 A5 A6 D4", "D3 E4 F#5 C3 F4 B5 B6", "G4", "D5 C6"),),
        (
            Goal(
                "chain", StepPlayed, {"step": "half", "left": 5}, examples=(StepsPlay(cards("G#3 G#4"), "half", None),)
            ),
            Goal("many", StepPlayed, {"left": 1}, examples=(StepsPlay(cards("A3 A4 A5 A6"), "half", None),)),
            Goal("call", Called, {"safe": True}),
        ),
        _OPTIONS,
    ),
    Scene(
        (
            deal("A3 A5 C5 D3 F5 F6 G3", "B3 B4 B5 B6 ?1 ?2 E4", "G4", "D5 C6"),
            Reply(COMPUTER, StepsPlay(cards("B3 B4 B5 B6 ?1 ?2"), "whole", "B")),
        ),
        (Goal("watch", StepPlayed), Goal("catch", Caught)),
        _OPTIONS,
    ),
)


MANIFEST: Final = Manifest(
    rules=Steps,
    tiny=TinyDeck("C4 C#4 D4 D#4 ?1", ("E4", "F4", "F#4"), 1, 5),
    group="theory",
    hint=hint,
    evidence=evidence,
    trains=(Training(("step:half", "step:whole")),),
    first_steps=FIRST_STEPS,
    rules_page=(
        CARDS,
        Section("setup", ("", "E4")),
        Section("steps", ("E4", "F4", "F#4")),
        Section("turn", ("F4", "F#4", "G4")),
        Section("mistakes", ("E4", "F4")),
        *AFTER_MISTAKES,
    ),
    pictured=("E4", "F4", "F#4"),
)
