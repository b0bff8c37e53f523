"""Records: what can be read, what is refused, and where."""

import json
from collections.abc import Mapping

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


@pytest.mark.parametrize("rules", [RULES + 1, 0, -1, "2", 2.0, True, None])
def test_rules_that_are_newer_or_no_number_make_a_record_unreadable(rules: object) -> None:
    with pytest.raises(RecordError, match="rules"):
        parse_record(line(rules=rules))


@pytest.mark.parametrize("name", ["format", "game", "players", "options", "log"])
def test_missing_part_is_named(name: str) -> None:
    fields = {each: value for each, value in FIELDS.items() if each != name}
    with pytest.raises(RecordError, match=f"{name} is missing"):
        parse_record(json.dumps(fields))


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"format": "musicards/2"}, "format is 'musicards/1', not 'musicards/2'"),
        ({"format": None}, "format"),
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"game": None}, "no game is called None"),
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"players": "2"}, "2 to 5 players, not '2'"),
        ({"players": True}, "2 to 5 players, not True"),
        ({"options": None}, "options"),
        ({"options": {"interval": 3}}, "no option 'interval'"),
        ({"options": {"mistake_ends_turn": 1}}, "mistake_ends_turn is true or false, not 1"),
        ({"log": None}, "log is a list"),
        ({"log": {"0": DEAL}}, "log is a list"),
    ],
)
def test_unknown_or_impossible_part_is_named_with_its_value(changed: Mapping[str, object], words: str) -> None:
    with pytest.raises(RecordError, match=words):
        parse_record(line(**changed))


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "musicards/1",
        line() + "x",
        line()[:-1],
        "{'format': 'musicards/1'}",
        line().replace("2", "NaN", 1),
        line().replace('"turns": 1', '"turns": Infinity'),
        line().replace('"turns": 1', '"turns": ' + "9" * 5000),
    ],
)
def test_text_that_is_not_json_is_refused_as_such(text: str) -> None:
    with pytest.raises(RecordError, match="not JSON"):
        parse_record(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        *[(text, "a record is a JSON object") for text in ("[]", "null", "3", '"musicards/1"', "[{}]")],
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_json_that_is_not_an_object_is_not_a_record(text: str, words: str) -> None:
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


NO_RESULT = {name: value for name, value in FIELDS.items() if name != "result"}


@pytest.mark.parametrize(
    "record",
    [
        *[logged(), logged(WHOLE)],  # a log may stop anywhere
        logged({**WHOLE, "thinking": 3.2, "as": "C"}),  # unknown fields of an entry and of a record are ignored
        parse_record(line(played_at="a kitchen table")),
        parse_record(json.dumps(NO_RESULT)),
        parse_record(line(result=dict(reversed(RESULT.items())))),
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
        None,
        "draw",
        [],
    ],
)
def test_entry_that_is_refused_does_not_make_the_record_unreadable(entry: object) -> None:
    record = parse_record(line(log=[DEAL, WHOLE, entry]))
    came = replay(record)
    assert (came.ok, came.at) == (False, 2)


@pytest.mark.parametrize("by", [True, 1.0, "1", [1], None, -1, 7, "Chance"])
def test_seat_is_a_whole_number_at_the_table(by: object) -> None:
    half = {"do": "play", "cards": ["D#3"], "say": {"step": "half"}}
    assert replay(logged(WHOLE, {**half, "by": 1})).ok
    assert replay(logged(WHOLE, {**half, "by": by})).at == 2


def test_state_is_that_before_the_refused_entry() -> None:
    came = replay(logged(WHOLE, {"by": 0, "do": "draw"}, {"by": 1, "do": "draw"})).to_json()
    assert (came["at"], came["state"]) == (2, replay(logged(WHOLE)).to_json()["state"])


def test_refused_entry_is_explained_in_one_line() -> None:
    error = replay(logged({"by": 0, "do": "pass"})).error
    assert error is not None
    assert explain(error).isprintable()


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


def test_result_that_differs_is_not_ok_at_the_logs_end() -> None:
    came = replay(parse_record(line(result={**RESULT, "turns": 2}))).to_json()
    assert (came["ok"], came["at"]) == (False, 2)
    assert came["state"] == replay(parse_record(line())).to_json()["state"]


@pytest.mark.parametrize(
    "result", [{}, None, [], False, {**RESULT, "over": 0}, {**RESULT, "turns": 1.0}, {**RESULT, "x": 1}]
)
def test_result_of_another_shape_differs(result: object) -> None:
    assert replay(parse_record(line(result=result))).at == 2


def test_refused_entry_comes_before_a_result_that_differs() -> None:
    assert replay(parse_record(line(log=[DEAL, None], result={}))).at == 1


# Writing


def test_record_is_one_line_of_json_with_every_option_and_is_read_back() -> None:
    record = parse_record(line())
    text = record.to_line()
    assert "\n" not in text
    assert json.loads(text) == {**FIELDS, "rules": RULES, "options": OPTIONS}
    assert parse_record(text) == record


def test_record_without_a_result_has_no_result() -> None:
    assert "result" not in json.loads(logged().to_line())


def test_record_can_be_written_as_utf_8_whatever_was_ignored_in_it() -> None:
    text = line(log=[DEAL, {**WHOLE, "mood": "\ud83d"}])
    assert parse_record(text).to_line().encode()


def test_record_that_claims_null_is_written_as_it_was_read() -> None:
    assert json.loads(parse_record(line(result=None)).to_line())["result"] is None


# Entries


def test_entry_says_who_does_what() -> None:
    by, action = read_entry(Steps, WHOLE)
    assert (by, action.to_json()) == (Seat(0), {"do": "play", "cards": ["D3"], "say": {"step": "whole"}})


def test_chance_is_nobodys_seat() -> None:
    assert read_entry(Steps, DEAL)[0] is None


def test_entry_with_a_word_that_the_game_does_not_have_lists_those_it_has() -> None:
    with pytest.raises(BadNotation, match=r"'dance'.*play, draw, pass, done, call"):
        read_entry(Steps, {"by": 0, "do": "dance"})
