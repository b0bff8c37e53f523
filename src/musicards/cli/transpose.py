"""``musicards transpose``: move a line of notes or chord symbols to another key, or for another instrument."""

import json
import sys
from dataclasses import replace
from typing import Annotated, Final, Literal, TypeAlias

from cyclopts import Parameter

from musicards.cli.music_files import NO_FILES, Files
from musicards.errors import BadNotation
from musicards.theory import Clef
from musicards.tools.abc import to_abc
from musicards.tools.abc_reading import is_abc, parse_abc
from musicards.tools.lines import Line, LineKind
from musicards.tools.song_sheets import key_of_sheet, parse_line_or_sheet
from musicards.tools.transposition import Transposition, read_transposition

Names: TypeAlias = Literal["english", "german", "solfege"]

_MAX_TYPED: Final = 100_000  # characters read from standard input


def transpose(
    *line: Annotated[str, Parameter(allow_leading_hyphen=True)],
    by: str | None = None,
    down: Annotated[bool, Parameter(negative=())] = False,
    from_key: str | None = None,
    to_key: str | None = None,
    for_instrument_named: Annotated[str | None, Parameter(name="--for")] = None,
    from_instrument_named: Annotated[str | None, Parameter(name="--from-part-for")] = None,
    octaves: int = 0,
    reads: Annotated[LineKind | None, Parameter(name="--as")] = None,
    names: Names = "english",
    clef: Clef | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    files: Files = NO_FILES,
) -> None:
    """Transpose notes, chord symbols or a song sheet: by an interval, from key to key, or for an instrument.

    Bar lines and line breaks stay where they are. Use one of --by, --to-key, --for and --from-part-for; the last two
    can be used together, to play one instrument's part on another.

    Example: musicards transpose "Dm7 G7 | Cmaj7" --from-key C --to-key Eb
    Example: musicards transpose "[C]Amazing [F]grace" --by M2
    Example: musicards transpose "C4 E4 G4" --by "minor third" --down
    Example: musicards transpose "Eb4 F4 G4" --from-key Eb --for "alto saxophone" --musicxml part.musicxml

    Parameters
    ----------
    line
        Notes with or without octaves, or chord symbols, such as C4 Eb or F#m7b5 Bb7/F; or lyrics with chords in
        brackets (ChordPro) or in rows above the words; or a tune in ABC. - for standard input.
    by
        An interval in words or abbreviated: minor third, m3, octave, whole step.
    down
        Downward instead of upward. Without it, a line moves from key to key the shorter way.
    from_key
        The key of the line as typed, such as Eb or F# minor; a song sheet or tune may have it itself.
    to_key
        The key of the result; needs --from-key.
    for_instrument_named
        The instrument that should play what sounds as typed, in English, German, French or Spanish: Bb clarinet,
        alto saxophone, Horn in F.
    from_instrument_named
        The instrument whose part was typed; its sound is transposed.
    octaves
        How many octaves higher to write the result, such as 1 or -1, so that it fits the instrument.
    reads
        notes or chords, if a line could be either, such as C6 G7.
    names
        How notes are named, in what is typed and in the answer: english, german or solfege.
    clef
        Of the files: treble, bass, alto or tenor. Without it, the clef of the instrument, or the one that fits.
    as_json
        Print one JSON object: line, notes (ASCII), interval, down, key, instrument and what is out of its range.
    """
    for word in line:
        if word.startswith("--"):
            raise BadNotation(f"transpose has no option {word[:40]} (try: musicards transpose --help)")
    text = sys.stdin.read(_MAX_TYPED) if line == ("-",) else " ".join(line)
    tune = parse_abc(text) if reads is None and is_abc(text) else None
    typed = Line(()) if tune is not None else parse_line_or_sheet(text, kind=reads, names=names)
    if from_key is None and tune is not None:
        from_key = tune.key.name if tune.key is not None else None
    elif from_key is None and by is None:
        from_key = key_of_sheet(typed)
    wish = read_transposition(
        by=by,
        down=down,
        from_key=from_key,
        to_key=to_key,
        part_for=from_instrument_named,
        to_instrument=for_instrument_named,
        octaves=octaves,
        names=names,
    )
    result = wish.of(typed)
    moved = None if tune is None else wish.of_score(tune)
    shown = result.text(names) if moved is None else to_abc(moved)
    if files.wanted:
        files.write(wish.score(result, clef) if moved is None else replace(moved, chosen_clef=clef))
    if as_json:
        print(json.dumps(wish.to_json(result, names) | {"line": shown}))
    else:
        print(shown.strip("\n"))
        _warn_of_range(wish, result)


def _warn_of_range(wish: Transposition, result: Line) -> None:
    """Say on standard error which notes the instrument cannot play, and in which octave it can play all of them."""
    outside = wish.out_of_range(result)
    if outside is None or outside.instrument.written_range is None:
        return
    low, high = outside.instrument.written_range
    notes = " ".join(map(str, outside.notes))
    print(f"outside the written range of the {outside.instrument.name}, {low} to {high}: {notes}", file=sys.stderr)
    if outside.octaves is not None:
        print(f"it fits with --octaves {wish.octaves + outside.octaves}", file=sys.stderr)
