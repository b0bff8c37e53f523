"""OpenSpiel's algorithms on the games; our players and its bots at one table; the command for duels."""

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    evaluate_bots,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.bots import uniform_random  # noqa: E402

from musicards.envs.open_spiel import PlayerBot  # noqa: E402
from musicards.envs.open_spiel.duel import (  # noqa: E402
    chance_of,
    main,
    play_deal,
)
from musicards.envs.open_spiel.duel_results import (  # noqa: E402
    Contest,
    drop_unfinished,
    lines,
    summaries,
)
from musicards.errors import RecordError  # noqa: E402
from musicards.games.action import Action  # noqa: E402
from musicards.games.event import Event  # noqa: E402
from musicards.games.view import View  # noqa: E402
from musicards.lab.estimates import Estimate  # noqa: E402
from musicards.players.levels import make_player  # noqa: E402
from musicards.players.player import Player  # noqa: E402
from tests.envs.tables import every_game  # noqa: E402


@pytest.mark.parametrize(
    ("game", "moves"),
    [*[(game, 4) for game in ("distance", "steps", "go_fish", "memory")], ("keys_corners", 2), ("old_maid", 2)],
)
def test_cfr_runs_and_comes_closer_to_an_equilibrium_where_the_tree_is_small(game: str, moves: int) -> None:
    solver = cfr.CFRSolver(pyspiel.load_game(f"musicards_{game}(tiny=True,max_moves={moves})"))
    before = exploitability.exploitability(solver._game, solver.average_policy()) if moves == 4 else None
    for _ in range(moves - 1):
        solver.evaluate_and_update_policy()
    assert np.allclose(solver.average_policy().action_probability_array.sum(axis=1), 1)
    assert before is None or exploitability.exploitability(solver._game, solver.average_policy()) < before


@every_game
@pytest.mark.parametrize(
    "solver", [external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver]
)
def test_mccfr_runs(game: str, solver: type) -> None:
    learning = solver(pyspiel.load_game(f"musicards_{game}(tiny=True)"))
    for _ in range(30):
        learning.iteration()
    assert learning._infostates


def searcher(game: Any, simulations: int, rng: Random) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Return OpenSpiel's search bot, with `rng` as its only random generator."""
    numbers = np.random.RandomState(rng.getrandbits(32))
    evaluator = mcts.RandomRolloutEvaluator(random_state=numbers)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=numbers)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    return bot


@every_game
def test_is_mcts_plays_whole_games(game: str) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players=3,max_moves=24)")
    rng = Random(1)
    bot = searcher(table, 3, rng)
    state = table.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()) if chance else int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("text", "deals", "simulations"),
    [  # not Old Maid: there is no skill in it
        ("musicards_distance(tiny=True)", 60, 30),
        ("musicards_steps(tiny=True)", 100, 30),
        ("musicards_keys_corners(max_moves=24)", 8, 8),
        ("musicards_go_fish(max_moves=16)", 12, 10),
        ("musicards_memory(board=naturals,max_moves=24)", 12, 40),
    ],
)
def test_is_mcts_beats_random(text: str, deals: int, simulations: int) -> None:
    game = pyspiel.load_game(text)
    rng = Random(2)
    won = 0.0
    contest = Contest(text, "", "", 0.0, 1)
    for number in range(deals):
        for seat in (0, 1):
            state = game.new_initial_state()
            chance = chance_of(contest, number)
            bot = searcher(game, simulations, rng)
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.legal_actions()))
                elif state.current_player() == seat:
                    state.apply_action(int(bot.step(state)))
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
            won += state.returns()[seat]
    assert won > 0


@every_game
@pytest.mark.parametrize("level", ["rule", "beginner"])
def test_our_players_and_openspiels_bots_meet(game: str, level: str) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players=3,max_moves=60)")
    for seed in range(2):
        ours = PlayerBot(1, partial(make_player, level, Random(seed)))
        others = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seed)) for seat in (0, 2)]
        bots = [others[0], ours, others[1]]
        returns = evaluate_bots.evaluate_bots(table.new_initial_state(), bots, np.random.RandomState(seed))
        assert sum(returns) == pytest.approx(0)


class Listener(Player):
    """Plays whatever comes first, and keeps what it hears."""

    def __init__(self, heard: list[list[Any]]) -> None:
        super().__init__(Random(1))
        heard.append([])
        self.heard = heard[-1]

    def choose(self, view: View) -> Action:
        return view.legal_actions()[0]

    def listens(self, game: str) -> bool:
        return bool(game)

    def notice(self, event: Event) -> None:
        self.heard.append(event)


def test_a_player_hears_each_event_once() -> None:
    heard: list[list[Any]] = []
    table = pyspiel.load_game("musicards_go_fish")
    bots = [PlayerBot(0, partial(Listener, heard)), uniform_random.UniformRandomBot(1, np.random.RandomState(1))]
    evaluate_bots.evaluate_bots(table.new_initial_state(), bots, np.random.RandomState(1))
    assert sum(event.type == "dealt" for event in heard[-1]) == 1
    assert all(
        event.card is None for event in heard[-1] if event.type == "fished" and event.seat == 1 and not event.lucky
    )


WORDS = ("--game", "steps", "--level", "rule", "--against", "random", "--seconds", "0")


def deal_line(number: int, score: float) -> bytes:
    """Return the lines of a deal in the file."""
    game = {"cut_short": False, "ours": [1.0, 2], "theirs": [1.0, 2], "simulations": 0}
    contest = asdict(Contest("steps", "rule", "random", 0.0, 1))
    deal: dict[str, Any] = {**contest, "deal": number, "score": score, "games": [game, game]}
    return json.dumps(deal).encode() + b"\n"


def kept(path: Path, *scores: float) -> Path:
    """A file of so many deals."""
    path.write_bytes(b"".join([deal_line(number, score) for number, score in enumerate(scores)]))
    return path


# Playing


def test_a_deal_is_the_same_for_both_seats() -> None:
    line = play_deal(Contest("go_fish", "rule", "rule", 0.0, 1), 0)
    assert [game["seat"] for game in line["games"]] == [0, 1]
    assert 0 <= line["score"] <= 1
    assert json.loads(json.dumps(line)) == line


def test_the_search_keeps_to_its_time() -> None:
    line = play_deal(Contest("old_maid", "random", "is_mcts", 0.01, 1), 0)
    seconds, moves = line["games"][0]["theirs"]
    assert line["games"][0]["simulations"] >= 2 * moves
    assert seconds < 0.2 * max(1, moves)


@pytest.mark.parametrize("left", [None, 1, 5, 40, -1])  # all of the second line, or some of its bytes
def test_a_duel_continues_where_it_stopped_and_plays_a_line_that_was_cut_short_again(
    left: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "results.jsonl"
    main([*WORDS, "--deals", "2", "--out", str(out)])
    first, second = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(first + second[:left])
    main([*WORDS, "--deals", "3", "--out", str(out)])
    assert out.read_bytes().startswith(first if left else first + second)
    assert [json.loads(line)["deal"] for line in out.read_text("utf-8").splitlines()] == [0, 1, 2]
    capsys.readouterr()
    main(["report", str(out)])
    assert "steps: rule against random, 0 s a move, seed 1: 3 deals, 6 games" in capsys.readouterr().out


def test_a_report_leaves_an_unfinished_line_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = kept(tmp_path / "results.jsonl", 0.5, 1.0)
    torn = out.read_bytes() + deal_line(2, 1.0)[:30]
    out.write_bytes(torn)
    main(["report", str(out)])
    assert "2 deals" in capsys.readouterr().out
    assert out.read_bytes() == torn


@pytest.mark.parametrize("text", [b"a page", b"# a page\n", b'{"game": "steps"}\n', b"[]\n", b'{"game": \n{"game": '])
def test_a_file_that_is_not_a_duel_file_is_left_alone(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "page"
    path.write_bytes(text)
    with pytest.raises(RecordError, match=r"page: (line 1: not the result|not a file)"):
        drop_unfinished(path)
    assert path.read_bytes() == text


def test_a_file_with_nothing_in_it_is_begun(tmp_path: Path) -> None:
    path = kept(tmp_path / "results.jsonl")
    drop_unfinished(path)
    assert not list(lines([path]))


# What will not do


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["report", "missing.jsonl"], "missing.jsonl: No such file or directory"),
        (["report", "empty.jsonl"], "empty.jsonl: no deals yet"),
        (["report", "page.md"], "page.md: line 1: not the result of a deal"),
        (["report"], "files"),
        ([*WORDS, "--out", "missing/results.jsonl"], "missing/results.jsonl: No such file or directory"),
        ([*WORDS, "--out", "page.md"], "page.md: line 1: not the result of a deal"),
        ([*WORDS, "--out", "x.jsonl", "--seconds", "-1"], "--seconds: must be a number of at least 0, not -1"),
        ([*WORDS, "--out", "x.jsonl", "--seconds", "nan"], "--seconds: must be a number of at least 0, not nan"),
        ([*WORDS, "--out", "x.jsonl", "--seconds", "long"], "--seconds: must be a number of at least 0, not long"),
        ([*WORDS, "--out", "x.jsonl", "--deals", "0"], "--deals: must be a whole number of at least 1, not 0"),
        ([*WORDS, "--out", "x.jsonl", "--deals", "many"], "--deals: must be a whole number of at least 1, not many"),
        ([*WORDS, "--out", "x.jsonl", "--jobs", "0"], "--jobs: must be a whole number of at least 1, not 0"),
        (WORDS, "--out"),
    ],
)
def test_bad_arguments_get_a_one_line_error(
    words: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty.jsonl").touch()
    Path("page.md").write_text("# A page\n", "utf-8")
    with pytest.raises(SystemExit) as stopped:
        main(words)
    said = capsys.readouterr()
    assert stopped.value.code == 2
    assert said.err.startswith("duel")
    assert says in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert not Path("x.jsonl").exists()


# Intervals


def test_intervals_are_students_and_a_single_deal_says_nothing(tmp_path: Path) -> None:
    [summary] = summaries([kept(tmp_path / "results.jsonl", 0.25, 0.5, 0.75)])
    assert summary.score == Estimate(0.5, 0.0, 1.0)  # 4.303 * 0.25 / 3**0.5 to each side, but no further than 0 and 1
    [summary] = summaries([kept(tmp_path / "results.jsonl", 0.4, 0.5, 0.6)])
    assert summary.score.high == pytest.approx(0.5 + 4.303 * 0.1 / 3**0.5, rel=1e-3)
    [summary] = summaries([kept(tmp_path / "results.jsonl", 0.75)])
    assert summary.score == Estimate(0.75, None, None)
    assert "95% from 0.000 to 1.000" in str(summary)


# Players


@pytest.mark.parametrize("game", ["distance", "steps"])
@pytest.mark.parametrize("calls", ["race", "none"])
def test_random_players_call_only_when_they_are_asked(game: str, calls: str) -> None:
    table = pyspiel.load_game(f"musicards_{game}(players=3,calls={calls})")
    for seed in range(3):
        bots = [PlayerBot(seat, partial(make_player, "random", Random(seed))) for seat in range(3)]
        state = table.new_initial_state()
        evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(seed))
        assert state.is_terminal()
        assert state.node.call not in state.node.history
