"""Let other devices in the network reach a server that so far listens on its own machine only.

Whoever sits at the machine decides that on the page, and need not start the server again with ``--host``.
"""

import asyncio
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import structlog
from aiohttp import web

from musicards.server.guard.callers import is_loopback
from musicards.server.guard.host_names import is_public, own_addresses
from musicards.server.http.replies import reply

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only our addresses in networks are looked up for it

log: Final = structlog.get_logger()
sharing_routes: Final = web.RouteTableDef()


@dataclass(frozen=True, slots=True)
class Shared:
    """The server now listens in the network of its machine. POST /api/share."""

    addresses: list[str]  # for other devices, such as http://192.168.1.7:8000; empty if the machine is in no network


class Sharing:
    """Makes the server listen in the network, if it may."""

    def __init__(self, addresses: list[str]) -> None:
        """`addresses`: those at which other devices reach the server; more are added to it."""
        self.addresses: Final = addresses
        self._runner: web.AppRunner | None = None
        self._port = 0
        self._sharing = asyncio.Lock()

    def offer(self, runner: web.AppRunner, port: int) -> None:
        """Offer to share what `runner` serves on this machine only, at `port`."""
        self._runner, self._port = runner, port

    def is_offered(self, request: web.Request) -> bool:
        """Whether whoever asks may share the server: a page that is open on this machine, at its own address."""
        return (
            self._runner is not None
            and not is_public(request)
            and is_loopback(request.remote or "")
            and "X-Forwarded-For" not in request.headers  # a proxy on this machine asks for somebody elsewhere
        )

    async def share(self) -> None:
        """Listen in the network, from now until the server stops. Whoever comes there is a guest like any other.

        Raises:
            OSError: the port is taken there.
        """
        async with self._sharing:
            if self.addresses or self._runner is None:
                return
            for address in own_addresses(EVERYWHERE, self._port):
                await web.TCPSite(self._runner, urlsplit(address).hostname, self._port).start()
                self.addresses.append(address)
        log.info("shared in the network", addresses=len(self.addresses))


SHARING: Final = web.AppKey("sharing", Sharing)


@sharing_routes.post("/api/share")
async def post_share(request: web.Request) -> web.Response:
    """Listen in the network, too, when the page of somebody at this machine asks for it."""
    sharing = request.app[SHARING]
    if not sharing.is_offered(request):
        raise web.HTTPNotFound
    await sharing.share()
    return reply(Shared(sharing.addresses))
