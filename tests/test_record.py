"""Records: what can be read, what is refused, and where."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.cards import CODES
from musicards.errors import BadNotation, RecordError
from musicards.games.action import Seat
from musicards.games.option import parse_options
from musicards.games.registry import GAMES, make_game
from musicards.games.steps import Steps
from musicards.record import FORMAT, RULES, Record, parse_record, read_entry, read_records, replay
from musicards.texts import explain
from tests.games.wander import wander
from tests.strategies import junk, nonsense, rngs, tables

HANDS = [["D3", "E3", "F3", "G3", "A3", "B3", "?1"], ["C#3", "C#4", "D#3", "F#3", "G#3", "A#3", "?2"]]
STOCK = [code for code in CODES if code not in {"C3", *HANDS[0], *HANDS[1]}]
DEAL = {"by": "chance", "do": "deal", "hands": HANDS, "discard": ["C3"], "stock": STOCK}
WHOLE = {"by": 0, "do": "play", "cards": ["D3"], "say": {"step": "whole"}}
HALF = {"do": "play", "cards": ["D#3"], "say": {"step": "half"}}
RESULT = {"over": False, "winners": [], "scores": [6, 7], "turns": 1}
FIELDS: dict[str, object] = {
    "format": "musicards/1",
    "game": "steps",
    "players": 2,
    "options": {},
    "log": [DEAL, WHOLE],
    "result": RESULT,
}


def line(**changed: object) -> str:
    """Return a record of one turn of Steps, changed."""
    return json.dumps({**FIELDS, **changed})


def without(name: str) -> str:
    """Return a record of one turn of Steps that lacks a part."""
    return json.dumps({each: value for each, value in FIELDS.items() if each != name})


def logged(*entries: object) -> Record:
    """Return a record of the deal and these entries, without a result."""
    return Record("steps", 2, FIELDS["options"], [DEAL, *entries])  # type: ignore[arg-type]


# Reading a line


OPTIONS = parse_options("steps", GAMES["steps"].known_options, {})


def test_record_has_its_parts_and_what_is_missing_has_its_default() -> None:
    record = parse_record(line())
    assert (record.game, record.players, record.log, record.result) == ("steps", 2, [DEAL, WHOLE], RESULT)
    assert (record.options, record.rules) == (OPTIONS, RULES)


def test_a_record_of_older_rules_keeps_their_number_and_is_replayed_by_the_present_rules() -> None:
    older = parse_record(line(rules=1))
    assert older.rules == 1
    assert json.loads(older.to_line())["rules"] == 1
    assert replay(older).ok


@pytest.mark.parametrize(
    ("text", "words"),
    [
        *[(line(rules=newer_or_no_number), "rules") for newer_or_no_number in (RULES + 1, 0, -1, "2", 2.0, True, None)],
        *[(without(name), f"{name} is missing") for name in ("format", "game", "players", "options", "log")],
        (line(format="musicards/2"), "format is 'musicards/1', not 'musicards/2'"),
        (line(format=None), "format"),
        (line(game="chess"), "no game is called 'chess'"),
        (line(game=None), "no game is called None"),
        (line(players=1), "2 to 5 players, not 1"),
        (line(players="2"), "2 to 5 players, not '2'"),
        (line(players=True), "2 to 5 players, not True"),
        (line(options=None), "options"),
        (line(options={"interval": 3}), "no option 'interval'"),
        (line(options={"mistake_ends_turn": 1}), "mistake_ends_turn is true or false, not 1"),
        (line(log=None), "log is a list"),
        (line(log={"0": DEAL}), "log is a list"),
        *[(text, "not JSON") for text in ("{", "musicards/1", line() + "x", line()[:-1], "{'format': 'musicards/1'}")],
        (line().replace("2", "NaN", 1), "not JSON"),
        *[(line().replace('"turns": 1', f'"turns": {each}'), "not JSON") for each in ("Infinity", "9" * 5000)],
        *[(text, "a record is a JSON object") for text in ("[]", "null", "3", '"musicards/1"', "[{}]")],
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_what_cannot_be_read_is_refused_and_named(text: str, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        parse_record(text)


@given(st.dictionaries(st.sampled_from([*FIELDS]), junk))
def test_strange_record_is_refused_in_one_line(strange: dict[str, object]) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps({**strange, "format": FORMAT, "players": 0}))
    assert str(caught.value).isprintable()


# Reading a file


@pytest.mark.parametrize(
    ("lines", "numbers"),
    [
        ([b"\n", line().encode(), b"  \r\n", b"", line().encode()], [2, 5]),
        ([b"", b"\n"], []),
        ([line().encode() + b"\r\n"] * 2, [1, 2]),  # as Windows ends them
        ([b"\xef\xbb\xbf" + line().encode()], [1]),  # a byte order mark before the first line is skipped
    ],
)
def test_records_come_with_their_line_numbers(lines: list[bytes], numbers: list[int]) -> None:
    assert [number for number, _ in read_records(lines)] == numbers


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (b"\xef\xbb\xbf" + line().encode(), "not JSON"),
        (line().replace("log", "dog").encode(), "not a record: log is missing"),
        (b"\xff\xfe", "not text in UTF-8"),
    ],
)
def test_error_names_the_line(other: bytes, words: str) -> None:
    with pytest.raises(RecordError, match=f"^line 3: {words}"):
        list(read_records([line().encode(), b"", other]))


# Replaying


def test_record_replays_whole() -> None:
    came = replay(parse_record(line())).to_json()
    assert (came["ok"], came["result"]) == (True, RESULT)


def test_state_is_null_before_the_deal() -> None:
    came = replay(Record("steps", 2, make_game("steps", 2, {}).options, [])).to_json()
    nothing = {"over": False, "winners": [], "scores": [0, 0], "turns": 0}
    assert came == {"ok": True, "result": nothing, "state": None}


@pytest.mark.parametrize(
    "record",
    [
        *[logged(), logged(WHOLE)],  # a log may stop anywhere
        logged({**WHOLE, "thinking": 3.2, "as": "C"}),  # unknown fields of an entry and of a record are ignored
        parse_record(line(played_at="a kitchen table")),
        parse_record(without("result")),
        parse_record(line(result=dict(reversed(RESULT.items())))),
        logged(WHOLE, {**HALF, "by": 1}),
    ],
)
def test_record_that_replays(record: Record) -> None:
    assert replay(record).ok


@pytest.mark.parametrize(
    "entry",
    [
        {"by": 0, "do": "pass"},
        {"by": 1, "do": "draw"},
        {"by": 0, "do": "dance"},
        {"by": "chance", "do": "reshuffle", "stock": []},
        DEAL,
        {"by": 0, "do": "play", "cards": ["H3"], "say": {"step": "half"}},
        {"by": 0, "do": "play", "cards": ["D3"]},
        {"by": 0, "do": "play", "say": {"step": "half"}},
        {"do": "draw"},
        {"by": 0},
        {"by": "chance", "do": "draw"},
        *[{**HALF, "by": no_seat} for no_seat in (True, 1.0, "1", [1], None, -1, 7, "Chance")],
        *[None, "draw", []],
    ],
)
def test_entry_that_is_refused_is_explained_in_one_line_and_does_not_make_the_record_unreadable(entry: object) -> None:
    record = parse_record(line(log=[DEAL, WHOLE, entry]))
    came = replay(record)
    assert (came.ok, came.at) == (False, 2)
    assert came.error is not None
    assert explain(came.error).isprintable()


def test_state_is_that_before_the_refused_entry() -> None:
    came = replay(logged(WHOLE, {"by": 0, "do": "draw"}, {"by": 1, "do": "draw"})).to_json()
    assert (came["at"], came["state"]) == (2, replay(logged(WHOLE)).to_json()["state"])


@pytest.mark.parametrize("first", [WHOLE, json.loads(json.dumps(DEAL).replace("X2", "X1"))])
def test_missing_or_wrong_deal_is_refused_at_the_first_entry(first: dict[str, object]) -> None:
    came = replay(Record("steps", 2, OPTIONS, [first])).to_json()
    assert (came["ok"], came["at"], came["state"]) == (False, 0, None)


@given(data=st.data())
@pytest.mark.parametrize("name", GAMES)
def test_nonsense_is_refused_in_one_line(name: str, data: st.DataObject) -> None:
    game = data.draw(tables(name))
    log = wander(game, data.draw(rngs), 10)
    came = replay(Record(name, game.players, game.options, [*log, data.draw(nonsense(game))]))
    assert came.ok == (came.error is None)
    assert came.error is None or (came.at == len(log) and explain(came.error).isprintable())


# The result in the record


@pytest.mark.parametrize(
    "result",
    [{}, None, [], False, *[{**RESULT, **wrong} for wrong in ({"turns": 2}, {"over": 0}, {"turns": 1.0}, {"x": 1})]],
)
def test_result_that_differs_is_not_ok_at_the_logs_end(result: object) -> None:
    came = replay(parse_record(line(result=result))).to_json()
    assert (came["ok"], came["at"]) == (False, 2)
    assert came["state"] == replay(parse_record(line())).to_json()["state"]


def test_refused_entry_comes_before_a_result_that_differs() -> None:
    assert replay(parse_record(line(log=[DEAL, None], result={}))).at == 1


# Writing


def test_record_is_one_line_of_json_with_every_option_and_is_read_back() -> None:
    record = parse_record(line())
    text = record.to_line()
    assert "\n" not in text
    assert json.loads(text) == {**FIELDS, "rules": RULES, "options": OPTIONS}
    assert parse_record(text) == record


def test_record_can_be_written_as_utf_8_whatever_was_ignored_in_it() -> None:
    text = line(log=[DEAL, {**WHOLE, "mood": "\ud83d"}])
    assert parse_record(text).to_line().encode()


def test_record_without_a_result_or_with_null_is_written_as_it_was_read() -> None:
    assert "result" not in json.loads(logged().to_line())
    assert json.loads(parse_record(line(result=None)).to_line())["result"] is None


# Entries


def test_entry_says_who_does_what() -> None:
    by, action = read_entry(Steps, WHOLE)
    assert (by, action.to_json()) == (Seat(0), {"do": "play", "cards": ["D3"], "say": {"step": "whole"}})
    assert read_entry(Steps, DEAL)[0] is None  # chance is nobody's seat


def test_entry_with_a_word_that_the_game_does_not_have_lists_those_it_has() -> None:
    with pytest.raises(BadNotation, match=r"'dance'.*play, draw, pass, done, call"):
        read_entry(Steps, {"by": 0, "do": "dance"})
