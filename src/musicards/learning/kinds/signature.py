"""Key signatures, both ways.

mode, tonic     -> its signature: `3b`, `0`, `2#`
mode, signs     -> the tonic
"""

from typing import Any, Final

from musicards.learning.kind import Atom, Kind, Question
from musicards.theory import KEYS, make_key

_TONICS: Final = tuple(dict.fromkeys(key.tonic for key in KEYS))


def _text(count: int) -> str:
    """Return a signature as text: ``3b``, ``0``, ``2#``."""
    return f"{abs(count)}{'#' if count > 0 else 'b'}" if count else "0"


def _atoms() -> list[Atom]:
    ids = {(key.mode, key.signature): f"signature:{key.tonic}:{key.mode}" for key in KEYS}
    found = []
    for (mode, signs), atom_id in ids.items():
        simpler = ids[mode, signs - (1 if signs > 0 else -1)] if signs else ids["major", 0]
        found.append(Atom(atom_id, "signature", (simpler,) if simpler != atom_id else (), f"signature:{mode}"))
    return found


def _ask(tonic: str, mode: str) -> list[dict[str, Any]]:
    return [{"mode": mode, "tonic": tonic}, {"mode": mode, "signs": _text(make_key(tonic, mode).signature)}]


def _in_mode(question: Question, mode: str) -> tuple[str, ...]:
    """Return the answers of the keys in a mode."""
    keys = [(key.tonic, _text(key.signature)) for key in KEYS if key.mode == mode]
    if "tonic" in question:
        return tuple([signs for tonic, signs in keys if tonic == question["tonic"]])
    return tuple([tonic for tonic, signs in keys if signs == question["signs"]])


def _no_signs(question: Question) -> tuple[str, ...]:
    return ("0",) if "tonic" in question else ("C",) if question["mode"] == "major" else ("A",)


KIND: Final = Kind(
    atoms=_atoms,
    ask=_ask,
    answers=lambda question: tuple([_text(count) for count in range(-7, 8)]) if "tonic" in question else _TONICS,
    wanted=lambda question: _in_mode(question, question["mode"]),
    wrong_rules={
        "signature-ignored": _no_signs,
        "relative-key": lambda question: _in_mode(question, "minor" if question["mode"] == "major" else "major"),
    },
    remembering=6000.0,
)
