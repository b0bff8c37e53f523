"""Tables as text."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES, cards_in, codes_of
from musicards.envs.render import text_of
from musicards.games.action import Seat
from tests.envs.tables import dealt, episodes, every_game, exposing, make_some
from tests.games.secrets import known_to, with_other_secrets
from tests.strategies import rngs, seats


def codes_on(text: str) -> set[str]:
    """Return the card codes in a text."""
    return {word.strip("[],;") for word in text.split()} & set(CODES)


@every_game
@given(data=st.data())
def test_a_seats_text_neither_shows_nor_depends_on_what_is_hidden(game: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(game))
    seat = Seat(data.draw(seats(episode.game)))
    assert codes_on(text_of(episode, seat).rpartition("last:")[0]) <= known_to(episode.game, seat)
    other = episode.copy()
    other.game = with_other_secrets(episode.game, seat, set(), data.draw(rngs))
    assert text_of(other, seat) == text_of(episode, seat)


@every_game
@given(data=st.data())
def test_the_text_of_the_whole_table_shows_every_hand_and_who_is_to_move(game: str, data: st.DataObject) -> None:
    episode = data.draw(episodes(game))
    held = {code for hand in episode.game.hands for code in codes_of(cards_in(hand))}
    assert held <= codes_on(text_of(episode))
    marked = [line for line in text_of(episode).splitlines() if line.startswith(">")]
    assert [line.split()[1] for line in marked] == ([] if episode.game.over else [f"player_{episode.mover}"])


@every_game
def test_the_text_says_who_has_won(game: str) -> None:
    episode = dealt(game, seed=2).episode
    make_some(episode, Random(2), 10_000)
    winners = [line.split()[0] for line in text_of(episode).splitlines() if line.endswith("wins")]
    assert winners == [f"player_{seat}" for seat in episode.game.winners()]


def test_the_text_says_who_is_asked_to_call_and_who_is_exposed() -> None:
    episode = exposing()
    line = next(line for line in text_of(episode).splitlines() if "asked" in line)
    assert line.split()[1] == f"player_{episode.mover}"
    lines = text_of(exposing("none")).splitlines()
    assert sum(line.endswith("exposed") for line in lines) == 1


@every_game
def test_the_text_tells_the_last_move(game: str) -> None:
    table = dealt(game, moves=5, render_mode="ansi")
    text = table.render()
    assert text is not None
    assert text.splitlines()[-1].startswith("last: player_")


def test_human_rendering_prints_after_every_move_and_without_a_mode_nothing_is_rendered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert dealt(moves=2).render() is None
    dealt("go_fish", moves=3, render_mode="human")
    assert capsys.readouterr().out.count("Go Fish, 3 players") == 3


def test_a_text_for_one_seat_hides_the_other_hands() -> None:
    table = dealt("old_maid", 2, render_mode="ansi", render_seat=1)
    text = table.render()
    assert text is not None
    lines = text.splitlines()
    assert codes_on(lines[2]) == set()
    assert codes_on(lines[3])
