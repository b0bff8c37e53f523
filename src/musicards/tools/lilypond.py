"""Write a score as a LilyPond 2.24 file, which can be engraved as it is or edited.

Note names are English (``ef``, ``css``), octaves absolute: c' is middle C. Each measure has a line and a bar check.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from musicards.theory import SpelledPitch, parse_pitch
from musicards.tools.measures import NOTE_VALUES, Ending, Piece, bars_of, endings_of, measures_of, triplet_of
from musicards.tools.score import Bar, Score

_SMALL_OCTAVE: Final = 3  # the octave of a name without a mark: c is C3
_SIGNS: Final = {-2: "ff", -1: "f", 0: "", 1: "s", 2: "ss"}


def to_lilypond(score: Score) -> str:
    r"""Return the text of the file, to be saved as UTF-8.

    >>> from musicards.tools.score import score_of_chord
    >>> print(to_lilypond(score_of_chord(["C", "Eb", "G"], symbol="Cm")).splitlines()[-6].strip())
    <c' ef' g'>1^\markup "Cm" |
    """
    lines = ['\\version "2.24.0"', '\\language "english"', ""]
    if score.title:
        lines += ["\\header {", f"  title = {_quoted(score.title)}", "  tagline = ##f", "}", ""]
    lines += ["\\score {", "  \\new Staff {", f"    \\clef {score.clef}", f"    \\time {score.beats}/{score.beat_type}"]
    if score.tonic is not None and score.key is not None:
        lines.append(f"    \\key {_name(parse_pitch(score.tonic))} \\{score.mode or score.key.mode}")
    if score.tempo is not None:
        lines.append(f"    \\tempo 4 = {score.tempo}")
    if score.instrument is not None and score.instrument.transposes:
        lines.append(f"    \\transposition {_note(score.instrument.sounding(SpelledPitch('C', 0, 4)))}")
    bars = bars_of(score)
    if bars[0].length < score.measure:
        lines.append(f"    \\partial 32*{int(bars[0].length * 8)}")
    lines += _measures_text(score, bars)
    lines += ['    \\bar "|."'] if not bars[-1].repeat_ends else []
    lines += ["  }", "  \\layout { }", "  \\midi { }", "}"]
    return "\n".join(lines) + "\n"


def _measures_text(score: Score, bars: Sequence[Bar]) -> list[str]:
    """Return a line for each measure, with repeats as signs at its bar lines."""
    lines: list[str] = []
    endings = endings_of(bars)
    meter = (score.beats, score.beat_type)
    is_other = False  # whether the measure before had another length than its meter
    for place, (bar, pieces) in enumerate(zip(bars, measures_of(score), strict=True)):
        commands = []
        ending, last = endings[place], endings[place - 1] if place else None
        signs = ["(volta #f)"] if last is not None and last.ends else []
        signs += ["end-repeat"] if place and bars[place - 1].repeat_ends else []
        signs += ["start-repeat"] if bar.repeat_starts else []
        signs += [f'(volta "{_numbers(ending)}")'] if ending is not None and ending.begins else []
        commands += [f"\\set Score.repeatCommands = #'({' '.join(signs)})"] if signs else []
        meter = bar.meter or meter
        if place and bar.meter is not None:
            commands.append(f"\\time {meter[0]}/{meter[1]}")
        whole = Fraction(4 * meter[0], meter[1])
        if bar.length != whole and (place or bar.length > whole):
            commands.append(f"\\set Timing.measureLength = #(ly:make-moment {int(bar.length * 8)}/32)")
            is_other = True
        elif is_other:
            commands.append(f"\\set Timing.measureLength = #(ly:make-moment {int(whole * 8)}/32)")
            is_other = False
        lines += [f"    {command}" for command in commands]
        double = ' \\bar "||"' if bar.double and not bar.repeat_ends and place < len(bars) - 1 else ""
        lines.append(f"    {_pieces_text(pieces)} |{double}")
    closing = ["(volta #f)"] if endings[-1] else []
    closing += ["end-repeat"] if bars[-1].repeat_ends else []
    if closing:
        lines.append(f"    \\set Score.repeatCommands = #'({' '.join(closing)})")
    return lines


def _numbers(ending: Ending) -> str:
    return ", ".join(f"{number}." for number in ending.numbers)


def _pieces_text(pieces: Sequence[Piece]) -> str:
    words: list[str] = []
    for at, piece in enumerate(pieces):
        words += ["\\tuplet 3/2 {"] if triplet_of(pieces, at) else []
        words.append(_piece_text(piece))
        is_last = at + 1 == len(pieces) or pieces[at + 1].triplet < 2
        words += ["}"] if piece.triplet and is_last else []
    return " ".join(words)


def _piece_text(piece: Piece) -> str:
    notes = [_note(pitch) for pitch in piece.pitches] or ["r"]
    text = notes[0] if len(notes) == 1 else f"<{' '.join(notes)}>"
    symbol = f"^\\markup {_quoted(str(piece.symbol))}" if piece.symbol is not None else ""
    return text + _length_text(piece.written) + ("~" if piece.tied_on else "") + symbol


def _note(pitch: SpelledPitch) -> str:
    octaves = (pitch.octave or 0) - _SMALL_OCTAVE
    return _name(pitch) + ("'" * octaves if octaves > 0 else "," * -octaves)


def _name(pitch: SpelledPitch) -> str:
    return pitch.letter.lower() + _SIGNS[pitch.alteration]


def _length_text(length: Fraction) -> str:
    part, is_dotted = NOTE_VALUES[length]
    return f"{part}." if is_dotted else str(part)


def _quoted(text: str) -> str:
    """Return the text as a LilyPond string: on one line, with commands escaped."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'
