"""Wrong rules: what somebody answers who counts, reads or hears in one certain wrong way.

The list is that of teaching reports and of research, see docs/learning.md. A rule says nothing about questions where it
gives no answer, and gives several where it does not decide between them.
"""

from collections.abc import Callable
from typing import Final

from musicards.learning.atoms import EAR_INTERVALS
from musicards.learning.items import NONE, Item, Question, formula_text, letter_away, signature_text
from musicards.theory import (
    KEYS,
    LETTERS,
    PRINTED_NAMES,
    PitchClass,
    hour_above,
    interval_between,
    make_scale,
    note_hour,
    parse_pitch,
)

_Rule = Callable[[Question], tuple[str, ...]]
_LARGE: Final = EAR_INTERVALS.index("m6")


def _counted(more: int) -> _Rule:
    def answer(question: Question) -> tuple[str, ...]:
        interval = question["interval"]
        return (letter_away(question["from"], interval + (more if interval > 0 else -more)),)

    return answer


def _reversed_letter(question: Question) -> tuple[str, ...]:
    return (letter_away(question["from"], -question["interval"]),)


def _step_of(size: str, half_steps: int) -> _Rule:
    """Answer with another step than the one asked for."""

    def answer(question: Question) -> tuple[str, ...]:
        if question["size"] != size:
            return ()
        return PRINTED_NAMES[hour_above(note_hour(question["from"]), half_steps)]

    return answer


def _reversed_step(question: Question) -> tuple[str, ...]:
    return PRINTED_NAMES[hour_above(note_hour(question["from"]), -1 - (question["size"] == "whole"))]


def _next_letter_is_whole(question: Question) -> tuple[str, ...]:
    low = question["from"]
    return (letter_away(low, 2),) if question["size"] == "whole" and low in LETTERS else ()


def _moved_place(*places: int) -> _Rule:
    def answer(question: Question) -> tuple[str, ...]:
        letter = LETTERS.index(question["place"][0])
        return tuple([LETTERS[(letter + place) % 7] + question["sign"] for place in places])

    return answer


def _in_clef(clef: str, rule: _Rule) -> _Rule:
    return lambda question: rule(question) if question["clef"] == clef else ()


def _lowered(question: Question) -> tuple[str, ...]:
    letter, sign = question["name"][0], question["name"][1:]
    moved = {"#": -1, "b": 1}.get(sign, 0)
    return (str(hour_above(note_hour(letter), moved)),) if moved else ()


def _no_other_name(_: Question) -> tuple[str, ...]:
    return (NONE,)


def _no_signs(question: Question) -> tuple[str, ...]:
    if "tonic" in question:
        return ("0",)
    return ("C",) if question["mode"] == "major" else ("A",)


def _relative(question: Question) -> tuple[str, ...]:
    other = "minor" if question["mode"] == "major" else "major"
    if "tonic" in question:
        found = [key for key in KEYS if key.mode == other and key.tonic == question["tonic"]]
        return tuple([signature_text(key.signature) for key in found])
    return tuple(
        [key.tonic for key in KEYS if key.mode == other and signature_text(key.signature) == question["signs"]]
    )


def _plain_letter(question: Question) -> tuple[str, ...]:
    name = make_scale(question["tonic"], question["scale"]).names[question["position"] - 1]
    return (name[0],)


def _degree_step(asked: int, taken: int) -> _Rule:
    """Take another step to the next degree."""

    def answer(question: Question) -> tuple[str, ...]:
        scale = make_scale(question["tonic"], question["scale"])
        place = question["position"] - 2
        if scale.formula[place] != asked:
            return ()
        return PRINTED_NAMES[hour_above(PitchClass(scale.hours[place]), taken)]

    return answer


def _natural_seventh(question: Question) -> tuple[str, ...]:
    if question["scale"] not in ("harmonic_minor", "melodic_minor") or question["position"] != 7:
        return ()
    return (make_scale(question["tonic"], "natural_minor").names[6],)


def _natural_formula(question: Question) -> tuple[str, ...]:
    return (formula_text("natural_minor"),) if question["scale"] == "harmonic_minor" else ()


def _letters_alone(question: Question) -> tuple[str, ...]:
    return (interval_between(parse_pitch(question["from"][0]), parse_pitch(question["to"][0])).short,)


def _octave_or_fifth(question: Question) -> tuple[str, ...]:
    other = {"P5": "P8", "P8": "P5"}.get(question.get("interval", ""))
    return (other,) if other else ()


def _too_small(question: Question) -> tuple[str, ...]:
    interval = question.get("interval")
    place = EAR_INTERVALS.index(interval) if interval else 0
    return (EAR_INTERVALS[place - 1],) if place >= _LARGE else ()


_half_for_whole = _step_of("whole", 1)
_whole_for_half = _step_of("half", 2)

WRONG_RULES: Final[dict[str, dict[str, _Rule]]] = {
    "starts-at-zero": {"letter": _counted(1)},
    "one-short": {"letter": _counted(-1)},
    "direction": {"letter": _reversed_letter, "step": _reversed_step},
    "bass-as-treble": {"place": _in_clef("bass", _moved_place(-2))},
    "treble-as-bass": {"place": _in_clef("treble", _moved_place(2))},
    "third-slip": {"place": _moved_place(-2, 2)},
    "next-place": {"place": _moved_place(-1, 1)},
    "all-letters-whole": {"step": _next_letter_is_whole},
    "half-for-whole": {"step": _half_for_whole, "degree": _degree_step(2, 1)},
    "whole-for-half": {"step": _whole_for_half, "degree": _degree_step(1, 2)},
    "sharp-lowers": {"key": _lowered},
    "one-name-only": {"enharmonic": _no_other_name},
    "signature-ignored": {"signature": _no_signs, "degree": _plain_letter, "quality": _letters_alone},
    "relative-key": {"signature": _relative},
    "no-raised-seventh": {"degree": _natural_seventh, "formula": _natural_formula},
    "octave-or-fifth": {"ear": _octave_or_fifth},
    "too-small": {"ear": _too_small},
}
"""By id of a rule and kind of question: the answers of somebody who holds it."""


def answers_by(rule: str, item: Item) -> tuple[str, ...]:
    """Return the wrong answers that a rule gives to `item`; empty where it gives none, or a right one."""
    answer = WRONG_RULES[rule].get(item.kind)
    if answer is None:
        return ()
    wanted = item.wanted
    return tuple([each for each in answer(item.question) if each not in wanted and each in item.answers])
