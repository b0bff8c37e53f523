"""Grade the answer to a practice card: whether it is right, and if not, why.

If a game asks the same question, its rules decide: The Distance for intervals, Steps for steps. So the same answers are
right here as in the games, with the same codes and facts in the explanation.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from musicards.cards import DECK, HOUR_OF, Card, octave_of, parse_card, printed_names
from musicards.errors import Facts, Suggestion, not_understood
from musicards.games.distance import Distance, DistancePlay
from musicards.games.game import Fault
from musicards.games.registry import make_game
from musicards.games.shedding import Deal, Play, Shedding
from musicards.games.steps import STEPS, Steps, StepsPlay
from musicards.theory import LETTERS, PRINTED_NAMES, make_scale, note_hour, printed_hour
from musicards.tools.card_quiz import QuestionKind
from musicards.tools.note_location import location_of
from musicards.tools.questions import Question
from musicards.tools.suggestions import nearest_note, nearest_word, suggested

__all__ = ["ANOTHER_SCALE", "MISREAD", "Grade", "grade"]

MISREAD: Final = "misread"
"""The code of a note that was mistaken for another one; its facts are those of `note_location.location_of`."""

ANOTHER_SCALE: Final = "another-scale"
"""The code of a scale that was mistaken for another one."""

_WILD: Final = parse_card("?1")


@dataclass(frozen=True, slots=True)
class Grade:
    """Whether an answer is right, and the code and facts of its explanation, as for a misplay.

    Attributes:
        right: whether the answer is right.
        code: what was wrong, as a fault of a game, or ``misread`` or ``another-scale``; None if nothing was.
        facts: the facts for an explanation; given for a right answer, too.
        say: the answer as said with a play: ``letter`` or ``step``; empty for other kinds of question.
    """

    right: bool
    code: str | None
    facts: Facts
    say: dict[str, str] = field(default_factory=dict)


def grade(question: Question, answer: str) -> Grade:
    """Return whether an answer is right, and if not, why.

    Args:
        question: as it was asked.
        answer: ``name``: a letter, or a printed name such as ``F#``; ``find``: a printed name of what was found;
            ``interval``: a letter; ``step``: ``half`` or ``whole``; ``scale``: a kind, one of those to choose from.

    A black key can be called by either of its names, and counts as either of its letters, as in the games.

    >>> question = Question("interval", 1, cards=("D4",), interval=6)
    >>> grade(question, "B").right, grade(question, "A").code, grade(question, "A").facts["paths"]
    (True, 'wrong-letter', [['D', 'E', 'F', 'G', 'A', 'B']])
    >>> grade(Question("step", 1, cards=("E4", "F4")), "whole").facts["needed"]  # F#, but the card is F
    6

    Raises:
        InputError: the text cannot be an answer to this kind of question.
    """
    return _GRADERS[question.kind](question, answer)


def _grade_name(question: Question, answer: str) -> Grade:
    card = parse_card(question.cards[0])
    assert question.face is not None
    hour = _read_name(answer)
    names = printed_names(card)
    # A single letter is a letter that the card counts as in The Distance.
    right = answer in {name[0] for name in names} or hour == HOUR_OF[card]
    facts = {**location_of(HOUR_OF[card], question.face, octave_of(card)), "said": answer, "found": hour}
    return Grade(right, None if right else MISREAD, facts, {"letter": answer})


def _grade_find(question: Question, answer: str) -> Grade:
    assert question.face is not None
    hour, wanted = _read_name(answer), printed_hour(question.name)
    octave = octave_of(parse_card(question.cards[0])) if question.cards else None
    facts = {**location_of(wanted, question.face, octave), "name": question.name, "found": hour}
    return Grade(hour == wanted, None if hour == wanted else MISREAD, facts)


def _grade_interval(question: Question, answer: str) -> Grade:
    letter = next((each for each in LETTERS if each == answer), None)
    if letter is None:
        raise not_understood(answer, "letter", examples=[Suggestion("plain", "C")])
    game = make_game("distance", 2, {"interval": question.interval})
    assert isinstance(game, Distance)
    play = DistancePlay((_WILD,), letter)
    _deal(game, parse_card(question.cards[0]), _WILD)
    return _verdict(game.fault(play), game.facts(play), play)


def _grade_step(question: Question, answer: str) -> Grade:
    step = next((each for each in STEPS if each == answer), None)
    if step is None:
        near = suggested("plain", nearest_word(answer, STEPS))
        raise not_understood(answer, "step", suggestions=near, examples=[Suggestion("plain", "half")])
    game = make_game("steps", 2, {})
    assert isinstance(game, Steps)
    low, high = (parse_card(code) for code in question.cards)
    play = StepsPlay((high,), step, None)
    _deal(game, low, high)
    return _verdict(game.fault(play), game.facts(play), play)


def _grade_scale(question: Question, answer: str) -> Grade:
    if answer not in question.scales:
        near = suggested("plain", nearest_word(answer, question.scales))
        example = Suggestion("plain", question.scales[0])
        raise not_understood(answer, "offered-scale", suggestions=near, examples=[example])
    hours = [HOUR_OF[parse_card(code)] for code in question.cards]
    said = make_scale(question.tonic, answer)
    shown_scale = next(
        scale for scale in (make_scale(question.tonic, kind) for kind in question.scales) if list(scale.hours) == hours
    )
    facts: dict[str, object] = {
        "tonic": question.tonic,
        "kind": shown_scale.kind,
        "said": answer,
        "formula": list(shown_scale.formula),
        "said_formula": list(said.formula),
        "scale": list(said.names),
    }
    if said.kind == shown_scale.kind:
        return Grade(right=True, code=None, facts=facts)
    # The first difference: after `top`, the scale in the answer `wants` a different note than `name`, which is shown.
    place = next(at for at, hour in enumerate(hours) if said.hours[at : at + 1] != (hour,))
    facts |= {"top": said.names[place - 1], "wants": said.names[place], "name": shown_scale.names[place]}
    return Grade(right=False, code=ANOTHER_SCALE, facts=facts)


_GRADERS: Final[dict[QuestionKind, Callable[[Question, str], Grade]]] = {
    "name": _grade_name,
    "find": _grade_find,
    "interval": _grade_interval,
    "step": _grade_step,
    "scale": _grade_scale,
}


def _read_name(answer: str) -> int:
    """Return the clock number of a printed name."""
    if not any(answer in names for names in PRINTED_NAMES):
        near = nearest_note(answer)
        printed = near if near is None else PRINTED_NAMES[note_hour(near)][0]
        raise not_understood(
            answer, "card-name", suggestions=suggested("note", printed), examples=[Suggestion("note", "F#")]
        )
    return printed_hour(answer)


def _deal(game: Shedding, starter: Card, held: Card) -> None:
    """Deal `game` so that `starter` is turned over and seat 0 holds `held`."""
    rest = [card for card in DECK if card not in (starter, held)]
    size = game.hand_size
    hands = ((held, *rest[: size - 1]), tuple(rest[size - 1 : 2 * size - 1]))
    game.apply(None, Deal(hands, (starter,), tuple(rest[2 * size - 1 :])))


def _verdict(fault: Fault | None, facts: Facts, play: Play) -> Grade:
    """Return the grade of a play from its fault; a right play has facts, too."""
    if fault is None:
        return Grade(right=True, code=None, facts=facts, say=play.say)
    return Grade(right=False, code=fault.code, facts=fault.facts, say=play.say)
