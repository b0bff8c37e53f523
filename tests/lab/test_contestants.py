"""Contestants by name and settings."""

from pickle import dumps, loads
from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.lab.contestants import parse_contestant, parse_contestants
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS, SKILLS


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_take_part(level: str) -> None:
    assert parse_contestant(level).name == level


def test_settings_reach_the_player_in_another_process_too() -> None:
    contestant = parse_contestant("learner:letter=0.5:span=7")
    for each in (contestant, loads(dumps(contestant))):  # noqa: S301 - our own
        player = each.make(Random(1))
        assert isinstance(player, HumanPlayer)
        assert (player.skills.letter, player.skills.span, player.skills.step) == (0.5, 7, SKILLS["learner"].step)


def test_same_level_with_other_settings_is_another_contestant_which_may_have_a_name_of_its_own() -> None:
    contestants = parse_contestants("learner, learner:letter=0.1 ,slow = learner:span=7")
    assert [each.name for each in contestants] == ["learner", "learner:letter=0.1", "slow"]
    assert contestants[2].description == "learner:span=7"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no computer player is called ''"),
        ("rule,", "no computer player is called ''"),
        ("rule,nobody", "'nobody'"),
        ("rule,rule", "'rule' is named twice"),
        ("rule:span=3", "rule has no settings: span"),
        ("learner:speed=3", "'speed'"),
        ("learner:span", "learner:name=value"),
        ("learner:=3", "learner:name=value"),
        ("learner:span=long", "'long'"),
        ("learner:letter=5", "letter is a rate from 0, never, to 1, always, not 5"),
        ("learner:span=NaN", "span is a number from 0 up, not nan"),
        ("expert:seconds=Infinity", "seconds is a number from 0 up, not inf"),
        ("expert:rounds=1e400", "rounds is a number from 0 up, not inf"),
        ("strong:rounds=1.5", "rounds is a whole number, not 1.5"),
        ("player:quickest=5", "usual is no less than quickest, but 1.3 < 5"),
        ("=learner", "name=learner"),
        ("slow=nobody", "'nobody'"),
        ("slow=rule,slow=learner", "'slow' is named twice"),
        ("learner:span=3:span=4", "'span' of learner is given twice"),
    ],
)
def test_what_makes_no_contestant_is_refused_in_words(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        parse_contestants(text)
