"""Scores to test every format with: one with every feature, and some from Hypothesis."""

from fractions import Fraction
from typing import Final

from hypothesis import strategies as st

from musicards.theory import KEYS, LETTERS, SpelledPitch, make_scale, parse_pitch
from musicards.tools.instruments import INSTRUMENTS, parse_instrument
from musicards.tools.line_score import score_of_line
from musicards.tools.lines import parse_line
from musicards.tools.scales import read_key
from musicards.tools.score import Event, Score, score_of_chord, score_of_scale_notes


def _rhythm() -> Score:
    """Return a score with notes across bar lines, rests, double signs, a pickup, a tempo and three beats."""
    words = "C4:1 r:1/2 F##5:5 Bbb3:1/8 B#4:7/8 Cb5:3/2 r:4 E#4:3/4 G4:13/4"
    events = []
    for word in words.split():
        name, _, length = word.partition(":")
        pitches = () if name == "r" else (parse_pitch(name),)
        events.append(Event(pitches, Fraction(length)))
    title = 'A "title" with 50 % & <signs> \\ and ♭'
    return Score(title, tuple(events), read_key("F#m"), tempo=72, beats=3, pickup=Fraction(1))


SCORES: Final[dict[str, Score]] = {
    "scale": score_of_scale_notes(
        make_scale("Eb", "harmonic_minor").names, title="Eb harmonic minor", key=read_key("Ebm")
    ),
    "low": score_of_scale_notes(make_scale("C#", "locrian").names, octave=2),
    "chord": score_of_chord(["F#", "A", "C", "E"], symbol="F#m7b5", title="F#m7b5"),
    "chords": score_of_line(
        parse_line("| Dm7 G7(b9) | % | N.C. | C6/9 Calt A7#11/E | Bbmaj7 Gsus4 F#dim7 Eaug |"), key=read_key("C")
    ),
    "accidentals": score_of_line(parse_line("F4 F#4 F5 F4 | Bb4 B4 B5 Bb4 | F##4 F#4 Cb5 C5"), key=read_key("D")),
    "saxophone": score_of_line(
        parse_line("C5 E5 G5 C6"), key=read_key("C"), instrument=parse_instrument("baritone saxophone")
    ),
    "glockenspiel": score_of_line(parse_line("C4 E4 G4"), instrument=parse_instrument("glockenspiel")),
    "rhythm": _rhythm(),
}

_PITCHES = st.builds(SpelledPitch, st.sampled_from(LETTERS), st.integers(-2, 2), st.integers(2, 6))
_LENGTHS = st.integers(1, 48).map(lambda eighths: Fraction(eighths, 8))
_EVENTS = st.builds(
    Event, st.lists(_PITCHES, max_size=3, unique_by=lambda pitch: (pitch.letter, pitch.octave)).map(tuple), _LENGTHS
)

random_scores = st.builds(
    Score,
    st.just("Random"),
    st.lists(_EVENTS, min_size=1, max_size=12).map(tuple).filter(lambda events: any(event.pitches for event in events)),
    st.none() | st.sampled_from(KEYS),
    tempo=st.none() | st.integers(40, 200),
    beats=st.integers(2, 5),
    pickup=st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(1)]),
    instrument=st.none() | st.sampled_from([each for each in INSTRUMENTS if each.interval.generic < 9]),
)


def written_pitches(score: Score) -> list[tuple[list[str], Fraction]]:
    """Return the names and lengths of all notes, as music21 should read them."""
    return [(sorted(str(pitch) for pitch in event.pitches), event.length) for event in score.events if event.pitches]
