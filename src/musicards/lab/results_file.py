"""The file with the rounds that a tournament has played, so that it can continue where it stopped.

Each line of the file is a JSON object: first the settings, then one round each, in the order in which they were played.
A line that was cut off when the program was killed is dropped, and its round played again.
"""

import json
import os
from pathlib import Path
from typing import Final, Self

import msgspec

from musicards.errors import RecordError, shown
from musicards.lab.tournament import Number, Round, Tournament

try:
    import fcntl
except ImportError:  # Windows: the file is not locked. Two programs at once write every line twice, which does no harm.
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "musicards-tournament/1"


class ResultsFile:
    """An open file of rounds, to be used as a context manager.

    Attributes:
        rounds: the rounds in the file, by number.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open the file at `path`, or create it.

        Raises:
            RecordError: it belongs to another tournament, is in use, or is another kind of file; it is left unchanged.
            OSError: it cannot be read or written.
        """
        self.path = path
        self.tournament = tournament
        self.rounds: dict[Number, Round] = {}
        self._file = path.open("a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def add(self, played: Round) -> None:
        """Write a round to the file."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        self.rounds[self.tournament.number_of(played)] = played

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def _lock(self) -> None:
        """Lock the file so that no other process writes to it; closing it releases the lock."""
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise RecordError(f"{self.path}: another tournament is using this file") from None

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read()
        header = json.dumps({"format": FORMAT, **self.tournament.settings()}).encode() + b"\n"
        if header.startswith(text):  # a new file, or one whose first line was cut off
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return
        whole = text.rfind(b"\n") + 1
        first, *lines = text[:whole].splitlines() or [text]
        self._check_settings(first)
        for number, line in enumerate(lines, start=2):
            played = self._read_round(number, line)
            self.rounds[self.tournament.number_of(played)] = played
        self._file.truncate(whole)
        self._file.seek(0, os.SEEK_END)

    def _check_settings(self, line: bytes) -> None:
        try:
            kept = json.loads(line)
        except (ValueError, RecursionError):
            kept = None
        if not isinstance(kept, dict) or kept.get("format") != FORMAT:
            raise RecordError(f"{self.path}: not a tournament's file of rounds; choose another name")
        for name, value in self.tournament.settings().items():
            if kept.get(name) != value:
                raise RecordError(
                    f"{self.path}: from another tournament, with {name.replace('_', ' ')} {_said(kept.get(name))}, "
                    f"not {_said(value)}; to start over, use --keep with another name"
                )

    def _read_round(self, number: int, line: bytes) -> Round:
        try:
            played = msgspec.json.decode(line, type=Round)
        except msgspec.DecodeError as error:
            raise RecordError(f"{self.path}: line {number}: {error}") from None
        if not self._is_possible(played):
            raise RecordError(f"{self.path}: line {number}: not a round of this tournament")
        return played

    def _is_possible(self, played: Round) -> bool:
        """Whether a round has valid numbers for every seat of this tournament."""
        players = self.tournament.seats
        try:
            self.tournament.number_of(played)
        except ValueError:  # no such lineup
            return False
        for game in played.games:
            figures = game.played
            by_seat = (figures.scores, figures.moves, figures.misplays, figures.seconds)
            if {len(game.seats), *map(len, by_seat)} != {players} or not figures.winners:
                return False
            if tuple(sorted(game.seats)) != played.lineup or not set(figures.winners) <= set(range(players)):
                return False
        return bool(played.games) and played.deal >= 0


def _said(value: object) -> str:
    """Return a setting as it is written on the command line."""
    return ",".join(map(str, value)) if isinstance(value, list) else shown(value)
