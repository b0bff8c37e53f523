"""``musicards site``: make a static site, on which one person plays without a server."""

import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

from musicards.errors import BadNotation
from musicards.paper.typesetting import has_typesetter
from musicards.server.calls.lobby import lobby
from musicards.server.engine import KEEP_GAMES
from musicards.server.http.pages import STATIC
from musicards.server.http.printing import usual_choices, usual_requests
from musicards.server.match.encoding import encode_plain

MARK: Final = "musicards-site.txt"  # in every folder that this command has made
MARK_TEXT: Final = "Made by `musicards site`, which may replace everything in this folder.\n"
PAGE: Final = "index.html"
PAPERS: Final = "paper"
CHOICES: Final = "choices.json"
WORKER: Final = "worker.js"
ROOT: Final = "<html "
HEAD_END: Final = "</head>"
COMPRESSED: Final = {".br", ".gz"}


def site(*, out: Path) -> None:
    """Make a static site: everything except playing with people on other devices works without a server.

    Put the folder on any web host, under any path; no host needs settings of its own. The games are played and kept in
    the browser of anyone who opens the page.

    Example: musicards site --out public

    Parameters
    ----------
    out
        The folder to write. It is made if it is not there; a site that this command made there before is replaced.
    """
    if not (STATIC / PAGE).is_file():
        raise BadNotation(
            "the page is not built yet: run `make site`, or `python web/build.py build` in the project's folder"
        )
    if out.exists() and not out.is_dir():
        raise BadNotation(f"--out is a folder, and {out} is a file")
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).is_file():
        raise BadNotation(f"{out} has other files in it: choose a folder that is empty or not there yet")
    if out.is_dir():
        _empty(out)
    for path in sorted(STATIC.rglob("*")):
        name = path.relative_to(STATIC)
        if path.is_file() and not _is_copy(path) and str(name) != PAGE:
            target = out / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    (out / MARK).write_text(MARK_TEXT, encoding="utf-8")
    prints = has_typesetter()
    if prints:
        _write_papers(out / PAPERS)
    else:
        print("There is nothing to print on this site, because Typst is not installed: pip install 'musicards[paper]'")
    page = _page((STATIC / PAGE).read_text(encoding="utf-8"), prints=prints)
    _mark_version(out / WORKER, page)
    # The page comes last: without it, nobody can open a site that is only half written.
    (out / PAGE).write_text(page, encoding="utf-8")
    files = [path for path in out.rglob("*") if path.is_file()]
    print(f"{out}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1_000_000:.1f} MB")


def _empty(folder: Path) -> None:
    """Delete what a folder has in it."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


def _is_copy(path: Path) -> bool:
    """Return whether this is a compressed copy of another file, which only our own server sends."""
    return path.suffix in COMPRESSED and path.with_suffix("").is_file()


def _mark_version(worker: Path, page: str) -> None:
    """Let browsers notice that the page has changed: they take a worker for a new one when any byte of it differs."""
    if worker.is_file():
        text = worker.read_text(encoding="utf-8")
        worker.write_text(f"// {sha256(page.encode()).hexdigest()}\n{text}", encoding="utf-8")


def _write_papers(folder: Path) -> None:
    """Write everything that can be printed as PDF, and what there is to choose from."""
    folder.mkdir()
    for wanted in usual_requests():
        (folder / wanted.name).write_bytes(wanted.made("pdf"))
    (folder / CHOICES).write_bytes(encode_plain(usual_choices()))


def _page(built: str, *, prints: bool) -> str:
    """Return the page with its home, and with the lobby, so that it is shown before the engine has been loaded."""
    known = lobby([], public=False, keep_days=None, keep_games=KEEP_GAMES)
    games = encode_plain(known).decode().replace("<", "\\u003c")
    marks = 'data-home="page" data-paper="made" ' if prints else 'data-home="page" '
    page = built.replace(ROOT, f"{ROOT}{marks}", 1)
    return page.replace(HEAD_END, f'<script type="application/json" id="lobby">{games}</script>\n  {HEAD_END}', 1)
