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
    musicards.tools: {"chord_data", "instrument_data", "measures", "scale_data"},
}
MODULES = [
    (package, path.stem)
    for package in INNER
    for path in sorted(Path(package.__path__[0]).glob("*.py"))  # the file of a compiled module is not its source
    if path.stem != "__init__"
]


@pytest.mark.parametrize(("package", "name"), MODULES)
def test_every_public_name_of_a_module_is_in_all_and_offered(package: ModuleType, name: str) -> None:
    module = import_module(f"{package.__name__}.{name}")
    made: set[str] = set()
    for node in ast.parse((Path(package.__path__[0]) / f"{name}.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            made.add(node.target.id)
        elif isinstance(node, ast.Assign) and package is musicards.theory:
            made |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    assert {each for each in made if not each.startswith("_")} == set(module.__all__)
    for each in module.__all__ if name not in INNER[package] else ():
        assert each in package.__all__
        assert getattr(package, each) is getattr(module, each)


def test_theory_offers_nothing_else() -> None:
    package = musicards.theory
    modules = [import_module(f"musicards.theory.{name}") for each, name in MODULES if each is package]
    offered = [module for module in modules if module.__name__.rpartition(".")[2] not in INNER[package]]
    assert set(package.__all__) == {name for module in offered for name in module.__all__}
