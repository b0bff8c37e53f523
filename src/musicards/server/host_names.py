"""What the server is called. Other names in the Host header are refused: a site could point its name at us."""

import socket
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from musicards.server.callers import is_address, is_loopback

__all__ = ["HOST_NAMES", "HostNames"]


class HostNames:
    """The names of one server."""

    def __init__(self, public_url: str = "") -> None:
        """Take the name from `public_url`. Without it, take this machine's names, and addresses, which no site can own.

        Raises:
            ValueError: `public_url` is not the URL of a website.
        """
        parts = urlsplit(public_url)
        if public_url and (parts.scheme not in ("http", "https") or not parts.hostname):
            raise ValueError(f"{public_url!r} is not a URL such as https://cards.example")
        self.public_url: Final = public_url  # what people open, e.g. "https://cards.example"; empty if not given
        own = socket.gethostname().lower()
        self.names: set[str] = {parts.hostname} if parts.hostname else {own, f"{own}.local"}

    def knows(self, host: str) -> bool:
        """Whether the server is called `host`, a Host header. The port does not matter."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name == "localhost" or name.endswith(".localhost") or is_loopback(name) or name in self.names:
            return True
        return not self.public_url and is_address(name)


HOST_NAMES: Final = web.AppKey("host_names", HostNames)
