"""PostgreSQL and Redis on loopback in a folder, which can be killed and started again at the same port."""

import os
import shutil
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from tests.helpers.debian import install
from tests.ports import free_port

PATIENCE = 30.0  # seconds until a service must answer

S = TypeVar("S", bound="Service")

NAMES = {"postgres": "postgresql", "redis-server": "redis-server"}
"""Programs, and the Debian packages that contain them."""


def find_program(name: str) -> str | None:
    """Return the path of a program. Those of PostgreSQL are not on PATH in Debian."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, folders)]))


class Service(ABC):
    """PostgreSQL or Redis as a process. PostgreSQL refuses to run as root, so root runs both as the user `postgres`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._as: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self._process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if self._as:
            shutil.chown(folder, **self._as)

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that starts it."""

    @abstractmethod
    def answers(self) -> bool:
        """Return whether it answers."""

    def start(self) -> None:
        """Start it, and return once it answers."""
        end = time.monotonic() + PATIENCE
        while True:
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    self.command(), stdout=log, stderr=log, cwd=self.folder, **self._as, start_new_session=True
                )
            while self._process.poll() is None:
                if self.answers():
                    return
                if time.monotonic() > end:
                    raise TimeoutError(f"{type(self).__name__} does not answer")
                time.sleep(0.02)
            if time.monotonic() > end:  # PostgreSQL waits until the last child of its killed predecessor is gone
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8")[-2000:])
            time.sleep(0.1)

    def kill(self) -> None:
        """Kill it without warning."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Stop it and its child processes from answering, without closing their connections."""
        assert self._process is not None
        own = self._process.pid
        os.kill(own, signal.SIGSTOP)  # first, so that it gets no more children
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        processes = [own, *map(int, children)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def stop(self) -> None:
        """Stop it and its child processes."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # for PostgreSQL: disconnect everybody
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def run(self, *words: str) -> str:
        """Run a command as the service's user, and return what it prints."""
        done = subprocess.run(words, cwd=self.folder, **self._as, check=True, capture_output=True, text=True)
        return str(done.stdout)


class Postgres(Service):
    """A PostgreSQL with a user `cards`, who needs no password."""

    def __init__(self, folder: Path, *settings: str) -> None:
        """`settings`: such as ``max_connections=20``."""
        super().__init__(folder)
        self._settings = settings
        self.run(
            *(_program("initdb"), "-D", str(folder / "data"), "-U", "cards", "-A", "trust", "-E", "UTF8"),
            "--no-locale",
        )

    def command(self) -> list[str]:
        return [
            *(_program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)),
            *("-c", "listen_addresses=127.0.0.1", "-c", "max_connections=100", "-c", "deadlock_timeout=60s"),
            *("-c", "recovery_init_sync_method=syncfs"),  # fast even if the temporary folder is on a slow disk
            *(word for setting in self._settings for word in ("-c", setting)),
        ]

    def answers(self) -> bool:
        words = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(words, check=False).returncode == 0

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """Refuse to write in all transactions, those of open connections too, as a standby does."""
        self._do("ALTER SYSTEM SET default_transaction_read_only = on")
        self._do("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            self._do("ALTER SYSTEM RESET default_transaction_read_only")
            self._do("SELECT pg_reload_conf()")

    def _do(self, statement: str) -> None:
        words = [_program("psql"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "cards", "-d", "postgres"]
        self.run(*words, "-c", statement)

    def empty(self) -> str:
        """Empty the database. Return its address."""
        self._do("SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return f"postgresql+asyncpg://cards@127.0.0.1:{self.port}/postgres"


class Redis(Service):
    """A Redis that stores nothing on the disk."""

    def command(self) -> list[str]:
        return [_program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as redis:
            redis.sendall(b"PING\r\n")
            return redis.recv(16).startswith(b"+PONG")
        return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def _program(name: str) -> str:
    found = find_program(name)
    if found is None:
        raise FileNotFoundError(f"{name} is not installed: run `make test-cluster`, which installs it")
    return found


@contextmanager
def started(service: S) -> Iterator[S]:
    """Start a service, and stop it at the end."""
    service.start()
    try:
        yield service
    finally:
        service.stop()


if __name__ == "__main__":  # `make test-cluster` installs what is missing, from Debian's packages
    if missing := [package for program, package in NAMES.items() if find_program(program) is None]:
        install(missing, purpose="The tests of several servers")
