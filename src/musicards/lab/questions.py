"""The lab's questions, as a table: the columns of each, and how to compute them from a sample of games.

A question about an action, such as calling, is only for games that have that action (`Game.actions`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import pstdev
from typing import Final

from musicards.errors import BadNotation, shown
from musicards.games.registry import find_game
from musicards.lab.estimates import Estimate, mean, quantile, rate, ratio, wilson
from musicards.lab.game_stats import GameStats
from musicards.lab.sampling import Sample
from musicards.lab.tables import Column, Row, fine, gain, number, percent


@dataclass(frozen=True, slots=True)
class Figure(Column):
    """A column of an answer."""

    needs: str | None = None  # the action that a game must have for this column, e.g. "call"


@dataclass(frozen=True, slots=True)
class Question:
    """A question about games.

    Attributes:
        name: its name on the command line.
        asks: the question in words.
        note: how to read the answer.
        figures: the columns of the answer, besides those of the settings.
        rows: computes the rows of the answer for one sample.
        needs: the action that a game must have for the question to make sense, e.g. "call".
        draws: the key of the figure in the chart; None for the distribution of turns.
        by: the key of the figure that distinguishes the rows of one sample; None if there is one row.
    """

    name: str
    asks: str
    note: str
    figures: Sequence[Figure]
    rows: Callable[[Sample], list[Row]]
    needs: str | None = None
    draws: str | None = None
    by: str | None = None

    def figures_for(self, games: Iterable[str]) -> list[Figure]:
        """Return the columns that apply to at least one of the games."""
        words = {word for game in games for word in find_game(game).actions}
        return [figure for figure in self.figures if figure.needs is None or figure.needs in words]

    def check(self, game: str) -> None:
        """Check that the question makes sense for a game.

        Raises:
            BadNotation: it does not; the message says which action is missing.
        """
        kind = find_game(game)
        if self.needs is not None and self.needs not in kind.actions:
            others = ", ".join(kind.actions)
            raise BadNotation(f"{self.name} is about {self.needs}, but {kind.title} only has {others}")


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


# Computing the rows


def _length(sample: Sample) -> list[Row]:
    turns = [played.turns for played in sample.games]
    return [
        {
            "turns": mean(turns, least=0.0),
            "spread": round(pstdev(turns), 6),
            "least": min(turns),
            "quarter": quantile(turns, 0.25),
            "median": quantile(turns, 0.5),
            "three_quarters": quantile(turns, 0.75),
            "most": max(turns),
            "moves": mean([sum(played.moves) for played in sample.games], least=0.0),
        }
    ]


def _share(games: Sequence[GameStats], seat: int) -> Estimate:
    return wilson(sum(played.shares()[seat] for played in games), len(games))


def _first_player(sample: Sample) -> list[Row]:
    even = 1 / sample.setting.players
    rows: list[Row] = []
    for seat in range(sample.setting.players):
        share = _share(sample.games, seat)
        rows.append({"seat": seat, "share": share, "edge": share.beyond(even)})
    return rows


def _reshuffles(sample: Sample) -> list[Row]:
    reshuffles = [played.reshuffles for played in sample.games]
    return [
        {
            "reshuffles": rate(reshuffles),
            "reshuffled": _often(each > 0 for each in reshuffles),
            "most": max(reshuffles),
        }
    ]


def _calls(sample: Sample) -> list[Row]:
    exposed = [played.exposed for played in sample.games]
    saved = [played.saved for played in sample.games]
    caught = [played.caught for played in sample.games]
    neither = [all_ - one - other for all_, one, other in zip(exposed, saved, caught, strict=True)]
    return [
        {
            "exposed": rate(exposed),
            "saved": ratio(saved, exposed),
            "caught": ratio(caught, exposed),
            "neither": ratio(neither, exposed),
        }
    ]


def _misplays(sample: Sample) -> list[Row]:
    rows: list[Row] = []
    names = [contestant.name for contestant in sample.setting.seated]
    for name in dict.fromkeys(names):
        seats = [seat for seat, each in enumerate(names) if each == name]
        misplays = [sum(played.misplays[seat] for seat in seats) for played in sample.games]
        moves = [sum(played.moves[seat] for seat in seats) for played in sample.games]
        rows.append(
            {
                "level": name,
                "misplays": ratio(misplays, moves, factor=100),
                "a_game": rate([each / len(seats) for each in misplays]),
                "without": _often(not each for each in misplays),
            }
        )
    return rows


def _compare(sample: Sample) -> list[Row]:
    (length,) = _length(sample)
    return [
        {
            "turns": length["turns"],
            "moves": length["moves"],
            "first": _share(sample.games, 0),
            "shared": _often(len(played.winners) > 1 for played in sample.games),
            "blocked": _often(played.blocked for played in sample.games),
            "reshuffles": rate([played.reshuffles for played in sample.games]),
            "caught": rate([played.caught for played in sample.games]),
            "misplays": ratio(
                [sum(played.misplays) for played in sample.games],
                [sum(played.moves) for played in sample.games],
                factor=100,
            ),
        }
    ]


def _often(cases: Iterable[bool]) -> Estimate:
    seen = list(cases)
    return wilson(sum(seen), len(seen))


# The table of questions

_OVER_GAMES: Final = "Means over games, with Student's 95 % intervals."
_WILSON: Final = "Wilson's 95 % intervals over games."

_ALL: Final = (
    Question(
        "length",
        "How long is a game?",
        f"Turns are counted as in records. Moves are actions on a player's own turn, draws included. {_OVER_GAMES}",
        (
            Figure("turns", "turns", number),
            Figure("spread", "standard deviation", number),
            Figure("least", "least"),
            Figure("quarter", "25 %"),
            Figure("median", "median"),
            Figure("three_quarters", "75 %"),
            Figure("most", "most"),
            Figure("moves", "moves", number),
        ),
        _length,
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
        (Figure("blocked", "games that end blocked", percent),),
        lambda sample: [{"blocked": _often(played.blocked for played in sample.games)}],
        needs="reshuffle",
        draws="blocked",
    ),
    Question(
        "reshuffles",
        "How often is the discard pile reshuffled?",
        f"{_OVER_GAMES} For the share of games, Wilson's.",
        (
            Figure("reshuffles", "reshuffles per game", fine),
            Figure("reshuffled", "games with a reshuffle", percent),
            Figure("most", "most"),
        ),
        _reshuffles,
        needs="reshuffle",
        draws="reshuffles",
    ),
    Question(
        "calls",
        'Who calls "Musicards!", and who is caught?',
        "A player who is down to one card is saved by calling, is caught by another player's call, or neither. Ratios "
        "over games, with 95 % intervals.",
        (
            Figure("exposed", "times exposed per game", fine),
            Figure("saved", "saved", percent),
            Figure("caught", "caught", percent),
            Figure("neither", "neither", percent),
        ),
        _calls,
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
            Figure("turns", "turns", number),
            Figure("moves", "moves", number),
            Figure("first", "seat 0 wins", percent),
            Figure("shared", "shared wins", percent),
            Figure("blocked", "blocked", percent, needs="reshuffle"),
            Figure("reshuffles", "reshuffles", fine, needs="reshuffle"),
            Figure("caught", "caught", fine, needs="call"),
            Figure("misplays", "misplays per 100 moves", fine, needs="play"),
        ),
        _compare,
        draws="turns",
    ),
)

QUESTIONS: Final[Mapping[str, Question]] = {question.name: question for question in _ALL}
"""All questions by name."""
