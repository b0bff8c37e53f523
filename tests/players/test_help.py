"""Help for a person: who follows prompts and Help me ends every game; in Key's Corners it plans a turn ahead."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from bench.opponents import Follower
from musicards.cards import ALL_CARDS, NOTES, Card, cards_in, codes_of, parse_card
from musicards.errors import Refusal
from musicards.games.action import CHANCE, Action, Done, Draw, Seat
from musicards.games.distance import DistancePlay
from musicards.games.first_steps import cards, rest_of
from musicards.games.game import Game
from musicards.games.keys_corners import CornersView, KeysCorners, Place
from musicards.games.keys_corners.actions import Discard
from musicards.games.keys_corners.board import SPACES, Space
from musicards.games.keys_corners.worth import Worth
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.games.shedding.actions import Deal
from musicards.games.shedding.teaching import deal
from musicards.games.steps import StepsPlay
from musicards.games.teaching import Hint
from musicards.players.games import hint_for, sensible_action
from musicards.players.levels import SKILLS, make_player
from musicards.players.playing import play_game, rng_of
from musicards.players.random_player import RandomPlayer
from musicards.players.rule_player import RulePlayer
from musicards.record import write_entry
from musicards.theory.pitch import Letter
from tests.games.cases import case_of
from tests.games.claims import check_claims
from tests.games.deals import Table, corners
from tests.games.wander import attempt, submit, turns

SEEDS = 50
MAX_ATTEMPTS = 5000


def tries(game: Game, rng: Random) -> None:
    """Attempt something as a beginner would; whatever comes of it, the prompts stay true."""
    submit(game, attempt(game, rng))
    if not game.over and not game.chance_due:
        check_claims(game, game.view(game.turn).task())


def check_told(game: Game, hint: Hint) -> None:
    """Fail if help says something untrue of the hand: it names only cards that are held, and counts those that fit.

    Where only wilds fit, it counts none.
    """
    action, hand = hint.action, game.hands[game.turn]
    named = action.to_json().get("cards", ())
    assert isinstance(named, list | tuple)
    assert {parse_card(code) for code in named} <= {*cards_in(hand)}
    if "fitting" in hint.answer:
        fitting: list[Card] = []
        if isinstance(action, DistancePlay | StepsPlay):
            bare = action if isinstance(action, DistancePlay) else replace(action, pitch=None)
            fitting = [card for card in cards_in(hand & NOTES) if not game.is_misplay(replace(bare, cards=(card,)))]
            together = len(fitting) > 0 and not game.is_misplay(replace(bare, cards=tuple(fitting)))
            assert hint.answer.get("notes", 1) == 1 if together else hint.answer.get("notes") != 1, hint
        wilds = (hand & ~NOTES).bit_count() if fitting else 0
        assert (hint.answer["fitting"], hint.answer.get("wilds", 0)) == (len(fitting), wilds), hint


def follow(game: Game, rng: Random) -> Hint | None:
    """Do what the prompt and Help me say, after a mistake or two."""
    if game.chance_due:
        assert submit(game, write_entry(None, game.chance(rng))) is None
        return None
    view = game.view(game.turn)
    check_claims(game, view.task())
    if rng.random() < 0.2:
        tries(game, rng)
        return None
    hint = hint_for(view, rng)
    assert hint is not None
    check_told(game, hint)
    seat, misplay = game.turn, game.is_misplay(hint.action)
    assert submit(game, write_entry(seat, hint.action)) is None
    assert not misplay
    return hint


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_only_prompts_and_help_ends_every_game(name: str) -> None:
    heard = set()
    for seed in range(SEEDS):
        rng = Random(seed)
        game = make_game(name, 2 + seed % 3, {})
        for _ in range(MAX_ATTEMPTS):
            if game.over:
                break
            hint = follow(game, rng)
            if hint is not None:
                heard.add(hint.name)
        assert game.over, seed
    assert heard == case_of(name).hints


def test_corners_help_ends_a_turn_with_a_card_that_fits_only_where_it_says_so() -> None:
    kept = {"discard": set[str](), "done": set[str]()}
    for seed in range(SEEDS):
        rng = Random(seed)
        game = make_game("keys_corners", 2 + seed % 4, {})
        for view in turns(game, rng):
            hint = hint_for(view, rng)
            assert hint is not None
            if hint.name in kept:
                fitting = [each for each in view.legal_actions() if isinstance(each, Place) and each.source == "hand"]
                said = "note" if any(each.name is None for each in fitting) else "wild" if fitting else "none"
                assert hint.look["kept"] == said, (seed, hint)
                kept[hint.name].add(said)
            game.apply(game.turn, hint.action)
    assert kept == {"discard": {"note", "wild", "none"}, "done": {"note", "wild", "none"}}


def test_corners_help_places_a_card_unless_keeping_it_is_clearly_better() -> None:
    other = "E4 F5 G#4 A3 C6"
    for hand, card, space in (("C#4 E3 F#4 G5 A#5", "E3", "S"), ("C#4 D#3 F#4 G5 A#5", "D#3", "E")):
        left = rest_of(ALL_CARDS, cards(hand), cards(other), cards("A4 D#4 D4 G#3"))
        stock = " ".join(codes_of(left))
        view = corners(hand, other, stock=stock, N="A4", E="D#4", S="D4", W="G#3").game.view(Seat(0))
        for seed in range(10):
            hint = hint_for(view, Random(seed))
            assert hint is not None
            assert hint.action == Place(parse_card(card), "hand", Space(SPACES.index(space)))


def turns_that_keep_a_note(choose: Callable[[CornersView, Random], Action]) -> list[bool]:
    """Return, for each turn that somebody without points ends, whether a note that fits stays in their hand."""
    kept: list[bool] = []
    for seed in range(SEEDS):
        rng = Random(seed)
        game = make_game("keys_corners", 3, {})
        for view in turns(game, rng):
            assert isinstance(view, CornersView)
            action = choose(view, rng)
            if isinstance(action, Done | Discard) and not view.books[view.turn]:
                kept.append(bool(view.legal().notes))
            game.apply(game.turn, action)
    return kept


def test_corners_help_seldom_keeps_a_note_before_the_first_points() -> None:
    def advice(view: CornersView, rng: Random) -> Action:
        hint = hint_for(view, rng)
        assert hint is not None
        return hint.action

    advised, sensible = turns_that_keep_a_note(advice), turns_that_keep_a_note(sensible_action)
    assert mean(advised) < 0.05 < mean(sensible)
    assert len(advised) < 0.7 * len(sensible)  # the first points come sooner


def corners_hint(card: str, space: str, name: str | None = None, **table: str) -> Hint:
    """Return help with placing a card of the hand."""
    explain = find_manifest("keys_corners").hint
    assert explain is not None
    view = corners(f"{card} D#3", "E4 F4", stock="A4 A5 A6", **table).game.view(Seat(0))  # type: ignore[arg-type]
    return explain(view, Place(parse_card(card), "hand", Space(SPACES.index(space)), name))


def test_corners_help_points_at_the_compulsory_move_that_a_refusal_names_unless_a_card_completes_a_book() -> None:
    table = {"N": "A4", "S": "G4", "E": "C4", "W": "E4"}
    refused = refused_discard(corners("D#3 C3", "E4 F4", stock="A4 A5 A6", **table).game)  # type: ignore[arg-type]
    hint = corners_hint("A3", "S", **table)
    assert (hint.name, hint.answer) == ("move", {**refused, "names": ["A"]})
    assert refused == {"from": "N", "to": "S", "count": 1}
    assert corners_hint("B3", "NW", **table, NW="C3 D3 E3 F3 G3 A3").name == "place"
    assert corners_hint("A3", "S", **{**table, "W": ""}).name == "fill"


def refused_discard(game: Game) -> dict[str, object]:
    """Return the facts of the refusal of discarding D#3."""
    with pytest.raises(Refusal) as caught:
        game.check(game.turn, Discard(parse_card("D#3")))
    return caught.value.facts_for("full")


def test_corners_help_says_what_a_wild_should_be() -> None:
    table = {"N": "F#3 F#4 F#5", "S": "G4", "E": "C4", "W": "E4"}
    assert corners_hint("?1", "N", "F#", **table).answer == {"to": "N", "note": "F#", "as": "F#"}
    assert corners_hint("A6", "S", **table).answer == {"to": "S", "note": "A"}


@pytest.mark.parametrize(("interval", "start", "needed"), [(2, "C", "D"), (2, "D", "E"), (3, "C", "E"), (7, "D", "C")])
def test_help_says_which_name_of_the_first_card_counts(interval: int, start: Letter, needed: Letter) -> None:
    game = make_game("distance", 2, {"interval": interval})
    dealt = deal("D4 E4 C4 F3 G3 G4 A4", "A3 A5 B3 B4 F5 F6 G5", "C#4", "C6").action
    assert isinstance(dealt, Deal)
    game.apply(CHANCE, dealt)
    explain = find_manifest("distance").hint
    assert explain is not None
    hint = explain(game.view(game.turn), DistancePlay((parse_card(f"{needed}4"),), needed))
    assert (hint.name, hint.look["last"], hint.answer["from"]) == ("two", ["C", "D"], [start])
    drawn = explain(game.view(game.turn), Draw())
    assert (drawn.name, drawn.answer["from"]) == ("two", ["C", "D"])


@pytest.mark.parametrize("name", GAMES)
def test_hint_depends_only_on_what_the_seat_may_know(name: str) -> None:
    rng = Random(1)
    game = make_game(name, 3, {})
    for step, view in enumerate(turns(game, rng, 60)):
        other = type(game).determinize(view, Random(step))
        assert hint_for(view, Random(step)) == hint_for(other.view(game.turn), Random(step))
        follow(game, rng)


def turn(table: Table) -> tuple[str, int]:
    """Return the cards that `rule` still holds after a turn of seat 0, before it draws, and its points."""
    player = RulePlayer(Random(1))
    while table.game.turn == 0 and not table.game.over:
        table.game.apply(table.game.turn, player.choose(table.game.view(table.game.turn)))
    return table.hand(0), table.game.scores()[0]


@pytest.mark.parametrize(
    ("hand", "table", "points"),
    [
        ("B3 D#3", {"NW": "C3 D3 E3 F3 G3 A3"}, 10),  # the last note
        ("F3 A3 B3 G3", {"NW": "C3 D3 E3"}, 10),  # several notes one after another
        ("E3 D#3", {"NW": "C3 D3", "N": "F3 G3 A3 B3"}, 10),  # a note that lets a foundation move
        ("?1 D#3", {"NW": "C3 D3 E3 F3 G3 A3"}, 10),
        ("F3 D#3", {"discard": "A3 B4", "N": "C3 D3 E3", "S": "C4 D4 E4 F4 G4"}, 10),  # a run that ends in a corner
        ("F3 B3", {"discard": "A3 B4", "NW": "C3 D3 E3 F3 G3"}, 10),  # a card from the discard pile
        ("C#3 C#4 E3", {"N": "C#5 C#6"}, 5),  # the fourth of a stack
    ],
)
def test_this_takes_the_book(hand: str, table: dict[str, str], points: int) -> None:
    assert turn(corners(hand, "E4", **table))[1] == points  # type: ignore[arg-type]


def test_wild_is_not_spent_on_less_and_no_book_is_left_to_others_just_before_its_end() -> None:
    assert "?1" in turn(corners("?1 D4", "E4", stock="A4 A5 A6", NW="C3"))[0]
    other = "E4 F4 G4 B4 D#5"
    for players in (2, 5):
        others = [other] * (players - 1)
        assert turn(corners("A3 C#3", *others, stock="A4 A5 A6", NW="C3 D3 E3 F3 G3")) == ("A3", 0)
    assert turn(corners("C#3 D3", other, N="C#5 C#6", NW="C3")) == ("C#3", 0)


def worth(hand: str, other: str, discard: str = "") -> float:
    view = corners(hand, other, discard=discard, NW="C3 D3 E3 F3 G3 A4").game.view(Seat(0))
    assert isinstance(view, CornersView)
    return Worth(view).of(view.board, 0, done=True)


def test_a_pile_is_dangerous_if_others_can_complete_it_and_more_so_the_more_cards_they_hold() -> None:
    gone = "B3 B4 B5 B6 ?1 ?2 ?3 ?4 X1 X2"
    assert worth("A3 C#3", "E4 F4 G4", gone) > worth("A3 C#3", "E4 F4 G4") + 3
    assert worth("A3", "E4") > worth("A3", "E4 F4 G4 D#5 D#4")


def test_rule_takes_far_more_points_than_random() -> None:
    points = [0, 0]
    for number in range(20):
        rng = rng_of(3, number)
        game = KeysCorners(2, {"scale": {"tonic": "C", "kind": "major"}})
        play_game(game, [RulePlayer(rng), RandomPlayer(rng)], rng)
        points[0] += game.scores()[0]
        points[1] += game.scores()[1]
    assert points[0] > 3 * points[1]


@pytest.mark.parametrize("name", [name for name in GAMES if find_manifest(name).levels])
def test_who_follows_help_wins_at_least_half_of_the_games_against_two_of_the_default_level(name: str) -> None:
    won = 0.0
    games = 30
    for number in range(games):
        rng = rng_of(4, number)
        seat = number % 3
        players = [Follower(rng) if at == seat else make_player(next(iter(SKILLS)), rng) for at in range(3)]
        game = make_game(name, 3, {})
        play_game(game, players, rng)
        winners = game.winners()
        won += (seat in winners) / len(winners)
    assert won >= games / 2
