"""Measure computer players as opponents of people: ``python -m bench.opponents``, minutes with the compiled engine.

Their mistakes of theory, the chances of a simulated newcomer and of somebody who follows *Help me*, and the time
between two turns of a person. The figures go into ``docs/players.md``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from typing import Final

from bench.page import heading, row, write_figures
from bench.strength import OF_SKILL, ROOT
from musicards.games.action import CHANCE, Action, Call, Seat
from musicards.games.event import Misplayed
from musicards.games.game import Game
from musicards.games.registry import GAMES, find_game, make_game
from musicards.games.rng import Rng
from musicards.games.shedding import Play
from musicards.games.view import View
from musicards.players.games import hint_for
from musicards.players.human_player import HumanPlayer
from musicards.players.levels import SKILLS, make_player
from musicards.players.player import Player
from musicards.players.playing import MOST_ACTIONS, first_to_call, play_game, rng_of
from musicards.players.skills import Skills
from musicards.server.match.messages import Settings
from musicards.server.match.pace import Pacer
from musicards.server.match.timeline import Step, begin, follow

PAGE = ROOT / "docs" / "players.md"

GAMES_EACH = 1000
SEATS = 3
SEED = 1
PERSON: Final = Seat(0)
DEFAULT, NEXT, THIRD, *_ = SKILLS
WITHOUT_SEARCH: Final = [level for level, skills in SKILLS.items() if not skills.rounds]
WITH_MISTAKES: Final = ("distance", "steps")
"""The games that punish mistakes of theory; in the others a wrong attempt is only refused."""


def newcomer(worse: float) -> Skills:
    """Return the skills of a simulated person who has just read the rules.

    Such a person looks at the cards more carefully than a computer of the default level, but misjudges theory `worse`
    times as often.
    """
    level = SKILLS[DEFAULT]
    rates = {name: worse * getattr(level, name) for name in ("letter", "step", "neighbor", "enharmonic")}
    return replace(level, **rates, oversight=0.75 * level.oversight)


NEWCOMER: Final = newcomer(2.0)
WEAKER: Final = replace(newcomer(2.5), oversight=SKILLS[DEFAULT].oversight, misplaced=0.25, span=6.0, saves_itself=0.1)


class Follower(Player):
    """Does what *Help me* says, and calls for itself with one card left."""

    def choose(self, view: View) -> Action:
        hint = hint_for(view, self.rng)
        assert hint is not None
        return hint.action

    def calls(self, view: View) -> bool:
        return view.seat is not None and bool(view.exposed >> view.seat & 1)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What 1,000 games gave: somebody's share of the wins, and the turns of the median game."""

    wins: float
    turns: int

    @property
    def percent(self) -> str:
        """Return the wins in percent, with the 95 % interval."""
        margin = 1.96 * sqrt(self.wins * (1 - self.wins) / GAMES_EACH)
        return f"{100 * self.wins:.1f} ± {100 * margin:.1f}"


def outcome(game: str, person: Callable[[Rng], Player], opponents: str = DEFAULT) -> Outcome:
    """Let `person` play two `opponents`, in each seat equally often. A shared win counts as a part of one."""
    wins, turns = 0.0, []
    for number in range(GAMES_EACH):
        rng = rng_of(SEED, number)
        seat = number % SEATS
        seated = [person(rng) if at == seat else make_player(opponents, rng) for at in range(SEATS)]
        played = make_game(game, SEATS, {})
        play_game(played, seated, rng)
        result = played.result()
        turns.append(result.turns)
        wins += (seat in result.winners) / len(result.winners)
    return Outcome(wins / GAMES_EACH, sorted(turns)[GAMES_EACH // 2])


def steps_of(game: str, players: Sequence[Player], rng: Rng) -> Iterator[tuple[Seat | None, Action, Step]]:
    """Play a game as the server does. Yield the seat that acts (None for chance), its action, and the step after it."""
    last = begin(make_game(game, len(players), {}))
    listeners = [(Seat(number), player) for number, player in enumerate(players) if player.listens(game)]
    exposed = 0
    while not last.game.over and last.version < MOST_ACTIONS:
        now = last.game
        by: Seat | None = None
        if now.chance_due:
            action: Action = now.chance(rng)
            last = follow(last, CHANCE, action)
        else:
            if now.exposed & ~exposed:
                by = first_to_call(now, rng, partial(_calls, players, now))
            exposed = now.exposed
            action = Call() if by is not None else players[now.turn].choose(now.view(now.turn))
            by = now.turn if by is None else by
            last = follow(last, by, action)
        for seat, player in listeners:
            for event in last.events:
                player.notice(event.seen_by(seat))
        yield by, action, last


def _calls(players: Sequence[Player], game: Game, seat: Seat) -> bool:
    return players[seat].calls(game.view(seat))


def mistakes(game: str, level: str) -> float:
    """Return which part of the plays of computers of one level is wrong, at tables of their own."""
    plays = wrong = 0
    for number in range(GAMES_EACH):
        rng = rng_of(SEED, number)
        players = [make_player(level, rng) for _ in range(SEATS)]
        for _, action, step in steps_of(game, players, rng):
            if isinstance(action, Play):
                plays += 1
                wrong += any(isinstance(event, Misplayed) for event in step.events)
    return wrong / plays


def waits(game: str, level: str, settings: Settings) -> list[float]:
    """Return the seconds between two turns of a person at tables with two computers of one level."""
    found: list[float] = []
    for number in range(GAMES_EACH):
        rng = rng_of(SEED, number)
        players: list[Player] = [HumanPlayer(rng, NEWCOMER), *(make_player(level, rng) for _ in range(SEATS - 1))]
        pacer, waited, was_on_turn = Pacer(), 0.0, False
        last: Step | None = None
        for by, action, step in steps_of(game, players, rng):
            if last is not None and by not in {None, PERSON} and not isinstance(action, Call):
                waited += pacer.seconds(settings, last, players[last.game.turn].thinks(rng))
            on_turn = step.game.turn == PERSON and not step.game.over
            if on_turn and not was_on_turn and waited:
                found.append(waited)
            if on_turn:
                waited = 0.0
            was_on_turn = on_turn
            if by is not None or last is None or step.game.turn != last.game.turn:
                last = step
    return sorted(found)


def chances() -> list[str]:
    """Return the table of a newcomer's chances, with a row for each game in which skill matters."""
    against = [f"against two of `{level}`" for level in (DEFAULT, NEXT, THIRD)]
    weaker = f"weaker newcomer, against two of `{DEFAULT}`"
    follows = f"follows Help me, against two of `{DEFAULT}`"
    lines = heading("wins, %", *against, weaker, follows, "turns, median")
    for game in OF_SKILL:
        usual, *others = [outcome(game, _of(NEWCOMER), level) for level in (DEFAULT, NEXT, THIRD)]
        cells = [usual, *others, outcome(game, _of(WEAKER)), outcome(game, Follower)]
        lines.append(row([GAMES[game].title, *(each.percent for each in cells), usual.turns]))
    return lines


def _of(skills: Skills) -> Callable[[Rng], Player]:
    return lambda rng: HumanPlayer(rng, skills)


def theory() -> list[str]:
    """Return the table of mistakes of theory, with a row for each game that punishes them."""
    lines = heading("wrong plays, %", *(f"`{level}`" for level in WITHOUT_SEARCH))
    for game in WITH_MISTAKES:
        lines.append(row([find_game(game).title, *(f"{100 * mistakes(game, level):.1f}" for level in WITHOUT_SEARCH)]))
    return lines


PACES: Final[Mapping[str, Settings]] = {"calm": Settings(), "fast": Settings(pace="fast")}


def times() -> list[str]:
    """Return the table of waiting times, with a row for each game."""
    lines = heading("seconds between two turns", *(f"{pace}, {what}" for pace in PACES for what in ("median", "95 %")))
    for game, rules in GAMES.items():
        cells: list[str] = []
        for settings in PACES.values():
            found = waits(game, DEFAULT, settings)
            cells += [f"{found[int(part * len(found))]:.1f}" for part in (0.5, 0.95)]
        lines.append(row([rules.title, *cells]))
    return lines


def main() -> None:
    """Replace the tables between the markers on the page."""
    for what, lines in (("chances", chances()), ("theory", theory()), ("times", times())):
        write_figures(PAGE, "python -m bench.opponents", "\n".join(lines), what)


if __name__ == "__main__":
    main()
