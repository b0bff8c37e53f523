"""Find the addresses of this machine in its networks."""

import errno
import ipaddress
import socket
from typing import Final

from aiohttp import web

from musicards.server.guard.callers import is_loopback

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 - only compared
# Nothing is sent: connecting a datagram socket to a remote address only makes the system choose a local address.
FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


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
