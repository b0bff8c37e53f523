"""The public names of the package."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import musicards.theory

PAGES = ["chord", "data", "interval", "key", "names", "pitch", "scale"]


@pytest.mark.parametrize("name", PAGES)
def test_every_public_name_of_a_page_is_in_all(name: str) -> None:
    module = import_module(f"musicards.theory.{name}")
    source = Path(musicards.theory.__path__[0]) / f"{name}.py"  # the file of a compiled module is not its source
    made: set[str] = set()
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            made.add(node.target.id)
        elif isinstance(node, ast.Assign):
            made |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    assert {each for each in made if not each.startswith("_")} == set(module.__all__)


def test_floor_exports_every_page_but_the_tables() -> None:
    pages = [import_module(f"musicards.theory.{page}") for page in PAGES if page != "data"]
    assert set(musicards.theory.__all__) == {name for page in pages for name in page.__all__}
    for page in pages:
        assert all(getattr(musicards.theory, name) is getattr(page, name) for name in page.__all__)
