"""The moves of a computer's turn follow each other like one movement, and nobody waits long for a turn."""

from collections.abc import Sequence

import pytest

from bench import opponents
from musicards.cards import parse_card
from musicards.games.action import Action, Draw, Pass, Seat
from musicards.games.distance import DistancePlay
from musicards.games.go_fish.actions import Asked, BookLaid
from musicards.games.go_fish.moves import hour_at
from musicards.games.registry import GAMES, make_game
from musicards.server.match.messages import Settings
from musicards.server.match.pace import LONGEST, NEXT, QUICKER, SHORTEST, Pacer
from musicards.server.match.timeline import Step, follow
from tests.games.deals import Table, distance

THINKS = 2.0
TO_FOLLOW = 2.2  # seconds for a wrong play


def times(table: Table, *actions: Action, settings: Settings | None = None) -> list[float]:
    """Return how long a computer in seat 0 waits before each of its `actions`."""
    pacer, last, found = Pacer(), Step(1, {}, (), table.game), []
    for action in actions:
        assert last.game.turn == 0
        found.append(pacer.seconds(settings or Settings(), last, THINKS))
        last = follow(last, Seat(0), action)
    return found


def drawing() -> Table:
    return distance("F3 G3", "C4", starter="A3", stock="C6 D5 E5 C5")


DRAWS: Sequence[Action] = (Draw(), Draw(), Draw(), Pass())


def test_further_moves_of_a_turn_take_less_and_less_time() -> None:
    assert times(drawing(), *DRAWS) == pytest.approx([THINKS, NEXT, NEXT * QUICKER, NEXT * QUICKER**2])
    assert THINKS > NEXT
    assert QUICKER < 1


@pytest.mark.parametrize(("pace", "part"), [("fast", 0.5), ("instant", 0.0)])
def test_other_paces_are_faster(pace: str, part: float) -> None:
    calm = times(drawing(), *DRAWS)
    settings = Settings(pace=pace)  # type: ignore[arg-type]
    assert times(drawing(), *DRAWS, settings=settings) == pytest.approx([part * each for each in calm])


def test_a_wrong_play_can_be_read_before_the_player_tries_again() -> None:
    table = distance("F3 B3 G3", "C4", starter="A3", stock="C6 D5 E5 C5")
    wrong, right = (DistancePlay((parse_card(code),), code[0]) for code in ("F3", "B3"))  # type: ignore[arg-type]
    assert times(table, wrong, right) == [THINKS, TO_FOLLOW]


def test_a_question_and_a_book_can_be_read_before_the_player_asks_again() -> None:
    hour = hour_at(0)
    asked, book = Asked(Seat(0), Seat(1), "C", hour), BookLaid(Seat(0), hour, ("C3", "C4", "C5", "C6"))
    pacer, settings, game = Pacer(), Settings(), make_game("go_fish", 3, {})
    pacer.seconds(settings, Step(1, {}, (), game), THINKS)
    found = [
        pacer.seconds(settings, Step(2 + at, {}, events, game), THINKS)
        for at, events in enumerate([(asked,), (asked, book)])
    ]
    assert found == sorted(found)
    assert found[0] >= 1.5  # seconds, for two short sentences
    assert found[1] > found[0]


def test_a_next_turn_is_thought_about_again_and_the_same_move_tried_twice_counts_once() -> None:
    pacer, settings = Pacer(), Settings()
    last = Step(1, {}, (), drawing().game)
    assert [pacer.seconds(settings, last, THINKS) for _ in range(2)] == [THINKS, THINKS]
    for action in DRAWS:
        last = follow(last, Seat(0), action)
    assert pacer.seconds(settings, last, 9.0) == LONGEST
    assert pacer.seconds(settings, Step(9, {}, (), drawing().game), 0.1) == SHORTEST


@pytest.mark.parametrize("name", GAMES)
def test_a_person_waits_six_seconds_for_two_computers_and_seldom_ten(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "GAMES_EACH", 20)
    found = opponents.waits(name, opponents.DEFAULT, Settings())
    assert len(found) > 50
    assert found[len(found) // 2] < 6.5  # 6 and 10 in 1,000 games: docs/players.md
    assert found[int(0.95 * len(found))] < 10.5
    assert min(found) > SHORTEST / 2
