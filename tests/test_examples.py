"""Every public name of the Python API has an example, which the tests run with the others."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import FunctionType

import musicards.cards
import musicards.lab
import musicards.learning
import musicards.texts
import musicards.theory
import musicards.tools

ROOT = Path(__file__).parents[1]
PACKAGES = (
    musicards.cards,
    musicards.lab,
    musicards.learning,
    musicards.texts,
    musicards.theory,
    musicards.tools,
)
EXPORTED = {name for package in PACKAGES for name in package.__all__}
PAGES = sorted(ROOT.glob("docs/python/*.md"))
MODULE = re.compile(r"automodule:: (musicards[\w.]*)\n   :members:(.*)")


def documented() -> dict[str, set[str]]:
    """Return the modules of the reference, each with the names that it is limited to; empty if it has all names."""
    found = [each for page in PAGES for each in MODULE.findall(page.read_text("utf-8"))]
    return {module: set(re.findall(r"\w+", names)) for module, names in found}


MODULES = documented()


def definitions(module: str) -> Iterator[tuple[str, bool]]:
    """Yield each name that the reference shows of a module, and whether it has an example.

    That of a function or class is in its docstring. A constant is in an example of its module.
    """
    tree = ast.parse((ROOT / "src" / f"{module.replace('.', '/')}.py").read_text("utf-8"))
    lines = "\n".join(docstring(node) for node in ast.walk(tree)).splitlines()
    examples = "\n".join(line for line in lines if re.match(r"\s*(>>>|\.\.\.) ", line))
    for node, after in pairwise([*tree.body, ast.Pass()]):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ">>> " in docstring(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name, is_described = node.target.id, isinstance(after, ast.Expr)
            if name.isupper() and (is_described or name in EXPORTED):
                yield name, re.search(rf"\b{name}\b", examples) is not None


def docstring(node: ast.AST) -> str:
    """Return the docstring of a node; empty if it has none."""
    return (ast.get_docstring(node) or "") if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) else ""


REFERENCE = [
    (module, name, has_example)
    for module, only in MODULES.items()
    for name, has_example in definitions(module)
    if not name.startswith("_") and (not only or name in only)
]


def test_every_name_of_the_reference_has_an_example() -> None:
    assert len(REFERENCE) > 200
    assert [f"{module}.{name}" for module, name, has_example in REFERENCE if not has_example] == []


def test_the_reference_has_every_function_and_class_that_a_package_offers() -> None:
    described = {name for _, name, _ in REFERENCE}
    for package in PACKAGES:
        offered = {name for name in package.__all__ if defined_in(getattr(package, name))}
        assert len(offered) > 3
        assert sorted(offered - described) == []


def defined_in(thing: object) -> bool:
    """Return whether something is a function or class of ours."""
    return isinstance(thing, FunctionType | type) and thing.__module__.startswith("musicards.")
