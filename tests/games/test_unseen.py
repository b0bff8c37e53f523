"""Deal hidden cards again within limits: a deal is found whenever there is one, and no limit is exceeded."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import HOUR_OF, NOTE_CARDS, Card, cards_in, codes_of, set_of
from musicards.games.rng import Rng
from musicards.games.unseen import HOURS, deal_within
from tests.games.deals import cards
from tests.strategies import rngs


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
