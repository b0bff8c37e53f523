"""First steps in a match: which prompt is due, and what chance and the computer player do meanwhile."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Final

from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE, Action, By, ChanceAction, Seat
from musicards.games.event import Misplayed
from musicards.games.first_steps import COMPUTER, PLAYER, Fields, FirstSteps, Prompt, Reply, advance
from musicards.games.game import Game
from musicards.games.registry import find_manifest
from musicards.server.match.bodies import NewMatch
from musicards.server.match.messages import DuePrompt, Settings
from musicards.server.match.timeline import UNDO, Step

_SEATS: Final = ("person", "computer")


def prepared(new: NewMatch) -> NewMatch:
    """Return the match to create for a request for First steps: with their options, and no other settings.

    Raises:
        BadNotation: the game has no First steps, or the seats are not a person and a computer player.
    """
    steps = find_manifest(new.game).first_steps
    if steps is None:
        raise BadNotation(f"{new.game} has no first_steps")
    if tuple(seat.kind for seat in new.seats) != _SEATS:
        raise BadNotation("first_steps are for two seats: a person and a computer")
    settings = Settings(help=False, first_steps=True, late_joiners=False, stand_in=0)  # nobody plays for them
    return replace(new, options=dict(steps.options), settings=settings)


class Path:
    """How far the players of a match have followed its First steps."""

    def __init__(self, steps: FirstSteps) -> None:
        self._steps = steps
        self._reached: list[int | None] = [0]  # after each entry that was not taken back
        self._by_version: list[int | None] = [0]

    @property
    def leads(self) -> bool:
        """Whether the players are on the path, and have not reached its end."""
        return self._part(self._now) is not None

    def commit(self, before: Step, step: Step) -> None:
        """Follow an entry of the log, even one that takes another back."""
        if step.entry["do"] == UNDO:
            self._reached.pop()
        else:
            self._reached.append(self._after(self._now, before, step))
        self._by_version.append(self._now)

    def refuse(self, seat: Seat, action: Fields) -> bool:
        """Follow a refused action. Return whether the prompt that is due asked for it.

        Refusals are not stored, so after a restart the prompt is due again. The player may also skip it.
        """
        part = self._part(self._now)
        if seat != PLAYER or self._now is None or not isinstance(part, Prompt) or not part.is_refused_as(action):
            return False
        self._reached[-1] = self._by_version[-1] = self._now + 1
        return True

    def chance(self, last: Step, draft: Iterable[Step]) -> ChanceAction | None:
        """Return what chance does after `last` and a `draft`; None if that is not prepared."""
        steps = [last, *draft]
        at = self._now
        for before, step in pairwise(steps):
            at = self._after(at, before, step)
        part = self._part(at)
        if not isinstance(part, Reply) or not isinstance(part.action, ChanceAction):
            return None
        return part.action if _is_possible(steps[-1].game, CHANCE, part.action) else None

    def reply(self, game: Game, seat: Seat) -> Action | None:
        """Return what the computer player in `seat` does now; None if that is not prepared or no longer possible."""
        part = self._part(self._now)
        if not isinstance(part, Reply) or not part.by == seat == COMPUTER:
            return None
        return part.action if _is_possible(game, seat, part.action) else None

    def prompt(self, version: int, viewer: Seat | None) -> DuePrompt | None:
        """Return how far the players were at `version`, for the player; None for spectators."""
        if viewer != PLAYER:
            return None
        at = self._by_version[version]
        parts = self._steps.parts
        done = 0 if at is None else sum(isinstance(part, Prompt) for part in parts[:at])
        total = self._steps.prompts
        if at is None:
            return DuePrompt("off", done, total)
        part = self._part(at)
        if isinstance(part, Prompt):
            return DuePrompt("due", done, total, part.text, part.action.to_json(), dict(part.notes))
        return DuePrompt("done" if part is None else "wait", done, total)

    @property
    def _now(self) -> int | None:
        return self._reached[-1]

    def _part(self, at: int | None) -> Prompt | Reply | None:
        return None if at is None or at == len(self._steps.parts) else self._steps.parts[at]

    def _after(self, at: int | None, before: Step, step: Step) -> int | None:
        return advance(
            self._steps.parts,
            at,
            step.entry,
            misplay=any(isinstance(event, Misplayed) for event in step.events),
            same_turn=step.turn == before.turn and not step.game.over,
        )


def _is_possible(game: Game, by: By, action: Action | ChanceAction) -> bool:
    try:
        game.check(by, action)
    except Refusal:
        return False
    return True
