"""``musicards verify``: what it proves, and the reasons if it cannot."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musicards.games.registry import GAMES, make_game
from musicards.games.secret import Secret
from musicards.record import Record, find_proof, parse_record, replay, with_proof, write_entry
from tests.cli.run import Run, Shell
from tests.games.wander import attempt, submit

SECRET = Secret(bytes(range(32)))
COMMITMENT = "e0049649f9a0629d94fcd06a802aaf148b75a8c07001df9d1e9463a44eff243c"


def proved(name: str, players: int, secret: Secret, seed: int, most: int = 400) -> Record:
    """Return the record of a match that people played, rightly and wrongly, for up to `most` attempts."""
    game, rng, log = make_game(name, players, {}), Random(seed), list[object]()
    chances = 0
    for _ in range(most):
        if game.over:
            break
        entry = attempt(game, rng)
        if game.chance_due:
            chances += 1
            entry = write_entry(None, game.chance(secret.rng(chances)))
        if submit(game, entry) is None:
            log.append(entry)
    record = Record(name, players, game.options, log, game.result().to_json())
    return with_proof(record, "BKTRW", secret)


RECORD = proved("old_maid", 3, SECRET, 1)
RESHUFFLED = proved("steps", 5, SECRET, 3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def changed(record: Record, at: int, **fields: object) -> Record:
    """Return the record with other fields in an entry."""
    fields_of = json.loads(record.to_line())
    fields_of["log"][at] |= fields
    return parse_record(json.dumps(fields_of))


def verify(shell: Shell, path: Path, *records: Record, options: tuple[str, ...] = ()) -> Run:
    """Run the command on these records."""
    path.write_text("".join(f"{record.to_line()}\n" for record in records), encoding="utf-8")
    return shell("verify", path, *options)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_every_game_is_consistent(name: str, path: Path, shell: Shell) -> None:
    run = verify(shell, path, proved(name, 2, SECRET, 1))
    assert (run.code, run.err) == (0, "")
    assert f"of match BKTRW ({GAMES[name].title}, 2 players) come" in run.out
    assert "1 of 1 records consistent" in run.out


def test_it_says_what_to_compare_and_how_many_shuffles_are_consistent(path: Path, shell: Shell) -> None:
    run = verify(shell, path, RESHUFFLED)
    assert run.out.splitlines()[0] == (
        "line 1: consistent: The deal and 2 more shuffles of match BKTRW (Steps, 5 players) come from the secret of "
        f"the commitment {COMMITMENT}. If the table showed you this commitment before the first card, no card was "
        "moved: compare them, or use --commitment. Otherwise this proves nothing, because whoever wrote the record "
        "could have chosen both."
    )


def test_a_record_that_somebody_made_up_or_of_another_commitment_is_not_called_proved(path: Path, shell: Shell) -> None:
    made_up = proved("old_maid", 3, Secret(b"chosen until the deal was good !"), 1)
    assert "proved:" not in verify(shell, path, made_up).out
    run = verify(shell, path, made_up, options=("--commitment", COMMITMENT))
    assert (run.code, "not proved: its commitment is" in run.out) == (1, True)
    run = verify(shell, path, RECORD, options=("--commitment", "f" * 64))
    assert (run.code, f"not proved: its commitment is {COMMITMENT}, not {'f' * 64}." in run.out) == (1, True)


@pytest.mark.parametrize("typed", [COMMITMENT, COMMITMENT[:16], "E004 9649 F9A0 629D", f"{COMMITMENT[:40]} "])
def test_the_commitment_that_was_shown_may_be_typed_as_it_was_written_down(
    typed: str, path: Path, shell: Shell
) -> None:
    run = verify(shell, path, RECORD, options=("--commitment", typed))
    assert run.code == 0
    assert run.out.startswith("line 1: proved: ")
    assert "come from the secret that the table committed to before the first card." in run.out
    assert "1 of 1 records proved" in run.out


FAN = len(RECORD.log) - 2
RESHUFFLE = next(at for at, e in enumerate(RESHUFFLED.log) if isinstance(e, dict) and e["do"] == "reshuffle")


def moved(record: Record, at: int, field: str) -> Record:
    """Return the record in which the first card of a chance entry is the last."""
    entry: Any = record.log[at]
    first, *rest = entry[field]
    assert rest
    return changed(record, at, **{field: [*rest, first]})


WRONG_RESULT: Any = deepcopy(RECORD.result)
WRONG_RESULT["turns"] += 1
OTHER_CODE = {"code": "BKTRX", "commitment": COMMITMENT, "secret": SECRET.hex()}


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (moved(RECORD, FAN, "hand"), f"entry {FAN}: The fan is not the one that the secret gives."),
        (
            moved(RESHUFFLED, RESHUFFLE, "stock"),
            f"entry {RESHUFFLE}: The reshuffle is not the one that the secret gives.",
        ),
        (changed(RECORD, 2, position=40), "entry 2: "),
        (changed(RECORD, 0, proof=OTHER_CODE), "the commitment to its secret is"),
        (
            Record(RECORD.game, RECORD.players, RECORD.options, RECORD.log, WRONG_RESULT),
            "The record has a different result.",
        ),
    ],
)
def test_what_was_changed_is_found(record: Record, words: str, path: Path, shell: Shell) -> None:
    run = verify(shell, path, record)
    assert run.code == 1
    assert f"line 1: not consistent: {words}" in run.out


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_two_cards_that_changed_places_in_the_deal_are_found(name: str, data: st.DataObject) -> None:
    fields = json.loads(proved(name, 2, SECRET, 1, most=1).to_line())
    deal = fields["log"][0]
    piles = [*deal.get("hands", []), deal.get("stock", []), deal.get("discard", []), deal.get("board", [])]
    piles += deal.get("piles", {}).values()
    places = [(pile, at) for pile in piles for at in range(len(pile))]
    (one, a), (other, b) = data.draw(
        st.lists(st.sampled_from(places), min_size=2, max_size=2, unique_by=lambda p: (id(p[0]), p[1]))
    )
    one[a], other[b] = other[b], one[a]
    record = parse_record(json.dumps(fields))
    replayed = replay(record, secret=SECRET)
    assert replayed.at == 0
    assert "deal" in str(replayed.error)


@given(st.integers(0, 255))
def test_a_secret_that_differs_by_one_bit_is_found(bit: int) -> None:
    other = Secret((int.from_bytes(bytes(range(32)), "big") ^ 1 << bit).to_bytes(32, "big"))
    assert other.commitment("BKTRW") != COMMITMENT
    assert replay(RECORD, secret=other).at == 0


def test_a_record_without_proof_is_not_proved(path: Path, shell: Shell) -> None:
    log: list[Any] = list(json.loads(RECORD.to_line())["log"])
    del log[0]["proof"]
    bare = Record(RECORD.game, RECORD.players, RECORD.options, log, RECORD.result)
    run = verify(shell, path, RECORD, bare, Record("steps", 2, {}, []))
    assert run.code == 1
    assert "line 2: not consistent: the record has no proof." in run.out
    assert "line 3: not consistent: the record has no proof." in run.out
    assert "1 of 3 records consistent" in run.out


@pytest.mark.parametrize(
    ("proof", "words"),
    [
        (7, "a proof is an object with code, commitment and secret, not 7"),
        ({}, "the code of a proof is that of a match, such as BKTRW, not None"),
        ({"code": "Ä", "commitment": COMMITMENT, "secret": SECRET.hex()}, "such as BKTRW, not 'Ä'"),
        ({"code": "BKTRW", "secret": SECRET.hex()}, "a commitment is 64 digits from 0 to 9 and a to f, not None"),
        ({"code": "BKTRW", "commitment": COMMITMENT, "secret": "ab"}, "a secret is 64 digits"),
    ],
)
def test_an_invalid_proof_is_explained(proof: object, words: str, path: Path, shell: Shell) -> None:
    run = verify(shell, path, changed(RECORD, 0, proof=proof))
    assert (run.code, run.err) == (1, "")
    assert words in run.out


@pytest.mark.parametrize(
    ("typed", "records", "words"),
    [
        *[
            (typed, 1, "--commitment is 16 to 64 digits from 0 to 9 and a to f, not")
            for typed in ("", "e004", COMMITMENT + "0", "no digits at all")
        ],
        (COMMITMENT, 2, "--commitment is for a file with one record, and this one has 2"),
    ],
)
def test_a_commitment_that_makes_no_sense_is_refused(
    typed: str, records: int, words: str, path: Path, shell: Shell
) -> None:
    run = verify(shell, path, *[RECORD] * records, options=("--commitment", typed))
    assert (run.code, run.out) == (2, "")
    assert words in run.err


@pytest.mark.parametrize(("text", "words"), [("", "no record"), ("{", "line 1: not JSON")])
def test_an_unreadable_file_is_reported(text: str, words: str, path: Path, shell: Shell) -> None:
    path.write_text(text, encoding="utf-8")
    run = shell("verify", path)
    assert (run.code, run.out) == (2, "")
    assert words in run.err


def test_the_proof_changes_nothing_for_replay(path: Path, shell: Shell) -> None:
    path.write_text(RECORD.to_line(), encoding="utf-8")
    with_it = shell("replay", path, "--json").out
    fields = json.loads(RECORD.to_line())
    del fields["log"][0]["proof"]
    path.write_text(json.dumps(fields), encoding="utf-8")
    assert shell("replay", path, "--json").out == with_it
    assert find_proof(parse_record(json.dumps(fields))) is None
