# ruff: noqa: RUF001 - letters that look alike are what this is about
"""Names at a table: visible, and not to be taken for each other."""

import pytest

from musicards.games.action import Seat
from musicards.server.match.names import LONGEST_NAME, clean_name, looks_like, unlike
from musicards.server.match.seats import Seats
from musicards.store import StoredSeat

BLANK = ["", "   ", "\u3164\u3164", "\u2800", "\U0001d159", "\u200b\u2060", "\u0301\u0301", "\U000e0041", "\u00ad"]


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_no_name(name: str) -> None:
    assert clean_name(name) == ""
    assert Seats([StoredSeat("person")]).name_for(Seat(0), name) == "Player 1"


def test_accents_are_not_stacked() -> None:
    assert clean_name("a" + "\u0300" * 20 + "b") == "\u00e0\u0300\u0300b"
    assert clean_name("a\u20dd\u20dd") == "a"


@pytest.mark.parametrize(
    "name", ["José", "Nguyễn", "Łukasz", "Søren", "हिन्दी", "ภูมิใจ", "אבג", "Анна", "李小龍", "O’Neil", "Ann 🎹"]
)
def test_names_of_many_languages_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


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
