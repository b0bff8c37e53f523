"""The build hook: what is asked for, and what a package contains."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from hatch_build import MusicardsBuildHook


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The scripts that were run. Compiling makes one library for each system."""
    scripts: list[str] = []

    def run(command: list[str], *, check: bool, **_how: object) -> "subprocess.CompletedProcess[str]":
        assert check
        scripts.append(Path(command[1]).name)
        made = tmp_path / "build" / "compiled"
        if scripts[-1] == "compile_engine.py":
            (made / "musicards").mkdir(parents=True, exist_ok=True)
            for name in ("record.cpython-311-x86_64-linux-gnu.so", "record.cp311-win_amd64.pyd", "record.py"):
                (made / "musicards" / name).touch()
        return subprocess.CompletedProcess(command, 0, stdout=f"{made}\n")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv("MUSICARDS_COMPILE", raising=False)
    return scripts


def hook(root: Path, target: str = "wheel") -> MusicardsBuildHook:
    nothing: Any = None
    return MusicardsBuildHook(str(root), {}, nothing, nothing, str(root / "dist"), target)


def built(made: MusicardsBuildHook, version: str = "standard") -> dict[str, Any]:
    """Return what the hook decides about a package."""
    data: dict[str, Any] = {"pure_python": True, "infer_tag": False, "force_include": {}}
    made.initialize(version, data)
    return data


@pytest.mark.parametrize("wanted", ["", "0"])
def test_a_wheel_is_pure_unless_compiling_is_asked_for(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    monkeypatch.setenv("MUSICARDS_COMPILE", wanted)
    assert built(hook(tmp_path)) == {"pure_python": True, "infer_tag": False, "force_include": {}}
    assert ran == ["build.py"]
    assert not any(needed.startswith("mypy") for needed in hook(tmp_path).dependencies())


def test_a_compiled_wheel_has_the_libraries_of_its_system(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUSICARDS_COMPILE", "1")
    data = built(hook(tmp_path))
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    libraries = {Path(name).as_posix() for name in data["force_include"].values()}
    names = {"record.cpython-311-x86_64-linux-gnu.so", "record.cp311-win_amd64.pyd"}
    assert libraries == {f"musicards/{name}" for name in names}
    assert ran == ["build.py", "compile_engine.py"]
    assert any(needed.startswith("mypy") for needed in hook(tmp_path).dependencies())


def test_an_archive_has_the_page_so_that_its_wheels_need_no_node(
    ran: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUSICARDS_COMPILE", "1")
    assert built(hook(tmp_path, "sdist"))["pure_python"]
    assert ran == ["build.py"]
    (tmp_path / "PKG-INFO").touch()  # from now on, these are the files of an archive
    built(hook(tmp_path))
    assert ran == ["build.py", "compile_engine.py"]
    assert not any("nodejs" in needed for needed in hook(tmp_path).dependencies())


def test_an_editable_installation_builds_nothing(ran: list[str], tmp_path: Path) -> None:
    built(hook(tmp_path), "editable")
    assert ran == []
