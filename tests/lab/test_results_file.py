"""A tournament's file: it continues where it stopped, and a file of another tournament is refused."""

import json
from pathlib import Path

import msgspec
import pytest

from musicards.errors import RecordError
from musicards.lab.contestants import parse_contestants
from musicards.lab.results_file import ResultsFile
from musicards.lab.tournament import Round, Tournament


def tournament(game: str = "steps", contestants: str = "rule,random", seed: int = 1) -> Tournament:
    return Tournament(game, 2, parse_contestants(contestants), {}, seed)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three rounds."""
    path = tmp_path / "rounds.jsonl"
    with ResultsFile(path, tournament()) as keep:
        for each in tournament().run(3):
            keep.add(each)
    return path


def kept(path: Path) -> list[Round]:
    with ResultsFile(path, tournament()) as keep:
        return list(keep.results.values())


def test_round_is_in_the_file_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "rounds.jsonl", tournament()) as keep:
        keep.add(tournament().run(1)[0])
        assert (tmp_path / "rounds.jsonl").read_bytes().count(b"\n") == 2


def test_rounds_come_back_as_they_were_and_opening_changes_nothing(path: Path) -> None:
    before = path.read_bytes()
    assert [each.deal for each in kept(path)] == [0, 1, 2]
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 2, 30, 40])
def test_line_that_was_cut_short_is_dropped_and_the_file_continues(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert [each.deal for each in kept(path)] == [0, 1]
    with ResultsFile(path, tournament()) as keep:
        keep.add(msgspec.json.decode(whole.splitlines()[-1], type=Round))
    assert path.read_bytes() == whole


@pytest.mark.parametrize("left", [0, 1, 50])
def test_a_file_with_a_truncated_first_line_starts_over(path: Path, left: int) -> None:
    path.write_bytes(path.read_bytes()[:left])
    assert kept(path) == []
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == "musicards-tournament/1"


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (tournament(seed=2), "seed 1, not 2"),
        (tournament(contestants="rule,learner"), "contestants rule,random, not rule,learner"),
        (tournament(contestants="random,rule"), "contestants rule,random, not random,rule"),
        (tournament(contestants="rule=learner,random"), "contestants rule,random, not learner,random"),
        (tournament(game="memory"), "game 'steps', not 'memory'"),
        (Tournament("steps", 2, tournament().contestants, {"mistake_ends_turn": False}), "options"),
        (Tournament("steps", 3, tournament().contestants, {}), "players at table 2, not 3"),
    ],
)
def test_a_file_of_another_tournament_is_refused_and_not_changed(path: Path, other: Tournament, words: str) -> None:
    before = path.read_bytes()
    with pytest.raises(RecordError, match=words):
        ResultsFile(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a poem\n", "a poem", "[]\n", '{"format": "musicards/1"}\n'])
def test_an_unrelated_file_is_refused_and_not_changed(tmp_path: Path, text: str) -> None:
    path = tmp_path / "poem.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match="not the results of a tournament"):
        ResultsFile(path, tournament())
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ('"deal":1', '"deal":-1'),
        ('"deal":1', '"deal":"one"'),
        ('"lineup":[0,1]', '"lineup":[0,2]'),
        ('"seats":[0,1]', '"seats":[0,0]'),
        ('"winners":[', '"winners":[7,'),
        ('"moves":[', '"moves":[1,'),
        ('"games":[', '"games":[3,'),
        ('{"deal":1', '"deal":1'),
    ],
)
def test_a_line_that_is_not_a_round_is_named(path: Path, part: str, instead: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert part in lines[2]
    lines[2] = lines[2].replace(part, instead, 1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(RecordError, match="line 3: "):
        ResultsFile(path, tournament())


def test_two_at_once_are_refused(path: Path) -> None:
    pytest.importorskip("fcntl")
    with ResultsFile(path, tournament()), pytest.raises(RecordError, match="another command is using"):
        ResultsFile(path, tournament())
