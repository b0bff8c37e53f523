"""A journal in a file, as a page has one in its browser."""

import json
from collections.abc import Mapping
from pathlib import Path

from musicards.errors import NotStored


class FileJournal:
    """Keeps everything in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}
        self.full = False

    async def write(self, changes: Mapping[str, str | None]) -> None:
        if self.full:
            raise NotStored("the disk is full")
        for key, text in changes.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text
        self.path.write_text(json.dumps(self.kept))
