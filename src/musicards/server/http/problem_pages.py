"""Show problems as pages to people who open an address in a browser. Programs and our own page get JSON.

The pages have no styles: the stylesheet of a server that is asked under a wrong name would be refused as well.
"""

import asyncio
import re
from html import escape
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler

from musicards.errors import Refusal
from musicards.server.calls.problem import Problem
from musicards.server.guard.host_names import HOST_NAMES
from musicards.server.match.refusals import WireReason
from musicards.texts import LANGUAGES, catalog, explain

PROBLEM: Final = web.ResponseKey("problem", Problem)  # what the body of a response says

ENGLISH: Final = "en"

PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Musicards</title>
<h1>Musicards</h1>
<p>{text}</p>
<p>{more}</p>
</html>
"""


@web.middleware
async def show_problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Replace the JSON of a problem by a page, if a browser opens the address."""
    response = await handler(request)
    problem = response.get(PROBLEM)
    if problem is None or not _is_opened(request):
        return response
    page = _page(request, problem, await language_of(request))
    return web.Response(
        text=page, status=response.status, content_type="text/html", headers={"Cache-Control": "no-store"}
    )


async def language_of(request: web.Request) -> str:
    """Return the language of problems: for a person the one the browser asks for, for programs English.

    Its texts are loaded in a thread, which takes up to half a second.
    """
    language = _preferred(request.headers.get("Accept-Language", "")) if _is_opened(request) else ENGLISH
    await asyncio.to_thread(catalog, language)
    return language


def _is_opened(request: web.Request) -> bool:
    """Whether a browser opens the address for a person, as with a link; not a page that calls it, nor a program."""
    mode = request.headers.get("Sec-Fetch-Mode")
    return "text/html" in request.headers.get("Accept", "") if mode is None else mode == "navigate"


def _preferred(accepted: str) -> str:
    """Return the language that an Accept-Language header prefers, of those that there are texts in.

    >>> _preferred("tlh, fr-CH;q=0.6, de;q=0.8, *;q=0.1")
    'de'
    """
    best, most = ENGLISH, 0.0
    for part in accepted.split(","):
        found = re.fullmatch(r"([a-z]+)(?:-[a-z0-9-]+)?(?:;q=([01](?:\.[0-9]*)?))?", part.replace(" ", "").lower())
        weight = float(found[2] or 1) if found is not None else 0.0
        if found is not None and found[1] in LANGUAGES and weight > most:
            best, most = found[1], weight
    return best


def _page(request: web.Request, problem: Problem, language: str) -> str:
    texts = catalog(language)
    # What is wrong with an input is more than its reason says, and in the person's language already.
    is_input = problem.reason == WireReason.BAD_NOTATION
    text = problem.text if is_input else explain(Refusal(problem.reason, problem.facts), language=language)
    if problem.reason == WireReason.WRONG_HOST:
        address = request.app[HOST_NAMES].public_url
        more = _link(address, address) if address else escape(texts.text("refusals-wrong-host.operator"))
    else:
        depth = request.rel_url.raw_path.count("/") - 1  # a proxy may serve us in a folder of its own
        more = _link("../" * depth or "./", texts.text("common-all-games"))
    return PAGE.format(language=language, text=escape(text), more=more)


def _link(address: str, text: str) -> str:
    return f'<a href="{escape(address)}">{escape(text)}</a>'
