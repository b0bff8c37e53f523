"""What was asked for, as a file for other programs: MIDI, MusicXML, ABC and LilyPond."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from musicards.theory import Key, parse_pitch
from musicards.theory.key import key_of_signature
from musicards.tools.abc import to_abc
from musicards.tools.asking import Asked
from musicards.tools.lilypond import to_lilypond
from musicards.tools.midi import to_midi
from musicards.tools.musicxml import to_musicxml
from musicards.tools.score import Score, score_of_chord, score_of_scale_notes

__all__ = ["FILES", "FileKind", "file_of", "score_of"]


@dataclass(frozen=True, slots=True)
class FileKind:
    """A way to write music down for a program."""

    ending: str
    media_type: str
    write: Callable[[Score], bytes]


FILES: Final[Mapping[str, FileKind]] = {
    "midi": FileKind("mid", "audio/midi", to_midi),
    "musicxml": FileKind(
        "musicxml", "application/vnd.recordare.musicxml+xml", lambda score: to_musicxml(score).encode()
    ),
    "abc": FileKind("abc", "text/vnd.abc", lambda score: to_abc(score).encode()),
    "lilypond": FileKind("ly", "text/x-lilypond", lambda score: to_lilypond(score).encode()),
}
"""By name."""


def score_of(asked: Asked) -> Score:
    """A scale and a row of notes one after the other, a chord and an interval together.

    >>> from musicards.tools.asking import ask
    >>> [len(event.pitches) for event in score_of(ask("C7")).events], len(score_of(ask("Eb dorian")).events)
    ([4], 8)
    """
    names = [pitch.name for pitch in asked.pitches]
    octave = asked.pitches[0].octave or 0
    if asked.sort in {"chord", "interval"}:
        symbol = asked.chord.symbol if asked.chord is not None else None
        return score_of_chord(names, symbol=symbol, title=asked.text, octave=octave)
    key = None
    if asked.scale is not None and asked.scale.signature is not None:
        key = _key(asked.scale.signature, asked.scale.degrees)
    return score_of_scale_notes(names, title=asked.text, key=key, octave=octave, up_to_tonic=asked.sort == "scale")


def file_of(asked: Asked, kind: FileKind) -> tuple[str, bytes]:
    """A name for the file, in ASCII letters and digits, and what is in it."""
    plain = asked.text.replace("#", "-sharp").replace("°", "dim").replace("ø", "m7b5")
    words = re.findall(r"[A-Za-z0-9]+", plain)
    return f"{'-'.join(words) or parse_pitch('C').name}.{kind.ending}", kind.write(score_of(asked))


def _key(signature: int, degrees: tuple[str, ...]) -> Key:
    """Minor where the third is: a mode has the signature of its relatives, and none of them is more right."""
    return key_of_signature(signature, "minor" if "b3" in degrees else "major")
