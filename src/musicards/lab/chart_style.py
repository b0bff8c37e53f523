"""Colors and style of the charts: those of the app's light theme.

The colors are those of ``web/src/style`` (tokens.css, palettes.css), in OKLCH. The conversion to sRGB follows B.
Ottosson, "A perceptual color space for image processing" (2020).
"""

from math import cos, radians, sin
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from musicards.lab.optional import import_optional


def _oklch(lightness: float, chroma: float, angle: float) -> str:
    """Return the color as ``#rrggbb``, clipped to sRGB."""
    a, b = chroma * cos(radians(angle)), chroma * sin(radians(angle))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    light = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join([f"{round(255 * _gamma(min(1.0, max(0.0, each)))):02x}" for each in light])


def _gamma(light: float) -> float:
    """Return the sRGB value, 0 to 1, of a linear one."""
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


PAPER: Final = _oklch(0.988, 0.007, 88)
INK: Final = _oklch(0.25, 0.022, 60)
SOFT: Final = _oklch(0.44, 0.022, 60)
LINE: Final = _oklch(0.86, 0.018, 80)

_START: Final = 262  # degrees; the blue of the cards' backs
_STRIDE: Final = 150  # degrees; large, so that neighbors in a chart have very different colors

_STYLE: Final = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.titlecolor": INK,
    "axes.labelsize": 9.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "xtick.labelsize": 9,
    "ytick.labelsize": 9.5,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "font.family": "sans-serif",
    "svg.fonttype": "none",  # keep text as text: smaller files, and screen readers can read it
    "svg.hashsalt": "musicards",  # make files reproducible
}


def hue(number: int, *, fill: bool = False) -> str:
    """Return the color of series `number`, from 0, for lines and points or, with `fill`, a lighter one for areas."""
    angle = (_START + _STRIDE * number) % 360
    return _oklch(0.775, 0.125, angle) if fill else _oklch(0.56, 0.125, angle)


def diverging() -> list[str]:
    """Return a diverging color scale, from worse (warm) to better (cool)."""
    return [_oklch(0.72, 0.12, 52), _oklch(0.87, 0.06, 60), PAPER, _oklch(0.85, 0.06, 235), _oklch(0.68, 0.12, 250)]


def figure(width: float, height: float, **grid: Any) -> tuple[Any, Any]:  # noqa: ANN401 - matplotlib's own objects
    """Return a matplotlib figure of this size in inches, and its axes.

    Raises:
        MusicardsError: matplotlib is not installed.
    """
    library = _library()
    with library.rc_context(_STYLE):
        picture = import_optional("matplotlib.figure", package="matplotlib", why="a picture").Figure(
            figsize=(width, height), layout="constrained"
        )
        return picture, picture.subplots(**grid)


def save(picture: Any, folder: Path, name: str, kinds: tuple[str, ...] = ("svg", "png")) -> list[Path]:  # noqa: ANN401
    """Save a figure as `folder`/`name` in each file format. Return the paths. SVG files are reproducible."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.{kind}" for kind in kinds]
    with _library().rc_context(_STYLE):
        for path, kind in zip(paths, kinds, strict=True):
            picture.savefig(path, format=kind, dpi=160, metadata={"Date": None} if kind == "svg" else None)
    return paths


def _library() -> ModuleType:
    return import_optional("matplotlib", package="matplotlib", why="a picture")
