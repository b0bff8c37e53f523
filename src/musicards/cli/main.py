"""Run a command. Errors are one line on stderr and exit code 2, never a traceback."""

import os
import sys
from io import TextIOWrapper
from typing import NoReturn

from cyclopts import App, CycloptsError

from musicards import __version__
from musicards.cli.ascii import ASCII_EQUIVALENTS
from musicards.errors import MusicardsError
from musicards.texts import explain

BAD_INPUT = 2
INTERRUPTED = 130
LONGEST_LINE = 400  # characters of an error message: whoever typed the value knows the rest

app = App(
    name="musicards",
    version=__version__,
    version_flags=["--version"],
    help=(
        "Play, and learn music theory from, the card games of the Musicards deck.\n\n"
        "Without a command, the app opens in your browser. Options are those of serve, such as: musicards --port 8123"
    ),
    help_format="plaintext",
    result_action="return_value",  # `main` exits once everything is written
)
# Each is only loaded when it runs: a server need not wait for what prints cards.
for command in (
    "serve:serve",
    "site:site",
    "stored:backup",
    "stored:check",
    "simulate:simulate",
    "replay:replay",
    "verify:verify",
    "tournament:tournament",
    "lab:lab",
    "cards:cards",
    "worksheet:worksheet",
    "worksheet:staff_paper",
    "look_up:scale",
    "look_up:chord",
    "look_up:interval",
    "look_up:key",
    "look_up:identify",
    "progression:progression",
    "transpose:transpose",
):
    app.command(f"musicards.cli.{command}", name=command.partition(":")[2].replace("_", "-"))


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run one command and exit with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ASCII_EQUIVALENTS)  # for terminals that cannot show a sharp sign
    arguments = with_command(sys.argv[1:] if arguments is None else arguments)
    if arguments[0] in app.help_flags:
        app.resolved_commands()  # so that the list says what each command does
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        _complain(f"{error} (try: musicards --help)")
    except MusicardsError as error:
        _complain(explain(error))
    except BrokenPipeError:  # the reader of our output, such as `head`, has exited
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        _complain(f"{error.filename}: {error.strerror}" if error.filename else f"cannot write: {error.strerror}")
    except KeyboardInterrupt:
        sys.stderr.write("\nmusicards: stopped\n")
        sys.exit(INTERRUPTED)
    sys.exit(code if isinstance(code, int) else 0)


def with_command(arguments: list[str]) -> list[str]:
    """Return `arguments` with a command. Without one, the app is served and opens in the browser.

    >>> with_command(["--port", "8123"])
    ['serve', '--open', '--port', '8123']
    """
    first = arguments[0] if arguments else "--"
    if not first.startswith("-") or first in (*app.help_flags, *app.version_flags):
        return arguments
    said = {"--open", "--no-open"} & {*arguments}
    return ["serve", *arguments] if said else ["serve", "--open", *arguments]


def _complain(message: str) -> NoReturn:
    line = " ".join(message.split())
    sys.stderr.write(f"musicards: {line if len(line) <= LONGEST_LINE else line[:LONGEST_LINE] + ' …'}\n")
    sys.exit(BAD_INPUT)
