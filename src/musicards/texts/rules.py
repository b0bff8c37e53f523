"""The rules of a game as a page or a sheet shows them; the same as web/src/texts/games.ts and rules.ts."""

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from musicards.games.game import Game
from musicards.games.option import Choice, Number, Option
from musicards.games.registry import find_manifest
from musicards.texts.catalog import Catalog, key_note

Block: TypeAlias = str | list[str]
"""A paragraph, or the items of a list. What is stressed is between stars."""


class Section(NamedTuple):
    """A part of the rules."""

    title: str
    body: list[Block]
    cards: tuple[str, ...]  # codes of the cards in its example; "" for a card that is face down


def rule_variables(texts: Catalog, game: type[Game]) -> Mapping[str, str | int]:
    """Return what the texts of a game need: the numbers of its rules, and its options as they usually are."""
    usual = {option.name: _variable(texts, option.default()) for option in game.known_options}
    low, high = game.seats
    return {"low": low, "high": high, **game.rule_numbers, **usual}


def rule_sections(texts: Catalog, game: type[Game]) -> tuple[str, list[Section]]:
    """Return how to win, and the sections of the rules to print, by the usual options."""
    variables = rule_variables(texts, game)

    def written(section: str) -> str:
        """Return the game's own text for a section, or the one that several games share."""
        own = f"{game.name}_rules-{section}"
        return texts.text(own if texts.has(own) else f"rules-{section}", **variables)

    return _stressed(written("lead")), [
        Section(texts.text(f"rules-title-{each.name}"), _blocks(written(each.name)), each.cards)
        for each in find_manifest(game.name).rules_page
        if each.printed
    ]


def agreements(texts: Catalog, game: type[Game]) -> list[str]:
    """Return a line for each option: its choices, or what it does."""
    return [_agreement(texts, game, option) for option in game.known_options]


def _agreement(texts: Catalog, game: type[Game], option: Option) -> str:
    ids = [f"{game.name}-option-{option.name}", f"common-option-{option.name}"]

    def first(attribute: str = "", **variables: str | int) -> str:
        found = next((key + attribute for key in ids if texts.has(key + attribute)), None)
        return "" if found is None else texts.text(found, **variables)

    choices: list[str | int] = []
    if isinstance(option, Number):
        choices += option.choices
    elif isinstance(option, Choice):
        choices += option.words
    named = [first(".choice", **game.rule_numbers, **{option.name: choice}) or str(choice) for choice in choices]
    label, explained = first() or option.name.replace("_", " "), first(".help", **game.rule_numbers)
    if named:
        return f"{label}: {' · '.join(named)}"
    return f"{label}. {explained}" if explained else label


def _variable(texts: Catalog, value: object) -> str | int:
    """Return an option's value for texts: a flag is "yes" or "no", a scale is called by its name."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return value
    assert isinstance(value, Mapping), "an option's value is plain or a scale"
    tonic, kind = str(value["tonic"]), str(value["kind"])
    return texts.text("music-scale-on", kind=kind, tonic=key_note(tonic), name=texts.text(f"music-scale-{kind}"))


def _blocks(text: str) -> list[Block]:
    """Split a text: an empty line ends a paragraph, lines that begin with ``- `` are the items of a list."""
    blocks: list[Block] = []
    for block in re.split(r"\n\s*\n", _stressed(text)):
        if block.strip().startswith("- "):
            blocks.append([_line(item) for item in re.split(r"^- ", block.strip(), flags=re.MULTILINE)[1:]])
        elif block.strip():
            blocks.append(_line(block))
    return blocks


def _line(text: str) -> str:
    return re.sub(r"\s*\n\s*", " ", text).strip()


def _stressed(text: str) -> str:
    return re.sub(r"_([^_]+)_", r"*\1*", text)
