"""Atoms and their questions: complete, answerable, and right by an independent count."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.learning import Atom, Item, Learner, atoms, judge
from musicards.learning.atoms import ATOMS
from musicards.learning.items import TOPICS, WRONG_RULES, answers_by, items_about, make_item, read_item
from musicards.learning.kind import FAMILIES
from musicards.theory import SCALE_KINDS
from musicards.theory.data import SCALE_FORMULAS

LETTERS = "CDEFGAB"
HALF_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
MAJOR_FLATS = ["C", "F", "Bb", "Eb", "Ab", "Db", "Gb", "Cb"]
MAJOR_SHARPS = ["C", "G", "D", "A", "E", "B", "F#", "C#"]


def key(name: str) -> int:
    """Return the number of a note's key, from 0 for C."""
    return (HALF_STEPS[name[0]] + name.count("#") - name.count("b")) % 12


def item_of(atom_id: str, **question: object) -> Item:
    """Return a question about an atom in which the fields of `question` are as given."""
    rng = Random(1)
    for _ in range(500):
        item = make_item(ATOMS[atom_id], rng)
        if all(item.question.get(name) == value for name, value in question.items()):
            return item
    raise AssertionError(f"{atom_id} is never asked with {question}")


def test_there_are_about_300_atoms_in_every_family_and_their_needs_exist() -> None:
    everything = atoms()
    assert 290 <= len(everything) <= 330
    assert len(ATOMS) == len(everything)
    assert {atom.family for atom in everything} == set(FAMILIES)
    assert {"letter:3:A", "letter:-3:C", "step:half:E", "place:bass:G2", "key:F#", "key:Gb", "hour:6"} <= set(ATOMS)
    assert {"enharmonic:F#:Gb", "signature:Eb:major", "degree:harmonic_minor:7", "formula:major"} <= set(ATOMS)
    assert {"quality:m3", "ear:P5:up", "ear:half"} <= set(ATOMS)
    for atom in everything:
        assert atom.id.split(":")[0] == atom.family
        assert all(need in ATOMS for need in atom.needs), atom


def test_nothing_needs_itself() -> None:
    def depth(atom_id: str) -> int:
        return 1 + max([depth(need) for need in ATOMS[atom_id].needs], default=0)

    assert max(depth(atom.id) for atom in atoms()) < 12


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(atoms()), st.integers(0, 2**32))
def test_every_question_can_be_answered_in_ascii_and_its_id_says_what_it_is(atom: Atom, seed: int) -> None:
    item = make_item(atom, Random(seed))
    assert item.atoms == (atom.id,)
    assert item.kind == item.question["kind"] == atom.family
    assert len(set(item.answers)) == len(item.answers)
    assert set(item.wanted) <= set(item.answers)
    assert all(answer.isascii() and answer for answer in item.answers)
    assert item == make_item(atom, Random(seed))
    for answer in item.answers:
        judged = judge(item, answer)
        assert judged.right == (answer in item.wanted)
        assert judged.said == answer
        assert judged.wanted in item.wanted
        assert not (judged.right and judged.rules)


def test_an_answer_that_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(BadNotation):
        judge(item_of("letter:3:A"), "H")


def test_letters_up_and_down() -> None:
    for size in range(2, 8):
        for letter in LETTERS:
            up = LETTERS[(LETTERS.index(letter) + size - 1) % 7]
            assert item_of(f"letter:{size}:{letter}").wanted == (up,)
            assert item_of(f"letter:{-size}:{up}").wanted == (letter,)


def test_steps_keys_hours_and_other_names() -> None:
    for name in ("C", "C#", "E", "B", "A#"):
        for size, half_steps in (("half", 1), ("whole", 2)):
            wanted = item_of(f"step:{size}:{name}").wanted
            assert {key(each) for each in wanted} == {(key(name) + half_steps) % 12}
    for name in ("F#", "Gb", "E", "C"):
        assert item_of(f"key:{name}").wanted == (str(key(name) or 12),)
    assert item_of("hour:6").wanted == ("F#", "Gb")
    assert item_of("hour:12").wanted == ("C",)
    assert item_of("enharmonic:F#:Gb").wanted == ("Gb",)
    assert item_of("enharmonic:Cb:B").wanted == ("B",)


def test_places_on_the_staff_with_and_without_a_sign() -> None:
    assert item_of("place:bass:G2", sign="").wanted == ("G",)
    assert item_of("place:treble:F5", sign="#").wanted == ("F#",)
    assert ATOMS.keys() >= {"place:bass:G2", "place:bass:G4", "place:treble:G3", "place:treble:C6"}


def test_signatures_both_ways() -> None:
    for count, tonic in enumerate(MAJOR_FLATS):
        signs = f"{count}b" if count else "0"
        assert item_of(f"signature:{tonic}:major", tonic=tonic).wanted == (signs,)
        assert item_of(f"signature:{tonic}:major", signs=signs).wanted == (tonic,)
    for count, tonic in enumerate(MAJOR_SHARPS[1:], start=1):
        assert item_of(f"signature:{tonic}:major", tonic=tonic).wanted == (f"{count}#",)
    assert item_of("signature:F#:minor", signs="3#").wanted == ("F#",)


def test_degrees_formulas_and_intervals() -> None:
    assert item_of("degree:harmonic_minor:7", tonic="A").wanted[0] == "G#"
    assert set(item_of("degree:harmonic_minor:7", tonic="A").wanted) == {"G#", "Ab"}
    assert item_of("degree:major:4", tonic="F").question["after"] == "A"
    assert item_of("formula:major").wanted == ("2212221",)
    assert {kind.split(":")[1] for kind in ATOMS if kind.startswith("formula")} <= set(SCALE_KINDS)
    assert item_of("quality:m3", **{"from": "C"}).question["to"] == "Eb"
    assert item_of("quality:d5").wanted == ("d5",)
    assert item_of("ear:P5:up").wanted == ("P5",)


def test_what_only_exercises_ask_is_right_and_is_not_remembered() -> None:
    items = [item for topic in TOPICS.keys() - ATOMS.keys() for item in items_about(topic)]
    assert {item.kind for item in items} == {"piano", "scale"}
    for item in items:
        topic = item.id.partition("/")[0].split(":")[1]
        if item.kind == "piano":
            assert {key(name) for name in item.wanted} == {int(topic) % 12}
        else:
            keys = [key(name) for name in item.question["notes"].split()]
            steps = [(high - low) % 12 for low, high in pairwise([*keys, keys[0]])]
            assert item.wanted == (topic,)
            assert tuple(steps) == SCALE_FORMULAS[topic]
        assert set(item.wanted) <= set(item.answers)
        learner = Learner()
        assert learner.observe(item, item.answers[0], 1_800_000_000.0).right == (item.answers[0] in item.wanted)
        assert learner.to_json() == Learner().to_json()


@given(st.sampled_from(atoms()), st.integers(0, 2**32))
def test_the_id_of_a_question_makes_it_again(atom: Atom, seed: int) -> None:
    item = make_item(atom, Random(seed))
    assert read_item(item.id) == item
    assert item.id.isascii()
    assert len(item.id) <= 80


def test_no_two_questions_have_the_same_id() -> None:
    items = [item for topic in TOPICS for item in items_about(topic)]
    asked = {item.id: item for item in items}
    assert all(asked[item.id] == item for item in items)
    assert all(read_item(item_id) == item for item_id, item in asked.items())


@pytest.mark.parametrize("item_id", ["", "/", "letter:3", "letter:3:A/", "place:bass:G2", "hour:13", "ear:P5:up/C9"])
def test_an_id_of_no_question_is_refused(item_id: str) -> None:
    with pytest.raises(BadNotation):
        read_item(item_id)


def test_every_wrong_rule_gives_wrong_answers_to_something() -> None:
    rng = Random(2)
    items = [make_item(atom, rng) for atom in atoms() for _ in range(4)]
    for rule in WRONG_RULES:
        given = [(item, answers_by(rule, item)) for item in items]
        assert any(answers for _, answers in given), rule
        for item, answers in given:
            assert not set(answers) & set(item.wanted)
            assert all(rule in judge(item, answer).rules for answer in answers)


@pytest.mark.parametrize(
    ("rule", "atom_id", "fixed", "answers"),
    [
        ("starts-at-zero", "letter:3:A", {}, {"D"}),
        ("one-short", "letter:3:A", {}, {"B"}),
        ("direction", "letter:3:A", {}, {"F"}),
        ("direction", "letter:-3:C", {}, {"E"}),
        ("starts-at-zero", "letter:-3:C", {}, {"G"}),
        ("bass-as-treble", "place:bass:G2", {"sign": ""}, {"E"}),
        ("treble-as-bass", "place:treble:E4", {"sign": ""}, {"G"}),
        ("third-slip", "place:bass:G2", {"sign": ""}, {"E", "B"}),
        ("next-place", "place:treble:E4", {"sign": "b"}, {"Db", "Fb"}),
        ("all-letters-whole", "step:whole:E", {}, {"F"}),
        ("all-letters-whole", "step:whole:C", {}, set()),
        ("half-for-whole", "step:whole:C", {}, {"C#", "Db"}),
        ("whole-for-half", "step:half:C", {}, {"D"}),
        ("sharp-lowers", "key:F#", {}, {"4"}),
        ("one-name-only", "enharmonic:F#:Gb", {}, {"none"}),
        ("signature-ignored", "signature:Eb:major", {"tonic": "Eb"}, {"0"}),
        ("relative-key", "signature:C:minor", {"tonic": "C"}, {"0"}),
        ("relative-key", "signature:C:minor", {"signs": "3b"}, {"Eb"}),
        ("no-raised-seventh", "degree:harmonic_minor:7", {"tonic": "A"}, {"G"}),
        ("octave-or-fifth", "ear:P5:up", {}, {"P8"}),
        ("too-small", "ear:m6:up", {}, {"P5"}),
        ("too-small", "ear:m3:up", {}, set()),
    ],
)
def test_what_somebody_answers_who_holds_a_wrong_rule(
    rule: str, atom_id: str, fixed: dict[str, object], answers: set[str]
) -> None:
    assert set(answers_by(rule, item_of(atom_id, **fixed))) == answers
