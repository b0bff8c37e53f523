"""Help for a person: who follows only prompts, refusals and Help me ends every game."""

from random import Random

import pytest

from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.teaching import Hint
from musicards.players.games import hint_for
from musicards.record import write_entry
from tests.games.cases import case_of
from tests.games.claims import check_claims
from tests.games.wander import attempt, submit, turns

SEEDS = 50
MAX_ATTEMPTS = 5000


def tries(game: Game, rng: Random) -> None:
    """Attempt something as a beginner would; whatever comes of it, the prompts stay true."""
    submit(game, attempt(game, rng))
    if not game.over and not game.chance_due:
        check_claims(game, game.view(game.turn).task())


def follow(game: Game, rng: Random) -> Hint | None:
    """Do what the prompt and Help me say, after a mistake or two."""
    if game.chance_due:
        assert submit(game, write_entry(None, game.chance(rng))) is None
        return None
    view = game.view(game.turn)
    check_claims(game, view.task())
    if rng.random() < 0.2:
        tries(game, rng)
        return None
    hint = hint_for(view, rng)
    assert hint is not None
    seat, misplay = game.turn, game.is_misplay(hint.action)
    assert submit(game, write_entry(seat, hint.action)) is None
    assert not misplay
    return hint


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_only_prompts_and_help_ends_every_game(name: str) -> None:
    heard = set()
    for seed in range(SEEDS):
        rng = Random(seed)
        game = make_game(name, 2 + seed % 3, {})
        for _ in range(MAX_ATTEMPTS):
            if game.over:
                break
            hint = follow(game, rng)
            if hint is not None:
                heard.add(hint.name)
        assert game.over, seed
    assert heard == case_of(name).hints


@pytest.mark.parametrize("name", GAMES)
def test_hint_depends_only_on_what_the_seat_may_know(name: str) -> None:
    rng = Random(1)
    game = make_game(name, 3, {})
    for step, view in enumerate(turns(game, rng, 60)):
        other = type(game).determinize(view, Random(step))
        assert hint_for(view, Random(step)) == hint_for(other.view(game.turn), Random(step))
        follow(game, rng)
