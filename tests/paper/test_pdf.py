"""The PDF files as a printer and a screen reader meet them, read back by another library."""

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from pypdf.generic import RectangleObject

from musicards.games.registry import GAMES, find_manifest
from musicards.paper.deck import Size, make_deck
from musicards.paper.naming import Naming, usual_notation
from musicards.paper.papers import make_papers
from musicards.texts import LANGUAGES, catalog
from musicards.theory import make_scale

MILLIMETRE = 72 / 25.4


@cache
def deck(size: Size) -> PdfReader:
    return PdfReader(BytesIO(make_deck(size, Naming("en", "english"))))


@cache
def papers(language: str, *, large_print: bool = False) -> PdfReader:
    naming = Naming(language, usual_notation(language))
    made = make_papers(naming, reference=True, rules=True, large_print=large_print)
    return PdfReader(BytesIO(made))


def written(page: PageObject) -> bytes:
    content = page.get_contents()
    assert content is not None
    return content.get_data()


def sides(box: RectangleObject) -> tuple[float, float]:
    return float(box.width) / MILLIMETRE, float(box.height) / MILLIMETRE


def lines(page: PageObject) -> Iterator[tuple[float, float, float, float]]:
    """The single straight lines on a page, as crop marks are: their ends in millimeters, from the bottom left."""
    at = r"(-?[\d.]+) (-?[\d.]+)"
    content = written(page).decode("latin-1")
    for found in re.finditer(rf"1 0 0 -1 {at} cm[^m]*?{at} m {at} l\s*S", content):
        left, top, x, y, to_x, to_y = (float(part) / MILLIMETRE for part in found.groups())
        yield left + x, top - y, left + to_x, top - to_y


def edges(page: PageObject) -> tuple[list[float], list[float]]:
    """Return where the crop marks of a page are: in millimeters from the left, and from the bottom."""
    marks = list(lines(page))
    upright = {round(x, 2) for x, _, to_x, _ in marks if x == to_x}
    return sorted(upright), sorted({round(y, 2) for x, y, to_x, _ in marks if x != to_x})


@pytest.mark.parametrize(("size", "width", "height"), [("poker", 63.5, 88.9), ("bridge", 57.15, 88.9)])
def test_a_card_to_a_page_in_the_right_size_with_bleed_and_the_back_at_the_end(
    size: Size, width: float, height: float
) -> None:
    pages = deck(size).pages
    assert len(pages) == 55
    assert len({written(page) for page in pages[:54]}) == 54
    for page in pages:
        assert sides(page.trimbox) == pytest.approx((width, height), abs=0.05)
        room = [
            float(page.trimbox.left) - float(page.mediabox.left),
            float(page.mediabox.top) - float(page.trimbox.top),
        ]
        assert min(room) / MILLIMETRE >= 3
    assert not pages[54].extract_text().strip()


def test_crop_marks_are_where_a_card_ends() -> None:
    page = deck("poker").pages[0]
    left, bottom = float(page.trimbox.left) / MILLIMETRE, float(page.trimbox.bottom) / MILLIMETRE
    upright, level = edges(page)
    assert [x - left for x in upright] == pytest.approx([0, 63.5], abs=0.05)
    assert [y - bottom for y in level] == pytest.approx([0, 88.9], abs=0.05)


def test_nine_cards_on_a4_each_sheet_followed_by_its_backs() -> None:
    pages = deck("a4-9up").pages
    assert len(pages) == 12
    for place, page in enumerate(pages):
        assert sides(page.mediabox) == pytest.approx((210, 297), abs=0.05)
        assert ("100%" in page.extract_text()) == (place % 2 == 0)
    assert "trademark" in pages[11].extract_text()
    for ends, card, sheet in zip(edges(pages[0]), (63.5, 88.9), (210, 297), strict=True):
        sizes = [end - start for start, end in zip(ends[::2], ends[1::2], strict=True)]
        assert sizes == pytest.approx([card] * 3, abs=0.05)
        assert ends[0] + ends[-1] == pytest.approx(sheet, abs=0.05)  # the backs lie behind, whichever way it is turned


@pytest.mark.parametrize("size", ["poker", "a4-9up"])
def test_every_font_is_embedded(size: Size) -> None:
    names = set()
    for page in deck(size).pages:
        resources: Any = page["/Resources"]
        for font in resources.get("/Font", {}).values():
            for part in font.get_object()["/DescendantFonts"]:
                descriptor = part.get_object()["/FontDescriptor"]
                assert {"/FontFile2", "/FontFile3"} & set(descriptor)
                names.add(descriptor["/FontName"].split("+")[-1].split("-")[0])
    assert {"AtkinsonHyperlegibleNext", "MusicardsSigns"} == names


def test_the_deck_is_accessible() -> None:
    read = deck("poker")
    root: Any = read.trailer["/Root"]
    assert root["/Lang"] == "en"
    assert root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert read.metadata
    assert read.metadata.title == "A deck of musical cards"
    assert b"pdfuaid:part>1<" in root["/Metadata"].get_data()


def test_the_same_deck_is_the_same_file() -> None:
    assert make_deck("bridge", Naming("de", "german")) == make_deck("bridge", Naming("de", "german"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_sheet_has_the_words_of_music_as_the_page_has_them(language: str) -> None:
    texts = catalog(language)
    printed = "".join(papers(language).pages[1].extract_text().split())
    words = texts.ids("words-")
    assert len(words) == 10
    for word in words:
        assert "".join(texts.text(f"{word}.title").split()) in printed
    assert not set("⟦⟧*#") & set(printed)


def test_the_reference_sheet_has_the_twelve_major_scales_with_their_steps() -> None:
    lines_ = [" ".join(line.split()) for line in papers("en").pages[1].extract_text().split("\n")]
    assert "W W H W W W H" in lines_
    for tonic in ("C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"):
        names = make_scale(tonic, "major").names
        shown = [Naming("en", "english").shown(name) for name in (*names, tonic)]
        assert " ".join(shown) in lines_


@pytest.mark.parametrize("language", LANGUAGES)
def test_reference_sheet_and_six_games_a_page_each_in_four_languages(language: str) -> None:
    read = papers(language)
    root: Any = read.trailer["/Root"]
    assert root["/Lang"] == language
    texts = [page.extract_text() for page in read.pages]
    assert len(texts) == 2 + len(GAMES)
    for text, game in zip(texts[2:], GAMES.values(), strict=True):
        assert text.split("\n")[0].replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == game.title
        for section in find_manifest(game.name).rules_page:
            title = catalog(language).text(f"rules-title-{section.name}")
            assert ("".join(title.split()) in "".join(text.split())) == section.printed
        assert not set("⟦⟧*#") & set(text)


def test_large_print_takes_the_pages_that_it_needs() -> None:
    assert len(papers("en", large_print=True).pages) > len(papers("en").pages)
