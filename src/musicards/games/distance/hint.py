"""Help in The Distance: the last letter, how far to count, and the letter that is needed."""

from musicards.games.action import Action
from musicards.games.distance.actions import DistancePlay
from musicards.games.distance.rules import letters_on
from musicards.games.distance.view import DistanceView
from musicards.games.hint import Hint

__all__ = ["hint"]


def hint(view: DistanceView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    last = (view.letter,) if view.letter else letters_on(view.discard[-1])
    look = {"last": list(last), "interval": view.interval}
    letters = [action.letter] if isinstance(action, DistancePlay) else list(view.needed)
    name = str(action.to_json()["do"])
    return Hint(name if last else "start", look, {"do": name, "letters": letters}, action)
