"""Install programs that tests need from Debian's packages."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence


def install(packages: Sequence[str], *, purpose: str, otherwise: str = "install them") -> None:
    """Install packages, as root or through sudo. If that is not possible, exit and say what to do `otherwise`."""
    words = " and ".join(packages)
    apt_get = shutil.which("apt-get")
    if apt_get is None:
        sys.exit(f"{purpose} need {words}: {otherwise}. This system has no apt-get.")
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"Installing {words}, which {purpose.lower()} need …", flush=True)
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            [*root, apt_get, *command], env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            sys.stdout.buffer.write(done.stdout)
            sys.exit(f"{words} could not be installed, which needs root: {otherwise}.")
