"""The log of matches and tables. A server writes it as its own; without a server, the standard library writes it."""

import logging
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

Write: TypeAlias = Callable[[str, str, Mapping[str, object]], None]
"""Writes an entry: debug, info, warning, error, or exception with a traceback; what happened; and facts by name."""


def write_with_logging(level: str, event: str, facts: Mapping[str, object]) -> None:
    """Write an entry with the standard library."""
    number = logging.ERROR if level == "exception" else logging.getLevelNamesMapping()[level.upper()]
    logging.getLogger("musicards").log(number, "%s %s", event, dict(facts), exc_info=level == "exception")


class Log:
    """What the code calls.

    Attributes:
        write: writes the entries.
    """

    def __init__(self) -> None:
        self.write: Write = write_with_logging

    def debug(self, event: str, **facts: object) -> None:
        self.write("debug", event, facts)

    def info(self, event: str, **facts: object) -> None:
        self.write("info", event, facts)

    def warning(self, event: str, **facts: object) -> None:
        self.write("warning", event, facts)

    def error(self, event: str, **facts: object) -> None:
        self.write("error", event, facts)

    def exception(self, event: str, **facts: object) -> None:
        self.write("exception", event, facts)


log: Final = Log()
