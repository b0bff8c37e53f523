"""Which rhythm is heard.

Fields: meter (`4/4`), tempo (beats per minute), rhythm (`qeeh`), others (three that differ from it in one figure,
separated by spaces). Answer: a rhythm.
"""

from collections.abc import Sequence
from typing import Any, Final

from musicards.errors import BadNotation, shown
from musicards.games.rng import Rng
from musicards.learning.kind import Composed, Exercise, Kind, Question
from musicards.learning.kinds.tap import USUAL_TEMPO, fits_meter, meter_of, read_timed, topics
from musicards.learning.rhythms import ALTERNATIVES, compose_with_alternatives
from musicards.theory import Meter, Rhythm, parse_rhythm, rhythm_text


def _fields(meter: Meter, tempo: int, rhythms: Sequence[Rhythm]) -> dict[str, Any]:
    rhythm, *others = map(rhythm_text, rhythms)
    return {"meter": str(meter), "tempo": tempo, "rhythm": rhythm, "others": " ".join(others)}


def _make(exercise: Exercise, parts: Sequence[str], rng: Rng) -> dict[str, Any]:
    meter = meter_of(parts[0])
    rhythms = compose_with_alternatives(meter, exercise.values, exercise.measures, rng)
    return _fields(meter, exercise.tempo, rhythms)


def _text(question: Question) -> str:
    return "/".join([str(question["tempo"]), question["rhythm"], *question["others"].split()])


def _read(part: str, text: str) -> dict[str, Any]:
    tempo, *texts = text.split("/")
    meter, beats, rhythms = read_timed(part, tempo, *texts)
    if len(set(texts)) != ALTERNATIVES + 1 or len({len(rhythm) for rhythm in rhythms}) > 1:
        raise BadNotation(f"These are not {ALTERNATIVES + 1} rhythms of the same length: {shown(text)}")
    return _fields(meter, beats, rhythms)


def _ask(part: str) -> list[dict[str, Any]]:
    meter = meter_of(part)
    begins = ("qe", "eq", "eee", "q.") if meter.is_compound else ("qee", "eeq", "eeee", "qq")
    rest = ("q." if meter.is_compound else "q") * (meter.pulses - (1 if meter.is_compound else 2))
    return [_fields(meter, USUAL_TEMPO, [parse_rhythm(begin + rest, meter) for begin in begins])]


KIND: Final = Kind(
    topics=topics("rhythm"),
    ask=_ask,
    composed=Composed(_make, _text, _read),
    answers=lambda question: tuple(sorted([question["rhythm"], *question["others"].split()])),
    wanted=lambda question: (question["rhythm"],),
    fits=fits_meter,
    remembering=6000.0,
)
