"""Find the addresses of this machine in its networks, and draw the link to a table as a QR code."""

import errno
import io
import ipaddress
import socket
from collections.abc import Sequence
from typing import Final

import segno
from aiohttp import web

from musicards.errors import BadNotation
from musicards.server.callers import is_secure

__all__ = ["asked_at", "is_public", "own_addresses", "qr_svg", "share_base"]

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 - only compared
LONGEST_LINK: Final = 300  # characters; a host name has at most 253
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


def asked_at(request: web.BaseRequest) -> str:
    """Return the address of the page's request: scheme, host and port, as the browser shows them."""
    scheme = "https" if is_secure(request) else request.scheme
    return f"{scheme}://{request.host}"


def is_public(request: web.BaseRequest) -> bool:
    """Whether other devices can open the address of the request, judging by its host name."""
    try:
        return not _is_loopback(request.url.host or "")
    except ValueError:  # the Host header is not a valid name
        return False


def share_base(request: web.BaseRequest, addresses: Sequence[str]) -> str:
    """Return the address to share: that of the page, or one of `addresses` if only this machine can open the page's."""
    return asked_at(request) if is_public(request) or not addresses else addresses[0]


def qr_svg(link: str) -> bytes:
    """Return `link` as a QR code in SVG: black on white, with a margin, so that it can be scanned on a dark page, too.

    Raises:
        BadNotation: `link` is empty, or longer than any link of ours.
    """
    if not link.isprintable():
        raise BadNotation("a link is made of letters, digits and signs")
    if len(link) > LONGEST_LINK:
        raise BadNotation(f"a link has at most {LONGEST_LINK} characters, not {len(link)}")
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=4, dark="#000", light="#fff", omitsize=True)
    return out.getvalue()


def _base(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
