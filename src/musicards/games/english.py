"""The one place where codes and facts become English sentences, for the screen, the command line and screen readers."""

from collections.abc import Sequence

from musicards.errors import MusicardsError, Refusal
from musicards.games.action import Seat
from musicards.games.event import Event

__all__ = ["describe", "explain"]


def explain(error: MusicardsError) -> str:
    """Why an attempt was refused, in a sentence."""
    if isinstance(error, Refusal):
        return f"{error}"
    return str(error)


def describe(event: Event, viewer: Seat | None = None, names: Sequence[str] = ()) -> str:
    """What happened, in a sentence or two, to be said to `viewer` ("you"); empty when it is not worth saying.

    `names`: by seat, what the players are called; seats without one are "Seat 1" and so on.
    """
    return f"{event} {viewer} {names}"
