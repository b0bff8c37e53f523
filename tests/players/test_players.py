"""Computer players see only a view and events, make no misplays unless they are learners, and differ in strength."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from musicards.errors import BadNotation
from musicards.games.action import Action, Seat
from musicards.games.event import Caught, Event, Misplayed
from musicards.games.game import Game
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.games.view import View
from musicards.players.games import GUIDES, MISTAKES, OPTIMAL, RECOLLECTIONS
from musicards.players.levels import LEVELS, SKILLS, make_player
from musicards.players.player import Player
from musicards.players.playing import play_game, play_recorded, rng_of
from musicards.players.random_player import RandomPlayer
from musicards.record import replay
from tests.games.deals import steps
from tests.levels import make_quick
from tests.players.played import Listener, on_turn, with_other_cards


def played(name: str, levels: list[str], *, games: int, seed: int = 1) -> tuple[list[Event], list[int]]:
    """Return all events of some games, and how often each seat won."""
    events: list[Event] = []
    won = [0] * len(levels)
    for number in range(games):
        rng = rng_of(seed, number)
        record, _ = play_recorded(name, {}, [make_player(level, rng) for level in levels], rng)
        again = replay(record, events.append)
        assert again.ok
        for seat in again.game.winners():
            won[seat] += 1
    return events, won


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["random", "rule"])
def test_sensible_players_never_misplay(name: str, level: str) -> None:
    assert not [event for event in played(name, [level] * 3, games=15)[0] if isinstance(event, Misplayed)]


@pytest.mark.parametrize("name", ["distance", "steps"])
def test_learners_misplay_and_are_caught(name: str) -> None:
    events, _ = played(name, ["learner", "rule"], games=60)
    assert {event.seat for event in events if isinstance(event, Misplayed)} == {0}
    assert [event for event in events if isinstance(event, Caught) and event.seat == 0]


@pytest.mark.parametrize(
    ("name", "better", "worse", "games", "factor"),
    [
        *[(name, "rule", "random", 80, 1.3) for name in GAMES if find_manifest(name).levels],
        *[(name, "rule", "learner", 80, 1.3) for name in ("distance", "steps", "memory")],
        ("memory", "learner", "random", 20, 5.0),
        *[(name, "beginner", "newcomer", 200, 1.2) for name in ("distance", "steps", "memory")],
    ],
)
def test_the_better_level_wins(name: str, better: str, worse: str, games: int, factor: float) -> None:
    _, (more, fewer) = played(name, [better, worse], games=games, seed=7)
    assert more > factor * fewer


def test_old_maid_is_chance_alone() -> None:
    _, (rule, random) = played("old_maid", ["rule", "random"], games=400, seed=7)
    assert 0.8 < rule / random < 1.25


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_gives_the_same_game_recorded_or_not(name: str) -> None:
    def play(seed: int, log: list[object] | None) -> dict[str, object] | None:
        rng = rng_of(seed, 3)
        game = make_game(name, 3, {})
        play_game(game, [make_player(level, rng) for level in ("rule", "learner", "random")], rng, log)
        return game.state()

    log: list[object] = []
    again: list[object] = []
    other: list[object] = []
    assert play(1, None) == play(1, log) == play(1, again)
    play(2, other)
    assert log == again != other


def test_rule_player_calls_when_it_is_down_to_one_card() -> None:
    calls = 0
    for number in range(40):
        rng = rng_of(9, number)
        game = make_game("steps", 2, {})
        log: list[object] = []
        play_game(game, [make_player("rule", rng), make_player("rule", rng)], rng, log)
        calls += sum(isinstance(entry, dict) and entry["do"] == "call" for entry in log)
    assert calls > 20


def test_nobody_calls_when_nobody_is_exposed() -> None:
    view = steps("C4 D4", "E4").game.view(Seat(0))
    assert not any(make_player(level, Random(1)).calls(view) for level in LEVELS)


def test_unknown_level_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(
        BadNotation, match=r"'wizard'.*random, rule, newcomer, beginner, learner, player, strong, expert"
    ):
        make_player("wizard", Random(1))


def test_every_skill_of_a_level_is_at_least_as_good_as_that_of_the_level_below() -> None:
    virtues = ["saves_itself", "catches"]
    mistakes = ["letter", "step", "neighbor", "enharmonic", "oversight", "repeats", "misplaced"]
    for lower, higher in pairwise(SKILLS.values()):
        assert all(getattr(lower, skill) >= getattr(higher, skill) for skill in mistakes)
        assert all(getattr(lower, skill) <= getattr(higher, skill) for skill in virtues)
        assert higher.span == 0 or lower.span < higher.span


@pytest.mark.parametrize("game", GAMES)
def test_levels_differ_where_players_can_err_or_forget_or_search(game: str) -> None:
    assert find_manifest(game).levels == any(game in table for table in (MISTAKES, RECOLLECTIONS, GUIDES, OPTIMAL))


class Deaf(RandomPlayer):
    """A random player that must not get any events."""

    def notice(self, event: Event) -> None:
        raise AssertionError(event)


@pytest.mark.parametrize("name", GAMES)
def test_a_listener_gets_every_event_as_its_seat_may_know_it_and_others_none(name: str) -> None:
    listener, again = (Listener(rng_of(1, 0), []) for _ in range(2))
    record, _ = play_recorded(name, {}, [Deaf(listener.rng), listener, Deaf(listener.rng)], listener.rng)
    events: list[Event] = []
    assert replay(record, events.append).ok
    assert listener.heard == [event.seen_by(Seat(1)) for event in events]
    play_game(make_game(name, 3, {}), [Deaf(again.rng), again, Deaf(again.rng)], again.rng)
    assert again.heard == listener.heard  # without a record too


@pytest.mark.parametrize(
    ("level", "games"), [("random", set()), ("rule", {"memory"}), ("learner", {"memory", "go_fish"})]
)
def test_players_listen_where_they_have_something_to_remember(level: str, games: set[str]) -> None:
    player = make_player(level, Random(1))
    assert {name for name in GAMES if player.listens(name)} == games


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_who_comes_late_can_play(name: str, level: str) -> None:
    """A stand-in gets no earlier events."""
    rng = rng_of(3, 1)
    game = make_game(name, 3, {})

    class Relay(Player):
        """Return a different player at every move."""

        def choose(self, view: View) -> Action:
            return make_quick(level, self.rng).choose(view)

    play_game(game, [Relay(rng)] * 3, rng)
    assert game.over


def chosen(level: str, game: Game, seat: Seat, heard: Sequence[Event]) -> list[Action | bool]:
    """Return the action of a player at `seat` who got these events."""
    player = make_quick(level, Random(7))
    for event in heard:
        if player.listens(game.name):
            player.notice(event)
    view = game.view(seat)
    return [player.calls(view), player.choose(view), player.choose(view)]


@pytest.mark.parametrize("name", GAMES)
def test_exchanged_hidden_cards_change_no_choice(name: str) -> None:
    exchanged = 0
    for now, seat in on_turn(name, 8):
        other, game = with_other_cards(now, seat)
        exchanged += game.hands != now.game.hands or game.stock != now.game.stock
        for level in LEVELS:
            here = chosen(level, now.game, seat, now.heard(seat))
            assert chosen(level, game, seat, other.heard(seat)) == here, level
    assert exchanged or name == "memory"  # where only looking at the state can reveal unseen cards
