"""The server as a whole: one port for pages, HTTP calls and websockets. ``musicards serve`` runs it."""

import asyncio
import contextlib
import errno
import gc
import math
import os
import random
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import structlog
from aiohttp import web
from platformdirs import user_data_path

from musicards.errors import MatchError, NotStored, shown
from musicards.games.rng import Rng
from musicards.server.calls.reviews import Reviews
from musicards.server.classroom.classes import Classes
from musicards.server.clock import Clock, SystemClock
from musicards.server.cluster.cluster import Cluster
from musicards.server.codec import encode
from musicards.server.guard.callers import PROXIES, Network, read_networks
from musicards.server.guard.host_names import HOST_NAMES, HostNames, own_addresses, read_sites
from musicards.server.guard.identity import IDENTITY, Identity, load_secret
from musicards.server.guard.limits import PAPERS, set_limits
from musicards.server.guard.request_guard import FRAME_ANCESTORS, add_headers
from musicards.server.http import serving
from musicards.server.http.calls import REVIEWS, add_calls
from musicards.server.http.classes import CLASSES, class_routes
from musicards.server.http.handover import HANDOVERS, HandoversInMemory, SharedHandovers, handover_routes
from musicards.server.http.logs import set_up_log
from musicards.server.http.matches import ADDRESSES, MATCHES, SOCKETS, answer_problems, close_sockets, routes
from musicards.server.http.operations import OPERATION, Operation, metrics_served, operation_routes
from musicards.server.http.options import ServeOptions
from musicards.server.http.pages import get_file
from musicards.server.http.paper import RENDERER, PaperRenderer, paper_routes
from musicards.server.http.problem_pages import show_problems
from musicards.server.http.serving import BadSetting, Database, Opened, in_database, in_file, read_address, read_secret
from musicards.server.http.sharing import SHARING, Sharing, sharing_routes
from musicards.server.live.keys import SeatKeys
from musicards.server.live.open_table import Services
from musicards.server.live.peers import Peers
from musicards.server.live.registry import DAY, MatchRegistry
from musicards.server.live.searching import Searcher
from musicards.server.log import log as log_of_tables
from musicards.server.match.messages import EvidenceBody
from musicards.server.searching.pool import WorkerPool
from musicards.store.files import locked
from musicards.store.handovers import StoredHandovers
from musicards.store.sql import SqlStore
from musicards.texts import explain

DATABASE: Final = "musicards.db"
LAST_PORT: Final = 65535
LARGEST_BODY: Final = 16 * 1024
SECONDS_TO_ARRIVE: Final = 10.0  # for the headers of a request, and until an idle connection is closed
SECONDS_TO_STOP: Final = 5.0

log: Final = structlog.get_logger()


def _write_entry(level: str, event: str, facts: Mapping[str, object]) -> None:
    """Write an entry of the log of matches and tables."""
    getattr(log, level)(event, **facts)


def default_data() -> Path:
    """Return the folder for matches: ``MUSICARDS_DATA``, or else ``musicards`` where the system keeps a user's data.

    Raises:
        BadSetting: the user has no home.
    """
    own = os.environ.get("MUSICARDS_DATA")
    try:
        if own:
            return Path(own).expanduser()
        # Earlier versions stored matches here on every system, and nobody is to lose them.
        earlier = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share", "musicards").expanduser()
        return earlier if earlier.exists() else user_data_path("musicards", appauthor=False).expanduser()
    except RuntimeError:  # as in many containers
        raise BadSetting("this user has no home folder: name a folder for the matches with --data") from None


def make_app(  # noqa: PLR0913 - every one has a default
    store: SqlStore,
    secret: bytes,
    *,
    rng: Rng | None = None,
    pace: float = 1.0,
    clock: Clock | None = None,
    proxies: Sequence[Network] = (),
    names: HostNames | None = None,
    sites: Sequence[str] = (),
    searcher: Searcher | None = None,
    keep_days: int | None = None,
    cluster: Cluster | None = None,
) -> web.Application:
    """Return the web application on `store`, which the caller has to close.

    Args:
        store: where matches are stored.
        secret: signs cookies and the keys of seats.
        rng: the random numbers; the system's when None.
        pace: how long computer players take; 1 is natural, 0 at once.
        clock: the time; the system's when None.
        proxies: the proxies in front of the server, which say for whom they ask.
        names: the server's host names; the names and addresses of this machine, and local names, when None.
        sites: the origins of the sites whose pages may show ours in a frame.
        searcher: searches for computer players; in this process when None.
        keep_days: the days after which matches that are over are deleted; None for never.
        cluster: this server's part in a cluster on the same store; None for a single server.
    """
    clock = clock or SystemClock()
    log_of_tables.write = _write_entry
    searcher = searcher or Searcher()
    app = web.Application(middlewares=[show_problems, answer_problems], client_max_size=LARGEST_BODY)

    def note_evidence(code: str, holder: str, pieces: Sequence[EvidenceBody]) -> None:
        app[CLASSES].note_evidence(code, holder, pieces)

    services = Services(
        store=store,
        rng=rng or random.SystemRandom(),
        pace=pace,
        keys=SeatKeys(secret),
        clock=clock,
        searcher=searcher,
        peers=cluster or Peers(),
        encode=encode,
        run=asyncio.to_thread,
        explain=explain,
        note_evidence=note_evidence,
    )
    app[MATCHES] = MatchRegistry(services, keep_days)
    app[CLASSES] = Classes(store, app[MATCHES], secret=secret, clock=clock, rng=services.rng)
    app[IDENTITY] = Identity(secret)
    app[PROXIES] = proxies
    app[HOST_NAMES] = names or HostNames()
    app[FRAME_ANCESTORS] = sites
    set_limits(app, clock)
    app[RENDERER] = PaperRenderer(app[PAPERS])
    app[REVIEWS] = Reviews(encode)
    app[OPERATION] = Operation(store, cluster)
    if cluster is None:
        app[HANDOVERS] = HandoversInMemory(clock)
    else:
        app[HANDOVERS] = SharedHandovers(StoredHandovers(store), clock, secret)
    app[SOCKETS] = set()
    app[ADDRESSES] = []
    app[SHARING] = Sharing(app[ADDRESSES])
    for each in (routes, handover_routes, paper_routes, operation_routes, sharing_routes, class_routes):
        app.add_routes(each)
    add_calls(app)
    app.router.add_get("/{name:.*}", get_file)
    app.on_response_prepare.append(add_headers)
    app.on_response_prepare.append(app[OPERATION].count)
    app.cleanup_ctx.append(partial(_clearing, clock))
    app.on_shutdown.append(close_sockets)
    app.on_shutdown.append(lambda app: app[CLASSES].close())
    app.on_cleanup.append(lambda app: app[MATCHES].close())
    app.on_cleanup.append(lambda _: searcher.close())
    if cluster is not None:
        app.on_startup.append(lambda _: cluster.start())
        app.on_cleanup.append(lambda _: cluster.stop())
    return app


def make_runner(app: web.Application, seconds_to_arrive: float = SECONDS_TO_ARRIVE) -> web.AppRunner:
    """Return what serves `app`; it closes a connection on which no whole request arrives in time."""
    return web.AppRunner(
        app,
        access_log=None,
        handle_signals=False,
        keepalive_timeout=seconds_to_arrive,
        shutdown_timeout=SECONDS_TO_STOP,
    )


async def _clearing(clock: Clock, app: web.Application) -> AsyncIterator[None]:
    task = asyncio.create_task(_clear_daily(app[MATCHES], app[CLASSES], clock))
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def _clear_daily(matches: MatchRegistry, classes: Classes, clock: Clock) -> None:
    """Delete abandoned matches, and classes whose time is over, at the start and once a day."""
    started = clock.now() / 1000 - clock.time()  # stays the same unless somebody sets the time of day
    while True:
        moved, started = started, clock.now() / 1000 - clock.time()
        if abs(started - moved) > DAY:  # perhaps by mistake, and corrected by tomorrow
            log.warning("the clock was set: no old matches are deleted today")
        else:
            try:
                await matches.clear()
                await classes.clear()
            except MatchError as error:
                log.error("old matches not forgotten", why=str(error))  # noqa: TRY400 - a full disk, not a bug
        await clock.sleep(DAY)


KEEP: Final = "90d"  # how long matches that are over are kept if nobody says otherwise


def serve(options: ServeOptions, ready: Callable[[str], None] = print) -> int:
    """Serve until SIGINT or SIGTERM.

    Args:
        options: where and how to serve.
        ready: called with the address once the server listens.

    Returns:
        The exit code: 0, or 2 when the server cannot listen on the address or use the folder (the error is on stderr).
    """
    set_up_log(options.log_level, as_json=options.log_json)
    host, port, pace = options.host, options.port, options.pace
    try:
        measured = _check_numbers(pace, port, options.metrics)
        proxies, names = read_networks(options.trusted_proxies), HostNames(*options.public_url or ())
        sites, keep_days = read_sites(options.frame_ancestors or ()), read_days(options.keep or KEEP)
        folder = options.data or default_data()
    except (BadSetting, ValueError) as error:
        sys.stderr.write(f"musicards: {error}\n")
        return 2
    try:
        shared = _read_database(options.database, options.redis, options.secret_file)
        with contextlib.ExitStack() as stack:
            if shared is None:
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                stack.enter_context(locked(folder))
                _keep_private(folder)
                secret, opened = load_secret(folder / "secret.key"), in_file(folder / DATABASE)
            else:
                secret, opened = shared.secret, in_database(shared)
            searcher = WorkerPool(SystemClock()) if pace else None
            make = partial(
                make_app,
                secret=secret,
                pace=pace,
                proxies=proxies,
                names=names,
                sites=sites,
                searcher=searcher,
                keep_days=keep_days,
            )
            runner = stack.enter_context(asyncio.Runner(loop_factory=_loop_factory()))
            runner.run(_serve((host, port), opened, make, ready, measured, options.drain))
    except (BadSetting, NotStored) as error:
        sys.stderr.write(f"musicards: {error}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"musicards: {_trouble(error, host, port, folder)}\n")
        return 2
    except UnicodeError:
        sys.stderr.write(f"musicards: {shown(host)} is no address of this machine: choose another with --host\n")
        return 2
    except KeyboardInterrupt:  # on systems whose event loop cannot handle signals
        pass
    return 0


def _check_numbers(pace: float, port: int, metrics: str) -> tuple[str, int] | None:
    """Return the host and port for metrics, if there are to be any; the port must not be `port`, that of the pages."""
    if not (math.isfinite(pace) and pace >= 0):
        raise BadSetting(f"a pace is a number from 0 up, such as 1, not {pace}")
    if not 0 <= port <= LAST_PORT:
        raise BadSetting(f"a port is a number from 0 to {LAST_PORT}, not {port}")
    address = read_address(metrics) if metrics else None
    if address is not None and address[1] == port != 0:
        raise BadSetting(f"--port and --metrics are both {port}: choose another port for one of them")
    return address


def read_days(text: str) -> int | None:
    """Return the number of days in a text such as ``365d``; None for ``ever``.

    Raises:
        ValueError: it is not a number of days from 1 up.
    """
    if text == "ever":
        return None
    found = re.fullmatch("([1-9][0-9]{0,4})d", text)
    if found is None:
        raise ValueError(f"--keep is a number of days such as 365d, or ever, not {shown(text)}")
    return int(found[1])


def _read_database(url: str, redis: str, secret_file: Path | None) -> Database | None:
    """Return the database that servers share; None for an SQLite file.

    Raises:
        BadSetting: the options do not go together, or there is no secret.
    """
    url, redis = url or os.environ.get(serving.DATABASE, ""), redis or os.environ.get(serving.REDIS, "")
    if url:
        return Database(url, redis, read_secret(secret_file))
    if redis or secret_file is not None:
        raise BadSetting("--redis and --secret-file are for servers that share a --database")
    return None


def _keep_private(folder: Path) -> None:
    """Let only their owner read the files in the data folder, those of earlier versions too, if the disk can do that.

    SQLite gives its journal the permissions of the database, so the database is created before SQLite opens it.

    Raises:
        OSError: a file cannot be created or changed.
    """
    (folder / DATABASE).touch(mode=0o600)
    for path in folder.glob(f"{DATABASE}*"):
        try:
            path.chmod(0o600)
        except PermissionError as error:  # a USB stick, whose files all have the same permissions
            log.warning(
                "other users of this machine may be able to read the data folder", file=str(path), why=error.strerror
            )


async def _serve(  # noqa: PLR0913, PLR0917
    address: tuple[str, int],
    opened: contextlib.AbstractAsyncContextManager[Opened],
    make: Callable[..., web.Application],
    ready: Callable[[str], None],
    measured: tuple[str, int] | None,
    drain: float,
) -> None:
    """Serve what `make` makes at `address`, a host and a port, until a signal comes and `drain` seconds have passed."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    async with contextlib.AsyncExitStack() as stack:
        store, cluster = await stack.enter_async_context(opened)
        app = make(store, cluster=cluster)
        runner = make_runner(app)
        await runner.setup()
        try:
            if measured is not None:
                try:
                    await stack.enter_async_context(metrics_served(app, *measured))
                except OSError as error:
                    why = f"cannot serve metrics at {measured[0]} port {measured[1]}: {error.strerror or error}"
                    raise BadSetting(f"{why}: choose another address with --metrics") from error
            site = _site(runner, *address)  # last: whoever gets an answer from it has a server that stays
            await site.start()
            port = runner.addresses[0][1]
            app[ADDRESSES].extend(own_addresses(address[0], port))
            if not (app[ADDRESSES] or app[HOST_NAMES].public_url or app[PROXIES] or cluster):  # at somebody's home
                app[SHARING].offer(runner, port)
            gc.freeze()  # what has been made by now stays, too
            # Matches live long, so rarer collections find as much. The larger the middle generation is, the longer a
            # collection of it pauses the server, so it stays small. Full collections are as rare as by default.
            gc.set_threshold(1000, 5, 400)
            ready(_address(address[0], port))
            log.info("serving", unfinished=len(await store.unfinished()))
            await stop.wait()
            log.info("stopping")
            app[OPERATION].draining = True
            stop.clear()
            with contextlib.suppress(TimeoutError):  # a second signal ends the wait
                await asyncio.wait_for(stop.wait(), drain)
        finally:
            await runner.cleanup()


def _site(runner: web.AppRunner, host: str, port: int) -> web.BaseSite:
    """Return what listens at `host`; at ``::`` also for IPv4, as other servers do, where the system can do that."""
    if host != "::" or not socket.has_dualstack_ipv6():
        return web.TCPSite(runner, host, port)
    return web.SockSite(runner, socket.create_server((host, port), family=socket.AF_INET6, dualstack_ipv6=True))


def _address(host: str, port: int) -> str:
    everywhere = host in ("", "0.0.0.0") or (host == "::" and socket.has_dualstack_ipv6())  # noqa: S104 - only compared
    shown = "127.0.0.1" if everywhere else "::1" if host == "::" else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _trouble(error: OSError, host: str, port: int, folder: Path) -> str:
    """Return what is wrong, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken: stop what uses it, or choose another with --port"
    if error.errno == errno.EACCES and error.filename is None:
        return f"port {port} is not allowed: choose one from 1024 up with --port"
    if error.filename is not None:
        return (
            f"the data folder {folder} cannot be used ({error.strerror}: {error.filename}): choose another with --data"
        )
    return f"cannot listen at {host} port {port}: {error.strerror or error}"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's factory if uvloop is installed."""
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return None
    return uvloop.new_event_loop
