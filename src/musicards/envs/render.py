"""Render a game as text, as one seat sees it or with every card face up."""

from musicards.cards import cards_in, codes_of
from musicards.envs.encode import ENCODERS
from musicards.envs.episode import Episode
from musicards.envs.renderer import agent_name, plural
from musicards.games.action import Seat


def show(episode: Episode, mode: str | None, viewer: Seat | None) -> str | None:
    """Render a game: print it in mode "human", return it in mode "ansi", do nothing in mode None."""
    if mode is None:
        return None
    text = text_of(episode, viewer)
    if mode == "ansi":
        return text
    print(text, end="\n\n")  # noqa: T201 - mode "human" prints
    return None


def text_of(episode: Episode, viewer: Seat | None = None) -> str:
    """Return the game as text of several lines, as the seat `viewer` sees it; for None, with every card face up."""
    game = episode.game
    view = game.view(viewer)
    where = "over" if game.over else f"turn {game.turns + 1}"
    lines = [f"{game.title}, {plural(game.players, 'player')}, {where}"]
    shown = ENCODERS[game.name].renderer()
    lines += shown.middle(view, game if viewer is None else None)
    winners = game.winners()
    for number, hand in enumerate(game.hands):
        seat = Seat(number)
        seen = " ".join(codes_of(cards_in(hand))) if viewer in {None, seat} else ""
        parts = [shown.count(view.counts[seat]), seen, shown.laid(view, seat), _status(episode, seat)]
        if seat in winners:
            parts.append("wins")
        mark = ">" if seat == episode.mover and not game.over else " "
        lines.append(f"{mark} {'   '.join([agent_name(seat), *filter(None, parts)])}")
    done = [(by, action) for by, action in episode.log[-3:] if by is not None]
    if done:
        by, action = done[-1]
        lines.append(f"last: {agent_name(by)} {shown.action(action)}")
    return "\n".join(lines)


def _status(episode: Episode, seat: Seat) -> str:
    """Return whether a seat is asked to call, or exposed."""
    if episode.asked and seat == episode.mover:
        return "is asked whether to call"
    return "exposed" if episode.game.exposed >> seat & 1 else ""
