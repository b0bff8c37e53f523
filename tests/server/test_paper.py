"""Printable files over HTTP."""

import asyncio
import sys
from http import HTTPStatus
from io import BytesIO
from typing import Any
from unittest.mock import Mock

import pytest
from pypdf import PdfReader

from musicards.paper.card import FACES
from musicards.paper.deck import MEASURES
from musicards.server.guard.request_guard import Allowance, Budget, Client, Rate
from musicards.server.http.paper import MAX_WAITING, PaperRenderer
from musicards.server.http.printing import PaperChoices
from musicards.server.match.refusals import TooFast
from musicards.texts import LANGUAGES
from tests.helpers.clocks import ManualClock
from tests.server.site import Site


async def test_the_choices_are_listed(site: Site) -> None:
    choices = await site.read("/api/paper/choices", PaperChoices)
    assert choices.ready
    assert choices.papers == ["cards", "reference", "rules", "staves"]
    assert {size.name: (size.width, size.height) for size in choices.sizes} == {
        name: (each.width, each.height) for name, each in MEASURES.items()
    }
    assert choices.faces == list(FACES)


SHEETS = "cards.pdf?size=a4-9up&faces=name,staff&names=german&palette=ink&language=de&large_print=1"


@pytest.mark.parametrize(
    ("paper", "pages", "language", "name"),
    [
        ("cards.pdf", 55, "en", "musicards-cards-poker-en.pdf"),
        (SHEETS, 12, "de", "musicards-cards-a4-9up-de-large.pdf"),
        ("reference.pdf?language=fr", 2, "fr", "musicards-reference-fr.pdf"),
        ("rules.pdf?language=es&names=degrees", 6, "es", "musicards-rules-es.pdf"),
        ("staves.pdf?clef=piano&staves=8&format=letter", 1, "en", "musicards-staves-piano-8-letter.pdf"),
        ("worksheet.pdf?kinds=place&seed=k7&language=de&title=Test", 2, "de", "musicards-worksheet-k7-de.pdf"),
        ("worksheet.pdf?kinds=place&seed=k7&answers=0&format=letter", 1, "en", "musicards-worksheet-k7-en.pdf"),
    ],
)
async def test_cards_and_papers_as_pdf(site: Site, paper: str, pages: int, language: str, name: str) -> None:
    status, body, headers = await site.get(f"/api/paper/{paper}")
    assert status == HTTPStatus.OK
    assert headers["Content-Type"] == "application/pdf"
    assert headers["Content-Disposition"] == f'attachment; filename="{name}"'
    assert headers["Cache-Control"] == "private, max-age=300"
    read = PdfReader(BytesIO(body))
    root: Any = read.trailer["/Root"]
    assert (len(read.pages), root["/Lang"]) == (pages, language)


@pytest.mark.parametrize(
    "wish", ["cards.png?size=bridge", "cards.png?size=a4-9up", "reference.png", "staves.png", "worksheet.png"]
)
async def test_previews_are_png(site: Site, wish: str) -> None:
    status, body, headers = await site.get(f"/api/paper/{wish}")
    assert status == HTTPStatus.OK
    assert headers["Content-Type"] == "image/png"
    assert body.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("wish", "status", "said"),
    [
        ("cards.pdf?size=tarot", HTTPStatus.BAD_REQUEST, "size is one of poker, bridge, a4-9up, not 'tarot'"),
        ("cards.png?names=", HTTPStatus.BAD_REQUEST, "names is one of english, german, solfege, degrees"),
        ("cards.pdf?faces=name,guitar", HTTPStatus.BAD_REQUEST, "a card has no face 'guitar'"),
        ("rules.pdf?size=poker", HTTPStatus.BAD_REQUEST, "size is for the cards"),
        ("rules.pdf?language=tlh", HTTPStatus.BAD_REQUEST, f"language is one of {', '.join(LANGUAGES)}, not 'tlh'"),
        ("staves.pdf?clef=soprano", HTTPStatus.BAD_REQUEST, "clef is one of none, treble, bass"),
        ("staves.pdf?staves=99", HTTPStatus.BAD_REQUEST, "staves is one of 10, 6, 8"),
        ("worksheet.pdf?kinds=ear", HTTPStatus.BAD_REQUEST, "nothing-to-ask"),
        (f"worksheet.pdf?title={'A' * 81}", HTTPStatus.BAD_REQUEST, "a title has at most 80 characters"),
        ("worksheet.pdf?format=a3", HTTPStatus.BAD_REQUEST, "format is one of a4, letter"),
        ("poster.pdf", HTTPStatus.NOT_FOUND, "nothing"),
        ("cards.svg", HTTPStatus.NOT_FOUND, "nothing"),
    ],
)
async def test_unknown_papers_and_options_are_refused(site: Site, wish: str, status: int, said: str) -> None:
    found, body, _ = await site.get(f"/api/paper/{wish}")
    assert found == status
    assert said in body.decode()


async def test_without_typst_it_says_how_to_get_it(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.setattr("musicards.server.http.paper.has_typesetter", lambda: False)
    assert not (await site.read("/api/paper/choices", PaperChoices)).ready
    status, problem = await site.person().call("GET", "/api/paper/cards.png")
    assert (status, problem["reason"]) == (HTTPStatus.NOT_IMPLEMENTED, "no-typesetter")
    assert problem["text"] == ("Printing needs Typst, which is not installed: pip install 'musicards[paper]'")


class Printer:
    """Renders a file for everybody, within a budget of so many files. Every file has its format in it, e.g. b"pdf"."""

    def __init__(self, files: int) -> None:
        self._renderer = PaperRenderer(Budget(Allowance(*[Rate(0, files)] * 3), ManualClock()))

    async def make(self, wish: Mock, address: str = "here") -> bytes:
        wish.made.side_effect = str.encode
        return await self._renderer.make(wish, "pdf", Client(None, address))


async def test_the_same_file_is_rendered_once() -> None:
    printer, wish = Printer(files=2), Mock()
    assert await asyncio.gather(*[printer.make(wish) for _ in range(2)]) == [b"pdf"] * 2
    assert await printer.make(wish) == b"pdf"  # made already, so it costs nothing
    wish.made.assert_called_once()


async def test_one_address_cannot_block_rendering_for_others() -> None:
    printer = Printer(files=1)
    await printer.make(Mock())
    with pytest.raises(TooFast):
        await printer.make(Mock())
    assert await printer.make(Mock(), "there")
    crowd = [printer.make(Mock(), str(each)) for each in range(MAX_WAITING + 1)]
    refused = [each for each in await asyncio.gather(*crowd, return_exceptions=True) if isinstance(each, TooFast)]
    assert len(refused) == 1
