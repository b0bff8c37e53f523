"""Typst sets the pages: data goes in, a tagged PDF (PDF/UA-1) with its fonts comes out, the same for the same data.

For a look beforehand it draws a sheet as PNG: an SVG would leave the letters on its cards to the fonts of the browser.

Typst is not needed to play, so it may be missing; the pages themselves are in typst/, the fonts in fonts/.
"""

import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from musicards.errors import MusicardsError

__all__ = ["NoTypesetter", "Page", "has_typesetter", "look_at", "typeset"]

Page: TypeAlias = Literal["cards", "sheets", "papers", "preview"]

_HERE: Final = Path(__file__).parent
_SHARP: Final = 144.0  # dots to the inch: sharp on a screen at the size that a sheet has in the hand


class NoTypesetter(MusicardsError):
    """Typst is not installed."""


def has_typesetter() -> bool:
    """Whether Typst is installed."""
    return find_spec("typst") is not None


def typeset(page: Page, data: Mapping[str, object]) -> bytes:
    """A PDF of one of the pages in typst/, with what it is told to show.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    made = _compiled(page, data, format="pdf", pdf_standards="ua-1")
    assert isinstance(made, bytes), "without a file to write to, Typst gives the PDF itself"  # noqa: S101
    return made


def look_at(page: Page, data: Mapping[str, object]) -> bytes:
    """The same on a screen: its first sheet, as PNG.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    made = _compiled(page, data, format="png", ppi=_SHARP)
    first = made if isinstance(made, bytes) else made[0]
    assert isinstance(first, bytes), "without a file to write to, Typst gives the sheets themselves"  # noqa: S101
    return first


def _compiled(page: Page, data: Mapping[str, object], **wish: str | float) -> Any:  # noqa: ANN401 - bytes, or a list of them
    try:
        import typst  # noqa: PLC0415 - only for those who print
    except ImportError as missing:
        raise NoTypesetter("paper is set by Typst, which is not installed: pip install 'musicards[paper]'") from missing
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(_HERE / "fonts")])
    options: Any = wish
    return typst.compile(
        str(_HERE / "typst" / f"{page}.typ"),
        root=str(_HERE / "typst"),
        font_paths=fonts,
        sys_inputs={"data": json.dumps(data)},
        **options,
    )
