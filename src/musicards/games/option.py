"""Options of a game: what players can decide before the deal. Each has a default, and checks its values."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from musicards.cards import NATURALS, NOTES, CardSet
from musicards.errors import BadNotation, shown


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    >>> option: Option = Flag("free_draw", on=False)
    >>> option.default(), option.parse(True)
    (False, True)
    """

    name: str

    @abstractmethod
    def default(self) -> object:
        """Return the default as a plain JSON value."""

    def table_default(self) -> object:
        """Return the default at a table with people."""
        return self.default()

    @abstractmethod
    def parse(self, value: object) -> object:
        """Check a value, and return it as a plain JSON value.

        Raises:
            BadNotation: `value` is not valid; the message says what is.
        """

    def to_fields(self, value: object) -> dict[str, bool | int | str]:
        """Return a valid value as plain fields, for programs whose parameters cannot be objects."""
        assert isinstance(value, int | str)
        return {self.name: value}

    def from_fields(self, fields: Mapping[str, object]) -> object:
        """Return the value that `to_fields` turned into fields, not yet checked."""
        return fields[self.name]

    @abstractmethod
    def describe(self) -> dict[str, object]:
        """Return what the form for a table needs: ``name``, ``kind``, ``default`` and the choices, as JSON values."""

    def suggest(self, value: object) -> object | None:  # noqa: ARG002 - most options suggest nothing
        """Return a value for the game after one with `value`; None if no value comes next by itself."""
        return None


@dataclass(frozen=True, slots=True)
class Flag(Option):
    """Yes or no.

    >>> Flag("free_draw", on=False).parse("yes")
    Traceback (most recent call last):
    musicards.errors.BadNotation: option free_draw is true or false, not 'yes'
    """

    on: bool
    at_tables: bool | None = None  # where people sit at the table and nobody has chosen; None for `on`

    def default(self) -> bool:
        return self.on

    def table_default(self) -> bool:
        return self.on if self.at_tables is None else self.at_tables

    def parse(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise BadNotation(f"option {self.name} is true or false, not {shown(value)}")
        return value

    def describe(self) -> dict[str, object]:
        return {"name": self.name, "kind": "flag", "default": self.table_default()}


@dataclass(frozen=True, slots=True)
class Number(Option):
    """A whole number from `low` to `high`, both included.

    >>> Number("interval", low=2, high=7, usual=2).parse(9)
    Traceback (most recent call last):
    musicards.errors.BadNotation: option interval is a whole number from 2 to 7, not 9
    """

    low: int
    high: int
    usual: int

    @property
    def choices(self) -> range:
        """Return the numbers that can be chosen, e.g. 2 to 7."""
        return range(self.low, self.high + 1)

    def default(self) -> int:
        return self.usual

    def parse(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadNotation(
                f"option {self.name} is a whole number from {self.low} to {self.high}, not {shown(value)}"
            )
        return value

    def describe(self) -> dict[str, object]:
        return {"name": self.name, "kind": "number", "default": self.usual, "choices": list(self.choices)}


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """One of a few words.

    >>> Choice("pitches", ("naturals", "all"), usual="all").default()
    'all'
    """

    words: tuple[str, ...]
    usual: str
    newcomers: str | None = None  # the word to suggest to those who are new to the game; None for `usual`

    def default(self) -> str:
        return self.usual

    def parse(self, value: object) -> str:
        for word in self.words:
            if word == value:
                return word
        raise BadNotation(f"option {self.name} is one of {', '.join(self.words)}, not {shown(value)}")

    def describe(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": "choice",
            "default": self.usual,
            "newcomers": self.newcomers or self.usual,
            "choices": list(self.words),
        }


def parse_options(game: str, known: Sequence[Option], given: object) -> dict[str, object]:
    """Return every option of `game` by name, in the order of `known`; options not in `given` have their default.

    >>> parse_options("high_card", [Flag("aces", on=True), Number("hand", 3, 5, 3)], {"hand": 4})
    {'aces': True, 'hand': 4}

    Raises:
        BadNotation: `given` is not a mapping, has an option that the game does not have, or a value that is not valid.
    """
    if not isinstance(given, Mapping):
        raise BadNotation(f"options are an object of names and values, not {shown(given)}")
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadNotation(f"{game} has no option {shown(name)}: it has {', '.join(names) or 'none'}")
    return {
        option.name: option.parse(given[option.name]) if option.name in given else option.default() for option in known
    }


def suggest_options(known: Sequence[Option], options: Mapping[str, object]) -> dict[str, object]:
    """Return by name what the game after one with `options` could have instead.

    >>> suggest_options([Flag("aces", on=True)], {"aces": True})  # nothing comes next by itself
    {}
    """
    suggested = {option.name: option.suggest(options[option.name]) for option in known}
    return {name: value for name, value in suggested.items() if value is not None}


_NOTE_CARDS: Final[Mapping[str, CardSet]] = {"naturals": NATURALS, "all": NOTES}

PITCHES: Final = Choice("pitches", tuple(_NOTE_CARDS), usual="all", newcomers="naturals")
"""Of Go Fish and Old Maid: which note cards are played with."""


def notes_in_play(options: Mapping[str, object]) -> CardSet:
    """Return the note cards that `options` choose: all 48, or the 28 of the white keys.

    >>> [notes_in_play({PITCHES.name: word}).bit_count() for word in PITCHES.words]
    [28, 48]
    """
    return _NOTE_CARDS[str(options[PITCHES.name])]
