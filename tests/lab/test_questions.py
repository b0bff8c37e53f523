"""Questions and their answers: figures of made-up games, and real ones that follow from the seed alone."""

import json
from typing import Any

import pytest

from musicards.errors import BadNotation
from musicards.games.registry import GAMES
from musicards.lab.answers import Answer
from musicards.lab.contestants import parse_contestant
from musicards.lab.query import Query
from musicards.lab.questions import QUESTIONS
from musicards.lab.sampling import CHUNK, Sample, Setting
from musicards.lab.workers import WorkerPool
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
    query = Query("compare", "steps", "2,3", games=CHUNK + 5, seats="learner,rule")
    counts: list[int] = []
    assert query.ask(WorkerPool(jobs=2)).to_json() == query.ask(WorkerPool(jobs=1), counts.append).to_json()
    assert sum(counts) == 2 * (CHUNK + 5)


def test_more_games_begin_with_the_same_ones_and_another_seed_plays_other_games() -> None:
    few, many, others = (
        [played.turns for played in Query("length", "steps", games=games, seed=seed).ask(WorkerPool()).samples[0].games]
        for games, seed in ((5, 1), (CHUNK + 5, 1), (5, 2))
    )
    assert few == many[:5] != others


def test_settings_with_as_many_players_share_the_deals() -> None:
    major, ionian = Query("length", "keys_corners", games=4, vary="scale=major,ionian").ask(WorkerPool()).samples
    assert [played.scores for played in major.games] == [played.scores for played in ionian.games]


def test_command_says_how_to_ask_the_same() -> None:
    query = Query("compare", "distance", "2,3", games=50, vary="interval", options={"mistake_ends_turn": True})
    assert query.command() == (
        "musicards lab compare distance --players 2,3 --option mistake_ends_turn=true --vary interval "
        "--seats rule --games 50 --seed 1"
    )
