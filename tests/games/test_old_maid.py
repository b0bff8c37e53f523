"""Old Maid: pairs, the fan, taking, whose turn is next, going out, and who is left with the Old Maid.

With `find_pairs` players lay their pairs themselves.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from musicards.cards import DECK, HOUR_OF, NOTE_CARDS, cards_in, set_of
from musicards.games.action import Done, Seat
from musicards.games.old_maid import OldMaid, OldMaidView, Pair, Took
from musicards.games.old_maid.fan import Thrown, card_at, fanned
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
from musicards.players.levels import make_player
from musicards.players.playing import play_game
from tests.games.deals import Table, cards, old_maid, refused
from tests.games.wander import turns
from tests.numbers import Script
from tests.strategies import rngs, states_in_play


def view_of(table: Table, seat: int | None) -> OldMaidView:
    view = table.game.view(None if seat is None else Seat(seat))
    assert isinstance(view, OldMaidView)
    return view


def due(table: Table) -> tuple[int, int | None]:
    """Return who is on turn, and who holds out a fan."""
    assert isinstance(table.game, OldMaid)
    return table.game.turn, table.game.of


# The deal


@pytest.mark.parametrize(
    ("hands", "kept", "laid"),
    [
        (("C3 D3 C4 E3", "D4 E4 X1"), "D3 E3", [[["C3", "C4"]], []]),
        (("C5 C3 D3 C4", "C6 D4 X1"), "D3 C4", [[["C5", "C3"]], []]),  # the first two of three
        (("C5 C3 D3 C4 C6", "D4 X1"), "D3", [[["C5", "C3"], ["C4", "C6"]], []]),
        (("C3 D3 C4 D4 F3", "E3 E4 X1"), "F3", [[["C3", "C4"], ["D3", "D4"]], [["E3", "E4"]]]),
    ],
)
def test_pairs_are_laid_at_the_deal(hands: Sequence[str], kept: str, laid: list[list[list[str]]]) -> None:
    table = old_maid(*hands)
    assert (table.hand(0), table["laid"]) == (kept, [len(pairs) for pairs in laid])
    assert view_of(table, None).table().laid == laid


def test_deal_may_end_the_game_without_a_turn_or_a_fan_or_put_the_first_player_out() -> None:
    table = old_maid("C3 C4", "D3 D4 X1", "E3 E4")
    assert (table["over"], table.game.winners(), table.game.scores()) == (True, (0, 2), (0, 1, 0))
    assert (table.game.turns, table["turn"], table.happened()[-1]) == (0, None, "ended")
    assert not table.game.chance_due
    table = old_maid("C3 C4", "D3 E3", "D4 E4 X1")
    assert ("went-out" in table.happened(), due(table)) == (True, (1, 2))


# The fan


def fanned_out() -> Table:
    """Return a game in which seat 1 holds out D4 X1 C4."""
    table = old_maid("C3 D3", "C4 D4 X1")
    table.fan(1, "D4 X1 C4")
    return table


def test_a_fan_is_due_after_the_deal_and_after_every_take_and_nothing_else_is_possible() -> None:
    table = old_maid("C3 D3", "C4 D4 X1")
    with refused("chance-first"):
        table.take(0)
    table.fan(1, "C4 X1 D4")
    with refused("chance-out-of-place"):
        table.fan(1, "C4 X1 D4")
    table.take(0, 1)
    with refused("chance-first"):
        table.take(1)


@pytest.mark.parametrize(("seat", "hand"), [(0, "C3 D3"), (1, "C4 D4"), (1, "C4 D4 D4"), (1, "C4 D4 X2"), (5, "")])
def test_fan_that_is_not_the_hand_in_question_is_refused(seat: int, hand: str) -> None:
    with refused("wrong-cards"):
        old_maid("C3 D3", "C4 D4 X1").fan(seat, hand)


@pytest.mark.parametrize(("hands", "of"), [(("C3 D3", "C4 E3", "D4 E4 X1"), 2), (("C3 D3", "C4 D4 X1", "E3 E4"), 1)])
def test_fan_belongs_to_the_nearest_player_to_the_right_who_holds_cards(hands: Sequence[str], of: int) -> None:
    assert due(old_maid(*hands)) == (0, of)


# Taking


@pytest.mark.parametrize(("position", "hand", "laid"), [(0, "C3", [1, 0]), (1, "C3 D3 X1", [0, 0]), (2, "D3", [1, 0])])
def test_card_is_taken_by_its_position_and_laid_with_its_mate(position: int, hand: str, laid: list[int]) -> None:
    table = fanned_out()
    table.take(0, position)
    assert (table.hand(0), table["laid"]) == (hand, laid)


@pytest.mark.parametrize(
    ("seat", "position", "reason"),
    [
        *[(0, position, "no-such-position") for position in (-1, 3, 99)],
        *[(0, position, "bad-notation") for position in ("0", None, True, 0.0, [0])],
        (1, 0, "not-your-turn"),
    ],
)
def test_a_take_that_is_none_is_refused(seat: int, position: object, reason: str) -> None:
    with refused(reason):
        fanned_out().enter(seat, "take", position=position)


def test_taken_card_is_seen_only_by_its_taker_and_its_giver() -> None:
    table = old_maid("C3 D3", "C4 E3", "D4 E4 X1")
    table.fan(2, "X1 D4 E4")
    table.take(0)
    (took,) = [event for event in table.events if isinstance(event, Took)]
    assert [took.seen_by(viewer).card for viewer in (Seat(0), Seat(1), Seat(2), None)] == ["X1", None, "X1", None]


# Whose turn is next


@pytest.mark.parametrize(
    ("hands", "fan", "happened", "then"),
    [
        (("C3 D3", "C4 E3", "D4 E4 X1"), "X1 D4 E4", ["took", "turn"], (1, 0)),  # clockwise
        (("C3 D3", "E3 E4", "C4 D4 X1"), "X1 D4 C4", ["took", "turn"], (2, 0)),  # over players without cards
        # Who gives or lays the last card is out before the turn would come.
        (("C3 D3", "C4 X1", "D4"), "D4", ["took", "went-out", "pair-laid", "turn"], (1, 0)),
        (("C3", "D3 E3", "C4 D4 E4 X1"), "C4 D4 E4 X1", ["took", "pair-laid", "went-out", "turn"], (1, 2)),
    ],
)
def test_turn_passes_to_the_next_player_with_cards(
    hands: Sequence[str], fan: str, happened: list[str], then: tuple[int, int]
) -> None:
    table = old_maid(*hands)
    table.fan(2, fan)
    table.take(0)
    assert (table.happened(), due(table)) == (happened, then)


# The end


def test_who_is_left_with_the_old_maid_loses_and_the_others_share() -> None:
    table = old_maid("C3", "D3 D4", "C4 X1")
    assert table.game.scores() == (0, 0, 0)
    table.fan(2, "X1 C4")
    table.take(0, 1)
    assert (table["over"], table.game.winners(), table.game.scores()) == (True, (0, 1), (0, 0, 1))
    assert (table.game.turns, table.game.chance_due, table["turn"]) == (1, False, None)


# What a seat may know


def test_table_says_whose_fan_it_is_and_its_owner_alone_knows_its_order() -> None:
    table = old_maid("C3 D3", "C4 E3", "D4 E4 X1")
    table.fan(2, "X1 D4 E4")
    shown = [view_of(table, seat).table() for seat in (0, 1, 2, None)]
    assert [each.own_fan for each in shown] == [None, None, ["X1", "D4", "E4"], None]
    assert {(each.of, each.fan) for each in shown} == {(2, 3)}


@given(data=st.data())
def test_nobody_ever_holds_a_pair_nor_in_a_world_that_fits_a_view(data: st.DataObject) -> None:
    game = data.draw(states_in_play("old_maid"))
    assume(not game.options["find_pairs"])
    for world in (game, OldMaid.determinize(game.view(game.turn), data.draw(rngs))):
        hours = [[HOUR_OF[card] for card in cards_in(hand) if HOUR_OF[card]] for hand in world.hands]
        assert [len(set(each)) for each in hours] == [len(each) for each in hours]


# The order of the fan


def test_every_order_of_a_fan_comes_from_as_many_numbers_as_the_others() -> None:
    five, nine = (set_of(NOTE_CARDS[:count]) for count in (5, 9))
    assert len({fanned(five, Script((part + 0.5) / 120)) for part in range(120)}) == 120
    # The ninth card asks for a number of its own.
    orders = [fanned(nine, Script(0.5, (part + 0.5) / 9)) for part in range(9)]
    assert {order.index(NOTE_CARDS[8]) for order in orders} == set(range(9))


@given(st.sets(st.sampled_from(DECK), min_size=1, max_size=13).map(set_of), st.integers(0, 2**96 - 1))
def test_fan_is_the_same_from_the_fast_generator_as_from_any_other(hand: int, seed: int) -> None:
    rng, same_dice = FastRng(seed), FastRng(seed)
    fan, thrown = fanned(hand, same_dice), Thrown()
    thrown.throw(rng, len(fan))
    assert rng.word() == same_dice.word()
    assert thrown.fan(hand) == fan
    assert tuple([thrown.card(hand, len(fan), position) for position in range(len(fan))]) == fan


def test_every_card_of_a_hand_is_found_by_its_place() -> None:
    hand = set_of(cards("C3 B3 C4 F#5 B6 X1"))
    assert [DECK[card_at(hand, at)] for at in range(6)] == cards_in(hand)


# By number


@given(data=st.data(), seed=st.integers(0, 999))
def test_playout_says_how_many_cards_were_taken(data: st.DataObject, seed: int) -> None:
    game = data.draw(states_in_play("old_maid"))
    assume(not game.options["find_pairs"])
    turns = game.turns
    assert game.playout(FastRng(seed)) == game.turns - turns


def test_each_card_of_the_fan_is_taken_about_as_often_in_playouts() -> None:
    # Of two cards one makes the last pair: half of the games are over after one take.
    rng = FastRng(2)
    takes = Counter(old_maid("C3", "C4 X1").game.playout(rng) for _ in range(1000))
    assert 420 < takes[1] < 580  # five standard deviations are 79


def test_the_numbers_of_pairs_are_named_from_c_to_b() -> None:
    names = [OldMaid.move_name(move) for move in range(OldMaid.move_space)]
    pairs = [name.removeprefix("lay a pair of ") for name in names if name.startswith("lay a pair")]
    assert pairs == ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    assert len(names) == len(set(names))


def finding(*hands: str, fan: str = "") -> Table:
    """Deal these hands, with the fan of the last seat in the order given, if it is due."""
    table = old_maid(*hands, options={"find_pairs": True})
    if table.game.chance_due:
        table.fan(len(hands) - 1, fan or hands[-1])
    return table


def pair(table: Table, seat: int, codes: str) -> None:
    table.enter(seat, "pair", cards=codes.split())


def test_no_pair_is_laid_at_the_deal_or_by_a_take_and_overlooked_ones_stay_in_the_hand() -> None:
    table = finding("C3 C4 D3", "D4 E3 E4 X1")
    assert (table.hand(0), table["laid"]) == ("C3 D3 C4", [0, 0])
    table.take(0, 0)
    assert (table.hand(0), table["laid"], table["taken"], table.game.turn) == ("C3 D3 C4 D4", [0, 0], True, 0)
    with refused("taken-already"):  # one card is taken in a turn
        table.take(0, 0)
    table.done(0)
    assert table.hand(0) == "C3 D3 C4 D4"


def test_pairs_are_laid_before_the_take_and_after_it() -> None:
    table = finding("C3 C4 D3 E5", "D4 E3 E4 X1")
    pair(table, 0, "C4 C3")
    table.take(0, 0)
    pair(table, 0, "D3 D4")
    assert (table.hand(0), table["laid"]) == ("E5", [2, 0])
    assert table.happened() == ["pair-laid"]


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ("C3 D3", "not-a-pair"),
        ("C3 X1", "maid-has-no-pair"),
        ("C3 C5", "card-not-held"),
        ("C3 C3", "card-twice"),
        ("C3", "not-two"),
        ("C3 C4 C6", "not-two"),
        ("", "not-two"),
    ],
)
def test_what_is_no_pair_is_refused_and_costs_nothing(chosen: str, reason: str) -> None:
    table = finding("C3 C4 C6 D3 X1", "D4 E3 E4 C5")
    before = table.game.state()
    with refused(reason):
        pair(table, 0, chosen)
    assert table.game.state() == before


def test_a_turn_ends_after_the_take_and_not_before_and_pairs_are_for_ones_own_turn() -> None:
    table = finding("C3 C4 D3", "D4 E3 E4 X1")
    with refused("not-your-turn"):
        pair(table, 1, "E3 E4")
    with refused("take-first"):
        table.done(0)
    table.take(0, 0)
    table.done(0)
    assert (table.game.turn, table.game.turns, table.game.chance_due) == (1, 1, True)
    table.fan(0, table.hand(0))
    assert table["taken"] is False


def test_a_pair_that_empties_the_hand_ends_the_turn_even_before_the_take() -> None:
    table = finding("C3 C4", "D3 D4 X1", "E3 E4 F3 F4")
    assert isinstance(table.game, OldMaid)
    assert table.game.fan == cards("E3 E4 F3 F4")
    pair(table, 0, "C3 C4")
    assert table.happened() == ["pair-laid", "went-out", "turn"]
    assert (table.game.turn, table.game.turns) == (1, 1)
    assert table.game.fan == ()  # nobody took from it: it is no longer held out
    table.fan(2, "E3 E4 F3 F4")  # the fan of the nearest player to the right with cards


def test_when_nobody_else_has_cards_only_pairs_are_left() -> None:
    table = finding("C3 D3 D4 X1", "C4")
    table.take(0, 0)
    assert table.happened() == ["took", "went-out"]  # whoever gives away the last card is safe
    with refused("only-pairs"):
        table.done(0)
    with refused("only-pairs"):
        table.take(0, 0)
    pair(table, 0, "D3 D4")
    assert not table.game.over
    pair(table, 0, "C3 C4")
    assert (table.game.over, table.game.scores(), table.game.turns, table["taken"]) == (True, (1, 0), 1, False)


def test_a_seat_that_alone_has_cards_has_a_turn_without_a_fan() -> None:
    table = finding("C3 C4", "D3 D4 X1")
    assert (table.game.turn, table.game.over) == (0, False)  # a deal never ends the game
    pair(table, 0, "C3 C4")
    assert (table.game.turn, table.game.chance_due, table.game.over) == (1, False, False)
    with refused("only-pairs"):
        table.take(1, 0)
    pair(table, 1, "D3 D4")
    assert (table.game.over, table.game.winners(), table.game.turns) == (True, (0,), 2)


def test_the_game_is_over_when_all_hands_hold_only_the_old_maid() -> None:
    table = finding("C3 C4", "X1", "D3 D4")
    pair(table, 0, "C3 C4")
    table.fan(2, "D3 D4")
    table.take(1, 0)
    table.done(1)
    table.fan(1, table.hand(1))
    table.take(2, table.hand(1).split().index("D3"))
    pair(table, 2, "D3 D4")
    assert (table.game.over, table.game.winners()) == (True, (0, 2))


def test_without_the_option_there_is_nothing_to_find() -> None:
    table = old_maid("C3 D3", "D4 C4 X1")
    table.fan(1, "D4 C4 X1")
    with refused("not-in-this-game"):
        pair(table, 0, "C3 D3")
    with refused("not-in-this-game"):
        table.done(0)


@pytest.mark.parametrize("level", ["random", "rule", "newcomer", "beginner", "expert"])
def test_computers_find_all_their_pairs_in_the_end(level: str) -> None:
    turns = []
    for seed in range(60):
        rng = Random(seed)
        game = make_game("old_maid", 2 + seed % 4, {"find_pairs": True})
        play_game(game, [make_player(level, rng) for _ in range(game.players)], rng)
        assert game.over
        turns.append(game.turns)
    assert max(turns) < 400


def test_weak_computers_overlook_pairs_and_strong_ones_do_not() -> None:
    def overlooked(level: str) -> int:
        found = 0
        for seed in range(30):
            rng = Random(seed)
            game = make_game("old_maid", 3, {"find_pairs": True})
            players = [make_player(level, rng) for _ in range(3)]
            for view in turns(game, rng):
                action = players[game.turn].choose(view)
                found += isinstance(action, Done) and any(isinstance(each, Pair) for each in view.legal_actions())
                game.apply(game.turn, action)
        return found

    counts = [overlooked(level) for level in ("newcomer", "learner", "player", "expert")]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 0
    assert counts[-1] == 0
