"""What may be taken back: only actions that reveal nothing hidden and end nothing; and which scores are good."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.games.event import PublicEvent
from musicards.games.registry import GAMES
from musicards.record import write_entry
from tests.games.wander import outcome_of
from tests.strategies import states_in_play


def test_only_placements_in_keys_corners_can_be_taken_back() -> None:
    undoable = {name: set(game.undoable) for name, game in GAMES.items() if game.undoable}
    assert undoable == {"keys_corners": {"place", "move"}}


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.undoable])
@given(data=st.data())
def test_what_can_be_taken_back_ends_nothing_and_shows_nothing_hidden(name: str, data: st.DataObject) -> None:
    game = data.draw(states_in_play(name))
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


def test_low_scores_are_good_where_cards_are_left_over() -> None:
    assert {name for name, game in GAMES.items() if game.low_wins} == {"distance", "steps", "old_maid"}
