"""Help in Go Fish: whether somebody is known to have a pitch of yours, and whom to ask."""

from musicards.games.action import Action
from musicards.games.go_fish.actions import Ask
from musicards.games.go_fish.view import GoFishView
from musicards.games.hint import Hint

__all__ = ["hint"]


def hint(view: GoFishView, action: Action) -> Hint:
    """Explain `action`, which is right."""
    assert isinstance(action, Ask)  # noqa: S101 - players do nothing else
    known = bool(view.known(action.seat, action.hour))
    return Hint("known" if known else "ask", {}, {"seat": action.seat, "hour": action.hour}, action)
