"""Players that search: how long, how the time is divided, and that they find the best move."""

from random import Random
from time import thread_time

import pytest

from musicards.cards import CODES
from musicards.games.action import CHANCE, Action, Seat
from musicards.games.event import Event
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import FastRng
from musicards.games.view import View
from musicards.players.games import GUIDES, belief_for, sensible_action
from musicards.players.levels import make_player
from musicards.players.playing import play_game, rng_of
from musicards.players.rule_player import RulePlayer
from musicards.players.search.tree import Edge, Search
from musicards.players.thinker import Thinker
from tests.games import deals

searched = pytest.mark.parametrize("name", [name for name in GAMES if name in GUIDES])


def dealt(name: str, seed: int = 1) -> Game:
    """Return a game in which the seat on turn has a choice."""
    rng = Random(seed)
    while True:
        game = make_game(name, 2, {})
        game.apply(CHANCE, game.chance(rng))
        if len(game.moves()) > 2:
            return game


def search_of(game: Game, *, favorite: Action | None = None, seed: int = 1) -> Search:
    view = game.view(game.turn)
    guide = GUIDES[game.name]
    assert guide is not None
    belief = belief_for(game.name, game.turn, game.players, game.options)
    favorite = favorite or sensible_action(view, Random(seed))
    return Search(view, belief, guide, FastRng(seed), favorite)


@searched
def test_it_chooses_a_right_action_the_same_for_the_same_random_numbers(name: str) -> None:
    game = dealt(name)
    action, *others = [Thinker(Random(3), seconds=0, rounds=10).plan(game.view(game.turn)) for _ in range(3)]
    assert others == [action] * 2
    assert game.move_of(action) in game.moves()
    game.apply(game.turn, action)


@searched
def test_it_thinks_no_longer_than_it_may(name: str) -> None:
    view = dealt(name).view(Seat(0))
    thinker = Thinker(Random(3), seconds=0.05, rounds=10**9)
    started = thread_time()
    thinker.plan(view)
    assert thread_time() - started < 1.0  # a little more than it may, for the last rounds; hours, if it did not look


def test_pondering_yields_to_others_and_ends() -> None:
    view = dealt("go_fish").view(Seat(0))  # in Steps, the compiled engine finds the best move at once
    thinker = Thinker(Random(3), seconds=0.1, rounds=10**9)
    slices = 0
    while thinker.ponder(view):
        slices += 1
        assert slices < 1000
    assert slices > 2
    started = thread_time()
    thinker.plan(view)
    assert thread_time() - started < 0.05  # the search is complete already


def test_another_view_begins_another_thought() -> None:
    game = dealt("steps")
    thinker = Thinker(Random(3), seconds=0, rounds=4)
    first = thinker.plan(game.view(game.turn))
    game.apply(game.turn, first)
    if game.turn == 0:
        assert game.move_of(thinker.plan(game.view(game.turn))) in game.moves()
    while thinker.ponder(game.view(game.turn)):
        pass
    assert game.move_of(thinker.plan(game.view(game.turn))) in game.moves()


def test_every_candidate_is_tried_in_the_same_worlds() -> None:
    search = search_of(dealt("steps"))
    racers = list(search.racing)
    search.go(8)  # too few rounds for a move to be discarded
    assert {edge.tries for edge in racers} == {8.0}
    assert sum(edge.lead for edge in racers) == pytest.approx(0)


def test_what_has_fallen_behind_drops_out() -> None:
    first, second = Edge(1), Edge(2)
    for lead in (0.4, 0.6) * 20:
        first.lead += lead
        first.lead_squared += lead**2
        second.lead -= lead
        second.lead_squared += lead**2
    assert second.behind(first, 3.0, 40.0)
    assert not first.behind(second, 3.0, 40.0)


def test_favorite_is_made_when_nothing_was_found_out() -> None:
    game = dealt("steps")
    for action in game.legal_actions():
        assert search_of(game, favorite=action).best() == game.move_of(action)


def test_it_sees_the_card_that_wins_now() -> None:
    """Down to two notes a half step apart, half and half go out at once; a whole step would leave a card."""
    rest = [code for code in CODES if code not in {"C#4", "D4", "C4"}]
    game = deals.steps("C#4 D4", " ".join(rest[:7]), starter="C4", stock=" ".join(rest[7:])).game
    whole = next(action for action in game.legal_actions() if getattr(action, "step", "") == "whole")
    search = search_of(game, favorite=whole)
    search.go(60)
    assert "half" in repr(game.action_of(search.best()))


class Quiet(RulePlayer):
    """A rule player that never calls, like its opponent."""

    def calls(self, view: View) -> bool:  # noqa: ARG002
        return False


class Thoughtful(Quiet):
    """A searching player that never calls."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.thinker = Thinker(rng, seconds=0, rounds=5)

    def listens(self, game: str) -> bool:  # noqa: ARG002
        return True

    def notice(self, event: Event) -> None:
        self.thinker.notice(event)

    def choose(self, view: View) -> Action:
        return self.thinker.plan(view)


def test_thinking_ahead_wins_more_often_than_not() -> None:
    won = 0.0
    for number in range(12):
        for seat in range(2):
            rng = rng_of(5, number)
            game = make_game("steps", 2, {})
            players = [Thoughtful(rng), make_player("random", rng)]
            play_game(game, players if seat == 0 else players[::-1], rng)
            won += (seat in game.winners()) / len(game.winners())
    assert won >= 16  # of 24
