"""Refusals in English: every reason of the games has a text, and it says what is wrong and what to do instead."""

import re
import sys
from collections.abc import Callable
from random import Random

import pytest

from musicards.cards import CODES
from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE, Action, Seat
from musicards.games.registry import GAMES, make_game
from musicards.record import read_entry
from musicards.texts import catalog, explain
from tests.games.wander import attempt


def codes_of(holder: type) -> set[str]:
    return {value for name, value in vars(holder).items() if name.isupper()}


def test_every_reason_of_every_game_has_a_sentence() -> None:
    found: set[str] = set()
    for module in list(sys.modules.values()):
        if module.__name__.startswith("musicards.games"):
            holders = [each for name, each in vars(module).items() if name.endswith("Reason")]
            found |= {code for holder in holders for code in codes_of(holder)}
    assert {"not-your-turn", "card-fits", "chain-open", "move-first", "pitch-not-held", "face-up"} <= found
    assert {f"refusals-{reason}" for reason in found} <= set(catalog("en").ids("refusals-"))


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        (Refusal("pitch-not-held", {"pitch": "Db"}), "You don’t have D♭: ask for a note that you have yourself."),
        (Refusal("no-such-position", {"position": 9, "count": 5}), "There is no card there."),
        (Refusal("card-gone", {"position": 3}), "That card has already been taken."),
    ],
)
def test_words_for_a_refusal(refused: Refusal, words: str) -> None:
    assert explain(refused) == words


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_refused_is_explained_in_one_line_with_real_signs(name: str) -> None:
    for number in range(40):
        rng = Random(number)
        game = make_game(name, 3, {})
        for _ in range(60):
            entry = attempt(game, rng)
            try:
                game.apply(*read_entry(type(game), entry))
            except Refusal as refused:
                text = explain(refused, ["Ann", "", "Ben"])
                assert "\n" not in text
                assert not re.search(r"[A-G](#|b\b)", text), text
                assert text.endswith("."), text
            except BadNotation:
                continue


def table(
    name: str, starter: str, hand: list[str], **options: object
) -> tuple[Callable[..., None], Callable[..., str]]:
    """A table of two, seat 0 holding `hand`: ways to do something, and to ask what a refusal says."""
    game = make_game(name, 2, options)
    cards = game.chance(Random(1)).to_json()
    everything = [code for key in ("hands", "stock", "discard") for code in flat(cards[key])]
    rest = [code for code in everything if code not in hand and code != starter]
    while len(hand) < 7:
        hand.append(rest.pop(0))
    deal = {"do": "deal", "hands": [hand, rest[:7]], "discard": [starter], "stock": rest[7:]}
    game.apply(CHANCE, game.read_action(deal))

    def read(entry: dict[str, object]) -> Action:
        return game.read_action(entry)

    def does(**entry: object) -> None:
        game.apply(Seat(0), read(entry))

    def refused(**entry: object) -> str:
        with pytest.raises((Refusal, BadNotation)) as raised:
            game.apply(Seat(0), read(entry))
        return explain(raised.value, ["Ann", "Ben"])

    return does, refused


def flat(value: object) -> list[str]:
    if isinstance(value, list):
        return [code for each in value for code in flat(each)]
    return [str(value)]


def test_draw_with_a_fitting_card_says_look_again() -> None:
    _, refused = table("distance", "A3", ["B4", "C3", "C4", "C5", "D3", "D4", "D5"])
    assert refused(do="draw") == "Look again: one of your cards fits."


def test_pass_too_early_says_how_many_draws_are_missing() -> None:
    does, refused = table("distance", "A3", ["C3", "C4", "C5", "D3", "D4", "D5", "E3"])
    does(do="draw")
    assert refused(do="pass") == "Draw 2 cards more before you pass, or play."


def test_not_your_turn_names_whose_it_is() -> None:
    game = make_game("steps", 2, {})
    game.apply(CHANCE, game.chance(Random(1)))
    with pytest.raises(Refusal) as raised:
        game.apply(Seat(1), game.read_action({"do": "draw"}))
    assert explain(raised.value, ["Ann", "Ben"]) == "Wait a moment: it’s Ann’s turn."


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"card": "G3", "to": "NE"}, "The north-east corner needs E♭, the tonic. G is note 3 of the scale."),
        ({"card": "G3", "to": "N"}, "The north foundation needs F, which comes after E♭ in the scale. G is note 3"),
        ({"card": "E3", "to": "N"}, "The north foundation needs F, which comes after E♭ in the scale. E is not"),
        ({"card": "G3", "to": "S"}, "The south foundation needs B: it is a stack of one note outside the scale."),
        (
            {"card": "F3", "to": "W"},
            "Nothing goes on top of D on the west foundation: it is the last note of the scale.",
        ),
        ({"card": "G3", "to": "N", "as": "F"}, "G is what it is: only a wild can be another note."),
        ({"card": "?1", "to": "N"}, "What should your wild be?"),
    ],
)
def test_a_wrong_placement_is_explained_by_the_scale(entry: dict[str, object], words: str) -> None:
    game = make_game("keys_corners", 2, {"scale": {"tonic": "Eb", "kind": "major"}})
    hand, lying = ["G3", "E3", "F3", "?1", "A3"], ["D#4", "A4", "B4", "D4"]
    rest = [code for code in CODES if code not in hand + lying]
    deal = {"hands": [hand, rest[:5]], "piles": dict(zip("NESW", [[code] for code in lying], strict=True))}
    game.apply(CHANCE, game.read_action({"do": "deal", **deal, "stock": rest[5:]}))
    with pytest.raises(Refusal) as raised:
        game.apply(Seat(0), game.read_action({"do": "place", "from": "hand", **entry}))
    assert explain(raised.value).startswith(words)
