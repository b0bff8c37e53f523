"""The file with the results of a tournament or a question, so that it can continue where it stopped.

Each line of the file is a JSON object: first the settings, then one result each, in the order in which they were
played. A line that was cut off when the program was killed is dropped, and its games are played again.
"""

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

import msgspec

from musicards.errors import RecordError, shown

try:
    import fcntl
except ImportError:  # Windows: the file is not locked. Two programs at once write every line twice, which does no harm.
    fcntl = None  # type: ignore[assignment]


class Played(Protocol):
    """A result: the games that have been played at once."""

    @property
    def games(self) -> Sequence[object]:
        """Return the games."""


Number = TypeVar("Number")
Result = TypeVar("Result", bound=Played)


VERSION: Final = 1
"""The version of the format."""


class Resumable(ABC, Generic[Number, Result]):
    """What plays many games, and can continue from the results that are in a file.

    Attributes:
        kind: its name in the file and in messages, e.g. "tournament".
        result_type: the type of a result.
    """

    kind: ClassVar[str]
    result_type: ClassVar[type[Any]]

    @abstractmethod
    def settings(self) -> dict[str, object]:
        """Return everything that determines the results, except how many there are, as JSON values."""

    @abstractmethod
    def number_of(self, result: Result) -> Number:
        """Return what identifies a result among the others.

        Raises:
            ValueError: it is not a result of this.
        """


class ResultsFile(Generic[Number, Result]):
    """An open file of results, to be used as a context manager.

    Attributes:
        results: the results in the file, by number.
    """

    def __init__(self, path: Path, owner: Resumable[Number, Result]) -> None:
        """Open the file at `path`, or create it.

        Raises:
            RecordError: it has other settings, is in use, or is another kind of file; it is left unchanged.
            OSError: it cannot be read or written.
        """
        self.path = path
        self.owner = owner
        self.results: dict[Number, Result] = {}
        self._file = path.open("a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def add(self, result: Result) -> None:
        """Write a result to the file."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()
        self.results[self.owner.number_of(result)] = result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    @property
    def _format(self) -> str:
        return f"musicards-{self.owner.kind}/{VERSION}"

    def _lock(self) -> None:
        """Lock the file so that no other process writes to it; closing it releases the lock."""
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise RecordError(f"{self.path}: another command is using this file") from None

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read()
        header = json.dumps({"format": self._format, **self.owner.settings()}).encode() + b"\n"
        if header.startswith(text):  # a new file, or one whose first line was cut off
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return
        whole = text.rfind(b"\n") + 1
        first, *lines = text[:whole].splitlines() or [text]
        self._check_settings(first)
        for number, line in enumerate(lines, start=2):
            self._read_result(number, line)
        self._file.truncate(whole)
        self._file.seek(0, os.SEEK_END)

    def _check_settings(self, line: bytes) -> None:
        try:
            kept = json.loads(line)
        except (ValueError, RecursionError):
            kept = None
        kind = self.owner.kind
        if not isinstance(kept, dict) or kept.get("format") != self._format:
            raise RecordError(f"{self.path}: not the results of a {kind}; choose another name")
        for name, value in self.owner.settings().items():
            if kept.get(name) != value:
                raise RecordError(
                    f"{self.path}: from another {kind}, with {name.replace('_', ' ')} {_said(kept.get(name))}, "
                    f"not {_said(value)}; to start over, delete the file or choose another name"
                )

    def _read_result(self, number: int, line: bytes) -> None:
        owner = self.owner
        try:
            result: Result = msgspec.json.decode(line, type=owner.result_type)
            self.results[owner.number_of(result)] = result
        except msgspec.DecodeError as error:
            raise RecordError(f"{self.path}: line {number}: {error}") from None
        except ValueError:
            raise RecordError(f"{self.path}: line {number}: not a result of this {owner.kind}") from None


def open_results(
    path: Path | None, owner: Resumable[Number, Result]
) -> AbstractContextManager[ResultsFile[Number, Result] | None]:
    """Return the file at `path`, to be used as a context manager, or None there if `path` is None."""
    return ResultsFile(path, owner) if path is not None else nullcontext()


def recorder(file: ResultsFile[Number, Result] | None, done: Callable[[int], None] | None) -> Callable[[Result], None]:
    """Return a function that writes a result to the file and calls `done` with its number of games."""

    def record(result: Result) -> None:
        if file is not None:
            file.add(result)
        if done is not None:
            done(len(result.games))

    return record


def _said(value: object) -> str:
    """Return a setting as it is written on the command line."""
    if value is None:
        return "not given"
    return ",".join(map(str, value)) if isinstance(value, list) else shown(value)
