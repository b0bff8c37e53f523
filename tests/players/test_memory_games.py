"""Whole games of Memory, played with the tables."""

from math import sqrt
from random import Random

import pytest

from musicards.cards import HOUR_OF, NOTE_CARDS, octave_of, set_of
from musicards.games.action import CHANCE
from musicards.games.event import Event
from musicards.games.memory import Flip, Memory, MemoryView
from musicards.games.memory import player as naive
from musicards.games.memory.mixups import Mixups
from musicards.games.memory.optimal import PATIENCE, choose_optimal
from musicards.games.memory.prospects import TWO_NEW, Prospects
from musicards.games.registry import make_game
from musicards.games.rng import Rng
from musicards.players.recall import Recall
from tests.players.memory_states import chosen


def small_game(players: int, pairs: int, rng: Rng) -> Memory:
    """Return a dealt game with `pairs` pairs."""
    game = make_game("memory", players, {})
    assert isinstance(game, Memory)
    game.deck = set_of([card for card in NOTE_CARDS if octave_of(card) in {4, 5} and HOUR_OF[card] <= pairs])
    game.apply(CHANCE, game.chance(rng))
    return game


@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_play_everybody_wins_as_often_as_the_tables_say(players: int) -> None:
    games = 1000
    won = [0.0] * players
    for number in range(games):
        rng = Random(number)
        game = small_game(players, 5, rng)
        while not game.over:
            game.apply(game.turn, choose_optimal(game.view(game.turn), rng))
        for seat in game.winners():
            won[seat] += 1 / len(game.winners())
    hoped = Prospects(players, PATIENCE).on_turn(5 * TWO_NEW, (0,) * players)
    for mean, hope in zip([wins / games for wins in won], hoped, strict=True):
        assert mean == pytest.approx(hope, abs=4 * sqrt(hope * (1 - hope) / games))  # four standard deviations


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize(("board", "pairs"), [("naturals", 7), ("chromatic", 12), ("full", 27)])
def test_a_player_who_forgets_and_mixes_up_finishes_the_game(board: str, pairs: int, players: int) -> None:
    rng = Random(players)
    game = make_game("memory", players, {"board": board})
    recalls = [Recall(rng, 60.0, frozenset({"memory"})) for _ in range(players)]
    mixups = [Mixups(rng, 40.0) for _ in range(players)]

    def emit(event: Event) -> None:
        for recall, mixup in zip(recalls, mixups, strict=True):
            recall.notice(event)
            mixup.notice(event)

    game.apply(CHANCE, game.chance(rng))
    while not game.over:
        remembered = recalls[game.turn].blurred(game.view(game.turn))
        assert isinstance(remembered, MemoryView)
        game.apply(game.turn, choose_optimal(mixups[game.turn].blurred(remembered), rng), emit)
    assert sum(game.result().scores) == pairs


def test_without_patience_nobody_passes() -> None:
    for number in range(20):
        rng = Random(number)
        game = small_game(2, 7, rng)
        while not game.over:
            view = game.view(game.turn)
            at = chosen(view, rng, patience=0.0)
            known = [HOUR_OF[card] for card in view.seen if card is not None]
            assert view.up is not None or view.seen[at] is None or len(set(known)) < len(known)
            game.apply(game.turn, Flip(at))


def test_the_same_view_and_random_numbers_give_the_same_card() -> None:
    for number in range(10):
        rng = Random(number)
        game = small_game(3, 8, rng)
        while not game.over:
            view = game.view(game.turn)
            hidden_otherwise = Memory.determinize(game.view(game.turn), rng).view(game.turn)
            seed = rng.random()
            action = choose_optimal(view, Random(seed))
            assert choose_optimal(hidden_otherwise, Random(seed)) == action
            game.apply(game.turn, action)


def test_good_play_beats_good_memory() -> None:
    deals = 250
    won = 0.0
    for number in range(deals):
        for good in range(2):
            rng = Random(number)
            game = make_game("memory", 2, {})
            game.apply(CHANCE, game.chance(rng))
            while not game.over:
                view = game.view(game.turn)
                assert isinstance(view, MemoryView)
                game.apply(game.turn, (choose_optimal if game.turn == good else naive.best)(view, rng))
            won += (good in game.winners()) / len(game.winners())
    assert won / (2 * deals) > 0.56  # 0.63 is what it is worth; this is four standard deviations less
