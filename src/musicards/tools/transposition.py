"""How a line should be transposed: by an interval, to a key, or for an instrument.

The command line and the page use the same form. `transpose` moves a line, `instruments` writes a part.
"""

from dataclasses import dataclass, replace

from musicards.errors import InputError
from musicards.theory import Clef, Interval, Key, NameSystem, SpelledPitch
from musicards.tools.instruments import (
    Instrument,
    OutOfRange,
    for_instrument,
    from_instrument,
    out_of_range,
    parse_instrument,
)
from musicards.tools.line_score import score_of_line
from musicards.tools.lines import Line, LineChord, LineItem
from musicards.tools.score import Score
from musicards.tools.transpose import easier_key, interval_to_key, key_distance, moved_by_octaves, transpose_line
from musicards.tools.typed_names import read_typed_interval, read_typed_key


@dataclass(frozen=True, slots=True)
class Transposition:
    """How a line should be transposed. Made by `read_transposition`.

    >>> from musicards.tools.lines import parse_line
    >>> transposition = read_transposition(from_key="Eb", to_instrument="alto saxophone")
    >>> str(transposition.of(parse_line("Eb4 F4 G4"))), transposition.key_after.name, transposition.title
    ('C5 D5 E5', 'C major', 'For alto saxophone')
    """

    key: Key | None  # of the line as typed
    interval: Interval | None  # applied before the instruments
    down: bool
    to_key: Key | None  # the key that `interval` leads to
    player: Instrument | None  # whose part was typed
    reader: Instrument | None  # whose part is wanted
    octaves: int = 0  # how far the result is moved up, or down below 0; notes without an octave stay

    @property
    def title(self) -> str:
        """Return a title for the result in English, e.g. "For alto saxophone"."""
        if self.reader is not None:
            return f"For {self.reader.name}"
        if self.to_key is not None:
            return f"In {self.to_key}"
        if self.interval is not None:
            return f"{self.interval.name.capitalize()} {'lower' if self.down else 'higher'}"
        return "At concert pitch"

    @property
    def key_after(self) -> Key | None:
        """Return the key of the result; None if the key of the line is not known."""
        key = self.to_key or self.key
        if key is not None and self.player is not None:
            key = self.player.sounding_key(key)
        if key is not None and self.reader is not None:
            key = self.reader.written_key(key)
        return key

    def of(self, line: Line) -> Line:
        """Return the transposed line."""
        if self.interval is not None:
            line = transpose_line(line, self.interval, down=self.down, keep_key=self.to_key is not None)
        key = self.to_key or self.key
        if self.player is not None:
            line = from_instrument(line, self.player, key=key)
            key = None if key is None else self.player.sounding_key(key)
        part = line if self.reader is None else for_instrument(line, self.reader, key=key)
        return moved_by_octaves(part, self.octaves)

    def out_of_range(self, result: Line) -> OutOfRange | None:
        """Return which notes of the result its instrument cannot play; None if it can, or if it is not known."""
        return None if self.reader is None else out_of_range(result, self.reader)

    def of_score(self, score: Score) -> Score:
        r"""Return music with lengths transposed: its notes, chord symbols and key.

        >>> from musicards.tools.abc_reading import parse_abc
        >>> tune = parse_abc('K:D\n"D"DF A2|')
        >>> moved = read_transposition(from_key="D", to_key="F").of_score(tune)
        >>> [str(event.pitches[0]) for event in moved.events], str(moved.events[0].symbol), moved.key.name
        (['F4', 'A4', 'C5'], 'F', 'F major')
        """
        items: list[LineItem] = []
        for event in score.events:
            items += event.pitches
            items += [event.symbol] if isinstance(event.symbol, LineChord) else []
        moved = iter(self.of(Line(tuple(items))).notes)
        events = []
        for event in score.events:
            pitches = tuple(note for _ in event.pitches if isinstance(note := next(moved), SpelledPitch))
            symbol = next(moved) if isinstance(event.symbol, LineChord) else event.symbol
            events.append(replace(event, pitches=pitches, symbol=None if isinstance(symbol, SpelledPitch) else symbol))
        key = self.key_after if self.key is not None else score.key
        return replace(score, events=tuple(events), key=key, instrument=self.reader)

    def score(self, result: Line, clef: Clef | None = None) -> Score:
        """Return the result as a score to be exported, with its title and key, for the instrument that plays it."""
        score = score_of_line(result, title=self.title, key=self.key_after, instrument=self.reader)
        return replace(score, chosen_clef=clef)

    def to_json(self, result: Line, names: NameSystem = "english") -> dict[str, object]:
        """Return the result with `names`, and what was done, as plain ASCII values."""
        key, outside = self.key_after, self.out_of_range(result)
        return {
            "line": result.text(names),
            "notes": [str(note) for note in result.notes],
            "interval": self.interval.name if self.interval else None,
            "down": self.down,
            "key": key.name if key else None,
            "instrument": self.reader.name if self.reader else None,
            "out_of_range": [str(note) for note in outside.notes] if outside else [],
            "fitting_octaves": outside.octaves if outside else None,
        }


def read_transposition(  # noqa: PLR0913 -- each is a field of a form
    *,
    by: str | None = None,
    down: bool = False,
    from_key: str | None = None,
    to_key: str | None = None,
    part_for: str | None = None,
    to_instrument: str | None = None,
    octaves: int = 0,
    names: NameSystem = "english",
) -> Transposition:
    """Read how to transpose: one of `by`, `to_key`, and the instruments, both of which may be given.

    Args:
        by: an interval in words or abbreviated.
        down: downward; without it, a line moves from key to key the shorter way.
        from_key: the key of the line as typed.
        to_key: the key of the result; needs `from_key`.
        part_for: the instrument whose part was typed; its sound is transposed.
        to_instrument: the instrument that should play it.
        octaves: how far to move the result up, or down below 0, so that it fits the instrument.
        names: how the notes in the names of keys are named.

    >>> read_transposition(by="minor third", down=True).title
    'Minor third lower'
    >>> read_transposition(from_key="C", to_key="Ab").interval.name
    'major third'

    Raises:
        BadNotation: something is not understood, does not go together, or is missing.
    """
    key = None if from_key is None else read_typed_key(from_key, names)
    new_key = None if to_key is None else read_typed_key(to_key, names)
    player = None if part_for is None else parse_instrument(part_for)
    reader = None if to_instrument is None else parse_instrument(to_instrument)
    if [by, to_key, part_for or to_instrument].count(None) != 2:
        raise InputError("several-targets")
    if new_key is not None:
        if key is None:
            raise InputError("original-key-missing", new_key.name)
        distance, goes_down = key_distance(key, new_key, down=True if down else None)
        return Transposition(key, distance, goes_down, new_key, player, reader, octaves)
    if by is None:
        if down:
            raise InputError("direction-not-allowed")
        return Transposition(key, None, False, None, player, reader, octaves)
    interval = read_typed_interval(by)
    if key is not None:
        new_key = easier_key(key.transposed(interval, down=down))
        interval = interval_to_key(interval, key, new_key, down=down)
    return Transposition(key, interval, down, new_key, player, reader, octaves)
