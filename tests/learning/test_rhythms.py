"""Rhythms for exercises: full measures of the chosen values, and alternatives that sound different."""

from random import Random

import pytest

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
