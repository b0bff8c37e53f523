"""Rhythms for exercises: full measures of the chosen values, and alternatives that sound different."""

from random import Random

import pytest

from musicards.errors import BadNotation, InputError
from musicards.learning.exercise import exercise_item, read_exercise
from musicards.learning.items import read_item
from musicards.learning.learner import judge
from musicards.learning.rhythms import METERS, USUAL_VALUES, VALUES, compose, compose_with_alternatives
from musicards.theory import Rhythm, parse_meter, parse_rhythm, rhythm_text, sounding

CHOICES = [(), ("half",), USUAL_VALUES, ("eighth", "sixteenth"), ("eighth", "dotted", "tie"), VALUES]


def begins(rhythm: Rhythm) -> tuple[int, ...]:
    return tuple(at for at, _ in sounding(rhythm))


@pytest.mark.parametrize("meter", METERS)
@pytest.mark.parametrize("values", CHOICES)
def test_a_rhythm_has_only_the_chosen_values(meter: str, values: tuple[str, ...]) -> None:
    signature = parse_meter(meter)
    for luck in range(20):
        rhythm = compose(signature, values, 2, Random(luck))
        notes = [note for measure in rhythm for note in measure]
        assert parse_rhythm(rhythm_text(rhythm), signature) == rhythm
        assert len(rhythm) == 2
        assert len(sounding(rhythm)) > 1
        assert "rest" in values or not any(note.is_rest for note in notes)
        assert "tie" in values or not any(note.is_tied for note in notes)
        assert "sixteenth" in values or not any(note.value == 16 for note in notes)
        assert "eighth" in values or not any(note.value == 8 and not note.is_dotted for note in notes)
        assert "half" in values or all(note.length <= max(signature.beat, 6) for note in notes)


@pytest.mark.parametrize("meter", METERS)
@pytest.mark.parametrize("values", CHOICES)
def test_alternatives_begin_at_other_times_and_differ_in_one_place(meter: str, values: tuple[str, ...]) -> None:
    signature = parse_meter(meter)
    for luck in range(10):
        right, *others = compose_with_alternatives(signature, values, 2, Random(luck))
        assert len({begins(rhythm) for rhythm in (right, *others)}) == 4
        for other in others:
            assert len(other) == len(right)
            different = [at for at in range(2 * signature.length) if (at in begins(right)) != (at in begins(other))]
            # A figure is at most as long as a measure; two are two beats.
            assert max(different) - min(different) < signature.length
            if not any(note.is_tied for measure in right for note in measure):
                assert max(different) // signature.length == min(different) // signature.length


def test_every_chosen_value_comes_up() -> None:
    text = " ".join(rhythm_text(compose(parse_meter("4/4"), VALUES, 2, Random(f"{luck}"))) for luck in range(99))
    assert all(sign in text for sign in ("h", "w", "e", "s", ".", "~", "Q", "E", "q.", "eqe"))


def test_the_middle_of_a_measure_in_four_is_never_hidden_by_a_syncopation() -> None:
    for luck in range(200):
        (measure,) = compose(parse_meter("4/4"), ("eighth", "dotted", "tie"), 1, Random(luck))
        at = [sum(note.length for note in measure[:place]) for place in range(len(measure))]
        assert 8 in at


@pytest.mark.parametrize("kind", ["tap", "rhythm"])
def test_an_exercise_asks_what_was_chosen_the_same_for_everybody(kind: str) -> None:
    query = {"kinds": kind, "meters": "3/4,6/8", "values": "eighth", "tempo": "60", "measures": "2", "seed": "class"}
    exercise = read_exercise(query)
    asked = [exercise_item(exercise, number) for number in range(1, 13)]
    assert asked == [exercise_item(read_exercise(query), number) for number in range(1, 13)]
    assert {item.question["meter"] for item in asked} == {"3/4", "6/8"}
    assert {item.question["tempo"] for item in asked} == {60}
    assert {item.question["rhythm"].count("|") for item in asked} == {1}
    assert len({item.question["rhythm"] for item in asked}) == 12
    assert all(read_item(item.id) == item and not item.atoms for item in asked)
    others = [exercise_item(read_exercise({**query, "seed": "other"}), number) for number in range(1, 13)]
    assert asked != others


def test_a_rhythm_by_ear_has_four_answers_and_one_is_right() -> None:
    item = exercise_item(read_exercise({"kinds": "rhythm", "seed": "a"}), 1)
    assert (len(item.answers), item.chance) == (4, 0.25)
    assert [judge(item, answer).right for answer in item.answers].count(True) == 1


@pytest.mark.parametrize(
    "item_id",
    [
        "tap:4-4",
        "tap:4-4/60",
        "tap:4-4/60/qqq",
        "tap:4-4/9/qqqq",
        "tap:4-4/999/qqqq",
        "tap:4-4/60/qqqq|qqqq|qqqq",
        "tap:5-4/60/qqqqq",
        "rhythm:2-4/60/qq/qq/ee/eeee",
        "rhythm:2-4/60/qq/eeq/qee",
        "rhythm:2-4/60/qq/eeq/qee/qq|qq",
    ],
)
def test_what_is_no_question_about_a_rhythm_is_refused(item_id: str) -> None:
    with pytest.raises(BadNotation):
        read_item(item_id)


@pytest.mark.parametrize("query", [{"meters": "5/4"}, {"values": "triplet"}, {"tempo": "500"}, {"measures": "9"}])
def test_what_is_no_exercise_in_rhythm_is_refused(query: dict[str, str]) -> None:
    with pytest.raises(InputError):
        read_exercise({"kinds": "tap", **query})
