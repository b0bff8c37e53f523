"""First steps: goals, what reaches and what misses them, and how the scenes of the games are prepared."""

import pytest

from musicards.games.action import CHANCE, Action, By, Call, Draw, Pass
from musicards.games.distance.actions import DistancePlay
from musicards.games.distance.teaching import FIRST_STEPS as DISTANCE_SCENES
from musicards.games.event import Caught, Event, Misplayed
from musicards.games.first_steps import COMPUTER, PLAYER, Progress, Scene, advance, cards, refuse, reply_to, state_of
from musicards.games.game import Game
from musicards.games.keys_corners.actions import Placed
from musicards.games.keys_corners.teaching import FIRST_STEPS as CORNERS_SCENES
from musicards.games.registry import GAMES, find_manifest, make_game
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
    played = distance(4)
    played.act(PLAYER, DistancePlay(cards("D3"), "D"))
    assert played.state == "missed"
    played = distance(4)
    played.act(PLAYER, DistancePlay(cards("D3 D4 D5 D6 ?1 ?2"), "D"))
    assert (played.state, played.game.turn) == ("due", COMPUTER)
    played.act(PLAYER, Call())
    assert played.state == "done"


def test_a_call_is_due_only_while_somebody_can_be_caught() -> None:
    played = distance(5)
    played.act(PLAYER, DistancePlay(cards("D3"), "D"))
    assert played.state == "wait"
    played.reply()
    assert played.state == "due"
    played.act(PLAYER, Call())
    assert played.state == "done"


def test_what_has_to_be_refused_is_reached_by_its_refusal_alone_or_left_out() -> None:
    scene = CORNERS_SCENES[0]
    start = Played("keys_corners", scene)
    assert refuse(scene, start.progress, "fill-first") == start.progress
    assert refuse(scene, start.progress, "does-not-continue").reached == 1
    assert start.state == "due"
    right = next(action for action in start.game.legal_actions() if action.to_json()["do"] == "place")
    start.act(PLAYER, right)
    assert scene.goals[-1].event is Placed
    assert start.state == "done"
