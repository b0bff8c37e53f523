"""The sentences: every code has one, and they say what was said, what was needed and why."""

import re
from collections.abc import Callable
from random import Random

import pytest

from musicards.cards import CODES
from musicards.errors import BadNotation, Refusal
from musicards.games.action import CHANCE, Action, Seat
from musicards.games.distance import DistanceFault
from musicards.games.english import describe, events, explain, lessons, refusals
from musicards.games.event import Event
from musicards.games.game import Reason
from musicards.games.keys_corners import CornersReason
from musicards.games.registry import make_game
from musicards.games.shedding import SheddingReason
from musicards.games.steps import StepsFault, StepsReason
from musicards.players import make_player
from musicards.players.playing import luck_of, play_recorded
from musicards.record import replay
from musicards.server.messages import EVENTS


def codes_of(holder: type) -> set[str]:
    return {value for name, value in vars(holder).items() if name.isupper()}


@pytest.mark.parametrize("holder", [Reason, SheddingReason, StepsReason, CornersReason])
def test_every_reason_has_a_sentence(holder: type) -> None:
    assert codes_of(holder) - {Reason.NOT_YOUR_TURN} <= set(refusals._SENTENCES)


def test_every_fault_has_a_lesson() -> None:
    assert codes_of(DistanceFault) | codes_of(StepsFault) == set(lessons._LESSONS)


def test_every_event_has_a_sentence() -> None:
    assert set(EVENTS) == set(events._SENTENCES)


@pytest.mark.parametrize("name", ["distance", "steps", "keys_corners"])
def test_whatever_happens_is_told_in_one_line_with_real_signs(name: str) -> None:
    told: list[str] = []
    for number in range(12):
        luck = luck_of(3, number)
        record, _ = play_recorded(name, {}, [make_player(level, luck) for level in ("learner", "rule", "random")], luck)
        for viewer in (None, 0, 2):
            seat = None if viewer is None else Seat(viewer)

            def tell(event: Event, seat: Seat | None = seat) -> None:
                told.append(describe(event.seen_by(seat), seat, ["Ann", "", "Ben"]))

            replay(record, tell)
    assert told
    for text in told:
        assert "\n" not in text
        assert not re.search(r"[A-G](#|b\b)", text), text
        assert text.endswith((".", "”")), text


def table(name: str, starter: str, hand: list[str], **options: object) -> tuple[Callable[..., str], Callable[..., str]]:
    """A table of two, seat 0 holding `hand`: ways to ask what an attempt is told, and what a refusal says."""
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

    def told(**entry: object) -> str:
        happened: list[Event] = []
        game.apply(Seat(0), read(entry), happened.append)
        return describe(happened[0].seen_by(Seat(0)), Seat(0), ["Ann", "Ben"])

    def refused(**entry: object) -> str:
        with pytest.raises((Refusal, BadNotation)) as raised:
            game.apply(Seat(0), read(entry))
        return explain(raised.value, ["Ann", "Ben"])

    return told, refused


def flat(value: object) -> list[str]:
    if isinstance(value, list):
        return [code for each in value for code in flat(each)]
    return [str(value)]


def test_wrong_letter_counts_up_from_the_last_one() -> None:
    told, _ = table("distance", "A3", ["B4"], interval=3)
    text = told(do="play", cards=["B4"], say={"letter": "B"})
    assert text == "You play B and say B. A third above A is C: A, B, C."


def test_wrong_letter_above_a_black_key_counts_both_ways() -> None:
    told, _ = table("distance", "F#3", ["B4"])
    text = told(do="play", cards=["B4"], say={"letter": "B"})
    assert text == "You play B and say B. A second above F is G: F, G; above G is A: G, A."


def test_right_letter_on_a_card_without_it() -> None:
    told, _ = table("distance", "A3", ["D#4"], interval=3)
    text = told(do="play", cards=["D#4"], say={"letter": "C"})
    assert text == "You play D♯/E♭ and say C. A third above A is C: A, B, C. But D♯/E♭ has no C in the name."


def test_half_said_for_whole() -> None:
    told, _ = table("steps", "F3", ["G4"])
    text = told(do="play", cards=["G4"], say={"step": "half"})
    assert text == "You play G and say half step. A half step above F is F♯/G♭; G is a whole step above it."


def test_wild_said_to_be_another_pitch() -> None:
    told, _ = table("steps", "E3", ["?1"])
    text = told(do="play", cards=["?1"], say={"step": "half", "pitch": "Gb"})
    assert text.endswith("A half step above E is F, so the wild has to be that, not G♭.")


def test_draw_with_a_fitting_card_says_look_again() -> None:
    _, refused = table("distance", "A3", ["B4", "C3", "C4", "C5", "D3", "D4", "D5"])
    assert refused(do="draw") == "Look again: one of your cards fits."


def test_pass_too_early_says_how_many_draws_are_missing() -> None:
    told, refused = table("distance", "A3", ["C3", "C4", "C5", "D3", "D4", "D5", "E3"])
    told(do="draw")
    assert refused(do="pass") == "Draw 2 more times before you pass, or play."


def test_not_your_turn_names_whose_it_is() -> None:
    game = make_game("steps", 2, {})
    game.apply(CHANCE, game.chance(Random(1)))
    with pytest.raises(Refusal) as raised:
        game.apply(Seat(1), game.read_action({"do": "draw"}))
    assert explain(raised.value, ["Ann", "Ben"]) == "Wait a moment: it is Ann's turn."


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"card": "G3", "to": "NE"}, "The north-east corner waits for E♭, the tonic. G is note 3 of the scale."),
        (
            {"card": "G3", "to": "N"},
            "The north foundation waits for F, which comes after E♭ in the scale. G is note 3",
        ),
        (
            {"card": "E3", "to": "N"},
            "The north foundation waits for F, which comes after E♭ in the scale. E is not",
        ),
        ({"card": "G3", "to": "S"}, "The south foundation waits for B: it is a stack of one pitch outside the scale."),
        ({"card": "F3", "to": "W"}, "Nothing goes on top of D on the west foundation: it is the scale's last note."),
        ({"card": "G3", "to": "N", "as": "F"}, "G is what it is: only a wild stands for another note."),
        ({"card": "?1", "to": "N"}, "Say which note the wild stands for."),
    ],
)
def test_wrong_placement_speaks_in_the_scales_terms(entry: dict[str, object], words: str) -> None:
    game = make_game("keys_corners", 2, {"scale": {"tonic": "Eb", "kind": "major"}})
    hand, lying = ["G3", "E3", "F3", "?1", "A3"], ["D#4", "A4", "B4", "D4"]
    rest = [code for code in CODES if code not in hand + lying]
    deal = {"hands": [hand, rest[:5]], "piles": dict(zip("NESW", [[code] for code in lying], strict=True))}
    game.apply(CHANCE, game.read_action({"do": "deal", **deal, "stock": rest[5:]}))
    with pytest.raises(Refusal) as raised:
        game.apply(Seat(0), game.read_action({"do": "place", "from": "hand", **entry}))
    assert explain(raised.value).startswith(words)
