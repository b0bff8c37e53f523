"""Options: defaults, what is refused and with which message, and what a form needs."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.errors import BadNotation
from musicards.games.option import parse_options, suggest_options
from musicards.games.registry import GAMES, find_game, make_game, table_options
from tests.strategies import formulas, junk, options_of

every_game = pytest.mark.parametrize("name", GAMES)


def options(name: str, given_options: object) -> dict[str, object]:
    return parse_options(name, GAMES[name].known_options, given_options)


def test_registry_has_the_games_that_can_be_played() -> None:
    assert list(GAMES) == ["distance", "steps", "keys_corners", "memory", "go_fish", "old_maid"]
    assert [game.name for game in GAMES.values()] == list(GAMES)
    assert {path.stem for path in Path("tests/games/of").glob("*.py")} == set(GAMES)
    # Only at tables do players find their pairs by default.
    assert {name: table_options(name) for name in GAMES if table_options(name)} == {"old_maid": {"find_pairs": True}}
    assert table_options("chess") == {}


@every_game
def test_missing_options_take_the_defaults_of_the_rules(name: str) -> None:
    rules = Path("docs/rules.md").read_text("utf-8").partition(f"\n## {GAMES[name].title}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| (`?)([\w]+)\2 °? ?\|", rules, re.MULTILINE)
    defaults = {option: default if quoted else json.loads(default) for option, quoted, default in rows}
    assert options(name, {}) == ({"scale": {"tonic": "C", "kind": "major"}} if name == "keys_corners" else defaults)


@every_game
@given(data=st.data())
def test_what_was_chosen_is_kept(name: str, data: st.DataObject) -> None:
    chosen = data.draw(options_of(name))
    checked = options(name, chosen)
    assert checked.items() >= chosen.items()
    assert options(name, checked) == checked


@every_game
@given(value=junk)
def test_strange_options_are_refused_in_one_line(name: str, value: object) -> None:
    for given_options in (value, *({option.name: value} for option in GAMES[name].known_options)):
        if given_options == {} or isinstance(value, bool | int):
            continue
        with pytest.raises(BadNotation) as caught:
            make_game(name, 2, given_options)
        assert str(caught.value).isprintable()


SCALES: tuple[object, ...] = (
    "C major",
    None,
    {},
    {"tonic": "C"},
    {"kind": "major"},
    {"tonic": "C##", "kind": "major"},
    {"tonic": "C", "kind": "minor"},
    {"tonic": "C", "kind": "custom"},
    {"tonic": "C", "kind": "major", "formula": [2, 2, 1, 2, 2, 2, 1]},
    {"tonic": "C", "kind": "major", "formula": None},
    {"tonic": "C", "kind": "custom", "formula": None},
    {"tonic": "C", "kind": "custom", "formula": [6, 5]},
    {"tonic": "C", "kind": "major", "octave": 4},
)


@pytest.mark.parametrize(
    ("game", "option", "values", "says"),
    [
        ("distance", "interval", (1, 8, 0, -3, 2.0, "2", True, None, [2]), "interval is a whole number from 2 to 7"),
        *[
            ("steps", flag, (0, 1, "true", None, []), f"{flag} is true or false")
            for flag in ("mistake_ends_turn", "reference_cards")
        ],
        ("memory", "board", ("Full", "", None, 24, ["full"]), "naturals, chromatic, full"),
        ("keys_corners", "scale", SCALES, "."),  # in different words
    ],
)
def test_values_that_an_option_does_not_have_are_refused(
    game: str, option: str, values: tuple[object, ...], says: str
) -> None:
    for value in values:
        with pytest.raises(BadNotation, match=says):
            options(game, {option: value})


@given(formulas)
def test_every_formula_with_the_sum_12_is_accepted(formula: list[int]) -> None:
    scale = {"tonic": "Eb", "kind": "custom", "formula": formula}
    assert options("keys_corners", {"scale": scale})["scale"] == scale


@every_game
def test_option_that_the_game_does_not_have_is_refused_with_those_it_has(name: str) -> None:
    names = ", ".join(option.name for option in GAMES[name].known_options) or "none"
    with pytest.raises(BadNotation, match=f"no option 'jokers': it has {names}"):
        options(name, {"jokers": True})


@every_game
def test_game_is_played_by_five_at_the_most_and_nobody_plays_alone_but_memory(name: str) -> None:
    low = "1" if name == "memory" else "2"
    for players in (6, 0, -2, 2.0, "2", True, None, *((1,) if low == "2" else ())):
        with pytest.raises(BadNotation, match=f"{low} to 5 players"):
            make_game(name, players, {})
    assert make_game(name, int(low), {}).players == int(low)


@pytest.mark.parametrize(
    ("name", "option", "choices", "default", "newcomers"),
    [
        ("memory", "board", ["naturals", "chromatic", "full"], "chromatic", "chromatic"),
        *[(name, "pitches", ["naturals", "all"], "all", "naturals") for name in ("go_fish", "old_maid")],
    ],
)
def test_choice_describes_its_words_and_what_is_suggested_to_newcomers(
    name: str, option: str, choices: list[str], default: str, newcomers: str
) -> None:
    described = {"name": option, "kind": "choice", "default": default, "newcomers": newcomers, "choices": choices}
    assert GAMES[name].known_options[0].describe() == described


@pytest.mark.parametrize("name", ["", "Steps", "chess", None, 3, ["steps"], "go_fish "])
def test_unknown_game_is_refused_with_those_there_are(name: object) -> None:
    with pytest.raises(BadNotation, match="distance, steps, keys_corners"):
        find_game(name)


@every_game
def test_every_option_describes_itself_with_its_default(name: str) -> None:
    described = [option.describe() for option in GAMES[name].known_options]
    assert {each["name"]: each["default"] for each in described} == {**options(name, {}), **table_options(name)}
    assert name != "distance" or described[0]["choices"] == [2, 3, 4, 5, 6, 7]


def test_only_a_scale_suggests_what_could_come_next_of_the_same_kind() -> None:
    for name, game in GAMES.items():
        suggested = suggest_options(game.known_options, options(name, {}))
        assert suggested == ({"scale": {"tonic": "G", "kind": "major"}} if name == "keys_corners" else {})
    scale = {"tonic": "C", "kind": "custom", "formula": [2, 2, 8]}
    assert suggest_options(GAMES["keys_corners"].known_options, {"scale": scale}) == {"scale": {**scale, "tonic": "G"}}
