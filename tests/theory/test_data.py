"""The tables are consistent with each other."""

from musicards.theory import data


def test_every_formula_fills_an_octave() -> None:
    assert {sum(formula) for formula in data.SCALE_FORMULAS.values()} == {12}


def test_every_formula_of_other_than_seven_notes_has_its_letters() -> None:
    others = {formula for formula in data.SCALE_FORMULAS.values() if len(formula) != 7}
    assert others == set(data.SCALE_LETTERS)
    assert all(len(formula) == len(letters) for formula, letters in data.SCALE_LETTERS.items())


def test_every_scale_with_a_signature_has_seven_notes() -> None:
    seven = {kind for kind, formula in data.SCALE_FORMULAS.items() if len(formula) == 7}
    assert set(data.SCALE_SIGNATURES) == seven
