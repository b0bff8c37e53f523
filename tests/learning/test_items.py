"""Atoms, their questions, and exercises: complete, answerable, right by an independent count, and as the page tests."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from music21.chord import Chord
from music21.key import Key
from music21.roman import Minor67Default, RomanNumeral

from musicards.errors import BadNotation, InputError
from musicards.learning import Atom, Item, Learner, atoms, judge
from musicards.learning.atoms import ATOMS
from musicards.learning.exercise import LONGEST_LIMIT, MOST_QUESTIONS, exercise_item, read_exercise
from musicards.learning.items import TOPICS, WRONG_RULES, answers_by, items_about, make_item, read_item
from musicards.learning.kind import CHORDS, FAMILIES, QUESTION_KINDS, SCALES
from musicards.learning.kinds.chord import spell
from musicards.learning.kinds.place import LEARNED, PLACES, RANGES
from musicards.theory import SCALE_KINDS
from musicards.theory.data import SCALE_FORMULAS
from tests.learning.page_samples import CASES, SAMPLES, all_rules, cases, rules_of, samples, text

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


@pytest.mark.parametrize("answer", ["3 6 10", "10 3 6", "6 10 3 3", "Eb Gb Bb", "D# F# A#", "Eb 6 Bb"])
def test_a_chord_is_built_from_its_keys_in_any_order_and_spelling(answer: str) -> None:
    assert Learner().observe(read_item("build:minor/Eb"), answer, 0.0).right


@pytest.mark.parametrize("answer", ["3 7 10", "3 6", "3 6 10 1", "1"])
def test_a_chord_with_another_key_or_without_one_is_wrong(answer: str) -> None:
    judged = Learner().observe(read_item("build:minor/Eb"), answer, 0.0)
    assert (judged.right, judged.wanted) == (False, "Eb Gb Bb")


@pytest.mark.parametrize("answer", ["", "0", "13", "3 6 x", "²", "-3", "minor", "1 2 3 4 5 6 7 8 9 10 11 12 1"])
def test_what_is_no_key_is_no_answer(answer: str) -> None:
    with pytest.raises(BadNotation):
        Learner().observe(read_item("build:minor/Eb"), answer, 0.0)


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


def test_a_question_can_offer_fewer_answers_with_the_right_one_among_them() -> None:
    item = read_item("letter:3:A")
    few = item.among(["G", "C"])
    assert (few.answers, few.chance) == (("C", "G"), 1 / 2)
    assert not judge(few, "G").right
    for answers in (["D", "E"], ["C", "H"]):
        with pytest.raises(BadNotation):
            item.among(answers)
    with pytest.raises(BadNotation):
        judge(few, "D")


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


def chord_of(item: Item) -> Chord:
    """Return the chord of a question as music21 has it, from the lowest note up."""
    return Chord([note.replace("b", "-") for note in item.question["notes"].split()])


def has_kind(item: Item) -> None:
    assert item.wanted == tuple([kind for kind, name in COMMON_NAMES.items() if name == chord_of(item).commonName])


def has_bottom(item: Item) -> None:
    chord = chord_of(item)
    notes = item.question["notes"].split()
    chord.bass(notes[0].replace("b", "-"))
    assert item.wanted == (("root", "third", "fifth", "seventh")[chord.inversion()],)


def has_numeral(item: Item) -> None:
    tonic = item.question["tonic"].replace("b", "-")
    key_of_item = Key(tonic if item.question["mode"] == "major" else tonic.lower())
    numeral = RomanNumeral(item.wanted[0], key_of_item, seventhMinor=Minor67Default.QUALITY)
    assert [each.name.replace("-", "b") for each in numeral.pitches] == item.question["notes"].split()


def sounds(item: Item) -> None:
    root = item.question["from"][0]
    spelled = " ".join(spell(root, item.wanted[0]))
    assert Chord([note.replace("b", "-") for note in spelled.split()]).commonName == COMMON_NAMES[item.wanted[0]]


COMMON_NAMES = {
    "major": "major triad", "minor": "minor triad", "diminished": "diminished triad", "augmented": "augmented triad",
    "dominant_seventh": "dominant seventh chord", "major_seventh": "major seventh chord",
    "minor_seventh": "minor seventh chord", "half_diminished_seventh": "half-diminished seventh chord",
    "diminished_seventh": "diminished seventh chord",
}  # fmt: skip
"""As music21 calls them."""
CHORD_NAMES = {"chord": has_kind, "inversion": has_bottom, "function": has_numeral, "harmony": sounds}


def test_what_only_exercises_ask_is_right_and_is_not_remembered() -> None:
    items = [item for topic in TOPICS.keys() - ATOMS.keys() for item in items_about(topic)]
    assert {item.kind for item in items} == {"place", *QUESTION_KINDS} - ({*FAMILIES} - {"place"})
    for item in items:
        topic = item.id.partition("/")[0].split(":")[1]
        if item.kind in CHORD_NAMES:
            CHORD_NAMES[item.kind](item)
        elif item.kind == "build":
            assert Chord([note.replace("b", "-") for note in item.wanted[0].split()]).commonName == COMMON_NAMES[topic]
            continue  # its answers are keys
        elif item.kind in {"tap", "rhythm"}:
            assert item.question["meter"] == topic.replace("-", "/")
            assert item.wanted == (item.question["rhythm"],)
            if item.kind == "tap":  # its answers are times, see test_tapping.py
                continue
        elif item.kind == "piano":
            assert {key(name) for name in item.wanted} == {int(topic) % 12}
        elif item.kind == "place":
            assert item.wanted == (item.question["place"][0] + item.question["sign"],)
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


# The questions with which the page tests how it asks and explains


RUN = "run .venv/bin/python tests/learning/page_samples.py"


def test_the_page_tests_its_questions_with_those_of_now() -> None:
    assert SAMPLES.read_text(encoding="utf-8") == text(samples()), RUN


def test_the_page_tests_its_explanations_with_the_present_questions_and_rules() -> None:
    assert CASES.read_text(encoding="utf-8") == text(cases()), RUN


def test_every_rule_is_tested_with_every_kind_of_question_it_is_about() -> None:
    assert rules_of(cases()) == all_rules()


# Free exercises: the link determines every question


def asked(**query: str) -> list[Item]:
    exercise = read_exercise({"length": str(MOST_QUESTIONS), "seed": "abc", **query})
    return [exercise_item(exercise, number) for number in range(1, exercise.length + 1)]


def test_the_same_link_asks_the_same_and_another_seed_something_else() -> None:
    assert asked() == asked()
    assert asked() != asked(seed="abd")


def test_what_is_left_out_has_its_default() -> None:
    exercise = read_exercise({"clef": "bass"})
    assert (exercise.kinds, exercise.low, exercise.high) == (QUESTION_KINDS, *RANGES["bass"])
    assert (read_exercise({}).low, read_exercise({}).high) == (PLACES[0], PLACES[-1])
    assert {item.kind for item in asked()[: len(QUESTION_KINDS)]} == set(QUESTION_KINDS)


def test_places_are_those_of_the_clef_in_the_range() -> None:
    items = asked(kinds="place", clef="bass", low="A2", high="C4", naturals="1")
    assert {item.question["place"] for item in items} == {"A2", "B2", "C3", "D3", "E3", "F3", "G3", "A3", "B3", "C4"}
    assert {(item.question["clef"], item.question["sign"]) for item in items} == {("bass", "")}
    assert {item.question["clef"] for item in asked(kinds="place", low="C4", high="D4")} == set(LEARNED)
    assert all(one.atoms != other.atoms for one, other in pairwise(items[:10]))


# Open strings of a viola and of a cello: Adler, The Study of Orchestration.
@pytest.mark.parametrize(("clef", "strings"), [("alto", {"C3", "G3", "D4", "A4"}), ("tenor", {"G2", "D3", "A3"})])
def test_alto_and_tenor_clefs_are_only_asked_where_they_are_chosen(clef: str, strings: set[str]) -> None:
    items = asked(kinds="place", clef=clef)
    assert {item.question["clef"] for item in items} == {clef}
    assert strings <= {item.question["place"] for item in items}
    for item in items:
        assert item.wanted == (item.question["place"][0] + item.question["sign"],)
        assert (item.atoms, read_item(item.id)) == ((), item)
    assert not [atom for atom in ATOMS if atom.startswith(f"place:{clef}")]


def test_nothing_repeats_before_all_the_rest_has_come() -> None:
    letters = sum(atom.family == "letter" for atom in ATOMS.values())
    items = asked(kinds="letter", length=str(letters))
    assert len({item.id for item in items}) == letters


@pytest.mark.parametrize(
    "kind", ["step", "place", "key", "hour", "degree", "quality", "piano", "scale", "chord", "inversion"]
)
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
        ({"clef": "soprano"}, "not-understood", "soprano"),
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


def test_chords_are_asked_among_those_that_are_chosen() -> None:
    chosen = "major,minor,dominant_seventh"
    for kind in ("chord", "harmony"):
        items = asked(kinds=kind, chords=chosen)
        assert {item.wanted[0] for item in items} == set(chosen.split(","))
        assert {item.answers for item in items if len(item.answers) == 2} == {("major", "minor")}
    assert {len(item.answers) for item in asked(kinds="inversion", chords="major")} == {3}
    assert read_exercise({"chords": ""}).chords == tuple(CHORDS)
