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
from tests.strategies import reached_states, states_in_play, tables

FIRST_WORDS = {
    0: [1_363_572_419, 145_230_303, 808_754_475],
    1: [441_792_574, 614_447_336, 1_644_328_534],
    -1: [4_273_276_651, 3_768_204_794, 412_274_996],
    10**40: [3_934_682_557, 2_116_224_380, 2_875_623_129],
}
"""By seed, the first numbers of the generator."""

every_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(0, 2**96 - 1)


def actions_of(game: Game) -> list[Action]:
    """Return the right actions except the call, which has no number."""
    return [action for action in game.legal_actions() if not isinstance(action, Call)]


def menus(game: Game) -> list[list[Action]]:
    """Return the right actions of each seat."""
    return [game.view(seat).legal_actions() for seat in (None, *range(game.players))]


def let_chance(game: Game, rng: FastRng) -> None:
    """Apply the chance actions that are due."""
    while game.chance_due:
        game.apply(CHANCE, game.chance(rng))


def walk(game: Game, rng: FastRng) -> Iterator[int]:
    """Yield random moves by number to the end. Each is played after it has been yielded."""
    while not game.over:
        move = pick(rng, game.moves())
        yield move
        game.play_move(move, rng)


@every_game
@given(data=st.data())
def test_moves_are_the_legal_actions_in_their_order(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name, most_steps=300))
    assert game.moves() == [game.move_of(action) for action in actions_of(game)]


@every_game
@given(data=st.data())
def test_every_move_is_listed_once_and_is_below_the_move_space(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    moves = game.moves()[:]
    assert len(set(moves)) == len(moves)
    assert all(0 <= move < game.move_space for move in moves)
    assert [game.move_of(game.action_of(move)) for move in moves] == moves
    game.moves().clear()  # the list is the caller's own
    assert game.moves() == moves


@every_game
@given(data=st.data())
def test_same_comes_of_a_move_by_number_and_in_words(name: str, data: st.DataObject) -> None:
    by_number = data.draw(states_in_play(name))
    in_words = by_number.copy()
    move = data.draw(st.sampled_from(by_number.moves()))
    in_words.apply(in_words.turn, in_words.action_of(move))
    by_number.play_move(move, None)
    assert snapshot(by_number) == snapshot(in_words)
    assert menus(by_number) == menus(in_words)


@every_game
@given(data=st.data(), seed=seeds)
def test_with_dice_chance_does_what_has_become_due(name: str, data: st.DataObject, seed: int) -> None:
    by_number = data.draw(states_in_play(name))
    in_words = by_number.copy()
    move = data.draw(st.sampled_from(by_number.moves()))
    in_words.apply(in_words.turn, in_words.action_of(move))
    let_chance(in_words, FastRng(seed))
    by_number.play_move(move, FastRng(seed))
    assert snapshot(by_number) == snapshot(in_words)


@every_game
@given(data=st.data(), seed=seeds)
def test_whole_game_by_number_is_that_in_words(name: str, data: st.DataObject, seed: int) -> None:
    by_number = data.draw(tables(name))
    in_words = by_number.copy()
    rng, same_dice = FastRng(seed), FastRng(seed)
    by_number.begin(rng)
    let_chance(in_words, same_dice)
    assert snapshot(by_number) == snapshot(in_words)
    assert menus(by_number) == menus(in_words)
    for move in walk(by_number, rng):
        assert pick(same_dice, in_words.moves()) == move
        in_words.apply(in_words.turn, in_words.action_of(move))
        let_chance(in_words, same_dice)
    assert snapshot(by_number) == snapshot(in_words)


@every_game
@given(data=st.data(), seed=seeds)
def test_playout_ends_the_game_and_keeps_its_cards(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(states_in_play(name))
    other, cards = game.copy(), all_cards(game)
    made = game.playout(FastRng(seed))
    assert made > 0
    assert game.over
    assert (all_cards(game), game.moves(), game.chance_due) == (cards, [], False)
    assert game.playout(FastRng(0)) == 0
    assert other.playout(FastRng(seed)) == made
    assert snapshot(game) == snapshot(other)


@pytest.mark.parametrize("name", ["go_fish", "memory"])
@given(data=st.data(), seed=seeds)
def test_a_playout_of_its_own_makes_the_moves_that_a_list_would_have_given(
    name: str, data: st.DataObject, seed: int
) -> None:
    game = data.draw(states_in_play(name))
    other = game.copy()
    assert game.playout(FastRng(seed)) == Game.playout(other, FastRng(seed))
    assert snapshot(game) == snapshot(other)


@every_game
@given(data=st.data(), seed=seeds)
def test_copy_played_by_number_goes_its_own_way(name: str, data: st.DataObject, seed: int) -> None:
    game = data.draw(states_in_play(name))
    before = snapshot(game)
    copy = game.copy()
    for _ in walk(copy, FastRng(seed)):
        assert snapshot(game) == before


@every_game
@given(data=st.data(), seed=seeds)
def test_game_by_number_written_down_in_words_replays(name: str, data: st.DataObject, seed: int) -> None:
    game, rng, log = data.draw(tables(name)), FastRng(seed), []
    while not game.over:
        if game.chance_due:
            chance = game.chance(rng)
            log.append(write_entry(CHANCE, chance))
            game.apply(CHANCE, chance)
        else:
            move = pick(rng, game.moves())
            log.append(write_entry(game.turn, game.action_of(move)))
            game.play_move(move, None)
    again = replay(parse_record(Record(name, game.players, game.options, log, game.result().to_json()).to_line()))
    assert (again.error, snapshot(again.game)) == (None, snapshot(game))


@every_game
def test_every_move_has_a_name_of_its_own(name: str) -> None:
    game = GAMES[name]
    names = [game.move_name(move) for move in range(game.move_space)]
    assert "" not in names
    assert len(set(names)) == game.move_space


@every_game
def test_no_move_but_the_right_ones_while_nothing_is_dealt(name: str) -> None:
    assert make_game(name, 2, {}).moves() == []


# The generator


@pytest.mark.parametrize("seed", FIRST_WORDS)
def test_first_numbers_of_a_seed_stay_what_they_are(seed: int) -> None:
    rng = FastRng(seed)
    assert [rng.word() for _ in range(3)] == FIRST_WORDS[seed]


@given(seeds)
def test_numbers_are_from_0_to_1(seed: int) -> None:
    rng = FastRng(seed)
    assert all(0 <= rng.random() < 1 for _ in range(100))


@given(seeds, st.integers(1, 2**20))
def test_below_is_what_random_makes_of_the_same_word(seed: int, limit: int) -> None:
    rng, same_dice = FastRng(seed), FastRng(seed)
    assert [rng.below(limit) for _ in range(20)] == [int(same_dice.random() * limit) for _ in range(20)]


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
