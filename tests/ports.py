"""Ports on loopback for servers that need a certain one, and keep it when they are started again."""

import os
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle

PORTS = range(20_000, 30_000)
"""Below those that outgoing connections get, so that none of these takes the port of a server that is down."""


def _own_ports() -> Iterator[int]:
    """Yield the ports that this process shares with no other process of the test run, starting anywhere."""
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    own = PORTS[number::count]
    start = random.randrange(len(own))
    return cycle([*own[start:], *own[:start]])


_ports = _own_ports()


def free_port() -> int:
    """Return a port that nothing listens on, each time another one."""
    while True:
        port = next(_ports)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
