"""The "Musicards!" call: who is exposed, who is caught, who is safe."""

from collections.abc import Sequence

import pytest

from musicards.errors import Refusal
from musicards.games.action import Seat
from musicards.games.event import Called
from musicards.games.shedding.view import SheddingTable
from tests.games.deals import Table, distance, refused, steps


def one_exposed(stock: str = "F4 F5") -> Table:
    """Seat 0 has one card and has not called; seat 1 is on turn."""
    return plays("B3 C3", "E3", plays="0 B3", stock=stock)


def two_exposed() -> Table:
    """Seats 0 and 1 have one card each and have not called; seat 2 is on turn."""
    return plays("B3 C3", "C4 D4", "E3 F3 G3", plays="0 B3, 1 C4")


def plays(*hands: str, plays: str, stock: str = "F4 F5 F6 G4 G5 G6") -> Table:
    """Return The Distance from A3 after these plays, each of a seat and a card, whose letter is said."""
    table = distance(*hands, starter="A3", stock=stock)
    for play in plays.split(", "):
        table.play(int(play[0]), play[2:], letter=play[2])
    return table


@pytest.mark.parametrize(
    ("hands", "played", "exposed"),
    [
        (("B3 C3", "E3"), "0 B3", [0]),
        (("B3 C3 C4", "E3"), "0 B3", []),
        (("B3 C3", "C4 D4", "E3 F3 G3"), "0 B3, 1 C4", [0, 1]),  # ascending
        (("B3 E3", "C3 G3 G4", "D3 G5 G6"), "0 B3, 1 C3, 2 D3", [0]),  # it outlasts the turns of others
        (("B3 E3", "C3 G3 G4"), "0 B3, 1 C3, 0 E3", []),  # a penalty ends it
        (("B3 E3", "C3"), "0 B3, 1 C3", [0]),  # others stay exposed when the game is over
        (("B3 D3", "C3 G3 G4"), "0 B3, 1 C3, 0 D3", []),  # going out while exposed wins
    ],
)
def test_play_that_leaves_one_card_exposes(hands: Sequence[str], played: str, exposed: list[int]) -> None:
    table = plays(*hands, plays=played)
    assert table["exposed"] == exposed
    shown = [table.game.view(Seat(seat)).table() for seat in range(len(hands))]
    assert [each.seat for each in shown if isinstance(each, SheddingTable) and each.exposed] == exposed
    assert table.game.over is ("" in map(table.hand, range(len(hands))))


def test_hand_dealt_with_one_card_is_not_exposed_and_no_call_is_possible() -> None:
    table = distance("C3", "E3")
    assert table["exposed"] == []
    with refused("nobody-exposed"):
        table.call(0)


def test_draw_ends_exposure() -> None:
    table = plays("B3 E3", "F3 G3", plays="0 B3")
    table.draw(1, times=3)
    table.pass_(1)
    table.draw(0)
    assert table["exposed"] == []


def test_call_makes_an_exposed_caller_safe_and_a_second_one_comes_too_late() -> None:
    table = plays("B3 C3", "E3 F3", plays="0 B3")
    table.call(0)
    assert (table["exposed"], table.hand(0), table.events) == ([], "C3", [Called(Seat(0), safe=True)])
    for caller, yours in ((0, 1), (1, 0)):
        with pytest.raises(Refusal) as caught:
            table.call(caller)
        assert (caught.value.reason, caught.value.facts) == ("nobody-exposed", {"yours": yours})


def test_call_of_another_catches_for_two_cards() -> None:
    table = one_exposed()
    with refused("no-such-seat"):
        table.call(2)
    table.call(1)
    assert (table["exposed"], table.hand(0)) == ([], "C3 F4 F5")
    assert (table["discard"], table["turn"]) == (["B3", "A3"], 1)


@pytest.mark.parametrize(
    ("caller", "safe", "hands"),
    [(0, True, ["C3", "D4 F4 F5"]), (1, True, ["C3 F4 F5", "D4"]), (2, False, ["C3 F4 F5", "D4 G4 F6"])],
)
def test_one_call_saves_the_caller_and_catches_all_others(caller: int, hands: list[str], *, safe: bool) -> None:
    table = two_exposed()
    table.call(caller)
    assert ([table.hand(0), table.hand(1)], table["exposed"], table["turn"]) == (hands, [], 2)
    assert table.events[0] == Called(Seat(caller), safe=safe)
    assert set(table.happened()[1:]) == {"caught", "penalized"}


def test_one_card_after_being_caught_with_nothing_left_is_not_exposed_again() -> None:
    table = one_exposed(stock="")
    table.bury()
    table.call(1)
    assert (table.hand(0), table["exposed"]) == ("C3", [])


def test_half_step_in_a_chain_exposes_before_the_turn_ends() -> None:
    table = steps("C#4 D4", "E3", starter="C3", stock="F3 F4")
    table.play(0, "C#4", step="half")
    table.call(1)
    assert (table["turn"], table["chain"], table.hand(0)) == (0, True, "F3 D4 F4")


def test_chain_may_go_out_before_anybody_has_called() -> None:
    table = steps("C#4 D4", "E3", starter="C3", stock="F3 F4")
    table.play(0, "C#4", step="half")
    table.play(0, "D4", step="half")
    assert table.game.winners() == (0,)
