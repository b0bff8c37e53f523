"""Charts: estimates with their intervals, distributions, and who beats whom, in the style of the app's light theme.

Each chart says below its title what it is from: the games, the players, how many games, and the seed.

The colors are those of ``web/src/style`` (tokens.css, palettes.css), in OKLCH. The conversion to sRGB follows B.
Ottosson, "A perceptual color space for image processing" (2020).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import cos, radians, sin
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any, Final

from musicards.games.registry import find_game
from musicards.lab.estimates import Estimate, wilson
from musicards.lab.optional import import_optional
from musicards.lab.standings import Standings, origin


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


def hue(number: int) -> str:
    """Return the color of series `number`, from 0."""
    return _oklch(0.56, 0.125, (_START + _STRIDE * number) % 360)


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


ROW = 0.3  # height of a row of a chart in inches
WIDTH = 6.6  # width of a chart in inches


@dataclass(frozen=True, slots=True)
class Caption:
    """The words of a chart: its title, and what its figures are from, e.g. "Steps, 2 players: 20 games, seed 1"."""

    title: str
    origin: str


@dataclass(frozen=True, slots=True)
class Mark:
    """One estimate in a chart, with the names of its row and of its series ("" if there is only one)."""

    row: str
    series: str
    estimate: Estimate


def draw_intervals(
    marks: Sequence[Mark], caption: Caption, measure: str, *, factor: float = 1.0, even: float | None = None
) -> Any:  # noqa: ANN401 - a matplotlib figure
    """Return a chart of points with intervals, one row per name. A line marks `even`, the value without any effect."""
    rows = list(dict.fromkeys(mark.row for mark in marks))
    series = list(dict.fromkeys(mark.series for mark in marks))
    legend = len(series) > 1
    height = ROW * len(rows) * max(1.0, 0.42 * len(series)) + 1.2 + (0.3 if legend else 0.0)
    picture, axes = figure(WIDTH, height)
    for number, name in enumerate(series):
        shift = (number - (len(series) - 1) / 2) * 0.8 / max(2, len(series))
        mine = [mark for mark in marks if mark.series == name]
        places = [rows.index(mark.row) + shift for mark in mine]
        values = [factor * mark.estimate.value for mark in mine]
        bars = [_reach(mark.estimate, factor) for mark in mine]
        color = hue(number)
        axes.errorbar(
            values, places, xerr=list(zip(*bars, strict=True)), fmt="o", color=color, markersize=5, elinewidth=1.6,
            label=name,
            clip_on=False,
        )  # fmt: skip
    if even is None:
        axes.set_xlim(left=max(0.0, axes.get_xlim()[0]))  # counts are not negative
    else:
        axes.axvline(factor * even, color=SOFT, linewidth=1.1, linestyle=(0, (3, 2)))
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.tick_params(left=False)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.set_xlabel(measure)
    _entitle(picture, axes, caption)
    if legend:
        picture.legend(loc="outside lower center", ncols=min(6, len(series)), frameon=False, labelcolor=INK)
    return picture


def draw_distributions(distributions: Mapping[str, Mapping[int, int]], caption: Caption, measure: str) -> Any:  # noqa: ANN401 - a matplotlib figure
    """Return a chart of cumulative distributions in percent, one curve per name, with Wilson's intervals as bands.

    Each distribution maps values to counts.
    """
    picture, axes = figure(WIDTH, 3.6)
    # Up to the 99th percentile: outliers would leave no room for the rest.
    furthest = max(_percentile(counts, 99) for counts in distributions.values())
    for number, (name, counts) in enumerate(distributions.items()):
        values = [value for value in sorted(counts) if value <= furthest]
        total = sum(counts.values())
        shares = [wilson(seen, total) for seen in accumulate(counts[value] for value in values)]
        values = [*values, furthest]  # the curve reaches the edge
        shares = [*shares, shares[-1]]
        sums = [100 * share.value for share in shares]
        axes.step([values[0], *values], [0, *sums], where="post", color=hue(number), linewidth=1.5, label=name)
        low, high = zip(*[(100 * (share.low or 0.0), 100 * (share.high or 0.0)) for share in shares], strict=True)
        axes.fill_between(values, low, high, step="post", color=hue(number), alpha=0.2, linewidth=0)
    axes.set_xlim(0, 1.04 * furthest)
    axes.set_ylim(0, 100)
    axes.grid()
    axes.set_xlabel(measure)
    axes.set_ylabel("% of games at most this long,\nwith 95 % intervals")
    _entitle(picture, axes, caption)
    if len(distributions) > 1:
        axes.legend(loc="lower right", facecolor=PAPER, edgecolor=PAPER, labelcolor=INK)
    return picture


def _percentile(counts: Mapping[int, int], percent: int) -> int:
    """Return the smallest value that so many percent of the counted values do not exceed."""
    values = sorted(counts)
    sums = accumulate(counts[value] for value in values)
    enough = percent / 100 * sum(counts.values())
    return next(value for value, seen in zip(values, sums, strict=True) if seen >= enough)


def draw_tournament(
    standings: Standings, folder: Path, prefix: str = "", kinds: tuple[str, ...] = ("svg", "png")
) -> list[Path]:
    """Save a chart of the ratings and one of who beats whom in each file format. Return the paths."""
    marks = [Mark(each.name, "", each.rating) for each in standings.contestants]
    title = find_game(standings.tournament.game).title
    measure = "openskill rating, with 95 % intervals"
    ratings = draw_intervals(marks, Caption(f"{title}: ratings", origin(standings)), measure)
    wins = _draw_wins(standings, title)
    return [*save(ratings, folder, f"{prefix}ratings", kinds), *save(wins, folder, f"{prefix}wins", kinds)]


def _draw_wins(standings: Standings, title: str) -> Any:  # noqa: ANN401
    """Return a heat map of how often the row's contestant did better than the column's, in percent."""
    names = [each.name for each in standings.contestants]
    ahead: dict[tuple[str, str], Estimate] = {}
    for each in standings.differences:
        ahead[each.one, each.other] = each.ahead
        ahead[each.other, each.one] = each.ahead.complement()
    even = Estimate(0.5, None, None)
    rows = [[ahead.get((row, column), even) for column in names] for row in names]
    side = 0.72 * len(names)
    picture, axes = figure(max(4.6, side + 2.4), max(3.0, side + 1.7))
    colors = import_optional("matplotlib.colors", package="matplotlib", why="a picture")
    scale = colors.LinearSegmentedColormap.from_list("better", diverging())
    axes.imshow([[100 * each.value for each in row] for row in rows], cmap=scale, vmin=0, vmax=100)
    for at, row in enumerate(rows):
        for column, share in enumerate(row):
            if at == column:
                continue
            axes.text(column, at - 0.08, f"{100 * share.value:.0f}", ha="center", va="center", color=INK, fontsize=10)
            if share.low is not None and share.high is not None:
                ends = f"{100 * share.low:.0f} to {100 * share.high:.0f}"
                axes.text(column, at + 0.28, ends, ha="center", va="center", color=INK, fontsize=6.5)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right", rotation_mode="anchor", color=INK)
    axes.set_yticks(range(len(names)), names)
    axes.set_xticks([at + 0.5 for at in range(len(names) - 1)], minor=True)
    axes.set_yticks([at + 0.5 for at in range(len(names) - 1)], minor=True)
    axes.grid(which="minor", color=PAPER, linewidth=2)
    axes.tick_params(which="both", length=0)
    axes.spines[:].set_color(LINE)
    words = f"{title}: how often the row did better,\nin %, with 95 % intervals"
    _entitle(picture, axes, Caption(words, origin(standings)))
    return picture


def _entitle(picture: Any, axes: Any, caption: Caption) -> None:  # noqa: ANN401
    """Put the title above the whole figure, where it has more room than above the axes, and the origin below it."""
    picture.suptitle(caption.title, x=0.012, ha="left", fontsize=11, color=INK)
    letters = int(picture.get_figwidth() * 12)  # in a line
    axes.set_title("\n".join(wrap(caption.origin, letters)), loc="left", fontsize=7.5, color=SOFT)


def _reach(estimate: Estimate, factor: float) -> tuple[float, float]:
    """Return the distances from the estimate to the ends of its interval."""
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    return factor * (estimate.value - low), factor * (high - estimate.value)
