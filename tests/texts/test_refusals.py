"""Refusals in English: they say what is wrong and what to do instead."""

import re
from random import Random

import pytest

from musicards.cards import CODES
from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE, Seat
from musicards.games.registry import GAMES, make_game
from musicards.record import read_entry
from musicards.texts import explain
from tests.games.wander import attempt


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        (Refusal("pitch-not-held", {"pitch": "Db"}), "You don’t have D♭: ask for a note that you have yourself."),
        (Refusal("no-such-position", {"position": 9, "count": 5}), "There is no card there."),
        (Refusal("card-gone", {"position": 3}), "That card has already been taken."),
        (Refusal("not-your-turn", {"turn": 1}), "Wait a moment: it’s Ben’s turn."),
        (Refusal("not-your-turn", {"turn": 2}), "Wait a moment: it’s Seat 3’s turn."),
        (Refusal("nobody-exposed", {}), "Nobody needs to call “Musicards!” now."),
        (Refusal("nobody-exposed", {"yours": 1}), "You have called already."),
        (Refusal("nobody-exposed", {"yours": 0}), "Nobody needs to call “Musicards!” now."),
        (Refusal("card-not-held", {"cards": ["F#3", "?1"]}), "You can only use cards that are in your hand."),
        (
            Refusal("not-a-pair", {"cards": ["C3", "F#4"]}),
            (
                "C and F♯/G♭ are different notes, so they are not a pair. "
                "Two cards of the same note are a pair, in any octave."
            ),
        ),
        (
            Refusal("does-not-continue", {"to": "N", "top": None, "name": "G"}),  # without the answer
            "That card doesn’t go on the upper pile.",
        ),
        (BadNotation("a note is a letter, not 'x'"), "a note is a letter, not 'x'"),
    ],
)
def test_words_for_a_refusal(refused: Refusal | BadNotation, words: str) -> None:
    assert explain(refused, ["Ann", "Ben"]) == words


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


@pytest.mark.parametrize(
    ("hand", "draws", "entry", "words"),
    [
        ("B4 C3 C4 C5 D3 D4 D5", 0, {"do": "draw"}, "Look again: you have a card that fits."),
        ("C3 C4 C5 D3 D4 D5 E3", 1, {"do": "pass"}, "You still have to draw 2 cards before you pass. Or play a card."),
    ],
)
def test_a_refusal_in_the_distance_says_what_to_do_instead(
    hand: str, draws: int, entry: dict[str, object], words: str
) -> None:
    game = make_game("distance", 2, {})
    rest = [code for code in CODES if code not in [*hand.split(), "A3"]]
    deal = {"do": "deal", "hands": [hand.split(), rest[:7]], "discard": ["A3"], "stock": rest[7:]}
    game.apply(CHANCE, game.read_action(deal))
    for _ in range(draws):
        game.apply(Seat(0), game.read_action({"do": "draw"}))
    with pytest.raises(Refusal) as raised:
        game.apply(Seat(0), game.read_action(entry))
    assert explain(raised.value) == words


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"card": "G3", "to": "NE"}, "The upper right corner needs E♭, the tonic. G is the third note of the scale."),
        ({"card": "G3", "to": "N"}, "The upper pile needs F, which comes after E♭ in the scale. G is the third"),
        ({"card": "E3", "to": "N"}, "The upper pile needs F, which comes after E♭ in the scale. E is not"),
        ({"card": "G3", "to": "S"}, "The lower pile needs B: only the same note goes on a note outside"),
        (
            {"card": "F3", "to": "W"},
            "Nothing goes on top of D on the left pile: it is the last note of the scale.",
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
