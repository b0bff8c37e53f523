"""What asks in Go Fish say about what a player knows: the names of keys."""

from musicards.cards import pitches_in
from musicards.games.action import Action
from musicards.games.answer import HALF_WEIGHT, Answer
from musicards.games.go_fish.actions import Ask
from musicards.games.go_fish.marks import how_many
from musicards.games.go_fish.rules import GoFishReason
from musicards.games.go_fish.view import GoFishView
from musicards.theory.pitch import PRINTED_NAMES

__all__ = ["evidence"]


def evidence(view: GoFishView, action: Action, wrong: str) -> list[Answer]:
    """Return what `action` answers: only an ask for a pitch that the player does not hold says something.

    Args:
        view: of the player, before.
        action: of the player on turn.
        wrong: the code of the refusal; empty if the action was right.
    """
    if not isinstance(action, Ask) or wrong != GoFishReason.PITCH_NOT_HELD:
        return []
    name = action.pitch
    others = [f"enharmonic:{name}:{other}" for other in PRINTED_NAMES[action.hour] if other != name]
    held, pitches = int(how_many(pitches_in(view.hand))), int(how_many(pitches_in(view.deck)))
    return [
        Answer(item, right=False, said=name, chance=held / pitches, weight=HALF_WEIGHT)
        for item in (f"key:{name}", *others)
    ]
