"""Measure how often a simulated newcomer wins at a table of three: ``python -m bench.newcomer``, a few minutes.

The newcomer sits in each seat equally often. The figures go into ``docs/players.md``.
"""

from dataclasses import dataclass, fields, replace
from math import sqrt
from typing import Final

from bench.page import heading, row, write_figures
from bench.strength import OF_SKILL, ROOT
from musicards.games.registry import GAMES, make_game
from musicards.games.rng import Rng
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import SKILLS, make_player
from musicards.players.player import Player
from musicards.players.playing import play_game, rng_of

PAGE = ROOT / "docs" / "players.md"

GAMES_EACH = 1000
SEATS = 3
SEED = 1
DEFAULT, NEXT, THIRD, *_ = SKILLS
NEWCOMER: Final = SKILLS["newcomer"]

MISTAKES = ("letter", "step", "neighbor", "enharmonic", "oversight", "repeats", "misplaced")
WEAKER: Final = replace(
    NEWCOMER,
    **{field.name: 1.25 * getattr(NEWCOMER, field.name) for field in fields(NEWCOMER) if field.name in MISTAKES},
    span=NEWCOMER.span / 1.25,
    saves_itself=NEWCOMER.saves_itself / 1.25,
    catches=NEWCOMER.catches / 1.25,
)
"""A quarter more mistakes than the newcomer, and a memory and attention that are a quarter worse."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What 1,000 games gave: the newcomer's share of the wins, and the turns of the median game."""

    wins: float
    turns: int

    @property
    def percent(self) -> str:
        """Return the wins in percent, with the 95 % interval."""
        margin = 1.96 * sqrt(self.wins * (1 - self.wins) / GAMES_EACH)
        return f"{100 * self.wins:.1f} ± {100 * margin:.1f}"


def outcome(game: str, opponents: str, *, weaker: bool = False) -> Outcome:
    """Play a newcomer against two `opponents`. A shared win counts as a part of one."""
    wins, turns = 0.0, []
    for number in range(GAMES_EACH):
        rng = rng_of(SEED, number)
        seat = number % SEATS
        seated = [_newcomer(rng, weaker=weaker) if at == seat else make_player(opponents, rng) for at in range(SEATS)]
        played = make_game(game, SEATS, {})
        play_game(played, seated, rng)
        result = played.result()
        turns.append(result.turns)
        wins += (seat in result.winners) / len(result.winners)
    return Outcome(wins / GAMES_EACH, sorted(turns)[GAMES_EACH // 2])


def _newcomer(rng: Rng, *, weaker: bool) -> Player:
    return HumanPlayer(rng, WEAKER if weaker else NEWCOMER)


def figures() -> list[str]:
    """Return the table, with a row for each game in which skill matters."""
    against = [f"against two of `{level}`" for level in (DEFAULT, NEXT, THIRD)]
    lines = heading("newcomer's wins, %", *against, f"weaker newcomer, against two of `{DEFAULT}`", "turns, median")
    for game in OF_SKILL:
        usual, *others = [outcome(game, level) for level in (DEFAULT, NEXT, THIRD)]
        weaker = outcome(game, DEFAULT, weaker=True)
        lines.append(row([GAMES[game].title, *(each.percent for each in (usual, *others, weaker)), usual.turns]))
    return lines


def main() -> None:
    """Replace the table between the two markers on the page."""
    table = "\n".join(figures())
    write_figures(PAGE, "python -m bench.newcomer", table)


if __name__ == "__main__":
    main()
