"""A tournament's results as tables."""

from typing import Final

from musicards.games.registry import find_game
from musicards.lab.standings import Standings
from musicards.lab.tables import Column, Table, fine, gain, number, percent, seconds

__all__ = ["NOTE", "headline", "length", "table_of_contestants", "table_of_pairs", "table_of_seats"]

NOTE: Final = (
    "Intervals are 95 %: those of ratings are openskill's, the others Student's over the deals. Games in which both "
    "did equally well count half."
)


def headline(result: Standings) -> str:
    """What was played."""
    title = find_game(result.tournament.game).title
    return (
        f"{title}, {result.tournament.seats} at a table: {_many(result.deals, 'deal')}, {_many(result.games, 'game')}"
    )


def length(result: Standings) -> str:
    """How long it was."""
    return f"A game takes {number(result.turns)} turns and {number(result.moves)} moves."


def table_of_contestants(result: Standings, *, timed: bool = True) -> Table:
    """How each of them came out, the best first; `timed` with the time they took, which no two runs have the same."""
    columns = (
        Column("name", "contestant"),
        Column("share", "share of a seat", percent),
        Column("rating", "rating", number),
        Column("misplays", "misplays in 100 moves", fine),
    )
    return Table(
        (*columns, Column("seconds", "CPU a move", seconds)) if timed else columns,
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
    """Who is better than whom."""
    return Table(
        (
            Column("pair", "share of one beyond the other's"),
            Column("share", "in points", gain),
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
    """What each seat is worth."""
    rows = [{"seat": str(seat), "share": share} for seat, share in enumerate(result.seats)]
    return Table((Column("seat", "seat"), Column("share", "share of wins", percent)), rows)


_VERDICTS: Final = {True: "the first is better", False: "the second is better", None: "not told apart"}


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"
