"""No player uses hidden cards: exchanging them does not change the player's actions."""

from collections.abc import Sequence
from random import Random

import pytest

from musicards.games.action import Action, Seat
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.registry import GAMES
from musicards.players.levels import LEVELS
from tests.levels import make_quick
from tests.players.played import on_turn, with_other_cards

MOMENTS = 8


def chosen(level: str, game: Game, seat: Seat, heard: Sequence[Event]) -> list[Action | bool]:
    """Return the action of a player at `seat` who got these events."""
    player = make_quick(level, Random(7))
    for event in heard:
        if player.listens(game.name):
            player.notice(event)
    view = game.view(seat)
    return [player.calls(view), player.choose(view), player.choose(view)]


@pytest.mark.parametrize("name", GAMES)
def test_exchanged_hidden_cards_change_no_choice(name: str) -> None:
    exchanged = 0
    for now, seat in on_turn(name, MOMENTS):
        other, game = with_other_cards(now, seat)
        exchanged += game.hands != now.game.hands or game.stock != now.game.stock
        for level in LEVELS:
            here = chosen(level, now.game, seat, now.heard(seat))
            assert chosen(level, game, seat, other.heard(seat)) == here, level
    assert exchanged or name == "memory"  # where only looking at the state can reveal unseen cards
