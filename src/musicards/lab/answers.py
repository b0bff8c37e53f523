"""The lab's answers, as a table, as JSON and as a chart."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from musicards.games.registry import find_game
from musicards.lab.charts import Mark, draw_distributions, draw_intervals, save
from musicards.lab.estimates import Estimate
from musicards.lab.questions import Question, distribution
from musicards.lab.sampling import Sample
from musicards.lab.tables import Column, Row, Table, gain, percent


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question, from the samples of all settings."""

    question: Question
    samples: Sequence[Sample]
    seed: int

    @property
    def table(self) -> Table:
        """Return the answer as a table, with one or several rows for each setting."""
        figures = self.question.figures_for({sample.setting.game for sample in self.samples})
        labels = [Column(name, name) for name in self._labels() if name not in {figure.key for figure in figures}]
        return Table([*labels, *figures], [row for _, row in self._rows()])

    def to_json(self) -> dict[str, object]:
        """Return the answer and the complete settings as JSON values."""
        keys = {column.key for column in self.table.columns}
        rows: list[dict[str, object]] = []
        for sample, row in self._rows():
            figures = {
                key: figure.to_json() if isinstance(figure, Estimate) else figure
                for key, figure in row.items()
                if key in keys or key in sample.setting.labels
            }
            setting = sample.setting
            names = [contestant.name for contestant in setting.seated]
            more = {"distribution": distribution(sample.games)} if self.question.draws is None else {}
            rows.append({**figures, "seats": names, "options": dict(setting.options), **more})
        return {
            "question": self.question.name,
            "asks": self.question.asks,
            "games": len(self.samples[0].games),
            "seed": self.seed,
            "rows": rows,
        }

    def draw(
        self, folder: Path, name: str, kinds: tuple[str, ...] = ("svg", "png"), title: str | None = None
    ) -> list[Path]:
        """Save the answer's chart as `folder`/`name` in each file format. Return the paths.

        `title` is the question itself if it is None.
        """
        question = self.question
        title = title or question.asks
        if question.draws is None:
            curves = {self._name(sample, self._differing()): distribution(sample.games) for sample in self.samples}
            return save(draw_distributions(curves, title, "turns"), folder, name, kinds)
        column = next(figure for figure in question.figures if figure.key == question.draws)
        percents = column.form in {percent, gain}
        picture = draw_intervals(
            self._marks(question.draws),
            title,
            f"{column.heading}{' in %' if column.form is percent else ''}, with 95 % intervals",
            factor=100 if percents else 1,
            even=0.0 if column.form is gain else None,
        )
        return save(picture, folder, name, kinds)

    def _marks(self, drawn: str) -> list[Mark]:
        """Return the points of the chart. Rows of a sample, or else numbers of players, are shown as series."""
        rows = self._rows()
        differing = self._differing()
        by = self.question.by if len(rows) > len(self.samples) else None
        side_by_side = by is None and "players" in differing and len(differing) > 1
        if side_by_side:
            differing.remove("players")
        marks: list[Mark] = []
        for sample, row in rows:
            estimate = row[drawn]
            series = _worded("players", row["players"]) if side_by_side else "" if by is None else f"{by} {row[by]}"
            if isinstance(estimate, Estimate):
                marks.append(Mark(self._name(sample, differing), series, estimate))
        return marks

    def _rows(self) -> list[tuple[Sample, Row]]:
        rows: list[tuple[Sample, Row]] = []
        for sample in self.samples:
            shown = {figure.key for figure in self.question.figures_for([sample.setting.game])}
            for row in self.question.rows(sample):
                figures = {key: figure if key in shown else None for key, figure in row.items()}
                rows.append((sample, {**sample.setting.labels, **figures}))
        return rows

    def _labels(self) -> list[str]:
        return list(dict.fromkeys(name for sample in self.samples for name in sample.setting.labels))

    def _differing(self) -> list[str]:
        """Return the names of the labels that differ between samples."""
        labels = [sample.setting.labels for sample in self.samples]
        return [name for name in self._labels() if len({str(each.get(name)) for each in labels}) > 1]

    def _name(self, sample: Sample, differing: Sequence[str]) -> str:
        """Return a short name for a sample from the labels in `differing`."""
        words = [_worded(name, sample.setting.labels.get(name)) for name in differing]
        return ", ".join(words) or find_game(sample.setting.game).title


def _worded(name: str, value: object) -> str:
    """Return a label for a chart: a number with its name, a word alone."""
    if name == "players":
        return "alone" if value == 1 else f"{value} players"
    if name == "game":
        return find_game(value).title
    return (str(value) if isinstance(value, str) else f"{name} {value}").replace("_", " ")
