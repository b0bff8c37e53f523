"""The client's files, as the build leaves them in `static`: hashed ones are kept for ever, others asked for anew."""

from pathlib import Path
from typing import Final

from aiohttp import web

from musicards.server.api import IDENTITY

__all__ = ["STATIC", "get_file"]

STATIC: Final = Path(__file__).parent / "static"

FOREVER: Final = "public, max-age=31536000, immutable"  # under assets/ a name is that of a content
ASK_FIRST: Final = "no-cache"

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
        cached = FOREVER if name.startswith("assets/") else ASK_FIRST
        response: web.StreamResponse = web.FileResponse(path, headers={"Cache-Control": cached})
    elif name == "index.html":
        response = web.Response(text=NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-store"})
    else:
        raise web.HTTPNotFound
    if name == "index.html":
        # The page comes first, so that all its calls speak for the same person.
        identity = request.app[IDENTITY]
        identity.write(request, response, identity.read_or_make(request))
    return response
