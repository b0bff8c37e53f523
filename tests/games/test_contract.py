"""The contract that every game must fulfill, in random play with misplays, calls and refusals.

It runs for the games of the registry and for High Card, the example of docs/adding-a-game.md.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES, cards_in, codes_of
from musicards.errors import Refusal
from musicards.games.action import Action, Seat
from musicards.games.event import Event, Misplayed, TurnStarted
from musicards.games.game import Game
from musicards.games.registry import GAMES, make_game
from musicards.record import Record, parse_record, read_entry, replay, write_entry
from tests.games.wander import all_cards, outcome_of, play_out, snapshot, submit, wander
from tests.high_card.game import add, remove
from tests.strategies import attempts, reached_states, rngs, states_in_play, tables

every_game = pytest.mark.parametrize("name", [*GAMES, "high_card"])
steps = st.integers(0, 150)


@pytest.fixture(scope="module", autouse=True)
def high_card() -> Iterator[None]:
    add()
    yield
    remove()


def cards_dealt(game: Game) -> set[str]:
    """Return the codes of the cards that are played with."""
    return set(codes_of(cards_in(game.deck)))


@every_game
@given(data=st.data())
def test_cards_are_conserved(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    assert all_cards(game) == Counter(cards_dealt(game))


@every_game
@given(data=st.data())
def test_every_legal_action_is_accepted_and_is_no_misplay(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    for seat in map(Seat, range(game.players)):
        for action in game.view(seat).legal_actions():
            refused, events = outcome_of(game.copy(), write_entry(seat, action))
            assert refused is None
            assert not any(isinstance(event, Misplayed) for event in events)


@every_game
@given(data=st.data())
def test_the_fields_of_every_legal_action_are_named(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    for action in game.legal_actions():
        do, *fields = action.to_json().items()
        assert do[0] == "do"
        assert {field for field, _ in fields} <= set(game.actions[str(do[1])].field_names())


@every_game
@given(data=st.data())
def test_legal_actions_are_never_empty_before_the_end(name: str, data: st.DataObject) -> None:
    assert data.draw(states_in_play(name)).legal_actions()


@every_game
@given(data=st.data())
def test_nobody_has_a_legal_action_while_chance_is_due_or_after_the_end(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name, most_steps=400))
    acting = [seat for seat in map(Seat, range(game.players)) if game.view(seat).legal_actions()]
    assert not game.view(None).legal_actions()
    assert bool(acting) != (game.chance_due or game.over)


@every_game
@given(data=st.data())
def test_refusal_leaves_the_game_equal_and_tells_nothing(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    for _ in range(5):
        before = snapshot(game)
        refused, events = outcome_of(game, data.draw(attempts(game)))
        assert refused is None or (snapshot(game), events) == (before, [])


def first_actions(name: str) -> list[Action]:
    """Return what players may do at the start of a game."""
    game = make_game(name, 3, {})
    game.apply(None, game.chance(Random(3)))
    if game.chance_due:
        game.apply(None, game.chance(Random(3)))
    return list(game.view(game.turn).legal_actions())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_whether_it_has_hands(name: str) -> None:
    game = make_game(name, 3, {})
    game.apply(None, game.chance(Random(3)))
    assert game.has_hands is any(game.hands)


FIRST_ACTIONS = {name: first_actions(name) for name in GAMES}


@every_game
@given(data=st.data())
def test_actions_of_other_games_are_refused(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    own = tuple(game.actions.values())
    for action in data.draw(st.sampled_from(list(FIRST_ACTIONS.values()))):
        if not isinstance(action, own):
            with pytest.raises(Refusal):
                game.apply(game.turn, action)


@every_game
@given(data=st.data())
def test_play_continues_after_refusals_as_if_nobody_had_tried(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    undisturbed = game.copy()
    for _ in range(3):
        game_before = game.copy()
        if submit(game, data.draw(attempts(game))) is None:
            game = game_before
    seed = data.draw(st.integers(0, 999))
    assert wander(game, Random(seed), 20) == wander(undisturbed, Random(seed), 20)
    assert snapshot(game) == snapshot(undisturbed)


@every_game
@given(data=st.data())
def test_whatever_apply_accepts_check_accepts_and_changes_nothing(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    entry = data.draw(attempts(game))
    if submit(game.copy(), entry) is None:
        before = snapshot(game)
        game.check(*read_entry(type(game), entry))
        assert snapshot(game) == before


@every_game
@given(data=st.data())
def test_while_chance_is_due_and_after_the_end_nobody_else_can_act(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name) | reached_states(name, most_steps=600))
    if game.chance_due or game.over:
        entry = data.draw(attempts(game))
        by = entry.get("by") if isinstance(entry, dict) else None
        assert by == "chance" or submit(game, entry) is not None


@every_game
@given(data=st.data())
def test_record_replays_to_the_same_state_and_the_same_events(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    events: list[Event] = []
    log = wander(game, data.draw(rngs), data.draw(steps), events.append)
    line = Record(name, game.players, game.options, log, game.result().to_json()).to_line()
    events_again: list[Event] = []
    again = replay(parse_record(line), events_again.append)
    assert again.ok
    assert (snapshot(again.game), events_again) == (snapshot(game), events)


@every_game
@given(data=st.data())
def test_action_is_written_and_read_back(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
    for action in game.legal_actions():
        entry = json.loads(json.dumps(write_entry(game.turn, action)))
        assert read_entry(type(game), entry) == (game.turn, action)


@every_game
@given(data=st.data())
def test_play_ends(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    play_out(game, data.draw(rngs), 5000)
    assert game.over


@every_game
@given(data=st.data())
def test_result_agrees_with_the_state(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    wander(game, data.draw(rngs), 20)
    play_out(game, data.draw(rngs), data.draw(st.sampled_from([0, 100, 5000])))
    state, result = game.state(), game.result()
    assert state is not None
    scores = result.scores
    best = min(scores) if GAMES[name].low_wins else max(scores)
    assert len(scores) == game.players
    assert result.over == state["over"] == (state["turn"] is None)
    assert list(result.winners) == [seat for seat in range(game.players) if result.over and scores[seat] == best]


@every_game
@given(data=st.data())
def test_turns_that_end_are_counted(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    events: list[Event] = []
    wander(game, data.draw(rngs), data.draw(st.integers(1, 400)), events.append)
    assert game.turns == sum(isinstance(event, TurnStarted) for event in events) - 1 + game.over


@every_game
@given(data=st.data())
def test_copies_go_their_own_way(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name) | reached_states(name))
    copy = game.copy()
    games = [game, copy, copy.copy(), game.copy()]
    before = [snapshot(other) for other in games]
    assert before == before[:1] * len(games)
    for playing in data.draw(st.permutations(range(len(games)))):
        wander(games[playing], data.draw(rngs), 30)
        before[playing] = snapshot(games[playing])
        assert [snapshot(other) for other in games] == before


@every_game
@given(data=st.data())
def test_same_actions_make_the_same_of_a_copy(name: str, data: st.DataObject) -> None:
    game = data.draw(reached_states(name))
    copy = game.copy()
    seed = data.draw(st.integers(0, 999))
    events: list[Event] = []
    events_of_copy: list[Event] = []
    assert wander(game, Random(seed), 30, events.append) == wander(copy, Random(seed), 30, events_of_copy.append)
    assert (snapshot(game), events) == (snapshot(copy), events_of_copy)


@every_game
@given(data=st.data())
def test_chance_takes_no_cards_but_the_right_ones(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    entry = write_entry(None, game.chance(data.draw(rngs)))
    one, other = data.draw(st.permutations(CODES))[:2]
    twisted = json.loads(json.dumps(entry).replace(f'"{one}"', f'"{other}"'))
    changed = one in cards_dealt(game)
    assert submit(game, twisted) == ("wrong-cards" if changed else None)


@every_game
@given(data=st.data())
def test_every_event_is_plain_json(name: str, data: st.DataObject) -> None:
    events: list[Event] = []
    wander(data.draw(tables(name)), data.draw(rngs), data.draw(steps), events.append)
    for event in events:
        fields = asdict(event)  # type: ignore[call-overload]
        assert isinstance(fields["type"], str)
        assert json.loads(json.dumps(fields, allow_nan=False))
