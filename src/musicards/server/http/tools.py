"""The HTTP API for scales and chords. It uses no database, and the same request always has the same response."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final, TypeVar

from aiohttp import web

from musicards.errors import Suggestion, not_understood
from musicards.server.guard.limits import LOOKUP_WORK, client_of
from musicards.server.http.bodies_tools import (
    Found,
    FoundChord,
    FoundLink,
    FoundNote,
    IntervalParts,
    NameParts,
    ToolNames,
    Transposed,
    TransposedEvent,
)
from musicards.server.http.matches import pack, reply
from musicards.theory import FIXED_NAME_SYSTEMS, KEYS, Key, NameSystem, SpelledPitch
from musicards.tools.chords import CHORD_SUFFIXES
from musicards.tools.files import FILES, FileKind, file_of
from musicards.tools.identification import Identity
from musicards.tools.instruments import INSTRUMENTS
from musicards.tools.lines import Line, parse_line
from musicards.tools.lookup import LookupResult, look_up, look_up_keys, rotate
from musicards.tools.midi_keys import not_midi_keys
from musicards.tools.note_text import LONGEST_TEXT, code_of
from musicards.tools.scales import SCALE_NAMES, DegreeChord, NamedScale
from musicards.tools.score import bar_lines
from musicards.tools.suggestions import nearest_word, suggested
from musicards.tools.transposition import Transposition, read_transposition

T = TypeVar("T")

MAX_EVENTS: Final = 256  # that are shown and played; files have all of them

tool_routes: Final = web.RouteTableDef()


@tool_routes.get("/api/tools/found")
async def get_found(request: web.Request) -> web.Response:
    """Send the scale, chord or notes that a text names."""
    response = reply(await _work(request, lambda: _found(_looked_up(request))))
    pack(request, response)
    return response


@tool_routes.get("/api/tools/names")
async def get_names(request: web.Request) -> web.Response:
    """Send what can be chosen."""
    names = ToolNames(
        [code_of(name) for name in SCALE_NAMES],
        list(CHORD_SUFFIXES),
        [_key_parts(key) for key in KEYS],
        [NameParts.of(Suggestion("instrument", each.name)) for each in INSTRUMENTS],
    )
    response = reply(names)
    pack(request, response)
    return response


@tool_routes.get("/api/tools/file/{format}")
async def get_file(request: web.Request) -> web.Response:
    """Send what a text names as a file for other programs."""
    kind = _kind_of_file(request)
    return _file(kind, *await _work(request, lambda: file_of(_looked_up(request), kind)))


@tool_routes.get("/api/tools/transposed")
async def get_transposed(request: web.Request) -> web.Response:
    """Send a line in another key, or for an instrument."""
    response = reply(await _work(request, lambda: _shown(request)))
    pack(request, response)
    return response


async def _work(request: web.Request, function: Callable[[], T]) -> T:
    """Return the result of `function`, which may take a tenth of a second, computed in a thread.

    Raises:
        TooFast: too many requests are waiting.
    """
    return await request.app[LOOKUP_WORK].run(client_of(request), function)


def _shown(request: web.Request) -> Transposed:
    wish, result = _transposed(request)
    score = wish.score(result)
    sound = wish.reader.sounding if wish.reader is not None else _as_written
    events = score.events[:MAX_EVENTS]
    names = _names(request, "shown", _names(request, "names", "english"))
    return Transposed(
        result.text(names, real=True),
        result.text(names),
        None if wish.key_after is None else _key_parts(wish.key_after),
        [
            TransposedEvent(
                [str(pitch) for pitch in event.pitches],
                [pitch.midi or 0 for pitch in event.pitches],
                None if event.symbol is None else NameParts.of(Suggestion("chord", str(event.symbol))),
                bar,
            )
            for event, bar in zip(events, bar_lines(result, score), strict=False)
        ],
        [[sound(pitch).midi or 0 for pitch in event.pitches] for event in events],
    )


@tool_routes.get("/api/tools/transposed/{format}")
async def get_transposed_file(request: web.Request) -> web.Response:
    """Send the transposed line as a file for other programs."""
    kind = _kind_of_file(request)
    return _file(kind, *await _work(request, lambda: _transposed_file(request, kind)))


def _transposed_file(request: web.Request, kind: FileKind) -> tuple[str, bytes]:
    """Return the name of the file, in ASCII letters and digits, and its content."""
    wish, result = _transposed(request)
    name = "-".join(re.findall("[A-Za-z0-9]+", wish.title.replace("#", "-sharp"))) or "line"
    return f"{name}.{kind.ending}", kind.write(wish.score(result))


def _kind_of_file(request: web.Request) -> FileKind:
    kind = FILES.get(request.match_info["format"])
    if kind is None:
        raise web.HTTPNotFound
    return kind


def _file(kind: FileKind, name: str, body: bytes) -> web.Response:
    return web.Response(
        body=body,
        content_type=kind.media_type,
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


def _transposed(request: web.Request) -> tuple[Transposition, Line]:
    query = request.query
    wish = read_transposition(
        by=query.get("by"),
        down=query.get("down") == "1",
        from_key=query.get("from_key"),
        to_key=query.get("to_key"),
        part_for=query.get("part_for"),
        to_instrument=query.get("to_instrument"),
    )
    return wish, wish.of(parse_line(query.get("line", ""), names=_names(request, "names", "english")))


def _names(request: web.Request, field: str, usual: NameSystem) -> NameSystem:
    """Return the system to name notes in; only systems that need no tonic are accepted."""
    asked = request.query.get(field, usual)
    for system in FIXED_NAME_SYSTEMS:
        if asked == system:
            return system
    near = suggested("plain", nearest_word(asked, FIXED_NAME_SYSTEMS))
    raise not_understood(asked, "name-system", suggestions=near, examples=[Suggestion("plain", FIXED_NAME_SYSTEMS[0])])


def _as_written(pitch: SpelledPitch) -> SpelledPitch:
    return pitch


def _looked_up(request: web.Request) -> LookupResult:
    half_steps = request.query.get("turn", "0")
    if not re.fullmatch(r"-?[0-9]{1,3}", half_steps):
        raise not_understood(half_steps, "half-steps", examples=[Suggestion("plain", "-1")])
    keys = request.query.get("keys")
    if keys is None:
        names = _names(request, "names", "english")
        return rotate(look_up(request.query.get("ask", ""), names), int(half_steps))
    if not re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", keys) or len(keys) > LONGEST_TEXT:
        raise not_midi_keys(keys)
    return rotate(look_up_keys(int(key) for key in keys.split(",")), int(half_steps))


def _found(asked: LookupResult) -> Found:
    keys = [pitch.midi or 0 for pitch in asked.pitches]
    notes = [
        FoundNote(str(pitch), pitch.hour, key, degree)
        for pitch, key, degree in zip(asked.pitches, keys, asked.degrees, strict=True)
    ]
    kind, aliases, signature = "", list[str](), None
    parts = NameParts(asked.sort, asked.text)
    formula = [high - low for low, high in pairwise(keys)]
    triads, sevenths, links = list[FoundChord](), list[FoundChord](), list[FoundLink]()
    if asked.scale is not None:
        scale = asked.scale
        parts = _scale_parts(scale)
        kind, aliases, signature, formula = scale.kind, list(scale.aliases), scale.signature, list(scale.formula)
        triads, sevenths = _chords(scale.chords), _chords(scale.sevenths)
        links += [FoundLink("mode", mode.name, _scale_parts(mode)) for mode in scale.modes if mode.name != scale.name]
        links += [
            FoundLink("relative" if why == "relative" else "parallel", each.name, _scale_parts(each))
            for why, each in scale.relatives.items()
        ]
    elif asked.chord is not None:
        kind, parts = asked.chord.kind, NameParts.of_chord(asked.chord)
    elif asked.interval is not None:
        kind = asked.interval.name
        parts = NameParts("interval", asked.text, interval=IntervalParts.of(asked.interval))
    links += [FoundLink("reading", each.name, _parts_of(each)) for each in asked.readings if each.sort != "interval"]
    links += [FoundLink("within", each.name, _scale_parts(each)) for each in asked.within]
    tonic = asked.chord.root.name if asked.chord else asked.pitches[0].name
    return Found(
        asked.sort, asked.text, parts, tonic, kind, aliases, notes, formula, signature, triads, sevenths, links
    )


def _scale_parts(scale: NamedScale) -> NameParts:
    return NameParts("scale", scale.name, scale.tonic, code_of(scale.kind))


def _key_parts(key: Key) -> NameParts:
    return NameParts.of(Suggestion("key", key.name))


def _parts_of(identity: Identity) -> NameParts:
    """Return a reading of some notes with its parts."""
    kind = identity.name.partition(" ")[2] if identity.sort == "scale" else ""
    return NameParts.of(Suggestion(identity.sort, identity.name, kind))


def _chords(chords: tuple[DegreeChord, ...]) -> list[FoundChord]:
    return [
        FoundChord(
            chord.numeral,
            chord.symbol or "",
            list(chord.names),
            None if chord.symbol is None else NameParts.of(Suggestion("chord", chord.symbol)),
        )
        for chord in chords
    ]
