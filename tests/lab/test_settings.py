"""The settings of a question: games, numbers of players, values of options, and contestants by name and settings."""

import json
from pickle import dumps, loads
from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.games.registry import GAMES
from musicards.lab.contestants import parse_contestant, parse_contestants
from musicards.lab.sampling import Setting, parse_games, parse_players, settings_of
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS, SKILLS

RULE = [parse_contestant("rule")]


def varied(game: str, vary: str | None, options: dict[str, object] | None = None) -> list[Setting]:
    return settings_of(parse_games(game), [2], options or {}, RULE, vary)


def test_lists_are_read_and_what_is_named_twice_is_asked_once() -> None:
    assert [game.name for game in parse_games("all")] == list(GAMES)
    assert [game.name for game in parse_games("steps, distance,steps")] == ["steps", "distance"]
    assert parse_players("2, 3,2") == [2, 3]


@pytest.mark.parametrize(
    ("game", "option", "values"),
    [
        ("distance", "interval", [2, 3, 4, 5, 6, 7]),
        ("steps", "reference_cards", [False, True]),
        ("distance", "mistake_ends_turn", [False, True]),
    ],
)
def test_option_varies_over_all_its_values(game: str, option: str, values: list[object]) -> None:
    assert [each.options[option] for each in varied(game, option)] == values


def test_scale_varies_over_every_kind_that_needs_no_more_than_its_name_or_those_chosen() -> None:
    kinds = [each.labels["scale"] for each in varied("keys_corners", "scale")]
    assert {"major", "blues", "whole_tone"} < set(kinds)
    assert "custom" not in kinds
    assert [each.labels["scale"] for each in varied("keys_corners", "scale=blues,major")] == ["blues", "major"]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_can_vary(game: str) -> None:
    for option in GAMES[game].known_options:
        values = [json.dumps(each.options[option.name]) for each in varied(game, option.name)]
        assert len(set(values)) == len(values) > 1


def test_levels_vary_over_all_that_do_not_think_ahead_or_those_chosen() -> None:
    assert [[each.name for each in setting.seated] for setting in varied("steps", "level")] == [
        [level, level] for level in ("random", "rule", "newcomer", "beginner", "learner", "player")
    ]

    assert varied("steps", "level=learner:span=3")[0].labels["level"] == "learner:span=3"


def test_games_and_players_make_a_setting_each_with_contestants_repeated_round_the_table() -> None:
    seats = [parse_contestant("rule"), parse_contestant("random")]
    settings = settings_of(parse_games("steps,memory"), [2, 3], {}, seats, None)
    seated = {2: ["rule", "random"], 3: ["rule", "random", "rule"]}
    assert [(each.game, each.players, [one.name for one in each.seated]) for each in settings] == [
        (game, players, seated[players]) for game in ("steps", "memory") for players in (2, 3)
    ]


@pytest.mark.parametrize(
    ("game", "vary", "complaint"),
    [
        ("old_maid", "board", " to vary, only pitches, find_pairs, level"),
        ("distance", "interval=9", "2 to 7, not '9'"),
        ("memory", "board=square", "'square'"),
        ("steps", "level=nobody", "'nobody'"),
        ("distance", "mistake_ends_turn", "cannot be both in --option and in --vary"),
    ],
)
def test_what_cannot_vary_is_refused_in_words(game: str, vary: str, complaint: str) -> None:
    given: dict[str, object] = {"mistake_ends_turn": True} if game == "distance" else {}
    with pytest.raises(BadNotation, match=complaint):
        varied(game, vary, given)


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
