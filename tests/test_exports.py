"""The public names of the packages of music theory."""

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import musicards.theory
import musicards.tools

INNER = {  # modules whose names the package does not offer
    musicards.theory: {"data"},
    musicards.tools: {
        "chord_data",
        "chord_suffixes",
        "english_names",
        "instrument_data",
        "lexicon",
        "measures",
        "musicxml_harmony",
        "numerals",
        "scale_data",
        "typed_data",
        "voicings",
    },
}
MODULES = [
    (package, path.stem)
    for package, inner in INNER.items()
    for path in sorted(Path(package.__path__[0]).glob("*.py"))  # the file of a compiled module is not its source
    if path.stem not in {"__init__", *inner}
]


def public_names(package: ModuleType, name: str) -> set[str]:
    """Return the functions, classes and constants that a module defines, without those that begin with `_`."""
    made: set[str] = set()
    for node in ast.parse((Path(package.__path__[0]) / f"{name}.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            made.add(node.target.id)
        elif isinstance(node, ast.Assign):
            made |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {each for each in made if not each.startswith("_")}


@pytest.mark.parametrize(("package", "name"), MODULES)
def test_every_public_name_of_a_module_is_offered(package: ModuleType, name: str) -> None:
    module = import_module(f"{package.__name__}.{name}")
    for each in public_names(package, name):
        assert each in package.__all__
        assert getattr(package, each) is getattr(module, each)


def test_theory_offers_nothing_else() -> None:
    names = [public_names(package, name) for package, name in MODULES if package is musicards.theory]
    assert set(musicards.theory.__all__) == set[str]().union(*names)
