"""What computer players need of each game: the tables, and the functions that look things up in them.

A game that is not in a table plays without what the table says: without mistakes, forgetting, beliefs or a search.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from musicards.games import registry
from musicards.games.action import Action, Call, Seat
from musicards.games.distance import player as distance
from musicards.games.go_fish import player as go_fish
from musicards.games.keys_corners import player as keys_corners
from musicards.games.memory import player as memory
from musicards.games.memory.optimal import choose_optimal
from musicards.games.old_maid import player as old_maid
from musicards.games.rng import Rng, pick
from musicards.games.shedding.player import SheddingGuide
from musicards.games.shedding.player import overlooked as shedding_overlooked
from musicards.games.steps import player as steps
from musicards.games.teaching import Hint
from musicards.games.view import View
from musicards.players.belief.belief import Belief
from musicards.players.recollection import Recollection
from musicards.players.search.guide import Guide
from musicards.players.skills import Skills

Strategy: TypeAlias = Callable[[Any, Rng], Action]
Mistakes: TypeAlias = Callable[[Any, Action, Action | None, Skills, Rng], Action]
Oversight: TypeAlias = Callable[[Any, Action, Rng], Action]

STRATEGIES: Final[dict[str, Strategy]] = {
    "distance": distance.best,
    "steps": steps.best,
    "keys_corners": keys_corners.best,
    "memory": memory.best,
    "go_fish": go_fish.best,
    "old_maid": old_maid.best,
}
"""Sensible play, without mistakes. Every game has one."""

OPTIMAL: Final[dict[str, Strategy]] = {"memory": choose_optimal}
"""Optimal play without a search; the other games are played by `STRATEGIES`."""

ADVICE: Final[dict[str, Strategy]] = {"keys_corners": keys_corners.advised}
"""What help advises, where that is not what a sensible player does."""

MISTAKES: Final[dict[str, Mistakes]] = {
    "distance": distance.with_mistakes,
    "steps": steps.with_mistakes,
    "keys_corners": keys_corners.with_mistakes,
    "memory": memory.with_mistakes,
    "go_fish": go_fish.with_mistakes,
}
"""The mistakes that people make while they learn. They may be misplays, but are never refused."""

OVERSIGHTS: Final[dict[str, Oversight]] = {"distance": shedding_overlooked, "steps": shedding_overlooked}
"""What somebody does who overlooks cards that they could play; in the other games, any right action."""

BELIEFS: Final[dict[str, type[Belief]]] = {
    "distance": distance.DistanceBelief,
    "steps": steps.StepsBelief,
    "keys_corners": keys_corners.CornersBelief,
    "memory": memory.BoardBelief,
    "go_fish": go_fish.FishBelief,
    "old_maid": old_maid.MaidBelief,
}
"""What a seat can know of the hidden cards; in other games, what the view alone says."""

RECOLLECTIONS: Final[dict[str, Recollection]] = {
    "memory": memory.BoardRecollection(),
    "go_fish": go_fish.RequestRecollection(),
}
"""What players can forget, in the games in which there is something to remember."""

GUIDES: Final[dict[str, Guide]] = {
    "distance": SheddingGuide(),
    "steps": steps.StepsGuide(),
    "keys_corners": keys_corners.CornersGuide(),
    "go_fish": go_fish.FishGuide(),
}
"""How to search. In the other games no decision matters, or the optimal play is known."""


def sensible_action(view: View, rng: Rng) -> Action:
    """Return a right action for the seat of `view`, chosen as a sensible player would; at random among equals."""
    return STRATEGIES[view.game](view, rng)


def optimal_action(view: View, rng: Rng) -> Action:
    """Return an optimal action if the game has a way to compute one, otherwise a sensible one."""
    return OPTIMAL.get(view.game, STRATEGIES[view.game])(view, rng)


def with_mistakes(view: View, action: Action, before: Action | None, skills: Skills, rng: Rng) -> Action:
    """Return what a player with these `skills` does who means to do `action`.

    It may be a misplay but never an action that would be refused. Forgetting is separate (`Recall`).

    Args:
        view: of the player.
        action: what a sensible player would choose.
        before: the player's previous action.
        skills: of the player.
        rng: makes the choices.
    """
    err = MISTAKES.get(view.game)
    return action if err is None else err(view, action, before, skills, rng)


def overlooked(view: View, meant: Action, rng: Rng) -> Action:
    """Return a right action of a player who means to do `meant` but overlooks cards, or anything better."""
    overlook = OVERSIGHTS.get(view.game)
    if overlook is not None:
        return overlook(view, meant, rng)
    return pick(rng, [action for action in view.legal_actions() if not isinstance(action, Call)])


def belief_for(game: str, seat: Seat, players: int, options: Mapping[str, object]) -> Belief:
    """Return the belief of `seat` in a game that is about to begin. `options` must be complete, as in `Game.options`.

    Raises:
        BadNotation: there is no game of this name.
    """
    registry.find_game(game)
    return BELIEFS.get(game, Belief)(game, seat, players, options)


def hint_for(view: View, rng: Rng) -> Hint | None:
    """Return help for the seat on turn, which `view` belongs to; None in a game without help.

    It forgets nothing that the view contains.
    """
    hint = registry.find_manifest(view.game).hint
    return None if hint is None else hint(view, ADVICE.get(view.game, STRATEGIES[view.game])(view, rng))
