"""The texts of one language, from Fluent files: messages with variables, and lists as the language joins them.

A note in a text is a mark around its ASCII name, as on the page, until `with_notes` names it.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from musicards.texts.languages import LOCALES, find_language

_MARK: Final = re.compile("\u27e6([-=]?)([^\u27e7]*)\u27e7")
# the end of what comes before a note that begins a sentence: nothing or another sentence, then at most opening signs
_SENTENCE_BEGINS: Final = re.compile(r"(?:^|\n|[.!?…]\s?[»”\"]?\s)[\s¿¡«“„\"(*_-]*\Z")
# the other name of a pitch, or the chord above this bass note: both begin the sentence, or none
_JOINED_BY_SLASH: Final = re.compile(r"\S+/\Z")
_VOWELS: Final = "aeiouàâäéèêëîïôöùûüœæáíóúìò"

NoteName: TypeAlias = Callable[[str, bool], str]
"""Names a note by its ASCII name. True: inside a sentence, in lower case in some languages; False: it begins one."""


def note(name: str) -> str:
    """A note in a text, by its ASCII name.

    >>> with_notes(note("F#"), lambda name, _inside: name.replace("#", "♯"))
    'F♯'
    """
    return f"\u27e6{name}\u27e7"


def key_note(name: str) -> str:
    """The tonic of a key or scale in a text: it has a name even where notes are called by their degrees.

    >>> with_notes(key_note("E"), lambda _name, _inside: "mi", lambda name, _inside: name)
    'E'
    """
    return f"\u27e6={name}\u27e7"


def with_notes(text: str, name: NoteName, key_name: NoteName | None = None) -> str:
    """A text with its notes named by `name`, and the tonics of keys by `key_name`.

    >>> with_notes(f"{note('F#')} is above {key_note('E')}", lambda ascii, _inside: ascii.replace("#", "♯"))
    'F♯ is above E'
    """
    of_key = key_name or name

    def named(found: re.Match[str]) -> str:
        kind, ascii_name = found.groups()
        inside = not _SENTENCE_BEGINS.search(_JOINED_BY_SLASH.sub("", text[: found.start()]))
        if kind == "":
            return name(ascii_name, inside)
        return of_key(ascii_name, inside).lower() if kind == "-" else of_key(ascii_name, inside)

    return _MARK.sub(named, text)


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "NOTE": lambda name: note(str(name)),
    "KEY": lambda name: key_note(str(name)),
    "LOWER": lambda text: str(text).replace("\u27e6=", "\u27e6-"),
    "CAPITAL": lambda text: str(text)[:1].upper() + str(text)[1:],
    "INITIAL": lambda text: "vowel" if str(text)[:1].lower() in _VOWELS else "other",
}
"""What messages can call; the same as the page's (web/src/texts/catalog.ts)."""


class Catalog:
    """All texts of a language.

    >>> catalog("fr").has("refusals-too-high"), catalog("fr").has("no-such-text")
    (True, False)
    """

    def __init__(self, language: str) -> None:
        """Read the files of a language.

        Raises:
            BadNotation: there are no texts in this language.
        """
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - Babel, which it needs, loads slowly

        self.language = find_language(language)
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._ids: list[str] = []
        for path in sorted([*(LOCALES / "all").rglob("*.ftl"), *(LOCALES / language).rglob("*.ftl")]):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._ids += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def text(self, key: str, /, **variables: str | float) -> str:
        """A message by its id, or one of its attributes, with its notes marked.

        Raises:
            LookupError: there is no such text, or a variable is missing.

        >>> catalog("en").text("refusals-too-high", most=4, sum=5)
        'A pile of one note can have at most 4 cards. This would be 5.'
        """
        pattern = self._pattern(key)
        if pattern is None:
            raise LookupError(f"no text {key} in {self.language.code}")
        made, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return re.sub(" {2,}", " ", str(made)).strip()

    def has(self, key: str) -> bool:
        """Whether there is a message or an attribute with this id."""
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:  # noqa: ANN401 - as in fluent
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def ids(self, prefix: str) -> list[str]:
        """The messages whose ids begin with `prefix`, in the order of their file."""
        return [name for name in self._ids if name.startswith(prefix)]

    def and_(self, parts: Sequence[str]) -> str:
        """A list of all parts.

        >>> catalog("en").and_(["A", "B", "C"])
        'A, B, and C'
        """
        return self._joined(parts, "standard")

    def or_(self, parts: Sequence[str]) -> str:
        """A list of which one is meant."""
        return self._joined(parts, "or")

    def _joined(self, parts: Sequence[str], style: Literal["standard", "or"]) -> str:
        from babel.lists import format_list  # noqa: PLC0415 - loads slowly

        return str(format_list(parts, style=style, locale=self.language.code))


@cache
def catalog(language: str) -> Catalog:
    """The texts of a language, read once.

    >>> catalog("de").language.name
    'Deutsch'
    """
    return Catalog(language)
