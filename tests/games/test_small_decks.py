"""Games with fewer cards are dealt, imagined and played to their end; hidden cards are dealt again within limits."""

from collections import Counter
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import HOUR_OF, NOTE_CARDS, Card, cards_in, codes_of, set_of
from musicards.errors import Refusal
from musicards.games.action import CHANCE
from musicards.games.game import Game
from musicards.games.go_fish import GoFish
from musicards.games.keys_corners import KeysCorners
from musicards.games.registry import make_game
from musicards.games.rng import FastRng, Rng
from musicards.games.unseen import HOURS, deal_within
from tests.games.deals import cards
from tests.games.wander import all_cards
from tests.strategies import in_games, rngs

seeds = st.integers(0, 2**64)
NAMES = ("keys_corners", "go_fish", "old_maid", "memory")
every_game = partial(in_games, names=NAMES)

CORNERS = "C3 D3 E3 F3 G3 A3 B3 C4 D4 C#3 C#4 F#3 ?1 X1"


def with_deck(name: str, deck: str, *, players: int = 2, hand_size: int = 0) -> Game:
    """Return a game before the deal with only these cards."""
    game = make_game(name, players, {})
    game.deck = set_of(cards(deck))
    game.hand_size = hand_size or game.hand_size
    return game


@st.composite
def small_games(draw: st.DrawFn, name: str) -> Game:
    """Generate games with a few cards, before the deal."""
    players = draw(st.integers(1 if name == "memory" else 2, 3))
    if name == "keys_corners":
        return with_deck(name, CORNERS, hand_size=2)
    if name == "memory":
        pairs = st.sampled_from(["C4 C5", "D3 D6", "?1 ?2", "?3 ?4", "X1 X2"])
        return with_deck(name, " ".join(draw(st.lists(pairs, min_size=1, unique=True))), players=players)
    pitches = draw(
        st.lists(st.sampled_from(["C", "C#", "D", "E", "F#", "A", "B"]), min_size=2, max_size=5, unique=True)
    )
    octaves = ["34", "56", "3456", *(["345"] if name == "go_fish" else [])]
    deck = [pitch + octave for pitch in pitches for octave in draw(st.sampled_from(octaves))]
    if name == "old_maid":
        return with_deck(name, " ".join([*deck, "X1"]), players=players)
    hand_size = draw(st.integers(1, len(deck) // players))
    return with_deck(name, " ".join(deck), players=players, hand_size=hand_size)


@every_game(small_games, seed=seeds)
def test_a_smaller_game_keeps_its_cards_to_the_end(game: Game, seed: int) -> None:
    deck = Counter(codes_of(cards_in(game.deck)))
    game.begin(FastRng(seed))
    assert all_cards(game) == deck
    game.playout(FastRng(seed))
    assert game.over
    assert all_cards(game) == deck
    if game.name == "old_maid":
        assert [hand for hand in game.hands if hand] == [set_of(cards("X1"))]
    if isinstance(game, GoFish):
        laid = {hour for hours in game.books for hour in hours}
        assert laid == {HOUR_OF[card] for card in cards_in(game.deck)}
        assert (sum(game.scores()), game.hands) == (len(laid), [0] * game.players)


@every_game(small_games, seed=seeds)
def test_imagined_world_of_a_smaller_game_has_its_cards(game: Game, seed: int) -> None:
    game.begin(FastRng(seed))
    if game.name == "memory":
        game.play_move(0, None)
    view = game.view(game.turn)
    world = type(game).determinize(view, Random(seed))
    assert world.deck == game.deck
    assert world.hand_size == game.hand_size or game.name != "keys_corners"  # where players draw up to it
    assert world.view(game.turn) == view
    assert all_cards(world) == all_cards(game)


@pytest.mark.parametrize("name", NAMES)
def test_deal_of_other_cards_than_are_played_with_is_refused(name: str) -> None:
    game = make_game(name, 2, {})
    deal = game.chance(FastRng(1))
    game.deck = set_of(cards("C4 C5 X1"))
    with pytest.raises(Refusal) as caught:
        game.apply(CHANCE, deal)
    assert caught.value.reason == "wrong-cards"


# Key's Corners: the cards dealt to each, and the foundations


@given(seeds)
def test_nobody_draws_up_beyond_the_cards_dealt_to_each(seed: int) -> None:
    game = with_deck("keys_corners", CORNERS, hand_size=2)
    game.begin(FastRng(seed))
    assert (game.counts, len(game.stock)) == ([2, 2], 6)
    while not game.over:
        assert max(game.counts) <= 2
        game.play_move(game.moves()[0], None)


def test_deck_with_too_few_notes_for_hands_and_foundations_is_not_dealt() -> None:
    game = with_deck("keys_corners", "C3 D3 E3 F3 G3 ?1 ?2 ?3", hand_size=1)
    assert isinstance(game, KeysCorners)
    with pytest.raises(AssertionError, match="too few notes"):
        game.begin(FastRng(1))


def limits(**hours: int) -> list[int]:
    """Return limits by hour, written h1=0; four by default."""
    return [hours.get(f"h{hour}", 4) for hour in range(HOURS)]


@st.composite
def solvable(draw: st.DrawFn) -> tuple[list[list[Card]], list[list[int]]]:
    """Generate hands, and limits that they do not exceed but often reach."""
    seats = draw(st.integers(1, 5))
    pack = draw(st.lists(st.sampled_from(NOTE_CARDS), unique=True, max_size=30))
    owners = [draw(st.integers(0, seats - 1)) for _ in pack]
    hands = [[card for card, owner in zip(pack, owners, strict=True) if owner == seat] for seat in range(seats)]
    counts = [Counter(int(HOUR_OF[card]) for card in hand) for hand in hands]
    spare = draw(st.lists(st.sampled_from([0, 0, 0, 4]), min_size=seats * HOURS, max_size=seats * HOURS))
    return hands, [[counts[s][h] + spare[s * HOURS + h] for h in range(HOURS)] for s in range(seats)]


@given(solvable(), rngs)
def test_every_hand_has_its_size_and_keeps_to_its_limits(
    case: tuple[list[list[Card]], list[list[int]]], rng: Rng
) -> None:
    hands, limited = case
    sizes = [len(hand) for hand in hands]
    unseen = set_of([card for hand in hands for card in hand])
    dealt = deal_within(rng, unseen, sizes, limited)
    assert [len(hand) for hand in dealt] == sizes
    assert set_of([card for hand in dealt for card in hand]) == unseen
    for hand, most in zip(dealt, limited, strict=True):
        assert all(count <= most[hour] for hour, count in Counter(HOUR_OF[card] for card in hand).items())


@given(rngs)
def test_cards_move_up_where_only_one_place_can_take_the_last(rng: Rng) -> None:
    unseen = set_of(cards("C3 D3 E3"))
    places = [limits(h2=0, h4=0), limits(h4=0), limits()]
    dealt = deal_within(rng, unseen, [1, 1, 1], places)
    assert [codes_of(hand) for hand in dealt] == [("C3",), ("D3",), ("E3",)]


@given(rngs)
def test_without_limits_every_card_can_be_anywhere(rng: Rng) -> None:
    unseen = set_of(NOTE_CARDS)
    one, other = deal_within(rng, unseen, [24, 24], [limits(), limits()])
    assert sorted(one + other) == cards_in(unseen)
