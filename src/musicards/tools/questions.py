"""Practice cards: an endless sequence of single questions from the deck.

A question depends only on its quiz and number, so a link to it shows everybody the same question. `grading` grades
answers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from musicards.cards import DECK, NOTE_CARDS, Card, code_of, codes_of, octave_of, printed_names
from musicards.errors import InputError
from musicards.games.rng import pick
from musicards.theory import Scale, make_scale, signs
from musicards.tools.card_quiz import CardQuiz, QuestionFace, QuestionKind

__all__ = ["HIGHEST_NUMBER", "Question", "make_question", "no_such_number"]

T = TypeVar("T")

HIGHEST_NUMBER: Final = 99_999

_STAFF_CARDS: Final = 5  # cards to choose from
_MAX_SCALES: Final = 4  # scales to choose from, at most
_HIGHEST_BELOW_A_STEP: Final = 45  # in deck order, A6: the highest card with another card a whole step above
_LOWEST_TONIC: Final = 12  # C4: scales begin in this octave
_STEP_SIZES: Final = (1, 2)  # half steps


@dataclass(frozen=True, slots=True)
class Question:
    """One question. Made by `make_question`.

    Attributes:
        kind: the kind; it decides which of the fields are used.
        number: from 1.
        cards: by their codes. ``name``: the card; ``find`` on the staff: those to choose from; ``interval``: the card
            below; ``step``: the lower card and the upper one; ``scale``: the scale from the tonic up.
        face: the picture to name or to find a note on; None for the other kinds.
        name: the note to find, in ASCII.
        interval: one of `QUESTION_INTERVALS`: letters counted from that of the card, both ends included.
        tonic: of all scales to choose from, in ASCII.
        scales: the kinds to choose from.
    """

    kind: QuestionKind
    number: int
    cards: tuple[str, ...] = ()
    face: QuestionFace | None = None
    name: str | None = None
    interval: int | None = None
    tonic: str | None = None
    scales: tuple[str, ...] = ()


def make_question(quiz: CardQuiz, number: int) -> Question:
    """Return the question with this number, from 1; the same for everybody.

    Every round has each kind once, in a random order. Each kind draws from its own deck, which is shuffled again when
    it is used up. So no kind and no card repeats before all others have come.

    >>> from musicards.tools.card_quiz import read_card_quiz
    >>> question = make_question(read_card_quiz(kinds="interval", intervals="6", seed="rehearsal"), 1)
    >>> question.cards, question.interval
    (('C#3',), 6)

    Raises:
        BadNotation: no such number.
    """
    if not 1 <= number <= HIGHEST_NUMBER:
        raise no_such_number(number)
    row, place = divmod(number - 1, len(quiz.kinds))
    kind = _shuffled(quiz.kinds, quiz.seed, "kinds", row)[place]
    rng = _generator(quiz.seed, kind, number)
    return _MAKERS[kind](quiz, number, row, rng)


def no_such_number(number: object) -> InputError:
    """Return the error for an invalid number of a question."""
    return InputError("no-such-question", number, most=HIGHEST_NUMBER)


def _make_name(quiz: CardQuiz, number: int, row: int, rng: Random) -> Question:
    face = pick(rng, quiz.faces)
    return Question("name", number, cards=(code_of(_drawn(NOTE_CARDS, quiz, "name", row)),), face=face)


def _make_find(quiz: CardQuiz, number: int, row: int, rng: Random) -> Question:
    card = _drawn(NOTE_CARDS, quiz, "find", row)
    face, name = pick(rng, quiz.faces), pick(rng, printed_names(card))
    if face != "staff":
        return Question("find", number, face=face, name=name)
    # All in one octave, so that they are in one clef.
    others = [each for each in NOTE_CARDS if octave_of(each) == octave_of(card) and each != card]
    cards = [card, *_in_any_order(others, rng)[: _STAFF_CARDS - 1]]
    return Question("find", number, cards=codes_of(_in_any_order(cards, rng)), face=face, name=name)


def _make_interval(quiz: CardQuiz, number: int, row: int, rng: Random) -> Question:
    card = _drawn(NOTE_CARDS, quiz, "interval", row)
    return Question("interval", number, cards=(code_of(card),), interval=pick(rng, quiz.intervals))


def _make_step(quiz: CardQuiz, number: int, row: int, rng: Random) -> Question:
    low = _drawn(NOTE_CARDS[: _HIGHEST_BELOW_A_STEP + 1], quiz, "step", row)
    high = DECK[low + pick(rng, _STEP_SIZES)]
    return Question("step", number, cards=codes_of((low, high)))


def _make_scale(quiz: CardQuiz, number: int, row: int, rng: Random) -> Question:
    tonic_card = _drawn(NOTE_CARDS[_LOWEST_TONIC : _LOWEST_TONIC + 12], quiz, "scale", row)
    kind = pick(rng, quiz.scales)
    # Of two names, the one that needs fewer sharps and flats: Eb minor rather than D# minor.
    scale = min((make_scale(name, kind) for name in reversed(printed_names(tonic_card))), key=_count_signs)
    others = [each for each in quiz.scales if each != kind]
    offered = {kind, *_in_any_order(others, rng)[: _MAX_SCALES - 1]}
    cards = [DECK[tonic_card + (hour - scale.hours[0]) % 12] for hour in scale.hours]
    scales = tuple(each for each in quiz.scales if each in offered)
    return Question("scale", number, cards=codes_of(cards), tonic=scale.tonic, scales=scales)


_MAKERS: Final[dict[QuestionKind, Callable[[CardQuiz, int, int, Random], Question]]] = {
    "name": _make_name,
    "find": _make_find,
    "interval": _make_interval,
    "step": _make_step,
    "scale": _make_scale,
}


def _generator(*parts: object) -> Random:
    return Random("/".join(str(part) for part in parts))


def _in_any_order(things: Sequence[T], rng: Random) -> list[T]:
    keyed = [(rng.random(), place) for place in range(len(things))]
    return [things[place] for _, place in sorted(keyed)]


def _shuffled(things: Sequence[T], *parts: object) -> list[T]:
    return _in_any_order(things, _generator(*parts))


def _drawn(deck: Sequence[Card], quiz: CardQuiz, kind: QuestionKind, draw: int) -> Card:
    """Return the card that a kind draws after `draw` cards."""
    through, place = divmod(draw, len(deck))
    return _shuffled(deck, quiz.seed, kind, "deck", through)[place]


def _count_signs(scale: Scale) -> int:
    return sum(len(signs(pitch.alteration)) for pitch in scale.pitches)
