"""Typst sets the pages: data goes in, a tagged PDF (PDF/UA-1) with its fonts comes out, the same for the same data.

Typst is not needed to play, so it may be missing; the pages themselves are in typst/, the fonts in fonts/.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias

from musicards.errors import MusicardsError

__all__ = ["NoTypesetter", "Page", "typeset"]

Page: TypeAlias = Literal["cards", "sheets", "papers"]

_HERE: Final = Path(__file__).parent


class NoTypesetter(MusicardsError):
    """Typst is not installed."""


def typeset(page: Page, data: Mapping[str, object]) -> bytes:
    """A PDF of one of the pages in typst/, with what it is told to show.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    try:
        import typst  # noqa: PLC0415 - only for those who print
    except ImportError as missing:
        raise NoTypesetter("paper is set by Typst, which is not installed: pip install 'musicards[paper]'") from missing
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(_HERE / "fonts")])
    made = typst.compile(
        str(_HERE / "typst" / f"{page}.typ"),
        root=str(_HERE / "typst"),
        font_paths=fonts,
        sys_inputs={"data": json.dumps(data)},
        format="pdf",
        pdf_standards="ua-1",
    )
    assert isinstance(made, bytes), "without a file to write to, Typst gives the PDF itself"  # noqa: S101
    return made
