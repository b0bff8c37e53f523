"""States as words: they unpack to what `encode` makes of the view, and to the right moves."""

import itertools
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from musicards.cards import DECK, set_of
from musicards.envs.encode import ENCODERS, encode, layout_of, to_agent_numbers
from musicards.envs.words import StateVector, Unpacker, places_of, words_of
from musicards.games.batch import NOBODY_CALLS, RACE, SOMEBODY_CALLS, Batch
from musicards.games.option import Choice, Flag, Number
from musicards.games.registry import find_game, make_game
from musicards.games.shedding.moves import PASS


def options_of(name: str) -> list[dict[str, object]]:
    """Return each value of each option, one at a time."""
    found: list[dict[str, object]] = []
    for option in find_game(name).known_options:
        values: Sequence[object] = (option.default(),)
        if isinstance(option, Flag):
            values = (False, True)
        elif isinstance(option, Number):
            values = option.choices
        elif isinstance(option, Choice):
            values = option.words
        found += [{option.name: value} for value in values]
    return found


GAMES = 6
STEPS = 60
SCALES = [
    {"tonic": "A", "kind": "minor_pentatonic"},
    {"tonic": "Eb", "kind": "blues"},
    {"tonic": "B", "kind": "lydian"},
    {"tonic": "F#", "kind": "custom", "formula": [6, 6]},  # the shortest
    {"tonic": "G", "kind": "custom", "formula": [5, 1, 4, 2]},
    {"tonic": "Bb", "kind": "custom", "formula": [1, 1, 2, 1, 1, 1, 1, 1, 2, 1]},
    {"tonic": "D", "kind": "custom", "formula": [1] * 12},  # the longest
]
CASES = [
    (name, players, options)
    for name in ENCODERS
    for players, options in itertools.product(range(find_game(name).seats[0], 6), ({}, *options_of(name)))
]
CASES += [("keys_corners", 2 + number % 4, {"scale": scale}) for number, scale in enumerate(SCALES)]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_words_unpack_to_the_encoded_view_and_the_right_moves(
    name: str, players: int, options: dict[str, object]
) -> None:
    encoder, layout = ENCODERS[name], layout_of(name)
    assert encoder.words is not None
    calls = {0: RACE, 1: NOBODY_CALLS, 2: SOMEBODY_CALLS}[players % 3]
    batch = Batch(make_game(name, players, options), encoder.words, list(range(GAMES)), calls, 40)
    unpacker = Unpacker(layout, encoder.parts, GAMES)
    singles = [StateVector(layout, encoder.parts, encoder.words, compiled=each) for each in (False, True)]
    rng = Random(1)
    moves = [0] * GAMES
    for _ in range(STEPS):
        batch.play(moves)
        numbers = unpacker.unpack(words_of(batch))
        places = places_of(batch)
        for number, played in enumerate(batch.played):
            seat, asked = played.mover, bool(played.asked)
            wanted = encode(played.game.view(seat), asked=asked)
            np.testing.assert_array_equal(layout.divided(numbers)[number], wanted)
            for single in singles:
                np.testing.assert_array_equal(single.of(played.game, seat, asked=asked), wanted)
            right = [int(place) % batch.moves for place in places if place // batch.moves == number]
            game = played.game
            engine = [batch.call, batch.call + 1] if asked else to_agent_numbers(game, game.moves())
            assert sorted(right) == ([] if played.done else sorted(engine))
            moves[number] = rng.choice(right) if right else 0
            assert batch.turns[number] == seat


@pytest.mark.parametrize("name", ["distance", "steps"])
def test_passes_in_a_row_with_nothing_left_to_draw_are_in_the_words(name: str) -> None:
    encoder, layout = ENCODERS[name], layout_of(name)
    assert encoder.words is not None
    game = make_game(name, 3, {})
    game.deck = set_of(DECK[: 3 * game.hand_size + 1])  # the hands and the starter
    batch = Batch(game, encoder.words, [1], NOBODY_CALLS, 60)
    unpacker = Unpacker(layout, encoder.parts, 1)
    found = []
    for _ in range(game.players):
        batch.play([PASS])
        numbers = unpacker.unpack(words_of(batch))
        seen = batch.played[0].game.view(batch.played[0].mover)
        np.testing.assert_array_equal(layout.divided(numbers)[0], encode(seen, asked=False))
        found.append(int(numbers[0, layout.slices["passes"]][0]))
    assert found == [0, 1, 2]
