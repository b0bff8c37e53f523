"""Finds a Chromium for the browser tests, and installs Debian's where there is none."""

import os
import shutil
import subprocess
import sys

__all__ = ["chromium_path"]

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium_path() -> str | None:
    """The browser to test with: that of the variable CHROMIUM, else the first that the machine has."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's package, as root or through sudo."""
    apt_get = shutil.which("apt-get")
    if apt_get is None:
        sys.exit("The browser tests need Chromium: install it, or set CHROMIUM to the path of one.")
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing Chromium for the browser tests …", flush=True)
    for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            [*root, apt_get, *words], env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            sys.stdout.buffer.write(done.stdout)
            sys.exit("Chromium could not be installed: install it, or set CHROMIUM to the path of one.")


if __name__ == "__main__":
    if chromium_path() is None:
        install()
