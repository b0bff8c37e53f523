"""Tables of a tournament's results."""

from typing import Final

from musicards.games.registry import find_game
from musicards.lab.standings import Standings
from musicards.lab.tables import Column, Table, fine, gain, number, percent, seconds

NOTE: Final = (
    "95 % confidence intervals: openskill's for ratings, Student's over deals for the others. Ties count half."
)


def headline(result: Standings) -> str:
    """Return the game, and the numbers of players, deals and games."""
    title = find_game(result.tournament.game).title
    return (
        f"{title}, {result.tournament.seats} players: {_plural(result.deals, 'deal')}, {_plural(result.games, 'game')}"
    )


def length(result: Standings) -> str:
    """Return a sentence about the mean length of a game."""
    return f"A game takes {number(result.turns)} turns and {number(result.moves)} moves."


def table_of_contestants(result: Standings, *, timed: bool = True) -> Table:
    """Return a row for each contestant, best first. `timed` adds the processor time, which differs from run to run."""
    columns = (
        Column("name", "contestant"),
        Column("share", "share per seat", percent),
        Column("rating", "rating", number),
        Column("misplays", "misplays per 100 moves", fine),
    )
    return Table(
        (*columns, Column("seconds", "CPU per move", seconds)) if timed else columns,
        [
            {
                "name": each.name,
                "share": each.share,
                "rating": each.rating.interval(),
                "misplays": each.misplays.value,
                "seconds": each.seconds,
            }
            for each in result.contestants
        ],
    )


def table_of_pairs(result: Standings) -> Table:
    """Return a row for each pair of contestants: which one is better, and by how much."""
    return Table(
        (
            Column("pair", "difference of shares"),
            Column("share", "points", gain),
            Column("ahead", "games ahead", percent),
            Column("verdict", "verdict"),
        ),
        [
            {
                "pair": f"{each.one} - {each.other}",
                "share": each.share,
                "ahead": each.ahead,
                "verdict": _VERDICTS[None if each.better is None else each.better == each.one],
            }
            for each in result.differences
        ],
    )


def table_of_seats(result: Standings) -> Table:
    """Return a row for each seat: its share of wins."""
    rows = [{"seat": str(seat), "share": share} for seat, share in enumerate(result.seats)]
    return Table((Column("seat", "seat"), Column("share", "share of wins", percent)), rows)


_VERDICTS: Final = {True: "the first is better", False: "the second is better", None: "no clear difference"}


def _plural(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"
