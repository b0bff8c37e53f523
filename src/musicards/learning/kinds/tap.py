"""A rhythm to be tapped as it is written.

Fields: meter (`4/4`), tempo (beats per minute), rhythm (`qeeh`, see `theory.rhythm`), tolerance (milliseconds). Answer:
the times of the taps in milliseconds after the first beat, `0 740 1130`.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.learning.kind import Composed, Exercise, Kind, Question
from musicards.learning.rhythms import METERS, compose
from musicards.learning.tapping import Tap, is_in_time, judge_taps, parse_taps, tolerance
from musicards.theory import Meter, Rhythm, parse_meter, parse_rhythm, rhythm_text

TEMPOS: Final = (40, 160)
"""The slowest and the fastest, in beats per minute."""
USUAL_TEMPO: Final = 80
MOST_MEASURES: Final = 2

_TEMPO: Final = re.compile("[0-9]{1,3}")


def meter_of(part: str) -> Meter:
    """Return the meter that a topic is about."""
    return parse_meter(part.replace("-", "/"))


def topics(kind: str) -> tuple[str, ...]:
    """Return a topic for each meter; a slash would end its id."""
    return tuple([f"{kind}:{meter.replace('/', '-')}" for meter in METERS])


def fits_meter(exercise: Exercise, parts: Sequence[str]) -> bool:
    """Return whether an exercise asks about the meter that a topic is about."""
    return parts[0].replace("-", "/") in exercise.meters


def read_timed(part: str, tempo: str, *texts: str) -> tuple[Meter, int, tuple[Rhythm, ...]]:
    """Return the meter, the tempo and the rhythms that the id of a question says.

    Raises:
        BadNotation: it does not say them.
    """
    meter = meter_of(part)
    if not _TEMPO.fullmatch(tempo) or not TEMPOS[0] <= int(tempo) <= TEMPOS[1]:
        raise BadNotation(f"A tempo is {TEMPOS[0]} to {TEMPOS[1]}, not {shown(tempo)}.")
    rhythms = tuple([parse_rhythm(text, meter) for text in texts])
    if any(len(rhythm) > MOST_MEASURES for rhythm in rhythms):
        raise BadNotation(f"A rhythm has at most {MOST_MEASURES} measures.")
    return meter, int(tempo), rhythms


def taps_of(question: Question, answer: str) -> tuple[Tap, ...]:
    """Return what there is to say about the taps of an answer.

    Raises:
        BadNotation: the answer is not a list of times.
    """
    meter = parse_meter(question["meter"])
    rhythm = parse_rhythm(question["rhythm"], meter)
    return judge_taps(rhythm, meter, question["tempo"], parse_taps(answer))


def _fields(meter: Meter, tempo: int, rhythm: Rhythm) -> dict[str, Any]:
    return {"meter": str(meter), "tempo": tempo, "rhythm": rhythm_text(rhythm), "tolerance": tolerance(tempo)}


def _make(exercise: Exercise, parts: Sequence[str], rng: Rng) -> dict[str, Any]:
    meter = meter_of(parts[0])
    return _fields(meter, exercise.tempo, compose(meter, exercise.values, exercise.measures, rng))


def _read(part: str, text: str) -> dict[str, Any]:
    tempo, _, rhythm = text.partition("/")
    meter, beats, (read,) = read_timed(part, tempo, rhythm)
    return _fields(meter, beats, read)


def _ask(part: str) -> list[dict[str, Any]]:
    meter = meter_of(part)
    text = "qe" * meter.pulses if meter.is_compound else "q" + "ee" * (meter.pulses - 1)
    return [_fields(meter, USUAL_TEMPO, parse_rhythm(text, meter))]


KIND: Final = Kind(
    topics=topics("tap"),
    ask=_ask,
    composed=Composed(_make, lambda question: f"{question['tempo']}/{question['rhythm']}", _read),
    answers=lambda _: (),
    judge=lambda question, answer: is_in_time(taps_of(question, answer)),
    wanted=lambda question: (question["rhythm"],),
    fits=fits_meter,
)
