"""Break the rule books one small change at a time, and see whether a test notices: `make mutants`.

Every change (a comparison, a number, a condition, an operator, a refusal) is a mutant. It is killed if a test of
`tests/games` fails or takes far too long, and survives if all pass. `bench/mutants.txt` names the survivors that change
nothing that a player could notice, each with the reason; of the others at most 3 % may survive.

    python -m bench.mutants                 all mutants; hours
    python -m bench.mutants --sample 200    so many, chosen by chance
    python -m bench.mutants --only shedding modules with this in their name
"""

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
REASONS: Final = ROOT / "bench" / "mutants.txt"
MUTANT: Final = "MUSICARDS_MUTANT"
"""The environment variable with the mutant of a test run, as `module:number`."""

RULE_BOOKS: Final = (
    "dealing",
    "distance.rules",
    "steps.rules",
    "shedding.rules",
    "shedding.limits",
    "keys_corners.rules",
    "keys_corners.board",
    "keys_corners.refusals",
    "keys_corners.game",
    "go_fish.rules",
    "old_maid.rules",
    "old_maid.pairs",
    "memory.rules",
)
MOST_SURVIVORS: Final = 0.03
SECONDS: Final = 180  # of one test run; an endless game is noticed too
TESTS: Final = ROOT / "tests" / "games"
FIRST: Final[dict[str, tuple[str, ...]]] = {
    "dealing": ("deal",),
    "distance": ("distance", "call"),
    "steps": ("steps", "call"),
    "shedding": ("distance", "steps", "call", "empty_stock"),
    "keys_corners": ("keys_corners", "keys_corners_turns", "corners_moves"),
    "go_fish": ("go_fish",),
    "old_maid": ("old_maid", "find_pairs"),
    "memory": ("memory",),
}
"""The tests of each package, which see most changes of it: they run before all others."""

SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Changes(ast.NodeTransformer):
    """Makes the change with a number; counts all changes that could be made."""

    def __init__(self, wanted: int = -1) -> None:
        self.count = 0
        self.made = ""
        self._wanted = wanted

    def _make(self, old: ast.AST, new: ast.AST) -> ast.AST:
        self.count += 1
        if self.count - 1 != self._wanted:
            return old
        line = getattr(old, "lineno", 0)
        self.made = f"{line}: {ast.unparse(old)} -> {ast.unparse(new)}"
        return ast.copy_location(new, old)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        found: ast.AST = node
        for place, operator in enumerate(node.ops):
            other = copy.deepcopy(node)
            other.ops[place] = SWAPPED[type(operator)]()  # type: ignore[call-overload]
            found = self._make(node, other) if found is node else found
        return found

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        other = copy.deepcopy(node)
        other.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        return self._make(node, other)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if type(node.op) not in SWAPPED or isinstance(node.left, ast.Constant | ast.JoinedStr):
            return node
        other = copy.deepcopy(node)
        other.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        return self._make(node, other)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return self._make(node, node.operand) if isinstance(node.op, ast.Not) else node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            return self._make(node, ast.Constant(not node.value))
        return self._make(node, ast.Constant(node.value + 1)) if isinstance(node.value, int) else node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return self._make(node, ast.Pass())

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        return node

    # What never runs, or only names and describes things, is left alone.

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node.name in {"__reduce__", "__repr__", "__hash__", "facts", "describe"}:
            return node
        node.body = [self.visit(each) for each in node.body]
        return node


def source_of(module: str) -> Path:
    """Return the file of a module."""
    return ROOT / "src" / Path(*module.split(".")).with_suffix(".py")


def count_of(module: str) -> int:
    """Return how many mutants a module has."""
    changes = Changes()
    changes.visit(ast.parse(source_of(module).read_text(encoding="utf-8")))
    return changes.count


def mutated(module: str, number: int) -> tuple[ast.Module, str]:
    """Return a module with its change `number`, and the change in words."""
    changes = Changes(number)
    tree = changes.visit(ast.parse(source_of(module).read_text(encoding="utf-8")))
    return ast.fix_missing_locations(tree), changes.made


class ChangedModule(importlib.machinery.SourceFileLoader):
    """Loads a module with one change."""

    def __init__(self, module: str, number: int) -> None:
        super().__init__(module, str(source_of(module)))
        self._number = number

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the changed module."""
        tree, _ = mutated(fullname, self._number)
        return compile(tree, self.path, "exec")


class Mutator(importlib.abc.MetaPathFinder):
    """Finds that module before anybody else does."""

    def __init__(self, module: str, number: int) -> None:
        self._loader = ChangedModule(module, number)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the spec of the module with the change; None for all others."""
        del path, target
        return importlib.util.spec_from_loader(name, self._loader) if name == self._loader.name else None


if mutant := os.environ.get(MUTANT, ""):  # loaded by pytest as a plugin
    sys.meta_path.insert(0, Mutator(mutant.partition(":")[0], int(mutant.partition(":")[2])))


def passes(mutant: tuple[str, int], tests: Sequence[Path]) -> bool:
    """Return whether all of the tests pass with the mutant."""
    module, number = mutant
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "bench.mutants", "-p", "no:cacheprovider"]
    fixed = {"HYPOTHESIS_PROFILE": "ci", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}  # the same examples each time
    environment = {**os.environ, **fixed, MUTANT: f"{module}:{number}"}
    try:
        done = subprocess.run(
            [*command, *map(str, tests)],
            env=environment,
            cwd=ROOT,
            check=False,
            capture_output=True,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def survives(mutant: tuple[str, int]) -> bool:
    """Return whether no test notices the mutant."""
    package = mutant[0].split(".")[2]
    first = [TESTS / f"test_{name}.py" for name in (*FIRST[package], "options", "published")]
    return passes(mutant, first) and passes(mutant, sorted(set(TESTS.glob("test_*.py")).difference(first)))


def excused() -> Iterator[tuple[str, str]]:
    """Yield the module and the change of each survivor with a reason."""
    for line in REASONS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            module, _, rest = line.partition(" | ")
            yield module, rest.rpartition(" | ")[0]  # a change can have the operator in it


def change_of(mutant: tuple[str, int]) -> tuple[str, str]:
    """Return a mutant's module and change, with the text of the line instead of its number, which changes often."""
    number, _, change = mutated(*mutant)[1].partition(": ")
    line = source_of(mutant[0]).read_text(encoding="utf-8").splitlines()[int(number) - 1].strip()
    return mutant[0], f"{line} : {change}"


def main(words: Sequence[str] | None = None) -> int:
    """Run the mutants, print the survivors, and return 1 if too many have no reason."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=0, help="how many mutants, chosen by chance; all without it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="modules with this in their name")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(words)
    modules = [f"musicards.games.{name}" for name in RULE_BOOKS if chosen.only in name]
    mutants = [(module, number) for module in modules for number in range(count_of(module))]
    known = set(excused())
    if chosen.sample:
        mutants = random.Random(chosen.seed).sample(mutants, min(chosen.sample, len(mutants)))
    left: list[tuple[str, int]] = []
    with ThreadPoolExecutor(chosen.jobs) as pool:
        for mutant, survived in zip(mutants, pool.map(survives, mutants), strict=True):
            if survived:
                reason = "known" if change_of(mutant) in known else "NEW"
                print(f"{reason} {mutant[0].removeprefix('musicards.games.')}:{mutated(*mutant)[1]}", flush=True)
                left += [mutant] if reason == "NEW" else []
    print(f"{len(mutants)} mutants, {len(left)} survived without a reason ({len(left) / max(1, len(mutants)):.1%}).")
    return 1 if len(left) > MOST_SURVIVORS * len(mutants) else 0


if __name__ == "__main__":
    sys.exit(main())
