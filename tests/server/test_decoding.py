"""What a page sends is decoded strictly: types, bounds, choices, missing fields."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

import pytest

from musicards.errors import BadNotation
from musicards.server.codec import decode, encode
from musicards.server.match.decoding import Between, Length, Named, decode_plain


@dataclass(frozen=True, slots=True)
class Seat:
    number: Annotated[int, Between(0, 3)]
    kind: Literal["person", "computer"] = "person"


@dataclass(frozen=True, slots=True)
class Table:
    type: Literal["table"] = field(default="table", init=False)
    name: Annotated[str, Length(3, least=1)]
    seats: Annotated[list[Seat], Length(2)]
    weight: Annotated[float, Between(0, 1, above=True)] = 1.0
    host: Seat | None = None
    options: dict[str, Any] = field(default_factory=dict)
    word: Annotated[str, Named("Word")] = ""


@dataclass(frozen=True, slots=True)
class Leave:
    type: Literal["leave"] = field(default="leave", init=False)


Message: TypeAlias = Table | Leave
WHOLE = {
    "type": "table", "name": "abc", "seats": [{"number": 0}, {"number": 3, "kind": "computer"}], "weight": 1,
    "host": {"number": 1}, "options": {"a": [1]}, "word": "any",
}  # fmt: skip


def test_a_message_is_decoded_as_it_was_encoded() -> None:
    table = decode_plain(Message, {**WHOLE, "unknown": 1})
    assert table == Table("abc", [Seat(0), Seat(3, "computer")], 1.0, Seat(1), {"a": [1]}, "any")
    assert type(table.weight) is float
    assert decode(encode(table), Message) == table
    assert decode(b'{"type": "leave"}', Message) == Leave()
    assert decode_plain(Table, {"name": "a", "seats": [], "host": None}) == Table("a", [])


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ({"type": "fly"}, "Invalid value 'fly' - at `$.type`"),
        ({"type": 1}, "Expected `str`, got `int` - at `$.type`"),
        ({"name": 1}, "Expected `str`, got `int` - at `$.name`"),
        ({"name": ""}, "Expected a length from 1 to 3, not 0 - at `$.name`"),
        ({"name": "abcd"}, "Expected a length from 1 to 3, not 4 - at `$.name`"),
        ({"seats": {}}, "Expected `array`, got `object` - at `$.seats`"),
        ({"seats": [{"number": 0}] * 3}, "Expected a length from 0 to 2, not 3 - at `$.seats`"),
        ({"seats": [{}]}, "Object missing required field `number` - at `$.seats[0]`"),
        ({"seats": [{"number": True}]}, "Expected `int`, got `bool` - at `$.seats[0].number`"),
        ({"seats": [{"number": 1.0}]}, "Expected `int`, got `float` - at `$.seats[0].number`"),
        ({"seats": [{"number": -1}]}, "Expected at least 0 and at most 3 - at `$.seats[0].number`"),
        ({"seats": [{"number": 0}, {"number": 4}]}, "Expected at least 0 and at most 3 - at `$.seats[1].number`"),
        ({"seats": [{"number": 1, "kind": "dog"}]}, "Invalid value 'dog' - at `$.seats[0].kind`"),
        ({"seats": [{"number": 1, "kind": ["person"]}]}, "Expected `str`, got `array` - at `$.seats[0].kind`"),
        ({"weight": 0}, "Expected more than 0 and at most 1 - at `$.weight`"),
        ({"weight": 1.1}, "Expected more than 0 and at most 1 - at `$.weight`"),
        ({"weight": float("nan")}, "Expected more than 0 and at most 1 - at `$.weight`"),
        ({"weight": 10**400}, "Number out of range - at `$.weight`"),
        ({"weight": None}, "Expected `float`, got `null` - at `$.weight`"),
        ({"host": []}, "Expected `object`, got `array` - at `$.host`"),
        ({"options": "a"}, "Expected `object`, got `str` - at `$.options`"),
        ({"word": None}, "Expected `str`, got `null` - at `$.word`"),
    ],
)
def test_what_is_not_of_its_type_is_refused(part: dict[str, object], why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        decode_plain(Message, {**WHOLE, **part})
    assert str(refused.value) == why


@pytest.mark.parametrize("data", [b"[]", b"null", b"{}", b"", b"{", b'{"type": "leave"', b"\xff", b"[" * 5000, b"NaN"])
def test_what_is_no_message_is_refused(data: bytes) -> None:
    with pytest.raises(BadNotation):
        decode(data, Message)
