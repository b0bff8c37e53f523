"""First steps: short scenes that teach a game at its own table, each a prepared deal with a goal or a few.

A game has them in its `teaching`, and names them in its manifest. A scene is data: what chance and the
computer player in seat 1 do, and what the player in seat 0 has to bring about, however they do it. The engine judges.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from musicards.cards import Card, CardSet, cards_in, parse_cards, set_of
from musicards.errors import Refusal
from musicards.games.action import CHANCE, Action, By, Seat
from musicards.games.event import Called, Caught, Event, Misplayed
from musicards.games.game import Game

PLAYER: Final = Seat(0)
COMPUTER: Final = Seat(1)

_STRIDE: Final = 23  # spreads the deck over the stock; it has no factor in common with `_SPREAD`
_SPREAD: Final = 59

Fields: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Goal:
    """Something that the player of a scene has to bring about.

    Attributes:
        name: of its text, e.g. "count".
        event: the class of the event that the player causes.
        fields: what the event has to say, e.g. {"left": 1}.
        examples: actions that may bring it about; help names the first possible one that
            was not done before, and chooses itself without any.
        is_helped: help says what to do; otherwise anything will do, or something wrong on purpose.
        is_optional: reaching the next goal instead counts as reaching this one, too.
    """

    name: str
    event: type[Event]
    fields: Fields = field(default_factory=dict)
    examples: tuple[Action, ...] = ()
    is_helped: bool = True
    is_optional: bool = False

    @property
    def is_a_call(self) -> bool:
        """Whether the player may bring it about when it is not their turn."""
        return self.event in (Called, Caught)

    def is_reached_by(self, event: Event) -> bool:
        """Return whether `event` is what has to happen."""
        if not isinstance(event, self.event):
            return False
        seat = event.by if isinstance(event, Caught) else getattr(event, "seat", None)
        return seat == PLAYER and all(getattr(event, name) == value for name, value in self.fields.items())


@dataclass(frozen=True, slots=True)
class Reply:
    """What chance or the computer player does."""

    by: By
    action: Action | Callable[[Game], Action]  # or how to choose it


@dataclass(frozen=True, slots=True)
class Scene:
    """A prepared deal, and what the player has to do in it.

    Attributes:
        replies: what chance and the computer player do, in order; the first is the deal. The computer does nothing
            else.
        goals: in order.
        options: of the game; missing ones have their default values.
    """

    replies: tuple[Reply, ...]
    goals: tuple[Goal, ...]
    options: Fields = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the player of a scene is.

    Attributes:
        replied: how many replies have been made.
        reached: how many goals have been reached.
        missed: the next goal can no longer be reached.
    """

    replied: int = 0
    reached: int = 0
    missed: bool = False


State: TypeAlias = Literal["due", "wait", "missed", "done"]


def state_of(scene: Scene, progress: Progress, game: Game) -> State:
    """Return what the player of a scene can do: reach a goal, wait for the computer, start again, or continue."""
    if progress.reached == len(scene.goals):
        return "done"
    if progress.missed:
        return "missed"
    waits = not game.exposed if scene.goals[progress.reached].is_a_call else game.turn != PLAYER
    return "wait" if waits or game.chance_due else "due"


def advance(scene: Scene, progress: Progress, entry: Fields, events: Sequence[Event], game: Game) -> Progress:
    """Return how far the player is after an entry of the log.

    Args:
        scene: the scene.
        progress: how far they were before.
        entry: the entry, not taken back.
        events: what it caused.
        game: afterwards.
    """
    replied, reached = progress.replied, progress.reached
    if replied < len(scene.replies) and entry["by"] == ("chance" if scene.replies[replied].by is CHANCE else COMPUTER):
        replied += 1
    if progress.missed or reached == len(scene.goals):
        return replace(progress, replied=replied)
    for event in events:
        index = reached
        while index < len(scene.goals) and not scene.goals[index].is_reached_by(event):
            index = index + 1 if scene.goals[index].is_optional else len(scene.goals)
        if index < len(scene.goals):
            reached = index + 1
    after = Progress(replied, reached)
    if reached == len(scene.goals):
        return after
    # A mistake, or the goal reached in another way: play continues, and the text of the goal may no longer be true.
    tried = (Misplayed, scene.goals[progress.reached].event)
    erred = any(isinstance(event, tried) and getattr(event, "seat", None) == PLAYER for event in events)
    stands = state_of(scene, after, game) == "wait" and reply_to(scene, after, game) is None and not game.chance_due
    missed = game.over or stands or (erred and reached == progress.reached)
    return replace(after, missed=missed)


def reply_to(scene: Scene, progress: Progress, game: Game) -> Action | None:
    """Return what chance or the computer, whose turn it is, does now; None if nothing possible is prepared."""
    due = scene.replies[progress.replied] if progress.replied < len(scene.replies) else None
    by = CHANCE if game.chance_due else game.turn
    if due is None or due.by != by:
        return None
    action = due.action(game) if callable(due.action) else due.action
    return action if is_possible(game, by, action) else None


def is_possible(game: Game, by: By, action: Action) -> bool:
    """Return whether `by` can do `action` now."""
    try:
        game.check(by, action)
    except Refusal:
        return False
    return True


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards with these codes, e.g. ``"C4 F#3"``."""
    return parse_cards(codes.split())


def rest_of(deck: CardSet, *dealt: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of `deck` that are not `dealt`, mixed, always in the same order."""
    left = deck
    for some in dealt:
        left &= ~set_of(some)
    return tuple(sorted(cards_in(left), key=lambda card: (card + 1) * _STRIDE % _SPREAD))
