"""Nonsense in the URLs of the tools and of exercises: there is always an answer, and never a server error."""

import json
from http import HTTPStatus
from typing import get_args
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musicards.errors import InputCode
from tests.server.site import Site

FIELDS = {
    "tools/found": ("ask", "turn", "keys", "names"),
    "tools/file/abc": ("ask", "turn", "keys", "names"),
    "tools/file/midi": ("ask", "turn", "keys"),
    "tools/transposed": ("line", "by", "down", "from_key", "to_key", "part_for", "to_instrument", "names", "shown"),
    "tools/transposed/musicxml": ("line", "by", "from_key", "to_key", "to_instrument"),
    "learning/exercise": (
        "kinds",
        "clef",
        "low",
        "high",
        "naturals",
        "intervals",
        "scales",
        "length",
        "limit",
        "seed",
        "number",
    ),
}
LIKELY = (
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
    for call, fields in FIELDS.items():
        for field in fields:
            answer = await site.client.get(f"/api/{call}?{field}={bytes_}")
            assert answer.status in ANSWERS, (call, field, await answer.text())


@pytest.mark.parametrize("paper", ["cards", "reference", "rules"])
async def test_unknown_paper_options_are_bad_requests(site: Site, paper: str) -> None:
    for field in ("size", "faces", "names", "palette", "language"):
        for value in ("", ",", "\0", "🎹", "x" * 4000, 'a"\r\nX: y', "\ud800"):
            typed = quote(value, errors="surrogatepass")
            answer = await site.client.get(f"/api/paper/{paper}.pdf?{field}={typed}")
            assert answer.status == HTTPStatus.BAD_REQUEST, (field, value)
