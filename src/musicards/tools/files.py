"""Write the result of a lookup as a file for other programs: MIDI, MusicXML, ABC or LilyPond."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from musicards.theory import Clef, SpelledPitch, key_of_signature, parse_pitch
from musicards.tools.abc import to_abc
from musicards.tools.lilypond import to_lilypond
from musicards.tools.lines import LineChord
from musicards.tools.lookup import LookupResult
from musicards.tools.midi import to_midi
from musicards.tools.musicxml import to_musicxml
from musicards.tools.score import CHURCH_MODES, Event, Score
from musicards.tools.transpose import writable


@dataclass(frozen=True, slots=True)
class FileKind:
    """A file format for music.

    >>> FILES["midi"].ending, FILES["abc"].media_type
    ('mid', 'text/vnd.abc')
    """

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
"""The file formats by name."""


def score_of(result: LookupResult) -> Score:
    """Return the score of a result: the notes of a scale or a list one after another, of a chord or interval together.

    >>> from musicards.tools.lookup import look_up
    >>> [len(event.pitches) for event in score_of(look_up("C7")).events], len(score_of(look_up("Eb dorian")).events)
    ([4], 8)
    """
    title = result.text
    if result.sort in {"chord", "interval"}:
        chord = result.chord
        above = None if chord is None else LineChord(chord.root, chord.suffix, chord.bass)
        return Score(title, (Event(tuple(map(writable, result.pitches)), Fraction(4), above),))
    pitches, key, mode = result.pitches, None, None
    if result.scale is not None:
        lowest = pitches[0]
        pitches = (*pitches, SpelledPitch(lowest.letter, lowest.alteration, (lowest.octave or 0) + 1))
        if result.scale.signature is not None:
            mode = next((mode for mode in CHURCH_MODES if mode == result.scale.kind), None)
            # Minor if the third is minor: a mode has the signature of its relatives.
            key = key_of_signature(result.scale.signature, "minor" if "b3" in result.scale.degrees else "major")
    return Score(title, tuple(Event((pitch,)) for pitch in pitches), key, mode=mode)


def file_of(result: LookupResult, kind: FileKind, *, clef: Clef | None = None) -> tuple[str, bytes]:
    """Return the name of the file, in ASCII letters and digits, and its content; without a clef, in the one that fits.

    >>> from musicards.tools.lookup import look_up
    >>> name, content = file_of(look_up("F# minor"), FILES["midi"])
    >>> name, content[:4]
    ('F-sharp-natural-minor.mid', b'MThd')
    """
    plain = result.text.replace("#", "-sharp").replace("°", "dim").replace("ø", "m7b5")
    words = re.findall(r"[A-Za-z0-9]+", plain)
    return f"{'-'.join(words) or parse_pitch('C').name}.{kind.ending}", kind.write(
        replace(score_of(result), chosen_clef=clef)
    )
