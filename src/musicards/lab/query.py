"""A question to the lab, or a tournament, with its arguments as on the command line: a report shows the command.

The lab's answers are tables, JSON values and charts.
"""

import json
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Self

from musicards.errors import BadNotation
from musicards.games.registry import find_game
from musicards.lab.charts import Caption, Mark, draw_distributions, draw_intervals, draw_tournament, save
from musicards.lab.contestants import parse_contestant, parse_contestants
from musicards.lab.estimates import Estimate, to_json
from musicards.lab.export import Line, lines_of, one_cell, same_columns
from musicards.lab.pairs import paired_figures, pairs_of
from musicards.lab.questions import Question, distribution, find_question
from musicards.lab.results_file import ResultsFile, open_results, recorder
from musicards.lab.sampling import (
    Batch,
    BatchNumber,
    Sample,
    Sampling,
    Setting,
    parse_games,
    parse_players,
    settings_of,
)
from musicards.lab.standings import NOTE, headline, length, standings, table_of_contestants, table_of_pairs
from musicards.lab.tables import Column, Row, Table, difference, gain, percent
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool

BASE: Final = "compared_with"
"""The column with the value that a difference is taken from, e.g. 2 for --vary interval=2,3."""


DIFFERENCES: Final = (
    "Differences from the first value over the same deals. Means over deals, with Student's 95 % intervals; none if no "
    "deal differs. Shares are in percentage points."
)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question, from the samples of all settings."""

    question: Question
    samples: Sequence[Sample]
    seed: int

    @property
    def table(self) -> Table:
        """Return the answer as a table, with one or several rows for each setting."""
        figures = self.question.figures_for({played.setting.game for played in self.samples})
        labels = [Column(name, name) for name in self._labels() if name not in {figure.key for figure in figures}]
        return Table([*labels, *figures], [row for _, row in self._rows()])

    @property
    def differences(self) -> Table | None:
        """Return a row for each value that varies but the first: the differences from it, deal by deal.

        None if nothing varies, or if the question has no figures of single games.
        """
        rows = self._differences()
        if not rows:
            return None
        labels = [Column(name, name.replace("_", " ")) for name in (*self._labels(), BASE)]
        figures = paired_figures(self.question, self.samples)
        return Table([*labels, *[Column(each.key, each.heading, difference(each.form)) for each in figures]], rows)

    def to_json(self) -> dict[str, object]:
        """Return the answer and the complete settings as JSON values."""
        keys = {column.key for column in self.table.columns}
        rows: list[dict[str, object]] = []
        for played, row in self._rows():
            figures = to_json({name: row[name] for name in row if name in keys or name in played.setting.labels})
            setting = played.setting
            names = [contestant.name for contestant in setting.seated]
            more = {"distribution": distribution(played.games)} if self.question.draws is None else {}
            rows.append({**figures, "seats": names, "options": dict(setting.options), **more})
        return {
            "question": self.question.name,
            "asks": self.question.asks,
            "games": len(self.samples[0].games),
            "seed": self.seed,
            "rows": rows,
            "differences": [to_json(row) for row in self._differences()],
        }

    def lines(self) -> list[Line]:
        """Return the answer with one row for each figure or difference, for a table in a file."""
        by = self.question.by
        lines: list[Line] = []
        for played, row in self._rows():
            where = self._where(played, {by: row[by]} if by is not None else {})
            lines += lines_of(where, {name: figure for name, figure in row.items() if name not in where})
        for pair, row in zip(pairs_of(self.samples), self._differences(), strict=False):
            where = self._where(pair.sample, {BASE: row[BASE]})
            lines += lines_of(where, {name: figure for name, figure in row.items() if name not in where})
        return same_columns(lines)

    def _where(self, played: Sample, more: Row) -> Line:
        """Return what the figures of a sample are about, as the first columns of a table in a file."""
        setting = played.setting
        cells = {
            "question": self.question.name,
            **setting.labels,
            "seats": ",".join([contestant.name for contestant in setting.seated]),
            "options": dict(setting.options),
            "games": len(played.games),
            "seed": self.seed,
            **more,
        }
        return {name: one_cell(cell) for name, cell in cells.items()}

    def draw(
        self, folder: Path, name: str, kinds: tuple[str, ...] = ("svg", "png"), title: str | None = None
    ) -> list[Path]:
        """Save the answer's chart as `folder`/`name` in each file format. Return the paths.

        `title` is the question itself if it is None.
        """
        question = self.question
        caption = Caption(title or question.asks, self.origin)
        if question.draws is None:
            curves = {self._name(played, self._differing()): distribution(played.games) for played in self.samples}
            return save(draw_distributions(curves, caption, "turns"), folder, name, kinds)
        column = next(figure for figure in question.figures if figure.key == question.draws)
        percents = column.form in {percent, gain}
        picture = draw_intervals(
            self._marks(question.draws),
            caption,
            f"{column.heading}{' in %' if column.form is percent else ''}, with 95 % intervals",
            factor=100 if percents else 1,
            even=0.0 if column.form is gain else None,
        )
        return save(picture, folder, name, kinds)

    @property
    def origin(self) -> str:
        """Return what the figures are from, for a chart: the games, the players, how many games, and the seed."""
        settings = [played.setting for played in self.samples]
        games = dict.fromkeys(find_game(setting.game).title for setting in settings)
        counts = dict.fromkeys(str(setting.players) for setting in settings)
        names = dict.fromkeys(contestant.name for setting in settings for contestant in setting.seated)
        players = f"{', '.join(counts)} player{'' if [*counts] == ['1'] else 's'}"
        many = f"{len(self.samples[0].games):,} games{' of each kind' if len(self.samples) > 1 else ''}"
        return f"{', '.join(games)}, {players} ({', '.join(names)}): {many}, seed {self.seed}"

    def _marks(self, drawn: str) -> list[Mark]:
        """Return the points of the chart. Rows of a sample, or else numbers of players, are shown as series."""
        rows = self._rows()
        differing = self._differing()
        by = self.question.by if len(rows) > len(self.samples) else None
        side_by_side = by is None and "players" in differing and len(differing) > 1
        if side_by_side:
            differing.remove("players")
        marks: list[Mark] = []
        for played, row in rows:
            estimate = row[drawn]
            series = _worded("players", row["players"]) if side_by_side else "" if by is None else f"{by} {row[by]}"
            if isinstance(estimate, Estimate):
                marks.append(Mark(self._name(played, differing), series, estimate))
        return marks

    def _rows(self) -> list[tuple[Sample, Row]]:
        rows: list[tuple[Sample, Row]] = []
        for played in self.samples:
            shown = {figure.key for figure in self.question.figures_for([played.setting.game])}
            for row in self.question.rows(played):
                figures = {key: figure if key in shown else None for key, figure in row.items()}
                rows.append((played, {**played.setting.labels, **figures}))
        return rows

    def _differences(self) -> list[Row]:
        """Return the differences of each pair of settings, with the value that they are compared with as `BASE`."""
        if not paired_figures(self.question, self.samples):
            return []
        rows: list[Row] = []
        for pair in pairs_of(self.samples):
            setting, base = pair.sample.setting, pair.base.setting
            (value,) = [value for name, value in base.labels.items() if value != setting.labels[name]]
            figures = paired_figures(self.question, [pair.sample])
            rows.append({**setting.labels, BASE: value, **{each.key: pair.difference(each) for each in figures}})
        return rows

    def _labels(self) -> list[str]:
        return list(dict.fromkeys(name for played in self.samples for name in played.setting.labels))

    def _differing(self) -> list[str]:
        """Return the names of the labels that differ between samples."""
        labels = [played.setting.labels for played in self.samples]
        return [name for name in self._labels() if len({str(each.get(name)) for each in labels}) > 1]

    def _name(self, played: Sample, differing: Sequence[str]) -> str:
        """Return a short name for a sample from the labels in `differing`."""
        words = [_worded(name, played.setting.labels.get(name)) for name in differing]
        return ", ".join(words) or find_game(played.setting.game).title


def _worded(name: str, value: object) -> str:
    """Return a label for a chart: a number with its name, a word alone."""
    if name == "players":
        return "alone" if value == 1 else f"{value} players"
    if name == "game":
        return find_game(value).title
    return (str(value) if isinstance(value, str) else f"{name} {value}").replace("_", " ")


@dataclass(frozen=True, slots=True)
class Query:
    """The arguments of ``musicards lab``, as on the command line.

    Attributes:
        question: a name in `QUESTIONS`.
        games_asked: names of games, e.g. ``distance,steps`` or ``all``.
        players: numbers of players, e.g. ``3`` or ``2,3,4``.
        games: how many games to play for each setting.
        seats: the contestants in order of seats, e.g. ``rule,learner``; repeated or cut to fit the number of players.
        vary: an option's name or ``level``, with or without values, e.g. ``interval`` or ``interval=2,3``.
        options: values of the game's options.
        seed: another seed gives other deals.

    >>> query = Query("length", "memory", players="2", games=4)
    >>> query.command()
    'musicards lab length memory --players 2 --seats rule --games 4 --seed 1'
    >>> query.total(), len(query.ask(WorkerPool()).samples)
    (4, 1)
    """

    question: str
    games_asked: str
    players: str = "3"
    games: int = 1000
    seats: str = "rule"
    vary: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1

    def settings(self) -> list[Setting]:
        """Return the settings to compare.

        Raises:
            BadNotation: an argument is not valid; the message says which.
        """
        question = find_question(self.question)
        kinds = parse_games(self.games_asked)
        for kind in [kind for kind in kinds if question.needs is not None and question.needs not in kind.actions]:
            if self.games_asked.strip() != "all":
                others = ", ".join(kind.actions)
                raise BadNotation(f"{question.name} is about {question.needs}, but {kind.title} only has {others}")
            kinds.remove(kind)
        seated = [parse_contestant(word) for word in self.seats.split(",")]
        return settings_of(kinds, parse_players(self.players), self.options, seated, self.vary)

    def sampling(self) -> Sampling:
        """Return what to play.

        Raises:
            BadNotation: an argument is not valid; the message says which.
        """
        asked = {
            "question": self.question,
            "game": self.games_asked,
            "players": self.players,
            "seats": self.seats,
            "vary": self.vary,
            "options": dict(self.options),
        }
        return Sampling(asked, self.settings(), self.games, self.seed)

    def ask(
        self,
        workers: WorkerPool,
        done: Callable[[int], None] | None = None,
        file: ResultsFile[BatchNumber, Batch] | None = None,
    ) -> Answer:
        """Play the games and return the answer.

        Args:
            workers: what plays the games.
            done: called with the number of games whenever some have been played.
            file: the file of games of this query's `sampling`; games in it are not played again, and others are added.

        Raises:
            BadNotation: an argument is not valid; the message says which.
        """
        kept = file.results if file is not None else None
        samples = self.sampling().run(workers, kept=kept, done=recorder(file, done))
        return Answer(find_question(self.question), samples, self.seed)

    def sized(self, games: int, seed: int) -> Self:
        """Return the same query with this number of games for each setting."""
        return replace(self, games=games, seed=seed)

    def total(self) -> int:
        """Return how many games are played."""
        return self.games * len(self.settings())

    def games_in(self, path: Path) -> int:
        """Return how many of the games are in the file at `path`, which need not exist."""
        if not path.exists():
            return 0
        with ResultsFile(path, self.sampling()) as file:
            return self.sampling().games_in(file)

    def show(
        self,
        pictures: Path,
        names: tuple[str, str],
        workers: WorkerPool,
        done: Callable[[int], None] | None = None,
        kept_in: Path | None = None,
    ) -> tuple[list[Path], list[str]]:
        """Answer the question and draw its chart.

        Args:
            pictures: the folder for the chart, as SVG.
            names: the chart's file name without extension, and its title.
            workers: what plays the games.
            done: called with the number of games whenever some have been played.
            kept_in: the file for the games; None if they are not saved.

        Returns:
            The chart's path, and the paragraphs of the answer, in Markdown.
        """
        with open_results(kept_in, self.sampling()) as file:
            answer = self.ask(workers, done, file)
        name, title = names
        tables = [answer.table.markdown(), answer.question.note]
        if answer.differences is not None:
            tables += [answer.differences.markdown(), DIFFERENCES]
        return answer.draw(pictures, name, ("svg",), title), tables

    def command(self) -> str:
        """Return the command line."""
        words = ["musicards", "lab", self.question, self.games_asked, "--players", self.players]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value if isinstance(value, str) else json.dumps(value)}"]
        if self.vary is not None:
            words += ["--vary", self.vary]
        if self.vary is None or self.vary.partition("=")[0] != "level":
            words += ["--seats", self.seats]
        return shlex.join([*words, "--games", str(self.games), "--seed", str(self.seed)])


@dataclass(frozen=True, slots=True)
class TournamentQuery:
    """The arguments of ``musicards tournament``: which of several players is better, and by how much."""

    game: str
    contestants: str
    players: int = 2
    deals: int = 200
    seed: int = 1

    def sized(self, games: int, seed: int) -> Self:
        """Return the same query with about `games` games for each lineup."""
        return replace(self, deals=max(1, games // self.players), seed=seed)

    def total(self) -> int:
        """Return how many games are played."""
        return self._tournament().games(self.deals)

    def command(self) -> str:
        """Return the command line."""
        words = ["musicards", "tournament", self.game, "--contestants", self.contestants]
        words += ["--players-at-table", str(self.players), "--deals", str(self.deals), "--seed", str(self.seed)]
        return shlex.join(words)

    def games_in(self, path: Path) -> int:
        """Return how many of the games are in the file at `path`, which need not exist."""
        if not path.exists():
            return 0
        with ResultsFile(path, self._tournament()) as file:
            return self._tournament().games_in(file, self.deals)

    def show(
        self,
        pictures: Path,
        names: tuple[str, str],
        workers: WorkerPool,
        done: Callable[[int], None] | None = None,
        kept_in: Path | None = None,
    ) -> tuple[list[Path], list[str]]:
        """Play the tournament and draw its charts, as `Query.show` does.

        File names begin with the first of `names`; the title is not used.
        """
        plan = self._tournament()
        with open_results(kept_in, plan) as file:
            kept = file.results if file is not None else None
            rounds = plan.run(self.deals, workers, kept=kept, done=recorder(file, done))
        result = standings(plan, rounds)
        tables = (table_of_contestants(result, timed=False), table_of_pairs(result))
        words = [headline(result) + ".", *[table.markdown() for table in tables], f"{length(result)} {NOTE}"]
        return draw_tournament(result, pictures, f"{names[0]}-", ("svg",)), words

    def _tournament(self) -> Tournament:
        return Tournament(self.game, self.players, parse_contestants(self.contestants), {}, self.seed)
