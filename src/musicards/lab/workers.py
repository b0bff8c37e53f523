"""Who does the work: this process, several on this machine, or a cluster of machines. The answer is the same.

Work is a function and its tasks, each independent of the others; what comes back comes in the order in which it is
done, so whoever asks has to put it in order. Other machines need the same version of musicards.
"""

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar
from urllib.parse import urlsplit

from musicards.errors import BadNotation, shown
from musicards.lab.optional import import_optional

__all__ = ["CLUSTERS", "WorkerPool"]

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """How many work, and where.

    Attributes:
        jobs: how many processes; 0 for as many as this machine has cores. On a cluster that is given by its address,
            the cluster decides.
        cluster: a name in `CLUSTERS`; None for this machine's own processes.
        address: where the cluster's scheduler listens; None starts one here that lasts as long as the work.
    """

    jobs: int = 1
    cluster: str | None = None
    address: str | None = None

    def __post_init__(self) -> None:
        if self.jobs < 0:
            raise BadNotation(f"--jobs is a whole number from 0 up (0: one for each core), not {self.jobs}")
        if self.cluster is not None and self.cluster not in CLUSTERS:
            raise BadNotation(f"--cluster is {' or '.join(CLUSTERS)}, not {shown(self.cluster)}")
        if self.address is not None and self.cluster is None:
            raise BadNotation(f"--address is that of a cluster: say which with --cluster {' or '.join(CLUSTERS)}")

    def run(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """What `work` makes of each of the tasks, as it gets done, in any order.

        Raises:
            MusicardsError: the workers needs a package that is not installed, or its address does not answer.
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
    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")
    delayed = joblib.delayed(work)
    yield from parallel(delayed(task) for task in tasks)


def _dask(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, address: str | None) -> Iterator[Done]:
    distributed = import_optional("distributed", package="dask[distributed]", why="--cluster dask")
    own = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None, "silence_logs": logging.ERROR}
    try:
        with _interrupts_are_ours():
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
        with _interrupts_are_ours():
            ray.init(address or "local", log_to_driver=False, logging_level=logging.ERROR, **({} if address else own))
    except (OSError, ValueError) as error:
        tokens = "one that asks for tokens needs RAY_AUTH_MODE=token in the environment"
        raise BadNotation(f"no ray cluster answers at {shown(address)}: {error} ({tokens})") from None
    try:
        remote = ray.remote(lambda task: work(task))  # noqa: PLW0108 - ray takes nothing but functions
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            (done,), waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(done)
    finally:
        ray.shutdown()


def _check_answers(address: str) -> None:
    """Refuse an address where nobody listens: a cluster's own client may try it for a very long time."""
    try:
        parts = urlsplit(address if "//" in address else f"//{address}")
        host, port = parts.hostname, parts.port
        if host is None or port is None:
            raise BadNotation(f"--address is that of a scheduler, such as tcp://10.0.0.5:8786, not {shown(address)}")
        socket.create_connection((host, port), timeout=10).close()
    except (OSError, ValueError) as error:
        raise BadNotation(f"no scheduler answers at {shown(address)}: {error}") from None


@contextmanager
def _interrupts_are_ours() -> Iterator[None]:
    """Processes that are started within do not hear Ctrl+C: it is for us to stop, and to stop them in good order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Cluster(Protocol):
    def __call__(
        self, work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, address: str | None
    ) -> Iterator[Done]: ...


CLUSTERS: Final[Mapping[str, _Cluster]] = {"dask": _dask, "ray": _ray}
"""By name: how a cluster's machines are put to work."""
