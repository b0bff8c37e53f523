"""``musicards backup`` and ``musicards check``: take care of what the server stores, while it runs."""

import asyncio
import random
from pathlib import Path

from musicards.errors import MusicardsError
from musicards.games.registry import find_game
from musicards.record import RULES
from musicards.texts import explain


def backup(file: Path, *, data: Path | None = None) -> int:
    """Copy all matches to a new file. The server may be running.

    Example: musicards backup matches-2026-11-24.db

    Parameters
    ----------
    file
        The file to write; it must not exist yet.
    data
        The folder for the matches; by default musicards in your user data folder.
    """
    # The libraries of the server take a while to load: the other commands do without them.
    from musicards.server.http.app import DATABASE, default_data  # noqa: PLC0415
    from musicards.store.backup import back_up  # noqa: PLC0415

    folder = data or default_data()
    back_up(folder / DATABASE, file)
    print(f"{file}: {file.stat().st_size} bytes")
    print(f"Copy {folder / 'secret.key'} once, too: without it, players have to sit down again.")
    return 0


def check(*, data: Path | None = None) -> int:
    """Check that the stored matches can be continued and reviewed: each is replayed. The server may be running.

    Nothing is changed. The exit code is 0 if all is well, 1 if something is damaged, and 2 if there are no matches or
    another version of musicards stored them.

    Example: musicards check

    Parameters
    ----------
    data
        The folder for the matches; by default musicards in your user data folder.
    """
    from musicards.server.http.app import DATABASE, default_data  # noqa: PLC0415
    from musicards.store.backup import damage  # noqa: PLC0415

    path = (data or default_data()) / DATABASE
    found = damage(path)
    if not found:
        found, good, earlier = asyncio.run(_replay_all(path))
        print(f"{good} matches replay.")
        if earlier:
            print(f"{earlier} were played by earlier rules: their records can be downloaded.")
    for line in found:
        print(line)
    return 1 if found else 0


async def _replay_all(path: Path) -> tuple[list[str], int, int]:
    """Return what is wrong, how many matches replay, and how many were played by earlier rules.

    Raises:
        OSError: the database is of another version.
    """
    from musicards.server.match.match import Match  # noqa: PLC0415
    from musicards.server.match.refusals import EarlierRules  # noqa: PLC0415
    from musicards.store.sqlite import SqliteStore  # noqa: PLC0415

    store = await SqliteStore.open(path, read_only=True)
    found: list[str] = []
    good = earlier = 0
    try:
        for code in await store.codes():
            try:
                stored = await store.load(code)
                find_game(stored.game)
                Match(stored, random.Random(0))
                good += 1
            except EarlierRules as error:
                if stored.rules < RULES:
                    earlier += 1
                else:
                    after = f"match {code} does not replay after version {error.facts['version']}"
                    found.append(f"{after}: {_words(error.__cause__ or error)}")
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one match, the others are checked too
                found.append(f"match {code} cannot be read: {_words(error)}")
    finally:
        await store.close()
    return found, good, earlier


def _words(error: BaseException) -> str:
    """Return an error on one line."""
    return " ".join(
        (explain(error) if isinstance(error, MusicardsError) else f"{type(error).__name__}: {error}").split()
    )
