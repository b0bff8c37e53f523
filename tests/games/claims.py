"""What the prompt of each task claims, checked against the rules: what is possible now, and what is not.

Every claim tries out what a player could attempt, so that neither side depends on lists made for computer players.
"""

from musicards.errors import Refusal
from musicards.games.action import Action
from musicards.games.game import Game
from musicards.games.teaching import Task
from tests.games.cases import Claim, case_of


def _can(game: Game, action: Action) -> bool:
    try:
        game.check(game.turn, action)
    except Refusal:
        return False
    return True


def possible(game: Game) -> list[Action]:
    """Return the attempts that are not refused."""
    return [action for action in case_of(game.name).attempts(game) if _can(game, action)]


def kinds(game: Game) -> set[str]:
    """Return what is possible, in the words of actions."""
    return {str(action.to_json()["do"]) for action in possible(game)}


def only(*words: str) -> Claim:
    """Claim that exactly these kinds of actions are possible."""
    return lambda game, _: kinds(game) == set(words)


def check_claims(game: Game, task: Task | None) -> None:
    """Fail if the prompt of the seat on turn says something untrue."""
    assert task is not None
    assert case_of(game.name).claims[task.name](game, task), (task, kinds(game), game.state())
