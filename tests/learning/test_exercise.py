"""Free exercises: the link determines every question."""

from itertools import pairwise

import pytest

from musicards.errors import InputError
from musicards.learning.atoms import ATOMS
from musicards.learning.exercise import LONGEST_LIMIT, MOST_QUESTIONS, exercise_item, read_exercise
from musicards.learning.items import Item, read_item
from musicards.learning.kind import QUESTION_KINDS, SCALES
from musicards.learning.kinds.place import CLEFS, PLACES


def asked(**query: str) -> list[Item]:
    exercise = read_exercise({"length": str(MOST_QUESTIONS), "seed": "abc", **query})
    return [exercise_item(exercise, number) for number in range(1, exercise.length + 1)]


def test_the_same_link_asks_the_same_and_another_seed_something_else() -> None:
    assert asked() == asked()
    assert asked() != asked(seed="abd")


def test_what_is_left_out_has_its_default() -> None:
    exercise = read_exercise({"clef": "bass"})
    assert (exercise.kinds, exercise.low, exercise.high) == (QUESTION_KINDS, *CLEFS["bass"])
    assert (read_exercise({}).low, read_exercise({}).high) == (PLACES[0], PLACES[-1])
    assert {item.kind for item in asked()[: len(QUESTION_KINDS)]} == set(QUESTION_KINDS)


def test_places_are_those_of_the_clef_in_the_range() -> None:
    items = asked(kinds="place", clef="bass", low="A2", high="C4", naturals="1")
    assert {item.question["place"] for item in items} == {"A2", "B2", "C3", "D3", "E3", "F3", "G3", "A3", "B3", "C4"}
    assert {(item.question["clef"], item.question["sign"]) for item in items} == {("bass", "")}
    assert {item.question["clef"] for item in asked(kinds="place", low="C4", high="D4")} == set(CLEFS)
    assert all(one.atoms != other.atoms for one, other in pairwise(items[:10]))


def test_nothing_repeats_before_all_the_rest_has_come() -> None:
    letters = sum(atom.family == "letter" for atom in ATOMS.values())
    items = asked(kinds="letter", length=str(letters))
    assert len({item.id for item in items}) == letters


@pytest.mark.parametrize("kind", ["step", "place", "key", "hour", "degree", "quality", "piano", "scale"])
def test_naturals_have_no_sharp_and_no_flat(kind: str) -> None:
    every, naturals = asked(kinds=kind), asked(kinds=kind, naturals="1")
    for item in naturals:
        texts = [item.wanted[0] if kind != "quality" else "", *map(str, item.question.values())]
        notes = [note for text in texts for note in text.split() if len(note) <= 2]
        assert not [note for note in notes if "#" in note or note.endswith("b")], item
    assert {item.id for item in every} - {item.id for item in naturals}


def test_intervals_choose_by_letter_by_note_and_by_ear() -> None:
    items = asked(kinds="letter,quality,ear", intervals="3,8")
    assert {abs(item.question["interval"]) for item in items if item.kind == "letter"} == {3}
    assert {item.wanted[0] for item in items if item.kind == "quality"} == {"m3", "M3"}
    assert {item.wanted[0] for item in items if item.kind == "ear"} == {"m3", "M3", "P8"}
    assert {"step", "scale"} <= {field for item in asked(kinds="ear") for field in item.question}


def test_scales_are_asked_among_those_that_are_chosen() -> None:
    items = asked(kinds="scale", scales="major,dorian,blues")
    assert {item.wanted[0] for item in items} == {"major", "dorian", "blues"}
    by_answer = {item.wanted[0]: item.answers for item in items}
    assert by_answer["dorian"] == by_answer["major"] == ("major", "dorian")
    assert set(by_answer["blues"]) > {"blues", "whole_tone"}  # no other scale with as few notes is chosen
    every = asked(kinds="scale")
    assert {item.wanted[0] for item in every} == set(SCALES)
    assert all(item.wanted[0] in item.answers for item in (*items, *every))
    others = asked(kinds="formula,degree,ear", scales="major,blues")
    assert {item.question["scale"] for item in others if "scale" in item.question} == {"major"}
    heard = next(item for item in asked(kinds="ear", scales="major,natural_minor") if "scale" in item.question)
    assert heard == read_item(heard.id)  # its answer is remembered, as one of as many as in practice


@pytest.mark.parametrize(
    ("query", "code", "part"),
    [
        ({"kinds": "place,scael"}, "not-understood", "scael"),
        ({"clef": "alto"}, "not-understood", "alto"),
        ({"low": "H2"}, "not-understood", "H2"),
        ({"low": "E4", "high": "G2"}, "higher-note-first", "E4 G2"),
        ({"intervals": "9"}, "not-understood", "9"),
        ({"scales": "major,scael"}, "not-understood", "scael"),
        ({"kinds": "formula", "scales": "dorian"}, "nothing-to-ask", ""),
        ({"length": "0"}, "number-out-of-range", "0"),
        ({"length": str(MOST_QUESTIONS + 1)}, "number-out-of-range", str(MOST_QUESTIONS + 1)),
        ({"limit": str(LONGEST_LIMIT + 1)}, "number-out-of-range", str(LONGEST_LIMIT + 1)),
        ({"limit": "x"}, "number-out-of-range", "x"),
        ({"seed": "a b"}, "not-a-seed", "a b"),
        ({"kinds": "letter", "intervals": "8"}, "nothing-to-ask", ""),
        ({"kinds": "place", "clef": "bass", "low": "A4", "high": "B4"}, "nothing-to-ask", ""),
    ],
)
def test_a_link_that_cannot_be_read_says_why(query: dict[str, str], code: str, part: str) -> None:
    with pytest.raises(InputError) as error:
        read_exercise(query)
    assert (error.value.code, error.value.part) == (code, part)


@pytest.mark.parametrize("number", [0, 6])
def test_there_is_no_question_before_the_first_or_after_the_last(number: int) -> None:
    with pytest.raises(InputError, match="no-such-question"):
        exercise_item(read_exercise({"length": "5"}), number)
