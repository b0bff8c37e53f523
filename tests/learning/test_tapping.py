"""Tapped rhythms are judged: in time, early, late, missed, too many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.learning.items import read_item
from musicards.learning.learner import judge
from musicards.learning.tapping import Tap, is_in_time, judge_taps, parse_taps, tolerance
from musicards.theory import Meter, parse_rhythm, sounding

FOUR = Meter(4, 4)


def judged(rhythm: str, taps: list[int], tempo: int = 60, meter: Meter = FOUR) -> list[tuple[int | None, str]]:
    return [(tap.note, tap.timing) for tap in judge_taps(parse_rhythm(rhythm, meter), meter, tempo, taps)]


def test_taps_on_the_notes_are_in_time_at_every_tempo() -> None:
    assert judged("qeeh", [0, 1000, 1500, 2000]) == [(note, "in-time") for note in range(4)]
    assert judged("qeeh", [0, 500, 750, 1000], tempo=120) == [(note, "in-time") for note in range(4)]
    # In 6/8 the tempo counts dotted quarters.
    assert judged("qeeee", [0, 667, 1000, 1333, 1667], meter=Meter(6, 8)) == [(note, "in-time") for note in range(5)]


def test_the_tolerance_follows_the_tempo() -> None:
    assert [tolerance(tempo) for tempo in (40, 60, 100, 160)] == [120, 120, 90, 60]
    early_at_slow = judged("qqqq", [0, 1000, 2000, 2890])
    early_at_fast = judged("qqqq", [0, 375, 750, 1055], tempo=160)
    assert (early_at_slow[-1], early_at_fast[-1]) == ((3, "in-time"), (3, "early"))


def test_one_note_is_late_and_the_others_are_not() -> None:
    assert judged("qqqq", [0, 1000, 2170, 3000]) == [
        (0, "in-time"),
        (1, "in-time"),
        (2, "late"),
        (3, "in-time"),
    ]


def test_a_note_that_was_left_out_and_a_tap_in_a_rest() -> None:
    assert judged("qqqq", [0, 1000, 3000]) == [(0, "in-time"), (1, "in-time"), (2, "missed"), (3, "in-time")]
    assert judged("qQqq", [0, 1000, 2000, 3000]) == [
        (0, "in-time"),
        (None, "extra"),
        (1, "in-time"),
        (2, "in-time"),
    ]


def test_a_tied_note_is_not_tapped_again() -> None:
    assert judged("hq~q", [0, 2000]) == [(0, "in-time"), (1, "in-time")]
    assert (None, "extra") in judged("hq~q", [0, 2000, 3000])


def test_a_delay_of_all_taps_is_taken_off_up_to_the_tolerance() -> None:
    assert judged("qqqq", [110, 1110, 2110, 3110]) == [(note, "in-time") for note in range(4)]
    assert judged("qqqq", [300, 1300, 2300, 3300]) == [(note, "late") for note in range(4)]


@given(st.lists(st.integers(-400, 4400), max_size=20).map(sorted), st.sampled_from(["qeeh", "eqeeEq", "ssssqEeq"]))
def test_every_note_and_every_tap_is_spoken_of_once(taps: list[int], rhythm: str) -> None:
    found = judge_taps(parse_rhythm(rhythm, FOUR), FOUR, 60, taps)
    notes = [tap.note for tap in found if tap.note is not None]
    assert sorted(notes) == list(range(len(sounding(parse_rhythm(rhythm, FOUR)))))
    assert sum(tap.timing != "missed" for tap in found) == len(taps)


@pytest.mark.parametrize("text", ["", "a", "1 2 x", "5 3", "1.5", "1,2", "12345678", "0 " * 300 + "0"])
def test_what_is_no_list_of_times_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_taps(text)


def test_an_answer_is_right_when_all_is_in_time() -> None:
    item = read_item("tap:4-4/60/qeeh")
    assert judge(item, "0 1010 1490 2005").right
    assert not judge(item, "0 1010 1490").right
    assert (judge(item, None).right, judge(item, None).wanted) == (False, "qeeh")
    with pytest.raises(BadNotation):
        judge(item, "now")
    assert is_in_time([Tap(0, 0, "in-time")])
