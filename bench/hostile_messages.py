"""Hostile messages for `bench.hostile`. Most are nearly valid, because those get furthest into the server."""

import json
import struct
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias, get_args
from urllib.parse import quote

from musicards.games.action import CHANCE
from musicards.games.registry import GAMES, make_game
from musicards.server.match.messages import ClientMessage

Request: TypeAlias = tuple[bytes, bytes, bytes]
"""The method, the target, and the body of an HTTP request."""

WEIRD: Final[Sequence[Any]] = (
    *(None, True, False, 0, -1, 1, 2, 3.5, -0.0, 1e308, 2**31, 2**53, 2**63, 2**64, 10**400, -(10**19)),
    *("", " ", "0", "A", "C4", "?1", "\0", "a\0b", "\ud800", "\udfff\ud800", "\u202e", "é" * 40, "🎹", "x" * 5000),
    *("__class__", "constructor", "../../etc/passwd", "' OR 1=1 --", "<script>", "%s%n", "{0.__class__}", "null"),
    *([], [[]], [None], ["C4"] * 60, {}, {"do": "play"}, {"": ""}, [{"do": "draw"}], "deal", "undo", "chance"),
)
WORDS: Final = ("type", "id", "action", "do", "by", "cards", "card", "say", "seat", "position", "pitch", "count", "to")
KINDS: Final[Sequence[str]] = (
    *(kind.__dataclass_fields__["type"].default for kind in get_args(ClientMessage)),
    *("room", "snapshot", "ack", "ACT", "", "deal"),
)
IDS: Final = ("x", "ann-1", "bob-1", "?", "0", "x" * 64, "x" * 65, "é", "\0", "\ud800", "' --", "x" * 9000)
DEEP: Final = (50, 300, 1200, 8000)

NOW: Final = 1_800_000_000.0
PIECE: Final = {
    "at": NOW,
    "atom": "letter:3:A",
    "right": True,
    "said": "C",
    "chance": 0.1,
    "aided": False,
    "ms": None,
    "source": "distance",
    "weight": 1,
    "rules": [],
}
BODIES: Final[Sequence[tuple[str, Any]]] = (
    ("/api/matches", {"game": "steps", "seats": [{"kind": "person"}, {"kind": "computer", "level": "rule"}]}),
    ("/api/matches", {"game": "memory", "seats": [{"kind": "person"}] * 2, "options": {"board": "naturals"}}),
    ("/api/matches", {"game": "distance", "seats": [{"kind": "person"}] * 2, "settings": {"clock": 20, "rounds": 3}}),
    ("/api/matches/CODE/seats", {"name": "Eve", "seat": 0, "avatar": 3}),
    ("/api/matches/CODE/seats", {"key": "abcdefghijkl"}),
    ("/api/matches/CODE/start", {}),
    ("/api/matches/CODE/again", {"options": {}, "level": "rule"}),
    ("/api/matches/CODE/host", {"seat": 1}),
    ("/api/matches/CODE/key", {}),
    ("/api/matches/CODE/close", {}),
    ("/api/matches/CODE/review/3", {"seat": 0, "action": {"do": "draw"}}),
    ("/api/forget", {}),
    ("/api/handovers", "some bytes"),
    ("/api/handovers/abc", {}),
    ("/api/learning/next", {"learner": "", "now": NOW, "seed": 1}),
    ("/api/learning/answer", {"learner": "", "item": "letter:3:A", "answer": "C", "now": NOW}),
    ("/api/learning/observe", {"learner": "", "evidence": [PIECE, PIECE]}),
    ("/api/learning/map", {"learner": "", "now": NOW}),
    ("/api/learning/match", {"learner": "", "now": NOW}),
    ("/api/learning/known", {"learner": "", "atom": "letter:3:A", "now": NOW}),
)
QUERIES: Final[Sequence[tuple[str, dict[str, str]]]] = (
    ("/api/tools/found", {"ask": "C major", "turn": "1", "names": "german"}),
    ("/api/tools/found", {"keys": "60,64,67"}),
    ("/api/tools/file/midi", {"ask": "C E G"}),
    ("/api/tools/transposed", {"line": "C4 D4", "by": "major third", "names": "english"}),
    ("/api/learning/exercise", {"kinds": "letter", "number": "1", "intervals": "3,6"}),
    ("/api/paper/cards.pdf", {"size": "nonsense"}),
    ("/api/lobby", {}),
    ("/api/matches/CODE", {}),
    ("/api/matches/CODE/review", {}),
    ("/api/matches/CODE/record", {}),
    ("/api/matches/CODE/socket", {}),
)
PATHS: Final = (
    *(
        "/",
        "/index.html",
        "/assets%2f..%2f",
        "/assets/../index.html",
        "/assets/%2e%2e/%2e%2e/api.py",
        "/..%2f..%2fapp.py",
    ),
    *(
        "/%00",
        "/a%00b",
        "/%ff%fe",
        "/%ed%a0%80",
        "/%c0%ae%c0%ae/",
        "//",
        "///etc/passwd",
        "/./.././api/lobby",
        "/\\..\\",
    ),
    *("/musicards.db", "/secret.key", "/../secret.key", "/%2e%2e%2fsecret.key", "/api", "/api/", "/api/matches/"),
    *("/api/matches/BBBBB", "/api/matches/%00%00", "/api/matches/..%2f..", "/api/matches/bktrw%0d%0aX: y", "/sw.js"),
    *(
        "/api/matches/CODE%2freview",
        "/api/matches/CODE/review/999999",
        "/api/matches/CODE/../../lobby",
        "/" + "a" * 5000,
    ),
    *(
        "/assets/" + "%2e%2e/" * 40,
        "/C:/windows",
        "/con",
        "/index.html%20",
        "/index.html/",
        "/INDEX.HTML",
        "/.git/config",
    ),
)
METHODS: Final = (
    b"GET",
    b"POST",
    b"PUT",
    b"DELETE",
    b"HEAD",
    b"OPTIONS",
    b"TRACE",
    b"PATCH",
    b"get",
    b"G\x00T",
    b"X" * 99,
)


@cache
def valid_actions(seed: int) -> dict[str, list[dict[str, Any]]]:
    """Return for each game a list of actions, each of which is legal at some time in the game."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name in GAMES:
        rng = Random(f"{seed}{name}")
        actions: list[dict[str, Any]] = [{"do": "undo"}, {"do": "call"}, {"do": "pass"}, {"do": "draw"}]
        for _ in range(4):
            game = make_game(name, 3, {})
            for _ in range(80):
                if game.over:
                    break
                if game.chance_due:
                    game.apply(CHANCE, game.chance(rng))
                    continue
                possible = game.legal_actions()
                actions += [dict(each.to_json()) for each in rng.sample(possible, min(3, len(possible)))]
                game.apply(game.turn, rng.choice(possible))
        found[name] = actions
    return found


def act_text(rng: Random, actions: Sequence[dict[str, Any]], number: int) -> str | bytes:
    """Return a message to a table: text, or bytes if it is to be sent in a binary frame."""
    kind = rng.random()
    message: Any = {"type": "act", "id": f"h{number}", "action": dict(rng.choice(actions))}
    if kind < 0.12:  # valid, whether or not it is their turn
        return json.dumps(message)
    if kind < 0.17:
        message["id"] = rng.choice(IDS)
        return json.dumps(message)
    if kind < 0.22:
        others: list[Any] = [
            {"type": "hello", "seen": rng.choice([None, 0, 1, rng.randrange(200), -1, 10**9])},
            {"type": "ask-help", "step": rng.choice([1, 2, 3])},
            {"type": "pong", "id": rng.choice([0, 1, 2**70, -1])},
            {"type": "reading", "on": rng.random() < 0.3},
            {"type": "hurry"},
        ]
        message = rng.choice(others)
        if rng.random() < 0.5:
            return json.dumps(message)
    if kind > 0.985:
        return rng.choice([b"", rng.randbytes(rng.randrange(1, 200)), json.dumps(message).encode()])
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        message = mutated(rng, message)
    text = json.dumps(message)
    return broken(rng, text) if rng.random() < 0.25 else text


def mutated(rng: Random, value: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return `value` with one part of it changed."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        copy = dict(value)
        name = rng.choice(list(copy))
        how = rng.random()
        if how < 0.6:
            copy[name] = mutated(rng, copy[name])
        elif how < 0.72:
            del copy[name]
        elif how < 0.84:
            copy[rng.choice(WORDS)] = rng.choice(WEIRD)
        elif how < 0.94 and name == "type":
            copy[name] = rng.choice(KINDS)
        else:
            copy[name] = rng.choice(WEIRD)
        return copy
    if isinstance(value, list) and value and rng.random() < 0.7:
        items = list(value)
        at = rng.randrange(len(items))
        how = rng.random()
        if how < 0.5:
            items[at] = mutated(rng, items[at])
        elif how < 0.7:
            del items[at]
        else:
            items *= rng.choice([2, 20])
        return items
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice([-1, 1, 2, -2, 54, 100])
    return rng.choice(WEIRD)


def broken(rng: Random, text: str) -> str:
    """Return `text` with damage that may make it invalid JSON."""
    at = rng.randrange(len(text) + 1)
    how = rng.randrange(9)
    if how == 0:
        return text[:at]
    if how == 1:
        return text[:at] + rng.choice('\0\x01\x7f\n"\\{}[],:é\u2028') + text[at:]
    if how == 2:
        depth = rng.choice(DEEP)
        left, right = rng.choice([("[", "]"), ('{"a":', "}")])
        return f'{{"type":"act","id":"d","action":{{"do":"play","cards":{left * depth}{right * depth}}}}}'
    if how == 3:
        return "\ufeff" + text
    if how == 4:
        return text + text
    if how == 5:
        return text.replace("1", "1" * rng.choice([20, 400, 5000]))
    if how == 6:
        return text.replace(":", rng.choice([": NaN,", ":-", ": 1e999999,", ":.5", ":0x10,"]), 1)
    if how == 7:
        return " " * rng.choice([100, 16 * 1024]) + text
    return text.replace('"do"', '"do":"draw","do"', 1)


def http_request(rng: Random, code: str) -> Request:
    """Return an HTTP request about the match `code`, or about anything else."""
    kind = rng.random()
    method, body = b"GET", b""
    if kind < 0.5:
        path, plain = rng.choice(BODIES)
        value = plain
        for _ in range(rng.choice([0, 1, 1, 2, 4])):
            value = mutated(rng, value)
        text = json.dumps(value)
        body = (broken(rng, text) if rng.random() < 0.2 else text).encode("utf-8", "surrogatepass")
        if rng.random() < 0.05:
            body = rng.randbytes(rng.randrange(300))
        method = b"POST"
    elif kind < 0.85:
        path, fields = rng.choice(QUERIES)
        query = dict(fields)
        if query and rng.random() < 0.8:
            query[rng.choice(list(query))] = str(rng.choice(WEIRD))
        coded = "&".join(f"{name}={quote(value.encode('utf-8', 'surrogatepass'))}" for name, value in query.items())
        path += f"?{coded}" if coded else ""
    else:
        path = rng.choice(PATHS)
    if rng.random() < 0.08:
        method = rng.choice(METHODS)
    if rng.random() < 0.1:
        at = rng.randrange(len(path) + 1)
        path = path[:at] + rng.choice(["/", "%", "%00", "%2f", "..", "?", "#", "%ff", ";", "\\"]) + path[at:]
    wrong = "".join(rng.choice("BCDFGHJKMNPQRSTVWXZ") for _ in range(5))
    target = path.replace("CODE", code if rng.random() < 0.9 else wrong)
    return method, target.encode("utf-8", "surrogatepass"), body


def frames(rng: Random, text: str) -> bytes:
    """Return websocket frames around `text` that no browser would send."""
    data = text.encode("utf-8", "surrogatepass")
    cut = rng.randrange(len(data) + 1)
    choices = (
        lambda: frame(1, data[:cut], fin=False) + frame(0, data[cut:]),
        lambda: (
            b"".join(frame(0 if at else 1, data[at : at + 1], fin=False) for at in range(len(data[:200]))) + frame(0)
        ),
        lambda: frame(1, data[:cut], fin=False) + frame(9, b"ping") + frame(0, data[cut:]),
        lambda: frame(0, data),
        lambda: frame(1, data, fin=False) + frame(1, data),
        lambda: frame(rng.choice([3, 4, 7, 11, 15]), data),
        lambda: frame(1, data, reserved=rng.randrange(1, 8)),
        lambda: frame(9, b"x" * 126),
        lambda: frame(9, b"x", fin=False),
        lambda: frame(8, struct.pack("!H", rng.choice([0, 999, 1000, 1005, 1006, 1015, 2999, 4000, 65535])) + b"\xff"),
        lambda: frame(8, b"\x03"),
        lambda: frame(1, rng.choice([b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf4\x90\x80\x80", b"\xe2\x82"])),
        lambda: frame(1, data, masked=False),
        lambda: frame(1, b"x" * (1024 * 1024 + 1)),
        lambda: bytes([0x81, 0xFF]) + struct.pack("!Q", rng.choice([2**63, 2**40, 2**63 - 1])) + b"mask",
        lambda: frame(1, data)[: rng.randrange(1, 8)],
        lambda: frame(2, data),
        lambda: frame(10, b"unasked"),
        lambda: frame(9, b"") * 50,
    )
    return rng.choice(choices)()


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """Return one frame, with the mask 0 0 0 0, which changes nothing."""
    head = bytes([fin << 7 | reserved << 4 | opcode])
    bit = masked << 7
    size = len(data)
    if size < 126:
        head += bytes([bit | size])
    elif size < 2**16:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", size)
    return head + (b"\0\0\0\0" if masked else b"") + data
