"""Serve the built client from `static`: browsers cache hashed files for good and revalidate the others."""

import os
from pathlib import Path
from typing import Final

from aiohttp import web

from musicards.server.guard.identity import IDENTITY
from musicards.server.http.replies import pack

# MUSICARDS_STATIC: a folder with a build of the page to serve instead of the packaged one.
STATIC: Final = Path(os.environ.get("MUSICARDS_STATIC") or Path(__file__).parents[1] / "static")

IMMUTABLE: Final = "public, max-age=31536000, immutable"  # names under assets/ contain a hash of the content
ONE_MONTH: Final = "public, max-age=2592000"  # for the sounds of instruments, which rarely change
REVALIDATE: Final = "no-cache"

MIN_COMPRESSED: Final = 1024  # bytes; compressing a smaller file is not worth it
TEXTS: Final = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest")
TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
}
"""The content types of these suffixes, which not every system knows; `mimetypes` knows the others."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>musicards</title>
<h1>musicards</h1>
<p>The server runs, but its pages are not built yet. Run <code>make play</code> in the project's folder.</p>
</html>
"""


async def get_file(request: web.Request) -> web.StreamResponse:
    """Send a file of the client; for ``/``, the page itself."""
    name = request.match_info["name"] or "index.html"
    try:
        root = STATIC.resolve()
        path = (root / name).resolve()
        # A file has one name: under another, such as assets/../index.html, it would get the wrong headers.
        is_ours = path.is_relative_to(root) and path.relative_to(root).as_posix() == name and path.is_file()
    except (OSError, ValueError):  # not a valid file name
        raise web.HTTPNotFound from None
    if is_ours:
        response: web.StreamResponse = _file(request, name, path)
    elif name == "index.html":
        response = web.Response(text=NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-store"})
    else:
        raise web.HTTPNotFound
    if name == "index.html":
        # The cookie is set with the page, so that all requests of the page belong to the same person.
        identity = request.app[IDENTITY]
        identity.write(request, response, identity.read_or_make(request))
        response.headers["Cache-Control"] = f"private, {response.headers['Cache-Control']}"
    return response


def _file(request: web.Request, name: str, path: Path) -> web.FileResponse:
    """Return a file, compressed if the browser accepts that: precompressed (``x.js.br``, ``x.js.gz``), or now."""
    headers = {"Cache-Control": _kept(name), "Vary": "Accept-Encoding"}
    if name == "sw.js":
        headers["Service-Worker-Allowed"] = "/"
    if path.suffix in TYPES:
        headers["Content-Type"] = TYPES[path.suffix]
    response = web.FileResponse(path, headers=headers)
    packed = any(path.with_name(path.name + end).exists() for end in (".br", ".gz"))
    # Parts have the bytes of the file, and an answer that nothing has changed has no body.
    whole = not any(name in request.headers for name in ("Range", "If-None-Match", "If-Modified-Since"))
    if path.suffix in TEXTS and not packed and path.stat().st_size >= MIN_COMPRESSED and whole:
        pack(request, response)
    return response


def _kept(name: str) -> str:
    """Return for how long a browser may cache a file, as a Cache-Control header."""
    if name.startswith("assets/"):
        return IMMUTABLE
    return ONE_MONTH if name.startswith("samples/") else REVALIDATE
