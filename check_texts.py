"""Check the texts of all languages, make the page's types from the English ones, or start a language.

python check_texts.py             every language has the ids and variables of English, every text is used
python check_texts.py types       write web/src/texts/messages.ts, as web/build.py does before each of its jobs
python check_texts.py start CODE  copy the English texts to a folder for a new language, to be translated there
"""

import json
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent
LOCALES = ROOT / "src" / "musicards" / "texts" / "locales"
TYPES = ROOT / "web" / "src" / "texts" / "messages.ts"
SHARED = ("common", "music")  # areas that are always loaded: all others may refer to their messages
RULES = "rules"  # the area that is loaded with the rules of every game
CLASSROOM = "classroom"  # the area of classes, which has its own refusals: nobody else needs them
PARTS = ("", "_rules", "_first_steps")  # of the file of a game, each an area that is loaded when it is needed
COMMON = (LOCALES / "en" / "common.ftl").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"\$(\w+)", COMMON.partition("Numbers in all texts:")[2].partition(".")[0]))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# blank lines inside a text are followed by an indented line
ENGLISH_BLANK = r"\n\n(?!## |\n* )"
TRANSLATION_BLANK = r"^#|\n\n(?!\n* )"
FUNCTIONS = {"NUMBER", "DATETIME", "NOTE", "KEY", "LOWER", "CAPITAL", "INITIAL"}


@dataclass
class Text:
    """A message, or one of its attributes: what it refers to."""

    area: str
    shown: set[str] = field(default_factory=set)  # variables that are part of the sentence
    selected: dict[str, set[str]] = field(default_factory=dict)  # variables that choose a variant, and their keys
    numbers: set[str] = field(default_factory=set)  # variables that must be numbers
    described: set[str] = field(default_factory=set)  # variables named in the comment; a translation may use them, too
    messages: set[str] = field(default_factory=set)  # other messages that are part of it
    functions: set[str] = field(default_factory=set)

    @property
    def variables(self) -> set[str]:
        """All variables that are used."""
        return self.shown | set(self.selected)


class References(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self, text: Text) -> None:
        """Collect into `text`."""
        self.text = text

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - a node's name
        self.text.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - a node's name
        self.text.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - a node's name
        self.text.functions.add(node.id.name)
        if node.id.name == "NUMBER":
            self.text.numbers |= {
                each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)
            }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - a node's name
        if isinstance(node.selector, ast.VariableReference):
            keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
            self.text.selected.setdefault(node.selector.id.name, set()).update(keys)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


def read(path: Path, problems: list[str]) -> dict[str, Text]:
    """The texts of a file by id, attributes as ``id.attribute``, in their order."""
    texts: dict[str, Text] = {}
    source = path.read_text(encoding="utf-8")
    where = path.relative_to(LOCALES)
    is_english = where.parts[0] in {"en", "all"}
    if found := re.search(ENGLISH_BLANK if is_english else TRANSLATION_BLANK, source, re.MULTILINE):
        line = source[: found.start()].count("\n") + 1
        wanted = "a blank line only before ##" if is_english else "comments and blank lines only in English"
        problems.append(f"{where}:{line}: {wanted}")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"{where}: not understood: {(entry.content or '').strip().splitlines()[0]}")
        if not isinstance(entry, ast.Message):
            continue
        area = entry.id.name.partition("-")[0]
        is_game = path.parent.name == "games"
        areas = [path.stem + part for part in PARTS if is_game or not part]
        if is_game or path.stem == CLASSROOM:
            areas.append("refusals")
        if area not in areas:
            problems.append(f"{where}: {entry.id.name} does not begin with {'- or '.join(areas)}-")
        parts = [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]
        for suffix, pattern in parts:
            if pattern is None:
                continue
            key = entry.id.name + suffix
            if key in texts:
                problems.append(f"{where}: {key} is there twice")
            texts[key] = text = Text(area)
            comment = (entry.comment.content if entry.comment else "") or ""
            text.described = set(re.findall(r"\$(\w+)", comment))
            text.numbers = NUMBERS | set(re.findall(r"\$(\w+)(?: \(number\))", comment))
            References(text).visit(pattern)
    return texts


def language(code: str, problems: list[str]) -> dict[str, Text]:
    """All texts of a language by id, with the variables of the messages that they refer to."""
    texts: dict[str, Text] = {}
    for path in sorted([*(LOCALES / "all").rglob("*.ftl"), *(LOCALES / code).rglob("*.ftl")]):
        found = read(path, problems)
        problems += [f"{code}: {key} is already in locales/all" for key in found if key in texts]
        texts.update(found)
    for key, text in texts.items():
        for name in sorted(text.messages):
            other = texts.get(name)
            if other is None:
                problems.append(f"{code}: {key} refers to {name}, which does not exist")
            elif other.area not in (text.area, *SHARED) and not (other.area == RULES and text.area.endswith("_rules")):
                problems.append(f"{code}: {key} refers to {name}, which may not be loaded with it")
        problems += [f"{code}: {key} calls {name}, which does not exist" for name in sorted(text.functions - FUNCTIONS)]
    for text in texts.values():
        include(text, texts)
    return texts


def include(text: Text, texts: dict[str, Text]) -> None:
    """Add the variables of the messages that `text` refers to."""
    for name in text.messages & set(texts):
        other = texts[name]
        include(other, texts)
        text.shown |= other.shown
        text.numbers |= other.numbers
        for variable, keys in other.selected.items():
            text.selected.setdefault(variable, set()).update(keys)


def compare(code: str, texts: dict[str, Text], english: dict[str, Text], problems: list[str]) -> None:
    """Add how a language differs from English."""
    problems += [f"{code}: {key} is missing" for key in english if key not in texts]
    problems += [f"{code}: {key} does not exist in English" for key in texts if key not in english]
    for key, text in texts.items():
        if key not in english:
            continue
        model = english[key]
        problems += [
            f"{code}: {key} has no variable ${name}"
            for name in sorted(text.variables - model.variables - model.described)
        ]
        problems += [
            f"{code}: {key} does not use ${name}"
            for name in sorted({stem(each) for each in model.shown} - {stem(each) for each in text.variables})
        ]
    order = [key for key in english if key in texts]
    if [key for key in texts if key in english] != order:
        problems.append(f"{code}: the order of the texts is not that of English")


def stem(variable: str) -> str:
    """A variable without its form: a translation may use ``$to_onto`` where English uses ``$to``."""
    return variable.partition("_")[0]


def type_of(name: str, text: Text) -> str:
    """The TypeScript type of a variable, from the variants that it chooses between."""
    keys = text.selected.get(name, set())
    values = keys - {"none"}
    is_number = name in text.numbers or (values and values != {"other"} and all(is_count(each) for each in values))
    if is_number:
        return "number | 'none'" if "none" in keys else "number"
    if values and ("other" not in values or "you" in values):
        return " | ".join(f"'{each}'" for each in sorted(keys))
    return "string | number" if not keys else "string"


def is_count(key: str) -> bool:
    """Whether a variant's key is a number or a plural form."""
    return key in PLURALS or key.replace(".", "", 1).isdigit()


def types(english: dict[str, Text]) -> str:
    """The page's types: each message with its variables."""
    areas = sorted({text.area for text in english.values()})
    lines = [
        "/** All texts and their variables. Made from the English ones by check_texts.py: do not edit. */",
        "",
        "// prettier-ignore",
        f"export const AREAS = [{', '.join(repr(each) for each in areas)}] as const;",
        "export type Area = (typeof AREAS)[number];",
        "",
        "// prettier-ignore",
        "export interface Messages {",
    ]
    plain: list[str] = []
    for key, text in english.items():
        own = text.described if "." not in key else set()
        fields = "; ".join(f"readonly {name}: {type_of(name, text)}" for name in sorted(text.variables | own))
        if fields:
            lines.append(f"  '{key}': {{ {fields} }};")
        else:
            plain.append(f"| '{key}'")
    wrapped = textwrap.wrap("type Plain = " + " ".join(plain), 140, break_on_hyphens=False, subsequent_indent="  ")
    return (
        "\n".join(
            [
                *lines,
                "}",
                "",
                "/** Texts without variables. */",
                "// prettier-ignore",
                f"export {wrapped[0]}",
                *wrapped[1:],
            ]
        )
        + ";\n"
    )


def sources() -> Iterator[str]:
    """What may use texts: the page and the package, without tests and what is generated."""
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts") and path != TYPES:
            yield path.read_text(encoding="utf-8")
    for path in (ROOT / "src").rglob("*.py"):
        yield path.read_text(encoding="utf-8")


def unused(english: dict[str, Text], referred: set[str]) -> list[str]:
    """Texts that no other text refers to and no program names, in full or as a template: `refusals-${reason}`."""
    code = "\n".join(sources())
    literal = set(re.findall(r"""['"`]([a-z][a-z0-9_]*-[a-z0-9_.-]+)['"`]""", code))
    prefix = r"(?:[a-z][a-z0-9_]*-|\$\{[^}]*\}(?:[a-z_]*-[a-z]{3}|_[a-z_]+-))"
    templates = re.findall(rf"""["`]({prefix}[a-z0-9_.-]*(?:\$?\{{[^}}]*\}}[a-z0-9_.-]*)*)["`]""", code)
    patterns = [re.compile(re.sub(r"\\?\$?\\\{.*?\\\}", r"[\\w-]+", re.escape(each))) for each in templates]
    return [
        key
        for key in english
        if not english[key].area.endswith("_rules")
        and re.sub(r"\.(you|to-you)$", "", key) not in literal
        and key not in referred
        and not any(each.fullmatch(key) for each in patterns)
    ]


def start(code: str) -> None:
    """Copy the English texts to a new folder, without what only English files have: comments and blank lines."""
    folder = LOCALES / code
    if not re.fullmatch(r"[a-z]{2,3}", code):
        sys.exit(f"a language has two or three small letters, such as nl, not {code!r}")
    if folder.exists():
        sys.exit(f"there are texts for {code!r} already")
    for path in (LOCALES / "en").rglob("*.ftl"):
        copy = folder / path.relative_to(LOCALES / "en")
        copy.parent.mkdir(parents=True, exist_ok=True)
        source = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        # blank lines inside a text are followed by an indented line
        copy.write_text(re.sub(r"\n+(?=\S)", "\n", source).lstrip("\n"), encoding="utf-8")


def main() -> None:
    """Check, write the types, or start a language."""
    if sys.argv[1:2] == ["start"] and len(sys.argv) == 3:
        start(sys.argv[2])
        return
    problems: list[str] = []
    english = language("en", problems)
    if sys.argv[1:] == ["types"]:
        made = types(english)
        if not TYPES.exists() or TYPES.read_text(encoding="utf-8") != made:
            TYPES.write_text(made, encoding="utf-8")
        return
    codes = [each["code"] for each in json.loads((LOCALES / "languages.json").read_text(encoding="utf-8"))]
    folders = {path.name for path in LOCALES.iterdir() if path.is_dir()} - {"all"}
    problems += [f"{each}: in languages.json or as a folder, but not both" for each in sorted(folders ^ set(codes))]
    languages = {code: english if code == "en" else language(code, problems) for code in codes}
    for code, texts in languages.items():
        compare(code, texts, english, problems)
    referred = {name for texts in languages.values() for text in texts.values() for name in text.messages}
    problems += [f"en: nothing uses {key}" for key in unused(english, referred)]
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
