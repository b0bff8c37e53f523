"""What every layer needs to know about a game's rules, in one place: `Manifest` lists it field by field.

What computer players and environments need of a game is in tables of their own (`players.games`, `envs.encode`),
because the rules import nothing above them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from musicards.cards import CHROMATIC_SCALES, DECK, NOTE_CARDS, QUESTION_MARKS
from musicards.games.action import Action
from musicards.games.first_steps import Scene
from musicards.games.game import Game
from musicards.games.teaching import Answer, Hint

Group: TypeAlias = Literal["cards", "theory"]
"""What a game is for: to get to know the cards, or to learn theory."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a game's rules, as the page shows it and paper prints it.

    The texts are by section name: ``<game>_rules-NAME``, or ``rules-NAME`` for what several games share.

    Attributes:
        name: the end of the ids of its text and title, e.g. "turn".
        cards: card codes of its example, "" for a card that is face down, e.g. ("F4", "A4").
        printed: False for what is only about screens.
    """

    name: str
    cards: tuple[str, ...] = ()
    printed: bool = True


CARDS: Final = Section("cards", ("F#4", "?1", "X1"))
"""What the deck has, for games with wilds."""

AFTER_MISTAKES: Final = (
    Section("passing", ("", "", "")),
    Section("empty", ("", "A4")),
    Section("call", ("C5",)),
    Section("winning", ("C4", "C5")),
)
"""The sections of The Distance and Steps after that about mistakes."""

DECK_NUMBERS: Final[Mapping[str, int]] = {
    "deck": len(DECK),
    "note_cards": len(NOTE_CARDS),
    "question_marks": len(QUESTION_MARKS),
    "chromatic_scales": len(CHROMATIC_SCALES),
}
"""The numbers in the text of `CARDS`."""


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
    """A game, and what it teaches.

    Attributes:
        rules: the rule book.
        tiny: the cards of a game for OpenSpiel that is small enough to solve; None without one.
        levels: whether computer players of a higher level win more often; False if only luck decides.
        group: what the game is for; games of a group stand together on the home page.
        hint: help with one move, called with (view, action); None without help.
        evidence: what a move says about what its player knows of theory, called with (view, action, wrong): the view
            of the player before the action, and the code of the misplay or refusal, empty if the action was right; None
            if moves say nothing.
        trains: what it trains, by its options; empty if moves say nothing about what a player knows.
        first_steps: scenes that teach the game, in order.
        rules_page: the sections of its rules, in order; empty without texts.
        pictured: card codes that illustrate the printed rules, "" for a card that is face down.
    """

    rules: type[Game]
    tiny: TinyDeck | None = None
    levels: bool = True
    group: Group = "cards"
    hint: Callable[[Any, Action], Hint] | None = None
    evidence: Callable[[Any, Action, str], list[Answer]] | None = None
    trains: tuple[Training, ...] = ()
    first_steps: tuple[Scene, ...] = ()
    rules_page: tuple[Section, ...] = ()
    pictured: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Return the game's name in records and on the wire, e.g. "go_fish"."""
        return self.rules.name
