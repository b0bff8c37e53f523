"""Evidence: what acts say about what a player knows, sent to the page that acted."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from musicards.cards import parse_cards, set_of
from musicards.games.action import Seat
from musicards.games.distance import Distance
from musicards.games.keys_corners import KeysCorners
from musicards.games.registry import GAMES, find_manifest
from musicards.games.steps import Steps
from musicards.learning import atoms
from musicards.learning.items import WRONG_RULES
from musicards.server.match.evidence import LONGEST
from musicards.server.match.messages import Evidence, EvidenceBody, Refused
from musicards.server.match.told import snapshot_of
from musicards.store import StoredSeat
from musicards.theory.pitch import LETTERS
from tests.games.wander import attempt, right
from tests.helpers.clocks import NOON
from tests.server.driver import Driver, everything, persons, wire
from tests.server.site import Person, Site, Socket
from tests.server.tables import two

DRAW = {"do": "draw"}
UNDO = {"do": "undo"}
ATOMS = {atom.id for atom in atoms()}


def distance(hand: str = "C4 D4 E4", *, options: dict[str, object] | None = None, **settings: object) -> Driver:
    """Return a match in which seat 0 is on turn, holds `hand`, and a third above A is needed."""
    driver = Driver("distance", persons(2), Random(1), {"interval": 3, **(options or {})}, settings)
    game = driver.match.game
    assert isinstance(game, Distance)
    game.follow(LETTERS.index("A"))
    hold(driver, hand)
    return driver


def hold(driver: Driver, hand: str) -> None:
    held = driver.match.game.held[0]
    held.cards, held.count = set_of(parse_cards(hand.split())), len(hand.split())


def say(letter: str, card: str) -> dict[str, Any]:
    return {"do": "play", "cards": [card], "say": {"letter": letter}}


def corners(hand: str, foundation: str = "D4", **settings: object) -> Driver:
    """Return a match in C major in which seat 0 is on turn; N wants the note after `foundation`."""
    driver = Driver("keys_corners", persons(2), Random(1), settings=settings)
    game = driver.match.game
    assert isinstance(game, KeysCorners)
    board = game.own_board()
    for space, code in enumerate((foundation, "C#3", "F#3", "A#3")):
        card = parse_cards([code])[0]
        board.clear(space)
        board.place(space, card % 12, card)
    hold(driver, hand)
    return driver


def place(card: str, to: str = "N") -> dict[str, Any]:
    return {"do": "place", "card": card, "from": "hand", "to": to}


def taken(driver: Driver, seat: int = 0) -> list[EvidenceBody]:
    """Return the evidence that is due, as a page gets it."""
    pieces = driver.match.take_evidence(Seat(seat))
    wire(Evidence(pieces))
    return pieces


def told(driver: Driver, seat: int = 0) -> list[tuple[str, bool]]:
    return [(piece.atom, piece.right) for piece in taken(driver, seat)]


def aid(driver: Driver) -> list[bool]:
    return [piece.aided for piece in taken(driver)]


# What is made of an act


def test_a_right_play_is_evidence_once() -> None:
    driver = distance()
    driver.act(0, say("C", "C4"))
    (piece,) = taken(driver)
    assert replace(piece, at=0, ms=None) == EvidenceBody(
        at=0, atom="letter:3:A", right=True, said="C", chance=1 / 7, aided=False, ms=None,
        source="distance", weight=1, rules=(), item="letter:3:A",
    )  # fmt: skip
    assert told(driver) == []


@pytest.mark.parametrize(
    ("driver", "action", "evidence"),
    [
        (distance(), say("D", "D4"), ("letter:3:A", "D", 1, ("starts-at-zero",))),
        (distance(), DRAW, ("letter:3:A", "draw", 0.5, ())),  # refused
        (corners("D#4 F4 A4"), place("D#4"), ("degree:major:3", "D#", 1, ("half-for-whole",))),
    ],
)
def test_a_mistake_names_the_wrong_rules_that_explain_it(
    driver: Driver, action: dict[str, Any], evidence: tuple[object, ...]
) -> None:
    driver.act(0, action)
    (piece,) = taken(driver)
    assert not piece.right
    assert (piece.atom, piece.said, piece.weight, piece.rules) == evidence


@pytest.mark.parametrize("action", [DRAW, say("D", "D4")])
def test_an_act_that_is_repeated_is_not_evidence_again(action: dict[str, Any]) -> None:
    driver = distance()
    first = driver.act(0, action, "mine")
    assert len(told(driver)) == 1
    assert driver.act(0, action, "mine") == first
    assert told(driver) == []


def test_acts_out_of_turn_and_nonsense_are_no_evidence() -> None:
    driver = distance()
    for seat, action in ((1, DRAW), (1, say("C", "C4")), (0, {"do": "no such thing"}), (0, UNDO), (None, DRAW)):
        assert isinstance(driver.act(seat, action), Refused)
    assert (told(driver, 0), told(driver, 1)) == ([], [])


def test_acts_while_a_computer_finishes_the_turn_are_no_evidence() -> None:
    driver = distance()
    driver.match.computers.finish_turn()
    for action in (DRAW, {"do": "no such thing"}):
        answer = driver.act(0, action)
        assert isinstance(answer, Refused)
        assert answer.reason == "time-up"
    assert told(driver) == []


# Aid


def test_a_second_answer_to_a_question_is_aided() -> None:
    driver = distance()
    driver.act(0, say("D", "D4"))
    driver.act(0, say("C", "C4"))
    assert aid(driver) == [False, True]


def test_whoever_faces_the_question_that_another_has_missed_is_aided() -> None:
    driver = distance(options={"mistake_ends_turn": True})
    driver.act(0, say("D", "D4"))
    card = next(iter(driver.match.game.view(Seat(1)).table().hand))  # type: ignore[attr-defined]
    driver.act(1, say("C", card))
    assert [piece.aided for piece in taken(driver, 1) if piece.atom == "letter:3:A"] == [True]


def test_a_question_that_comes_again_later_is_answered_without_aid() -> None:
    driver = distance()
    for expected in (False, False):
        for seat in (0, 1):
            game = driver.match.game
            assert isinstance(game, Distance)
            game.follow(LETTERS.index("AE"[seat]))
            game.held[seat].cards |= set_of(parse_cards(["C4" if seat == 0 else "G4"]))
            driver.act(seat, say("C", "C4") if seat == 0 else say("G", "G4"))
            assert [piece.aided for piece in taken(driver, seat)] == [expected]
            if seat == 0:
                hold(driver, "C4 D4 E4")


@pytest.mark.parametrize(("explain", "aided"), [("full", True), ("brief", False)])
def test_an_act_right_after_an_explanation_that_names_the_answer_is_aided(explain: str, aided: bool) -> None:
    driver = corners("E4 F4 G4 A4", explain=explain)
    answer = driver.act(0, {"do": "discard", "card": "E4"})
    assert isinstance(answer, Refused)
    assert ("to" in answer.facts) is aided
    for action in (place("E4"), place("F4"), {"do": "done"}):
        driver.act(0, action)
    assert [(piece.atom, piece.aided) for piece in taken(driver)] == [
        ("degree:major:3", aided),
        ("degree:major:4", False),
    ]


@pytest.mark.parametrize("action", [say("C", "C4"), say("D", "D4"), DRAW])
def test_whoever_was_helped_is_aided(action: dict[str, Any]) -> None:
    driver = distance(help=True)
    driver.match.help(Seat(0), 1)
    driver.act(0, action)
    assert aid(driver) == [True]


def test_reference_cards_aid() -> None:
    driver = Driver("steps", persons(2), Random(1), {"reference_cards": True})
    game = driver.match.game
    assert isinstance(game, Steps)
    game.climb_to(4, chain=False)
    hold(driver, "F4 A4")
    driver.act(0, {"do": "play", "cards": ["F4"], "say": {"step": "half"}})
    assert aid(driver) == [True]


@pytest.mark.parametrize("game", list(GAMES))
def test_what_first_steps_ask_for_is_aided(game: str) -> None:
    computer = StoredSeat("computer", "beginner", "Clara")
    pieces: list[EvidenceBody] = []
    for number, scene in enumerate(find_manifest(game).first_steps, 1):
        driver = Driver(game, [*persons(1), computer], Random(1), scene.options, {"first_steps": number})
        while (goal := snapshot_of(driver.match, Seat(0)).goal) is not None and goal.state in ("due", "wait"):
            if goal.state == "wait":
                driver.commit(driver.match.computers.move(Seat(1)))
            elif goal.help is not None and goal.help.action is not None:
                driver.act(0, goal.help.action)
            else:  # nobody has to be wrong on purpose
                entry = dict(right(driver.match.game, Random(1)))
                del entry["by"]
                driver.act(0, entry)
            pieces += taken(driver)
    assert all(piece.aided for piece in pieces)
    assert bool(pieces) == (game != "go_fish")


# When it is sent


@pytest.mark.parametrize(
    ("actions", "degrees"),
    [
        ([place("E4"), place("F4")], "34"),
        ([place("E4"), place("F4"), UNDO], "3"),
        ([place("E4"), UNDO, place("E5")], "3"),
    ],
)
def test_what_can_be_taken_back_waits_for_the_end_of_the_turn_and_does_not_aid(
    actions: list[dict[str, Any]], degrees: str
) -> None:
    driver = corners("E4 E5 F4 A4")
    for action in actions:
        driver.act(0, action)
    assert told(driver) == []
    driver.act(0, {"do": "done"})
    pieces = [(piece.atom, piece.right, piece.aided) for piece in taken(driver)]
    assert pieces == [(f"degree:major:{degree}", True, False) for degree in degrees]


def test_a_refusal_stays_evidence_when_a_play_is_taken_back() -> None:
    driver = corners("E4 F4 A4")
    driver.act(0, place("E4"))
    driver.act(0, place("A4"))
    assert told(driver) == [("degree:major:4", False)]
    driver.act(0, UNDO)
    driver.act(0, place("E4"))
    driver.act(0, {"do": "done"})
    assert told(driver) == [("degree:major:3", True)]


@pytest.mark.parametrize("explain", ["brief", "off"])
def test_a_table_that_does_not_name_the_answer_sends_evidence_only_after_the_turn(explain: str) -> None:
    driver = distance(explain=explain)
    driver.act(0, DRAW)
    driver.act(0, say("D", "D4"))
    assert told(driver) == []
    driver.act(0, say("C", "C4"))
    assert [(piece.right, piece.aided) for piece in taken(driver)] == [(False, False), (False, True), (True, True)]


def test_what_waits_comes_with_the_next_act_after_a_computer_has_finished_the_turn() -> None:
    driver = corners("E4 F4 A4")
    driver.act(0, place("E4"))
    driver.match.computers.finish_turn()
    while driver.match.game.turn == 0:
        driver.commit(driver.match.computers.move(Seat(0)))
    assert told(driver) == [("degree:major:3", True)]


def test_computers_and_stand_ins_make_no_evidence() -> None:
    driver = Driver("distance", persons(2), Random(3))
    driver.match.computers.stand_in(Seat(0))
    driver.match.computers.stand_in(Seat(1))
    while not driver.match.game.over:
        driver.commit(driver.match.computers.move(driver.match.game.turn))
    assert (told(driver, 0), told(driver, 1)) == ([], [])


# What is stored


@pytest.mark.parametrize("game", list(GAMES))
def test_whole_games_make_evidence_of_known_atoms_for_the_acting_seat(game: str) -> None:
    made = 0
    for seed in range(5):
        driver = Driver(game, persons(3), Random(seed))
        for _ in range(300):
            if driver.match.game.over:
                break
            entry = dict(attempt(driver.match.game, driver.rng))
            seat = entry.pop("by")
            on_turn = driver.match.game.turn
            if not isinstance(seat, int) or seat > 2:
                continue
            driver.act(seat, entry if driver.rng.random() < 0.9 else UNDO)
            for other in range(3):
                pieces = taken(driver, other)
                assert not pieces or other == seat == on_turn
                made += len(pieces)
                assert {piece.atom for piece in pieces} <= ATOMS
                assert {rule for piece in pieces for rule in piece.rules} <= set(WRONG_RULES)
                assert {piece.source for piece in pieces} <= {game}
    assert bool(made) == (game != "old_maid")


def test_nothing_of_it_is_stored_or_shown_to_anybody() -> None:
    driver = distance()
    driver.act(0, DRAW)
    driver.act(0, say("C", "C4"))
    stored = json.dumps([entry.entry for entry in driver.log])
    shown = json.dumps([everything(driver.match, viewer) for viewer in (None, 0, 1)])
    assert "letter:3:A" not in stored + shown


def test_a_match_that_is_loaded_makes_no_evidence_of_its_log() -> None:
    driver = Driver("steps", persons(2), Random(2))
    for _ in range(40):
        driver.act(driver.match.game.turn, dict(attempt(driver.match.game, driver.rng)))
    loaded = driver.loaded()
    assert [loaded.take_evidence(Seat(seat)) for seat in (0, 1)] == [[], []]


# On the wire


async def natural_start(site: Site) -> tuple[Person, Person, str]:
    """Seat Ann and Bob at The Distance, with a starter that has one letter."""
    while True:
        ann, bob, code = await two(site)
        async with ann.page(code) as page:
            if len((await page.hello())[-1]["table"]["discard"][0]) == 2:
                return ann, bob, code


def wrong_play(table: dict[str, Any]) -> dict[str, Any]:
    """Return a play that says the last letter again."""
    return say(table["discard"][0][0], table["hand"][0])


async def heard(page: Socket) -> list[str]:
    """Return the kinds of messages that a page has received so far."""
    await page.send(type="act", id="last", action={"do": "no such thing"})
    kinds = []
    while (message := await page.next())["type"] != "refused" or message["id"] != "last":
        kinds.append(message["type"])
    return [kind for kind in kinds if kind not in ("ping", "turn")]


async def test_only_the_page_that_acted_gets_evidence(site: Site) -> None:
    ann, bob, code = await natural_start(site)
    async with ann.page(code) as hers, ann.page(code) as other, bob.page(code) as his, site.person().page(code) as eve:
        tables = [(await page.hello())[-1]["table"] for page in (hers, other, his, eve)]
        await hers.send(type="act", id="a", action=wrong_play(tables[0]))
        evidence = await hers.until("evidence")
        assert [(piece["right"], piece["source"]) for piece in evidence["pieces"]] == [(False, "distance")]
        for page in (other, his, eve):
            assert "evidence" not in await heard(page)


async def test_evidence_follows_the_update_and_the_answer(site: Site) -> None:
    ann, _, code = await natural_start(site)
    async with ann.page(code) as page:
        table = (await page.hello())[-1]["table"]
        await page.send(type="act", id="a", action=wrong_play(table))
        assert await heard(page) == ["update", "ack", "evidence"]
        await page.send(type="act", id="a", action=wrong_play(table))
        assert await heard(page) == ["ack"]


async def test_it_says_when_and_how_long_it_took(site: Site) -> None:
    ann, _, code = await natural_start(site)
    async with ann.page(code) as page:
        table = (await page.hello())[-1]["table"]
        times = []
        for number, seconds in enumerate((3, 2, LONGEST / 1000 + 1, 4)):
            site.clock.advance(seconds)
            await page.send(type="act", id=f"a{number}", action=wrong_play(table))
            (piece,) = (await page.until("evidence"))["pieces"]
            times.append((piece["at"], piece["ms"]))
        assert times == [
            (NOON / 1000 + 3, 3000),
            (NOON / 1000 + 5, 2000),
            (NOON / 1000 + 606, None),
            (NOON / 1000 + 610, 4000),
        ]


async def test_evidence_from_games_changes_what_the_learner_knows(site: Site) -> None:
    pieces = []
    for game in GAMES:
        driver = Driver(game, persons(2), Random(4))
        for _ in range(150):
            entry = dict(attempt(driver.match.game, driver.rng))
            driver.act(seat if isinstance(seat := entry.pop("by"), int) and seat < 2 else None, entry)
            pieces += [piece for seat in (0, 1) for piece in wire(Evidence(taken(driver, seat)))["pieces"]]
    assert {piece["source"] for piece in pieces} == set(GAMES) - {"old_maid"}
    body = {"learner": "", "evidence": [{**piece, "at": NOON / 1000} for piece in pieces[:200]]}
    status, observed = await site.person().call("POST", "/api/learning/observe", body)
    assert status == 200, observed
    assert observed["changes"]
