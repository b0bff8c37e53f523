"""The lab's questions, as a table: the columns of each, and how to compute them from a sample of games.

A question about an action, such as calling, is only for games that have that action (`Game.actions`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import pstdev
from typing import Final, TypeAlias

from musicards.errors import BadNotation, shown
from musicards.games.registry import find_game
from musicards.lab.estimates import Estimate, mean, quantile, rate, ratio, wilson
from musicards.lab.game_stats import GameStats
from musicards.lab.sampling import Sample
from musicards.lab.tables import Column, Row, fine, gain, number, percent

Games: TypeAlias = Sequence[GameStats]


@dataclass(frozen=True, slots=True)
class Figure(Column):
    """A column of an answer: a figure of the games of a sample, unless the question has several rows for a sample."""

    of: Callable[[Games], object] = len
    needs: str | None = None  # the action that a game must have for this column, e.g. "call"
    each: Callable[[GameStats], float] | None = None  # its figure of one game, to compare settings deal by deal


@dataclass(frozen=True, slots=True)
class Question:
    """A question about games.

    Attributes:
        name: its name on the command line.
        asks: the question in words.
        note: how to read the answer.
        figures: the columns of the answer, besides those of the settings.
        several: computes the rows of the answer for one sample; None for one row of its `figures`.
        needs: the action that a game must have for the question to make sense, e.g. "call".
        draws: the key of the figure in the chart; None for the distribution of turns.
        by: the key of the figure that distinguishes the rows of one sample; None if there is one row.
    """

    name: str
    asks: str
    note: str
    figures: Sequence[Figure]
    several: Callable[[Sample], list[Row]] | None = None
    needs: str | None = None
    draws: str | None = None
    by: str | None = None

    def rows(self, sample: Sample) -> list[Row]:
        """Return the rows of the answer for one sample."""
        if self.several is not None:
            return self.several(sample)
        return [{figure.key: figure.of(sample.games) for figure in self.figures}]

    def figures_for(self, games: Iterable[str]) -> list[Figure]:
        """Return the columns that apply to at least one of the games."""
        words = {word for game in games for word in find_game(game).actions}
        return [figure for figure in self.figures if figure.needs is None or figure.needs in words]


def find_question(name: str) -> Question:
    """Return the question with this name.

    Raises:
        BadNotation: there is no such question; the message lists the questions.
    """
    if name not in QUESTIONS:
        raise BadNotation(f"the lab has no question {shown(name)}, only {', '.join(QUESTIONS)} and report")
    return QUESTIONS[name]


def distribution(games: Sequence[GameStats]) -> dict[int, int]:
    """Return how many games took each number of turns, ascending."""
    return dict(sorted(Counter(played.turns for played in games).items()))


# Computing figures


def _turns(games: Games) -> list[int]:
    return [played.turns for played in games]


def _share(games: Games, seat: int) -> Estimate:
    return wilson(sum(played.shares()[seat] for played in games), len(games))


def _often(games: Games, is_so: Callable[[GameStats], bool]) -> Estimate:
    """Return the share of games of which `is_so` is true."""
    return wilson(sum(map(is_so, games)), len(games))


def _blocked(games: Games) -> Estimate:
    return _often(games, lambda played: played.blocked)


def _per_game(name: str) -> Callable[[Games], Estimate]:
    """Return a function from games to how often something that is counted under this name happens in one."""
    return lambda games: rate([getattr(played, name) for played in games])


def _of_exposed(count: Callable[[GameStats], int]) -> Callable[[Games], Estimate | None]:
    """Return a function from games to what `count` counts in them, for each time that a seat was exposed."""
    return lambda games: ratio([count(played) for played in games], [played.exposed for played in games])


def _misplays_of(games: Games, seats: Sequence[int]) -> Estimate | None:
    """Return how many of 100 moves of these seats are misplays."""
    misplays = [sum(played.misplays[seat] for seat in seats) for played in games]
    return ratio(misplays, [sum(played.moves[seat] for seat in seats) for played in games], factor=100)


def _first_player(sample: Sample) -> list[Row]:
    even = 1 / sample.setting.players
    shares = [_share(sample.games, seat) for seat in range(sample.setting.players)]
    return [{"seat": seat, "share": share, "edge": share.beyond(even)} for seat, share in enumerate(shares)]


def _misplays(sample: Sample) -> list[Row]:
    rows: list[Row] = []
    names = [contestant.name for contestant in sample.setting.seated]
    for name in dict.fromkeys(names):
        seats = [seat for seat, each in enumerate(names) if each == name]
        counts = [sum(played.misplays[seat] for seat in seats) for played in sample.games]
        rows.append(
            {
                "level": name,
                "misplays": _misplays_of(sample.games, seats),
                "a_game": rate([each / len(seats) for each in counts]),
                "without": wilson(counts.count(0), len(counts)),
            }
        )
    return rows


# The table of questions

_OVER_GAMES: Final = "Means over games, with Student's 95 % intervals."
_WILSON: Final = "Wilson's 95 % intervals over games."

_TURNS: Final = Figure(
    "turns", "turns", number, lambda games: mean(_turns(games), least=0.0), each=lambda played: played.turns
)
_MOVES: Final = Figure(
    "moves",
    "moves",
    number,
    lambda games: mean([sum(played.moves) for played in games], least=0.0),
    each=lambda played: sum(played.moves),
)

_ALL: Final = (
    Question(
        "length",
        "How long is a game?",
        f"Turns are counted as in records. Moves are actions on a player's own turn, draws included. {_OVER_GAMES}",
        (
            _TURNS,
            Figure("spread", "standard deviation", number, lambda games: round(pstdev(_turns(games)), 6)),
            Figure("least", "least", of=lambda games: min(_turns(games))),
            Figure("quarter", "25 %", of=lambda games: quantile(_turns(games), 0.25)),
            Figure("median", "median", of=lambda games: quantile(_turns(games), 0.5)),
            Figure("three_quarters", "75 %", of=lambda games: quantile(_turns(games), 0.75)),
            Figure("most", "most", of=lambda games: max(_turns(games))),
            _MOVES,
        ),
    ),
    Question(
        "first-player",
        "Does going first help?",
        f"A win counts 1, a win shared by k players 1/k. Seat 0 goes first. {_WILSON}",
        (
            Figure("seat", "seat"),
            Figure("share", "share of wins", percent),
            Figure("edge", "above an even share, in points", gain),
        ),
        _first_player,
        draws="edge",
        by="seat",
    ),
    Question(
        "blocked",
        "How often does a game end because nobody can move?",
        _WILSON,
        (Figure("blocked", "games that end blocked", percent, _blocked, each=lambda played: played.blocked),),
        needs="reshuffle",
        draws="blocked",
    ),
    Question(
        "reshuffles",
        "How often is the discard pile reshuffled?",
        f"{_OVER_GAMES} For the share of games, Wilson's.",
        (
            Figure(
                "reshuffles",
                "reshuffles per game",
                fine,
                _per_game("reshuffles"),
                each=lambda played: played.reshuffles,
            ),
            Figure(
                "reshuffled",
                "games with a reshuffle",
                percent,
                lambda games: _often(games, lambda played: played.reshuffles > 0),
                each=lambda played: played.reshuffles > 0,
            ),
            Figure("most", "most", of=lambda games: max(played.reshuffles for played in games)),
        ),
        needs="reshuffle",
        draws="reshuffles",
    ),
    Question(
        "calls",
        'Who calls "Musicards!", and who is caught?',
        "A player who is down to one card is saved by calling, is caught by another player's call, or neither. Ratios "
        "over games, with 95 % intervals.",
        (
            Figure("exposed", "times exposed per game", fine, _per_game("exposed"), each=lambda played: played.exposed),
            Figure("saved", "saved", percent, _of_exposed(lambda played: played.saved)),
            Figure("caught", "caught", percent, _of_exposed(lambda played: played.caught)),
            Figure(
                "neither",
                "neither",
                percent,
                _of_exposed(lambda played: played.exposed - played.saved - played.caught),
            ),
        ),
        needs="call",
        draws="caught",
    ),
    Question(
        "misplays",
        "How often do players make mistakes?",
        "Misplays per 100 moves and per game. Ratios and means over games, with 95 % intervals.",
        (
            Figure("level", "level"),
            Figure("misplays", "misplays per 100 moves", fine),
            Figure("a_game", "misplays per game", fine),
            Figure("without", "games without misplays", percent),
        ),
        _misplays,
        needs="play",
        draws="misplays",
        by="level",
    ),
    Question(
        "compare",
        "What difference does it make?",
        f"The main figures side by side, over the same deals. {_OVER_GAMES} For shares, Wilson's.",
        (
            _TURNS,
            _MOVES,
            Figure(
                "first",
                "seat 0 wins",
                percent,
                lambda games: _share(games, 0),
                each=lambda played: played.shares()[0],
            ),
            Figure(
                "shared",
                "shared wins",
                percent,
                lambda games: _often(games, lambda played: len(played.winners) > 1),
                each=lambda played: len(played.winners) > 1,
            ),
            Figure("blocked", "blocked", percent, _blocked, "reshuffle", lambda played: played.blocked),
            Figure(
                "reshuffles",
                "reshuffles",
                fine,
                _per_game("reshuffles"),
                "reshuffle",
                lambda played: played.reshuffles,
            ),
            Figure("caught", "caught", fine, _per_game("caught"), "call", lambda played: played.caught),
            Figure(
                "misplays",
                "misplays per 100 moves",
                fine,
                lambda games: _misplays_of(games, range(len(games[0].moves))),
                needs="play",
            ),
        ),
        draws="turns",
    ),
)

QUESTIONS: Final[Mapping[str, Question]] = {question.name: question for question in _ALL}
"""All questions by name."""
