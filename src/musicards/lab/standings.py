"""The results of a tournament: shares, differences, ratings, seats, length, misplays and time; and their tables.

A *share* is 1 for a win, 1/k for a win shared by k players, 0 for a loss. Deals are independent of each other, but the
games of one deal are not. So confidence intervals are Student's over the means of deals, and differences are paired by
deal. Ratings are by openskill: the Plackett-Luce model with the updates of Weng and Lin (2011). Contestants do not
improve while they play, so the ratings have no drift (tau is 0). Games are rated deal by deal.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import combinations
from math import prod
from statistics import NormalDist, fmean
from typing import Final

from musicards.games.registry import find_game
from musicards.lab.estimates import CONFIDENCE, Estimate, mean, ratio, to_json
from musicards.lab.export import Line, lines_of, one_cell, same_columns
from musicards.lab.optional import import_optional
from musicards.lab.tables import Column, Table, fine, gain, number, percent, seconds
from musicards.lab.tournament import Round, Tournament

_REACH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Rating(Estimate):
    """A contestant's strength, with the model's 95 % interval.

    It starts at 25; 8 more means winning about four of five games with two players.
    """

    sigma: float


def rate(games: Iterable[tuple[Sequence[int], Sequence[int]]], contestants: int) -> list[Rating]:
    """Rate contestants by their games.

    All winners of a game are tied, and so are all losers. A contestant in several seats is updated for each of them.

    Args:
        games: in order, the contestant's number in each seat, and the seats that won.
        contestants: the number of contestants.

    Raises:
        MusicardsError: openskill is not installed.
    """
    models = import_optional("openskill.models", package="openskill", why="a tournament")
    model = models.PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(contestants)]
    for seats, winners in games:
        before = [ratings[who] for who in seats]
        places = [1 if seat in winners else 2 for seat in range(len(seats))]
        if len(set(places)) == 1:  # everybody won or nobody did
            continue
        after = model.rate([[rating] for rating in before], ranks=places)
        for who in set(seats):
            old = ratings[who]
            mine = [rating for (rating,), seated in zip(after, seats, strict=True) if seated == who]
            mu = old.mu + sum(new.mu - old.mu for new in mine)
            ratings[who] = model.rating(mu=mu, sigma=old.sigma * prod(new.sigma / old.sigma for new in mine))
    bounds = [(each, _REACH * each.sigma) for each in ratings]
    return [Rating(each.mu, each.mu - reach, each.mu + reach, each.sigma) for each, reach in bounds]


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one contestant."""

    name: str
    games: int
    share: Estimate  # mean share of one seat
    rating: Rating
    misplays_per_100_moves: Estimate
    cpu_seconds_per_move: Estimate


@dataclass(frozen=True, slots=True)
class Difference:
    """A comparison of two contestants over the games in which both played, paired by deal."""

    one: str
    other: str
    difference: Estimate  # mean share of `one` minus that of `other`, from -1 to 1
    ahead: Estimate  # share of games in which `one` did better, from 0 to 1; ties count half
    better: str | None  # the name of the better one; None if the confidence interval includes 0


@dataclass(frozen=True, slots=True)
class Standings:
    """A tournament's results."""

    tournament: Tournament
    deals: int
    games: int
    contestants: Sequence[Standing]  # best first
    differences: Sequence[Difference]  # of all pairs, the better-placed contestant as `one`
    seats: Sequence[Estimate]  # mean share by seat
    turns: Estimate  # per game
    moves: Estimate  # per game
    blocked: float  # share of games that ended blocked

    def to_json(self) -> dict[str, object]:
        """Return the settings of the tournament and all figures as JSON values."""
        figures = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "tournament"}
        return {**self.tournament.settings(), **to_json(figures)}

    def lines(self) -> list[Line]:
        """Return a row for each figure, of a contestant, a difference, a seat or all games, for a table in a file."""
        settings = self.tournament.settings()
        names = ("game", "players_at_table", "options", "seed")
        where = {**{name: one_cell(settings[name]) for name in names}, "deals": self.deals, "games": self.games}
        lines: list[Line] = []
        for each in self.contestants:
            lines += lines_of({**where, "contestant": each.name}, _figures(each, "share", "rating", *_PER_MOVE))
        for pair in self.differences:
            both = {"contestant": pair.one, "compared_with": pair.other}
            lines += lines_of({**where, **both}, _figures(pair, "difference", "ahead"))
        for seat, share in enumerate(self.seats):
            lines += lines_of({**where, "seat": seat}, {"share": share})
        return same_columns([*lines, *lines_of(where, _figures(self, "turns", "moves", "blocked"))])


_PER_MOVE: Final = ("misplays_per_100_moves", "cpu_seconds_per_move")


def _figures(result: object, *names: str) -> dict[str, object]:
    return {name: getattr(result, name) for name in names}


def standings(tournament: Tournament, rounds: Sequence[Round]) -> Standings:
    """Evaluate `rounds`, which are sorted and not empty.

    >>> from musicards.lab.contestants import parse_contestants
    >>> tournament = Tournament("memory", 2, parse_contestants("rule,random"), {})
    >>> standings(tournament, tournament.run(3)).contestants[0].name  # the best one
    'rule'

    Raises:
        MusicardsError: openskill is not installed.
    """
    names = [contestant.name for contestant in tournament.contestants]
    games = [game for each in rounds for game in each.games]
    ratings = rate([(game.seats, game.played.winners) for game in games], len(names))
    by_deal = _by_deal(rounds)
    placed = [_standing(who, name, by_deal, ratings[who]) for who, name in enumerate(names)]
    best_first = sorted(range(len(names)), key=lambda who: (-placed[who].share.value, who))
    return Standings(
        tournament,
        deals=len(by_deal),
        games=len(games),
        contestants=[placed[who] for who in best_first],
        differences=[_difference(names, by_deal, one, other) for one, other in combinations(best_first, 2)],
        seats=[
            mean([fmean(game.played.shares()[seat] for each in deal for game in each.games) for deal in by_deal])
            for seat in range(tournament.seats)
        ],
        turns=mean([fmean(game.played.turns for each in deal for game in each.games) for deal in by_deal]),
        moves=mean([fmean(sum(game.played.moves) for each in deal for game in each.games) for deal in by_deal]),
        blocked=fmean(game.played.blocked for game in games),
    )


def _by_deal(rounds: Sequence[Round]) -> list[list[Round]]:
    """Group the rounds by deal."""
    deals: dict[int, list[Round]] = {}
    for each in rounds:
        deals.setdefault(each.deal, []).append(each)
    return list(deals.values())


def _standing(who: int, name: str, by_deal: Sequence[Sequence[Round]], rating: Rating) -> Standing:
    shares: list[float] = []
    moves: list[int] = []
    misplays: list[int] = []
    seconds: list[float] = []
    games = 0
    for deal in by_deal:
        mine = [game for each in deal for game in each.games if who in game.seats]
        seated = [(game.played, seat) for game in mine for seat, sitting in enumerate(game.seats) if sitting == who]
        games += len(mine)
        shares.append(fmean(played.shares()[seat] for played, seat in seated))
        moves.append(sum(played.moves[seat] for played, seat in seated))
        misplays.append(sum(played.misplays[seat] for played, seat in seated))
        seconds.append(sum(played.seconds[seat] for played, seat in seated))
    nothing = Estimate(0.0, None, None)
    return Standing(
        name,
        games,
        mean(shares, least=0.0, most=1.0),
        rating,
        ratio(misplays, moves, factor=100) or nothing,
        ratio(seconds, moves) or nothing,
    )


def _difference(names: Sequence[str], by_deal: Sequence[Sequence[Round]], one: int, other: int) -> Difference:
    differences: list[float] = []
    ahead: list[float] = []
    for deal in by_deal:
        games = [game for each in deal for game in each.games if one in game.seats and other in game.seats]
        gaps = [game.share_of(one) - game.share_of(other) for game in games]
        differences.append(fmean(gaps))
        ahead.append(fmean([1.0 if gap > 0 else 0.5 if gap == 0 else 0.0 for gap in gaps]))
    difference = mean(differences, least=-1.0, most=1.0)
    better = None
    if difference.low is not None and difference.high is not None and not difference.low <= 0 <= difference.high:
        better = names[one if difference.low > 0 else other]
    return Difference(names[one], names[other], difference, mean(ahead, least=0.0, most=1.0), better)


NOTE: Final = (
    "95 % confidence intervals: openskill's for ratings, Student's over deals for the others. Ties count half."
)


def headline(result: Standings) -> str:
    """Return the game, and the numbers of players, deals and games."""
    title = find_game(result.tournament.game).title
    return (
        f"{title}, {result.tournament.seats} players: {_plural(result.deals, 'deal')}, {_plural(result.games, 'game')}"
    )


def origin(result: Standings) -> str:
    """Return what the figures are from, for a chart: the headline and the seed."""
    return f"{headline(result)}, seed {result.tournament.seed}"


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
                "rating": each.rating,
                "misplays": each.misplays_per_100_moves.value,
                "seconds": each.cpu_seconds_per_move,
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
                "share": each.difference,
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
