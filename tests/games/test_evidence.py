"""What acts say about what a player knows: each game's answers to questions of theory."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from musicards.cards import parse_cards, set_of
from musicards.errors import BadNotation, Refusal
from musicards.games.action import Action, By, Seat
from musicards.games.distance import DistanceView
from musicards.games.event import Event, Misplayed
from musicards.games.game import Game
from musicards.games.memory import Memory
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.games.teaching import Answer
from musicards.games.view import View
from musicards.learning import atoms
from musicards.learning.kinds.formula import SCALES
from musicards.players.levels import make_player
from musicards.record import read_entry, write_entry
from tests.games.cases import Entry
from tests.games.secrets import with_other_secrets
from tests.games.wander import attempt
from tests.strategies import attempts, in_games, rngs, states_in_play

ATOMS = {atom.id for atom in atoms()}
SCALE_OPTIONS = [{"scale": {"tonic": tonic, "kind": kind}} for kind in SCALES for tonic in ("C", "Eb", "F#")]


def wrong_with(game: Game, by: By, action: Action) -> str:
    """Let an action happen. Return why it is refused, or what makes it a misplay; "" if it is right."""
    events: list[Event] = []
    try:
        game.apply(by, action, events.append)
    except Refusal as refusal:
        return refusal.reason
    return next((event.code for event in events if isinstance(event, Misplayed)), "")


def answers_to(view: View, action: Action, wrong: str) -> list[Answer]:
    """Return what an act answers, as its game says."""
    evidence = find_manifest(view.game).evidence
    assert evidence is not None
    return evidence(view, action, wrong)


def submitted(game: Game, entry: object) -> list[Answer]:
    """Let an entry happen, if it is possible, and return what it answers."""
    try:
        by, action = read_entry(type(game), entry)
    except BadNotation:
        return []
    view = game.view(by if by in range(game.players) else None)
    wrong = wrong_with(game, by, action)
    return answers_to(view, action, wrong) if view.seat is not None and view.seat == view.turn else []


def played(game: Game, rng: Random, level: str | None) -> Iterator[Answer]:
    """Play a game to its end, but at most 600 entries; yield what the acts answer.

    `level`: of the computer players; None for random attempts, many of them impossible.
    """
    players = [make_player(level, rng) for _ in range(game.players)] if level else []
    for _ in range(600):
        if game.over:
            return
        entry: Entry
        if game.chance_due or not players:
            entry = write_entry(None, game.chance(rng)) if game.chance_due else attempt(game, rng)
        else:
            entry = write_entry(game.turn, players[game.turn].choose(game.view(game.turn)))
        yield from submitted(game, entry)


def atom_of(answer: Answer) -> str:
    return answer.item.partition("/")[0]


def options_for(game: str, number: int) -> dict[str, object]:
    """Return different options for the games of a series."""
    if game == "distance":
        return {"interval": 2 + number % 6}
    if game == "old_maid":
        return {"find_pairs": True}
    return dict(SCALE_OPTIONS[number % len(SCALE_OPTIONS)]) if game == "keys_corners" else {}


def begun(name: str, hand: str = "", options: dict[str, object] | None = None, **state: Any) -> Game:  # noqa: ANN401
    """Return a game of two in which seat 0 is on turn, holds `hand` and sees `state`."""
    game = make_game(name, 2, options or {})
    while game.chance_due:
        game.apply(None, game.chance(Random(1)))
    if hand:
        game.held[0].cards = set_of(parse_cards(hand.split()))
        game.held[0].count = len(hand.split())
    for field, value in state.items():
        getattr(game, field)(*value) if callable(getattr(game, field)) else setattr(game, field, value)
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [None, "beginner"])
def test_whole_games_answer_questions_that_there_are(name: str, level: str | None) -> None:
    assert find_manifest(name).evidence
    rng, seen = Random(7), Counter[bool]()
    for number in range(200):
        game = make_game(name, 2 + number % 3, options_for(name, number))
        for answer in played(game, rng, level):
            assert atom_of(answer) in ATOMS
            assert 0 <= answer.chance <= 1
            assert answer.weight in (1.0, 0.5, 0.2)
            assert 0 < len(answer.said) < 5
            assert answer.chance > 0 or not answer.right
            seen[answer.right] += 1
    if level is None:
        assert seen[False] > 100
        assert seen[True] > 100 or name == "go_fish"


@pytest.mark.parametrize("kind", SCALES)
def test_every_scale_with_degrees_to_know_is_asked_for(kind: str) -> None:
    rng = Random(3)
    options: dict[str, object] = {"scale": {"tonic": "D", "kind": kind}}
    found = {atom_of(answer) for _ in range(40) for answer in played(make_game("keys_corners", 2, options), rng, None)}
    assert found == {atom for atom in ATOMS if atom.startswith(f"degree:{kind}:")}


@in_games(states_in_play)
def test_answers_do_not_depend_on_what_the_player_cannot_see(game: Game, data: st.DataObject) -> None:
    seat = game.turn
    try:
        by, action = read_entry(type(game), data.draw(attempts(game)))
    except BadNotation:
        return
    if by != seat:
        return
    other = with_other_secrets(game, seat, set(), data.draw(rngs))
    here, there = (
        answers_to(world.view(seat), action, wrong_with(world.copy(), by, action)) for world in (game, other)
    )
    assert here == there


# The Distance


def said(letter: str, *cards: str) -> dict[str, object]:
    return {"by": 0, "do": "play", "cards": list(cards), "say": {"letter": letter}}


def distance(hand: str, interval: int = 3, last: str = "A") -> Game:
    game = begun("distance", hand, {"interval": interval})
    game.follow("ABCDEFG".index(last))  # type: ignore[attr-defined]
    return game


SEVENTH = 1 / 7
RIGHT_LETTER = Answer("letter:3:A", True, "C", SEVENTH)


@pytest.mark.parametrize(
    ("hand", "entry", "answers"),
    [
        ("C4 D4", said("C", "C4"), [RIGHT_LETTER]),
        ("C4 D4", said("D", "D4"), [Answer("letter:3:A", False, "D", SEVENTH)]),
        ("?1 D4 E4", said("C", "?1"), [RIGHT_LETTER]),  # a wild alone is as good an answer
        # A card without the letter is a key taken for another, white or black.
        ("C4 D4", said("C", "D4"), [RIGHT_LETTER, Answer("key:C", False, "2", 0.5)]),
        ("F#4 D4 A4 G4", said("C", "F#4"), [RIGHT_LETTER, Answer("key:C#", False, "6", 0)]),
        # A name that is not printed, and cards of two pitches, break rules and not the letter.
        ("B4 D4", said("C", "B4"), [RIGHT_LETTER]),
        ("C4 C#4 D4", said("C", "C4", "C#4"), [RIGHT_LETTER]),
        # A card that fits and is overlooked counts half.
        ("C#4 D4", {"by": 0, "do": "draw"}, [Answer("letter:3:A", False, "draw", 0.5, 0.5)]),
        ("E4 D4", {"by": 0, "do": "draw"}, []),
    ],
)
def test_a_letter_is_right_or_wrong_for_its_interval(hand: str, entry: object, answers: list[Answer]) -> None:
    assert submitted(distance(hand), entry) == answers


def test_in_octaves_there_is_nothing_to_count() -> None:
    game = distance("A4 D4")
    view = game.view(Seat(0))
    assert isinstance(view, DistanceView)
    view.interval, view.letter, view.needed = 8, "A", ("A",)
    _, action = read_entry(type(game), said("A", "A4"))
    assert answers_to(view, action, "") == []


@pytest.mark.parametrize("starter", ["F#4", "?1"])
def test_a_starter_with_two_names_or_none_asks_for_nothing(starter: str) -> None:
    game = begun("distance", "C4 D4")
    game.discard = list(parse_cards([starter]))
    game.start(game.discard[0])  # type: ignore[attr-defined]
    assert submitted(game, said("G", "C4")) == []


# Steps


def stepped(step: str, *cards: str, pitch: str | None = None) -> dict[str, object]:
    words = {"step": step} if pitch is None else {"step": step, "pitch": pitch}
    return {"by": 0, "do": "play", "cards": list(cards), "say": words}


def steps(hand: str, *, chain: bool = False, **options: object) -> Game:
    game = begun("steps", hand, options)
    game.climb_to(4, chain=chain)  # type: ignore[attr-defined]
    return game


FOUR = "F4 G4 F#5 C4"  # of eight ways to say a step with a card, two are right


@pytest.mark.parametrize(
    ("hand", "chain", "entry", "answers"),
    [
        (FOUR, False, stepped("half", "F4"), [Answer("step:half:E", True, "F", 0.25)]),
        (FOUR, False, stepped("half", "F#5"), [Answer("step:half:E", False, "F#", 0.25)]),
        (FOUR, False, stepped("whole", "F4"), [Answer("step:whole:E", False, "F", 0.25)]),
        # After a half step only one word is possible.
        ("F4 G4 F#5", True, stepped("half", "F4"), [Answer("step:half:E", True, "F", 1 / 3)]),
        ("F4 F#5 G4", True, stepped("whole", "F#5"), []),
        # The pitch said for a wild could be any of twelve.
        ("?1 C4 D4", False, stepped("whole", "?1", pitch="Gb"), [Answer("step:whole:E", True, "Gb", 1 / 12)]),
        ("?1 C4 D4", False, stepped("whole", "?1", pitch="G"), [Answer("step:whole:E", False, "G", 1 / 12)]),
        ("F4 G4 C4", False, stepped("half", "F4", "G4"), []),  # different pitches at once break a rule
        # Each step that fits is overlooked.
        ("F4 C4", False, {"by": 0, "do": "draw"}, [Answer("step:half:E", False, "draw", 0.5, 0.5)]),
        (
            "F#4 F5",
            False,
            {"by": 0, "do": "draw"},
            [Answer(f"step:{size}:E", False, "draw", 0.5, 0.5) for size in ("half", "whole")],
        ),
    ],
)
def test_a_step_is_right_or_wrong_and_guessed_from_the_hand_and_the_words(
    hand: str, entry: object, answers: list[Answer], *, chain: bool
) -> None:
    assert submitted(steps(hand, chain=chain), entry) == answers


def test_reference_cards_give_the_answer_away() -> None:
    assert [answer.aided for answer in submitted(steps("F4 C4", reference_cards=True), stepped("half", "F4"))] == [True]


# Key's Corners


def corners(hand: str, foundation: str, kind: str = "major", tonic: str = "D") -> Game:
    game = begun("keys_corners", hand, {"scale": {"tonic": tonic, "kind": kind}})
    board = game.own_board()  # type: ignore[attr-defined]
    for space in range(4):
        board.clear(space)
        card = parse_cards([foundation if not space else f"G#{2 + space}"])[0]
        board.place(space, card % 12, card)
    return game


def placed(card: str, to: str = "N", **name: str) -> dict[str, object]:
    return {"by": 0, "do": "place", "card": card, "from": "hand", "to": to, **name}


@pytest.mark.parametrize(
    ("hand", "foundation", "kind", "entry", "answers"),
    [
        ("F#4 F4 A4 B4", "E4", "major", placed("F#4"), [Answer("degree:major:3/D/E", True, "F#", 0.25)]),
        ("F#4 F4 A4 B4", "E4", "major", placed("F4"), [Answer("degree:major:3/D/E", False, "F", 0.25)]),
        # The note of a wild could be any of twelve.
        ("?1 A4", "E4", "major", placed("?1", **{"as": "Gb"}), [Answer("degree:major:3/D/E", True, "F#", 1 / 12)]),
        # Stacks, the tonic, complete runs, other refusals, and scales without degrees to know say nothing.
        ("A4 D4", "G#6", "major", placed("G#6"), []),
        ("A4 D4", "E4", "major", placed("A4", "NW"), []),
        ("A4 D4", "C#4", "major", placed("D4"), []),
        ("A4 D4", "E4", "major", placed("B6"), []),
        ("F#4 F4", "E4", "lydian", placed("F#4"), []),
    ],
)
def test_a_placement_answers_the_degree_that_the_pile_wanted(
    hand: str, foundation: str, kind: str, entry: object, answers: list[Answer]
) -> None:
    assert submitted(corners(hand, foundation, kind), entry) == answers


# Go Fish


def test_asking_for_a_pitch_that_is_not_held_is_a_name_unknown() -> None:
    ask = {"by": 0, "do": "ask", "seat": 1}
    assert submitted(begun("go_fish", "F#3 C4 D4"), {**ask, "pitch": "Ab"}) == [
        Answer(item, False, "Ab", 0.25, 0.5) for item in ("key:Ab", "enharmonic:Ab:G#")
    ]
    assert submitted(begun("go_fish", "F#3 C4"), {**ask, "pitch": "D"}) == [Answer("key:D", False, "D", 1 / 6, 0.5)]
    assert submitted(begun("go_fish", "F#3 C4"), {**ask, "pitch": "Gb"}) == []


# Old Maid


@pytest.mark.parametrize(
    ("chosen", "answers"),
    [
        ("C3 C5", [Answer("key:C", right=True, said="12", chance=2 / 4, weight=0.2)]),
        ("C3 D3", [Answer("key:C", right=False, said="2", chance=2 / 4, weight=0.2)]),
        ("D3 C3", [Answer("key:D", right=False, said="12", chance=0.0, weight=0.2)]),
        ("C3 X1", []),  # the Old Maid is known by her looks
        ("C3", []),
    ],
)
def test_the_second_card_answers_whether_it_has_the_pitch_of_the_first(chosen: str, answers: list[Answer]) -> None:
    game = begun("old_maid", "C3 C5 C6 D3 E3 X1", {"find_pairs": True})
    assert submitted(game, {"by": 0, "do": "pair", "cards": chosen.split()}) == answers


# Memory


def memory(*seen: int) -> Game:
    """Return a game with the naturals C4 D4 C5 … in which these positions have been seen."""
    game = make_game("memory", 2, {"board": "naturals"})
    board = ["C4", "D4", "C5", "D5", "E4", "G5", "A4", "F4", "B5", "G4", "E5", "B4", "A5", "F5"]
    game.apply(*read_entry(Memory, {"by": "chance", "do": "deal", "board": board}))
    assert isinstance(game, Memory)
    for position in seen:
        game.known |= 1 << position
    return game


def flipped(game: Game, first: int, second: int) -> list[Answer]:
    flips = [{"by": game.turn, "do": "flip", "position": position} for position in (first, second)]
    return [answer for flip in flips for answer in submitted(game, flip)]


def test_a_pair_of_cards_that_were_seen_counts_a_little_and_luck_and_unseen_mates_do_not() -> None:
    assert flipped(memory(0, 1, 2, 3), 0, 2) == [Answer("key:C", True, "12", 1 / 3, 0.2)]
    assert flipped(memory(0, 1, 2, 3), 0, 1) == [Answer("key:C", False, "2", 1 / 3, 0.2)]
    assert flipped(memory(0, 1), 0, 2) == flipped(memory(0, 1), 0, 1) == []


@pytest.mark.parametrize("name", ["distance", "steps"])
@pytest.mark.parametrize("word", ["draw", "pass"])
def test_legal_draws_and_passes_say_nothing(name: str, word: str) -> None:
    game = begun(name, "C4 D4")
    assert answers_to(game.view(Seat(0)), read_entry(type(game), {"by": 0, "do": word})[1], "") == []
