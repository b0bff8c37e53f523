"""Run independent tasks in this process, in several processes, or on a cluster.

Results come in the order in which tasks finish; the caller has to sort them. All machines of a cluster need the same
version of musicards.
"""

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from musicards.errors import BadNotation, shown
from musicards.lab.optional import import_optional

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """The processes that run tasks.

    Attributes:
        jobs: the number of processes; 0 for one on each core. Ignored if `address` is given.
        cluster: a name in `CLUSTERS`; None for processes on this machine.
        address: the address of the cluster's scheduler, e.g. "tcp://10.0.0.5:8786"; None starts a local one.

    >>> list(WorkerPool().run(abs, [-1, 2]))
    [1, 2]

    Raises:
        BadNotation: an attribute is not valid.
    """

    jobs: int = 1
    cluster: str | None = None
    address: str | None = None

    def __post_init__(self) -> None:
        if self.jobs < 0:
            raise BadNotation(f"--jobs must be a whole number, 0 for one on each core, not {self.jobs}")
        if self.cluster is not None and self.cluster not in CLUSTERS:
            raise BadNotation(f"--cluster must be {' or '.join(CLUSTERS)}, not {shown(self.cluster)}")
        if self.address is not None and self.cluster is None:
            raise BadNotation(f"--address needs a cluster: add --cluster {' or '.join(CLUSTERS)}")

    def run(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """Call `work` with each task and yield the results, in any order.

        Raises:
            MusicardsError: a package is not installed, or nothing answers at `address`.
        """
        jobs = self.jobs or os.cpu_count() or 1
        if self.cluster is not None:
            if self.address is not None:
                _check_answers(self.address)
            yield from CLUSTERS[self.cluster](work, tasks, jobs, self.address)
        elif jobs == 1 or len(tasks) < 2:
            yield from map(work, tasks)
        else:
            yield from _processes(work, tasks, jobs)


def _processes(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    joblib = import_optional("joblib", package="joblib", why="--jobs")
    # On Windows, and in a process that replaces another one, ignoring is not inherited, so the initializer repeats it.
    parallel = joblib.Parallel(
        n_jobs=jobs,
        return_as="generator_unordered",
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    delayed = joblib.delayed(work)
    with _ignore_interrupts():
        results = parallel(delayed(task) for task in tasks)  # starts the processes
    yield from results


def _dask(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, address: str | None) -> Iterator[Done]:
    distributed = import_optional("distributed", package="dask[distributed]", why="--cluster dask")
    own = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": logging.ERROR}
    try:
        with _ignore_interrupts():
            client = distributed.Client(address, set_as_default=False, **({} if address else own))
    except (OSError, ValueError) as error:
        raise BadNotation(f"no dask scheduler answers at {shown(address)}: {error}") from None
    with client:
        futures = client.map(work, list(tasks), pure=False)
        for future in distributed.as_completed(futures, loop=client.loop):
            yield future.result()


def _ray(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, address: str | None) -> Iterator[Done]:
    ray = import_optional("ray", package="ray", why="--cluster ray")
    own = {"num_cpus": jobs, "include_dashboard": False}
    try:
        with _ignore_interrupts():
            ray.init(address or "local", log_to_driver=False, logging_level=logging.ERROR, **({} if address else own))
    except (OSError, ValueError) as error:
        tokens = "a cluster with token authentication needs RAY_AUTH_MODE=token in the environment"
        raise BadNotation(f"no ray cluster answers at {shown(address)}: {error} ({tokens})") from None
    try:
        remote = ray.remote(lambda task: work(task))  # noqa: PLW0108 - ray only accepts functions
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            (done,), waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(done)
    finally:
        ray.shutdown()


def _check_answers(address: str) -> None:
    """Raise an error if nothing listens at `address`: the cluster's own client may keep trying for a long time.

    Raises:
        BadNotation: it is not an address, or nothing answers.
    """
    try:
        parts = urlsplit(address if "//" in address else f"//{address}")
        host, port = parts.hostname, parts.port
        if host is None or port is None:
            raise BadNotation(f"--address must be a scheduler's, such as tcp://10.0.0.5:8786, not {shown(address)}")
        socket.create_connection((host, port), timeout=10).close()
    except (OSError, ValueError) as error:
        raise BadNotation(f"no scheduler answers at {shown(address)}: {error}") from None


@contextmanager
def _ignore_interrupts() -> Iterator[None]:
    """Make processes that are started in this context ignore Ctrl+C, so that this process can shut them down."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


CLUSTERS: Final[Mapping[str, Callable[..., Iterator[Any]]]] = {"dask": _dask, "ray": _ray}
"""How to run tasks on a cluster, by the name of its software."""
