"""First steps: goals, what reaches and what misses them, and how the scenes of the games are prepared."""

import pytest

from musicards.games.action import CHANCE, Action, By, Call, Draw, Pass
from musicards.games.distance.actions import DistancePlay
from musicards.games.distance.teaching import FIRST_STEPS as DISTANCE_SCENES
from musicards.games.event import Caught, Event, Misplayed
from musicards.games.first_steps import COMPUTER, PLAYER, Progress, Scene, advance, cards, reply_to, state_of
from musicards.games.game import Game
from musicards.games.registry import GAMES, find_manifest, make_game
from musicards.games.steps.actions import StepsPlay
from musicards.games.steps.teaching import FIRST_STEPS as STEPS_SCENES
from musicards.record import write_entry

SCENES = [(name, number) for name in GAMES for number in range(1, len(find_manifest(name).first_steps) + 1)]


class Played:
    """A scene while it is played, without a match."""

    def __init__(self, name: str, scene: Scene) -> None:
        self.scene = scene
        self.game: Game = make_game(name, 2, scene.options)
        self.progress = Progress()
        self.reply()

    def act(self, by: By, action: Action) -> None:
        events: list[Event] = []
        self.game.apply(by, action, events.append)
        entry = write_entry(by, action)
        self.progress = advance(self.scene, self.progress, entry, events, self.game)

    def reply(self) -> None:
        """Let chance and the computer do what is prepared."""
        while (action := reply_to(self.scene, self.progress, self.game)) is not None:
            self.act(CHANCE if self.game.chance_due else COMPUTER, action)

    @property
    def state(self) -> str:
        return state_of(self.scene, self.progress, self.game)


def distance(number: int) -> Played:
    return Played("distance", DISTANCE_SCENES[number - 1])


def test_every_game_has_scenes() -> None:
    assert {name for name, _ in SCENES} == set(GAMES)


@pytest.mark.parametrize(("name", "number"), SCENES)
def test_a_scene_begins_with_a_goal_of_the_player(name: str, number: int) -> None:
    played = Played(name, find_manifest(name).first_steps[number - 1])
    assert (played.state, played.progress.reached, played.game.turn) == ("due", 0, PLAYER)


@pytest.mark.parametrize("name", [name for name in GAMES if "call" in GAMES[name].actions])
def test_games_with_misplays_and_calls_have_both_the_player_s_own_and_the_other_s(name: str) -> None:
    goals = [goal for scene in find_manifest(name).first_steps for goal in scene.goals]
    assert any(goal.event is Misplayed for goal in goals)
    assert any(goal.event is Caught for goal in goals)
    assert any(goal.is_a_call and goal.event is not Caught for goal in goals)


def test_any_play_that_reaches_the_goal_is_accepted() -> None:
    for choice in ("D3", "D5", "D3 D5"):
        played = distance(1)
        played.act(PLAYER, DistancePlay(cards(choice), "D"))
        assert played.state == "done"


def test_a_mistake_misses_the_goal_unless_it_is_the_goal() -> None:
    played = distance(1)
    played.act(PLAYER, DistancePlay(cards("G3"), "G"))
    assert played.state == "missed"
    played.act(PLAYER, DistancePlay(cards("D3"), "D"))
    assert played.state == "missed"  # until the scene starts again
    asked = distance(2)
    asked.act(PLAYER, DistancePlay(cards("G3"), "G"))
    assert (asked.state, asked.progress.reached) == ("due", 1)


def test_what_does_not_end_the_turn_leaves_the_goal_due() -> None:
    played = distance(3)
    played.act(PLAYER, Draw())
    played.act(PLAYER, Draw())
    assert (played.state, played.progress.reached) == ("due", 1)
    played.act(PLAYER, Draw())
    played.act(PLAYER, Pass())
    assert played.state == "missed"


def test_a_goal_can_ask_for_more_than_a_right_play() -> None:
    played = distance(6)
    played.act(PLAYER, DistancePlay(cards("D3"), "D"))
    assert played.state == "missed"
    played = distance(6)
    played.act(PLAYER, DistancePlay(cards("D3 D4 D5 D6 ?1 ?2"), "D"))
    assert (played.state, played.game.turn) == ("due", COMPUTER)
    played.act(PLAYER, Call())
    assert played.state == "done"


def test_a_call_is_due_only_while_somebody_can_be_caught() -> None:
    played = distance(7)
    played.act(PLAYER, DistancePlay(cards("D3"), "D"))
    assert played.state == "wait"
    played.reply()
    assert played.state == "due"
    played.act(PLAYER, Call())
    assert played.state == "done"


@pytest.mark.parametrize(("name", "number"), SCENES)
def test_help_says_nothing_where_a_mistake_is_asked_for(name: str, number: int) -> None:
    goals = find_manifest(name).first_steps[number - 1].goals
    assert not any(goal.is_helped for goal in goals if goal.event is Misplayed)


@pytest.mark.parametrize(
    ("name", "scene", "right"),
    [
        ("distance", DISTANCE_SCENES[1], DistancePlay(cards("F4"), "F")),
        ("steps", STEPS_SCENES[2], StepsPlay(cards("E4"), "whole", None)),
    ],
)
def test_a_right_play_does_not_reach_a_goal_that_asks_for_a_mistake(name: str, scene: Scene, right: Action) -> None:
    played = Played(name, scene)
    played.act(PLAYER, right)
    assert (played.state, played.progress.reached) == ("missed", 0)


def test_whoever_does_what_is_asked_in_another_way_starts_again() -> None:
    played = Played("steps", STEPS_SCENES[4])
    played.act(PLAYER, StepsPlay(cards("G#3"), "half", None))
    assert (played.state, played.progress.reached) == ("missed", 0)
