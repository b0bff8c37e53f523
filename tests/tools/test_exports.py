"""The public names of the package."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import musicards.tools

TABLES = ["chord_data", "instrument_data", "measures", "scale_data"]
MODULES = sorted({path.stem for path in Path(musicards.tools.__path__[0]).glob("*.py")} - {"__init__", *TABLES})


@pytest.mark.parametrize("name", [*MODULES, *TABLES])
def test_every_public_name_of_a_module_is_in_all(name: str) -> None:
    module = import_module(f"musicards.tools.{name}")
    source = Path(musicards.tools.__path__[0]) / f"{name}.py"
    made: set[str] = set()
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            made.add(node.target.id)
    assert {each for each in made if not each.startswith("_")} == set(module.__all__)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_but_tables_and_inner_ones_is_offered(name: str) -> None:
    module = import_module(f"musicards.tools.{name}")
    for each in module.__all__:
        assert each in musicards.tools.__all__
        assert getattr(musicards.tools, each) is getattr(module, each)
