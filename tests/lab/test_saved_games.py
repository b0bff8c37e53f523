"""A question's file: games in it are not played again, and a file with other settings is refused."""

from dataclasses import replace
from pathlib import Path

import pytest

from musicards.errors import RecordError
from musicards.lab.query import Query
from musicards.lab.results_file import ResultsFile
from musicards.lab.sampling import BATCH
from musicards.lab.workers import WorkerPool

ASKED = Query("length", "steps", "2,3", games=2 * BATCH + 2, seats="random")


def ask(path: Path, query: Query) -> tuple[dict[str, object], int]:
    """Return the answer, and how many games were played for it."""
    played: list[int] = []
    with ResultsFile(path, query.sampling()) as file:
        return query.ask(WorkerPool(), played.append, file).to_json(), sum(played)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of `ASKED`."""
    ask(tmp_path / "games.jsonl", ASKED)
    return tmp_path / "games.jsonl"


@pytest.mark.parametrize(
    ("games", "played"),
    [
        (2 * BATCH + 2, 0),
        (2 * BATCH + 1, 0),  # a part of a batch that is in the file
        (BATCH, 0),
        (2 * BATCH + 3, 2 * 3),  # the batch in the file is too short, and is played again
        (3 * BATCH + 1, 2 * (BATCH + 1)),
    ],
)
def test_only_missing_games_are_played_and_the_answer_is_the_same(path: Path, games: int, played: int) -> None:
    query = replace(ASKED, games=games)
    with ResultsFile(path, query.sampling()) as file:
        assert query.sampling().games_in(file) == query.total() - played
    assert ask(path, query) == (query.ask(WorkerPool()).to_json(), played)
    assert ask(path, query)[1] == 0
    assert query.games_in(path) == query.total()
    assert query.games_in(path.with_name("absent.jsonl")) == 0


@pytest.mark.parametrize("cut", [1, 2, 100])
def test_games_of_a_line_that_was_cut_short_are_played_again(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    assert ask(path, ASKED) == (ASKED.ask(WorkerPool()).to_json(), 2)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (replace(ASKED, question="compare"), "another question, with question 'length', not 'compare'"),
        (replace(ASKED, games_asked="memory"), "game 'steps', not 'memory'"),
        (replace(ASKED, players="2"), "players '2,3', not '2'"),
        (replace(ASKED, seats="rule"), "seats 'random', not 'rule'"),
        (replace(ASKED, vary="reference_cards"), "vary not given, not 'reference_cards'"),
        (replace(ASKED, options={"reference_cards": False}), "options {}, not {'reference_cards': False}"),
        (replace(ASKED, seed=2), "seed 1, not 2"),
    ],
)
def test_a_file_of_another_question_is_refused_and_not_changed(path: Path, other: Query, words: str) -> None:
    before = path.read_bytes()
    with pytest.raises(RecordError, match=words):
        ResultsFile(path, other.sampling())
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ('"setting":0', '"setting":2'),
        ('"first":0', '"first":1'),
        ('"first":0', f'"first":{-BATCH}'),
        ('"winners":[', '"winners":[2,'),
        ('"moves":[', '"moves":[1,'),
        ('"games":[', '"games":["one",'),
    ],
)
def test_a_line_that_is_not_a_batch_of_this_question_is_named(path: Path, part: str, instead: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert part in lines[1]
    lines[1] = lines[1].replace(part, instead, 1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(RecordError, match="line 2: "):
        ResultsFile(path, ASKED.sampling())
