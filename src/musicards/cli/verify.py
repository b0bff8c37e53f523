"""``musicards verify``: check that nobody moved a card after a match was created."""

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from musicards.cli.replay import problem
from musicards.errors import BadNotation, RecordError, shown
from musicards.games.registry import GAMES
from musicards.record import Proof, Record, find_proof, read_records, replay

_MAX_DIGITS: Final = 64  # digits of a commitment
_MIN_DIGITS: Final = 16  # digits are enough: to find another secret with the same ones takes 2**64 attempts


def verify(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    commitment: str | None = None,
) -> int:
    """Check that the deal and the shuffles of a match were fixed before the first card, and print what is proved.

    Without --commitment, records are only checked to be consistent, which proves nothing about who wrote them. The exit
    code is 0 if nothing is wrong, 1 if a record is not proved or not consistent, and 2 if the file cannot be read.

    Example: musicards verify musicards-BKTRW.jsonl --commitment e0049649f9a0629d

    Parameters
    ----------
    file
        A file of records of finished matches, as downloaded from a server; - for standard input.
    commitment
        The commitment that the table showed before the deal, or at least its first 16 digits; for a file with one
        record.
    """
    if not file:
        raise BadNotation("verify needs the name of a file, or - for standard input")
    shown_before = None if commitment is None else _read_commitment(commitment)
    with sys.stdin.buffer if file == "-" else Path(file).open("rb") as lines:
        records = list(read_records(lines))
    if not records:
        raise RecordError("there is no record in this file")
    if shown_before is not None and len(records) > 1:
        raise BadNotation(f"--commitment is for a file with one record, and this one has {len(records)}")
    verdict = "consistent" if shown_before is None else "proved"
    failed = 0
    for number, record in records:
        holds, why = _check(record, shown_before)
        failed += not holds
        print(f"line {number}: {verdict if holds else f'not {verdict}'}: {why}")
    print(f"{len(records) - failed} of {len(records)} records {verdict}")
    return 1 if failed else 0


def _read_commitment(typed: str) -> str:
    """Return the digits of a commitment as it was typed, perhaps with spaces.

    Raises:
        BadNotation: it is not the beginning of a commitment.
    """
    digits = "".join(typed.split()).lower()
    if not _MIN_DIGITS <= len(digits) <= _MAX_DIGITS or set(digits) - set("0123456789abcdef"):
        raise BadNotation(
            f"--commitment is {_MIN_DIGITS} to {_MAX_DIGITS} digits from 0 to 9 and a to f, not {shown(typed)}"
        )
    return digits


def _check(record: Record, shown_before: str | None) -> tuple[bool, str]:
    """Return whether the shuffles of a record come from its secret, and what that shows or what is wrong.

    If `shown_before` is given, the commitment of the record must begin with it. Only then is anything proved.
    """
    try:
        proof = find_proof(record)
    except BadNotation as error:
        return False, str(error)
    if proof is None:
        return False, "the record has no proof. Only finished matches have one, and First steps do not."
    if shown_before is not None and not proof.commitment.startswith(shown_before):
        return False, f"its commitment is {proof.commitment}, not {shown_before}."
    if not proof.holds:
        right = proof.secret.commitment(proof.code)
        return False, f"the commitment to its secret is {right}, not {proof.commitment}."
    replayed = replay(record, secret=proof.secret)
    if replayed.error is not None:
        where = f"entry {replayed.at}: " if replayed.at != len(record.log) else ""
        return False, where + problem(record, replayed)
    return True, _words(record, proof, shown_before)


def _words(record: Record, proof: Proof, shown_before: str | None) -> str:
    """Return what is shown, in one or more sentences."""
    done = Counter(entry["do"] for entry in record.log if isinstance(entry, dict) and entry["by"] == "chance")
    shuffles = done.total() - done["deal"]
    also = "" if not shuffles else f" and {shuffles} more shuffle{'s' if shuffles > 1 else ''}"
    match = f"match {proof.code} ({GAMES[record.game].title}, {record.players} players)"
    first = f"The deal{also} of {match} come{'' if shuffles else 's'}"
    if shown_before is not None:
        return f"{first} from the secret that the table committed to before the first card."
    return (
        f"{first} from the secret of the commitment {proof.commitment}. "
        "If the table showed you this commitment before the first card, no card was moved: compare them, or use "
        "--commitment. Otherwise this proves nothing, because whoever wrote the record could have chosen both."
    )
