# ruff: noqa: RUF001 - letters that look alike are what some of this is about
"""Seats at a table, and the names of people there: visible, and not to be taken for each other."""

import pytest

from musicards.errors import SeatTaken
from musicards.games.action import Seat
from musicards.server.match.names import LONGEST_NAME, clean_name, looks_like, unlike
from musicards.server.match.seats import Seats
from musicards.store import StoredSeat

FREE = StoredSeat("person")
COMPUTER = StoredSeat("computer", "rule", "Clara")
NAMES = ["José", "Nguyễn", "Łukasz", "Søren", "हिन्दी", "ภูมิใจ", "אבג", "Анна", "李小龍", "O’Neil", "Ann 🎹"]


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
        *[(name, name) for name in NAMES],
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
    assert seats.computer_for(Seat(2), "rule", 7).avatar == 7  # one that was chosen


def test_a_seat_moves_with_its_name_and_picture(seats: Seats) -> None:
    seats.take(Seat(0), "a", "Ann", 5)
    seats.move(Seat(0), "other")
    assert seats.seat_of("a") is None
    assert seats.seat_of("other") == 0
    assert (seats.rows[0].name, seats.rows[0].avatar) == ("Ann", 5)


def test_somebody_is_here_while_one_of_their_pages_is_open_and_a_spectator_never(seats: Seats) -> None:
    assert not seats.infos()[0].here
    assert seats.enter("a")
    assert not seats.enter("a")
    assert not seats.leave("a")
    assert seats.infos()[0].here
    assert seats.leave("a")
    assert not seats.infos()[0].here
    assert not seats.enter("somebody")
    assert not seats.leave("somebody")


def test_nobody_learns_who_holds_the_next_seat(seats: Seats) -> None:
    assert [info.taken for info in seats.infos()] == [True, True, False, False]
    assert seats.seat_of(None) is None
    assert seats.seat_of("") is None


# Names

BLANK = ["", "   ", "\u3164\u3164", "\u2800", "\U0001d159", "\u200b\u2060", "\u0301\u0301", "\U000e0041", "\u00ad"]


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_no_name(name: str) -> None:
    assert clean_name(name) == ""
    assert Seats([StoredSeat("person")]).name_for(Seat(0), name) == "Player 1"


def test_accents_are_not_stacked() -> None:
    assert clean_name("a" + "\u0300" * 20 + "b") == "\u00e0\u0300\u0300b"
    assert clean_name("a\u20dd\u20dd") == "a"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "An na"),
        ("Bill", "BiII"),
        ("Otto", "0tt0"),
        ("Tom", "Torn"),
        ("Ana", "Aná"),
        ("Eva", "Ενα"),
    ],
)
def test_a_look_alike_gets_a_number(name: str, other: str) -> None:
    seats = Seats([StoredSeat("person", name=name, holder="a"), StoredSeat("person")])
    assert seats.name_for(Seat(1), other) == f"{other} 2"
    assert seats.name_for(Seat(0), name) == name


@pytest.mark.parametrize(("name", "other"), [("Anna", "Hanna"), ("Ann 2", "Ann 3"), ("Анна", "Инна"), ("李", "王")])
def test_other_names_stay_as_they_are(name: str, other: str) -> None:
    assert unlike(other, [name]) == other


def test_a_number_fits_into_the_longest_name() -> None:
    long = "Rosalind Amelia Marigold"
    assert len(long) == LONGEST_NAME
    made = unlike(long, [long, long.lower()])
    assert len(made) <= LONGEST_NAME
    assert looks_like(made) != looks_like(long)
