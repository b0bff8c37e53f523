"""What people get: the wheel is built, installed in an environment of its own, and started in an empty home.

This builds the page, and pip installs what the wheel needs. ``make test`` runs it last.
"""

import os
import re
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.wheel import start

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.wheel


def hatch(folder: Path, target: str, out: Path) -> Path:
    """Build a package from the sources in `folder`. Return its file."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MUSICARDS_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    subprocess.run(command, cwd=folder, env=environment, check=True)
    [made] = out.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the files of an archive of the sources."""
    out = tmp_path_factory.mktemp("archive")
    with tarfile.open(hatch(ROOT, "sdist", out)) as packed:
        packed.extractall(out, filter="data")
    [folder] = [path for path in out.iterdir() if path.is_dir()]
    return folder


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built from the archive."""
    return hatch(archive, "wheel", tmp_path_factory.mktemp("wheel"))


def test_the_wheel_runs_on_every_machine_and_has_the_page(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "musicards/server/static/index.html" in names
    assert any(re.fullmatch(r"musicards/server/static/assets/[^/]+\.js\.br", name) for name in names)
    assert [name for name in names if name.endswith((".so", ".pyd"))] == []


def test_the_installed_app_serves_its_page_from_an_empty_home(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    programs = tmp_path / ("Scripts" if sys.platform == "win32" else "bin")
    # The versions of `make play`, without the hashes, which the wheel does not have.
    pins = re.findall(r"^[\w.-]+==\S+", (ROOT / "requirements" / "app.txt").read_text("utf-8"), re.MULTILINE)
    constraints = tmp_path / "constraints.txt"
    constraints.write_text("\n".join(pins), "utf-8")
    install = ["-m", "pip", "install", "--quiet", "--constraint", str(constraints), str(wheel)]
    subprocess.run([programs / "python", *install], check=True)
    musicards = programs / "musicards"
    assert start.check(str(musicards)) < start.SECONDS
    words = ["--no-open", "--port", "0", "--metrics", "0", "--data", str(tmp_path / "data")]
    done = subprocess.run([musicards, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "pip install 'musicards[metrics]'" in done.stderr
