"""Questions and their answers: figures of made-up games, real ones that follow from the seed alone, and settings."""

import json
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest

from musicards.errors import BadNotation
from musicards.games.registry import GAMES
from musicards.lab.contestants import parse_contestant, parse_contestants
from musicards.lab.query import Answer, Query
from musicards.lab.questions import QUESTIONS
from musicards.lab.sampling import BATCH, Sample, Setting, parse_games, parse_players, settings_of
from musicards.lab.workers import WorkerPool
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import LEVELS, SKILLS
from tests.lab.players import stats

PLAYED = stats(0, scores=(0, 3), turns=10, moves=(6, 4), misplays=(1, 0), exposed=3, saved=2, caught=1)
OTHER = stats(0, 1, turns=20, moves=(16, 24), misplays=(0, 4), blocked=True, reshuffles=3, exposed=3, saved=1)


def answer(question: str) -> dict[str, Any]:
    """Return the first line of the answer for the two made-up games of Steps, beginner against rule."""
    seated = [parse_contestant("beginner"), parse_contestant("rule")]
    setting = Setting("steps", {}, seated, {"game": "steps", "players": 2})
    rows = Answer(QUESTIONS[question], [Sample(setting, [PLAYED, OTHER])], 1).to_json()["rows"]
    assert isinstance(rows, list)
    first: dict[str, Any] = rows[0]
    return first


@pytest.mark.parametrize(
    ("question", "figure", "value"),
    [
        ("length", "turns", 15),
        ("length", "moves", 25),
        ("first-player", "share", 0.75),
        ("first-player", "edge", 0.25),
        ("blocked", "blocked", 0.5),
        ("reshuffles", "reshuffles", 1.5),
        ("reshuffles", "reshuffled", 0.5),
        ("calls", "exposed", 3),
        ("calls", "saved", 3 / 6),
        ("calls", "caught", 1 / 6),
        ("calls", "neither", 2 / 6),
        ("misplays", "misplays", 100 * 1 / 22),
        ("misplays", "a_game", 0.5),
        ("misplays", "without", 0.5),
        ("compare", "first", 0.75),
        ("compare", "shared", 0.5),
        ("compare", "misplays", 100 * 5 / 50),
    ],
)
def test_figure_is_what_one_counts_by_hand(question: str, figure: str, value: float) -> None:
    assert answer(question)[figure]["value"] == pytest.approx(value, abs=1e-6)


def test_length_tells_how_games_spread() -> None:
    spread = {"least": 10, "quarter": 10, "median": 10, "three_quarters": 20, "most": 20}
    assert answer("length").items() >= {**spread, "distribution": {10: 1, 20: 1}}.items()


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_answered_in_words_and_as_json_for_the_games_it_makes_sense_for(question: str) -> None:
    answered = Query(question, "distance,steps", "2,3", games=3, seats="learner").ask(WorkerPool())
    assert answered.table.text().count("\n") >= 4
    assert json.loads(json.dumps(answered.to_json()))["question"] == question
    needs = QUESTIONS[question].needs
    asked = {setting.game for setting in Query(question, "all", "2").settings()}
    assert asked == {name for name, game in GAMES.items() if needs is None or needs in game.actions}


@pytest.mark.parametrize(
    ("question", "game", "complaint"),
    [
        ("width", "steps", "no question 'width', only length, .* and report"),
        ("blocked", "memory", "blocked is about reshuffle, but Memory only has flip, deal"),
        ("calls", "steps,go_fish", "calls is about call, but Go Fish only has"),
        ("misplays", "keys_corners", "but Key's Corners only has"),
    ],
)
def test_an_invalid_question_is_refused_with_an_explanation(question: str, game: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        Query(question, game, "2").settings()


def test_columns_that_no_game_has_anything_for_are_left_out_and_what_one_game_lacks_is_empty() -> None:
    keys = [column.key for column in Query("compare", "memory", "2", games=2).ask(WorkerPool()).table.columns]
    assert keys == ["game", "players", "turns", "moves", "first", "shared"]
    rows = Query("compare", "steps,memory", "2", games=2).ask(WorkerPool()).to_json()["rows"]
    assert isinstance(rows, list)
    assert [row["reshuffles"] is None for row in rows] == [False, True]


def test_answer_does_not_depend_on_the_number_of_processes_and_progress_is_reported_up_to_the_last_game() -> None:
    query = Query("compare", "steps", "2,3", games=BATCH + 5, seats="learner,rule")
    counts: list[int] = []
    assert query.ask(WorkerPool(jobs=2)).to_json() == query.ask(WorkerPool(jobs=1), counts.append).to_json()
    assert sum(counts) == 2 * (BATCH + 5)


def test_more_games_begin_with_the_same_ones_and_another_seed_plays_other_games() -> None:
    few, many, others = (
        [played.turns for played in Query("length", "steps", games=games, seed=seed).ask(WorkerPool()).samples[0].games]
        for games, seed in ((5, 1), (BATCH + 5, 1), (5, 2))
    )
    assert few == many[:5] != others


def test_settings_with_as_many_players_share_the_deals() -> None:
    major, ionian = Query("length", "keys_corners", games=4, vary="scale=major,ionian").ask(WorkerPool()).samples
    assert [played.scores for played in major.games] == [played.scores for played in ionian.games]


def compared(*turns: list[int]) -> Answer:
    """Return the answer for made-up games of The Distance with two players: the turns for each interval from 2."""
    samples = [
        Sample(
            Setting("distance", {}, RULE * 2, {"game": "distance", "players": 2, "interval": interval}),
            [stats(0, turns=each, reshuffles=each // 20) for each in some],
        )
        for interval, some in enumerate(turns, start=2)
    ]
    return Answer(QUESTIONS["compare"], samples, 1)


def test_differences_are_taken_deal_by_deal_from_the_first_value() -> None:
    answer = compared([10, 50, 30], [11, 52, 33], [10, 50, 30])
    rows = answer.to_json()["differences"]
    assert isinstance(rows, list)
    three, four = rows
    assert (three["interval"], three["compared_with"], four["interval"], four["compared_with"]) == (3, 2, 4, 2)
    half = 4.3027 / 3**0.5  # as in a table of Student's distribution, for the mean of 1, 2 and 3
    assert three["turns"]["value"] == 2
    assert (three["turns"]["low"], three["turns"]["high"]) == pytest.approx((2 - half, 2 + half), rel=1e-4)
    assert four["turns"] == three["reshuffles"] == {"value": 0.0, "low": None, "high": None}  # no deal differs

    assert answer.differences is not None
    assert "+2.0 (-0.5 to +4.5)" in answer.differences.text()
    differences = [line for line in answer.lines() if line["compared_with"] == 2]
    assert [line["value"] for line in differences if line["figure"] == "turns"] == [2.0, 0.0]


def test_a_paired_difference_of_similar_players_is_more_certain_than_their_two_figures() -> None:
    query = Query("length", "steps", "2", games=60, vary="level=player,player:step=0.02", seed=3)
    answer: Any = query.ask(WorkerPool()).to_json()
    one, other = (row["turns"] for row in answer["rows"])
    paired = answer["differences"][0]["turns"]
    unpaired = ((one["high"] - one["value"]) ** 2 + (other["high"] - other["value"]) ** 2) ** 0.5
    assert paired["value"] == pytest.approx(other["value"] - one["value"], abs=2e-6)  # all are rounded
    assert paired["high"] - paired["value"] < 0.9 * unpaired


def test_settings_with_other_deals_or_without_figures_of_single_games_have_no_differences() -> None:
    for query in (
        Query("compare", "steps", "2,3", games=2),
        Query("first-player", "steps", "2", games=2, vary="reference_cards"),
    ):
        answer = query.ask(WorkerPool())
        assert answer.differences is None
        assert answer.to_json()["differences"] == []
    both: Any = Query("compare", "steps", "2,3", games=2, vary="reference_cards").ask(WorkerPool()).to_json()
    assert [row["players"] for row in both["differences"]] == [2, 3]


def test_command_says_how_to_ask_the_same() -> None:
    query = Query("compare", "distance", "2,3", games=50, vary="interval", options={"mistake_ends_turn": True})
    assert query.command() == (
        "musicards lab compare distance --players 2,3 --option mistake_ends_turn=true --vary interval "
        "--seats rule --games 50 --seed 1"
    )


# Settings: games, numbers of players, values of options, and contestants by name and settings


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
