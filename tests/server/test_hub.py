"""Matches come and go from memory; there is never a second one of the same code."""

import asyncio
from pathlib import Path

import pytest

from musicards.server import hub
from tests.server.site import PERSON, Site, visit


def test_a_match_put_away_while_somebody_connects_is_not_loaded_a_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_OPEN", 1)

    async def story(site: Site) -> None:
        codes = [await site.person().make("steps", PERSON, PERSON) for _ in range(3)]
        matches = site.client.app[hub_key(site)]
        held = await matches.find(codes[0])
        for code in codes[1:] * 2:
            await matches.find(code)
        await asyncio.sleep(0)
        assert await matches.find(codes[0]) is held

    visit(tmp_path, story)


def hub_key(site: Site) -> object:
    return next(key for key, value in site.client.app.items() if isinstance(value, hub.Hub))
