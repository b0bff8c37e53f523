"""Free exercises: questions that a link decides, in the same order for everybody who opens it.

Everything that the link leaves out has a default. How an answer is judged, and what it says about the person, does not
depend on the exercise.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from functools import lru_cache
from random import Random
from typing import Final, TypeVar

from musicards.errors import Expected, InputError, Suggestion, not_understood
from musicards.games.rng import pick, shuffled
from musicards.learning.items import TOPICS, Item, composed_item, items_about
from musicards.learning.kind import CHORDS, INTERVALS, QUESTION_KINDS, SCALES, Exercise
from musicards.learning.kinds import KINDS
from musicards.learning.kinds.place import BOTH_CLEFS, LEARNED, PLACES, RANGES, height
from musicards.learning.kinds.tap import MOST_MEASURES, TEMPOS, USUAL_TEMPO
from musicards.learning.rhythms import METERS, USUAL_METERS, USUAL_VALUES, VALUES
from musicards.theory import read_clef

T = TypeVar("T")

MOST_QUESTIONS: Final = 100
LONGEST_LIMIT: Final = 3600
"""Seconds."""

_USUAL_LENGTH: Final = 20
_LONGEST_SEED: Final = 16
_TRIES: Final = 20  # for a question that was not asked before
_LONGEST_LIST: Final = 300  # characters
_SEED: Final = re.compile(rf"[A-Za-z0-9]{{1,{_LONGEST_SEED}}}")


def read_exercise(query: Mapping[str, str]) -> Exercise:
    """Read the fields of a link, all of them text; one that is missing or empty has its default.

    >>> exercise = read_exercise({"kinds": "signature,place", "clef": "bass", "high": "E4"})
    >>> exercise.kinds, exercise.low, exercise.high, exercise.length
    (('place', 'signature'), 'G2', 'E4', 20)

    Raises:
        InputError: a field cannot be read, or no question fits.
    """
    clef = query.get("clef") or BOTH_CLEFS
    ranges = [RANGES[each] for each in (LEARNED if clef == BOTH_CLEFS else (read_clef(clef),))]
    low = _place(query.get("low")) or min((each[0] for each in ranges), key=height)
    high = _place(query.get("high")) or max((each[1] for each in ranges), key=height)
    if height(low) > height(high):
        raise InputError("higher-note-first", f"{low} {high}")
    seed = query.get("seed") or "1"
    if not _SEED.fullmatch(seed):
        raise InputError("not-a-seed", seed, most=_LONGEST_SEED)
    exercise = Exercise(
        kinds=_chosen(query.get("kinds"), QUESTION_KINDS, "question-kind"),
        clef=clef,
        low=low,
        high=high,
        naturals=query.get("naturals") == "1",
        intervals=_chosen(query.get("intervals"), INTERVALS, "question-interval"),
        scales=_chosen(query.get("scales"), SCALES, "scale-kind"),
        chords=_chosen(query.get("chords"), tuple(CHORDS), "chord-kind"),
        meters=_chosen(query.get("meters") or ",".join(USUAL_METERS), METERS, "question-meter"),
        values=_chosen(query.get("values") or ",".join(USUAL_VALUES), VALUES, "question-value"),
        tempo=_number(query.get("tempo"), *TEMPOS, USUAL_TEMPO),
        measures=_number(query.get("measures"), 1, MOST_MEASURES, 1),
        length=_number(query.get("length"), 1, MOST_QUESTIONS, _USUAL_LENGTH),
        limit=_number(query.get("limit"), 0, LONGEST_LIMIT, 0),
        seed=seed,
    )
    if not _pools(exercise):
        raise InputError("nothing-to-ask")
    return exercise


def exercise_code(exercise: Exercise) -> str:
    """Return the seed and what differs from the default as a query: what follows ``#/exercise/`` in the link to it.

    >>> exercise_code(read_exercise({"kinds": "place", "clef": "bass", "seed": "abc"}))
    'kinds=place&clef=bass&seed=abc'
    """
    usual = read_exercise({"clef": exercise.clef})
    found = []
    for name in [each.name for each in fields(Exercise)]:
        value = getattr(exercise, name)
        is_usual = value == (BOTH_CLEFS if name == "clef" else getattr(usual, name))
        if name == "seed" or not is_usual:
            found.append(f"{name}={_field(value)}")
    return "&".join(found)


def _field(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(int(value) if isinstance(value, bool) else value)


def exercise_item(exercise: Exercise, number: int) -> Item:
    """Return the question with this number, from 1; the same for everybody.

    Each round asks every kind once, in a random order. Each kind draws what it asks about from its own deck, which is
    shuffled again when it is used up. So nothing repeats before all the rest has come.

    >>> exercise_item(read_exercise({"kinds": "place", "clef": "bass", "naturals": "1"}), 1).id
    'place:bass:F3/'

    Raises:
        InputError: the exercise has no such number.
    """
    if not 1 <= number <= exercise.length:
        raise InputError("no-such-question", number, most=exercise.length)
    pools, seed = _pools(exercise), exercise.seed
    row, place = divmod(number - 1, len(pools))
    kind, pool = shuffled(Random(f"{seed}/kinds/{row}"), pools)[place]
    through, drawn = divmod(row, len(pool))
    items = shuffled(Random(f"{seed}/{kind}/deck/{through}"), pool)[drawn]
    if KINDS[items[0].kind].composed is not None:
        return _composed(exercise, tuple([each[0].id.partition("/")[0] for each in pool]), row)
    item = pick(Random(f"{seed}/{kind}/{number}"), items)
    asks = KINDS[item.kind].fits
    # Of scales and chords, those that are chosen.
    chosen = tuple([each for each in item.answers if f"{item.kind}:{each}" not in TOPICS or asks(exercise, [each])])
    # What is remembered of an answer depends on how many there are to choose from.
    return replace(item, answers=chosen) if len(chosen) > 1 and not item.atoms else item


@lru_cache(maxsize=1024)
def _composed(exercise: Exercise, topics: tuple[str, ...], row: int) -> Item:
    """Return the question of a round, of a kind that makes its own; not one that was asked, if there are others."""
    seen = {_composed(exercise, topics, before).question["rhythm"] for before in range(row)}
    kind = TOPICS[topics[0]]
    through, drawn = divmod(row, len(topics))
    topic = shuffled(Random(f"{exercise.seed}/{kind}/deck/{through}"), topics)[drawn]
    rng = Random(f"{exercise.seed}/{kind}/made/{row}")
    item = _made(exercise, topic, rng)
    for _ in range(_TRIES):
        if item.question["rhythm"] not in seen:
            break
        item = _made(exercise, topic, rng)
    return item


def _made(exercise: Exercise, topic: str, rng: Random) -> Item:
    composed = KINDS[TOPICS[topic]].composed
    assert composed is not None
    return composed_item(topic, composed.make(exercise, topic.split(":")[1:], rng))


@lru_cache(maxsize=64)
def _pools(exercise: Exercise) -> tuple[tuple[str, tuple[tuple[Item, ...], ...]], ...]:
    """Return each kind that has questions that fit, with these questions by what they are about."""
    found = []
    for kind in exercise.kinds:
        fits = KINDS[kind].fits
        topics = [each for each, name in TOPICS.items() if name == kind and fits(exercise, each.split(":")[1:])]
        pool = [tuple([item for item in items_about(topic) if _is_allowed(exercise, item)]) for topic in topics]
        if any(pool):
            found.append((kind, tuple([items for items in pool if items])))
    return tuple(found)


def _is_allowed(exercise: Exercise, item: Item) -> bool:
    notes = KINDS[item.kind].notes(item.question) if exercise.naturals else ()
    return not any(sign in note for note in notes for sign in "#b")


def _place(text: str | None) -> str | None:
    if text and text not in PLACES:
        raise not_understood(text, "staff-place", examples=_examples((PLACES[0], PLACES[-1])))
    return text


def _number(text: str | None, least: int, most: int, usual: int) -> int:
    if not text:
        return usual
    if not re.fullmatch("[0-9]{1,4}", text) or not least <= int(text) <= most:
        raise InputError("number-out-of-range", text, least=least, most=most)
    return int(text)


def _chosen(text: str | None, offered: tuple[T, ...], expected: Expected) -> tuple[T, ...]:
    """Return the choices of `offered` that a list names, in the order of `offered`; all of them for an empty list."""
    if not text:
        return offered
    known = {str(each): each for each in offered}
    named = set()
    for word in text[:_LONGEST_LIST].split(","):
        if word.strip() not in known:
            raise not_understood(word, expected, examples=_examples(list(known)[:3]))
        named.add(known[word.strip()])
    return tuple([each for each in offered if each in named])


def _examples(words: Iterable[str]) -> list[Suggestion]:
    return [Suggestion("plain", word) for word in words]
