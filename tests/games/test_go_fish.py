"""Go Fish: asking, giving, fishing, books, the empty hand, the empty stock, and what everybody knows of each hand."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given

from musicards.cards import CARDS_OF_HOUR, set_of
from musicards.games.action import CHANCE, Seat
from musicards.games.event import Drew
from musicards.games.game import Game
from musicards.games.go_fish import Ask, GoFish, GoFishView, GoneFishing
from musicards.games.go_fish.moves import how_many
from musicards.games.registry import make_game
from musicards.record import write_entry
from musicards.theory.pitch import PitchClass
from tests.games.deals import Table, cards, go_fish, refused
from tests.games.wander import submit
from tests.strategies import reached_states

PITCHES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")

# Asking and giving


@pytest.mark.parametrize(
    ("hands", "pitch", "after"),
    [
        (("C3 D3", "C4 C5 E3"), "C", ("C3 D3 C4 C5", "E3")),  # all cards of the pitch
        *[(("C#3 D3", "C#4 E3"), name, ("C#3 D3 C#4", "E3")) for name in ("C#", "Db")],  # by either name
    ],
)
def test_who_is_given_cards_asks_again(hands: Sequence[str], pitch: str, after: tuple[str, str]) -> None:
    table = go_fish(*hands, stock="A3")
    table.ask(0, 1, pitch)
    assert ((table.hand(0), table.hand(1)), table["turn"]) == (after, 0)


@pytest.mark.parametrize(
    ("by", "seat", "pitch", "reason"),
    [
        *[(0, 1, name, "bad-notation") for name in ("Cb", "B#", "c", "H", "C4", "C♯", "")],
        *[(0, seat, "C", "bad-notation") for seat in ("1", None, True, 1.0, 10**30)],
        (0, 1, "E", "pitch-not-held"),
        (0, 0, "C", "ask-yourself"),
        *[(0, seat, "C", "no-such-seat") for seat in (-1, 2, 99)],
        (1, 0, "C", "not-your-turn"),
    ],
)
def test_an_ask_that_is_none_is_refused(by: int, seat: object, pitch: str, reason: str) -> None:
    with refused(reason):
        go_fish("C3 D3", "C4 E4", stock="A3").enter(by, "ask", seat=seat, pitch=pitch)


def test_player_without_cards_may_be_asked_and_draws_one_as_the_turn_comes() -> None:
    table = go_fish("C3 D3", "", "E3", stock="A3 A4")
    table.ask(0, 1, "C")
    assert table.happened() == ["asked", "fished", "turn", "drew"]
    assert (table.hand(1), table["turn"]) == ("A4", 1)


# Fishing


@pytest.mark.parametrize(
    ("stock", "lucky", "turn"),
    [("A3 B3", False, 1), ("C6 B3", True, 0), ("D6 B3", False, 1)],  # only the pitch asked for is lucky
)
def test_who_asks_in_vain_draws_the_top_card_and_asks_again_if_it_is_lucky(
    stock: str, turn: int, *, lucky: bool
) -> None:
    top, left = stock.split()
    table = go_fish("C3 D3", "E4", stock=stock)
    table.ask(0, 1, "C")
    assert (set(table.hand(0).split()), table["stock"], table["turn"]) == ({"C3", "D3", top}, [left], turn)
    (fished,) = [event for event in table.events if isinstance(event, GoneFishing)]
    assert (fished.drew, fished.lucky, fished.card) == (True, lucky, top)
    assert fished.seen_by(Seat(1)).card == (top if lucky else None)  # a lucky card is shown


@pytest.mark.parametrize(
    ("hands", "of", "happened", "turn"),
    [
        (("C3 D3", "E4"), 1, ["asked", "fished", "turn"], 1),
        (("C3 D3", "", "E3"), 2, ["asked", "fished", "skipped", "turn"], 2),  # over a player with nothing to ask for
        (("C3 C4 C5", "C6 E3", "E4"), 1, ["asked", "given", "book-laid", "turn"], 1),  # the last card is laid
    ],
)
def test_with_no_stock_an_ask_in_vain_or_an_empty_hand_ends_the_turn_and_nothing_is_drawn(
    hands: Sequence[str], of: int, happened: list[str], turn: int
) -> None:
    table = go_fish(*hands)
    table.ask(0, of, "C")
    assert (table.happened(), table["turn"], table.game.turns) == (happened, turn, 1)
    fished = [event for event in table.events if isinstance(event, GoneFishing)]
    assert [(event.drew, event.lucky, event.card) for event in fished] == [(False, False, None)] * len(fished)
    assert table.hand(0) == ("C3 D3" if fished else "")


# Books


@pytest.mark.parametrize(
    ("hands", "stock", "pitches", "books", "turn"),
    [
        (("C3 C4 D3", "C5 C6 E3"), "A3", "C", [[12], []], 0),
        (("C3 C4 C5 D3", "E3"), "C6 A3", "C", [[12], []], 0),  # when it is fished
        (("C3 C4 C5 D3", "E3"), "C6 A3", "D", [[12], []], 1),  # of another pitch than was asked for
        (("D3 D4 D5 C3 C4 C5 F3", "C6 D6 E3"), "A3", "D C", [[2, 12], []], 0),  # in the order laid
    ],
)
def test_four_of_a_pitch_are_laid_at_once(
    hands: Sequence[str], stock: str, pitches: str, books: list[list[int]], turn: int
) -> None:
    table = go_fish(*hands, stock=stock).act(*[("ask", 1, pitch) for pitch in pitches.split()])
    assert (table["books"], table["turn"]) == (books, turn)
    assert not {"C3", "C4", "C5", "C6"} & set(table.hand(0).split())


def test_book_is_laid_at_the_deal() -> None:
    table = go_fish("D3", "C3 C4 C5 C6 E3 E4 E5", stock="A3")
    assert (table["books"], table.hand(1)) == ([[], [12]], "E3 E4 E5")


# The empty hand


def test_player_on_turn_without_cards_draws_one_without_an_entry() -> None:
    table = go_fish("C3 C4 C5", "C6 E3", stock="A3 B3")
    table.ask(0, 1, "C")
    assert (table.hand(0), table["turn"], table["stock"]) == ("A3", 0, ["B3"])
    (drew,) = [event for event in table.events if isinstance(event, Drew)]
    assert [drew.seen_by(viewer).card for viewer in (Seat(0), Seat(1), None)] == ["A3", None, None]


# The end


@pytest.mark.parametrize(
    ("mine", "theirs", "scores", "winners"),
    [([1, 2, 3, 4, 5], [6, 7, 8, 10, 11], (7, 5), (0,)), ([1, 2, 3, 4], [6, 7, 8, 10, 11, 5], (6, 6), (0, 1))],
)
def test_game_is_over_when_all_books_are_laid_and_most_win(
    mine: list[int], theirs: list[int], scores: tuple[int, int], winners: tuple[int, ...]
) -> None:
    table = go_fish("C3 C4 A3", "C5 C6 A4 A5 A6")
    assert isinstance(table.game, GoFish)
    table.game.laid = mine + [12 + hour for hour in theirs]
    table.act(("ask", 1, "C"), ("ask", 1, "A"))
    assert (table["over"], table["turn"], table.game.turns) == (True, None, 1)
    assert (table.game.scores(), table.game.winners()) == (scores, winners)


def test_hands_of_five_for_two_are_refused() -> None:
    deal = write_entry(None, make_game("go_fish", 2, {}).chance(Random(4)))
    hands, stock = deal["hands"], deal["stock"]
    assert isinstance(hands, list)
    assert isinstance(stock, list)
    for hand in hands:
        stock += [hand.pop(), hand.pop()]
    assert submit(make_game("go_fish", 2, {}), deal) == "wrong-cards"


# What everybody knows


@pytest.mark.parametrize(
    ("hands", "stock", "asks", "known"),
    [
        # A player who asks for a pitch holds at least one of it, and nobody else is known to.
        (("C3 C4 D3", "E4"), "A3 B3", ["0 1 C"], {(0, 12): 1}),
        (("C3 D3", "E4 F4", "G4 A4"), "A3 B3 B4", ["0 1 C", "1 2 E", "2 0 G"], {(0, 12): 1, (1, 4): 1, (2, 7): 1}),
        (("C3 D3", "C4 C5 E4"), "A3 B3", ["0 1 C"], {(0, 12): 3}),  # with the cards given
        (("C3 D3", "C4 E4", "F3"), "A3 B3", ["0 1 C", "0 2 C"], {(0, 12): 2}),  # asking again tells nothing new
        (("C3 D3", "E4"), "C6 B3", ["0 1 C"], {(0, 12): 2}),  # a lucky card
    ],
)
def test_cards_are_known_from_asks(
    hands: Sequence[str], stock: str, asks: Sequence[str], known: dict[tuple[int, int], int]
) -> None:
    table = go_fish(*hands, stock=stock)
    for ask in asks:
        by, of, pitch = ask.split()
        table.ask(int(by), int(of), pitch)
    view = table.game.view(None)
    assert isinstance(view, GoFishView)
    found = {(seat, hour): view.known(Seat(seat), hour) for seat in range(len(hands)) for hour in (12, 2, 4, 7)}
    assert {place: count for place, count in found.items() if count} == known


def test_who_gives_all_cards_of_a_pitch_is_known_to_lack_it_until_a_card_is_drawn_unseen() -> None:
    table = go_fish("C3 D3", "C4 E4", stock="A3 B3")
    table.ask(0, 1, "C")
    assert isinstance(table.game, GoFish)
    assert table.game.view(None).lacks[1] == 1 << 12
    table = go_fish("C3 D3", "E4", stock="A3 B3")
    table.ask(0, 1, "C")
    table.ask(1, 0, "E")
    view = table.game.view(Seat(0))
    assert isinstance(view, GoFishView)
    assert (view.lacks[0], view.lacks[1]) == (1 << 4, 0)


@given(reached_states("go_fish"))
def test_what_everybody_knows_is_true(game: Game) -> None:
    view = game.view(None)
    assert isinstance(view, GoFishView)
    for seat, hand in enumerate(game.hands):
        assert not view.shown[seat] & ~hand
        for hour in map(PitchClass, range(1, 13)):
            held = hand & CARDS_OF_HOUR[hour]
            assert view.known(Seat(seat), hour) <= held.bit_count() <= 3
            assert not (held and view.lacks[seat] >> hour & 1)
            assert not view.hinted[seat] >> hour & 1 or held & ~view.shown[seat]


def test_imagined_stock_has_any_order() -> None:
    game = make_game("go_fish", 5, {})
    game.apply(CHANCE, game.chance(Random(1)))
    tops = {GoFish.determinize(game.view(None), Random(seed)).stock[-1] for seed in range(60)}
    assert len(tops) > 20


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


@pytest.mark.parametrize(
    ("hands", "stock", "happened", "turn"),
    [
        ("C3 C4, D3 E3", "D4 E4", ["book-laid", "turn", "drew"], 0),
        ("C3 C4, D3 E3, D4 E4", "", ["skipped", "turn"], 1),  # with no stock
        ("C3 C4, D3 D4, E3 E4", "", ["book-laid", "ended"], None),  # books alone end the game
    ],
)
def test_who_begins_without_a_card_draws_one_or_is_skipped(
    hands: str, stock: str, happened: list[str], turn: int | None
) -> None:
    table = with_deck("C3 C4 D3 D4 E3 E4", 2, hands, stock)
    assert (table.happened()[-len(happened) :], table["turn"], table.game.turns) == (happened, turn, 0)
    assert table.hand(0) == stock[:2]
    assert table.game.winners() == ((0, 1, 2) if turn is None else ())


def test_chance_deals_and_does_nothing_else() -> None:
    game = make_game("go_fish", 2, {})
    with refused("chance-out-of-place"):
        game.apply(CHANCE, Ask(Seat(1), "C"))


# By number


def test_pitches_are_counted() -> None:
    assert [how_many(pitches) for pitches in range(1 << 12)] == [pitches.bit_count() for pitches in range(1 << 12)]
