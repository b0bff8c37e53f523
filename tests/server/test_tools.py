"""Scales and chords over HTTP."""

import json
from dataclasses import fields
from http import HTTPStatus
from typing import get_args
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musicards.errors import InputCode
from musicards.learning.kind import Exercise
from musicards.server.calls.progressions import FoundProgression
from musicards.server.calls.shapes import Shapes
from musicards.server.calls.tools import Found, IntervalParts, NameParts, ToolNames
from musicards.server.calls.transposing import Transposed
from musicards.tools.chords import CHORD_SUFFIXES
from musicards.tools.note_text import code_of
from musicards.tools.scales import SCALE_NAMES, parse_scale
from tests.server.site import Site


async def found(site: Site, query: str) -> Found:
    return await site.read(f"/api/tools/found?{query}", Found)


async def test_a_scale_is_found_with_all_that_belongs_to_it(site: Site) -> None:
    scale = await found(site, "ask=eb+melodic+minor")
    assert (scale.sort, scale.ask, scale.tonic, scale.kind) == ("scale", "Eb melodic minor", "Eb", "melodic minor")
    assert [note.name for note in scale.notes] == ["Eb4", "F4", "Gb4", "Ab4", "Bb4", "C5", "D5"]
    assert [note.key for note in scale.notes] == [63, 65, 66, 68, 70, 72, 74]
    assert [note.hour for note in scale.notes] == [3, 5, 6, 8, 10, 12, 2]
    assert [note.degree for note in scale.notes] == ["1", "2", "b3", "4", "5", "6", "7"]
    assert (scale.formula, scale.signature) == ([2, 1, 2, 2, 2, 2, 1], -6)
    assert [chord.symbol for chord in scale.triads] == ["Ebm", "Fm", "Gbaug", "Ab", "Bb", "Cdim", "Ddim"]
    assert [chord.numeral for chord in scale.sevenths][4] == "V7"
    assert {link.ask for link in scale.links if link.why == "relative"} == {"Gb major"}
    assert "Ab lydian dominant" in {link.ask for link in scale.links if link.why == "mode"}


async def test_a_chord_says_what_else_it_is_and_where_it_belongs(site: Site) -> None:
    chord = await found(site, "ask=C6")
    assert [link.ask for link in chord.links if link.why == "reading"][:1] == ["Am7/C"]
    assert [link.ask for link in chord.links if link.why == "within"][:2] == ["C major", "F major"]
    assert chord.formula == [4, 3, 2]


async def test_names_come_in_parts_for_pages_in_other_languages(site: Site) -> None:
    scale = await found(site, "ask=Eb+locrian+%232")
    assert scale.parts == NameParts("scale", "Eb locrian #2", "Eb", "locrian_2")
    chord = await found(site, "ask=F%23m7b5/A")
    assert chord.parts == NameParts("chord", "F#m7b5/A", "F#", "half_diminished_seventh", "m7b5", "A")
    for interval, parts in (
        ("C AA4", ("augmented", 2, 4)),
        ("C d5", ("diminished", 1, 5)),
        ("C dd3", ("diminished", 2, 3)),
        ("C m3", ("minor", 1, 3)),
        ("C P5", ("perfect", 1, 5)),
        ("C M10", ("major", 1, 10)),
    ):
        asked = await found(site, f"ask={quote(interval)}")
        assert asked.parts.interval == IntervalParts(*parts)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", SCALE_NAMES)
def test_a_scale_is_found_by_its_code(kind: str) -> None:
    assert parse_scale(f"Eb {code_of(kind)}").kind == kind


@pytest.mark.parametrize(
    ("query", "ask"),
    [
        ("ask=C%20major&turn=-1", "B major"),
        ("ask=F%23m7b5&turn=1", "Gm7b5"),
        ("ask=H7&names=german", "B7"),
        ("ask=C+Es+G+B&names=german", "C Eb G Bb"),
        (f"ask={quote('Mi bémol minor')}&names=solfege", "Eb natural minor"),
    ],
)
async def test_a_shape_can_be_turned_and_is_found_by_local_note_names(site: Site, query: str, ask: str) -> None:
    assert (await found(site, query)).ask == ask


async def test_the_choices_are_listed(site: Site) -> None:
    names = await site.read("/api/tools/names", ToolNames)
    assert (names.scales, names.chords) == ([code_of(name) for name in SCALE_NAMES], list(CHORD_SUFFIXES))
    assert len(names.keys) == 30
    assert ("clarinet in Bb", "clarinet_in_bb") in {(each.text, each.code) for each in names.instruments}


@pytest.mark.parametrize(
    ("kind", "media", "begins"),
    [
        ("midi", "audio/midi", b"MThd"),
        ("musicxml", "application/vnd.recordare.musicxml+xml", b"<?xml"),
        ("abc", "text/vnd.abc", b"X:1"),
        ("lilypond", "text/x-lilypond", b"\\version"),
    ],
)
@pytest.mark.parametrize(
    ("call", "query", "name"),
    [
        ("file", "ask=C%2FE", "C-E"),
        ("transposed", "line=C+E+G&from_key=C+major&to_instrument=horn+in+F", "For-horn-in-F"),
    ],
)
async def test_a_file_for_other_programs(
    site: Site, call: str, query: str, name: str, kind: str, *, media: str, begins: bytes
) -> None:
    status, body, headers = await site.get(f"/api/tools/{call}/{kind}?{query}")
    assert status == HTTPStatus.OK
    assert body.startswith(begins)
    assert headers["Content-Type"].startswith(media)
    assert headers["Content-Disposition"].startswith(f'attachment; filename="{name}.')


@pytest.mark.parametrize(
    ("asked", "clef", "signature"),
    [
        ("by=m3", "treble", 0),
        ("from_key=C&to_instrument=double+bass", "bass", 0),
        ("from_key=C&to_instrument=viola", "alto", 0),
        ("from_key=C&to_instrument=alto+saxophone", "treble", 3),
        ("from_key=C&to_key=Ab&clef=tenor", "tenor", -4),
    ],
)
async def test_a_line_has_its_clef_and_signature(site: Site, asked: str, clef: str, signature: int) -> None:
    answer = await site.read(f"/api/tools/transposed?line=C4+E4&{asked}", Transposed)
    assert (answer.clef, answer.signature) == (clef, signature)


async def test_a_result_has_the_clef_that_fits(site: Site) -> None:
    assert (await found(site, "keys=36,40,43")).clef == "bass"
    assert (await found(site, "ask=C+major")).clef == "treble"
    low = await found(site, "ask=E+major&clef=bass")
    assert (low.clef, low.notes[0].name, low.notes[0].key) == ("bass", "E2", 40)
    _, body, _ = await site.get("/api/tools/file/lilypond?ask=E+major&clef=bass")
    assert b"\\clef bass" in body
    assert b" e,4 " in body
    status, _, _ = await site.get("/api/tools/file/lilypond?ask=C+major&clef=soprano")
    assert status == HTTPStatus.BAD_REQUEST


@pytest.mark.parametrize(
    ("asked", "line", "key"),
    [
        ("by=m3", "Eb G | Cm7/Bb", ""),
        ("by=m3&down=1", "A C# | F#m7/E", ""),
        ("from_key=C+major&to_key=Eb+major", "Eb G | Cm7/Bb", "Eb major"),
        ("from_key=C+major&to_instrument=alto+saxophone", "A C# | F#m7/E", "A major"),
    ],
)
async def test_a_line_is_transposed(site: Site, asked: str, line: str, key: str) -> None:
    answer = await site.read(f"/api/tools/transposed?line=C+E+%7C+Am7%2FG&{asked}", Transposed)
    assert (answer.plain, answer.key.text if answer.key else "") == (line, key)
    assert answer.line == line.replace("b", "♭").replace("#", "♯")
    assert [event.measure is not None for event in answer.events] == [True, False, True]
    assert [event.symbol.text for event in answer.events if event.symbol] == line.replace("|", "").split()
    if "instrument" in asked:
        assert answer.sounding[0][0] % 12 == 0  # it still sounds a C
    else:
        assert answer.sounding == [event.keys for event in answer.events]


@pytest.mark.parametrize(
    ("address", "status", "said"),
    [
        ("found?ask=H%23b+minor", HTTPStatus.BAD_REQUEST, "Did you mean B minor?"),
        ("found", HTTPStatus.BAD_REQUEST, "Try"),
        ("found?ask=C&turn=much", HTTPStatus.BAD_REQUEST, "is not a number of half steps"),
        ("found?ask=C&turn=--1", HTTPStatus.BAD_REQUEST, "is not a number of half steps"),
        ("file/abc?ask=quux", HTTPStatus.BAD_REQUEST, "is not a "),
        ("file/midi?ask=" + "C" * 5000, HTTPStatus.BAD_REQUEST, "Try"),
        ("file/wav?ask=C", HTTPStatus.NOT_FOUND, ""),
        ("transposed?line=C+Q&by=m3", HTTPStatus.BAD_REQUEST, "is not a note or a chord symbol. It is number 2."),
        ("transposed?line=C", HTTPStatus.BAD_REQUEST, "by an interval, to a key, or for an instrument"),
        ("transposed?line=C&to_instrument=quux", HTTPStatus.BAD_REQUEST, "quux"),
        ("transposed/wav?line=C&by=m3", HTTPStatus.NOT_FOUND, ""),
        ("transposed?line=B&by=M2&shown=degrees", HTTPStatus.BAD_REQUEST, "is not a way to name notes here"),
        *[(f"found?keys={keys}", HTTPStatus.BAD_REQUEST, "key") for keys in ("60,x", "", "128", ",".join(["60"] * 99))],
    ],
)
async def test_bad_requests_are_explained(site: Site, address: str, status: int, said: str) -> None:
    found_status, body, _ = await site.get(f"/api/tools/{address}")
    assert found_status == status
    assert said in body.decode()


async def test_played_keys_are_named(site: Site) -> None:
    chord = await found(site, "keys=40,56,59,64")
    assert (chord.sort, chord.ask) == ("notes", "E2 G#3 B3 E4")
    assert [note.key for note in chord.notes] == [40, 56, 59, 64]
    assert chord.links[0].ask == "E"
    assert (await found(site, "keys=60,63")).kind == "minor third"


async def test_a_line_is_read_in_one_system_of_names_and_shown_in_another(site: Site) -> None:
    asked = "/api/tools/transposed?line=B+H7+Fism&by=M2&names=german"
    for shown, line in (("", "C Cis7 Gism"), ("&shown=solfege", "Do Do♯7 Sol♯m"), ("&shown=english", "C C♯7 G♯m")):
        assert (await site.read(asked + shown, Transposed)).line == line


async def test_a_progression_has_numerals_numbers_and_roles(site: Site) -> None:
    asked = "/api/tools/progression?ask=C+A7+%7C+Dm7+Fm&key=C+major"
    found = await site.read(asked, FoundProgression)
    assert (found.key.text, found.line, found.numerals) == ("C major", "C A7 | Dm7 Fm", "I V7/ii | ii7 iv")
    assert [(chord.symbol.tonic, chord.hour, chord.bar, chord.role) for chord in found.chords] == [
        ("C", 12, False, "diatonic"),
        ("A", 9, False, "secondary"),
        ("D", 2, True, "diatonic"),
        ("F", 5, False, "borrowed"),
    ]
    moved = await site.read(f"{asked}&to_key=Eb+major", FoundProgression)
    assert (moved.line, moved.numerals, moved.numbers) == ("Eb C7 | Fm7 Abm", found.numerals, "1 67 | 2-7 4-")
    german = await site.read("/api/tools/progression?ask=ii7+V7+I+in+Es&names=german", FoundProgression)
    assert german.line == "Fm7 Bb7 Eb"


async def test_a_song_sheet_is_transposed_and_heard_by_its_chords(site: Site) -> None:
    sheet = await site.read("/api/tools/transposed?line=%5BC%5Dla+%5BF%23m7%5Dla&by=M2", Transposed)
    assert (sheet.line, sheet.plain) == ("[D]la [G♯m7]la", "[D]la [G#m7]la")
    assert [event.symbol and event.symbol.text for event in sheet.events] == ["D", "G#m7"]


async def test_shapes_of_a_chord_on_strings_and_on_keys(site: Site) -> None:
    answer = await site.read("/api/tools/shapes?ask=Eb&capo=3", Shapes)
    assert answer.shapes[0].frets == [None, 3, 2, 0, 1, 0]
    assert answer.shapes[0].keys == [None, 51, 55, 58, 63, 67]
    assert answer.like is not None
    assert (answer.like.text, answer.basses) == ("C", ["Eb", "G", "Bb"])
    answer = await site.read("/api/tools/shapes?ask=Am7&tuning=67,60,64,69&inversion=1", Shapes)
    assert answer.shapes[0].frets == [0, 0, 0, 0]
    assert answer.like is None
    assert [(key.name, key.right, key.left) for key in answer.piano][:2] == [("C4", 1, 5), ("E4", 2, 3)]
    assert (await site.read("/api/tools/shapes?ask=C&inversion=1", Shapes)).shapes[0].frets == [0, 3, 2, 0, 1, 0]


async def test_a_tune_in_abc_keeps_its_rhythm(site: Site) -> None:
    tune = quote('X:1\nM:3/4\nL:1/8\nQ:1/4=90\nK:D\n"D"D2 z F A2|G6|]')
    asked = f"/api/tools/transposed?line={tune}&from_key=C+major&to_key=F+major"
    moved = await site.read(asked, Transposed)
    assert moved.plain.splitlines()[-2:] == ["K:F", '"F"F z/2 A/2 c | B3 |]']
    assert [(event.names, event.length, event.measure is not None) for event in moved.events] == [
        (["F4"], 24, True),
        ([], 12, False),
        (["A4"], 12, False),
        (["C5"], 24, False),
        (["Bb4"], 72, True),
    ]
    assert [event.value and (event.value.part, event.value.dotted) for event in moved.events] == [
        (4, False),
        (8, False),
        (8, False),
        (4, False),
        (2, True),
    ]
    assert moved.events[0].measure
    assert moved.events[0].measure.meter == [3, 4]
    assert (moved.tempo, moved.key and moved.key.text) == (90, "F major")


async def test_a_note_across_a_bar_line_is_written_tied_and_struck_once(site: Site) -> None:
    tune = quote("X:1\nM:4/4\nL:1/4\nK:C\nC|:(3D/E/F/ G3-|G4:|[1 c4|")
    answer = await site.read(f"/api/tools/transposed?line={tune}&by=unison", Transposed)
    first, *_ = answer.events
    assert first.measure
    assert (first.measure.start, first.measure.meter) == (72, [4, 4])
    assert [event.value.triplet for event in answer.events if event.value] == [0, 1, 2, 2, 0, 0, 0]
    assert [event.tied for event in answer.events] == [False, False, False, False, True, False, False]
    assert answer.sounding[4:6] == [[67], []]
    measures = [event.measure for event in answer.events if event.measure]
    assert [(each.repeat_starts, each.repeat_ends) for each in measures][:3] == [
        (False, False),
        (True, False),
        (False, True),
    ]
    assert measures[3].ending
    assert measures[3].ending.numbers == [1]


async def test_notes_without_bar_lines_have_no_rhythm(site: Site) -> None:
    answer = await site.read("/api/tools/transposed?line=C4+E4+G4&by=m3", Transposed)
    assert [(event.value, event.measure) for event in answer.events] == [(None, None)] * 3


# Nonsense in the addresses of the tools and of exercises: there is always an answer, and never a server error.

FIELDS = {
    "tools/found": ("ask", "turn", "keys", "names"),
    "tools/file/abc": ("ask", "turn", "keys", "names"),
    "tools/file/midi": ("ask", "turn", "keys"),
    "tools/progression": ("ask", "key", "to_key", "names"),
    "tools/shapes": ("ask", "tuning", "capo", "inversion"),
    "tools/transposed": ("line", "by", "down", "from_key", "to_key", "part_for", "to_instrument", "names", "shown"),
    "tools/transposed/musicxml": ("line", "by", "from_key", "to_key", "to_instrument"),
    "learning/exercise": (*(field.name for field in fields(Exercise)), "number"),
}
LIKELY = (
    *("X:1\nK:D\nA>B c/2|:[DF]3-|1 z", "K:C\n(3abc"),
    *("ii7 V7/V | V65 I in Eb", "1 5/7 b6-", "[C]la [Xm]la la", "C   G\nla la la", "|: C / % :|1. N.C."),
    *("C major", "Eb", "F#m7b5/A", "C E G", "Fbdim7", "E#7#9", "Dbb aeolian", "B## locrian", "minor third", "-2", "1"),
    *(
        "C4 D10 E-1",
        "H7 Es",
        "german",
        "alto saxophone",
        "60,64,67",
        "127,0",
        "99999",
        "scale,step",
        "treble",
        "G4",
    ),
    *(
        "2 2 1 2 2 2 1",
        "aa\r\nSet-Cookie: a=b",
        "\0",
        "\u202eabc",
        "🎹",
        "9" * 400,
        "#" * 700,
        "C" + "b" * 60,
        "(" * 300,
    ),
)
VALUE = st.one_of(st.sampled_from(LIKELY), st.text(max_size=40))
QUERY = st.sampled_from(sorted(FIELDS)).flatmap(
    lambda call: st.tuples(
        st.just(call), st.dictionaries(st.sampled_from(FIELDS[call]), VALUE, max_size=len(FIELDS[call]))
    )
)
ANSWERS = {HTTPStatus.OK, HTTPStatus.BAD_REQUEST}


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(queries=st.lists(QUERY, min_size=20, max_size=60))
async def test_random_queries_are_answered(site: Site, queries: list[tuple[str, dict[str, str]]]) -> None:
    for call, query in queries:
        answer = await site.client.get(f"/api/{call}?{urlencode(query, errors='surrogatepass')}")
        body = await answer.read()
        assert answer.status in ANSWERS, (call, query, body)
        assert "Set-Cookie" not in answer.headers or "a=b" not in answer.headers["Set-Cookie"]
        if answer.status == HTTPStatus.BAD_REQUEST:
            problem = json.loads(body)
            assert problem["reason"] == "bad-notation"
            assert problem["input"]["code"] in get_args(InputCode), problem


@pytest.mark.parametrize("bytes_", ["%ED%A0%80", "%FF", "%00", "%C0%AF"])
async def test_bytes_that_are_not_text_are_answered(site: Site, bytes_: str) -> None:
    for call, known in FIELDS.items():
        for field in known:
            answer = await site.client.get(f"/api/{call}?{field}={bytes_}")
            assert answer.status in ANSWERS, (call, field, await answer.text())


@pytest.mark.parametrize("paper", ["cards", "reference", "rules"])
async def test_unknown_paper_options_are_bad_requests(site: Site, paper: str) -> None:
    for field in ("size", "faces", "names", "palette", "language"):
        for value in ("", ",", "\0", "🎹", "x" * 4000, 'a"\r\nX: y', "\ud800"):
            typed = quote(value, errors="surrogatepass")
            answer = await site.client.get(f"/api/paper/{paper}.pdf?{field}={typed}")
            assert answer.status == HTTPStatus.BAD_REQUEST, (field, value)
