"""Install PostgreSQL and Redis from Debian's packages for the tests with several servers, if they are missing."""

import os
import shutil
import subprocess
import sys

from tests.cluster.services import NAMES, find_program


def install() -> None:
    """Install what is missing, as root or through sudo. Exit with a message if that is not possible."""
    missing = [package for program, package in NAMES.items() if find_program(program) is None]
    if not missing:
        return
    words = " and ".join(missing)
    apt_get = shutil.which("apt-get")
    if apt_get is None:
        sys.exit(f"The tests of several servers need {words}: install them. This system has no apt-get.")
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"Installing {words} for the tests of several servers …", flush=True)
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *missing]):
        done = subprocess.run(
            [*root, apt_get, *command], env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            sys.stdout.buffer.write(done.stdout)
            sys.exit(f"{words} could not be installed, which needs root: install them, then run this again.")


if __name__ == "__main__":
    install()
