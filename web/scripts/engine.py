"""Run by Pyodide for `engine.mjs`: packs what the engine in the page needs, and uses all of it."""

import ast
import asyncio
import importlib
import importlib.util
import io
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

NEEDED = ("musicards.server.engine", "musicards.server.live.searching")
STAND_INS = {
    # Python has it since 3.11.
    "typing_extensions": "from typing import Self",
    # Without ports and versions, which need sockets and a library more.
    "mido": (
        "from .messages import Message\n"
        "from .midifiles import MetaMessage, MidiFile, MidiTrack, bpm2tempo, tempo2bpm, tick2second, second2tick"
    ),
}
TEXTS = ("musicards/texts/names.json", "musicards/texts/first_names.json", "musicards/texts/locales/")
# The standard library imports these within functions, and nothing below is sure to reach them.
LATE = ("_strptime", "decimal", "encodings.ascii", "encodings.latin_1", "linecache", "tokenize", "traceback")
LEVELS = ("newcomer", "beginner", "learner", "player", "strong", "expert", "rule", "random")
GAMES = ("memory", "go_fish", "old_maid", "distance", "steps", "keys_corners")
FILES = ("midi", "musicxml", "abc", "lilypond")
STAMP = (1980, 1, 1, 0, 0, 0)  # the same sources give the same bytes


# Packing


def _write(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a file, uncompressed: the whole archive is compressed better."""
    archive.writestr(zipfile.ZipInfo(name, STAMP), data)


def _compiled(source: bytes, name: str) -> bytes:
    """Return the compiled module, without docstrings and asserts."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib._bootstrap_external._code_to_timestamp_pyc(code)  # noqa: SLF001 - py_compile writes only files


def _imported(tree: ast.AST, module: str, is_package: bool) -> Iterator[str]:
    """Generate the names of all modules that a module imports, also those within its functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module if is_package else module.rpartition(".")[0]
            name = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            yield name
            yield from (f"{name}.{each.name}" for each in node.names)


def pack_musicards(source: str, made: str) -> str:
    """Pack the engine with every module that it imports, directly or not. Return the names of all others as JSON."""
    root = Path(source)
    waiting, packed, others = list(NEEDED), set(), set()
    with zipfile.ZipFile(made, "w") as archive:
        while waiting:
            module = waiting.pop()
            if module in packed:
                continue
            path = root / module.replace(".", "/")
            path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            stand_in = STAND_INS.get(module)
            if stand_in is None and not path.exists():
                others.add(module)
                continue
            packed.add(module)
            code = path.read_bytes() if stand_in is None else stand_in.encode()
            name = str(path.relative_to(root))
            waiting += [module.rpartition(".")[0], *_imported(ast.parse(code), module, name.endswith("__init__.py"))]
            _write(archive, name + "c", _compiled(code, name))
        for path in sorted(root.rglob("*")):
            name = str(path.relative_to(root))
            if path.is_file() and path.suffix != ".py" and name.startswith(TEXTS):
                _write(archive, name, path.read_bytes())
    return json.dumps(sorted(others - {""}))


def pack_library(whole: str, made: str, imported: str) -> None:
    """Pack the modules of the standard library that have been imported by now, or that musicards imports somewhere."""
    for module in [*LATE, *json.loads(imported)]:
        with suppress(ImportError):  # the name of a function, or something that servers use
            importlib.import_module(module)
    with zipfile.ZipFile(whole) as source, zipfile.ZipFile(made, "w") as archive:
        names = set(source.namelist())
        for module in sorted(sys.modules):
            stem = module.replace(".", "/")
            for name in (f"{stem}.py", f"{stem}/__init__.py"):
                if name in names:
                    _write(archive, name + "c", _compiled(source.read(name), name))


# Using everything


class _Player:
    """Plays a match to its end, as help says."""

    def __init__(self, engine: Any) -> None:
        self.engine = engine
        self.heard: list[Any] = []

    async def play(self, code: str) -> None:
        page = await self.engine.open(code, lambda text: self.heard.append(json.loads(text)), lambda: None)
        await page.receive('{"type": "hello"}')
        for act in range(2000):
            table = next(each["table"] for each in reversed(self.heard) if "table" in each)
            if table["over"]:
                break
            if table["turn"] == table["seat"]:
                await page.receive('{"type": "ask-help", "step": 3}')
                help_ = next((each for each in reversed(self.heard) if each["type"] == "help"), None)
                action = help_ and help_["action"]
                if action:
                    await page.receive(json.dumps({"type": "act", "id": str(act), "action": action}))
            await asyncio.sleep(0.001)
        else:
            raise AssertionError(f"the game does not come to an end: {self.heard[-3:]}")
        page.leave()


async def _ask(engine: Any, method: str, address: str, body: object = None, *, status: int = 200) -> Any:
    """Return what a call answers."""
    answer = await engine.call(method, f"/api/{address}", "" if body is None else json.dumps(body))
    assert answer.status == status, (method, address, answer)
    return json.loads(answer.data) if answer.media_type == "application/json" and answer.data else answer.data


async def _play_all(engine: Any) -> None:
    """Play every game, ask for everything about it, and play a scene of First steps."""
    for number, game in enumerate(GAMES):
        levels = [LEVELS[(2 * number) % 8], LEVELS[(2 * number + 1) % 8]]
        seats = [{"kind": "person"}, *({"kind": "computer", "level": level} for level in levels)]
        body = {"game": game, "seats": seats, "settings": {"pace": "instant"}}
        match = f"matches/{(await _ask(engine, 'POST', 'matches', body, status=201))['code']}"
        await _Player(engine).play(match.partition("/")[2])
        review = await _ask(engine, "GET", f"{match}/review")
        await _ask(engine, "GET", match)
        await _ask(engine, "GET", f"{match}/record")
        await engine.call("POST", f"/api/{match}/review/{len(review['steps']) // 2}", '{"action": {"do": "draw"}}')
        await _ask(engine, "POST", f"{match}/again", {})
        for name in ("seats", "start", "key", "lock", "link", "host", "game", "stand-in", "remove"):
            await engine.call("POST", f"/api/{match}/{name}", '{"seat": 1, "locked": true, "game": "steps"}')
        scene = {"game": game, "seats": seats[:2], "settings": {"first_steps": 1}}
        code = (await _ask(engine, "POST", "matches", scene, status=201))["code"]
        page = await engine.open(code, lambda _: None, lambda: None)
        await page.receive('{"type": "hello"}')
        page.leave()
        await _ask(engine, "POST", f"matches/{code}/close", {}, status=204)
        await _ask(engine, "POST", f"{match}/leave", {}, status=204)
    await _ask(engine, "GET", "records")
    await _ask(engine, "POST", "forget", {}, status=204)


async def _look_up_all(engine: Any) -> None:
    """Ask for what the tools find, and for files of it."""
    await _ask(engine, "GET", "lobby")
    await _ask(engine, "GET", "tools/names")
    for text in ("C%20major", "Cmaj7", "perfect%20fifth", "F%23%20A%20C", "Bb%20melodic%20minor"):
        await _ask(engine, "GET", f"tools/found?ask={text}")
        for kind in FILES:
            await _ask(engine, "GET", f"tools/file/{kind}?ask={text}")
    for text in (
        "ii7%20V7/V%20|%20V7%20Imaj7",
        "C%20A7%20Dm7%20Fm%20G7%20C&key=C%20major&to_key=Eb%20major",
        "1%205/7%206-%204",
    ):
        await _ask(engine, "GET", f"tools/progression?ask={text}")
    await _ask(engine, "GET", "tools/transposed?line=[C]la%20la%20[G7]la&by=m3")
    line = "line=C%20E%20|%20Am7/G&by=m3"
    await _ask(engine, "GET", "tools/shapes?ask=C/E&capo=3&inversion=1")
    await _ask(engine, "GET", f"tools/transposed?{line}")
    for kind in FILES:
        await _ask(engine, "GET", f"tools/transposed/{kind}?{line}")


async def _learn_all(engine: Any) -> None:
    """Answer questions of all kinds, and ask what is known then."""
    learner, now = "", 1.8e9
    for level in ("nothing", "names", "reads"):
        begun = await engine.call("POST", "/api/learning/begin", json.dumps({"learner": "", "level": level}))
        if begun.status == 200:
            learner = json.loads(begun.data)["learner"]
    for seed in range(40):
        now += 3600
        item = await _ask(engine, "POST", "learning/next", {"learner": learner, "now": now, "seed": seed})
        answer = {"learner": learner, "item": item["id"], "answer": item["answers"][0], "now": now, "ms": 900}
        learner = (await _ask(engine, "POST", "learning/answer", answer))["learner"]
    both = {"learner": learner, "now": now}
    await _ask(engine, "POST", "learning/map", both)
    await _ask(engine, "POST", "learning/match", both)
    await _ask(engine, "POST", "learning/add", {**both, "other": learner})
    await _ask(engine, "POST", "learning/known", {**both, "atom": item["atoms"][0]})
    await _ask(engine, "POST", "learning/observe", {"learner": learner, "evidence": []})
    await _ask(engine, "GET", "learning/exercise?number=1")


async def _fail(engine: Any) -> None:
    """Ask for what there is not, and log an error with its traceback, as the engine does when something goes wrong."""
    await _ask(engine, "GET", "matches/NONE", status=404)
    await _ask(engine, "POST", "matches", {"game": 1}, status=400)
    find, engine.matches.find = engine.matches.find, None
    shown, sys.stderr = sys.stderr, io.StringIO()
    await _ask(engine, "GET", "matches/AAAAA", status=500)
    sys.stderr, logged = shown, sys.stderr.getvalue()
    engine.matches.find = find
    assert "Traceback" in logged, logged


async def use_everything() -> None:
    """Play every game with computers of all levels, and ask for everything that pages ask for."""
    from musicards.server.calls.table import CALLS
    from musicards.server.engine import Engine
    from musicards.server.live.searching import solve_packed

    kept: dict[str, str] = {}

    class Journal:
        async def write(self, changes: dict[str, str | None]) -> None:
            kept.update({key: text for key, text in changes.items() if text is not None})
            for key in [key for key, text in changes.items() if text is None]:
                del kept[key]

    async def search(problem: bytes) -> str:
        return solve_packed(problem)

    engine = Engine(Journal(), {}, pace=0, search=search)
    call, asked = engine.call, []

    async def noted(method: str, address: str, body: str = "") -> Any:
        asked.append((method, address.partition("?")[0]))
        return await call(method, address, body)

    engine.call = noted
    for use in (_look_up_all, _learn_all, _play_all, _fail):
        await use(engine)
    patterns = [(each.method, re.sub(r"\{.*?\}+", "[^/]+", each.path)) for each in CALLS]
    forgotten = [path for method, path in patterns if not any(method == m and re.fullmatch(path, a) for m, a in asked)]
    assert not forgotten, f"nothing tries {forgotten}"
    matches = len(await engine.matches.store.codes())
    await engine.close()
    again = Engine(Journal(), kept, pace=0, search=search)
    assert len(await again.matches.store.codes()) == matches > 0
    await again.close()
