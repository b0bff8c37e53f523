"""Processes, Dask and Ray give the same results; a missing package is named in one line."""

import socket
from importlib import import_module
from types import ModuleType

import pytest

from musicards.errors import BadNotation, MusicardsError
from musicards.lab import optional
from musicards.lab.workers import WorkerPool

TASKS = range(7)


def square(number: int) -> int:
    return number * number


def complain(number: int) -> int:
    raise MusicardsError(f"not {number}")


@pytest.mark.parametrize("workers", [WorkerPool(), WorkerPool(jobs=2), WorkerPool(jobs=0)])
def test_every_task_is_done_once_and_its_error_reaches_the_caller(workers: WorkerPool) -> None:
    assert sorted(workers.run(square, TASKS)) == [number * number for number in TASKS]
    assert list(workers.run(square, [])) == []
    with pytest.raises(MusicardsError, match="not "):
        list(workers.run(complain, TASKS))


@pytest.mark.parametrize(
    ("jobs", "cluster", "address", "complaint"),
    [
        (-1, None, None, "--jobs"),
        (1, "slurm", None, "'slurm'"),
        (1, None, "tcp://10.0.0.5:8786", "--cluster dask or ray"),
    ],
)
def test_an_invalid_number_of_workers_is_refused(
    jobs: int, cluster: str | None, address: str | None, complaint: str
) -> None:
    with pytest.raises(BadNotation, match=complaint):
        WorkerPool(jobs, cluster, address)


@pytest.mark.parametrize(
    ("workers", "words"),
    [
        (WorkerPool(jobs=2), "--jobs needs joblib, which is not installed: .*pip install joblib"),
        (WorkerPool(cluster="dask"), r"--cluster dask needs distributed.*pip install dask\[distributed\]"),
        (WorkerPool(cluster="ray"), "--cluster ray needs ray.*pip install ray"),
    ],
)
def test_missing_package_is_named_with_how_to_get_it(
    workers: WorkerPool, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(name: str) -> ModuleType:
        if name in {"joblib", "distributed", "ray"}:
            raise ModuleNotFoundError(name)
        return import_module(name)

    monkeypatch.setattr(optional, "import_module", absent)
    with pytest.raises(MusicardsError, match=words):
        list(workers.run(square, TASKS))


@pytest.mark.parametrize("address", ["nonsense", "tcp://", "10.0.0.5", "host:port"])
def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(BadNotation, match=address):
        list(WorkerPool(cluster="dask", address=address).run(square, TASKS))


def test_address_where_nobody_listens_is_refused() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(BadNotation, match=f"no scheduler answers at 'tcp://127.0.0.1:{port}'"):
        list(WorkerPool(cluster="dask", address=f"tcp://127.0.0.1:{port}").run(square, TASKS))


@pytest.mark.filterwarnings("ignore::DeprecationWarning:distributed", "ignore::ResourceWarning")
def test_dask_does_the_same() -> None:
    pytest.importorskip("distributed")
    assert sorted(WorkerPool(jobs=1, cluster="dask").run(square, TASKS)) == [number * number for number in TASKS]
