"""The HTTP calls about scales and chords. They ask no database, and the same question always has the same answer."""

import asyncio
import re
from http import HTTPStatus
from itertools import pairwise
from typing import Final

from aiohttp import web

from musicards.errors import BadNotation, shown
from musicards.server.api import pack, reply
from musicards.server.bodies_tools import Found, FoundChord, FoundLink, FoundNote, ToolNames
from musicards.tools.asking import Asked, ask, turn
from musicards.tools.chords import CHORD_SUFFIXES
from musicards.tools.files import FILES, file_of
from musicards.tools.scales import SCALE_NAMES, DegreeChord

__all__ = ["tool_routes"]

tool_routes: Final = web.RouteTableDef()


@tool_routes.get("/api/tools/found")
async def get_found(request: web.Request) -> web.Response:
    """What a text names."""
    # Scales around some notes take a tenth of a second to find, and tables are not to wait for them.
    response = reply(await asyncio.to_thread(lambda: _found(_asked(request))))
    pack(request, response)
    return response


@tool_routes.get("/api/tools/names")
async def get_names(request: web.Request) -> web.Response:
    """What can be chosen."""
    response = reply(ToolNames(list(SCALE_NAMES), list(CHORD_SUFFIXES)))
    pack(request, response)
    return response


@tool_routes.get("/api/tools/file/{format}")
async def get_file(request: web.Request) -> web.Response:
    """The same as a file for other programs."""
    known = FILES.get(request.match_info["format"])
    if known is None:
        raise web.HTTPNotFound
    name, body = file_of(_asked(request), known)
    return web.Response(
        body=body,
        status=HTTPStatus.OK,
        content_type=known.media_type,
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


def _asked(request: web.Request) -> Asked:
    half_steps = request.query.get("turn", "0")
    if not re.fullmatch(r"-?[0-9]{1,3}", half_steps):
        raise BadNotation(f"{shown(half_steps)} is no number of half steps")
    return turn(ask(request.query.get("ask", "")), int(half_steps))


def _found(asked: Asked) -> Found:
    keys = [pitch.midi or 0 for pitch in asked.pitches]
    notes = [
        FoundNote(str(pitch), pitch.hour, key, degree)
        for pitch, key, degree in zip(asked.pitches, keys, asked.degrees, strict=True)
    ]
    kind, aliases, signature = "", list[str](), None
    formula = [high - low for low, high in pairwise(keys)]
    triads, sevenths, links = list[FoundChord](), list[FoundChord](), list[FoundLink]()
    if asked.scale is not None:
        scale = asked.scale
        kind, aliases, signature, formula = scale.kind, list(scale.aliases), scale.signature, list(scale.formula)
        triads, sevenths = _chords(scale.chords), _chords(scale.sevenths)
        links += [FoundLink("mode", mode.name) for mode in scale.modes if mode.name != scale.name]
        links += [
            FoundLink("relative" if why == "relative" else "parallel", each.name)
            for why, each in scale.relatives.items()
        ]
    elif asked.chord is not None:
        kind = asked.chord.kind
    elif asked.interval is not None:
        kind = asked.interval.name
    links += [FoundLink("reading", each.name) for each in asked.readings if each.sort != "interval"]
    links += [FoundLink("within", each.name) for each in asked.within]
    tonic = asked.chord.root.name if asked.chord else asked.pitches[0].name
    return Found(asked.sort, asked.text, tonic, kind, aliases, notes, formula, signature, triads, sevenths, links)


def _chords(chords: tuple[DegreeChord, ...]) -> list[FoundChord]:
    return [FoundChord(chord.numeral, chord.symbol or "", list(chord.names)) for chord in chords]
