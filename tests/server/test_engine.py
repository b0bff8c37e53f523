"""The engine without a server answers every call and message as a server does."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any

import pytest

from musicards.games.registry import GAMES
from musicards.record import parse_record, replay
from musicards.server.calls.table import CALLS
from musicards.server.engine import KEEP_GAMES, Engine, OpenPage, _pattern
from musicards.server.live.registry import UNTOUCHED_DAYS
from musicards.store import StoredEntry
from musicards.store.memory import MemoryStore
from tests.helpers.clocks import NOON, ManualClock
from tests.helpers.journal import FileJournal
from tests.server.site import COMPUTER, PERSON, Person, Site

Ask = Callable[[str, str, object], Awaitable[tuple[int, Any]]]
"""Asks a call, and returns the status and the answer."""

OWN = {"text", "key", "secret", "keep_games"}
"""What each home has of its own: English words for programs, keys signed with its secret, and how much it keeps."""


def shared(value: Any) -> Any:  # noqa: ANN401 - JSON
    """Return JSON without what each home has of its own."""
    if isinstance(value, dict):
        return {name: shared(each) for name, each in value.items() if name not in OWN}
    return [shared(each) for each in value] if isinstance(value, list) else value


async def ask_everything(ask: Ask) -> list[tuple[str, int, Any]]:
    """Ask every call, some also wrongly. Return what was asked and answered."""
    asked: list[tuple[str, int, Any]] = []

    async def call(method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        status, answer = await ask(method, path, body)
        asked.append((f"{method} {path}", status, answer))
        return answer

    async def make(game: str, *seats: Mapping[str, object], **more: object) -> str:
        joined = await call("POST", "/api/matches", {"game": game, "seats": seats, **more})
        return f"/api/matches/{joined['code']}"

    await call("GET", "/api/lobby")
    table = await make("distance", PERSON, PERSON, COMPUTER, name="Ann", avatar=3)
    for path, body in (
        ("", None),
        ("/game", {"game": "steps"}),
        ("/game", {"game": "no such game"}),
        ("/lock", {"locked": True}),
        ("/lock", {"locked": "yes"}),
        ("/host", {"seat": 1}),
        ("/key", {}),
        ("/link", {}),
        ("/stand-in", {"seat": 1}),
        ("/remove", {"seat": 1}),
        ("/seats", {"name": "Ann Lee", "avatar": 5}),
        ("/seats", {"key": "no such key"}),
        ("/again", {}),
        ("/review", None),
        ("/record", None),
        ("/start", {}),
        ("/close", {}),
        ("", None),
    ):
        await call("GET" if body is None else "POST", table + path, body)
    computers = await make("old_maid", COMPUTER, COMPUTER)
    await call("POST", f"{computers}/leave", {})
    await call("POST", "/api/matches", {"game": "distance", "seats": [PERSON, {"kind": "cat"}]})
    await call("POST", "/api/matches", {"game": "distance", "seats": [PERSON]})
    await call("GET", "/api/matches/BKTRWXD")
    await call("GET", "/api/matches/nonsense")
    await call("POST", f"{table}/review/1", {"seat": 0, "action": {"do": "draw"}})
    await call("GET", "/api/records")
    for asked_for in (
        *(
            "found?ask=C+major",
            "found?ask=F%23m7b5&turn=2",
            "found?keys=60,64,67",
            "found?ask=H&names=german",
            "found?ask=xyz",
        ),
        *("found?", "names", "shapes?ask=F%23m7b5&capo=2&inversion=1", "shapes?ask=C&tuning=67,60,64,69"),
        *("shapes?ask=C&capo=99", "shapes?ask=C+major", "progression?ask=ii7+V7+I+in+Eb", "progression?ask=X"),
        *("progression?ask=C+A7+Dm&to_key=D+major&key=C", "progression?", "transposed?line=C4+D4+E4&by=m3"),
        *("transposed?line=C+D+E&for=clarinette+en+sib", "transposed?line=C4&for=clarinot", "transposed?line="),
        *(f"file/{kind}?ask=C+major" for kind in ("musicxml", "mid", "none")),
        *(f"transposed/{kind}?line=C4+D4+E4&by=m3" for kind in ("musicxml", "mid", "none")),
    ):
        await call("GET", f"/api/tools/{asked_for}")
    for query in ("kinds=letter&number=1&seed=3", "kinds=nothing"):
        await call("GET", f"/api/learning/exercise?{query}")
    learner = (await call("POST", "/api/learning/begin", {"learner": "", "level": "nothing"}))["learner"]
    now, atom = NOON / 1000, "letter:3:A"
    known: dict[str, object] = {"learner": learner, "now": now}
    evidence = {"at": now, "atom": atom, "right": False, "said": "D", "chance": 1 / 7, "aided": False, "ms": None}
    evidence |= {"source": "distance", "weight": 1, "rules": ["starts-at-zero"]}
    for name, fields in (
        ("next", known | {"seed": 1}),
        ("answer", known | {"item": atom, "answer": "D"}),
        ("observe", {"learner": learner, "evidence": [evidence]}),
        ("map", known),
        ("match", known),
        ("known", known | {"atom": atom}),
        ("add", {"learner": learner, "other": learner}),
    ):
        await call("POST", f"/api/learning/{name}", fields)
    await call("POST", "/api/learning/next", {"learner": "rubbish", "now": 1, "seed": 1})
    await call("POST", "/api/forget", {})
    return asked


class EnginePage:
    """A page of the engine that plays as Help me says."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.got: list[dict[str, Any]] = []
        self.arrived = asyncio.Event()
        self.open: OpenPage | None = None

    def receive(self, text: str) -> None:
        self.got.append(json.loads(text))
        self.arrived.set()

    async def send(self, **message: object) -> None:
        assert self.open is not None
        await self.open.receive(json.dumps(message))


def read(media_type: str, data: bytes) -> Any:  # noqa: ANN401 - JSON, or a file
    """Return an answer; None if it is empty."""
    return json.loads(data) if data and media_type == "application/json" else data or None


def of_engine(engine: Engine) -> Ask:
    async def ask(method: str, path: str, body: object) -> tuple[int, Any]:
        answer = await engine.call(method, path, "" if body is None else json.dumps(body))
        return answer.status, read(answer.media_type, answer.data)

    return ask


def of_server(person: Person) -> Ask:
    async def ask(method: str, path: str, body: object) -> tuple[int, Any]:
        async with person.client.request(method, path, json=body, headers=person.headers) as response:
            for name, cookie in response.cookies.items():
                person.cookie_name, person.cookie = name, cookie.value
            return response.status, read(response.content_type, await response.read())

    return ask


async def test_both_homes_answer_every_call_with_the_same_json(site: Site) -> None:
    engine = Engine(pace=0, rng=Random(1), clock=ManualClock())
    here, there = await ask_everything(of_engine(engine)), await ask_everything(of_server(site.person()))
    for (what, status, answer), (_, other_status, other) in zip(here, there, strict=True):
        assert (what, status, shared(answer)) == (what, other_status, shared(other))
    never = [
        call.path
        for call in CALLS
        if not any(_pattern(f"{call.method} {call.path}").fullmatch(what.partition("?")[0]) for what, _, _ in here)
    ]
    assert never == []


@asynccontextmanager
async def engine_page(engine: Engine, code: str) -> AsyncIterator[EnginePage]:
    """Open a page of a match of the engine, and say hello."""
    page = EnginePage(engine)
    page.open = await engine.open(code, page.receive, lambda: None)
    assert page.open is not None
    await page.send(type="hello", seen=None)
    yield page
    page.open.leave()


async def play_with_help(page: EnginePage) -> None:
    """Play a whole game: what help says, at each turn."""
    done, acts = 0, 0
    while True:
        while done == len(page.got):
            page.arrived.clear()
            await asyncio.wait_for(page.arrived.wait(), 60)
        message = page.got[done]
        done += 1
        if message["type"] == "room" and message["over"]:
            return
        if message["type"] == "help" and message["action"] is not None:
            acts += 1
            await page.send(type="act", id=f"act {acts}", action=message["action"])
        room = next(each for each in reversed(page.got) if each["type"] == "room")
        table = next((each["table"] for each in reversed(page.got) if "table" in each), None)
        if done == len(page.got) and table is not None and table["turn"] == room["you"]:
            await page.send(type="ask-help", step=3)


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_whole_game_is_played_and_kept_and_reviewed(game: str, tmp_path: Path) -> None:
    journal = FileJournal(tmp_path / "journal.json")
    engine = Engine(journal, pace=0, rng=Random(2))
    body = {"game": game, "seats": [PERSON, COMPUTER], "settings": {"pace": "instant"}}
    joined = json.loads((await engine.call("POST", "/api/matches", json.dumps(body))).data)
    async with engine_page(engine, joined["code"]) as page:
        await play_with_help(page)
    await engine.close()
    later = Engine(journal, json.loads(journal.path.read_text()))
    answer = await later.call("GET", f"/api/matches/{joined['code']}/record")
    assert answer.name == f"musicards-{joined['code']}.jsonl"
    record = parse_record(answer.data.decode())
    assert replay(record).game.over
    review = json.loads((await later.call("GET", f"/api/matches/{joined['code']}/review")).data)
    assert len(review["steps"]) >= len(record.log)
    assert review["room"]["you"] == 0


async def test_the_newest_finished_games_are_kept_and_those_that_nobody_came_back_to_are_not(tmp_path: Path) -> None:
    journal, clock = FileJournal(tmp_path / "journal.json"), ManualClock()
    engine = Engine(journal, pace=0, rng=Random(2), clock=clock)
    store = engine.matches.store
    codes = []
    for _ in range(KEEP_GAMES + 3):
        clock.advance(1)
        body = json.dumps({"game": "memory", "seats": [PERSON, COMPUTER]})
        codes.append(json.loads((await engine.call("POST", "/api/matches", body)).data)["code"])
    for code in codes[1:]:
        stored = await store.load(code)
        end = StoredEntry({"by": "chance", "do": "end"}, clock.now())
        await store.append(code, len(stored.log), [end], over=True)
        clock.advance(1)
    await engine.clear()
    assert await store.codes() == [codes[0], *codes[-KEEP_GAMES:]]
    clock.advance((UNTOUCHED_DAYS + 1) * 24 * 60 * 60)
    later = Engine(journal, dict(journal.kept), clock=clock)
    journal.full = True
    await later.clear()  # nothing can be deleted now, which is no reason to end
    journal.full = False
    await later.clear()
    assert await later.matches.store.codes() == codes[-KEEP_GAMES:]
    assert {key.partition("/")[0] for key in journal.kept} == set(codes[-KEEP_GAMES:])


FORMER = Path(__file__).parent / "journals" / "november-2026.json"
"""A journal of November 2026: an unfinished match of each game after three plays, and one that is over."""


def former() -> dict[str, str]:
    kept: dict[str, str] = json.loads(FORMER.read_text())
    return kept


@pytest.mark.parametrize("code", [key for key in former() if "/" not in key])
async def test_games_of_an_earlier_version_go_on(code: str, tmp_path: Path) -> None:
    journal = FileJournal(tmp_path / "journal.json")
    journal.kept = former()
    engine = Engine(journal, former(), pace=0, rng=Random(5))
    async with engine_page(engine, code) as page:
        await play_with_help(page)
    answer = await engine.call("GET", f"/api/matches/{code}/record")
    assert replay(parse_record(answer.data.decode())).game.over
    assert (await engine.call("GET", f"/api/matches/{code}/review")).status == HTTPStatus.OK
    assert journal.kept.items() >= {key: text for key, text in former().items() if "/" in key}.items()


async def test_a_journal_is_written_as_before() -> None:
    """Other versions read what is written, too. If it changes, keep another journal."""
    journal = former()
    store = MemoryStore(None, journal)
    written: dict[str, str | None] = {}

    class Copy:
        async def write(self, changes: Mapping[str, str | None]) -> None:
            written.update(changes)

    copy = MemoryStore(Copy())
    for code in await store.codes():
        match = await store.load(code)
        created = json.loads(journal[code])["created_at"]
        await copy.create(match, created)
        await copy.append(code, 0, match.log, over=match.over)
    assert written == journal


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("RKJCDCT", "{"),
        ("RKJCDCT", "[]"),
        ("RKJCDCT", '{"code": "RKJCDCT", "created_at": 1, "secret": null, "seats": []}'),
        ("RKJCDCT", former()["RKJCDCT"].replace('"follows"', '"newer": 1, "follows"')),
        ("RKJCDCT/00000002", '{"entry": {}, "at": 1, "act": null, "newer": 1}'),
        ("RKJCDCT", None),
    ],
)
async def test_what_cannot_be_read_is_said_and_stays(key: str, text: str | None, tmp_path: Path) -> None:
    kept = {**former(), key: text}
    journal = FileJournal(tmp_path / "journal.json")
    journal.kept = {key: text for key, text in kept.items() if text is not None}
    before = dict(journal.kept)
    engine = Engine(journal, before, pace=0, rng=Random(5))
    answer = await engine.call("GET", "/api/matches/RKJCDCT")
    assert (answer.status, json.loads(answer.data)["reason"]) == (HTTPStatus.GONE, "unreadable-match")
    got: list[str] = []
    assert await engine.open("RKJCDCT", got.append, lambda: got.append("closed")) is None
    assert (json.loads(got[0])["reason"], got[1]) == ("unreadable-match", "closed")
    match = await MemoryStore(None, former()).load("RKJCDCT")
    assert not await engine.matches.store.create(match, 1)
    assert (await engine.call("GET", "/api/matches/PTXMQNN")).status == HTTPStatus.OK
    await engine.clear()
    await engine.close()
    assert journal.kept.items() >= {key: text for key, text in before.items() if key.startswith("RKJCDCT")}.items()


async def test_nothing_that_was_answered_is_lost_when_the_engine_ends_at_once(tmp_path: Path) -> None:
    journal = FileJournal(tmp_path / "journal.json")
    engine = Engine(journal, pace=0, rng=Random(3))
    body = {"game": "distance", "seats": [PERSON, COMPUTER]}
    code = json.loads((await engine.call("POST", "/api/matches", json.dumps(body))).data)["code"]
    async with engine_page(engine, code) as page:
        await page.send(type="act", id="one", action={"do": "draw"})
        told = [each["version"] for each in page.got if each["type"] in ("snapshot", "update", "ack")]
        kept = json.loads(journal.path.read_text())
    later = Engine(journal, kept, pace=0)
    async with engine_page(later, code) as page:
        again = [each for each in page.got if each["type"] == "snapshot"]
        assert again[0]["version"] >= max(told)
        before = len(page.got)
        await page.send(type="act", id="one", action={"do": "draw"})  # the page repeats what was not answered
        answers = [each for each in page.got[before:] if each["type"] in ("ack", "refused")]
    assert [each["type"] for each in answers] == [
        "ack" if any(each["type"] == "ack" for each in page.got) else "refused"
    ]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type": "fly"}', '{"type": "hello", "seen": "x"}', "[" * 100_000])
async def test_rubbish_is_refused_and_the_page_stays_open(text: str) -> None:
    engine = Engine(pace=0, rng=Random(4))
    body = {"game": "memory", "seats": [PERSON, COMPUTER]}
    code = json.loads((await engine.call("POST", "/api/matches", json.dumps(body))).data)["code"]
    async with engine_page(engine, code) as page:
        assert page.open is not None
        await page.open.receive(text)
        assert page.got[-1]["reason"] == "bad-message"
        await page.send(type="ping", id=7)
        assert page.got[-1] == {"type": "pong", "id": 7}


async def test_an_unknown_match_is_refused_and_closed() -> None:
    got: list[str] = []
    opened = await Engine().open("BKTRWXD", got.append, lambda: got.append("closed"))
    assert opened is None
    assert json.loads(got[0])["reason"] == "unknown-match"
    assert got[1] == "closed"


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/matches/BKTRWXD/fly", "/api/tools/file/"])
async def test_an_unknown_call_is_a_problem(path: str) -> None:
    answer = await Engine().call("GET", path)
    assert answer.status == HTTPStatus.NOT_FOUND
    assert json.loads(answer.data)["reason"] == "not-found"
