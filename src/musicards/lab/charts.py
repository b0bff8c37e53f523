"""Charts: estimates with their intervals, distributions, and who beats whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

from musicards.games.registry import find_game
from musicards.lab.chart_style import INK, LINE, PAPER, SOFT, diverging, figure, hue, save
from musicards.lab.estimates import Estimate
from musicards.lab.optional import import_optional
from musicards.lab.standings import Standings

ROW = 0.3  # height of a row of a chart in inches
WIDTH = 6.6  # width of a chart in inches


@dataclass(frozen=True, slots=True)
class Mark:
    """One estimate in a chart, with the names of its row and of its series ("" if there is only one)."""

    row: str
    series: str
    estimate: Estimate


def draw_intervals(
    marks: Sequence[Mark], title: str, measure: str, *, factor: float = 1.0, even: float | None = None
) -> Any:  # noqa: ANN401 - a matplotlib figure
    """Return a chart of points with intervals, one row per name. A line marks `even`, the value without any effect."""
    rows = list(dict.fromkeys(mark.row for mark in marks))
    series = list(dict.fromkeys(mark.series for mark in marks))
    legend = len(series) > 1
    height = ROW * len(rows) * max(1.0, 0.42 * len(series)) + 1.0 + (0.3 if legend else 0.0)
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
    _entitle(picture, title)
    if legend:
        picture.legend(loc="outside lower center", ncols=min(6, len(series)), frameon=False, labelcolor=INK)
    return picture


def draw_distributions(distributions: Mapping[str, Mapping[int, int]], title: str, measure: str) -> Any:  # noqa: ANN401
    """Return a chart of cumulative distributions in percent, one curve per name; each maps values to counts."""
    picture, axes = figure(WIDTH, 3.4)
    furthest = 0
    for number, (name, counts) in enumerate(distributions.items()):
        values = sorted(counts)
        total = sum(counts.values())
        sums = [100 * seen / total for seen in accumulate(counts[value] for value in values)]
        axes.step([values[0], *values], [0, *sums], where="post", color=hue(number), linewidth=1.7, label=name)
        furthest = max(furthest, next(value for value, seen in zip(values, sums, strict=True) if seen >= 99))
    axes.set_xlim(0, 1.04 * furthest)  # up to the 99th percentile: outliers would leave no room for the rest
    axes.set_ylim(0, 100)
    axes.grid()
    axes.set_xlabel(measure)
    axes.set_ylabel("% of games that are at most this long")
    _entitle(picture, title)
    if len(distributions) > 1:
        axes.legend(loc="lower right", facecolor=PAPER, edgecolor=PAPER, labelcolor=INK)
    return picture


def draw_tournament(
    standings: Standings, folder: Path, prefix: str = "", kinds: tuple[str, ...] = ("svg", "png")
) -> list[Path]:
    """Save a chart of the ratings and one of who beats whom in each file format. Return the paths."""
    marks = [Mark(each.name, "", each.rating.interval()) for each in standings.contestants]
    title = find_game(standings.tournament.game).title
    ratings = draw_intervals(marks, f"{title}: ratings", "openskill rating, with 95 % intervals")
    wins = _draw_wins(standings, title)
    return [*save(ratings, folder, f"{prefix}ratings", kinds), *save(wins, folder, f"{prefix}wins", kinds)]


def _draw_wins(standings: Standings, title: str) -> Any:  # noqa: ANN401
    """Return a heat map of how often the row's contestant did better than the column's, in percent."""
    names = [each.name for each in standings.contestants]
    ahead: dict[tuple[str, str], float] = {}
    for each in standings.differences:
        ahead[each.one, each.other] = each.ahead
        ahead[each.other, each.one] = 1 - each.ahead
    percents = [[100 * ahead.get((row, column), 0.5) for column in names] for row in names]
    side = 0.62 * len(names)
    picture, axes = figure(max(4.6, side + 2.4), max(2.8, side + 1.4))
    colors = import_optional("matplotlib.colors", package="matplotlib", why="a picture")
    scale = colors.LinearSegmentedColormap.from_list("better", diverging())
    axes.imshow(percents, cmap=scale, vmin=0, vmax=100)
    for at, row in enumerate(percents):
        for column, value in enumerate(row):
            words = "" if at == column else f"{value:.0f}"
            axes.text(column, at, words, ha="center", va="center", color=INK, fontsize=10)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right", rotation_mode="anchor", color=INK)
    axes.set_yticks(range(len(names)), names)
    axes.set_xticks([at + 0.5 for at in range(len(names) - 1)], minor=True)
    axes.set_yticks([at + 0.5 for at in range(len(names) - 1)], minor=True)
    axes.grid(which="minor", color=PAPER, linewidth=2)
    axes.tick_params(which="both", length=0)
    axes.spines[:].set_color(LINE)
    _entitle(picture, f"{title}: how often the row did better, in %")
    return picture


def _entitle(picture: Any, title: str) -> None:  # noqa: ANN401
    """Put the title above the whole figure, where it has more room than above the axes."""
    picture.suptitle(title, x=0.012, ha="left", fontsize=11, color=INK)


def _reach(estimate: Estimate, factor: float) -> tuple[float, float]:
    """Return the distances from the estimate to the ends of its interval."""
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    return factor * (estimate.value - low), factor * (high - estimate.value)
