"""Practice cards: every question accepts exactly its right answers, and explains wrong ones."""

from collections import Counter
from itertools import pairwise

import pytest

from musicards.cards import CODES, HOUR_OF, NOTE_CARDS, octave_of, parse_card, printed_names
from musicards.errors import BadNotation
from musicards.texts import explain
from musicards.theory import LETTERS, PRINTED_NAMES, make_scale, printed_hour
from musicards.theory.data import SCALE_FORMULAS
from musicards.tools.card_quiz import QUESTION_FACES, QUESTION_KINDS, QUESTION_SCALES, CardQuiz, read_card_quiz
from musicards.tools.grading import grade
from musicards.tools.note_location import location_of
from musicards.tools.questions import HIGHEST_NUMBER, Question, make_question
from tests.helpers.input_errors import raises_bad_notation

NAMES = [name for names in PRINTED_NAMES for name in names]
PINNED = [
    ("interval", ("D4",), None, 7),
    ("scale", ("D4", "E4", "F4", "G4", "A4", "B4", "C#5"), None, None),
    ("step", ("G4", "G#4"), None, None),
    ("name", ("F#4",), None, None),
    ("find", (), "F", None),
]
EVERY_SCALE = ",".join(QUESTION_SCALES)


def asked(count: int, seed: str = "a", **choices: str) -> list[Question]:
    quiz = read_card_quiz(seed=seed, **choices)
    return [make_question(quiz, number) for number in range(1, count + 1)]


def card_hour(code: str) -> int:
    return HOUR_OF[parse_card(code)]


def answers(question: Question) -> list[str]:
    """Return every possible answer."""
    every: dict[str, list[str]] = {
        "name": NAMES,
        "find": NAMES,
        "interval": list(LETTERS),
        "step": ["half", "whole"],
        "scale": list(question.scales),
    }
    return every[question.kind]


def right_answers(question: Question) -> set[str]:
    """Found by other ways than those of the code."""
    hours = [card_hour(code) for code in question.cards]
    match question.kind:
        case "name":
            return {part for name in PRINTED_NAMES[hours[0]] for part in (name, name[0])}
        case "find":
            return {name for name in NAMES if question.name in PRINTED_NAMES[printed_hour(name)]}
        case "interval":
            assert question.interval is not None
            letters = [name[0] for name in PRINTED_NAMES[hours[0]]]
            return {chr((ord(letter) - ord("A") + question.interval - 1) % 7 + ord("A")) for letter in letters}
        case "step":
            return {{1: "half", 2: "whole"}[(hours[1] - hours[0]) % 12]}
        case "scale":
            return {kind for kind in question.scales if list(make_scale(question.tonic, kind).hours) == hours}


@pytest.mark.parametrize("seed", [f"seed{number}" for number in range(12)])
def test_exactly_the_right_answers_are_right_and_every_wrong_one_is_explained(seed: str) -> None:
    for question in asked(60, seed, scales=EVERY_SCALE):
        right = right_answers(question)
        assert right, question
        for answer in answers(question):
            verdict = grade(question, answer)
            assert verdict.right == (answer in right), (question, answer)
            assert (verdict.code is None) == verdict.right
            assert verdict.facts
        assert right < set(answers(question)), "there is something to get wrong"


def test_the_same_link_asks_the_same_and_another_seed_something_else() -> None:
    assert asked(50) == asked(50)
    assert asked(50) != asked(50, "b")


def test_these_questions_never_change() -> None:
    """Links that teachers have sent must keep asking the same questions."""
    assert [(each.kind, each.cards, each.name, each.interval) for each in asked(5, "teacher")] == PINNED


def test_all_kinds_come_in_turn_and_on_all_pictures() -> None:
    questions = asked(50)
    for row in range(10):
        assert {each.kind for each in questions[row * 5 : row * 5 + 5]} == set(QUESTION_KINDS)
    assert {each.face for each in asked(60, kinds="name,find")} == set(QUESTION_FACES)
    assert {each.kind for each in asked(20, kinds="step")} == {"step"}
    assert {each.face for each in asked(20, kinds="find", faces="clock")} == {"clock"}
    assert {each.interval for each in asked(40, kinds="interval", intervals="3,6")} == {3, 6}


def test_every_card_is_named_once_before_any_comes_again() -> None:
    counts = Counter(each.cards[0] for each in asked(len(NOTE_CARDS), kinds="name"))
    assert set(counts) == {CODES[card] for card in NOTE_CARDS}
    assert set(counts.values()) == {1}


def test_a_step_leads_up_to_a_card_of_the_deck() -> None:
    questions = asked(200, kinds="step")
    assert {parse_card(high) - parse_card(low) for low, high in (each.cards for each in questions)} == {1, 2}


def test_cards_to_choose_from_are_in_one_octave_and_one_of_them_is_right() -> None:
    for question in asked(60, kinds="find", faces="staff"):
        assert len({octave_of(parse_card(code)) for code in question.cards}) == 1
        assert [question.name in printed_names(parse_card(code)) for code in question.cards].count(True) == 1
        assert len(set(question.cards)) == 5


def test_scales_rise_from_their_tonic_and_only_one_of_those_to_choose_sounds_so() -> None:
    for question in asked(120, kinds="scale", scales=EVERY_SCALE):
        cards = [parse_card(code) for code in question.cards]
        assert all(low < high for low, high in pairwise(cards))
        assert question.tonic in printed_names(cards[0])
        assert len({SCALE_FORMULAS[kind] for kind in question.scales}) == len(question.scales) == 4


def test_a_black_key_goes_by_either_name_and_either_letter() -> None:
    question = Question("name", 1, cards=("F#4",), face="keys")
    assert [answer for answer in [*LETTERS, "F#", "Gb", "G#"] if grade(question, answer).right] == [
        "F",
        "G",
        "F#",
        "Gb",
    ]
    found = Question("find", 1, face="keys", name="Gb")
    assert [answer for answer in NAMES if grade(found, answer).right] == ["F#", "Gb"]
    above = Question("interval", 1, cards=("F#4",), interval=3)
    assert [answer for answer in LETTERS if grade(above, answer).right] == ["A", "B"]


def test_a_wrong_interval_is_counted_as_in_the_distance() -> None:
    verdict = grade(Question("interval", 1, cards=("D4",), interval=6), "A")
    assert (verdict.code, verdict.say) == ("wrong-letter", {"letter": "A"})
    assert verdict.facts["paths"] == [["D", "E", "F", "G", "A", "B"]]
    assert verdict.facts["needed"] == ["B"]


def test_a_wrong_step_is_walked_as_in_steps() -> None:
    verdict = grade(Question("step", 1, cards=("F4", "G4")), "half")
    assert (verdict.code, verdict.say) == ("wrong-pitch", {"step": "half"})
    assert (verdict.facts["top"], verdict.facts["needed"], verdict.facts["hours"]) == (5, 6, [7])


def test_a_misread_note_is_counted_from_a_place_that_one_knows() -> None:
    verdict = grade(Question("name", 1, cards=("B4",), face="staff"), "A")
    assert verdict.code == "misread"
    assert verdict.facts["paths"] == [["G", "A", "B"]]  # from the clef's line
    assert location_of(HOUR_OF[parse_card("F#3")], "staff", 3)["paths"] == [["F"], ["F", "G"]]
    assert location_of(HOUR_OF[parse_card("A5")], "staff", 5)["paths"] == [["C", "D", "E", "F", "G", "A"]]
    assert location_of(HOUR_OF[parse_card("E4")], "keys")["paths"] == [["C", "D", "E"]]


@pytest.mark.parametrize("card", NOTE_CARDS)
@pytest.mark.parametrize("face", QUESTION_FACES)
def test_every_way_to_a_note_ends_at_it(card: int, face: str) -> None:
    names = printed_names(parse_card(CODES[card]))
    facts = location_of(HOUR_OF[card], next(each for each in QUESTION_FACES if each == face), 3 + card // 12)
    if face == "clock":
        assert facts["way"] == [12, *range(1, HOUR_OF[card] % 12 + 1)]
    else:
        paths = facts["paths"]
        assert isinstance(paths, list)
        assert [path[-1] for path in paths] == [name[0] for name in names]


def test_a_wrong_scale_is_explained_by_its_first_different_note() -> None:
    cards = ("C4", "D4", "E4", "F4", "G4", "A4", "B4")
    verdict = grade(Question("scale", 1, cards=cards, tonic="C", scales=("major", "natural_minor")), "natural_minor")
    assert verdict.code == "another-scale"
    assert (verdict.facts["top"], verdict.facts["wants"], verdict.facts["name"]) == ("D", "Eb", "E")
    assert verdict.facts["scale"] == ["C", "D", "Eb", "F", "G", "Ab", "Bb"]


@pytest.mark.parametrize(
    ("question", "answer", "text"),
    [
        (Question("name", 1, cards=("C4",), face="keys"), "H", "“H” is not a name on a card. Did you mean B?"),
        (Question("name", 1, cards=("C4",), face="keys"), "", "“” is not a name on a card. Try F#."),
        (Question("find", 1, face="keys", name="C"), "Cb", "“Cb” is not a name on a card. Did you mean B?"),
        (
            Question("interval", 1, cards=("C4",), interval=2),
            "F#",
            "“F#” is not a letter from A to G. Try C.",
        ),
        (Question("step", 1, cards=("C4", "D4")), "hole", "“hole” is not a step. Did you mean whole?"),
    ],
)
def test_an_invalid_answer_is_refused_in_one_line(question: Question, answer: str, text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        grade(question, answer)
    assert explain(refused.value) == text


@pytest.mark.parametrize(
    ("choices", "text"),
    [
        ({"kinds": "scael"}, "“scael” is not a kind of question. Did you mean scale?"),
        ({"faces": "guitar"}, "“guitar” is not a picture of a card. Try staff."),
        ({"intervals": "3,8"}, "“8” is not an interval that is asked about. Try 2."),
        ({"scales": "dorain"}, "“dorain” is not a kind of scale. Did you mean dorian?"),
        ({"scales": "ionian,major"}, "Choose at least 2 scales to tell apart."),
        ({"seed": "no seed"}, "“no seed” is not a seed. Use up to 16 letters and digits."),
    ],
)
def test_an_unknown_choice_is_refused_in_one_line(choices: dict[str, str], text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_card_quiz(**choices)
    assert explain(refused.value) == text


def test_missing_choices_take_their_defaults() -> None:
    usual = read_card_quiz()
    assert usual.kinds == QUESTION_KINDS
    assert usual == read_card_quiz(kinds="", faces="", intervals="", scales="", seed="")
    assert read_card_quiz(kinds="step", scales="major").scales == ("major",)
    assert read_card_quiz(scales="aeolian,ionian").scales == ("major", "natural_minor")


@pytest.mark.parametrize("number", [0, -1, HIGHEST_NUMBER + 1])
def test_an_invalid_number_is_refused(number: int) -> None:
    with raises_bad_notation("Choose a number from 1 to"):
        make_question(read_card_quiz(), number)


def test_the_highest_number_is_one() -> None:
    quiz: CardQuiz = read_card_quiz()
    assert make_question(quiz, HIGHEST_NUMBER).number == HIGHEST_NUMBER
