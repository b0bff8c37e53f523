"""The server's log: lines on stderr, without personal data and without tracebacks of what clients did wrong."""

import contextlib
import io
import logging
import sys
from typing import TextIO, cast

import structlog
from aiohttp import web
from structlog.typing import Processor


class _LossyStream(io.TextIOBase):
    """Passes text on, but loses what cannot be written, as on a full disk: the server continues without its log."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.flush()


def shorten(record: logging.LogRecord) -> bool:
    """Make one line of the entry about a malformed request, without the traceback and the client's address."""
    kind = record.exc_info[0] if record.exc_info else None
    broken = str(record.msg).startswith("Error handling request")  # its head; and otherwise its body
    if kind is not None and (broken or issubclass(kind, web.RequestPayloadError)):
        record.msg, record.args = "malformed request: %s", (kind.__name__,)
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up_log(level: str, *, as_json: bool = False) -> None:
    """Log to stderr, one line for each entry, or one JSON object; warnings and errors of libraries too."""
    logging.getLogger("aiohttp.server").addFilter(shorten)
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    stream = cast("TextIO", _LossyStream(sys.stderr))
    start: list[Processor] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso")]
    end: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*start, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *end],
        )
        if as_json
        else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler])
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(stream),
        processors=[*start, *(end if as_json else [_console()])],
    )


def _console() -> structlog.dev.ConsoleRenderer:
    # The default traceback shows every local variable too: hidden cards, and who sits where.
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
