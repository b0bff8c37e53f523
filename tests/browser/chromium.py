"""Find a Chromium for the browser tests; install Debian's if none is found."""

import os
import shutil

from tests.helpers.debian import install

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


if __name__ == "__main__":
    if whole_chromium_path() is None:
        otherwise = "install Chromium, or set CHROMIUM to the path of one"
        install(PACKAGES, purpose="The browser tests", otherwise=otherwise)
