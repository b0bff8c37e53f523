"""The interval between two notes. Fields: from, to: the interval up. Answer: `m3`."""

from typing import Any, Final

from musicards.learning.kind import Atom, Kind, fits_interval
from musicards.theory import interval_between, parse_interval, parse_pitch, transpose

_QUALITIES: Final = ("m2", "M2", "m3", "M3", "P4", "A4", "d5", "P5", "m6", "M6", "m7", "M7")
_FROM: Final = ("C", "D", "E", "F", "G", "A", "Bb", "Eb")
_NEEDS: Final = {"m2": "step:half:E", "M2": "step:whole:C"}  # the others need the letters


def _ask(short: str) -> list[dict[str, Any]]:
    interval = parse_interval(short)
    return [{"from": low, "to": transpose(parse_pitch(low), interval).name} for low in _FROM]


def _between(low: str, high: str) -> tuple[str, ...]:
    return (interval_between(parse_pitch(low), parse_pitch(high)).short,)


KIND: Final = Kind(
    atoms=lambda: [
        Atom(f"quality:{short}", "quality", (_NEEDS.get(short, f"letter:{short[1]}:C"),), "quality")
        for short in _QUALITIES
    ],
    ask=_ask,
    answers=lambda _: _QUALITIES,
    wanted=lambda question: _between(question["from"], question["to"]),
    wrong_rules={"signature-ignored": lambda question: _between(question["from"][0], question["to"][0])},
    fits=fits_interval,
    notes=lambda question: (question["from"], question["to"]),
    remembering=6000.0,
)
