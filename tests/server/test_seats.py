import pytest

from musicards.errors import SeatTaken
from musicards.games.action import Seat
from musicards.server.match.names import LONGEST_NAME, clean_name
from musicards.server.match.seats import Seats
from musicards.store import StoredSeat

FREE = StoredSeat("person")
COMPUTER = StoredSeat("computer", "rule", "Clara")


@pytest.fixture
def seats() -> Seats:
    return Seats([StoredSeat("person", None, "Ann", "a"), COMPUTER, FREE, FREE])


def test_without_a_choice_the_first_free_seat_is_given(seats: Seats) -> None:
    assert seats.choose("b", None, seats.free) == 2


def test_a_seated_player_keeps_the_seat(seats: Seats) -> None:
    assert seats.choose("a", None, seats.free) == seats.choose("a", 0, seats.free) == 0
    with pytest.raises(SeatTaken, match="seat 0 already"):
        seats.choose("a", 3, seats.free)


@pytest.mark.parametrize("wish", [0, 1, 4, -1])
def test_a_seat_that_is_not_free_is_refused_and_the_free_ones_are_named(seats: Seats, wish: int) -> None:
    with pytest.raises(SeatTaken, match=f"seat {wish} .* free: 2, 3"):
        seats.choose("b", wish, seats.free)


def test_a_full_table_says_so(seats: Seats) -> None:
    for seat, row in seats.computers_for_free("rule").items():
        seats.rows[seat] = row
    with pytest.raises(SeatTaken, match="every seat is taken"):
        seats.choose("b", None, seats.free)


def test_no_two_people_have_the_same_name(seats: Seats) -> None:
    assert seats.name_for(Seat(2), "Ann") == "Ann 2"
    assert seats.name_for(Seat(0), "Ann") == "Ann"
    assert seats.name_for(Seat(3), "Clara") == "Clara 2"
    assert seats.name_for(Seat(3), " \n") == "Player 4"


def test_a_long_name_that_is_taken_stays_short_enough(seats: Seats) -> None:
    seats.take(Seat(2), "b", "n" * LONGEST_NAME, 0)
    assert len(seats.name_for(Seat(3), "n" * 99)) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Zoë Ångström", "Zoë Ångström"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("a\nb\tc", "a b c"),
        ("a\u202eb\u200bc\x00\x1b[31m", "abc[31m"),
        ("\ud800", ""),
        ("x" * 100, "x" * 24),
        ("\u3000 李 \u3000", "李"),
    ],
)
def test_names_are_cleaned_but_not_changed(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


def test_computers_have_names_and_pictures_of_their_own(seats: Seats) -> None:
    computers = seats.computers_for_free("learner")
    assert [row.level for row in computers.values()] == ["learner", "learner"]
    for seat, row in computers.items():
        seats.rows[seat] = row
    assert len({row.name for row in seats.rows}) == 4
    assert len({row.avatar for row in seats.rows[2:]} | {row.avatar for row in seats.rows[:2]}) >= 3


def test_a_chosen_picture_is_given(seats: Seats) -> None:
    assert seats.computer_for(Seat(2), "rule", 7).avatar == 7


def test_a_seat_moves_with_its_name_and_picture(seats: Seats) -> None:
    seats.take(Seat(0), "a", "Ann", 5)
    seats.move(Seat(0), "other")
    assert seats.seat_of("a") is None
    assert seats.seat_of("other") == 0
    assert (seats.rows[0].name, seats.rows[0].avatar) == ("Ann", 5)


def test_somebody_is_here_while_one_of_their_pages_is_open(seats: Seats) -> None:
    assert not seats.infos()[0].here
    assert seats.enter("a")
    assert not seats.enter("a")
    assert not seats.leave("a")
    assert seats.infos()[0].here
    assert seats.leave("a")
    assert not seats.infos()[0].here


def test_a_spectator_who_connects_changes_nothing(seats: Seats) -> None:
    assert not seats.enter("somebody")
    assert not seats.leave("somebody")


def test_nobody_learns_who_holds_the_next_seat(seats: Seats) -> None:
    assert [info.taken for info in seats.infos()] == [True, True, False, False]
    assert seats.seat_of(None) is None
    assert seats.seat_of("") is None
