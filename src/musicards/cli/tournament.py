"""``musicards tournament``: find out which computer player is better, with duplicate deals."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from musicards.cli.options import Address, Cluster, GameName, Jobs, Keep, OptionWords, parse_option_words
from musicards.cli.playing import check_can_write, file_of_games, playing
from musicards.errors import BadNotation
from musicards.lab.charts import draw_tournament
from musicards.lab.contestants import parse_contestants
from musicards.lab.export import write
from musicards.lab.optional import import_optional
from musicards.lab.results_file import open_results, recorder
from musicards.lab.standings import (
    NOTE,
    Standings,
    headline,
    length,
    standings,
    table_of_contestants,
    table_of_pairs,
    table_of_seats,
)
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool


def tournament(
    game: GameName,
    *,
    players_at_table: int = 2,
    contestants: str,
    deals: int = 200,
    option: OptionWords = None,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    address: Address = None,
    out: Path | None = None,
    keep: Keep = None,
    plot: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Find out which computer player is better: everybody plays everybody, in every seat, with the same cards.

    Each deal is played once for every seat that a contestant can sit in, so that the luck of the cards cancels out. The
    same seed gives the same result, whatever --jobs and --cluster are, unless strong or expert play, which think for
    a limited time. A tournament with --out or --keep can be stopped and continued with the same command, also with more
    --deals.

    Example: musicards tournament steps --contestants rule,player,player:step=0 --deals 200 --out steps.json

    Parameters
    ----------
    players_at_table
        The number of players at a table, 2 to 5. With more contestants, every combination of them plays; with fewer,
        some sit in several seats.
    contestants
        The computer players, such as rule,learner. Settings follow after colons, such as player:step=0. A player can
        have a name: sharp=player:step=0.
    deals
        How many deals to play at every table.
    seed
        A whole number; another one gives other deals.
    out
        A file to write the result to. Its ending says how: .json, or .csv or .parquet for a table with a row for each
        figure. The games are saved as they are played, in a file of the same name that ends in .jsonl.
    plot
        A folder for charts of the ratings and of who beats whom, as SVG and PNG.
    as_json
        Print the result as one JSON object, and no progress.
    """
    workers = WorkerPool(jobs, cluster, address)
    options = parse_option_words(option or [])
    plan = Tournament(game, players_at_table, parse_contestants(contestants), options, seed)
    if deals < 1:
        raise BadNotation(f"--deals is a whole number from 1 up, not {deals}")
    kept_in = file_of_games(out, keep)
    # To fail now, and not after everything is played:
    import_optional("openskill.models", package="openskill", why="a tournament")
    if plot is not None:
        import_optional("matplotlib", package="matplotlib", why="--plot")
    with open_results(kept_in, plan) as file:
        if out is not None:
            check_can_write(out)
        known = plan.games_in(file, deals)
        with playing(plan.games(deals), known=known, kept_in=kept_in, quiet=as_json) as advance:
            kept = file.results if file is not None else None
            rounds = plan.run(deals, workers, kept=kept, done=recorder(file, advance))
    result = standings(plan, rounds)
    if out is not None:
        write(result, out)
    if plot is not None:
        draw_tournament(result, plot)
    print(json.dumps(result.to_json()) if as_json else _words(result))


def _words(result: Standings) -> str:
    """Return the result as tables."""
    tables = (table_of_contestants(result), table_of_pairs(result), table_of_seats(result))
    last = f"{length(result)}\n{NOTE}"
    return "\n\n".join([headline(result), *[table.text() for table in tables], last])
