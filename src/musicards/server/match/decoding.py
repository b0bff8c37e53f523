"""Decode plain JSON values into dataclasses, strictly: what a page sends may be anything.

The type of each field says what is accepted, for example ``Annotated[int, Between(1, 3)]``. Unknown fields are ignored,
so that a newer page can talk to an older server. msgspec is faster, but does not exist in a browser, where the same
messages should get the same answers.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from musicards.errors import BadNotation

Decoder: TypeAlias = Callable[[Any], Any]

JSON_NAMES: Final[Mapping[type, str]] = {NoneType: "null", list: "array", dict: "object"}
"""What JSON calls some types; the others are called as in Python."""


@dataclass(frozen=True, slots=True)
class Between:
    """The bounds of a number, both included."""

    least: float
    most: float
    above: bool = False  # `least` itself is excluded

    def check(self, value: float) -> None:
        """Refuse a number that is out of bounds."""
        if not self.least <= value <= self.most or (self.above and value == self.least):
            least = f"{'more than' if self.above else 'at least'} {self.least}"
            raise _Mismatch(f"Expected {least} and at most {self.most}")


@dataclass(frozen=True, slots=True)
class Length:
    """The bounds of the length of a text or list, both included."""

    most: int
    least: int = 0

    def check(self, value: Sequence[object]) -> None:
        """Refuse a text or list that is too long or too short."""
        if not self.least <= len(value) <= self.most:
            raise _Mismatch(f"Expected a length from {self.least} to {self.most}, not {len(value)}")


@dataclass(frozen=True, slots=True)
class Named:
    """The name that a type has in the page's types."""

    name: str


def decode_plain(kind: Any, value: object) -> Any:  # noqa: ANN401 - a union is no `type`
    """Return `value`, made of what JSON can say, as a `kind`: a dataclass, or a union of dataclasses with a ``type``.

    Raises:
        BadNotation: it is not one; the message says where, e.g. "Expected `int`, got `str` - at `$.seats[0].avatar`".
    """
    try:
        return _decoder(kind)(value)
    except _Mismatch as error:
        place = f" - at `${error.path}`" if error.path else ""
        raise BadNotation(f"{error}{place}") from None


class _Mismatch(Exception):
    """A value is not of its type. `path` says where it is, from the outside in."""

    path = ""


def _expected(name: str, value: object) -> _Mismatch:
    kind = type(value)
    return _Mismatch(f"Expected `{name}`, got `{JSON_NAMES.get(kind, kind.__name__)}`")


@cache
def _decoder(kind: Any) -> Decoder:  # noqa: ANN401 - any type
    """Return the function that decodes values of a type."""
    if kind is Any:
        return lambda value: value
    if is_dataclass(kind):
        return partial(_decode_fields, kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        bounds = [each for each in parts[1:] if not isinstance(each, Named)]
        return partial(_decode_bounded, _decoder(parts[0]), bounds)
    if origin is Literal:
        return partial(_decode_literal, parts)
    if origin in (list, tuple):
        return partial(_decode_list, origin, _decoder(parts[0]))
    if origin is Union or origin is UnionType:
        if NoneType in parts:
            return partial(_decode_optional, _decoder(parts[0]))
        return partial(_decode_tagged, {each.__dataclass_fields__["type"].default: each for each in parts})
    return partial(_decode_plain, origin or kind)


def _decode_plain(kind: type, value: Any) -> Any:  # noqa: ANN401
    if kind is float and type(value) is int:
        try:
            return float(value)
        except OverflowError:
            raise _Mismatch("Number out of range") from None
    if type(value) is not kind:  # a bool is no int
        raise _expected(JSON_NAMES.get(kind, kind.__name__), value)
    return value


def _decode_bounded(decode: Decoder, bounds: Sequence[Between | Length], value: Any) -> Any:  # noqa: ANN401
    found = decode(value)
    for each in bounds:
        each.check(found)
    return found


def _decode_literal(choices: tuple[str, ...], value: Any) -> Any:  # noqa: ANN401
    if type(value) is not str:
        raise _expected("str", value)
    if value not in choices:
        raise _Mismatch(f"Invalid value {value[:40]!r}")
    return value


def _decode_list(kind: type, decode: Decoder, value: Any) -> Any:  # noqa: ANN401
    if type(value) is not list:
        raise _expected("array", value)
    return kind([_at(f"[{place}]", decode, each) for place, each in enumerate(value)])


def _decode_optional(decode: Decoder, value: Any) -> Any:  # noqa: ANN401
    return None if value is None else decode(value)


def _decode_tagged(kinds: Mapping[str, Any], value: Any) -> Any:  # noqa: ANN401
    if type(value) is not dict:
        raise _expected("object", value)
    if "type" not in value:
        raise _Mismatch("Object missing required field `type`")
    tag = _at(".type", partial(_decode_literal, tuple(kinds)), value["type"])
    return _decode_fields(kinds[tag], value)


def _decode_fields(kind: Any, value: Any) -> Any:  # noqa: ANN401
    if type(value) is not dict:
        raise _expected("object", value)
    found = {}
    for name, decode, required in _fields(kind):
        if name in value:
            found[name] = _at(f".{name}", decode, value[name])
        elif required:
            raise _Mismatch(f"Object missing required field `{name}`")
    return kind(**found)


@cache
def _fields(kind: Any) -> list[tuple[str, Decoder, bool]]:  # noqa: ANN401
    """Return the fields of a dataclass: the name, what decodes it, whether it is required."""
    hints = get_type_hints(kind, include_extras=True)
    return [
        (field.name, _decoder(hints[field.name]), field.default is field.default_factory is MISSING)
        for field in fields(kind)
        if field.init
    ]


def _at(place: str, decode: Decoder, value: Any) -> Any:  # noqa: ANN401
    """Decode what is at `place` in an object or list."""
    try:
        return decode(value)
    except _Mismatch as error:
        error.path = place + error.path
        raise
