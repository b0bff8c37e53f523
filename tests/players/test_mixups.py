"""Right card, wrong place: a card seen long ago is looked for in a neighboring position."""

from random import Random

import pytest

from musicards.games.action import Seat
from musicards.games.memory import Flipped, MemoryView
from musicards.games.memory.mixups import Mixups
from musicards.games.rng import Rng
from tests.games.deals import memory
from tests.numbers import Always

BOARD = "C4 D4 E4 F4 G4 A4 B4 C5 D5 E5 F5 G5 A5 B5"


HALF = Always(0.5)  # a card is remembered for exactly the span, then looked for one position lower
LOW = Always(0.0)  # a card is never remembered, and looked for above


def seen(*positions: int, taken: tuple[int, ...] = ()) -> MemoryView:
    """Return the view of a player who remembers these cards; those `taken` are gone."""
    table = memory(BOARD)
    game = table.game
    for first in range(0, 14, 2):
        table.flip(game.turn, first, first + 1)
    view = game.view(Seat(0))
    assert isinstance(view, MemoryView)
    view.gone = sum(1 << position for position in taken)
    return view.remembering(positions)


def mixups_after(rng: Rng, *positions: int, span: float = 3.0) -> Mixups:
    """Return the memory of a player who saw the cards in these positions turned over."""
    mixups = Mixups(rng, span)
    for position in positions:
        mixups.notice(Flipped(Seat(0), position, "C4"))
    return mixups


def places(view: MemoryView) -> dict[int, int]:
    """Return by card where it is thought to be."""
    return {card: position for position, card in enumerate(view.seen) if card is not None}


@pytest.mark.parametrize(
    ("rng", "span", "looked", "seen_now", "taken", "place"),
    [
        (HALF, 3.0, (5,), (5,), (), 5),  # just seen
        (HALF, 3.0, (5, 9, 9, 9), (5,), (), 4),
        (HALF, 3.0, (5, 9, 9, 9), (5,), (4,), 6),  # on the other side where that place is empty
        (HALF, 3.0, (5, 9, 9, 9, 5), (5,), (), 5),  # turned over again
        *[(rng, 1.0, (0, 9, 9, 9), (0,), (), 1) for rng in (LOW, HALF)],  # at the edge, inside
        *[(rng, 1.0, (13, 9, 9, 9), (13,), (), 12) for rng in (LOW, HALF)],
    ],
)
def test_a_card_seen_long_ago_is_looked_for_next_to_its_place(  # noqa: PLR0917
    rng: Rng, span: float, looked: tuple[int, ...], seen_now: tuple[int, ...], taken: tuple[int, ...], place: int
) -> None:
    mixups = mixups_after(rng, *looked, span=span)
    assert list(places(mixups.blurred(seen(*seen_now, taken=taken))).values()) == [place]


def test_it_is_not_looked_for_where_something_else_is_known_to_lie() -> None:
    mixups = mixups_after(HALF, 5, 9, 9, 4, 6)
    view = seen(4, 5, 6)
    assert places(mixups.blurred(view)) == places(view)


def test_a_face_up_card_is_in_its_place_and_who_has_seen_nothing_mixes_nothing_up() -> None:
    view = seen(5, 9)
    assert places(Mixups(LOW, 3.0).blurred(view)) == places(view)
    view = seen(5)
    view.up = 5
    assert places(mixups_after(LOW, 5).blurred(view)) == places(view)


def test_nothing_is_lost_or_doubled() -> None:
    for seed in range(50):
        rng = Random(seed)
        positions = [at for at in [int(rng.random() * 14) for _ in range(9)] if at not in {3, 7}]
        view = seen(*positions, taken=(3, 7))
        mixed = mixups_after(rng, *positions, span=2.0).blurred(view)
        remembered = sorted(card for card in view.seen if card is not None)
        assert sorted(card for card in mixed.seen if card is not None) == remembered


def test_the_same_place_is_thought_of_every_time_and_the_view_itself_is_not_changed() -> None:
    mixups = mixups_after(Random(3), 5, 9, 2, 11, span=1.0)
    view = seen(2, 5, 9)
    before = view.facts()
    assert mixups.blurred(view).facts() == mixups.blurred(view).facts()
    assert view.facts() == before
