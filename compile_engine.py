"""The engine, compiled with mypyc: ``python compile_engine.py keep`` makes ``build/compiled`` when the engine changed.

into FOLDER   compile a copy of the engine in FOLDER: what a wheel carries
keep          the whole package in build/compiled, the engine compiled; made anew when the engine changed
ready         print build/compiled if it is of today's engine, else make it in the background for the next time
checked       compile the engine in build/checked, quickly and unoptimized, and print the folder: for the tests

Compiling is optional: without a C compiler, Python's headers or mypy everything is played by the same files
interpreted, and more slowly. A copy is compiled, never `src`: what is compiled would hide later edits there.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "src" / "musicards"
KEPT: Final = ROOT / "build" / "compiled"

FLOORS: Final = ("theory", "cards", "games", "players")
MODULES: Final = ("errors.py", "record.py")
CHECKED: Final = ROOT / "build" / "checked"
STAMP: Final = "stamp.txt"
"""The file, beside the package, that says what was compiled and how."""
FAILED: Final = KEPT.with_suffix(".failed")
LIBRARY: Final[str] = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class NotCompiled(Exception):
    """The engine could not be compiled; the text says why."""


@dataclass(frozen=True, slots=True)
class Way:
    """How to compile: the level of optimizing, and what else the C compiler is told."""

    level: str
    flags: str = ""


WELL: Final = Way("3", "-fno-semantic-interposition -fvisibility=hidden")
"""Without these flags no function of a shared library may be made part of another, because it could be replaced."""
QUICKLY: Final = Way("0")
"""Slow, but soon there: for the tests."""


def what_is_missing() -> str:
    """What compiling would need and is not there; empty if all is."""
    for needed in ("mypyc", "setuptools"):
        if find_spec(needed) is None:
            return needed
    return what_no_package_brings()


def what_no_package_brings() -> str:
    """Which tool outside of Python compiling would need and is not there; empty if all are."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h (Python's headers)"
    return ""


def engine_files() -> list[Path]:
    """What is compiled, as paths below the package."""
    floors = [file for floor in FLOORS for file in (PACKAGE / floor).rglob("*.py")]
    return sorted(file.relative_to(PACKAGE) for file in (*floors, *(PACKAGE / name for name in MODULES)))


def stamp(way: Way) -> str:
    """What tells one compiled engine from another: its sources, this Python, the compiler's version and the flags."""
    known = sha256()
    for file in engine_files():
        known.update(f"{file}\0".encode() + (PACKAGE / file).read_bytes() + b"\0")
    return f"{known.hexdigest()} {sys.implementation.cache_tag} mypyc {version('mypy')} {way}\n"


def compile_into(folder: Path, way: Way) -> None:
    """Compile a copy of the engine in `folder`. What was there before is gone, unless compiling fails.

    Raises:
        NotCompiled: with the end of what the compilers said.
    """
    missing = what_is_missing()
    if missing:
        raise NotCompiled(f"there is no {missing}")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as temporary:
        marked = stamp(way)  # before copying: what is edited meanwhile makes the copy an old one
        work, made = Path(temporary, "work"), Path(temporary, "made")
        for copied in (work, made):
            for file in (Path("__init__.py"), *engine_files()):
                (copied / "musicards" / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(PACKAGE / file, copied / "musicards" / file)
        command = [sys.executable, str(Path(__file__).resolve()), "extensions", way.level]
        flags = {name: f"{os.environ.get(name, '')} {way.flags}" for name in ("CFLAGS", "LDFLAGS")}
        done = subprocess.run(
            command, cwd=work, env={**os.environ, **flags}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NotCompiled((done.stdout + done.stderr)[-3000:])
        for library in (work / "musicards").rglob(f"*{LIBRARY}"):
            shutil.move(library, made / library.relative_to(work))
        for library in work.glob(f"*{LIBRARY}"):  # what they all share
            shutil.move(library, made / library.name)
        (made / STAMP).write_text(marked, encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def make_extensions(level: str) -> None:
    """Compile the engine whose copy lies in the working directory, each library beside its source."""
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only here, and not always there
    from setuptools import setup  # noqa: PLC0415

    files = sorted(str(file) for file in Path("musicards").rglob("*.py") if file != Path("musicards", "__init__.py"))
    extensions = mypycify(["--config-file=", *files], opt_level=level, debug_level="0", group_name="musicards")
    setup(
        name="musicards",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


def is_fresh(folder: Path, way: Way) -> bool:
    """Whether what is compiled in `folder` is today's engine."""
    mark = folder / STAMP
    return mark.exists() and mark.read_text("utf-8") == stamp(way)


def keep(folder: Path, way: Way) -> None:
    """Make `folder` the whole package with today's engine compiled; nothing is done if it is. One process at a time.

    Raises:
        NotCompiled: and why.
    """
    with _alone(folder):
        if not is_fresh(folder, way):
            compile_into(folder, way)
    complete(folder)


def complete(folder: Path) -> None:
    """Add to a compiled engine what is not compiled, the page too: links to what is in `src`."""
    package = folder / "musicards"
    for part in PACKAGE.iterdir():
        if part.name != "__pycache__" and not (package / part.name).exists():
            (package / part.name).symlink_to(os.path.relpath(part, package))


def ready() -> None:
    """Print where the compiled engine is. If there is none of today's, make it while the app already runs."""
    if is_fresh(KEPT, WELL):
        complete(KEPT)
        print(KEPT)
    elif not what_is_missing():
        if FAILED.exists() and FAILED.read_text("utf-8").startswith(stamp(WELL)):
            print(f"The engine could not be compiled and is interpreted; {FAILED} says why.", file=sys.stderr)
            return
        print("Compiling the engine in the background: from the next start on, it is faster.", file=sys.stderr)
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "keep", "--behind"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def checked() -> None:
    """Print where the engine is compiled for the tests, compiling it first if it changed; nothing without a compiler.

    Raises:
        NotCompiled: there is a compiler, and it failed.
    """
    missing = what_is_missing()
    if missing:
        print(f"There is no {missing}: the tests use the interpreted engine alone.", file=sys.stderr)
        return
    keep(CHECKED, QUICKLY)
    print(CHECKED)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Wait until no other process compiles in `folder`."""
    import fcntl  # noqa: PLC0415 - not on Windows, where nothing is compiled in a folder that is kept

    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    jobs = parser.add_subparsers(dest="job", required=True)
    jobs.add_parser("into").add_argument("folder", type=Path)
    jobs.add_parser("keep").add_argument("--behind", action="store_true", help="give way to whatever else runs")
    jobs.add_parser("ready")
    jobs.add_parser("checked")
    jobs.add_parser("extensions").add_argument("level")
    asked = parser.parse_args()
    if asked.job == "extensions":
        make_extensions(asked.level)
    elif asked.job == "ready":
        ready()
    elif asked.job == "checked":
        checked()
    elif asked.job == "into":
        compile_into(asked.folder, WELL)
    else:
        if asked.behind:
            os.nice(19)
        started = stamp(WELL)
        try:
            keep(KEPT, WELL)
        except NotCompiled as why:
            FAILED.write_text(f"{started}{why}\n", encoding="utf-8")
            raise
        FAILED.unlink(missing_ok=True)


if __name__ == "__main__":
    try:
        main()
    except NotCompiled as why:
        sys.exit(f"musicards: the engine was not compiled: {why}")
