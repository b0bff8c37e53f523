"""Nothing leaks: change only what a seat cannot see, and nothing that reaches the seat changes."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES, Card, cards_in, set_of
from musicards.errors import BadNotation, Refusal
from musicards.games.action import Seat
from musicards.games.event import Drew, Event, Penalized
from musicards.games.game import Game, View
from musicards.games.keys_corners import DrewUp, KeysCorners
from musicards.games.registry import GAMES
from musicards.games.shedding import Shedding
from musicards.record import read_entry
from tests.games.wander import attempt, codes_in, submit, told_by
from tests.strategies import attempts, lucks, reached_states, states_in_play, tables

every_game = pytest.mark.parametrize("name", GAMES)


def viewers(game: Game) -> st.SearchStrategy[Seat | None]:
    """Every seat, and a spectator."""
    return st.sampled_from([None, *map(Seat, range(game.players))])


def lying_open(game: Game) -> set[str]:
    """The cards that everybody can see."""
    state = game.state() or {}
    return set(codes_in({name: state[name] for name in ("discard", "piles", "books") if name in state}))


def known_to(game: Game, viewer: Seat | None) -> set[str]:
    """The cards that `viewer` can see."""
    held = [] if viewer is None else cards_in(game.hands[viewer])
    return lying_open(game) | {CODES[card] for card in held}


def with_other_secrets(game: Game, viewer: Seat | None, kept: set[Card], luck: Random) -> Game:
    """A game that differs only in cards that `viewer` cannot see; those `kept` stay where they are too."""
    other = game.copy()
    assert isinstance(other, Shedding | KeysCorners)
    hidden = [card for card in other.stock if card not in kept]
    for seat, hand in enumerate(other.hands):
        hidden += [card for card in cards_in(hand) if seat != viewer and card not in kept]
    luck.shuffle(hidden)
    other.stock = [card if card in kept else hidden.pop() for card in other.stock]
    for seat, hand in enumerate(other.hands):
        if seat != viewer:
            other.hands[seat] = set_of(card if card in kept else hidden.pop() for card in cards_in(hand))
    return other


def reaches(viewer: Seat | None, events: Sequence[Event]) -> list[Event]:
    """The events as `viewer` sees them, but for which cards it drew itself: those were hidden before."""
    drawn = (Drew, Penalized, DrewUp)
    own = [isinstance(event, drawn) and event.seat == viewer for event in events]
    return [event.seen_by(None if mine else viewer) for event, mine in zip(events, own, strict=True)]


def world_of(game: Game, view: View, luck: Random) -> Game:
    return type(game).determinize(view, luck)


@every_game
@given(data=st.data())
def test_view_does_not_depend_on_what_is_hidden(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    viewer = data.draw(viewers(game))
    other = with_other_secrets(game, viewer, set(), data.draw(lucks))
    assert other.view(viewer) == game.view(viewer)
    assert other.view(viewer).table() == game.view(viewer).table()
    assert other.view(viewer).legal_actions() == game.view(viewer).legal_actions()


@every_game
@given(data=st.data())
def test_events_do_not_depend_on_what_is_hidden(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    viewer = data.draw(viewers(game))
    entry = attempt(game, data.draw(lucks))
    kept = {Card(CODES.index(code)) for code in codes_in(entry)}
    other = with_other_secrets(game, viewer, kept, data.draw(lucks))
    refused, events = told_by(game, entry)
    other_refused, other_events = told_by(other, entry)
    if refused is None and other_refused is None:
        assert reaches(viewer, other_events) == reaches(viewer, events)


@every_game
@given(data=st.data())
def test_refusal_does_not_depend_on_what_is_hidden_from_who_tried(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    try:
        by, action = read_entry(type(game), data.draw(attempts(game)))
    except BadNotation:
        return
    if by is None or not 0 <= by < game.players:
        return
    other = with_other_secrets(game, by, set(), data.draw(lucks))
    outcomes: list[object] = []
    for world in (game, other):
        try:
            world.check(by, action)
        except Refusal as refusal:
            outcomes.append((refusal.reason, refusal.facts))
        else:
            outcomes.append("accepted")
    assert outcomes[0] == outcomes[1]


@every_game
@given(data=st.data())
def test_no_table_shows_a_card_that_its_viewer_cannot_know(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    for viewer in (None, *map(Seat, range(game.players))):
        table = game.view(viewer).table()
        assert set(codes_in(asdict(table))) <= known_to(game, viewer)  # type: ignore[call-overload]


@every_game
@given(data=st.data())
def test_no_event_shows_a_card_that_its_viewer_cannot_know(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    viewer = data.draw(viewers(game))
    luck = data.draw(lucks)
    for _ in range(data.draw(st.integers(1, 150))):
        entry = attempt(game, luck)
        known = known_to(game, viewer)
        _, events = told_by(game, entry)
        if entry["by"] != "chance":  # what is played lies open for a moment, even when it is a misplay
            known |= set(codes_in(entry))
        known |= known_to(game, viewer)
        assert set(codes_in([asdict(event.seen_by(viewer)) for event in events])) <= known  # type: ignore[call-overload]


@every_game
@given(data=st.data())
def test_who_draws_sees_which_card(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    hands = game.hands[:]
    _, events = told_by(game, attempt(game, data.draw(lucks)))
    for seat, hand in enumerate(game.hands):
        gained = {CODES[card] for card in cards_in(hand & ~hands[seat])}
        seen = [asdict(event.seen_by(Seat(seat))) for event in events if isinstance(event, Drew | Penalized | DrewUp)]
        assert not hands[seat] or set(codes_in(seen)) == gained


@every_game
@given(data=st.data())
def test_imagined_world_looks_the_same_to_its_viewer(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    view = game.view(data.draw(viewers(game)))
    world = world_of(game, view, data.draw(lucks))
    assert world.view(view.seat) == view
    assert world.view(view.seat).legal_actions() == view.legal_actions()


@every_game
@given(data=st.data())
def test_imagined_world_has_the_same_cards(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    world = world_of(game, game.view(data.draw(viewers(game))), data.draw(lucks))
    assert codes_in(world.state()) == codes_in(game.state())


@every_game
@given(data=st.data())
def test_imagined_world_plays_on_by_the_rules(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    seat = game.turn
    world = world_of(game, game.view(seat), data.draw(lucks))
    entry = data.draw(attempts(game).filter(lambda entry: isinstance(entry, dict) and entry.get("by") == seat))
    assert submit(world, entry) == submit(game, entry)
    assert world.result() == game.result()


@every_game
@given(data=st.data())
def test_imagined_worlds_differ_in_what_is_hidden(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    submit(game, json.loads(json.dumps({"by": "chance", **game.chance(data.draw(lucks)).to_json()})))
    worlds = [world_of(game, game.view(None), Random(seed)).state() for seed in range(3)]
    assert worlds[0] != worlds[1] != worlds[2]


@every_game
@given(data=st.data())
def test_imagined_world_of_a_finished_game_is_over(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name, most_steps=600))
    if game.over:
        assert world_of(game, game.view(None), data.draw(lucks)).result() == game.result()
