"""The contract that every game must fulfill, in random play with misplays, calls and refusals.

It runs for the games of the registry and for High Card, the example of docs/adding-a-game.md.
"""

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from random import Random

import pytest
from hypothesis import strategies as st

from musicards.cards import CODES, cards_in, codes_of
from musicards.errors import Refusal
from musicards.games.action import Action, Seat
from musicards.games.event import Event, Misplayed, PublicEvent, TurnStarted
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import pick
from musicards.games.view import View
from musicards.players.games import GUIDES
from musicards.record import Record, parse_record, read_entry, replay, write_entry
from tests.games.cases import case_of
from tests.games.wander import all_cards, outcome_of, play_out, snapshot, submit, turns, wander
from tests.high_card.game import add, remove
from tests.strategies import attempts, in_games, reached_states, rngs, states_in_play, tables

GAMES_WITH_CASES = tuple(GAMES)
every_game = partial(in_games, names=[*GAMES, "high_card"])


@pytest.fixture(scope="module", autouse=True)
def high_card() -> Iterator[None]:
    add()
    yield
    remove()


def cards_dealt(game: Game) -> set[str]:
    """Return the codes of the cards that are played with."""
    return set(codes_of(cards_in(game.deck)))


@in_games(tables)
def test_a_game_is_played_with_these_cards(game: Game, data: st.DataObject) -> None:
    assert list(codes_of(cards_in(game.deck))) == case_of(game.name).deck(game.options)
    game.apply(None, game.chance(data.draw(rngs)))
    assert game.has_hands is any(game.hands)


@every_game(reached_states)
def test_cards_are_conserved(game: Game) -> None:
    assert all_cards(game) == Counter(cards_dealt(game))


@every_game(states_in_play)
def test_legal_actions_are_accepted_no_misplays_written_with_named_fields_and_read_back(game: Game) -> None:
    assert game.legal_actions()
    for seat in map(Seat, range(game.players)):
        for action in game.view(seat).legal_actions():
            entry = json.loads(json.dumps(write_entry(seat, action)))
            assert read_entry(type(game), entry) == (seat, action)
            do, *fields = action.to_json().items()
            assert do[0] == "do"
            assert {field for field, _ in fields} <= set(game.actions[str(do[1])].field_names())
            refused, events = outcome_of(game.copy(), entry)
            assert refused is None
            assert not any(isinstance(event, Misplayed) for event in events)


@every_game(lambda name: tables(name) | reached_states(name, most_steps=600))
def test_while_chance_is_due_and_after_the_end_nobody_can_act(game: Game, data: st.DataObject) -> None:
    acting = [seat for seat in map(Seat, range(game.players)) if game.view(seat).legal_actions()]
    assert not game.view(None).legal_actions()
    assert bool(acting) != (game.chance_due or game.over)
    if not acting:
        entry = data.draw(attempts(game))
        by = entry.get("by") if isinstance(entry, dict) else None
        assert by == "chance" or submit(game, entry) is not None


@every_game(reached_states)
def test_refusals_and_checks_leave_the_game_equal_and_tell_nothing(game: Game, data: st.DataObject) -> None:
    undisturbed, before = game.copy(), snapshot(game)
    for _ in range(5):
        entry = data.draw(attempts(game))
        if submit(game.copy(), entry) is None:
            game.check(*read_entry(type(game), entry))
        else:
            _, events = outcome_of(game, entry)
            assert events == []
        assert snapshot(game) == before
    seed = data.draw(st.integers(0, 999))
    assert wander(game, Random(seed), 20) == wander(undisturbed, Random(seed), 20)
    assert snapshot(game) == snapshot(undisturbed)


def first_actions(name: str) -> list[Action]:
    """Return what players may do at the start of a game."""
    game = make_game(name, 3, {})
    game.apply(None, game.chance(Random(3)))
    if game.chance_due:
        game.apply(None, game.chance(Random(3)))
    return list(game.view(game.turn).legal_actions())


def test_the_games_differ_in_what_can_be_taken_back_and_which_scores_are_good() -> None:
    undoable = {name: set(game.undoable) for name, game in GAMES.items() if game.undoable}
    assert undoable == {"keys_corners": {"place", "move"}}
    # Low scores are good where cards are left over.
    assert {name for name, game in GAMES.items() if game.low_wins} == {"distance", "steps", "old_maid"}
    assert [name for name, game in GAMES.items() if game.one_loses] == ["old_maid"]


@in_games(states_in_play, [name for name, game in GAMES.items() if game.undoable])
def test_what_can_be_taken_back_ends_nothing_and_shows_nothing_hidden(game: Game) -> None:
    for action in game.legal_actions():
        if action.to_json()["do"] not in game.undoable:
            continue
        after = game.copy()
        refused, events = outcome_of(after, write_entry(game.turn, action))
        assert refused is None
        assert all(isinstance(event, PublicEvent) for event in events)
        assert (after.turn, after.turns, after.over, after.chance_due) == (game.turn, game.turns, False, False)
        assert after.stock == game.stock
        for seat, hand in enumerate(game.hands):
            assert after.hands[seat] & ~hand == 0
            assert seat == game.turn or after.hands[seat] == hand


FIRST_ACTIONS = {name: first_actions(name) for name in GAMES}


@every_game(states_in_play)
def test_actions_of_other_games_are_refused(game: Game, data: st.DataObject) -> None:
    own = tuple(game.actions.values())
    for action in data.draw(st.sampled_from(list(FIRST_ACTIONS.values()))):
        if not isinstance(action, own):
            with pytest.raises(Refusal):
                game.apply(game.turn, action)


@every_game(tables)
def test_record_replays_to_the_same_state_and_the_same_events_which_are_plain_json(
    game: Game, data: st.DataObject
) -> None:
    events: list[Event] = []
    log = wander(game, data.draw(rngs), data.draw(st.integers(1, 400)), events.append)
    assert game.turns == sum(isinstance(event, TurnStarted) for event in events) - 1 + game.over
    for event in events:
        fields = asdict(event)  # type: ignore[call-overload]
        assert isinstance(fields["type"], str)
        assert json.loads(json.dumps(fields, allow_nan=False))
    line = Record(game.name, game.players, game.options, log, game.result().to_json()).to_line()
    events_again: list[Event] = []
    again = replay(parse_record(line), events_again.append)
    assert again.ok
    assert (snapshot(again.game), events_again) == (snapshot(game), events)


@every_game(tables, most=st.sampled_from([0, 100, 5000]))
def test_play_ends_and_its_result_agrees_with_the_state(game: Game, data: st.DataObject, most: int) -> None:
    wander(game, data.draw(rngs), 20)
    play_out(game, data.draw(rngs), most)
    assert game.over or most < 5000
    state, result = game.state(), game.result()
    assert state is not None
    scores = result.scores
    best = min(scores) if GAMES[game.name].low_wins else max(scores)
    assert len(scores) == game.players
    assert game.name not in GAMES_WITH_CASES or list(game.scores()) == case_of(game.name).scores(state)
    assert result.over == state["over"] == (state["turn"] is None)
    assert list(result.winners) == [seat for seat in range(game.players) if result.over and scores[seat] == best]


@every_game(lambda name: tables(name) | reached_states(name))
def test_copies_go_their_own_way(game: Game, data: st.DataObject) -> None:
    copy = game.copy()
    games = [game, copy, copy.copy(), game.copy()]
    before = [snapshot(other) for other in games]
    assert before == before[:1] * len(games)
    for playing in data.draw(st.permutations(range(len(games)))):
        wander(games[playing], data.draw(rngs), 30)
        before[playing] = snapshot(games[playing])
        assert [snapshot(other) for other in games] == before


@every_game(reached_states)
def test_same_actions_make_the_same_of_a_copy(game: Game, data: st.DataObject) -> None:
    copy = game.copy()
    seed = data.draw(st.integers(0, 999))
    events: list[Event] = []
    events_of_copy: list[Event] = []
    assert wander(game, Random(seed), 30, events.append) == wander(copy, Random(seed), 30, events_of_copy.append)
    assert (snapshot(game), events) == (snapshot(copy), events_of_copy)


@every_game(tables)
def test_chance_takes_no_cards_but_the_right_ones(game: Game, data: st.DataObject) -> None:
    entry = write_entry(None, game.chance(data.draw(rngs)))
    one, other = data.draw(st.permutations(CODES))[:2]
    twisted = json.loads(json.dumps(entry).replace(f'"{one}"', f'"{other}"'))
    changed = one in cards_dealt(game)
    assert submit(game, twisted) == ("wrong-cards" if changed else None)


def elsewhere(thing: object) -> object:
    """Return `thing` as another process gets it: the search of a computer player may run in one."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - made here


@pytest.mark.parametrize("name", [name for name in GAMES if name in GUIDES])
def test_views_and_events_are_the_same_in_another_process(name: str) -> None:
    custom = {"scale": {"tonic": "E", "kind": "custom", "formula": [1, 8, 3]}}
    game, rng = make_game(name, 3, custom if name == "keys_corners" else {}), Random(1)
    events: list[Event] = []
    for view in turns(game, rng, 60, events.append):
        there = elsewhere(view)
        assert isinstance(there, View)
        assert there == view
        assert there.legal_actions() == view.legal_actions()
        world, same = (GAMES[name].determinize(each, Random(2)) for each in (view, there))
        assert (same.state(), same.moves()) == (world.state(), world.moves())
        game.apply(game.turn, pick(rng, game.legal_actions()), events.append)
    seen = [event.seen_by(Seat(seat)) for event in events for seat in range(3)]
    assert len({type(event) for event in seen}) > 2
    assert elsewhere(seen) == seen
