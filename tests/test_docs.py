"""The documentation is complete and consistent: citations, links, commands, options, examples and layers."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import fields
from importlib import import_module
from io import StringIO
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import NamedTuple

import pytest
from rich.console import Console

from musicards import record
from musicards.cli.main import app
from musicards.games.registry import GAMES
from musicards.server.http.schema import FAULTS, REASONS
from musicards.server.match.messages import Settings
from musicards.texts import LANGUAGES, catalog

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CODE = sorted(
    path
    for folder in ("src", "tests", "bench", "web/src", "web/test")
    for pattern in ("*.py", "*.ts", "*.svelte")
    for path in (ROOT / folder).rglob(pattern)
)
DOCS = ROOT / "docs"
RULES = DOCS / "rules.md"

CITATION = re.compile(r'rules\.md((?:,? (?:and )?"[^"]+")*)')
"""A citation of the rules, with its headings: ``docs/rules.md, "The Distance" and "Steps"``."""

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def read(path: Path | str) -> str:
    """Return the text of a file, which may be named by its path in the project."""
    return (ROOT / path).read_text(encoding="utf-8")


def headings(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```$", "", read(page), flags=re.MULTILINE | re.DOTALL)
    return [line.lstrip("#").strip() for line in text.splitlines() if re.match(r"#{1,6} ", line)]


def anchor(heading: str) -> str:
    """Return the fragment that forges give `heading`: lower case, hyphens for spaces, no punctuation."""
    words = LINK.sub(lambda link: link[0][1:].split("]")[0], heading)
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def citations() -> list[tuple[str, str]]:
    """Return every citation in the code: the file, and all that is cited."""
    found = []
    for path in CODE:
        if path != Path(__file__):
            text = " ".join(read(path).split())
            found += [(str(path.relative_to(ROOT)), match[1]) for match in CITATION.finditer(text)]
    return found


def test_every_rule_book_cites_the_rules_with_headings_that_exist() -> None:
    known = set(headings(RULES))
    cited = [(path, heading) for path, rest in citations() for heading in re.findall(r'"([^"]+)"', rest)]
    assert len(cited) > 20
    assert [(path, heading) for path, heading in cited if heading not in known] == []
    games = {"The Distance", "Steps", "Musicards!", "Key's Corners", "Go Fish", "Old Maid", "Memory"}
    assert games <= {heading for _, heading in cited}


def test_rules_are_never_cited_without_their_folder() -> None:
    bare = re.compile(r"(?<!docs/)(?<!\w)rules\.md")
    assert [path for path in CODE if path != Path(__file__) and bare.search(read(path))] == []


def test_the_rules_have_the_version_of_the_engine() -> None:
    text = read(RULES)
    assert f"Rules version: **{record.RULES}**" in text
    assert f"It is now {record.RULES}." in text
    assert f'"rules": {record.RULES}, ' in text


def test_headings_of_the_rules_have_anchors_of_their_own() -> None:
    anchors = [anchor(heading) for heading in headings(RULES)]
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize("document", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    broken = []
    for target in LINK.findall(read(document)):
        if re.match(r"[a-z]+:", target):
            continue  # another site
        name, _, fragment = target.partition("#")
        found = (document.parent / name).resolve() if name else document
        if not found.exists() or (fragment and fragment not in map(anchor, headings(found))):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize(
    "document",
    [document for document in PAGES if document.parent == DOCS and document.name != "README.md"],
    ids=lambda path: path.name,
)
def test_index_lists_every_page(document: Path) -> None:
    assert f"]({document.name})" in read("docs/README.md")


# Commands and options

COMMANDS = [name for name in app.resolved_commands() if not name.startswith("-")]


def section(page: Path, command: str) -> str:
    """Return the part of `page` below the heading that names `command`, up to the next heading."""
    for part in re.split(r"^## ", read(page), flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        if command in heading.split(", "):
            return text
    raise AssertionError(f"{page.name} has no section for {command}")


def options_of(*command: str) -> set[str]:
    """Return every option that the help of a command names."""
    printed = StringIO()
    app.help_print(list(command), console=Console(file=printed, width=200))
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", printed.getvalue())) - {"--help", "--version"}


@pytest.mark.parametrize("command", [*COMMANDS, "lab report"])
def test_every_option_of_a_command_is_documented(command: str) -> None:
    options = options_of(*command.split())
    assert options
    assert sorted(option for option in options if f"`{option}`" not in section(DOCS / "commands.md", command)) == []


def test_no_command_is_documented_that_does_not_exist() -> None:
    documented = [command for heading in headings(DOCS / "commands.md")[1:-1] for command in heading.split(", ")]
    assert sorted(documented) == sorted([*COMMANDS, "lab report"])


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_a_game_is_documented(name: str) -> None:
    rules = section(RULES, GAMES[name].title)
    assert [each.name for each in GAMES[name].known_options if f"`{each.name}`" not in rules] == []


def test_every_setting_of_a_match_is_documented() -> None:
    assert undocumented([field.name for field in fields(Settings)], "wire.md") == []


# Codes and settings


def modules(package: str) -> list[ModuleType]:
    """Return every module of a package, itself included."""
    parent = import_module(package)
    names = [found.name for found in walk_packages(parent.__path__, f"{package}.")]
    return [parent, *map(import_module, names)]


def codes(ending: str) -> set[str]:
    """Return the codes in every class of the games and the server whose name ends so, e.g. in "Reason"."""
    holders = {
        each
        for module in [*modules("musicards.games"), import_module("musicards.server.match.refusals")]
        for name, each in vars(module).items()
        if isinstance(each, type) and name.endswith(ending)
    }
    return {str(code) for holder in holders for name, code in vars(holder).items() if name.isupper()}


def undocumented(codes: Iterable[str], page: str) -> list[str]:
    """Return the codes that a page of the documentation does not have in backquotes, sorted."""
    text = read(DOCS / page)
    return sorted(code for code in codes if f"`{code}`" not in text)


@pytest.mark.parametrize(("ending", "listed"), [("Reason", REASONS), ("Fault", FAULTS)])
def test_every_game_lists_its_reasons_and_faults(ending: str, listed: tuple[str, ...]) -> None:
    assert codes(ending) == set(listed)


def test_every_setting_of_the_page_is_documented() -> None:
    sources = [read(path) for path in (ROOT / "web" / "src" / "settings").glob("*.ts")]
    [source] = [source for source in sources if "export interface Settings {" in source]
    declared = re.search(r"^export interface Settings \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    assert declared
    names = re.findall(r"^  (\w+):", declared[1], re.MULTILINE)
    choices = [
        re.findall(r"'([\w-]+)'", found)
        for found in re.findall(r"^export const \w+ = \[(.*?)\] as const", source, re.MULTILINE)
    ]
    assert len(names) > 10
    assert undocumented([*names, *(value for choice in choices for value in choice)], "settings.md") == []


def test_every_language_is_documented() -> None:
    row = re.search(r"^\| Language \| `language` \| (.*?) \|", read("docs/settings.md"), re.MULTILINE)
    assert row
    assert re.findall(r"`(\w+)`", row[1]) == list(LANGUAGES)


# Examples, layers, versions of Python


@pytest.mark.parametrize("document", [DOCS / "research.md", DOCS / "lab.md"], ids=lambda path: path.name)
def test_python_examples_run(document: Path) -> None:
    examples = re.findall(r"^```python\n(.*?)^```$", read(document), re.MULTILINE | re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, str(document), "exec"), {})  # noqa: S102 - our own pages


PROJECT = tomllib.loads(read("pyproject.toml"))
ARCHITECTURE = read("docs/architecture.md")
SECURITY = read("docs/security.md")
WORKFLOW = read(".github/workflows/ci.yml")


def import_contract(kind: str) -> dict[str, list[str]]:
    """Return the first contract of this type that `make lint` checks, e.g. "layers"."""
    contract = next(each for each in PROJECT["tool"]["importlinter"]["contracts"] if each["type"] == kind)
    return dict(contract)


def test_architecture_lists_the_layers_that_are_checked() -> None:
    layers = import_contract("layers")["layers"]
    picture = re.search(r"^```text\nweb .*?\n═+.*?\n(.*?)^```$", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    assert picture
    assert [line.split()[0] for line in picture[1].splitlines()] == layers


WALK = re.search(r"^## How one card travels\n(.*?)^## ", ARCHITECTURE, re.MULTILINE | re.DOTALL)
STEPS = re.findall(r"^\d+\. (.*?)(?=^\d+\. |^\n|\Z)", WALK[1] if WALK else "", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.partition(".")[0].strip("*"))
def test_what_a_step_of_a_card_s_journey_names_is_in_the_files_to_which_it_leads(step: str) -> None:
    files = [read((DOCS / link).resolve()) for link in re.findall(r"\]\((\.\./[^)#]+)\)", step)]
    named = [each.rpartition(".") for each in re.findall(r"`([\w.]+)`", step)]
    patterns = [rf"\b{name}\(" if owner else rf"\b{name}\b" for owner, _, name in named]
    assert [pattern for pattern in patterns if not any(re.search(pattern, text) for text in files)] == []


def test_a_card_s_journey_has_ten_steps() -> None:
    assert len(STEPS) == 10


def test_imports_between_any_two_games_are_checked() -> None:
    assert import_contract("independence")["modules"] == [f"musicards.games.{name}" for name in GAMES]


def test_what_builds_and_checks_the_project_is_pinned() -> None:
    assert all("==" in each for each in PROJECT["build-system"]["requires"])
    pinned = read("requirements/app.txt")
    for each in PROJECT["build-system"]["requires"]:
        assert f"\n{each.replace('.syntax', '-syntax')} " in f"\n{pinned}"
    assert all(re.fullmatch(r"[0-9a-f]{40}", each) for each in re.findall(r"uses: \S+@(\S+)", WORKFLOW))


def test_the_requirements_of_documentation_and_tests_can_be_installed_in_one_place() -> None:
    versions: dict[tuple[str, str], set[str]] = {}  # by package and condition
    for file in ("app", "test", "docs"):
        pinned = re.findall(r"^(\S+)==(\S+)(.*?)\\?$", read(f"requirements/{file}.txt"), re.MULTILINE)
        for name, version, condition in pinned:
            versions.setdefault((name, condition.strip()), set()).add(version)
    assert len(versions) > 100
    assert [each for each, found in versions.items() if len(found) > 1] == []


def test_ci_runs_every_supported_version_of_python() -> None:
    supported = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert f"python: {supported}".replace("'", '"') in WORKFLOW
    assert "run: make test\n" in WORKFLOW


LAST_POINTS = {
    1: [7, 4, 0, 5, 4, 4, 2, 2, 2, 1, 2, 2, 0, 6],
    2: [12, 3, 3, 5, 7, 3, 6, 7, 3, 4],
    3: [1, 4, 4, 5, 3, 0, 1],
    4: [5, 2, 3],
    5: [5, 8, 10, 3, 4],
    6: [3, 6, 2, 2],
    7: [4, 2, 4, 3],
    8: [4, 3, 8],
    9: [3, 4],
    10: [0, 2, 3],
    11: [8],
    12: [3, 1, 6, 2, 2, 1],
    13: [5, 6, 2, 2, 0],
    14: [4, 6, 3, 7, 4],
}
"""The last requirement of each section of the ASVS 4.0.3 at level 1 or 2, by chapter."""
NO_POINTS = {"1.4.2", "1.4.3", "1.12.1", "4.1.4", "7.3.2", "13.1.2", "13.2.4", "14.3.1"}
"""Numbers that the standard no longer uses."""


def test_ci_looks_for_holes_in_the_lowest_versions_and_in_every_extra() -> None:
    [lowest] = [line for line in WORKFLOW.splitlines() if "--resolution lowest-direct" in line]
    assert "--all-extras" in lowest
    assert "pip_audit --disable-pip --no-deps -r lowest.txt" in WORKFLOW


def test_every_security_requirement_is_met_by_a_test_or_named_as_not_met() -> None:
    rows = [
        line.split(" | ") for line in SECURITY.splitlines() if line.startswith("| ") and not line.startswith("| point")
    ]
    assert all("::test_" in row[2] or "](" in row[2] or row[1].startswith("does not apply: ") for row in rows)
    met = {point for row in rows for point in points(row[0])}
    not_met = {point for line in SECURITY.partition("## Not met")[2].splitlines() for point in points(line)}
    assert met.isdisjoint(not_met)
    assert (
        met | not_met
        == {
            f"{chapter}.{section}.{number}"
            for chapter, sections in LAST_POINTS.items()
            for section, last in enumerate(sections, start=1)
            for number in range(1, last + 1)
        }
        - NO_POINTS
    )


def points(line: str) -> set[str]:
    """Return the numbers that begin a line, such as "1.2.1, 1.2.3 to 1.2.5"."""
    found = set()
    beginning = re.match(r"[|-] (\d+\.\d+\.\d+( to |, )?)+", line)
    for first, last in re.findall(r"(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?", beginning[0] if beginning else ""):
        section, _, number = first.rpartition(".")
        end = last.rpartition(".")[2] if last else number
        found |= {f"{section}.{each}" for each in range(int(number), int(end) + 1)}
    return found


def test_every_test_of_a_security_requirement_exists() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py::\w+)`", SECURITY)
    assert len(named) > 100
    assert missing(named, ROOT, TEST) == []


# Statements of the printed rules: each has a text, a place in the program, and a test

STATEMENTS = {"G": 11, "D": 28, "S": 20, "K": 47}
TEST = r"(?m)^ *(async )?def {}\("


class Row(NamedTuple):
    """A statement of the printed rules and where to find it."""

    name: str
    statement: str
    texts: list[str]
    program: list[str]
    tests: list[str]


def rows() -> list[Row]:
    found = []
    for line in re.findall(r"^\| [A-Z]\d+ \|.*$", read("docs/rules-coverage.md"), re.MULTILINE):
        name, statement, *places = [cell.strip() for cell in line.strip("|").split("|")]
        found.append(Row(name, statement, *[re.findall(r"`([^`]+)`", place) for place in places]))
    return found


ROWS = rows()


def missing(places: list[str], folder: Path, definition: str) -> list[str]:
    """Return those of `places`, each a file or ``file::name``, that do not exist."""
    gone = []
    for place in places:
        path, _, name = place.partition("::")
        file = next((file for file in (folder / path, ROOT / path) if file.is_file()), None)
        if file is None or not re.search(definition.format(re.escape(name)), read(file)):
            gone.append(place)
    return gone


def test_every_statement_of_the_rules_is_there_once() -> None:
    assert [row.name for row in ROWS] == [
        f"{kind}{number + 1}" for kind in STATEMENTS for number in range(STATEMENTS[kind])
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_place_of_a_statement_exists(row: Row) -> None:
    assert row.texts
    assert row.program
    assert row.tests
    assert [key for key in row.texts for language in LANGUAGES if not catalog(language).has(key)] == []
    assert missing(row.program, ROOT / "src/musicards", r"\b{}\b") == []
    assert missing(row.tests, ROOT / "tests", TEST) == []


def test_the_folders_of_the_page_are_described_in_the_order_that_is_checked() -> None:
    checked = read("web/.dependency-cruiser.js").partition("FOLDERS = [")[2]
    folders = re.findall(r"'([\w-]+)'", checked.partition("]")[0])
    assert len(folders) > 20
    assert re.findall(r"^\| `([\w-]+)/` \|", read("web/src/README.md"), re.MULTILINE) == folders[::-1]
