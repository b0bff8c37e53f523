"""Rhythms for exercises, put together from figures: what fills a beat or a few of them in books of rhythm reading.

The quarter note, or in 6/8 the dotted one, is in every exercise; the chosen values decide which other figures are.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Final

from musicards.games.rng import Rng, pick, shuffled
from musicards.theory import Meter, Rhythm, parse_rhythm, sounding

METERS: Final = ("2/4", "3/4", "4/4", "6/8", "9/8", "12/8")
USUAL_METERS: Final = ("2/4", "3/4", "4/4")

VALUES: Final = ("half", "eighth", "sixteenth", "dotted", "rest", "tie")
"""What a rhythm may have besides notes of a beat. Half stands for notes of several beats."""
USUAL_VALUES: Final = ("half", "eighth", "rest")

ALTERNATIVES: Final = 3
"""Wrong rhythms to choose from."""

_TRIES: Final = 50
_RESTS: Final = 0.5  # of the figures, those that may be one with a rest


@dataclass(frozen=True, slots=True)
class _Figure:
    text: str
    beats: int
    needs: frozenset[str]  # of VALUES
    on_strong: bool  # in 4/4 it begins at beat 1 or 3, so that the middle of the measure can be seen


def _figures(*rows: tuple[str, int, str]) -> tuple[_Figure, ...]:
    return tuple([_Figure(text, beats, frozenset(words.split()), text in _ON_STRONG) for text, beats, words in rows])


_ON_STRONG: Final = ("q.e", "eq.", "eqe", "H")

_SIMPLE: Final = _figures(
    ("q", 1, ""),
    ("h", 2, "half"),
    ("h.", 3, "half dotted"),
    ("w", 4, "half"),
    ("ee", 1, "eighth"),
    ("ssss", 1, "sixteenth"),
    ("ess", 1, "eighth sixteenth"),
    ("sse", 1, "eighth sixteenth"),
    ("ses", 1, "eighth sixteenth"),
    ("e.s", 1, "sixteenth dotted"),
    ("se.", 1, "sixteenth dotted"),
    ("q.e", 2, "eighth dotted"),
    ("eq.", 2, "eighth dotted"),
    ("eqe", 2, "eighth tie"),
    ("Q", 1, "rest"),
    ("Ee", 1, "eighth rest"),
    ("eE", 1, "eighth rest"),
    ("Ess", 1, "sixteenth rest"),
    ("H", 2, "half rest"),
)
_COMPOUND: Final = _figures(
    ("q.", 1, ""),
    ("h.", 2, "half"),
    ("eee", 1, "eighth"),
    ("qe", 1, "eighth"),
    ("eq", 1, "eighth"),
    ("ssssss", 1, "sixteenth"),
    ("essss", 1, "eighth sixteenth"),
    ("ssee", 1, "eighth sixteenth"),
    ("eess", 1, "eighth sixteenth"),
    ("qss", 1, "sixteenth"),
    ("e.se", 1, "eighth sixteenth dotted"),
    ("Q.", 1, "rest"),
    ("eEe", 1, "eighth rest"),
    ("qE", 1, "eighth rest"),
    ("Eee", 1, "eighth rest"),
)


@dataclass(frozen=True, slots=True)
class _Filled:
    """A rhythm as the figures of each measure."""

    meter: Meter
    measures: tuple[tuple[_Figure, ...], ...]
    ties: frozenset[tuple[int, int]] = frozenset()  # (0, 1): before the second figure of the first measure

    @property
    def text(self) -> str:
        bars = []
        for bar, figures in enumerate(self.measures):
            texts = [("~" if (bar, place) in self.ties else "") + each.text for place, each in enumerate(figures)]
            bars.append("".join(texts))
        text = "|".join(bars)
        return text.replace("|~", "~|")

    @property
    def rhythm(self) -> Rhythm:
        return parse_rhythm(self.text, self.meter)


def compose(meter: Meter, values: Sequence[str], measures: int, rng: Rng) -> Rhythm:
    """Return a rhythm of so many measures, each with at least one note, and with at least two sounds.

    >>> from random import Random
    >>> from musicards.theory import rhythm_text
    >>> rhythm_text(compose(Meter(2, 4), ("eighth",), 2, Random(4)))
    'qq|qee'
    """
    return _composed(meter, values, measures, rng).rhythm


def compose_with_alternatives(meter: Meter, values: Sequence[str], measures: int, rng: Rng) -> list[Rhythm]:
    """Return a rhythm and three others that differ from it in one figure: their sounds begin at other times.

    Where the values are too few for that, it has eighth notes as well.

    >>> from random import Random
    >>> found = compose_with_alternatives(Meter(2, 4), ("eighth", "rest"), 1, Random(1))
    >>> len({sounding(rhythm) for rhythm in found})
    4
    """
    tries = 0
    while True:
        used = values if tries < _TRIES or "eighth" in values else (*values, "eighth")
        filled = _composed(meter, used, measures, rng)
        others = _alternatives(filled, used, rng)
        if len(others) == ALTERNATIVES:
            return [filled.rhythm, *others]
        tries += 1


def _composed(meter: Meter, values: Sequence[str], measures: int, rng: Rng) -> _Filled:
    while True:
        filled = _Filled(meter, tuple([_measure(meter, values, rng) for _ in range(measures)]))
        if "tie" in values:
            filled = _with_tie(filled, rng)
        if all(_is_heard(figures) for figures in filled.measures) and len(sounding(filled.rhythm)) > 1:
            return filled


def _is_heard(figures: Sequence[_Figure]) -> bool:
    """Return whether a measure has a note, not more rests than notes, and no two rests in a row."""
    text = "".join([figure.text for figure in figures]).replace(".", "")
    notes = sum(sign.islower() for sign in text)
    return 0 < notes >= len(text) - notes and not any(one.isupper() and two.isupper() for one, two in pairwise(text))


def _measure(meter: Meter, values: Sequence[str], rng: Rng) -> tuple[_Figure, ...]:
    figures: list[_Figure] = []
    beat = 0
    while beat < meter.pulses:
        fitting = _fitting(meter, tuple(values), beat, meter.pulses - beat)
        notes = [each for each in fitting if "rest" not in each.needs]
        figures.append(pick(rng, fitting if rng.random() < _RESTS else notes))
        beat += figures[-1].beats
    return tuple(figures)


@cache
def _fitting(meter: Meter, values: tuple[str, ...], beat: int, room: int) -> tuple[_Figure, ...]:
    """Return the figures that can begin at a beat, from 0, and are not too long."""
    is_strong = beat % 2 == 0 or meter.pulses % 2 == 1
    return tuple(
        [
            figure
            for figure in (_COMPOUND if meter.is_compound else _SIMPLE)
            if figure.beats <= room
            and figure.needs <= set(values)
            and (is_strong or not figure.on_strong)
            and (is_strong or not meter.is_compound or figure.beats == 1)
        ]
    )


def _with_tie(filled: _Filled, rng: Rng) -> _Filled:
    """Return the rhythm with a tie into one of its figures, where a tie is the usual way to write that."""
    joints = [
        (bar, place)
        for bar, figures in enumerate(filled.measures)
        for place, figure in enumerate(figures)
        if (before := (figures[place - 1] if place else filled.measures[bar - 1][-1] if bar else None))
        and before.text.rstrip(".")[-1].islower()
        and figure.text[0].islower()
        and (place == 0 or before.text.rstrip(".")[-1] in "es")
    ]
    return replace(filled, ties=frozenset([pick(rng, joints)])) if joints else filled


def _alternatives(filled: _Filled, values: Sequence[str], rng: Rng) -> list[Rhythm]:
    """Return rhythms that differ in one figure, as many as there should be if there are so many."""
    begins = {tuple([at for at, _ in sounding(filled.rhythm)])}
    found: list[Rhythm] = []
    for other in (each for count in (1, 2) for each in shuffled(rng, _changed(filled, values, count))):
        rhythm = other.rhythm
        starts = tuple([at for at, _ in sounding(rhythm)])
        if starts not in begins and all(_is_heard(figures) for figures in other.measures):
            begins.add(starts)
            found.append(rhythm)
        if len(found) == ALTERNATIVES:
            break
    return found


def _changed(filled: _Filled, values: Sequence[str], count: int) -> list[_Filled]:
    """Return the rhythm with each figure, or each two that are a beat each, replaced by what fills the same beats."""
    found = []
    for bar, figures in enumerate(filled.measures):
        beat = 0
        for place, figure in enumerate(figures):
            old = figures[place : place + count]
            length = sum(each.beats for each in old)
            if len(old) == count and count in {1, length}:
                fillings = _fillings(filled.meter, tuple(values), beat, length)
                found += [_replaced(filled, bar, place, count, new) for new in fillings if new != old]
            beat += figure.beats
    return found


def _replaced(filled: _Filled, bar: int, place: int, count: int, new: tuple[_Figure, ...]) -> _Filled:
    figures = filled.measures[bar]
    changed = (*figures[:place], *new, *figures[place + count :])
    measures = (*filled.measures[:bar], changed, *filled.measures[bar + 1 :])
    # Ties elsewhere stay, unless they would lead from or to what has changed.
    moved = len(new) - count
    ties = {
        (at, where + (moved if at == bar and where > place + count else 0))
        for at, where in filled.ties
        if not (at == bar and place <= where <= place + count)
        and not (at == bar + 1 and where == 0 and place + count == len(figures))
    }
    return _Filled(filled.meter, measures, frozenset(ties))


@cache
def _fillings(meter: Meter, values: tuple[str, ...], beat: int, length: int) -> tuple[tuple[_Figure, ...], ...]:
    """Return every way to fill some beats."""
    if not length:
        return ((),)
    return tuple(
        [
            (figure, *rest)
            for figure in _fitting(meter, values, beat, length)
            for rest in _fillings(meter, values, beat + figure.beats, length - figure.beats)
        ]
    )
