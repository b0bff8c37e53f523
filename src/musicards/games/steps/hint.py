"""Help in Steps: the pitch on top, and the step that leads to a card in hand."""

from musicards.games.action import Action
from musicards.games.hint import Hint
from musicards.games.steps.actions import StepsPlay
from musicards.games.steps.rules import HALF, WHOLE, pitch_above
from musicards.games.steps.view import StepsView

__all__ = ["hint"]


def hint(view: StepsView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    top = view.top_pitch
    name = str(action.to_json()["do"])
    if not top:
        return Hint("start", {}, {"do": name}, action)
    reach = [HALF] if view.chain else [HALF, WHOLE]
    answer: dict[str, object] = {"do": name, "needed": [pitch_above(top, step) for step in reach]}
    if isinstance(action, StepsPlay) and action.step is not None:
        answer |= {"step": action.step, "needed": [pitch_above(top, HALF if action.step == "half" else WHOLE)]}
    return Hint("chain" if view.chain else name, {"top": top}, answer, action)
