"""Find a Chromium for the browser tests; install Debian's if none is found."""

import os
import shutil
import subprocess
import sys

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Shows the same pages without a browser's windows, menus and updates around them: a quarter less work.
SHELL = "chromium-headless-shell"
PACKAGES = ("chromium", SHELL)


def chromium_path() -> str | None:
    """Return the browser to test with: the one in the variable CHROMIUM, else the first that is installed."""
    return os.environ.get("CHROMIUM") or shutil.which(SHELL) or whole_chromium_path()


def whole_chromium_path() -> str | None:
    """Return a full browser, which can also install a page as an app."""
    return os.environ.get("CHROMIUM") or next((path for name in WHOLE if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's packages, as root or through sudo."""
    apt_get = shutil.which("apt-get")
    if apt_get is None:
        sys.exit("The browser tests need Chromium: install it, or set CHROMIUM to the path of one.")
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing Chromium for the browser tests …", flush=True)
    for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run(
            [*root, apt_get, *words], env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            sys.stdout.buffer.write(done.stdout)
            sys.exit("Chromium could not be installed: install it, or set CHROMIUM to the path of one.")


if __name__ == "__main__":
    if whole_chromium_path() is None:
        install()
