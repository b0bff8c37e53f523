"""Statements of the printed rules whose breach nothing else notices; docs/rules-coverage.md says which is which.

All numbers are those that are printed, never the program's own.
"""

from itertools import product
from random import Random

import pytest

from musicards.cards import CODES, cards_in, codes_of, is_wild, parse_card
from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.keys_corners import KeysCorners
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import shuffled
from musicards.record import write_entry
from musicards.theory.pitch import PitchClass, hour_above
from musicards.theory.scale import SCALE_KINDS, make_scale
from tests.games.deals import RIGHT, corners, distance, refused, steps

ORIGINAL = ["distance", "steps", "keys_corners"]
PRINTED_HANDS = {"distance": 7, "steps": 7, "keys_corners": 5}
TURNED_UP = {"distance": 1, "steps": 1, "keys_corners": 4}
WILDS = ["?1", "?2", "?3", "?4", "X1", "X2"]


def dealt(name: str, players: int, seed: int = 1) -> dict[str, object]:
    """Return a deal as an entry of a record."""
    return dict(write_entry(None, make_game(name, players, {}).chance(Random(seed))))


def hands_of(deal: dict[str, object]) -> list[list[str]]:
    hands = deal["hands"]
    assert isinstance(hands, list)
    return hands


# The numbers in the texts

DECK = {"deck": 54, "note_cards": 48, "question_marks": 4, "chromatic_scales": 2}
PRINTED_NUMBERS = {
    "distance": {**DECK, "hand": 7, "penalty": 2, "call_penalty": 2, "draws": 3},
    "steps": {**DECK, "hand": 7, "penalty": 2, "call_penalty": 2, "draws": 3, "most_draws": 3, "reference_deck": 52},
    "keys_corners": {**DECK, "hand": 5, "scale_points": 10, "stack_points": 5, "stack_cards": 4},
    "memory": {"naturals": 14, "chromatic": 24, "full": 54},
    "go_fish": {"hand": 7, "small_hand": 5, "few_players": 3, "book_cards": 4},
    "old_maid": {"cards": 49},
}


@pytest.mark.parametrize("name", GAMES)
def test_texts_show_the_numbers_of_the_rules(name: str) -> None:
    assert GAMES[name].rule_numbers == PRINTED_NUMBERS[name]


# The deck and the deal


@pytest.mark.parametrize(("name", "players"), [each for each in product(GAMES, [0, 1, 6, 7]) if each != ("memory", 1)])
def test_fewer_than_two_and_more_than_five_are_refused(name: str, players: int) -> None:
    with pytest.raises(BadNotation):
        make_game(name, players, {})


@pytest.mark.parametrize(("name", "players"), list(product(ORIGINAL, [2, 3, 4, 5])))
def test_the_printed_number_of_cards_is_dealt_and_the_rest_is_the_stock(name: str, players: int) -> None:
    deal = dealt(name, players)
    hands, stock = hands_of(deal), deal["stock"]
    assert isinstance(stock, list)
    assert [len(hand) for hand in hands] == [PRINTED_HANDS[name]] * players
    assert len(stock) == 54 - players * PRINTED_HANDS[name] - TURNED_UP[name]
    held = {code for hand in hands for code in hand}
    assert len(held | set(stock)) == 54 - TURNED_UP[name]  # nothing is in two places


@pytest.mark.parametrize("name", ORIGINAL)
def test_cards_are_dealt_one_at_a_time_round_the_table(name: str) -> None:
    game = make_game(name, 3, {})
    deck = codes_of(shuffled(Random(5), sorted(cards_in(game.deck))))
    for seat, hand in enumerate(hands_of(dict(write_entry(None, game.chance(Random(5)))))):
        assert hand == list(deck[seat::3][: PRINTED_HANDS[name]])


@pytest.mark.parametrize("name", ["distance", "steps"])
def test_the_card_after_the_hands_is_turned_up_and_the_others_lie_below_in_their_order(name: str) -> None:
    game = make_game(name, 4, {})
    deck = codes_of(shuffled(Random(5), sorted(cards_in(game.deck))))
    deal = dict(write_entry(None, game.chance(Random(5))))
    assert (deal["discard"], deal["stock"]) == ([deck[28]], list(deck[29:]))


def test_the_six_wilds_are_wild_and_no_other_card_is() -> None:
    assert [code for code in CODES if is_wild(parse_card(code))] == WILDS


@pytest.mark.parametrize("wild", WILDS)
def test_every_wild_can_be_any_note_in_the_three_original_games(wild: str) -> None:
    assert distance(f"{wild} C3", "E3", starter="A3").play(0, wild, letter="B") == RIGHT
    assert steps(f"{wild} C4", "E3", starter="C3").play(0, wild, step="whole", pitch="D") == RIGHT
    table = corners(f"{wild} C3", "E4")
    table.place(0, wild, "NE", "C")
    assert table.pile("NE") == "C"


def test_each_game_of_the_distance_has_an_interval_of_its_own() -> None:
    for interval, card, letter in ((3, "C4", "C"), (7, "G4", "G"), (2, "B4", "B")):
        assert distance(f"{card} D3", "E3", starter="A3", interval=interval).play(0, card, letter=letter) == RIGHT


def test_each_round_of_keys_corners_has_a_scale_of_its_own() -> None:
    for scale, first, second in (("D major", "D4", "E4"), ("A natural_minor", "A4", "B4"), ("Eb major", "D#4", "F4")):
        table = corners(f"{first} {second} C3", "E3", scale=scale)
        table.place(0, first, "NW")
        table.place(0, second, "NW")
        with refused("does-not-continue"):
            table.place(0, "C3", "SE")


# The Distance and Steps


@pytest.mark.parametrize(("one", "other"), [("C3", "C6"), ("C3", "C4"), ("F#4", "F#6")])
def test_a_group_may_be_of_several_octaves(one: str, other: str) -> None:
    below, letter = ("B3", "C") if one[0] == "C" else ("E3", "F")
    assert distance(f"{one} {other} A3", "E3", starter=below).play(0, f"{one} {other}", letter=letter) == RIGHT
    below, step = ("B3", "half") if one[0] == "C" else ("E3", "whole")
    assert steps(f"{one} {other} A3", "E3", starter=below).play(0, f"{one} {other}", step=step) == RIGHT


@pytest.mark.parametrize("pair", ["F#4 G4", "G4 G#4", "F#4 G#4"])
def test_on_f_sharp_g_flat_g_and_g_sharp_are_not_mixed(pair: str) -> None:
    table = distance(f"{pair} A3", "E3", starter="F#3", stock="C3 C4")
    assert table.play(0, pair, letter="G") != RIGHT
    assert table.hand(0).split()[:2] != []
    assert len(table.hand(0).split()) == 5  # all three again, and two penalty cards


@pytest.mark.parametrize(
    ("card", "letter"),
    [("C4", "B"), ("G#4", "B"), ("C#4", "B"), ("B4", "C"), ("B4", "A"), ("C4", "C"), ("A4", "A")],
)
def test_the_right_letter_does_not_make_a_card_right_nor_the_right_card_a_letter(card: str, letter: str) -> None:
    table = distance(f"{card} D3", "E3", starter="A3", stock="F3 F4")
    assert table.play(0, card, letter=letter) != RIGHT
    assert table.hand(0).count(" ") == 3


@pytest.mark.parametrize(("card", "said"), [("D4", "half"), ("C#4", "whole")])
def test_the_wrong_step_said_with_a_card_that_fits_costs_two_cards_and_the_turn(card: str, said: str) -> None:
    table = steps(f"{card} A3", "E3", starter="C3", stock="F3 F4")
    assert table.play(0, card, step=said) != RIGHT
    assert (table.hand(0).count(" "), table["turn"]) == (3, 1)


@pytest.mark.parametrize("card", ["E4", "C4", "B4", "A4"])
@pytest.mark.parametrize("step", ["half", "whole"])
def test_a_card_of_another_pitch_costs_two_cards_and_the_turn(card: str, step: str) -> None:
    table = steps(f"{card} A3", "E3", starter="C3", stock="F3 F4")
    assert table.play(0, card, step=step) != RIGHT
    assert (table.hand(0).count(" "), table["turn"]) == (3, 1)


def test_a_wrong_pitch_said_for_a_wild_costs_two_cards_and_the_turn() -> None:
    table = steps("?1 A3", "E3", starter="C3", stock="F3 F4")
    assert table.play(0, "?1", step="whole", pitch="E") != RIGHT
    assert (table.hand(0).count(" "), table["turn"]) == (3, 1)


def test_the_card_of_whoever_was_caught_stays_on_the_pile() -> None:
    table = distance("B3 C3", "E3", stock="F4 F5")
    table.play(0, "B3", letter="B")
    table.call(1)
    assert table["discard"] == ["B3", "A3"]
    assert (table.hand(0), table["turn"]) == ("C3 F4 F5", 1)


@pytest.mark.parametrize("name", ["distance", "steps"])
def test_the_discard_pile_is_gone_when_it_has_become_the_stock(name: str) -> None:
    table = (distance if name == "distance" else steps)("C5 C6", "E3", starter="A3 G3 G4 G5")
    table.draw(0)
    table.reshuffle("G5 G3 G4")
    assert table["discard"] == ["A3"]
    assert (table["stock"], table.hand(0)) == (["G3", "G4"], "C5 G5 C6")


# Key's Corners


def test_what_keys_corners_asks_are_the_notes_of_the_key() -> None:
    for tonic, notes, codes in (
        ("D", "D E F# G A B C#", "D3 E3 F#3 G3 A3 B3 C#3"),
        ("Eb", "Eb F G Ab Bb C D", "D#3 F3 G3 G#3 A#3 C3 D3"),
    ):
        table = corners(f"{codes} ?1", "E4", scale=f"{tonic} major")
        for code in codes.split()[:-1]:
            table.place(0, code, "NE")
        assert table.pile("NE") == notes.rpartition(" ")[0]
        table.place(0, codes.split()[-1], "NE")
        assert table.game.scores() == (10, 0)


@pytest.mark.parametrize("kind", [kind for kind in SCALE_KINDS if kind != "custom"])
def test_a_scale_goes_up_within_an_octave(kind: str) -> None:
    for tonic in ("C", "D", "Eb"):
        hours = make_scale(tonic, kind).hours
        above = [(hour - hours[0]) % 12 for hour in hours]
        assert above == sorted(set(above))


@pytest.mark.parametrize(("hour", "half", "whole"), [(12, 1, 2), (4, 5, 6), (11, 12, 1), (8, 9, 10)])
def test_a_half_step_is_the_next_hour_and_a_whole_step_skips_one(hour: int, half: int, whole: int) -> None:
    assert [hour_above(PitchClass(hour), half_steps) for half_steps in (1, 2)] == [half, whole]


@pytest.mark.parametrize(("card", "to"), [("C3", "NE"), ("F3", "N"), ("G#3", "W")])
def test_the_discard_pile_s_top_card_goes_on_corners_runs_and_stacks(card: str, to: str) -> None:
    table = corners("A3 A4", "E4", discard=card, N="E3")
    table.place_discard(0, card, to)
    assert table.pile(to).split()[-1] == {"C3": "C", "F3": "F", "G#3": "G#"}[card]


def test_the_discard_pile_s_top_card_may_fill_without_a_hand() -> None:
    table = corners("", "E4", discard="A3", N="")
    table.place_discard(0, "A3", "N")
    assert table.pile("N") == "A"


def test_a_round_ends_once_nobody_has_cards_or_plays() -> None:
    table = corners("F3", "", N="E3")
    table.place(0, "F3", "N")
    table.done(0)
    assert table.game.over


@pytest.mark.parametrize("name", ORIGINAL)
def test_every_round_comes_to_an_end(name: str) -> None:
    for seed in range(3):
        rng, game = Random(seed), make_game(name, 3, {})
        game.apply(None, game.chance(rng))
        for _ in range(20_000):
            if game.over:
                break
            if game.chance_due:
                game.apply(None, game.chance(rng))
            else:
                game.apply(game.turn, rng.choice(game.legal_actions()))
        assert game.over


@pytest.mark.parametrize(("said", "outside"), [("Ab", "G#3"), ("G#", "G#3"), ("Db", "C#3")])
def test_a_wild_keeps_the_name_that_was_said(said: str, outside: str) -> None:
    table = corners("?1 C3", "E4", N=outside, E="A3")
    with pytest.raises(Refusal) as caught:
        table.place(0, "?1", "E", said)
    assert caught.value.facts["name"] == said
    table.place(0, "?1", "N", said)
    assert [getattr(event, "name", None) for event in table.events if getattr(event, "type", "") == "placed"] == [said]
    assert isinstance(table.game, KeysCorners)
    assert table.game.copy().view(Seat(1)).table().piles["N"].names[-1] == said


def test_words_of_another_turn_are_refused() -> None:
    with refused("not-your-turn"):
        corners("C3", "E4").place(1, "E4", "NE")
