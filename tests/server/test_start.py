"""A start that fails is reported in one line and leaves nothing behind, and only the owner can read what is stored."""

import contextlib
import http.client
import os
import socket
import subprocess
import sys
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from musicards.server.http.app import default_data
from tests.server.process import running, stopped_at_start
from tests.server.site import PATIENCE

SERVE = "from musicards.cli import main; main()"


def test_a_second_server_on_a_folder_says_who_has_it(tmp_path: Path) -> None:
    with running(tmp_path) as (first, _):
        said = stopped_at_start(tmp_path, "--port", "0")
        assert f"process {first.pid}" in said
        assert "--data" in said
    with running(tmp_path):  # a server that was killed leaves no lock
        pass


def test_a_taken_port_is_reported_in_one_line(tmp_path: Path) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        said = stopped_at_start(tmp_path, "--port", port, "--log-level", "error")
    assert port in said
    assert "--port" in said


@pytest.mark.parametrize(
    ("folder", "options", "named"),
    [
        ("file/data", ("--port", "0", "--log-level", "error"), "--data"),
        (".", ("--port", "70000"), "70000"),
        (".", ("--pace", "nan"), "nan"),
        (".", ("--host", "a..b"), "'a..b'"),
        (".", ("--port", "0", "--keep", "a year"), "365d"),
        (".", ("--port", "0", "--public-url", "cards.example"), "is not a URL such as https://cards.example"),
    ],
)
def test_an_impossible_option_is_reported_in_one_line(
    tmp_path: Path, folder: str, options: tuple[str, ...], named: str
) -> None:
    (tmp_path / "file").touch()
    assert named in stopped_at_start(tmp_path / folder, *options)


@pytest.mark.parametrize("room", [0, 100, 5000, 40_000])
def test_a_first_start_on_a_full_disk_says_so(tmp_path: Path, room: int) -> None:
    """A limit on the size of files has the same effect as a disk that is full."""
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room})); {SERVE}"
    words = [sys.executable, "-c", limited, "serve", "--port", "0", "--data", str(tmp_path), "--log-level", "error"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(tmp_path) in done.stderr
    assert "cannot listen" not in done.stderr
    assert "--data" in done.stderr
    known = {"server.lock", "secret.key", "musicards.db", "musicards.db-wal", "musicards.db-shm"}
    assert {path.name for path in tmp_path.iterdir()} <= known
    assert all(path.read_bytes() for path in tmp_path.glob("secret.key"))
    with running(tmp_path):  # once there is room, all is well
        pass


NOBODY = "import os, pwd; os.environ.pop('HOME', None); pwd.getpwuid = lambda uid: {}[uid]; "


def test_a_user_without_a_home_is_told_to_name_a_folder(tmp_path: Path) -> None:
    """Containers often run as a user that is in no list of users."""
    alone = {name: value for name, value in os.environ.items() if name not in ("XDG_DATA_HOME", "MUSICARDS_DATA")}
    for words in (["serve", "--port", "0"], ["check"], ["backup", str(tmp_path / "copy.db")]):
        command = [sys.executable, "-c", NOBODY + SERVE, *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=alone)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "--data" in done.stderr


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty home of a user who has not said where to store matches."""
    for name in ("XDG_DATA_HOME", "MUSICARDS_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


SYSTEMS = {Unix: ".local/share", MacOS: "Library/Application Support", Windows: "AppData/Local"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_matches_are_stored_where_the_system_keeps_data(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: type[Unix | MacOS | Windows]
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: str(home / "AppData" / "Local"))
    assert default_data() == home / SYSTEMS[system] / "musicards"
    monkeypatch.setenv("MUSICARDS_DATA", "~/cards")
    assert default_data() == home / "cards"


def test_matches_of_an_earlier_version_are_not_lost(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    earlier = home / ".local" / "share" / "musicards"
    earlier.mkdir(parents=True)
    assert default_data() == earlier
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    (home / "elsewhere" / "musicards").mkdir(parents=True)
    assert default_data() == home / "elsewhere" / "musicards"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_a_server_at_every_address_of_ipv6_listens_where_it_says_and_at_ipv4(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "::") as (_, address):
        port = urlsplit(address).port
        for base in (address, f"http://[::1]:{port}/", f"http://127.0.0.1:{port}/"):
            assert asked(base, "localhost").status == HTTPStatus.OK


def test_several_names_and_sites_can_be_given(tmp_path: Path) -> None:
    names = ("--public-url", "https://cards.example", "--public-url", "http://nas:8000")
    sites = ("--frame-ancestors", "https://school.example", "--frame-ancestors", "https://*.other.example")
    known = {"cards.example": HTTPStatus.OK, "nas:8000": HTTPStatus.OK, "pi:8000": HTTPStatus.MISDIRECTED_REQUEST}
    with running(tmp_path, *names, *sites) as (_, address):
        for host, status in known.items():
            response = asked(address, host)
            assert response.status == status
            policy = response.headers["Content-Security-Policy"]
            assert policy.endswith("frame-ancestors 'self' https://school.example https://*.other.example")
            assert "X-Frame-Options" not in response.headers  # it would forbid what the policy allows


def asked(address: str, host: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    with contextlib.closing(connection):
        connection.request("GET", "/", headers={"Host": host})
        response = connection.getresponse()
        response.read()
        return response


@pytest.mark.parametrize("earlier", [True, False])
def test_the_database_and_its_journal_are_for_their_owner(tmp_path: Path, *, earlier: bool) -> None:
    folder = tmp_path / "data"
    before = os.umask(0o022)
    try:
        if earlier:
            folder.mkdir()
            (folder / "musicards.db").touch(mode=0o644)
        with running(folder):
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert {"musicards.db", "musicards.db-wal", "secret.key"} <= set(modes)
    assert set(modes.values()) == {0o600}, modes
    assert folder.stat().st_mode & 0o777 == (0o755 if earlier else 0o700)
