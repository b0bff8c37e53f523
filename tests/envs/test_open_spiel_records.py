"""Records of states, states of records, and states as they might be: `resample_from_infostate`."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import get_all_states  # noqa: E402

from musicards.envs.open_spiel import from_record, to_record  # noqa: E402
from musicards.errors import BadNotation, RecordError  # noqa: E402
from musicards.games.registry import GAMES  # noqa: E402
from musicards.players.levels import make_player  # noqa: E402
from musicards.players.playing import play_recorded  # noqa: E402
from musicards.record import Record, parse_record, replay  # noqa: E402
from tests.envs.tables import every_game  # noqa: E402


def played(text: str, rng: Random, moves: int = 1 << 30) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Return a state after `moves` random moves of the players, or at the end, where no chance action is due."""
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or state.node.made < moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def states_along(text: str, rng: Random, share: float) -> Iterator[Any]:
    """Yield states of one random game where a player decides: the first, and about this share of the others."""
    state = pyspiel.load_game(text).new_initial_state()
    wanted = 1.0
    while not state.is_terminal():
        if not state.is_chance_node():
            if rng.random() < wanted:
                yield state
            wanted = share
        state.apply_action(rng.choice(state.legal_actions()))


every_table = pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in (2, 3, 5)])

MAX_MOVES = 90


def text_of(game: str, players: int = 3) -> str:
    """Without calls: a record does not say who was asked and declined."""
    calls = ",calls=none" if game in {"distance", "steps"} else ""
    return f"musicards_{game}(players={players},max_moves={MAX_MOVES}{calls})"


@every_table
def test_replay_reaches_the_state_and_it_comes_back_from_its_record(game: str, players: int) -> None:
    for seed, moves in enumerate((0, 7, 40, 1 << 30)):
        state = played(text_of(game, players), Random(seed), moves)
        line = to_record(state).to_line()
        replayed = replay(parse_record(line))
        assert replayed.error is None
        assert replayed.game.state() == state.node.game.state()
        again = from_record(parse_record(line), calls="none", max_moves=MAX_MOVES)
        assert again.node.infostates == state.node.infostates
        assert again.history() == state.history()
        assert to_record(again).to_line() == line


@every_table
def test_records_of_computer_players_convert_to_states(game: str, players: int) -> None:
    for seed in range(3):
        seats = [make_player("rule", Random(10 * seed + seat)) for seat in range(players)]
        record, _ = play_recorded(game, {}, seats, Random(seed))
        state = from_record(record)
        assert state.is_terminal()
        again = to_record(state)
        assert again.result == record.result
        assert moves_of(again) == moves_of(record)


def moves_of(record: Record) -> list[Any]:
    return [entry for entry in record.log if isinstance(entry, dict) and entry["by"] != "chance"]


def test_options_go_with_a_record() -> None:
    state = played("musicards_keys_corners(kind=custom,formula=3 4 5,players=3)", Random(1), 5)
    assert to_record(state).options == {"scale": {"tonic": "C", "kind": "custom", "formula": [3, 4, 5]}}
    assert from_record(to_record(state)).history() == state.history()


def test_a_move_that_waits_for_chance_is_not_in_the_record_yet() -> None:
    rng = Random(1)
    state = played("musicards_distance(players=5)", rng, 0)
    before = to_record(state)
    while state.node.due != "pick":
        before = to_record(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert to_record(state) == before


def test_calls_of_a_record_are_calls_of_the_state() -> None:
    found = 0
    for seed in range(3):
        state = played("musicards_steps(players=3,calls=auto,max_moves=300)", Random(seed))
        record = to_record(state)
        found += sum(entry["do"] == "call" for entry in moves_of(record))
        for calls in ("auto", "race"):
            assert moves_of(to_record(from_record(record, calls=calls))) == moves_of(record)
    assert found


def test_there_is_no_record_before_the_deal_and_none_of_a_tiny_game() -> None:
    with pytest.raises(BadNotation, match="before all cards are dealt"):
        to_record(pyspiel.load_game("musicards_steps").new_initial_state())
    with pytest.raises(BadNotation, match="whole deck"):
        to_record(played("musicards_steps(tiny=True)", Random(1)))


def with_entry(record: Record, entry: dict[str, object]) -> Record:
    return Record(record.game, record.players, record.options, [*record.log, entry])


def test_a_misplay_and_a_refused_entry_are_named() -> None:
    state = played("musicards_distance", Random(1), 0)
    hand = to_record(state).log[0]["hands"][0]  # type: ignore[index]
    said = next(letter for letter in "ABCDEFG" if letter not in state.node.game.view(0).needed)
    play = {"by": 0, "do": "play", "cards": [hand[0]], "say": {"letter": said}}
    with pytest.raises(RecordError, match="entry 1: it is a misplay"):
        from_record(with_entry(to_record(state), play))
    state = played("musicards_go_fish", Random(1), 0)
    with pytest.raises(RecordError, match="entry 1: "):
        from_record(with_entry(to_record(state), {"by": 1, "do": "ask", "seat": 0, "pitch": "C"}))


@pytest.mark.parametrize(
    ("calls", "others", "why"),
    [("auto", "none", "no state asks for this call"), ("none", "auto", "nobody called, but calls is auto")],
)
def test_calls_that_a_state_cannot_have_are_named(calls: Any, others: Any, why: str) -> None:  # noqa: ANN401
    record = to_record(played(f"musicards_steps(players=3,calls={calls},max_moves=300)", Random(0)))
    assert any(entry["do"] == "call" for entry in moves_of(record)) == (calls == "auto")
    with pytest.raises(RecordError, match=why):
        from_record(record, calls=others)


def test_cards_laid_in_another_order_are_named() -> None:
    state = played("musicards_distance(players=5,calls=none)", Random(1))
    log: list[Any] = list(to_record(state).log)
    at = next(at for at, entry in enumerate(log) if len(entry.get("cards", ())) > 1)
    log[at] = {**log[at], "cards": log[at]["cards"][::-1]}
    record = Record("distance", 5, to_record(state).options, log[: at + 1])
    with pytest.raises(RecordError, match=f"entry {at}: a state cannot have the cards laid in this order"):
        from_record(record, calls="none")


def test_a_record_of_too_many_moves_is_named() -> None:
    state = played("musicards_memory", Random(1), 20)
    with pytest.raises(RecordError, match="truncated after 10 moves: use a larger max_moves"):
        from_record(to_record(state), max_moves=10)


TABLES = [f"musicards_{game}(players={players},max_moves=60)" for game in GAMES for players in (2, 4)]
every_text = pytest.mark.parametrize("text", [*TABLES, *[f"musicards_{game}(tiny=True)" for game in GAMES]])


@every_text
def test_a_resampled_state_looks_the_same_to_its_player(text: str) -> None:
    rng = Random(text)
    looked = 0
    for _ in range(2 if "tiny" in text else 1):
        for state in states_along(text, rng, 0.03 if "tiny" not in text else 0.3):
            for player in range(state.num_players()):
                for _ in range(2):
                    other = state.resample_from_infostate(player, rng.random)
                    assert other.information_state_string(player) == state.information_state_string(player)
                    assert other.information_state_tensor(player) == state.information_state_tensor(player)
                    assert other.observation_string(player) == state.observation_string(player)
                    assert other.node.game.view(player) == state.node.game.view(player)
                    assert other.current_player() == state.current_player()
                    assert other.legal_actions(player) == state.legal_actions(player)
                    looked += 1
    assert looked


@every_text
def test_a_resampled_state_agrees_with_its_history_and_depends_on_nothing_that_is_hidden(text: str) -> None:
    rng = Random(1)
    for state in states_along(text, rng, 0.02 if "tiny" not in text else 0.3):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        again = pyspiel.load_game(text).new_initial_state()
        for action in other.history():
            assert action in again.legal_actions()
            again.apply_action(action)
        assert str(again) == str(other)
        assert again.node.game.state() == other.node.game.state()
        assert [each.action for each in other.full_history()] == other.node.history
        seed = rng.getrandbits(32)
        here = state.clone().resample_from_infostate(player, Random(seed).random)
        there = other.clone().resample_from_infostate(player, Random(seed).random)
        assert here.history() == there.history()


@every_game
def test_hidden_cards_are_dealt_again(game: str) -> None:
    state = played(f"musicards_{game}", Random(3), 12)
    histories = {tuple(state.resample_from_infostate(0, Random(seed).random).history()) for seed in range(8)}
    assert len(histories) >= 6


@pytest.mark.parametrize("game", ["distance", "steps", "go_fish", "old_maid", "memory"])
def test_every_possible_past_is_as_likely_as_the_others(game: str) -> None:
    rng = Random(4)
    alike: dict[str, list[Any]] = defaultdict(list)
    tree = get_all_states.get_all_states(pyspiel.load_game(f"musicards_{game}(tiny=True)"), include_terminals=False)
    for state in tree.values():
        alike[state.information_state_string()].append(state)
    several = sorted(words for words, states in alike.items() if 2 <= len(states) <= 12)
    for words in rng.sample(several, 6):
        states = alike[words]
        times = 150 * len(states)
        seen: Counter[str] = Counter()
        for _ in range(times):
            seen[states[0].resample_from_infostate(states[0].current_player(), rng.random).history_str()] += 1
        assert set(seen) <= {state.history_str() for state in states}
        for state in states:  # within five standard deviations
            assert abs(seen[state.history_str()] - 150) < 5 * sqrt(150)


@every_game
def test_the_end_can_be_resampled(game: str) -> None:
    state = played(f"musicards_{game}(players=3,max_moves=30)", Random(5))
    other = state.resample_from_infostate(1, Random(1).random)
    assert other.is_terminal()
    assert other.returns() == state.returns()


def test_where_nobody_can_resample_it_is_said_why() -> None:
    begun = played("musicards_steps", Random(1), 0)
    for state, player, why in (
        (begun.get_game().new_initial_state(), 0, "cannot resample at a chance node"),
        (played("musicards_old_maid(find_pairs=True)", Random(1), 0), 0, "cannot resample with find_pairs"),
        (begun, 2, "player must be 0 to 1, not 2"),
    ):
        with pytest.raises(BadNotation, match=why):
            state.resample_from_infostate(player, Random(1).random)
