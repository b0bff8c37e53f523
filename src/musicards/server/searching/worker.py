"""A process that searches for computer players; `WorkerPool` starts it. It ends when its standard input ends.

Each problem arrives on standard input as a pickled `SearchProblem`, and is answered by one line of JSON on standard
output: the fields of the best action.
"""

import os
import pickle
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

NICE: Final = 10  # gives way to the server, but still gets some time on a busy machine


def main() -> None:
    """Solve problems until standard input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):  # some systems signal all processes; only the server ends a worker
        signal.signal(number, signal.SIG_IGN)
    _lower_priority()
    from musicards.server.live.searching import solve_now  # noqa: PLC0415 - takes long, so the priority is lowered first

    with suppress(BrokenPipeError):
        while True:
            try:
                problem = pickle.load(sys.stdin.buffer)  # noqa: S301 - sent by our own server
            except (EOFError, pickle.UnpicklingError):  # the server has ended, perhaps while sending
                return
            sys.stdout.write(solve_now(problem) + "\n")
            sys.stdout.flush()


def _lower_priority() -> None:
    """Lower the priority of this process and of its scheduling group. It was started in a session of its own.

    Where Linux groups processes by session for scheduling, `nice` only counts within the session. Between sessions, the
    priority of the group counts. In the server's session, searches would use up the time that the server needs.
    """
    with suppress(AttributeError):  # Windows has no `nice`
        os.nice(NICE)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICE), encoding="ascii")


if __name__ == "__main__":
    main()
