"""What plays in Steps say about what a player knows: half and whole steps."""

from typing import Final

from musicards.cards import CARDS_OF_HOUR, HOUR_OF, NOTES
from musicards.games.action import Action, Draw
from musicards.games.answer import HALF_WEIGHT, Answer
from musicards.games.shedding import SheddingReason
from musicards.games.steps.actions import STEPS, Step, StepsPlay
from musicards.games.steps.rules import HALF_STEPS, StepsFault, pitch_above
from musicards.games.steps.view import StepsView
from musicards.theory.pitch import PRINTED_NAMES, SHARP_NAMES, printed_hour

__all__ = ["evidence"]

_PITCHES: Final = len(PRINTED_NAMES) - 1
_OVERLOOKED: Final = 0.5  # the chance: something fits, or nothing does
_JUDGED: Final = ("", StepsFault.WRONG_PITCH, StepsFault.WRONG_PITCH_SAID)


def evidence(view: StepsView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers; nothing if it could be right or wrong for another reason.

    Args:
        view: of the player, before.
        action: of the player on turn.
        wrong: the code of the misplay or the refusal; empty if the action was right.
    """
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
