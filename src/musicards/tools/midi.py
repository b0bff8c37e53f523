"""Write a score as a Standard MIDI File: what sounds, at 480 ticks per quarter note.

The part of a transposing instrument and its key signature are written at concert pitch. Chord symbols are text events,
and repeats are played.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from io import BytesIO
from typing import Final

from musicards.errors import InputError
from musicards.theory import SpelledPitch
from musicards.tools.measures import bars_of, measures_of, order_of
from musicards.tools.score import Score

_TICKS: Final = 480  # per quarter note; divisible by 2, 3 and 5
_USUAL_TEMPO: Final = 100
_LOUDNESS: Final = 80
_HIGHEST: Final = 127


def to_midi(score: Score, *, program: int = 0) -> bytes:
    """Return the bytes of the file; `program` is the General MIDI sound, 0 for an acoustic grand piano.

    >>> from musicards.tools.score import score_of_chord
    >>> to_midi(score_of_chord(["C", "E", "G"]))[:4]
    b'MThd'

    Raises:
        BadNotation: a note is too low or too high for MIDI.
    """
    # Imported here because loading it takes a tenth of the server's start.
    from mido import Message, MetaMessage, MidiFile, MidiTrack, bpm2tempo  # noqa: PLC0415

    track = MidiTrack()
    if score.title:
        track.append(MetaMessage("track_name", name=_latin(score.title)))
    track.append(MetaMessage("set_tempo", tempo=bpm2tempo(score.tempo or _USUAL_TEMPO)))
    track.append(MetaMessage("time_signature", numerator=score.beats, denominator=score.beat_type))
    if score.key is not None:
        key = score.instrument.sounding_key(score.key) if score.instrument else score.key
        track.append(MetaMessage("key_signature", key=key.short))
    track.append(Message("program_change", program=program))
    before = Fraction(0)
    for at, kind, values in _timed(score):
        message = Message if kind.startswith("note") else MetaMessage
        track.append(message(kind, **values, time=_ticks(at - before)))
        before = at
    track.append(MetaMessage("end_of_track"))
    out = BytesIO()
    MidiFile(ticks_per_beat=_TICKS, tracks=[track]).save(file=out)
    return out.getvalue()


def _timed(score: Score) -> Iterator[tuple[Fraction, str, Mapping[str, int | str]]]:
    """Yield what happens, in the order in which it is played: when, in quarters, the kind of message and its values."""
    bars, measures = bars_of(score), measures_of(score)
    at = max(score.measure - bars[0].length, Fraction(0))  # the measure of a pickup begins before it
    on = dict[int, None]()  # the notes that are tied to what follows
    for place in order_of(bars):
        meter = bars[place].meter
        if place and meter is not None:
            yield at, "time_signature", {"numerator": meter[0], "denominator": meter[1]}
        for piece in measures[place]:
            if piece.symbol is not None:
                yield at, "text", {"text": _latin(str(piece.symbol))}
            numbers = dict.fromkeys(_number(pitch, score) for pitch in piece.pitches)
            held = on.keys() & numbers.keys() if piece.tied_back else set[int]()
            yield from ((at, "note_off", {"note": number, "velocity": 0}) for number in on if number not in held)
            yield from (
                (at, "note_on", {"note": number, "velocity": _LOUDNESS}) for number in numbers if number not in held
            )
            at += piece.length
            on = numbers if piece.tied_on else {}
            if not piece.tied_on:
                yield from ((at, "note_off", {"note": number, "velocity": 0}) for number in numbers)
    yield from ((at, "note_off", {"note": number, "velocity": 0}) for number in on)


def _ticks(quarters: Fraction | int) -> int:
    return int(quarters * _TICKS)


def _number(written: SpelledPitch, score: Score) -> int:
    pitch = score.instrument.sounding(written) if score.instrument else written
    number = pitch.midi
    if number is None or not 0 <= number <= _HIGHEST:
        raise InputError("beyond-midi", str(pitch))
    return number


def _latin(text: str) -> str:
    """Return the text in Latin-1, which MIDI files use; real signs become plain ones."""
    plain = text.replace("\N{MUSIC SHARP SIGN}", "#").replace("\N{MUSIC FLAT SIGN}", "b")
    return plain.encode("latin-1", errors="replace").decode("latin-1")
