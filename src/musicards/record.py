"""Read, write and replay records: one game as one line of JSON, with everything that chance and the players did.

Rules: docs/rules.md, "Records" and "Replay". Everything else is computed from the log.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from musicards.errors import BadNotation, InputError, RecordError, Refusal, shown
from musicards.games.action import CHANCE, Action, By, Seat
from musicards.games.game import Emit, Game
from musicards.games.registry import make_game
from musicards.games.secret import Secret

FORMAT: Final = "musicards/1"
RULES: Final = 3
"""The version of the rules that this engine uses, also to replay records of older rules.

None of the numbers has been released yet: changes before the first release share this one.
docs/architecture.md, "When a rule changes", says when to raise it.
"""

Json: TypeAlias = object
"""Any JSON value, not yet checked."""

ABSENT: Final[Json] = object()
"""The result of a record that has no result; None is a result of null."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game, finished or not.

    >>> line = Record("steps", 2, {}, []).to_line()
    >>> json.loads(line)["format"] == FORMAT, json.loads(line)["rules"] == RULES
    (True, True)
    >>> parse_record(line).result is ABSENT  # the game is not over
    True
    """

    game: str
    players: int
    options: Mapping[str, object]  # every option
    log: Sequence[Json]  # the entries as JSON values, the deal first; not yet checked
    result: Json = ABSENT  # as written in the record
    rules: int = RULES  # the version of the rules it was played by

    def to_line(self) -> str:
        """Return the record as one line of JSON, without a line break."""
        line: dict[str, object] = {
            "format": FORMAT,
            "rules": self.rules,
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "log": self.log,
        }
        if self.result is not ABSENT:
            line["result"] = self.result
        return json.dumps(line)


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof that the chance entries of a record were determined before its deal: docs/shuffles.md.

    >>> secret = Secret(bytes(32))
    >>> Proof("BKTRW", secret.commitment("BKTRW"), secret).holds, Proof("BKTRW", "0" * 64, secret).holds
    (True, False)
    """

    code: str  # of the match
    commitment: str  # as it was shown before the deal
    secret: Secret

    @property
    def holds(self) -> bool:
        """Whether the commitment belongs to the secret."""
        return self.commitment == self.secret.commitment(self.code)


@dataclass(frozen=True, slots=True)
class Replay:
    """The outcome of replaying a record.

    `at` is None if every entry was accepted and the record's result, if any, is the one reached. Otherwise it is the
    index of the first refused entry, or the length of the log if only the result differs.

    >>> outcome = replay(Record("steps", 2, {}, [{"by": 0, "do": "draw"}]))
    >>> outcome.ok, outcome.at, outcome.error.reason  # the deal is missing
    (False, 0, 'chance-first')
    """

    game: Game  # before the refused entry, or at the end
    at: int | None
    error: BadNotation | Refusal | RecordError | None  # None if `at` is None

    @property
    def ok(self) -> bool:
        """Whether the whole record replays."""
        return self.at is None

    def to_json(self, error: str = "") -> dict[str, object]:
        """Return what ``musicards replay --json`` prints. `error`: the error as a sentence."""
        if self.at is None:
            return {"ok": True, "result": self.game.result().to_json(), "state": self.game.state()}
        return {"ok": False, "at": self.at, "error": error or str(self.error), "state": self.game.state()}


def parse_record(line: str) -> Record:
    """Read the record on one line. Its log is not replayed.

    >>> record = parse_record('{"format": "musicards/1", "game": "memory", "players": 2, "options": {}, "log": []}')
    >>> record.game, record.players
    ('memory', 2)

    Raises:
        RecordError: the line is not JSON, or a part of the record is missing, unknown or impossible.
    """
    try:
        fields = json.loads(line, parse_constant=_refuse_constant)
    except RecursionError:
        raise RecordError("not a record: nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"not JSON: {_why(error)}") from None
    if not isinstance(fields, dict):
        raise RecordError(f"not a record: a record is a JSON object, not {shown(fields)}")
    for name in ("format", "game", "players", "options", "log"):
        if name not in fields:
            raise RecordError(f"not a record: {name} is missing")
    if fields["format"] != FORMAT:
        raise RecordError(f"format is {FORMAT!r}, not {shown(fields['format'])}")
    rules = _read_rules(fields.get("rules", RULES))
    if not isinstance(fields["log"], list):
        raise RecordError(f"log is a list of entries, not {shown(fields['log'])}")
    try:
        game = make_game(fields["game"], fields["players"], fields["options"])
    except InputError as error:
        raise RecordError(str(error), input_error=error) from None
    except BadNotation as error:
        raise RecordError(str(error)) from None
    return Record(game.name, game.players, game.options, fields["log"], fields.get("result", ABSENT), rules)


def _read_rules(rules: Json) -> int:
    if not isinstance(rules, int) or isinstance(rules, bool) or rules < 1:
        raise RecordError(f"rules is a whole number from 1 to {RULES}, not {shown(rules)}")
    if rules > RULES:
        raise RecordError(f"played by rules {rules}, and this version knows rules 1 to {RULES}: update musicards")
    return rules


def read_records(lines: Iterable[bytes]) -> Iterator[tuple[int, Record]]:
    """Yield the records of a file with their line numbers, from 1. Empty lines are skipped.

    >>> line = Record("steps", 2, {}, []).to_line().encode()
    >>> [(number, record.game) for number, record in read_records([line, b"", line])]
    [(1, 'steps'), (3, 'steps')]

    Raises:
        RecordError: a line is not a record; the message has the number of the line.
    """
    for number, line in enumerate(lines, start=1):
        try:
            text = line.decode("utf-8-sig" if number == 1 else "utf-8")
            if text.strip():
                yield number, parse_record(text)
        except UnicodeDecodeError:
            raise RecordError("not text in UTF-8", line=number) from None
        except RecordError as error:
            error.line = number
            raise


def read_entry(game: type[Game], entry: object) -> tuple[By, Action]:
    """Return who acts in an entry, and the action.

    >>> by, action = read_entry(type(make_game("steps", 2, {})), {"by": 1, "do": "draw"})
    >>> by, action
    (1, Draw())

    Raises:
        BadNotation: it is not an entry of this game; the message has the value and what would be right.
    """
    if not isinstance(entry, Mapping):
        raise BadNotation(f"an entry is an object with by and do, not {shown(entry)}")
    by = entry.get("by")
    if by == "chance":
        return CHANCE, game.read_action(entry)
    if not isinstance(by, int) or isinstance(by, bool):
        raise BadNotation(f'by is a seat\'s number or "chance", not {shown(by)}')
    return Seat(by), game.read_action(entry)


def write_entry(by: By, action: Action) -> dict[str, object]:
    """Return the entry for `action`, as plain JSON values.

    >>> from musicards.games.action import Draw
    >>> write_entry(Seat(0), Draw())
    {'by': 0, 'do': 'draw'}
    """
    return {"by": "chance" if by is CHANCE else by, **action.to_json()}


def replay(record: Record, emit: Emit | None = None, secret: Secret | None = None) -> Replay:
    """Apply the log of a record, from the deal on. The events go to `emit`.

    With `secret`, every chance entry must also be the one that follows from the secret.

    >>> from random import Random
    >>> game = make_game("steps", 2, {})
    >>> deal = write_entry(CHANCE, game.chance(Random(1)))
    >>> replay(Record("steps", 2, {}, [deal])).ok
    True
    """
    game = make_game(record.game, record.players, record.options)
    chances = 0
    for at, entry in enumerate(record.log):
        try:
            by, action = read_entry(type(game), entry)
            if secret is not None and by is CHANCE and game.chance_due and not game.over:
                chances += 1
                if action != game.chance(secret.rng(chances)):
                    what = action.to_json()["do"]
                    return Replay(game, at, RecordError(f"The {what} is not the one that the secret gives."))
            game.apply(by, action, emit)
        except (BadNotation, Refusal) as error:
            return Replay(game, at, error)
    result = game.result().to_json()
    if record.result is not ABSENT and not _same(record.result, result):
        differs = f"The record has a different result. The game came to {json.dumps(result)}."
        return Replay(game, len(record.log), RecordError(differs))
    return Replay(game, None, None)


def with_proof(record: Record, code: str, secret: Secret) -> Record:
    """Return a record whose deal has the proof of its shuffles: an extra field, which `replay` ignores.

    Args:
        record: the record of a match that is over, because anybody who has the proof knows every card.
        code: the code of the match.
        secret: the secret of the match.

    >>> record = with_proof(Record("steps", 2, {}, [{"by": "chance", "do": "deal"}]), "BKTRW", Secret(bytes(32)))
    >>> sorted(record.log[0]["proof"])
    ['code', 'commitment', 'secret']
    """
    deal, *rest = record.log
    assert isinstance(deal, Mapping)
    proof = {"code": code, "commitment": secret.commitment(code), "secret": secret.hex()}
    return replace(record, log=[{**deal, "proof": proof}, *rest])


def find_proof(record: Record) -> Proof | None:
    """Return the proof in a record; None if it has none.

    >>> record = Record("steps", 2, {}, [{"by": "chance", "do": "deal"}])
    >>> find_proof(record), find_proof(with_proof(record, "BKTRW", Secret(bytes(32)))).holds
    (None, True)

    Raises:
        BadNotation: the proof does not have the fields that `with_proof` writes.
    """
    deal = record.log[0] if record.log else None
    if not isinstance(deal, Mapping) or "proof" not in deal:
        return None
    proof = deal["proof"]
    if not isinstance(proof, Mapping):
        raise BadNotation(f"a proof is an object with code, commitment and secret, not {shown(proof)}")
    code, commitment = proof.get("code"), proof.get("commitment")
    if not isinstance(code, str) or not code.isascii():
        raise BadNotation(f"the code of a proof is that of a match, such as BKTRW, not {shown(code)}")
    if not isinstance(commitment, str):
        raise BadNotation(f"a commitment is 64 digits from 0 to 9 and a to f, not {shown(commitment)}")
    return Proof(code, commitment, Secret.read(proof.get("secret")))


def _same(one: object, other: object) -> bool:
    """Whether two JSON values are the same; true does not equal 1 here, unlike in Python."""
    try:
        return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    except RecursionError:  # nested too deeply to be a result
        return False


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


def _why(error: ValueError) -> str:
    """Return what is wrong with a line, in words other than Python's own."""
    if "int_max_str_digits" in str(error):
        return "a number has more digits than anything here"
    return " ".join(str(error).split())
