"""Typeset pages with Typst, as tagged PDF (PDF/UA-1) with embedded fonts. The same data gives the same PDF.

Previews are PNG, because the text in an SVG would depend on the browser's fonts.

Typst is not needed to play, so it may not be installed. The templates are in typst/, the fonts in fonts/.
"""

import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from musicards.errors import MusicardsError

Page: TypeAlias = Literal["cards", "sheets", "papers", "preview", "worksheet", "staves"]

_HERE: Final = Path(__file__).parent
_SHARP: Final = 144.0  # dots per inch of a preview: sharp on a screen at actual size


class NoTypesetter(MusicardsError):
    """Typst is not installed."""


def has_typesetter() -> bool:
    """Whether Typst is installed."""
    return find_spec("typst") is not None


def typeset(page: Page, data: Mapping[str, object], *, preview: bool) -> bytes:
    """Return the PDF of one of the templates in typst/ with this data, or a `preview` of its first page as PNG.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    try:
        import typst  # noqa: PLC0415 - an optional library
    except ImportError as missing:
        raise NoTypesetter("printing needs Typst, which is not installed: pip install 'musicards[paper]'") from missing
    options: Any = {"format": "png", "ppi": _SHARP} if preview else {"format": "pdf", "pdf_standards": "ua-1"}
    made = typst.compile(
        str(_HERE / "typst" / f"{page}.typ"),
        root=str(_HERE / "typst"),
        font_paths=typst.Fonts(
            include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(_HERE / "fonts")]
        ),
        sys_inputs={"data": json.dumps(data)},
        **options,
    )
    first = made[0] if isinstance(made, list) else made
    assert isinstance(first, bytes), "without an output file, Typst returns the PDF, or the pages as PNG"
    return first
