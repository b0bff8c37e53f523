"""``musicards tournament``: find out which computer player is better, with duplicate deals."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from musicards.cli.main import INTERRUPTED
from musicards.cli.options import Address, Cluster, GameName, Jobs, OptionWords, parse_option_words, progress
from musicards.errors import BadNotation
from musicards.lab.charts import draw_tournament
from musicards.lab.contestants import parse_contestants
from musicards.lab.optional import import_optional
from musicards.lab.results_file import ResultsFile
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
from musicards.lab.tournament import Round, Tournament
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
    keep: Path | None = None,
    plot: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
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
        A file to write the result to, as JSON. The rounds are saved as they are played, in a file of the same name
        that ends in jsonl.
    keep
        Another file to save the rounds in.
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
    kept_in = _keep_file(out, keep)
    # To fail now, and not after everything is played:
    import_optional("openskill.models", package="openskill", why="a tournament")
    if plot is not None:
        import_optional("matplotlib", package="matplotlib", why="--plot")
    wanted = plan.rounds(deals)
    played: list[Round] = []
    with ExitStack() as stack:
        file = stack.enter_context(ResultsFile(kept_in, plan)) if kept_in is not None else None
        if out is not None:
            _check_can_write(out)
        known = {number: file.rounds[number] for number in wanted if number in file.rounds} if file else {}
        if known and not as_json:
            _say(f"continuing after {len(known)} of {len(wanted)} rounds saved in {kept_in}")
        try:
            with progress("Playing", len(wanted), done=len(known), quiet=as_json) as advance:

                def done(each: Round) -> None:
                    played.append(each)
                    if file is not None:
                        file.add(each)
                    advance(1)

                rounds = plan.run(deals, workers, kept=known, done=done)
        except KeyboardInterrupt:
            return _stopped(len(known) + len(played), len(wanted), file)
    result = standings(plan, rounds)
    if out is not None:
        out.write_text(json.dumps(result.to_json(), indent=2) + "\n", encoding="utf-8")
    if plot is not None:
        draw_tournament(result, plot)
    print(json.dumps(result.to_json()) if as_json else _words(result))
    return 0


def _check_can_write(out: Path) -> None:
    """Fail now if the result cannot be written, and not after everything is played."""
    was_there = out.exists()
    out.open("a", encoding="utf-8").close()
    if not was_there:
        out.unlink()


def _keep_file(out: Path | None, keep: Path | None) -> Path | None:
    """Return the file for the rounds; None if they are not saved."""
    for path, name in ((out, "--out"), (keep, "--keep")):
        if path is not None and not path.name:
            raise BadNotation(f"{name} needs the name of a file")
    kept_in = keep or (out.with_suffix(".jsonl") if out is not None else None)
    if out is not None and out == kept_in:
        raise BadNotation(f"--out and the file of rounds would both be {out}: give one of them another name")
    return kept_in


def _say(line: str) -> None:
    sys.stderr.write(f"musicards: {line}\n")


def _stopped(done: int, wanted: int, file: ResultsFile | None) -> int:
    """After Ctrl+C, print how to continue."""
    sys.stderr.write("\n")
    if file is None:
        _say(f"stopped after {done} of {wanted} rounds; none are saved, because neither --out nor --keep was given")
    else:
        _say(f"stopped after {done} of {wanted} rounds, saved in {file.path}: the same command continues from there")
    return INTERRUPTED


def _words(result: Standings) -> str:
    """Return the result as tables."""
    tables = (table_of_contestants(result), table_of_pairs(result), table_of_seats(result))
    last = f"{length(result)}\n{NOTE}"
    return "\n\n".join([headline(result), *[table.text() for table in tables], last])
