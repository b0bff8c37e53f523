"""Replay stored records completely. They detect changes; the properties in `test_contract` detect errors.

`tests/playthroughs/make.py` records those of each game again; those in `worked` came with the rules.
"""

import json
from pathlib import Path

import pytest

from musicards.games.registry import GAMES, make_game
from musicards.record import RULES, parse_record, replay
from tests.games.cases import case_of
from tests.playthroughs.make import kept, outcome

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def kept_in(folder: Path) -> list[tuple[str, str]]:
    """Return each stored record with its expected outcome, as lines."""
    pairs: list[tuple[str, str]] = []
    for name in GAMES:
        lines = (folder / f"{name}.jsonl").read_text("utf-8").splitlines()
        pairs += zip(lines, (folder / f"{name}.expected.jsonl").read_text("utf-8").splitlines(), strict=True)
    return pairs


@pytest.mark.parametrize(("line", "expected"), kept_in(PLAYTHROUGHS))
def test_playthrough_comes_out_as_it_did(line: str, expected: str) -> None:
    assert outcome(parse_record(line)) == json.loads(expected)


KEPT = PLAYTHROUGHS / "rules"


@pytest.mark.parametrize("line", (KEPT / f"{RULES}.jsonl").read_text("utf-8").splitlines())
def test_record_of_the_present_rules_comes_out_as_it_did(line: str) -> None:
    pair = json.loads(line)
    came = outcome(parse_record(json.dumps(pair["record"])))
    assert came == pair["outcome"], "the rules have changed: raise RULES (docs/architecture.md, When a rule changes)"


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.jsonl")), ids=lambda path: path.stem)
def test_records_of_all_rules_are_understood(path: Path) -> None:
    for line in path.read_text("utf-8").splitlines():
        pair = json.loads(line)
        assert pair["record"]["rules"] == int(path.stem) <= RULES
        replay(parse_record(json.dumps(pair["record"])))


@pytest.mark.parametrize(("line", "expected"), kept_in(PLAYTHROUGHS / "worked"))
def test_worked_record_comes_out_as_the_rules_say(line: str, expected: str) -> None:
    came, should = replay(parse_record(line)).to_json(), json.loads(expected)
    assert bool(came.pop("error", "")) == bool(should.pop("error", ""))  # the wording may differ
    assert came == should


@pytest.mark.parametrize(("line", "expected"), kept_in(PLAYTHROUGHS) + kept_in(PLAYTHROUGHS / "worked"))
def test_record_is_written_as_it_was_read_with_its_defaults(line: str, expected: str) -> None:
    record, given = parse_record(line), json.loads(line)
    options = make_game(record.game, record.players, {}).options
    filled = {**given, "rules": given.get("rules", RULES), "options": {**options, **given["options"]}}
    assert json.loads(record.to_line()) == filled, expected


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_are_made_the_same_every_time_and_hold_what_they_are_kept_for(name: str) -> None:
    lines, again = ([record.to_line() for record in kept(name)] for _ in range(2))
    assert lines == again
    counts = [json.loads(expected)["events"] for line, expected in kept_in(PLAYTHROUGHS) if f'"game": "{name}"' in line]
    assert [wanted - each.keys() for (_, _, wanted), each in zip(case_of(name).plans, counts, strict=True)] == [
        set()
    ] * len(counts)
