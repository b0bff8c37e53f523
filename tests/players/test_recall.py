"""Players forget, and look for cards seen long ago in a neighboring position."""

from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.games.action import Seat
from musicards.games.go_fish import Ask, GoFishView
from musicards.games.memory import Flip, Flipped, MemoryView, PairKept
from musicards.games.memory.mixups import Mixups
from musicards.games.rng import Rng
from musicards.players.human_player import HumanPlayer
from musicards.players.recall import Recall, forgettable_games
from musicards.players.rule_player import RulePlayer
from musicards.players.skills import Skills
from musicards.theory.pitch import PitchClass
from tests.games.deals import Table, go_fish, memory
from tests.numbers import Always

BOARD = "C4 D4 E4 F4 G4 A4 B4 C5 D5 E5 F5 G5 A5 B5"
GAMES = frozenset({"memory", "go_fish"})


HALF = Always(0.5)  # every card is remembered for exactly the span, then looked for one position lower


def mind(span: float, rng: Rng | None = None) -> Recall:
    return Recall(rng or HALF, span, GAMES)


def look(recall: Recall, *positions: int) -> None:
    """Turn over the cards in these positions, one after another."""
    for position in positions:
        recall.notice(Flipped(Seat(0), position, "C4"))


def all_seen() -> MemoryView:
    """Return the view of a board where every card has been turned over."""
    table = memory(BOARD)
    for first in range(0, 14, 2):
        table.flip(table.game.turn, first, first + 1)
    view = table.game.view(Seat(0))
    assert isinstance(view, MemoryView)
    return view


def remembered(recall: Recall) -> set[int]:
    """Return the positions that are remembered, on a board where every card has been seen."""
    view = recall.blurred(all_seen())
    assert isinstance(view, MemoryView)
    return {position for position, card in enumerate(view.seen) if card is not None}


@pytest.mark.parametrize(
    ("span", "looked", "known", "forgotten"),
    [
        (100, [3, 5], {3, 5}, {4}),
        (100, [], set(), set(range(14))),
        (10, [3, 5, 6, 7, 8, 9], {9}, {3}),  # seen long ago
        (10, [3, 5, 6, 7, 3, 8], {3}, set()),  # seen again
        (20, [3, 5, 5, 5, 5, 5, 5], {3}, set()),
        (20, [3, 4, 5, 6, 7, 8, 9], set(), {3}),  # much to remember is forgotten sooner
    ],
)
def test_cards_seen_lately_are_remembered(span: float, looked: list[int], known: set[int], forgotten: set[int]) -> None:
    recall = mind(span)
    look(recall, *looked)
    assert known <= remembered(recall)
    assert not forgotten & remembered(recall)


def test_pairs_that_are_taken_burden_nobody() -> None:
    recall = mind(12)
    look(recall, 3, 5)
    recall.notice(PairKept(Seat(0), (3, 5), ("F4", "A4")))
    assert remembered(recall) == set()


def test_how_long_a_card_is_remembered_is_random() -> None:
    kept = []
    for seed in range(50):
        recall = mind(8, Random(seed))
        look(recall, 3, 5, 6, 7, 8)
        kept.append(3 in remembered(recall))
    assert 5 < sum(kept) < 45


def test_nothing_is_forgotten_in_other_games_and_an_unknown_one_is_an_error() -> None:
    view = go_fish("C3 D3", "E4", stock="A3").game.view(Seat(0))
    assert Recall(HALF, 1, frozenset({"memory"})).blurred(view) is view
    with pytest.raises(BadNotation, match="no game is called 'bridge'"):
        Recall(HALF, 1, ["bridge"])
    # Positions are hard to remember, and requests are not.
    assert forgettable_games(easy=False) == {"memory"}
    assert forgettable_games(easy=True) == {"memory", "go_fish"}


# Memory


def turned_over(*positions: int) -> Table:
    """Return a table where seat 0 has turned over the first two cards, and seat 1 these."""
    table = memory(BOARD)
    table.flip(0, 0, 1)
    table.flip(1, *positions)
    return table


@pytest.mark.parametrize("chosen", [RulePlayer(Random(1)), HumanPlayer(Random(1), Skills(span=30.0))])
def test_known_pair_is_taken(chosen: RulePlayer | HumanPlayer) -> None:
    table = turned_over(7, 2)
    look(chosen.recall, 0, 1, 7, 2)
    first = chosen.choose(table.game.view(Seat(0)))
    assert isinstance(first, Flip)
    assert first.position in {0, 7}
    table.flip(0, first.position)
    assert chosen.choose(table.game.view(Seat(0))) == Flip(7 - first.position)


def test_card_whose_mate_is_known_is_followed_by_it() -> None:
    table = turned_over(7)
    player = RulePlayer(Random(1))
    look(player.recall, 0, 1, 7)
    assert player.choose(table.game.view(Seat(1))) == Flip(0)


def test_without_a_known_pair_a_card_is_turned_over_that_nobody_has_seen() -> None:
    table = turned_over()
    for seed in range(20):
        player = RulePlayer(Random(seed))
        look(player.recall, 0, 1)
        flip = player.choose(table.game.view(Seat(1)))
        assert isinstance(flip, Flip)
        assert flip.position not in {0, 1}


def test_a_player_who_has_seen_nothing_knows_no_pair() -> None:
    table = turned_over(7, 2)
    flips = {str(RulePlayer(Random(seed)).choose(table.game.view(Seat(0)))) for seed in range(60)}
    assert len(flips) > 8


# Go Fish


def asked_around(*hands: str) -> GoFishView:
    """Seat 1 is known to hold a D, seat 2 an A; seat 0 is on turn and holds both."""
    table = go_fish(*(hands or ("D3 A3 F3 F5", "D4 G4", "A4 G5")), stock="B3 B4 B5 C3")
    table.ask(0, 1, "F")
    table.ask(1, 2, "D")
    table.ask(2, 1, "A")
    view = table.game.view(Seat(0))
    assert isinstance(view, GoFishView)
    return view


@pytest.mark.parametrize(
    ("hands", "asked"),
    [
        ((), {Ask(Seat(1), "D"), Ask(Seat(2), "A")}),
        (("D3 D4 D5 A3 F3", "D6 G3", "A4 A5 A6 G4"), {Ask(Seat(1), "D")}),  # where it makes a book
    ],
)
def test_rule_asks_a_player_who_is_known_to_hold_the_pitch(hands: tuple[str, ...], asked: set[Ask]) -> None:
    assert {RulePlayer(Random(seed)).choose(asked_around(*hands)) for seed in range(30)} == asked


def test_rule_does_not_ask_again_a_player_who_is_known_to_lack_it() -> None:
    table = go_fish("D3 D4 A3", "E4 E5", "F4", stock="D6 B4 B5")
    table.ask(0, 1, "D")
    asks = {RulePlayer(Random(seed)).choose(table.game.view(Seat(0))) for seed in range(30)}
    assert asks == {Ask(Seat(2), "D")}


def test_a_learner_without_memory_asks_for_its_most_frequent_pitch_and_forgotten_asks_are_not_in_the_view() -> None:
    asks = {HumanPlayer(Random(seed), Skills(span=30.0)).choose(asked_around()) for seed in range(60)}
    assert {ask.pitch for ask in asks if isinstance(ask, Ask)} == {"F"}

    view = asked_around().remembering({(1, 2)})
    held = [(seat, hour) for seat in (1, 2) for hour in (2, 9) if view.known(Seat(seat), PitchClass(hour))]
    assert held == [(1, 2)]


LOW = Always(0.0)  # a card is never remembered, and looked for above


def seen(*positions: int, taken: tuple[int, ...] = ()) -> MemoryView:
    """Return the view of a player who remembers these cards; those `taken` are gone."""
    view = all_seen()
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
