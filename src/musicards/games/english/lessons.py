"""What was wrong with a misplay, what was needed, and why."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from musicards.games.distance import DistanceFault
from musicards.games.english.words import INTERVAL_WORDS, a_or_an, card_names, distance, hour_name, join, note
from musicards.games.event import Misplayed
from musicards.games.steps import StepsFault

__all__ = ["lesson"]


def lesson(event: Misplayed) -> str:
    """Why the play was a misplay, in a sentence or two that do not name the player."""
    return _LESSONS[event.code](event.facts)


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, Sequence) else []


def _way_up(facts: Mapping[str, object]) -> str:
    """As in "A third above A is C: A, B, C."."""
    interval = facts["interval"]
    word = a_or_an(INTERVAL_WORDS[interval if isinstance(interval, int) else 0])
    paths = [[str(letter) for letter in _list(path)] for path in _list(facts["paths"])]
    ways = [f"above {path[0]} is {path[-1]}: {', '.join(path)}" for path in paths]
    return f"{word[0].upper()}{word[1:]} {'; '.join(ways)}."


def _wrong_letter(facts: Mapping[str, object]) -> str:
    return _way_up(facts)


def _without_letter(facts: Mapping[str, object]) -> str:
    strays = [str(code) for code in _list(facts["strays"])]
    has = "has" if len(strays) == 1 else "have"
    lead = f"{_way_up(facts)} " if facts["paths"] else ""
    return f"{lead}But {card_names(strays)} {has} no {facts['said']} in the name."


def _one_pitch(facts: Mapping[str, object]) -> str:
    hours = [hour_name(hour) for hour in _list(facts["hours"]) if isinstance(hour, int)]
    return f"All cards of one play are of one pitch, and these are {join(hours)}."


def _needed(facts: Mapping[str, object]) -> str:
    """``A half step above F is F♯/G♭``; on a wild starter, what the note cards are."""
    needed, top, said = facts["needed"], facts["top"], facts["said"]
    name = hour_name(needed if isinstance(needed, int) else 0)
    if not isinstance(top, int) or not isinstance(said, Mapping):
        return f"The cards are {name}"
    return f"A {said['step']} step above {hour_name(top)} is {name}"


def _wrong_pitch(facts: Mapping[str, object]) -> str:
    hours = [hour for hour in _list(facts["hours"]) if isinstance(hour, int)]
    top = facts["top"] if isinstance(facts["top"], int) else 0
    played = [f"{hour_name(hour)} is {distance((hour - top) % 12)}" for hour in hours]
    return f"{_needed(facts)}; {join(played)}."


def _wrong_said(facts: Mapping[str, object]) -> str:
    said = facts["said"]
    pitch = note(str(said["pitch"])) if isinstance(said, Mapping) else ""
    return f"{_needed(facts)}, so the wild has to be {'that' if facts['top'] else 'the same'}, not {pitch}."


_LESSONS: Final[Mapping[str, Callable[[Mapping[str, object]], str]]] = {
    DistanceFault.WRONG_LETTER: _wrong_letter,
    DistanceFault.CARD_WITHOUT_LETTER: _without_letter,
    DistanceFault.MIXED_PITCHES: _one_pitch,
    StepsFault.WHOLE_AFTER_HALF: lambda _: "After a half step only half steps follow in the same turn.",
    StepsFault.WRONG_PITCH: _wrong_pitch,
    StepsFault.WRONG_PITCH_SAID: _wrong_said,
}
"""By fault; mixed pitches are the same lesson in both games."""
