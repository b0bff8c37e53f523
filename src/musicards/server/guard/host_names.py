"""What the server is called, and its addresses in the networks of this machine.

Other names in the Host header are refused: a site could point its name at us.
"""

import errno
import ipaddress
import re
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

from aiohttp import web

from musicards.server.guard.callers import is_address, is_loopback

LOCAL: Final = ("fritz.box", "home", "home.arpa", "internal", "intranet", "lan", "local", "localdomain")
"""The domains of local networks. Strangers cannot register names in them, unlike ``evil.example``."""
RESOLVER: Final = Path("/etc/resolv.conf")  # names the domains of our networks
LABEL: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")
EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 - only compared
# Nothing is sent: connecting a datagram socket to a remote address only makes the system choose a local address.
FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class HostNames:
    """The names of one server."""

    def __init__(self, *public_urls: str) -> None:
        """Take the names from `public_urls`.

        Without them, take this machine's names, names of a local network, and addresses: no site can own these.

        Raises:
            ValueError: one of `public_urls` is not the URL of a website.
        """
        self.public_url: Final = public_urls[0] if public_urls else ""  # what people open; empty if not given
        self.names: set[str] = {_host(_read(url, "https://cards.example")) for url in public_urls} or _own_names()
        self.origins: Final = {"{0.scheme}://{0.netloc}".format(urlsplit(url.lower())) for url in public_urls}

    def knows(self, host: str) -> bool:
        """Whether the server is called `host`, a Host header. The port does not matter."""
        try:
            parts = urlsplit(f"//{host}")
            name = "" if parts.username or (parts.port or 1) < 1 else (parts.hostname or "").rstrip(".")
        except ValueError:  # no port
            return False
        if _is_loopback(name) or name in self.names:
            return True
        return not self.public_url and (is_address(name) or _is_local(name))


def read_sites(sites: Iterable[str]) -> tuple[str, ...]:
    """Return the origins of `sites`, such as ``https://school.example`` or ``https://*.school.example``.

    Raises:
        ValueError: one of them is not the origin of a site.
    """
    origins = []
    for site in sites:
        parts = _read(site.replace("://*.", "://", 1), "https://school.example")
        if parts.path not in ("", "/"):
            raise ValueError(f"{site!r} is not a site such as https://school.example: leave out {parts.path!r}")
        host = _host(parts)
        shown = f"[{host}]" if ":" in host else host
        port = "" if parts.port is None else f":{parts.port}"
        origins.append(f"{parts.scheme}://{'*.' if '://*.' in site else ''}{shown}{port}")
    return tuple(origins)


def _read(url: str, example: str) -> SplitResult:
    """Return the parts of the URL of a website.

    Raises:
        ValueError: it is not an address, or has a user, a query or a fragment. The message shows an `example`.
    """
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(_host(parts)) and parts.port != 0
    except ValueError:  # no port, no IPv6 address, or no name
        good = False
    if not good or re.search(r"[\s@?#\\]|//.*//", url):
        raise ValueError(f"{url!r} is not a URL such as {example}")
    return parts


def _host(parts: SplitResult) -> str:
    """Return the name or address in a URL as browsers send it: names with other letters are encoded.

    Raises:
        ValueError: it can be neither.
    """
    host = (parts.hostname or "").rstrip(".")
    if is_address(host):
        return host
    name = host.encode("idna").decode().lower()
    if not all(LABEL.fullmatch(label) for label in name.split(".")) or name.rpartition(".")[2].isdigit():
        raise ValueError(f"{host!r} is no name")
    return name


def _own_names() -> set[str]:
    """Return this machine's name, and that with each domain in which this machine looks up names."""
    own = socket.gethostname().lower()
    try:
        settings = RESOLVER.read_text(encoding="utf-8", errors="replace")
    except OSError:  # not on every system
        settings = ""
    found = [line.split()[1:] for line in settings.lower().splitlines() if line.startswith(("search", "domain"))]
    return {own, *(f"{own}.{domain.strip('.')}" for line in found for domain in line)}


def _is_local(name: str) -> bool:
    """Whether `name` is one of a local network: ``nas``, ``vm.fritz.box``."""
    labels, (_, _, domain) = name.split("."), name.partition(".")
    if not all(LABEL.fullmatch(label) for label in labels):
        return False
    return len(labels) == 1 or any(domain == local or domain.endswith(f".{local}") for local in LOCAL)


def own_addresses(host: str, port: int) -> list[str]:
    """Return the addresses at which other devices in our networks reach a server that listens on `host`.

    The list is empty if only this machine can reach it.
    """
    if host not in EVERYWHERE:
        return [] if _is_loopback(host) else [_base(host, port)]
    found: list[str] = []
    for family, far in FAR:
        if family == socket.AF_INET6 and host == "0.0.0.0":  # noqa: S104 - only compared
            continue
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                address = probe.getsockname()[0]
        except OSError as error:
            if error.errno not in (errno.ENETUNREACH, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EHOSTUNREACH):
                raise
            continue
        if not _is_loopback(address) and not ipaddress.ip_address(address).is_link_local:
            found.append(_base(address, port))
    return found


def is_public(request: web.BaseRequest) -> bool:
    """Whether other devices can open the address of the request, judging by its host name."""
    try:
        return not _is_loopback(request.url.host or "")
    except ValueError:  # the Host header is not a valid name
        return False


def _base(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_loopback(host: str) -> bool:
    return host == "localhost" or host.endswith(".localhost") or is_loopback(host)


HOST_NAMES: Final = web.AppKey("host_names", HostNames)
