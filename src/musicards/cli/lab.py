"""``musicards lab``: answer questions about the games by playing many of them."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from musicards.cli.options import GAME_NAMES, Address, Cluster, Jobs, Keep, OptionWords, Seed, parse_option_words
from musicards.cli.playing import check_can_write, file_of_games, playing
from musicards.errors import BadNotation
from musicards.lab.export import write
from musicards.lab.optional import import_optional
from musicards.lab.query import DIFFERENCES, Answer, Query
from musicards.lab.report import EXHIBITS, exhibits_of, fill_in, games_of, make_report, places_in, whole_page
from musicards.lab.results_file import open_results
from musicards.lab.workers import WorkerPool

lab = App(name="lab", help_format="plaintext")


@lab.default
def ask(
    question: str,
    game: Annotated[str, Parameter(help=f"{GAME_NAMES}; several separated by commas, or all.")],
    *,
    players: str = "3",
    games: int = 1000,
    seats: str = "rule",
    option: OptionWords = None,
    vary: str | None = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    address: Address = None,
    out: Path | None = None,
    keep: Keep = None,
    plot: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Answer a question about the games by playing many of them.

    The same seed gives the same answer on every machine, whatever --jobs and --cluster are, unless strong or expert
    play, which think for a limited time. With --out or --keep, the command can be stopped and continued, also with
    more --games.

    Example: musicards lab length steps --players 2,3,4,5 --games 2000 --seats rule

    Example: musicards lab compare distance --vary interval

    Parameters
    ----------
    question
        length: how long is a game? first-player: does going first help? blocked: how often can nobody continue?
        reshuffles: how often does the discard pile become the stock? calls: who calls "Musicards!", and who is caught?
        misplays: how often do players make mistakes? compare: the main figures side by side.
    players
        The number of players, 2 to 5, or several numbers separated by commas; memory can be played alone.
    games
        How many games to play of each kind.
    seats
        The computer players in order of seats, such as rule,learner; repeated if there are too few, cut off if there
        are too many. Settings follow after colons, such as learner:letter=0.1.
    vary
        An option of the game to try with every value, or with some, such as interval=2,3; or level, to try each kind of
        player in all seats.
    out
        A file to write the answer to. Its ending says how: .json, or .csv or .parquet for a table with a row for each
        figure. The games are saved as they are played, in a file of the same name that ends in .jsonl.
    plot
        A folder for a chart of the answer, as SVG and PNG.
    as_json
        Print one JSON object with the answer, and no progress.
    """
    workers = WorkerPool(jobs, cluster, address)
    query = Query(question, game, players, games, seats, vary, parse_option_words(option or []), seed)
    sampling = query.sampling()
    kept_in = file_of_games(out, keep)
    if plot is not None:
        import_optional("matplotlib", package="matplotlib", why="--plot")
    with open_results(kept_in, sampling) as file:
        if out is not None:
            check_can_write(out)
        known = sampling.games_in(file)
        with playing(sampling.total(), known=known, kept_in=kept_in, quiet=as_json) as advance:
            answer = query.ask(workers, advance, file)
    if out is not None:
        write(answer, out)
    if plot is not None:
        answer.draw(plot, question)
    if as_json:
        print(json.dumps(answer.to_json()))
    else:
        print(_words(answer, games))


def _words(answer: Answer, games: int) -> str:
    """Return the answer as tables."""
    asked = answer.question
    parts = [f"{asked.asks} {games:,} games of each kind.", answer.table.text(), asked.note]
    if answer.differences is not None:
        parts += [answer.differences.text(), DIFFERENCES]
    return "\n\n".join(parts)


@lab.command
def report(
    *,
    out: Path,
    page: Path | None = None,
    only: str | None = None,
    games: int = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    address: Address = None,
) -> None:
    """Answer a set of questions, and make a page of tables and charts.

    The report can be stopped and continued with the same command: until it is finished, the games that have been played
    are in files in its folder.

    Example: musicards lab report --out report --games 500

    Parameters
    ----------
    out
        A folder for the charts, and for report.md with the charts and tables.
    page
        A page to update instead of writing report.md. An answer goes between its comments, such as
        <!-- lab: length --> and <!-- end of length -->.
    only
        The names of some of the answers, separated by commas, to make only these.
    games
        How many games of each kind to play; several times as many where differences are small.
    """
    workers = WorkerPool(jobs, cluster, address)
    import_optional("matplotlib", package="matplotlib", why="a report")
    if games < 1:
        raise BadNotation(f"--games is a whole number from 1 up, not {games}")
    there = places_in(page.read_text(encoding="utf-8")) if page is not None else list(EXHIBITS)
    names = [name.strip() for name in only.split(",")] if only is not None else there
    exhibits = exhibits_of(names, games=games, seed=seed)
    for name in names:
        if name not in there:
            raise BadNotation(f"{page} has no place for {name}: it has {', '.join(there)}")
    total = sum(exhibit.asked.total() for exhibit in exhibits)
    out.mkdir(parents=True, exist_ok=True)
    known = sum(exhibit.asked.games_in(games_of(exhibit, out)) for exhibit in exhibits)
    with playing(total, known=known, kept_in=out, quiet=False) as advance:
        blocks = make_report(exhibits, out, workers, advance)
    if page is not None:
        fill_in(page, blocks, out)
    else:
        whole_page(out / "report.md", exhibits, blocks, out)
    for exhibit in exhibits:
        games_of(exhibit, out).unlink()
    print(f"{len(blocks)} answers: {page if page is not None else out / 'report.md'}, pictures in {out}")
