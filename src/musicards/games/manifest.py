"""What every layer needs to know about a game, in one place: `Manifest` lists it field by field.

A manifest refers to code by name, as "module:attribute", so that the games import nothing above them and a program
loads only the parts it uses.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Literal, TypeAlias

from musicards.games.rules_page import Section

__all__ = ["Group", "Manifest", "TinyDeck", "Training", "part_of"]

Group: TypeAlias = Literal["cards", "theory"]
"""What a game is for: to get to know the cards, or to learn theory."""


@dataclass(frozen=True, slots=True)
class TinyDeck:
    """A few cards, so that the whole tree of a game can be traversed.

    Attributes:
        cards: the cards for two players, as codes, e.g. "C4 D4 ?1".
        more: the cards added for each further player, as codes.
        hand_size: cards dealt to each player; 0 if the game decides.
        max_moves: the default number of moves after which the game is truncated.
        options: values that replace the defaults of options, by name.
    """

    cards: str
    more: tuple[str, ...]
    hand_size: int
    max_moves: int
    options: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Training:
    """What a game trains when it is played with certain options.

    Attributes:
        groups: of what there is to know, as in `musicards.learning`, e.g. "letter:3" for all thirds up.
        options: values that replace the defaults of options, by name.
        weight: how much an act says about it; 1 is an answer to a question.
    """

    groups: tuple[str, ...]
    options: tuple[tuple[str, object], ...] = ()
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Manifest:
    """Where each layer finds its part of one game.

    Attributes:
        name: the game's name in records and on the wire, e.g. "go_fish".
        rules: the rule book, a subclass of `Game`.
        strategy: sensible play, a function (view, rng) -> Action.
        encoding: views as vectors, an `Encoder`.
        renderer: views as text, a `Renderer`.
        agent_moves: how an agent numbers its moves, an `AgentMoves`; None if as the engine does.
        mistakes: how learners err, a function (view, action, before, skills, rng) -> Action; None if they cannot.
        belief: what a seat can know of the hidden cards, called with (game, seat, players, options); None for what
            the view alone says.
        recollection: what players can forget, a subclass of `Recollection`; None if there is nothing to remember.
        guide: how to search, a subclass of `Guide`; None if the levels that search play by `optimal`.
        optimal: optimal play without a search, a function (view, rng) -> Action; None to play by `strategy`.
        spiel_node: the nodes of OpenSpiel's game tree, a subclass of `Node`; None if the game is not for OpenSpiel.
        tiny: the cards of a game for OpenSpiel that is small enough to solve; None without one.
        levels: whether computer players of a higher level win more often; False if only luck decides.
        group: what the game is for; games of a group stand together on the home page.
        hint: help with one move, a function (view, action) -> Hint; None without help.
        evidence: what a move says about what its player knows of theory, a function (view, action, wrong) -> list of
            `Answer`; None if moves say nothing.
        trains: what it trains, by its options; empty if moves say nothing about what a player knows.
        first_steps: a prepared deal that teaches the game, a `FirstSteps`; None without one.
        rules_page: the sections of its rules, in order; empty without texts.
        pictured: card codes that illustrate the printed rules, "" for a card that is face down.
    """

    name: str
    rules: str
    strategy: str
    encoding: str
    renderer: str
    agent_moves: str | None = None
    mistakes: str | None = None
    belief: str | None = None
    recollection: str | None = None
    guide: str | None = None
    optimal: str | None = None
    spiel_node: str | None = None
    tiny: TinyDeck | None = None
    levels: bool = True
    group: Group = "cards"
    hint: str | None = None
    evidence: str | None = None
    trains: tuple[Training, ...] = ()
    first_steps: str | None = None
    rules_page: tuple[Section, ...] = ()
    pictured: tuple[str, ...] = ()


_PARTS: dict[str, object] = {}


def part_of(reference: str) -> object:
    """Return what a "module:attribute" of a manifest refers to; modules are imported on first use."""
    part = _PARTS.get(reference)
    if part is None:
        module, _, attribute = reference.partition(":")
        part = _PARTS[reference] = getattr(import_module(module), attribute)
    return part
