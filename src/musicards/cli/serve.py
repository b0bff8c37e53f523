"""``musicards serve``: run the server of the app."""

import gc
import threading
import webbrowser
from typing import Annotated, Final

from cyclopts import Parameter

from musicards.server.http.options import ServeOptions

USUAL: Final = ServeOptions()


def serve(
    *,
    options: Annotated[ServeOptions, Parameter(name="*", negative=())] = USUAL,
    open_browser: Annotated[bool, Parameter(name="--open", negative="--no-open")] = False,
) -> int:
    """Serve the app: open its address in a browser and play.

    Example: musicards serve --port 8123 --open

    Without a command, musicards does the same and opens the browser: musicards --port 8123

    Parameters
    ----------
    open_browser
        Open the app in your browser, or not.
    """
    # The server's libraries take a while to load: the other commands do without them. Garbage collections would
    # make that a tenth longer, and free about a megabyte. Later ones need not look at what is loaded.
    gc.disable()
    from musicards.server.http.app import serve as run  # noqa: PLC0415

    gc.freeze()
    gc.enable()

    def ready(address: str) -> None:
        print(f"musicards is at {address} (Ctrl+C stops it)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    return run(options, ready)
