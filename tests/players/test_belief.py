"""Beliefs agree with everything that a seat has seen, in every game."""

from random import Random

import pytest

from musicards.games.action import Seat
from musicards.games.registry import GAMES
from musicards.games.rng import FastRng
from tests.players.played import LEVELS, moments, replayed, table


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_worlds_agree_with_the_view(name: str, players: int, level: str) -> None:
    rng = Random(f"{name} {players} {level}")
    for seed in range(2):
        for now, seat in moments(table(name, players), rng, level, 0.06):
            view = now.game.view(Seat(seat))
            fast_rng = FastRng(seed)
            for _ in range(3):
                world = now.beliefs[seat].world(view, fast_rng)
                assert world.view(Seat(seat)) == view
                assert sum(world.counts) + len(world.stock) == sum(now.game.counts) + len(now.game.stock)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_past_leads_to_what_was_seen(name: str, players: int, level: str) -> None:
    rng = Random(f"past {name} {players} {level}")
    for seed in range(2):
        for now, seat in moments(table(name, players), rng, level, 0.04):
            replayed(now, seat, now.beliefs[seat].past(now.game.view(Seat(seat)), FastRng(seed)))
