"""Find out who sends a request: the address behind the proxies we trust, and whether the browser uses HTTPS."""

import ipaddress
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from aiohttp import web

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

PROXIES: Final[web.AppKey[Sequence[Network]]] = web.AppKey("proxies")  # whose X-Forwarded-For we believe

LOOPBACK: Final[Sequence[Network]] = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))
HOP: Final = re.compile(r"\[([^]]+)\](?::\d+)?|([^:]+):\d+")  # an address in brackets, or with a port
ONE_SITE: Final = 48  # bits of an IPv6 address: a line may have all 65,536 networks behind them, and choose any


def read_networks(text: str) -> tuple[Network, ...]:
    """Return the networks in a list such as ``127.0.0.1, 10.0.0.0/8``.

    Raises:
        ValueError: one of them is neither an address nor a network.
    """
    try:
        return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())
    except ValueError as error:
        raise ValueError(f"trusted proxies are addresses such as 127.0.0.1 or 10.0.0.0/8: {error}") from None


def address_of(request: web.Request) -> str:
    """Return the address to count a request under: the client's, or the last one that our own proxies did not add.

    Addresses of the same IPv6 site count as one, because everybody there can choose among billions.
    """
    trusted = request.app[PROXIES]
    address = _read(request.remote or "")
    if address is None:  # a Unix socket
        return request.remote or ""
    hops = ",".join(request.headers.getall("X-Forwarded-For", [])).split(",")
    for hop in reversed(hops):
        further = _read_hop(hop.strip())
        if further is None or not _is_in(address, trusted):
            break
        address = further
    if address.version == 6:
        return str(ipaddress.ip_network((address, ONE_SITE), strict=False))
    return str(address)


def is_secure(request: web.BaseRequest) -> bool:
    """Whether the browser uses HTTPS, as far as we know: a proxy on this machine, or one we trust, may tell us."""
    if request.secure:
        return True
    peer = _read(request.remote or "")
    trusted = request.app[PROXIES] if isinstance(request, web.Request) else ()
    told = peer is None or _is_in(peer, LOOPBACK) or _is_in(peer, trusted)
    return told and request.headers.get("X-Forwarded-Proto") == "https"


def is_address(text: str) -> bool:
    """Whether `text` is an IP address."""
    return _read(text) is not None


def is_loopback(text: str) -> bool:
    """Whether `text` is an address that only this machine has."""
    address = _read(text)
    return address is not None and _is_in(address, LOOPBACK)


@lru_cache(maxsize=1024)  # the same people ask again and again
def _read(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _read_hop(text: str) -> Address | None:
    """Return an address in X-Forwarded-For. Some proxies add the port."""
    found = HOP.fullmatch(text)
    return _read(text if found is None else found[1] or found[2])


def _is_in(address: Address, networks: Sequence[Network]) -> bool:
    return any(address in network for network in networks)
