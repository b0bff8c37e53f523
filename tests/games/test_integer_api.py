"""The integer API: in every game it has the moves of `legal_actions`, in the same order, with the same outcomes."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.games.action import CHANCE, Action, Call
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import FastRng, pick, shuffle, shuffled
from musicards.record import Record, parse_record, replay, write_entry
from tests.games.wander import all_cards, snapshot
from tests.strategies import in_games, reached_states, states_in_play, tables

FIRST_WORDS = {
    0: [1_363_572_419, 145_230_303, 808_754_475],
    1: [441_792_574, 614_447_336, 1_644_328_534],
    -1: [4_273_276_651, 3_768_204_794, 412_274_996],
    10**40: [3_934_682_557, 2_116_224_380, 2_875_623_129],
}
"""By seed, the first numbers of the generator."""

seeds = st.integers(0, 2**96 - 1)


def actions_of(game: Game) -> list[Action]:
    """Return the right actions except the call, which has no number."""
    return [action for action in game.legal_actions() if not isinstance(action, Call)]


def menus(game: Game) -> list[list[Action]]:
    """Return the right actions of each seat."""
    return [game.view(seat).legal_actions() for seat in (None, *range(game.players))]


def let_chance(game: Game, rng: FastRng) -> Iterator[object]:
    """Apply the chance actions that are due. Yield their entries."""
    while game.chance_due:
        action = game.chance(rng)
        game.apply(CHANCE, action)
        yield write_entry(CHANCE, action)


def walk(game: Game, rng: FastRng) -> Iterator[int]:
    """Yield random moves by number to the end. Each is played after it has been yielded."""
    while not game.over:
        move = pick(rng, game.moves())
        yield move
        game.play_move(move, rng)


@in_games(lambda name: reached_states(name, most_steps=300))
def test_moves_are_the_legal_actions_in_their_order_each_once(game: Game) -> None:
    moves = game.moves()[:]
    assert moves == [game.move_of(action) for action in actions_of(game)]
    assert len(set(moves)) == len(moves)
    assert all(0 <= move < game.move_space for move in moves)
    assert [game.move_of(game.action_of(move)) for move in moves] == moves
    game.moves().clear()  # the list is the caller's own
    assert game.moves() == moves


@in_games(states_in_play, seed=seeds)
def test_same_comes_of_a_move_by_number_and_in_words(by_number: Game, data: st.DataObject, seed: int) -> None:
    in_words, with_dice = by_number.copy(), by_number.copy()
    move = data.draw(st.sampled_from(by_number.moves()))
    in_words.apply(in_words.turn, in_words.action_of(move))
    by_number.play_move(move, None)
    assert snapshot(by_number) == snapshot(in_words)
    assert menus(by_number) == menus(in_words)
    list(let_chance(in_words, FastRng(seed)))
    with_dice.play_move(move, FastRng(seed))  # chance does what has become due
    assert snapshot(with_dice) == snapshot(in_words)


@in_games(tables, seed=seeds)
def test_whole_game_by_number_is_that_in_words_and_replays(by_number: Game, seed: int) -> None:
    in_words = by_number.copy()
    rng, same_dice = FastRng(seed), FastRng(seed)
    by_number.begin(rng)
    log = [*let_chance(in_words, same_dice)]
    assert snapshot(by_number) == snapshot(in_words)
    assert menus(by_number) == menus(in_words)
    for move in walk(by_number, rng):
        assert pick(same_dice, in_words.moves()) == move
        action = in_words.action_of(move)
        log.append(write_entry(in_words.turn, action))
        in_words.apply(in_words.turn, action)
        log += let_chance(in_words, same_dice)
    assert snapshot(by_number) == snapshot(in_words)
    record = Record(by_number.name, in_words.players, in_words.options, log, by_number.result().to_json())
    again = replay(parse_record(record.to_line()))
    assert (again.error, snapshot(again.game)) == (None, snapshot(by_number))


@in_games(states_in_play, seed=seeds)
def test_playout_ends_the_game_and_keeps_its_cards(game: Game, seed: int) -> None:
    other, cards = game.copy(), all_cards(game)
    made = game.playout(FastRng(seed))
    assert made > 0
    assert game.over
    assert (all_cards(game), game.moves(), game.chance_due) == (cards, [], False)
    assert game.playout(FastRng(0)) == 0
    # Those of their own make the moves that a list would have given, but where they pick differently.
    playout = Game.playout if game.name in {"go_fish", "memory"} else type(game).playout
    assert playout(other, FastRng(seed)) == made
    assert snapshot(game) == snapshot(other)


@in_games(states_in_play, seed=seeds)
def test_copy_played_by_number_goes_its_own_way(game: Game, seed: int) -> None:
    before = snapshot(game)
    copy = game.copy()
    for _ in walk(copy, FastRng(seed)):
        assert snapshot(game) == before


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_a_name_of_its_own(name: str) -> None:
    game = GAMES[name]
    names = [game.move_name(move) for move in range(game.move_space)]
    assert "" not in names
    assert len(set(names)) == game.move_space
    assert make_game(name, 2, {}).moves() == []  # while nothing is dealt


# The generator


@pytest.mark.parametrize("seed", FIRST_WORDS)
def test_first_numbers_of_a_seed_stay_what_they_are(seed: int) -> None:
    rng = FastRng(seed)
    assert [rng.word() for _ in range(3)] == FIRST_WORDS[seed]


@given(seeds, st.integers(1, 2**20))
def test_numbers_are_from_0_to_1_and_below_makes_the_same_of_a_word(seed: int, limit: int) -> None:
    rng, same_dice = FastRng(seed), FastRng(seed)
    numbers = [same_dice.random() for _ in range(100)]
    assert all(0 <= number < 1 for number in numbers)
    assert [rng.below(limit) for _ in numbers] == [int(number * limit) for number in numbers]


@pytest.mark.parametrize("limit", [2, 3, 7, 54])
def test_every_number_below_comes_about_as_often(limit: int) -> None:
    rng = FastRng(5)
    counts = Counter(rng.below(limit) for _ in range(1000 * limit))
    assert sorted(counts) == list(range(limit))
    assert all(850 < count < 1150 for count in counts.values())  # five standard deviations are 158


def test_different_seeds_give_different_numbers() -> None:
    assert len({FastRng(seed).word() for seed in range(1000)}) == 1000


@given(seeds, st.integers(0, 60))
def test_fast_generator_shuffles_as_any_other_does(seed: int, count: int) -> None:
    things = list(range(count))
    shuffle(FastRng(seed), things)
    assert things == shuffled(FastRng(seed), range(count))
