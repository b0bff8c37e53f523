"""Go Fish: asking, giving, fishing, books, the empty hand, the empty stock, and what everybody knows of each hand."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CARDS_OF_HOUR, cards_in, printed_names, set_of
from musicards.games.action import CHANCE, Seat
from musicards.games.event import Drew
from musicards.games.go_fish import Ask, GoFish, GoFishView, GoneFishing
from musicards.games.go_fish.marks import how_many
from musicards.games.registry import make_game
from musicards.games.rng import FastRng
from musicards.record import write_entry
from tests.games.deals import Table, cards, go_fish, refused
from tests.games.wander import submit
from tests.strategies import reached_states

PITCHES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")

# Asking and giving


def test_asked_player_gives_all_cards_of_the_pitch() -> None:
    table = go_fish("C3 D3", "C4 C5 E3", stock="A3")
    table.ask(0, 1, "C")
    assert (table.hand(0), table.hand(1)) == ("C3 D3 C4 C5", "E3")


def test_who_was_given_cards_asks_again() -> None:
    table = go_fish("C3 D3", "C4 E3", stock="A3")
    table.ask(0, 1, "C")
    assert table["turn"] == 0


@pytest.mark.parametrize("name", ["C#", "Db"])
def test_black_key_is_asked_for_by_either_name(name: str) -> None:
    table = go_fish("C#3 D3", "C#4 E3", stock="A3")
    table.ask(0, 1, name)
    assert table.hand(0) == "C#3 D3 C#4"


@pytest.mark.parametrize("name", ["Cb", "B#", "c", "H", "C4", "C♯", ""])
def test_name_that_is_on_no_card_is_bad_notation(name: str) -> None:
    with refused("bad-notation"):
        go_fish("C3 B3", "C4", stock="A3").ask(0, 1, name)


def test_ask_for_a_pitch_that_one_does_not_hold_is_refused() -> None:
    with refused("pitch-not-held"):
        go_fish("C3 D3", "E4", stock="A3").ask(0, 1, "E")


def test_nobody_asks_oneself() -> None:
    with refused("ask-yourself"):
        go_fish("C3 D3", "E4", stock="A3").ask(0, 0, "C")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_ask_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with refused("no-such-seat"):
        go_fish("C3 D3", "E4", stock="A3").ask(0, seat, "C")


@pytest.mark.parametrize("seat", ["1", None, True, 1.0, 10**30])
def test_seat_that_is_not_a_number_is_bad_notation(seat: object) -> None:
    with refused("bad-notation"):
        go_fish("C3 D3", "C4", stock="A3").enter(0, "ask", seat=seat, pitch="C")


def test_player_without_cards_may_be_asked() -> None:
    table = go_fish("C3 D3", "", "E3", stock="A3 A4")
    table.ask(0, 1, "C")
    assert table.happened() == ["asked", "fished", "turn", "drew"]


def test_only_the_player_on_turn_asks() -> None:
    with refused("not-your-turn"):
        go_fish("C3 D3", "C4", stock="A3").ask(1, 0, "C")


# Fishing


def test_who_asks_in_vain_draws_the_top_card_and_the_turn_passes() -> None:
    table = go_fish("C3 D3", "E4", stock="A3 B3")
    table.ask(0, 1, "C")
    assert (table.hand(0), table["stock"], table["turn"]) == ("C3 D3 A3", ["B3"], 1)


def test_who_fishes_the_pitch_asked_for_asks_again() -> None:
    table = go_fish("C3 D3", "E4", stock="C6 B3")
    table.ask(0, 1, "C")
    assert (table.hand(0), table["turn"]) == ("C3 D3 C6", 0)


def test_who_fishes_another_pitch_that_is_held_does_not_ask_again() -> None:
    table = go_fish("C3 D3", "E4", stock="D6 B3")
    table.ask(0, 1, "C")
    assert table["turn"] == 1


def test_lucky_card_is_shown_to_everybody_and_another_is_not() -> None:
    lucky, other = go_fish("C3 D3", "E4", stock="C6 B3"), go_fish("C3 D3", "E4", stock="A3 B3")
    shown = []
    for table in (lucky, other):
        table.ask(0, 1, "C")
        shown += [event.seen_by(Seat(1)).card for event in table.events if isinstance(event, GoneFishing)]
    assert shown == ["C6", None]


def test_with_no_stock_an_ask_in_vain_ends_the_turn() -> None:
    table = go_fish("C3 D3", "E4")
    table.ask(0, 1, "C")
    assert (table.happened(), table["turn"], table.game.turns) == (["asked", "fished", "turn"], 1, 1)


def test_with_no_stock_nothing_is_drawn() -> None:
    table = go_fish("C3 D3", "E4")
    table.ask(0, 1, "C")
    (fished,) = [event for event in table.events if isinstance(event, GoneFishing)]
    assert (fished.drew, fished.lucky, fished.card, table.hand(0)) == (False, False, None, "C3 D3")


@pytest.mark.parametrize(("top", "lucky"), [("C6", True), ("B3", False)])
def test_who_fishes_is_told_what_was_drawn_and_whether_it_was_asked_for(top: str, lucky: bool) -> None:
    table = go_fish("C3 D3", "E4", stock=f"{top} A3")
    table.ask(0, 1, "C")
    (fished,) = [event for event in table.events if isinstance(event, GoneFishing)]
    assert (fished.drew, fished.lucky, fished.card) == (True, lucky, top)


# Books


def test_four_of_a_pitch_are_laid_at_once() -> None:
    table = go_fish("C3 C4 D3", "C5 C6 E3", stock="A3")
    table.ask(0, 1, "C")
    assert (table["books"], table.hand(0)) == ([[12], []], "D3")


def test_book_is_laid_at_the_deal() -> None:
    table = go_fish("D3", "C3 C4 C5 C6 E3 E4 E5", stock="A3")
    assert (table["books"], table.hand(1)) == ([[], [12]], "E3 E4 E5")


def test_book_is_laid_when_it_is_fished() -> None:
    table = go_fish("C3 C4 C5 D3", "E3", stock="C6 A3")
    table.ask(0, 1, "C")
    assert (table["books"], table["turn"]) == ([[12], []], 0)


def test_book_of_another_pitch_is_laid_when_it_is_fished_and_the_turn_passes() -> None:
    table = go_fish("C3 C4 C5 D3", "E3", stock="C6 A3")
    table.ask(0, 1, "D")
    assert (table["books"], table["turn"]) == ([[12], []], 1)


def test_books_are_listed_in_the_order_laid() -> None:
    table = go_fish("D3 D4 D5 C3 C4 C5 F3", "C6 D6 E3", stock="A3")
    table.ask(0, 1, "D")
    table.ask(0, 1, "C")
    assert table["books"] == [[2, 12], []]


# The empty hand


def test_player_on_turn_without_cards_draws_one_without_an_entry() -> None:
    table = go_fish("C3 C4 C5", "C6 E3", stock="A3 B3")
    table.ask(0, 1, "C")
    assert (table.hand(0), table["turn"], table["stock"]) == ("A3", 0, ["B3"])


def test_card_drawn_without_an_entry_is_seen_by_its_drawer_alone() -> None:
    table = go_fish("C3 C4 C5", "C6 E3", stock="A3 B3")
    table.ask(0, 1, "C")
    (drew,) = [event for event in table.events if isinstance(event, Drew)]
    assert [drew.seen_by(viewer).card for viewer in (Seat(0), Seat(1), None)] == ["A3", None, None]


def test_next_player_without_cards_draws_one_as_the_turn_comes() -> None:
    table = go_fish("C3 D3", "", "E3", stock="A3 B3 F3")
    table.ask(0, 2, "C")
    assert (table.hand(1), table["turn"]) == ("B3", 1)


def test_with_no_stock_a_turn_is_over_when_the_last_card_is_laid() -> None:
    table = go_fish("C3 C4 C5", "C6 E3", "E4")
    table.ask(0, 1, "C")
    assert (table["turn"], table.game.turns, table.happened()[-1]) == (1, 1, "turn")


def test_player_with_nothing_to_ask_for_is_skipped_and_no_turn_is_counted() -> None:
    table = go_fish("C3 D3", "", "E3")
    table.ask(0, 2, "C")
    assert (table.happened(), table["turn"], table.game.turns) == (["asked", "fished", "skipped", "turn"], 2, 1)


# The end


def nearly_over(mine: str = "1 2 3 4 5", theirs: str = "6 7 8 10 11") -> Table:
    """Return a game in which all books except C and A are laid: `mine` and `theirs`, by default five each."""
    table = go_fish("C3 C4 A3", "C5 C6 A4 A5 A6")
    assert isinstance(table.game, GoFish)
    table.game.laid = [int(hour) for hour in mine.split()] + [12 + int(hour) for hour in theirs.split()]
    return table


def test_game_is_over_when_all_books_are_laid() -> None:
    table = nearly_over()
    table.ask(0, 1, "C")
    table.ask(0, 1, "A")
    assert (table["over"], table["turn"], table.game.scores()) == (True, None, (7, 5))


def test_turn_that_ends_the_game_is_counted_once() -> None:
    table = nearly_over()
    table.ask(0, 1, "C")
    table.ask(0, 1, "A")
    assert table.game.turns == 1


def test_most_books_win() -> None:
    table = nearly_over()
    table.ask(0, 1, "C")
    table.ask(0, 1, "A")
    assert table.game.winners() == (0,)


def test_ties_share() -> None:
    table = nearly_over("1 2 3 4", "6 7 8 10 11 5")
    table.ask(0, 1, "C")
    table.ask(0, 1, "A")
    assert (table.game.scores(), table.game.winners()) == ((6, 6), (0, 1))


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 7), (4, 5), (5, 5)])
def test_hands_of_seven_for_two_or_three_and_of_five_for_more(players: int, size: int) -> None:
    hands = make_game("go_fish", players, {}).chance(Random(4)).to_json()["hands"]
    assert isinstance(hands, list)
    assert [len(hand) for hand in hands] == [size] * players


def test_hands_of_five_for_two_are_refused() -> None:
    deal = write_entry(None, make_game("go_fish", 2, {}).chance(Random(4)))
    hands, stock = deal["hands"], deal["stock"]
    assert isinstance(hands, list)
    assert isinstance(stock, list)
    for hand in hands:
        stock += [hand.pop(), hand.pop()]
    assert submit(make_game("go_fish", 2, {}), deal) == "wrong-cards"


# What everybody knows


def known(table: Table, seat: int, pitches: str) -> list[int]:
    """Return how many cards of each pitch (by its hour) a spectator knows `seat` to hold."""
    view = table.game.view(None)
    assert isinstance(view, GoFishView)
    return [view.known(Seat(seat), int(hour)) for hour in pitches.split()]


def test_who_asks_for_a_pitch_is_known_to_hold_one() -> None:
    table = go_fish("C3 C4 D3", "E4", stock="A3 B3")
    table.ask(0, 1, "C")
    assert known(table, 0, "12 2") == [1, 0]


def test_whoever_asks_is_known_to_hold_the_pitch_and_nobody_else() -> None:
    table = go_fish("C3 D3", "E4 F4", "G4 A4", stock="A3 B3 B4")
    table.ask(0, 1, "C")
    table.ask(1, 2, "E")
    table.ask(2, 0, "G")
    assert [known(table, seat, "12 4 7") for seat in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_cards_given_are_known_as_well_as_the_one_asked_with() -> None:
    table = go_fish("C3 D3", "C4 C5 E4", stock="A3 B3")
    table.ask(0, 1, "C")
    assert (known(table, 0, "12"), known(table, 1, "12")) == ([3], [0])


def test_asking_again_for_what_was_given_tells_nothing_new() -> None:
    table = go_fish("C3 D3", "C4 E4", "F3", stock="A3 B3")
    table.ask(0, 1, "C")
    table.ask(0, 2, "C")
    assert known(table, 0, "12") == [2]


def test_lucky_card_is_known() -> None:
    table = go_fish("C3 D3", "E4", stock="C6 B3")
    table.ask(0, 1, "C")
    assert known(table, 0, "12") == [2]


def test_who_gives_all_cards_of_a_pitch_is_known_to_lack_it() -> None:
    table = go_fish("C3 D3", "C4 E4", stock="A3 B3")
    table.ask(0, 1, "C")
    view = table.game.view(Seat(0))
    assert isinstance(view, GoFishView)
    assert view.lacks[1] == 1 << 12


def test_who_draws_a_card_unseen_may_hold_anything_again() -> None:
    table = go_fish("C3 D3", "E4", stock="A3 B3")
    table.ask(0, 1, "C")
    table.ask(1, 0, "E")
    view = table.game.view(Seat(0))
    assert isinstance(view, GoFishView)
    assert (view.lacks[0], view.lacks[1]) == (1 << 4, 0)


def test_imagined_stock_has_any_order() -> None:
    game = make_game("go_fish", 5, {})
    game.apply(CHANCE, game.chance(Random(1)))
    tops = {GoFish.determinize(game.view(None), Random(seed)).stock[-1] for seed in range(60)}
    assert len(tops) > 20


@given(data=st.data())
def test_what_everybody_knows_is_true(data: st.DataObject) -> None:
    game = data.draw(reached_states("go_fish"))
    view = game.view(None)
    assert isinstance(view, GoFishView)
    for seat, hand in enumerate(game.hands):
        assert not view.shown[seat] & ~hand
        for hour in range(1, 13):
            held = hand & CARDS_OF_HOUR[hour]
            assert view.known(Seat(seat), hour) <= held.bit_count() <= 3
            assert not (held and view.lacks[seat] >> hour & 1)
            assert not view.hinted[seat] >> hour & 1 or held & ~view.shown[seat]


# Fewer cards


def with_deck(codes: str, hand_size: int, hands: str, stock: str = "") -> Table:
    """Return a game with only these cards, dealt in hands of `hand_size` cards."""
    held = hands.split(", ")
    game = make_game("go_fish", len(held), {})
    game.deck = set_of(cards(codes))
    game.hand_size = hand_size
    table = Table(game)
    table.enter("chance", "deal", hands=[hand.split() for hand in held], stock=stock.split())
    return table


def test_book_is_all_the_cards_of_a_pitch_that_are_played_with() -> None:
    table = with_deck("C3 C4 D3 D4 E3 E4", 2, "C3 D3, C4 E3", "E4 D4")
    table.ask(0, 1, "C")
    assert (table["books"], table.hand(0), table.hand(1)) == ([[12], []], "D3", "E3")


def test_who_begins_without_a_card_draws_one() -> None:
    table = with_deck("C3 C4 D3 D4 E3 E4", 2, "C3 C4, D3 E3", "D4 E4")
    assert (table.happened(), table.hand(0), table["turn"]) == (["dealt", "book-laid", "turn", "drew"], "D4", 0)


def test_who_begins_without_a_card_and_with_no_stock_is_skipped() -> None:
    table = with_deck("C3 C4 D3 D4 E3 E4", 2, "C3 C4, D3 E3, D4 E4")
    assert (table.happened()[-2:], table["turn"], table.game.turns) == (["skipped", "turn"], 1, 0)


def test_deal_of_books_alone_ends_the_game() -> None:
    table = with_deck("C3 C4 D3 D4", 2, "C3 C4, D3 D4")
    assert (table["over"], table.game.winners(), table.game.turns) == (True, (0, 1), 0)


def test_chance_deals_and_does_nothing_else() -> None:
    game = make_game("go_fish", 2, {})
    with refused("chance-out-of-place"):
        game.apply(CHANCE, Ask(Seat(1), "C"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_naturals_are_dealt_five_to_each_of_28_cards(players: int) -> None:
    game = make_game("go_fish", players, {"pitches": "naturals"})
    game.apply(CHANCE, game.chance(Random(1)))
    state = game.state()
    assert state is not None
    held = game.hands
    assert game.deck.bit_count() == 28
    assert all(len(printed_names(card)) == 1 for card in cards_in(game.deck))
    assert sum(game.counts) + 4 * sum(game.scores()) + len(game.stock) == 28
    assert all(hand.bit_count() <= 5 for hand in held[1:])


def test_game_of_naturals_ends_with_seven_books() -> None:
    game = make_game("go_fish", 3, {"pitches": "naturals"})
    game.begin(FastRng(3))
    game.playout(FastRng(3))
    assert sum(game.scores()) == 7


# By number


def test_pitches_are_counted() -> None:
    assert [how_many(pitches) for pitches in range(1 << 12)] == [pitches.bit_count() for pitches in range(1 << 12)]


@given(data=st.data())
def test_view_says_the_same_of_what_is_lacking_in_both_ways(data: st.DataObject) -> None:
    game = data.draw(reached_states("go_fish"))
    view = game.view(None)
    assert isinstance(view, GoFishView)
    for seat, hour in product(map(Seat, range(game.players)), range(1, 13)):
        assert view.known_to_lack(seat, hour) == bool(view.lacks[seat] >> hour & 1)
