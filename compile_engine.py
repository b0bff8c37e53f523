"""Compile the engine with mypyc: ``python compile_engine.py keep`` updates ``build/compiled``.

wheel         print a folder with the engine compiled for a wheel; compile it in build/wheel if it is in neither folder
keep          make build/compiled the whole package with the engine compiled, if the engine has changed
ready         print build/compiled if it is up to date, otherwise compile it in the background for the next start
checked       compile the engine without optimization in build/checked and print the folder, for the tests

Compiling is optional: without a C compiler, Python's headers or mypy, the same files are interpreted, which is slower.
The engine is compiled in a copy, never in `src`, where the compiled modules would hide later edits.
"""

import argparse
import os
import platform
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
from itertools import chain
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "src" / "musicards"
KEPT: Final = ROOT / "build" / "compiled"
WHEEL: Final = ROOT / "build" / "wheel"

PACKAGES: Final = ("theory", "cards", "games", "players")
MODULES: Final = ("errors.py", "record.py")
INTERPRETED: Final = "envs.py"
"""The part of a game for environments, which needs NumPy."""
CHECKED: Final = ROOT / "build" / "checked"
STAMP: Final = "stamp.txt"
"""The file next to the package that says what was compiled and how."""
FAILED: Final = KEPT.with_suffix(".failed")
LIBRARY: Final[str] = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class NotCompiled(Exception):
    """The engine could not be compiled; the message says why."""


@dataclass(frozen=True, slots=True)
class CompileOptions:
    """The options of the C compiler."""

    level: str  # optimization level, e.g. "3"
    flags: str = ""  # further flags

    def __str__(self) -> str:
        return f"-O{self.level} {self.flags}".strip()


OPTIMIZED: Final = CompileOptions("1", "-fno-semantic-interposition -fvisibility=hidden")
"""Without these flags, functions of a shared library cannot be inlined, because they could be replaced."""
UNOPTIMIZED: Final = CompileOptions("0")
"""Slow code, but compiled quickly: for the tests."""


def missing_requirement() -> str:
    """Return what is missing for compiling, e.g. "mypyc"; empty if nothing is."""
    for needed in ("mypyc", "setuptools"):
        if find_spec(needed) is None:
            return needed
    return missing_system_tool()


def missing_system_tool() -> str:
    """Return which tool that pip cannot install is missing for compiling; empty if none is."""
    if sys.platform == "win32":  # setuptools finds the compiler, which is on no search path
        return ""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h (Python's headers)"
    return ""


def engine_files() -> list[Path]:
    """Return the files to compile, relative to the package."""
    files = [file for name in PACKAGES for file in (PACKAGE / name).rglob("*.py") if file.name != INTERPRETED]
    return sorted(file.relative_to(PACKAGE) for file in (*files, *(PACKAGE / name for name in MODULES)))


def stamp(options: CompileOptions) -> str:
    """Return what identifies a compiled engine: its sources, Python, platform, C library, mypyc and options."""
    known = sha256()
    for file in engine_files():
        known.update(f"{file}\0".encode() + (PACKAGE / file).read_bytes() + b"\0")
    where = " ".join([sysconfig.get_platform(), *platform.libc_ver()])
    return f"{known.hexdigest()} {sys.implementation.cache_tag} {where} mypyc {version('mypy')} {options}\n"


def compile_into(folder: Path, options: CompileOptions) -> None:
    """Compile a copy of the engine in `folder`, and replace what was there if that succeeds.

    Raises:
        NotCompiled: a requirement is missing, or compiling failed; the message has the end of the compilers' output.
    """
    missing = missing_requirement()
    if missing:
        raise NotCompiled(f"there is no {missing}")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as temporary:
        marked = stamp(options)  # before copying, so that the copy counts as old if files are edited meanwhile
        work, made = Path(temporary, "work"), Path(temporary, "made")
        for copied in (work, made):
            for file in (Path("__init__.py"), *engine_files()):
                (copied / "musicards" / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(PACKAGE / file, copied / "musicards" / file)
        command = [sys.executable, str(Path(__file__).resolve()), "extensions", options.level]
        flags = {name: f"{os.environ.get(name, '')} {options.flags}" for name in ("CFLAGS", "LDFLAGS")}
        done = subprocess.run(
            command, cwd=work, env={**os.environ, **flags}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NotCompiled((done.stdout + done.stderr)[-3000:])
        for library in (work / "musicards").rglob(f"*{LIBRARY}"):
            shutil.move(library, made / library.relative_to(work))
        for library in work.glob(f"*{LIBRARY}"):  # the library that all modules share
            shutil.move(library, made / library.name)
        (made / STAMP).write_text(marked, encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def make_extensions(level: str) -> None:
    """Compile the copy of the engine in the working directory, each library next to its source."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only needed here, and not always installed
    from setuptools import setup  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class BuildInParallel(build_ext):  # type: ignore[misc]
        """Compiles the C files of a library at the same time, one for each processor."""

        def build_extensions(self) -> None:
            if sys.platform == "win32" and not self.compiler.initialized:
                self.compiler.initialize()
            compile_files = self.compiler.compile

            def compile_each(sources: list[str], **options: Any) -> list[str]:  # noqa: ANN401 - those of setuptools
                with ThreadPool(os.cpu_count()) as pool:
                    return [*chain(*pool.map(lambda source: compile_files([source], **options), sources))]

            self.compiler.compile = compile_each
            super().build_extensions()

    files = sorted(str(file) for file in Path("musicards").rglob("*.py") if file != Path("musicards", "__init__.py"))
    # All in one C file, compiling takes several times as long and needs a gigabyte of memory.
    extensions = mypycify(
        ["--config-file=", *files], opt_level=level, debug_level="0", group_name="musicards", multi_file=True
    )
    setup(
        name="musicards",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildInParallel},
        script_args=["build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


def is_up_to_date(folder: Path, options: CompileOptions) -> bool:
    """Whether `folder` has the current engine compiled with these options."""
    mark = folder / STAMP
    return mark.exists() and mark.read_text("utf-8") == stamp(options)


def for_wheel() -> Path:
    """Return a folder with the current engine compiled. Compile it in `WHEEL` only if there is none.

    Each `pip install` from a checkout makes a wheel, so without looking, every extra would compile again.

    Raises:
        NotCompiled: the engine could not be compiled.
    """
    for folder in (KEPT, WHEEL):
        if is_up_to_date(folder, OPTIMIZED):
            return folder
    compile_into(WHEEL, OPTIMIZED)
    return WHEEL


def keep(folder: Path, options: CompileOptions) -> None:
    """Make `folder` the whole package with the current engine compiled, unless it is. Only one process at a time does.

    Raises:
        NotCompiled: the engine could not be compiled.
    """
    with _lock(folder):
        if not is_up_to_date(folder, options):
            compile_into(folder, options)
    link_the_rest(folder)


def link_the_rest(folder: Path) -> None:
    """Add links to the parts of the package in `src` that are not compiled, the built page included."""
    package = folder / "musicards"
    for part in (*PACKAGE.iterdir(), *PACKAGE.glob(f"games/*/{INTERPRETED}")):
        link = package / part.relative_to(PACKAGE)
        if part.name != "__pycache__" and not link.exists():
            link.symlink_to(os.path.relpath(part, link.parent))


def ready() -> None:
    """Print the folder of the compiled engine if it is up to date; otherwise start compiling in the background."""
    if is_up_to_date(KEPT, OPTIMIZED):
        link_the_rest(KEPT)
        print(KEPT)
    elif not missing_requirement():
        if FAILED.exists() and FAILED.read_text("utf-8").startswith(stamp(OPTIMIZED)):
            print(f"The engine could not be compiled and is interpreted. See {FAILED} for the reason.", file=sys.stderr)
            return
        print("Compiling the engine in the background. It will be faster from the next start.", file=sys.stderr)
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "keep", "--background"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def checked() -> None:
    """Compile the engine for the tests if it has changed, and print its folder; print nothing without a compiler.

    Raises:
        NotCompiled: there is a compiler, but it failed.
    """
    missing = missing_requirement()
    if missing:
        print(f"There is no {missing}: the tests only use the interpreted engine.", file=sys.stderr)
        return
    keep(CHECKED, UNOPTIMIZED)
    print(CHECKED)


@contextmanager
def _lock(folder: Path) -> Iterator[None]:
    """Wait until no other process compiles in `folder`, and lock it."""
    import fcntl  # noqa: PLC0415 - not available on Windows, where only wheels are compiled

    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    jobs = parser.add_subparsers(dest="job", required=True)
    jobs.add_parser("wheel")
    jobs.add_parser("keep").add_argument("--background", action="store_true", help="run with low priority")
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
    elif asked.job == "wheel":
        print(for_wheel())
    else:
        if asked.background:
            os.nice(19)
        started = stamp(OPTIMIZED)
        try:
            keep(KEPT, OPTIMIZED)
        except NotCompiled as why:
            FAILED.write_text(f"{started}{why}\n", encoding="utf-8")
            raise
        FAILED.unlink(missing_ok=True)


if __name__ == "__main__":
    try:
        main()
    except NotCompiled as why:
        sys.exit(f"musicards: the engine was not compiled: {why}")
