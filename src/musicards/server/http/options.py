"""How to serve. It loads nothing of the server, so that the command line can describe the options without it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The options of ``musicards serve``.

    Parameters
    ----------
    port
        The port to listen on; 0 for any free port.
    host
        The address to listen on; 0.0.0.0 lets others in your network join a table, and :: does so over IPv6, too.
    data
        The folder for the matches; by default musicards in your user data folder.
    pace
        How long computer players take to play; 1 is natural, 0 is at once.
    log_level
        How much to log to stderr.
    log_json
        Log one JSON object per line.
    trusted_proxies
        Addresses or networks of reverse proxies in front of the app, such as 127.0.0.1,10.0.0.0/8. They say for
        whom they ask, so that limits count for each player and not for the proxy.
    public_url
        The address that people open, such as https://cards.example, if it is not this machine's own name or address,
        or a name in the local network. Give the option once for each address.
    frame_ancestors
        A site whose pages may show musicards in a frame, such as https://school.example or https://*.school.example.
        Give the option once for each site. Without it, no other site may.
    keep
        How many days finished games are kept, such as 365d, or ever; by default 90d. Then they are deleted, with the
        names in them.
    database
        The address of a PostgreSQL database for the matches, such as postgresql+asyncpg://cards:password@host/cards.
        Any number of servers can share it. They need the same secret. Without the option, the environment variable
        MUSICARDS_DATABASE has the address.
    redis
        The address of a Redis that carries messages between these servers, such as redis://host:6379/0. Without the
        option, the environment variable MUSICARDS_REDIS has the address, and without both the database carries them.
    secret_file
        The file with the secret of these servers; without it, the environment variable MUSICARDS_SECRET has the secret.
    metrics
        The port at which Prometheus finds metrics, reachable only from this machine; or an address and a port, such
        as 0.0.0.0:9100.
    drain
        Seconds from the signal to stop until the server stops. Meanwhile /readyz answers that it is not ready.
    """

    port: int = 8000
    host: str = "127.0.0.1"
    data: Path | None = None
    pace: float = 1.0
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_json: bool = False
    trusted_proxies: str = ""
    public_url: list[str] | None = None
    frame_ancestors: list[str] | None = None
    keep: str = ""
    database: str = ""
    redis: str = ""
    secret_file: Path | None = None
    metrics: str = ""
    drain: float = 0.0
