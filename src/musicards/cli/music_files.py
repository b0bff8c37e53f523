"""The files that commands write a score to: ``--midi``, ``--musicxml``, ``--abc`` and ``--lilypond``."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from musicards.errors import BadNotation
from musicards.tools.files import FILES
from musicards.tools.score import Score


@dataclass(frozen=True, slots=True)
class MusicFiles:
    """Files to write, by their format."""

    midi: Path | None = None
    "A file to write the result to as MIDI."
    musicxml: Path | None = None
    "The same as MusicXML."
    abc: Path | None = None
    "The same as ABC."
    lilypond: Path | None = None
    "The same as LilyPond."

    def __post_init__(self) -> None:
        for name, path in self.wanted:
            if not path.name:
                raise BadNotation(f"--{name} needs the name of a file.")

    @property
    def wanted(self) -> list[tuple[str, Path]]:
        """The formats that are wanted, and their files."""
        paths = {"midi": self.midi, "musicxml": self.musicxml, "abc": self.abc, "lilypond": self.lilypond}
        return [(name, path) for name, path in paths.items() if path is not None]

    def write(self, score: Score) -> None:
        """Write each file that is wanted."""
        for name, path in self.wanted:
            path.write_bytes(FILES[name].write(score))


Files: TypeAlias = Annotated[MusicFiles, Parameter(name="*")]
NO_FILES = MusicFiles()
