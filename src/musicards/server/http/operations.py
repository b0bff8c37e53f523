"""The health checks and metrics of a server.

``/healthz`` and ``/readyz`` are on the server's own port, and with ``/metrics`` on the port of `--metrics`. All that
they reveal about people and matches is numbers.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from musicards.errors import NotStored
from musicards.server.cluster.cluster import Cluster
from musicards.server.guard.host_names import HOST_NAMES
from musicards.server.guard.request_guard import INCIDENTS
from musicards.server.http.matches import MATCHES, SOCKETS
from musicards.server.http.replies import reply
from musicards.server.http.serving import BadSetting
from musicards.store import Store

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

SECONDS_TO_ANSWER: Final = 2.0  # the longest that the database may take to answer if the server is to be ready


class Operation:
    """The state of the server that operators can see.

    Attributes:
        draining: whether the server is about to stop, so that no new requests should be sent here.
        responses: the number of responses sent, by status.
        store: where matches are stored.
        cluster: the other servers; None for a server alone.
    """

    def __init__(self, store: Store, cluster: Cluster | None) -> None:
        self.draining = False
        self.responses: Counter[int] = Counter()
        self.store = store
        self.cluster = cluster

    async def count(self, _: web.Request, response: web.StreamResponse) -> None:
        """Count a response."""
        self.responses[response.status] += 1

    async def database(self) -> str:
        """Return "ok", "unreachable" if the database does not answer, or "failing" if it can only be read."""
        trouble = "unreachable"
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self.store.check()
                trouble = "failing"
                await self.store.check_writing()
        except (NotStored, TimeoutError):
            return trouble
        return "ok"

    @property
    def messages(self) -> str:
        """Return whether messages from other servers arrive: "ok", "unreachable", or "none" for a server alone."""
        if self.cluster is None:
            return "none"
        return "ok" if self.cluster.connected else "unreachable"


OPERATION: Final = web.AppKey("operation", Operation)

operation_routes: Final = web.RouteTableDef()


@operation_routes.get("/healthz")
async def get_health(_: web.Request) -> web.Response:
    """Answer that the process is alive."""
    return reply({"alive": True})


@operation_routes.get("/readyz")
async def get_readiness(request: web.Request) -> web.Response:
    """Answer whether to send requests here: not while the server stops, nor while the database fails.

    Without messages between servers the games continue, more slowly, so a server without them counts as ready.
    """
    operation = request.app[OPERATION]
    database = await operation.database()
    ready = database == "ok" and not operation.draining
    body = {"ready": ready, "draining": operation.draining, "database": database, "messages": operation.messages}
    return reply(body, HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE)


class _Collector:
    """Reads the numbers when they are requested, so that moves need no time for counting."""

    def __init__(self, app: web.Application) -> None:
        self._app = app

    def collect(self) -> "Iterable[Metric]":
        """Return all metrics."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415 - rarely needed

        operation, matches = self._app[OPERATION], self._app[MATCHES]
        store, cluster = operation.store, operation.cluster
        writer = getattr(store, "writer", None)
        gauges = {
            "pages": ("Open pages.", len(self._app[SOCKETS])),
            "matches": ("Matches in memory.", matches.loaded),
            "matches_led": ("Matches whose timers and computer players run here.", matches.led),
            "draining": ("Whether the server stops.", operation.draining),
        }
        counters = {
            "entries_stored": ("Entries of logs stored by this server.", getattr(writer, "rows", 0)),
            "transactions": ("Transactions that stored them.", getattr(writer, "batches", 0)),
            "not_stored": ("Attempts to store something that failed.", getattr(store, "not_stored", 0)),
        }
        if cluster is not None:
            gauges["messages_arrive"] = ("Whether messages of other servers arrive.", cluster.connected)
            gauges["other_servers"] = ("Other servers that we hear.", cluster.others)
            counters["entries_received"] = ("Entries stored by other servers, loaded here.", cluster.received)
            counters["messages_lost"] = ("Messages to other servers that could not be sent.", cluster.lost)
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(f"musicards_{name}", text, value)
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(f"musicards_{name}", text, value)
        responses = CounterMetricFamily("musicards_responses", "HTTP responses.", labels=["status"])
        for status, count in sorted(operation.responses.items()):
            responses.add_metric([str(status)], count)
        yield responses
        refused = CounterMetricFamily("musicards_refused", "Refused requests and messages.", labels=["reason"])
        for reason, count in sorted(self._app[INCIDENTS].counts.items()):
            refused.add_metric([reason], count)
        yield refused


@asynccontextmanager
async def metrics_served(app: web.Application, host: str, port: int) -> AsyncIterator[int]:
    """Serve the metrics of `app` in the format of Prometheus at a port of their own. Yield the port.

    Raises:
        BadSetting: a package is missing.
        OSError: the server cannot listen on it.
    """
    try:
        from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, generate_latest  # noqa: PLC0415
    except ImportError as error:
        raise BadSetting(f"--metrics needs one more package: pip install 'musicards[metrics]' ({error})") from error

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    registry.register(_Collector(app))

    async def get_metrics(_: web.Request) -> web.Response:
        headers = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        return web.Response(body=generate_latest(registry), headers=headers)

    @web.middleware
    async def guard(request: web.Request, handler: Any) -> web.StreamResponse:  # noqa: ANN401 - aiohttp's type
        """Refuse other names: a site could point its own at this port, and read the numbers in somebody's browser."""
        if not app[HOST_NAMES].knows(request.host):
            raise web.HTTPMisdirectedRequest
        answer: web.StreamResponse = await handler(request)
        return answer

    own: Any = web.Application(middlewares=[guard])
    own[OPERATION] = app[OPERATION]
    own.add_routes(operation_routes)
    own.router.add_get("/metrics", get_metrics)
    runner = web.AppRunner(own, access_log=None, handle_signals=False)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
