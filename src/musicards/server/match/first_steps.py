"""First steps in a match: how far the player of a scene is, and what chance and the computer player do meanwhile."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from musicards.errors import BadNotation
from musicards.games.action import Action, Call, ChanceAction, Seat
from musicards.games.first_steps import PLAYER, Goal, Progress, Scene, advance, is_possible, reply_to, state_of
from musicards.games.game import Game
from musicards.games.registry import find_manifest
from musicards.players.games import hint_for
from musicards.server.match.bodies import NewMatch
from musicards.server.match.help import LAST
from musicards.server.match.messages import DueGoal, Help, Settings
from musicards.server.match.timeline import UNDO, Step

_SEATS: Final = ("person", "computer")


def prepared(new: NewMatch) -> NewMatch:
    """Return the match to create for a scene of First steps: with its options, and no other settings.

    Raises:
        BadNotation: the game has no such scene, or the seats are not a person and a computer player.
    """
    scene = find_scene(new.game, new.settings.first_steps)
    if tuple(seat.kind for seat in new.seats) != _SEATS:
        raise BadNotation("first_steps are for two seats: a person and a computer")
    settings = Settings(help=False, first_steps=new.settings.first_steps, late_joiners=False, stand_in=0)
    return replace(new, options=dict(scene.options), settings=settings)  # nobody plays for them


def find_scene(game: str, number: int) -> Scene:
    """Return a scene of the First steps of `game`; the first is number 1.

    Raises:
        BadNotation: there is no such scene.
    """
    scenes = find_manifest(game).first_steps
    if not 1 <= number <= len(scenes):
        raise BadNotation(f"{game} has no first_steps {number}: they go from 1 to {len(scenes)}")
    return scenes[number - 1]


class ScenePlay:
    """The scene of a match, as far as its player has come."""

    def __init__(self, game: str, number: int) -> None:
        self._scene = find_scene(game, number)
        self._number = number
        self._total = len(find_manifest(game).first_steps)
        self._acts: list[object] = []  # what the player has done, as in a record
        self._progress = [Progress()]  # after each entry that was not taken back
        self._by_version = [Progress()]

    def commit(self, step: Step) -> None:
        """Follow an entry of the log, even one that takes another back."""
        if step.entry["do"] == UNDO:
            self._progress.pop()
        else:
            if step.entry["by"] == PLAYER:
                self._acts.append({name: value for name, value in step.entry.items() if name != "by"})
            self._progress.append(self._after(self._progress[-1], step))
        self._by_version.append(self._progress[-1])

    def chance(self, last: Step, draft: Iterable[Step]) -> ChanceAction | None:
        """Return what chance does after `last` and a `draft`; None if that is not prepared."""
        progress, game = self._progress[-1], last.game
        for step in draft:
            progress, game = self._after(progress, step), step.game
        action = reply_to(self._scene, progress, game)
        return action if isinstance(action, ChanceAction) else None

    def reply(self, game: Game) -> Action | None:
        """Return what the computer player on turn does; None if it does nothing any more."""
        return reply_to(self._scene, self._progress[-1], game)

    def goal(self, step: Step, viewer: Seat | None) -> DueGoal | None:
        """Return how far the player was after `step`, for the player; None for spectators."""
        if viewer != PLAYER:
            return None
        progress = self._by_version[step.version]
        state = state_of(self._scene, progress, step.game)
        if state == "done":
            return DueGoal(state, self._number, self._total)
        goal = self._scene.goals[progress.reached]
        return DueGoal(state, self._number, self._total, goal.name, self._help(goal, step) if state == "due" else None)

    def _help(self, goal: Goal, step: Step) -> Help | None:
        """Return what the player needs to know, as help with the move: made from what they see now."""
        if goal.is_a_call:
            return Help(step.version, LAST, "", {}, Call().to_json())
        if not goal.is_helped:
            return None
        example = next((each for each in goal.examples if self._suggests(each, step.game)), None)
        if example is not None:
            explain = find_manifest(step.game.name).hint
            hint = None if explain is None else explain(step.game.view(PLAYER), example)
        else:
            # By the version, so that the same scene always says the same.
            hint = hint_for(step.game.view(PLAYER), Random(step.version))
        if hint is None:
            return None
        if hint.is_guess:  # a mark would look like the answer
            return Help(step.version, LAST, hint.name, {**hint.look}, None)
        facts = {**hint.look, **hint.answer}
        return Help(step.version, LAST, hint.name, facts, hint.action.to_json())

    def _suggests(self, action: Action, game: Game) -> bool:
        """Whether help suggests `action`: nothing that was done before, such as asking in vain."""
        return is_possible(game, PLAYER, action) and action.to_json() not in self._acts

    def _after(self, progress: Progress, step: Step) -> Progress:
        return advance(self._scene, progress, step.entry, step.events, step.game)
