"""Serve the built client from `static`: browsers cache hashed files for good and revalidate the others."""

import os
from pathlib import Path
from typing import Final

from aiohttp import web

from musicards.server.api import IDENTITY, pack

__all__ = ["STATIC", "get_file"]

# MUSICARDS_STATIC: a folder with a build of the page, to be served instead of the one that is packaged with us.
STATIC: Final = Path(os.environ.get("MUSICARDS_STATIC") or Path(__file__).parent / "static")

FOREVER: Final = "public, max-age=31536000, immutable"  # under assets/ a name is that of a content
A_MONTH: Final = "public, max-age=2592000"  # the sounds of an instrument stay the same
ASK_FIRST: Final = "no-cache"

SMALLEST: Final = 1024  # bytes; below, packing a file is not worth it
TEXTS: Final = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest")
TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
}
"""By the end of the name; of the others the machine knows it, and of these not every machine."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>musicards</title>
<h1>musicards</h1>
<p>The server runs, but its pages are not built yet. Run <code>make play</code> in the project's folder.</p>
</html>
"""


async def get_file(request: web.Request) -> web.StreamResponse:
    """A file of the client; its page at ``/``."""
    name = request.match_info["name"] or "index.html"
    try:
        path = (STATIC / name).resolve()
        is_ours = path.is_relative_to(STATIC.resolve()) and path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        raise web.HTTPNotFound from None
    if is_ours:
        response: web.StreamResponse = _file(request, name, path)
    elif name == "index.html":
        response = web.Response(text=NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-store"})
    else:
        raise web.HTTPNotFound
    if name == "index.html":
        # The page comes first, so that all its calls speak for the same person.
        identity = request.app[IDENTITY]
        identity.write(request, response, identity.read_or_make(request))
    return response


def _file(request: web.Request, name: str, path: Path) -> web.FileResponse:
    """A file, compressed if the browser accepts it: as stored next to it (``x.js.br``, ``x.js.gz``), or now."""
    headers = {"Cache-Control": _kept(name), "Vary": "Accept-Encoding"}
    if name == "sw.js":
        headers["Service-Worker-Allowed"] = "/"
    if path.suffix in TYPES:
        headers["Content-Type"] = TYPES[path.suffix]
    response = web.FileResponse(path, headers=headers)
    packed = any(path.with_name(path.name + end).exists() for end in (".br", ".gz"))
    if path.suffix in TEXTS and not packed and path.stat().st_size >= SMALLEST and "Range" not in request.headers:
        pack(request, response)
    return response


def _kept(name: str) -> str:
    """How long a browser may keep a file without asking."""
    if name.startswith("assets/"):
        return FOREVER
    return A_MONTH if name.startswith("samples/") else ASK_FIRST
