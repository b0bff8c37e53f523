"""Mistakes are those of learners, happen as often as a skill says, and are never refused; and players forget."""

from dataclasses import replace
from random import Random

import pytest

from musicards.cards import parse_card
from musicards.errors import BadNotation, Refusal
from musicards.games.action import Action, Done, Draw, Seat
from musicards.games.distance import INTERVAL, DistancePlay
from musicards.games.event import Event, Misplayed
from musicards.games.go_fish import Ask, GoFishView
from musicards.games.keys_corners import Place
from musicards.games.memory import Flip, Flipped, MemoryView, PairKept
from musicards.games.memory.mixups import Mixups
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import Rng
from musicards.games.shedding import Play
from musicards.games.steps import StepsPlay
from musicards.learning.items import answers_by, read_item
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import SKILLS
from musicards.players.playing import play_recorded, rng_of
from musicards.players.recall import Recall, forgettable_games
from musicards.players.rule_player import RulePlayer
from musicards.players.skills import Skills
from musicards.record import replay
from musicards.theory.pitch import PitchClass
from tests.games.deals import Table, corners, distance, go_fish, memory, steps
from tests.games.wander import turns
from tests.numbers import Always

_EVEN = dict.fromkeys(
    ("letter", "step", "neighbor", "enharmonic", "oversight", "misplaced", "repeats", "saves_itself"), 0.5
)
HOPELESS = Skills(**_EVEN, span=5.0)


def deeds(table: Table, skills: Skills, *, times: int = 40) -> list[Action]:
    """Return what players with these skills do here."""
    view = table.game.view(table.game.turn)
    return [HumanPlayer(Random(seed), skills).choose(view) for seed in range(times)]


def letters(table: Table, skills: Skills) -> set[str]:
    return {deed.letter for deed in deeds(table, skills) if isinstance(deed, DistancePlay)}


@pytest.mark.parametrize(
    ("hand", "skills", "said"),
    [
        ("B3 D3 E4", Skills(), {"B"}),
        ("B3 D3 E4", Skills(letter=1.0), {"A", "C"}),  # next to the right one
        ("A#3 E4", Skills(), {"B"}),  # as Bb
        ("A#3 E4", Skills(enharmonic=1.0), {"A"}),  # a black key is given its other name
        ("B3 E4", Skills(enharmonic=1.0), {"B"}),  # a natural has none
    ],
)
def test_these_letters_are_said(hand: str, skills: Skills, said: set[str]) -> None:
    assert letters(distance(hand, "C4", starter="A3"), skills) == said


@pytest.mark.parametrize(
    ("hand", "interval", "rate", "counted", "times", "within"),
    [
        ("B3 D3 E4", 2, 0.25, "ACDEFG", 2000, range(431, 570)),  # as the skill says, within five standard deviations
        ("B3 D3 E4", 2, 1.0, "C", 900, range(531, 670)),  # too far more often than not far enough
        ("G3 D3 E4", 7, 0.25, "ABCDEF", 2000, range(641, 860)),  # three in eight: more letters, half again as often
    ],
)
def test_letters_are_miscounted_as_often(
    hand: str, interval: int, rate: float, counted: str, *, times: int, within: range
) -> None:
    said = deeds(distance(hand, "C4", starter="A3", interval=interval), Skills(letter=rate), times=times)
    assert sum(isinstance(deed, DistancePlay) and deed.letter in counted for deed in said) in within


@pytest.mark.parametrize("interval", range(INTERVAL.low, INTERVAL.high + 1))
def test_a_wrong_letter_is_what_a_named_wrong_rule_says(interval: int) -> None:
    table = distance("A3 B3 C3 D3 E3 F3 G3", "C4", starter="A4", interval=interval)
    item = read_item(f"letter:{interval}:A")
    named = {*answers_by("starts-at-zero", item), *answers_by("one-short", item)}
    assert letters(table, Skills(letter=1.0)) - {*item.wanted} == named


@pytest.mark.parametrize(("starter", "hand", "rules"), [
    ("C3", "D3 A4", ("whole-for-half",)),
    ("C3", "C#3 A4", ("half-for-whole",)),
    ("E3", "F3 A4", ("half-for-whole", "all-letters-whole")),
])  # fmt: skip
def test_a_wrong_step_is_what_a_named_wrong_rule_says(starter: str, hand: str, rules: tuple[str, ...]) -> None:
    """Whoever says a step to a card takes the card for that step above the top card."""
    card = hand.split(maxsplit=1)[0][:-1]
    said = {deed.step for deed in deeds(steps(hand, "G4", starter=starter), Skills(step=1.0))
            if isinstance(deed, StepsPlay)}  # fmt: skip
    item = read_item(f"step:{said.pop()}:{starter[:-1]}")
    assert not said
    assert any(card in answers_by(rule, item) for rule in rules)


def test_a_miscount_picks_a_card_with_the_wrong_letter_or_comes_with_nothing_to_play() -> None:
    said = deeds(distance("B3 C4 C5", "D4", starter="A3"), Skills(letter=1.0))
    assert "C" in {deed.letter for deed in said if isinstance(deed, DistancePlay) and deed.cards != (11,)}
    done = deeds(distance("F3 G3 C4", "C5", starter="A3", stock="C6 D5 E5"), Skills(letter=0.5))
    assert {type(deed) for deed in done} == {Draw, DistancePlay}


@pytest.mark.parametrize(
    ("starter", "hand", "skills", "said"),
    [
        ("C3", "D3 F4 G4", Skills(), "whole"),
        ("C3", "D3 F4 G4", Skills(step=1.0), "half"),
        ("E3", "F4 A4", Skills(enharmonic=1.0), "whole"),
        ("B3", "C4 A4", Skills(enharmonic=1.0), "whole"),
        ("F3", "F#4 A4", Skills(enharmonic=1.0), "half"),
    ],
)
def test_this_step_is_said(starter: str, hand: str, skills: Skills, said: str) -> None:
    done = deeds(steps(hand, "C4", starter=starter), skills)
    assert {deed.step for deed in done if isinstance(deed, StepsPlay)} == {said}


def test_the_card_next_to_the_right_one_is_played() -> None:
    table = steps("D3 D#4 G4", "C4", starter="C3")
    assert {deed.cards for deed in deeds(table, Skills(neighbor=1.0)) if isinstance(deed, StepsPlay)} == {(15,)}


def test_who_overlooks_cards_plays_one_where_several_go() -> None:
    for table in (steps("D3 D4 D5 F4", "C4", starter="C3"), distance("D3 D4 D5 F4", "C4", starter="C3")):
        assert {len(deed.cards) for deed in deeds(table, Skills()) if isinstance(deed, Play)} == {3}
        done = deeds(table, Skills(oversight=1.0))
        assert {len(deed.cards) for deed in done if isinstance(deed, Play)} == {1}
        assert not [deed for deed in done if table.game.is_misplay(deed)]


def test_who_overlooks_a_card_draws_on_or_passes_where_the_rules_let_them() -> None:
    table = distance("F3 G3", "C4", starter="A3", stock="B4 C5 D5")
    assert {type(deed) for deed in deeds(table, Skills(oversight=1.0))} == {Draw}
    table.game.apply(table.game.turn, Draw())  # a B, which fits
    assert {type(deed) for deed in deeds(table, Skills())} == {DistancePlay}
    assert {type(deed) for deed in deeds(table, Skills(oversight=1.0))} == {Draw}
    wild = distance("?1 G3", "C4", starter="A3", stock="B4")
    assert {type(deed) for deed in deeds(wild, Skills(oversight=1.0))} == {Draw}


def test_who_overlooks_a_further_half_step_is_done() -> None:
    table = steps("C#3 D3 G4", "C4", starter="C3")
    table.game.apply(table.game.turn, StepsPlay((parse_card("C#3"),), "half", None))
    assert {type(deed) for deed in deeds(table, Skills())} == {StepsPlay}
    assert {type(deed) for deed in deeds(table, Skills(oversight=1.0))} == {Done}


def test_an_oversight_in_other_games_is_any_right_action() -> None:
    table = memory("C4 D4 E4 F4 G4 C5 D5 E5 F5 G5 A4 A5 B4 B5")
    assert len({str(deed) for deed in deeds(table, Skills(oversight=1.0))}) > 7


@pytest.mark.parametrize("name", ["distance", "steps"])
@pytest.mark.parametrize("level", SKILLS)
def test_no_level_is_wrong_in_more_than_one_of_eight_plays(name: str, level: str) -> None:
    skills = replace(SKILLS[level], rounds=0.0)  # a search makes no mistakes of theory
    plays = wrong = 0
    for number in range(40):
        rng = rng_of(5, number)
        players = [HumanPlayer(rng, skills) for _ in range(3)]
        record, _ = play_recorded(name, {}, players, rng)
        events: list[Event] = []
        assert replay(record, events.append).ok
        wrong += sum(isinstance(event, Misplayed) for event in events)
        plays += sum(isinstance(entry, dict) and entry["do"] == "play" for entry in record.log)
    assert 8 * wrong <= plays
    assert plays > 500
    assert (wrong > 0) == (max(skills.letter, skills.step) > 0)


def test_a_card_that_the_scale_calls_otherwise_is_overlooked() -> None:
    table = corners("B3 D3", "C3", scale="Gb major", N="A#4=Bb", E="D4", S="E4", W="G4")
    places = [deed.card for deed in deeds(table, Skills(enharmonic=1.0)) if isinstance(deed, Place)]
    assert 11 not in places  # B3, which the scale calls Cb
    assert 11 in [deed.card for deed in deeds(table, Skills()) if isinstance(deed, Place)]


def test_the_position_next_to_the_right_one_is_turned_over() -> None:
    table = memory("C4 D4 E4 F4 G4 C5 D5 E5 F5 G5 A4 A5 B4 B5")
    table.flip(0, 0, 1)
    table.flip(1, 5)
    assert {str(deed) for deed in deeds(table, Skills())} == {str(Flip(0))}
    assert {str(deed) for deed in deeds(table, Skills(misplaced=1.0))} == {str(Flip(1))}


@pytest.mark.parametrize(("repeats", "again"), [(0.0, {"A"}), (1.0, {"D"})])
def test_what_nobody_had_is_asked_for_again(repeats: float, again: set[str]) -> None:
    """Seat 0 asks for its three Ds without success; then it hears who has an A."""
    asked: set[str] = set()
    for seed in range(20):
        table = go_fish("D3 D4 D5 A3", "A4 G4", "E5", stock="F3 B4 F5 B5")
        player = HumanPlayer(Random(seed), Skills(repeats=repeats))
        assert player.choose(table.game.view(Seat(0))) == Ask(Seat(1), "D")
        table.ask(0, 1, "D")
        table.ask(1, 2, "A")
        table.ask(2, 1, "E")
        asked |= {ask.pitch for ask in [player.choose(table.game.view(Seat(0)))] if isinstance(ask, Ask)}
    assert asked == again


@pytest.mark.parametrize("name", GAMES)
def test_a_mistake_is_never_refused(name: str) -> None:
    for number in range(12):
        rng = Random(number)
        game = make_game(name, 2 + number % 4, {})
        players = [HumanPlayer(rng, HOPELESS) for _ in range(game.players)]
        for view in turns(game, rng, 150):
            action = players[game.turn].choose(view)
            try:
                game.apply(game.turn, action)
            except Refusal as refusal:
                pytest.fail(f"{action} was refused: {refusal.reason}")


def test_calling_follows_the_skill() -> None:
    table = steps("D3", "C4 C5", starter="C3")
    table.expose(0)
    view = table.game.view(Seat(0))
    calls = [HumanPlayer(Random(seed), Skills(saves_itself=0.5)).calls(view) for seed in range(400)]
    assert 140 < sum(calls) < 260
    assert not HumanPlayer(Random(1), Skills(saves_itself=0.0)).calls(view)


# Players forget, and look for cards seen long ago in a neighboring position


BOARD = "C4 D4 E4 F4 G4 A4 B4 C5 D5 E5 F5 G5 A5 B5"
REMEMBERED = frozenset({"memory", "go_fish"})


HALF = Always(0.5)  # every card is remembered for exactly the span, then looked for one position lower


def mind(span: float, rng: Rng | None = None) -> Recall:
    return Recall(rng or HALF, span, REMEMBERED)


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
