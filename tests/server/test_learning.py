"""Learning over HTTP: every call contains everything known about a person, and the server stores nothing."""

import asyncio
import json
import pkgutil
import threading
from base64 import b85encode
from http import HTTPStatus
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musicards.learning import Learner, atoms
from musicards.learning.items import items_about, read_item
from musicards.server.calls import learning
from musicards.server.calls.learning import MAX_PIECES
from musicards.server.http.schema import bodies_in
from tests.server.site import PATIENCE, Person, Site
from tests.server.wire import PAGE

NOW = 1_800_000_000.0
DAY = 86_400
CALLS: dict[str, dict[str, object]] = {
    "next": {"learner": "", "now": NOW, "seed": 1},
    "answer": {"learner": "", "item": "letter:3:A", "answer": "C", "now": NOW},
    "observe": {"learner": "", "evidence": []},
    "map": {"learner": "", "now": NOW},
    "match": {"learner": "", "now": NOW},
    "known": {"learner": "", "atom": "letter:3:A", "now": NOW},
    "begin": {"learner": "", "level": "nothing"},
}


def piece(**fields: object) -> dict[str, object]:
    """Return a piece of evidence: right, unless `fields` say otherwise."""
    plain: dict[str, object] = {
        "at": NOW,
        "atom": "letter:3:A",
        "right": True,
        "said": "C",
        "chance": 1 / 7,
        "aided": False,
        "ms": None,
        "source": "distance",
        "weight": 1,
        "rules": [],
    }
    return {**plain, **fields}


async def call(site: Site | Person, name: str, **fields: object) -> dict[str, Any]:
    person = site.person() if isinstance(site, Site) else site
    status, body = await person.call("POST", f"/api/learning/{name}", {**CALLS[name], **fields})
    assert status == HTTPStatus.OK, body
    answer: dict[str, Any] = body
    return answer


async def refused(site: Site, name: str, **fields: object) -> str:
    status, body = await site.person().call("POST", f"/api/learning/{name}", {**CALLS[name], **fields})
    assert (status, body["reason"]) == (HTTPStatus.BAD_REQUEST, "bad-notation"), body
    text: str = body["text"]
    assert "\n" not in text
    return text


def spot(found: dict[str, Any], atom: str) -> dict[str, Any]:
    return next(each for each in found["spots"] if each["atom"] == atom)


async def test_what_people_say_they_know_is_kept_until_they_say_something_else(site: Site) -> None:
    assert (await call(site, "map"))["level"] == ""
    learner = ""
    for level in ("reads", "nothing", "names"):
        learner = (await call(site, "begin", learner=learner, level=level))["learner"]
        assert (await call(site, "map", learner=learner))["level"] == level


async def test_a_newcomer_is_asked_answers_and_sees_it_on_the_map(site: Site) -> None:
    item = await call(site, "next")
    assert item == await call(site, "next")
    asked = read_item(item["id"])
    assert (item["kind"], item["question"], item["new"]) == (asked.kind, asked.question, True)
    assert set(item["answers"]) < set(asked.answers)
    assert item["wanted"] in item["answers"]
    answered = await call(
        site, "answer", item=item["id"], answer=asked.wanted[0], answers=item["answers"], new=True, ms=2400
    )
    assert answered["judged"] == {
        "right": True,
        "wanted": asked.wanted[0],
        "said": asked.wanted[0],
        "rules": [],
        "taps": [],
    }
    assert answered["changes"] == [{"atom": item["atoms"][0], "before": "new", "after": "shaky"}]
    found = await call(site, "map", learner=answered["learner"])
    assert [each["atom"] for each in found["spots"]] == [atom.id for atom in atoms()]
    seen = spot(found, item["atoms"][0])
    assert (seen["state"], seen["asked"], seen["days"], seen["last"]) == ("shaky", 1, 0, NOW)
    assert {each["state"] for each in found["spots"] if each is not seen} == {"new"}
    assert (found["due"], seen["due"]) == (1, True)  # what was shown is asked again soon


async def test_a_wrong_answer_names_the_right_one_and_its_rule_and_is_due(site: Site) -> None:
    answered = await call(site, "answer", answer="D")
    assert answered["judged"] == {"right": False, "wanted": "C", "said": "D", "rules": ["starts-at-zero"], "taps": []}
    found = await call(site, "map", learner=answered["learner"])
    assert (found["due"], spot(found, "letter:3:A")["due"]) == (1, True)
    assert found["suspects"][0]["rule"] == "starts-at-zero"


async def test_the_second_error_of_a_rule_is_followed_by_a_contrast(site: Site) -> None:
    first = await call(site, "answer", item="place:bass:G2/", answer="E")
    assert first["contrast"] is None
    second = await call(site, "answer", learner=first["learner"], item="place:bass:B2/", answer="G")
    assert (second["contrast"]["kind"], second["contrast"]["question"]["clef"]) == ("place", "treble")
    asked = read_item(second["contrast"]["id"])
    assert len(second["contrast"]["answers"]) == 4  # it was never asked
    assert {"G", asked.wanted[0]} <= set(second["contrast"]["answers"]) < set(asked.answers)


async def test_slow_answers_are_on_the_map(site: Site) -> None:
    learner = ""
    for number in range(8):
        for item, ms in (("letter:3:A", 900), ("letter:3:B", 9000)):
            answer = read_item(item).wanted[0]
            body = await call(site, "answer", learner=learner, item=item, answer=answer, ms=ms, now=NOW + number)
            learner = body["learner"]
    found = await call(site, "map", learner=learner)
    assert [each["atom"] for each in found["spots"] if each["slow"]] == ["letter:3:B"]


async def test_a_suggested_match_can_be_made(site: Site) -> None:
    found = await call(site, "match")
    assert set(found["faces"]) == {"name", "staff", "keys", "clock", "sound"}
    seats = [{"kind": "person"}, {"kind": "computer", "level": found["level"]}]
    assert await site.person().make(found["game"], *seats, options=found["options"])


async def test_only_the_chosen_families_are_asked(site: Site) -> None:
    learner, seed = "", 0
    for families in (["hour"], ["key", "place"]):
        for _ in range(8):
            seed += 1
            item = await call(site, "next", learner=learner, seed=seed, families=families)
            assert item["kind"] in families
            learner = (await call(site, "answer", learner=learner, item=item["id"], answer=item["answers"][0]))[
                "learner"
            ]


async def test_evidence_counts_as_an_answer_does_and_less_if_it_is_weak_or_aided(site: Site) -> None:
    answered = await call(site, "answer")
    observed = await call(site, "observe", evidence=[piece()])
    maps = [await call(site, "map", learner=each["learner"]) for each in (answered, observed)]
    assert spot(maps[0], "letter:3:A")["recall"] == spot(maps[1], "letter:3:A")["recall"]
    assert observed["changes"] == answered["changes"] == [{"atom": "letter:3:A", "before": "new", "after": "shaky"}]
    weak = await call(site, "observe", evidence=[piece(weight=0.2)])
    assert weak["changes"] == []
    assert weak["learner"] != Learner().to_json()
    aided = await call(site, "observe", evidence=[piece(aided=True)])
    assert aided["learner"] == Learner().to_json()


async def test_evidence_may_come_in_any_order(site: Site) -> None:
    pieces = [piece(at=NOW + number * DAY, right=number != 2, said="C" if number != 2 else "D") for number in range(5)]
    assert await call(site, "observe", evidence=pieces) == await call(site, "observe", evidence=pieces[::-1])


async def test_a_claim_is_shaky_and_checked_soon(site: Site) -> None:
    claimed = await call(site, "known", atom="hour:6")
    assert claimed["changes"] == [{"atom": "hour:6", "before": "new", "after": "shaky"}]
    learner, asked = claimed["learner"], []
    for number in range(6):
        item = await call(site, "next", learner=learner, seed=number, now=NOW + number)
        asked.append(item["atoms"][0])
        wanted = read_item(item["id"]).wanted[0]
        answered = await call(site, "answer", learner=learner, item=item["id"], answer=wanted, now=NOW + number)
        learner = answered["learner"]
    assert "hour:6" in asked


async def test_a_class_behind_one_address_is_answered_and_a_flood_is_not(site: Site) -> None:
    person = site.person()
    for _ in range(30 * 20):
        await call(person, "known")
    statuses = [(await person.call("POST", "/api/learning/known", CALLS["known"]))[0] for _ in range(700)]
    assert statuses[0] == HTTPStatus.OK
    assert statuses[-1] == HTTPStatus.TOO_MANY_REQUESTS
    assert (await person.call("POST", "/api/matches", {}))[0] == HTTPStatus.BAD_REQUEST  # that has its own limit
    site.clock.advance(1)
    for _ in range(10):
        await call(person, "known")


@pytest.mark.parametrize(
    ("name", "slow"),
    [
        ("next", "Learner.next"),
        ("answer", "Learner.observe"),
        ("observe", "Learner.to_json"),
        ("map", "spots"),
        ("known", "Learner.claim"),
        ("begin", "Learner.begin"),
        ("match", "suggest_match"),
    ],
)
async def test_nobody_waits_while_a_call_computes(
    site: Site, monkeypatch: pytest.MonkeyPatch, name: str, slow: str
) -> None:
    place = f"musicards.server.calls.learning.{slow}"
    real, begun, go_on = pkgutil.resolve_name(place), threading.Event(), threading.Event()

    def wait_first(*args: object, **kwargs: object) -> object:
        begun.set()
        assert go_on.wait(PATIENCE)
        return real(*args, **kwargs)

    monkeypatch.setattr(place, wait_first)
    asked = asyncio.create_task(call(site, name))
    while not begun.is_set():
        status, _ = await site.person().call("GET", "/api/lobby")
        assert status == HTTPStatus.OK
    go_on.set()
    await asked


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("next", {"families": ["letters"]}),
        ("begin", {"level": "everything"}),
        ("next", {"seed": -1}),
        ("next", {"seed": 1.5}),
        ("next", {"now": -1}),
        ("next", {"now": 1e300}),
        ("next", {"now": "today"}),
        ("answer", {"item": "letter:9:A"}),
        ("answer", {"item": "place:bass:G2/x"}),
        ("answer", {"item": "x" * 81}),
        ("answer", {"item": ""}),
        ("answer", {"answer": "H"}),
        ("answer", {"answer": "x" * 41}),
        ("answer", {"ms": -5}),
        ("known", {"atom": "letter:9:A"}),
        ("known", {"atom": "\0"}),
        ("observe", {"evidence": [piece(atom="nothing")]}),
        ("observe", {"evidence": [piece(weight=0)]}),
        ("observe", {"evidence": [piece(weight=2)]}),
        ("observe", {"evidence": [piece(chance=-0.1)]}),
        ("observe", {"evidence": [piece(at=-1)]}),
        ("observe", {"evidence": [piece(rules=["x"] * 21)]}),
        ("observe", {"evidence": [piece()] * (MAX_PIECES + 1)}),
        ("observe", {"evidence": "all"}),
        ("map", {"learner": None}),
        ("map", {"learner": "x" * 20_000}),
    ],
)
async def test_impossible_bodies_are_bad_requests(site: Site, name: str, fields: dict[str, object]) -> None:
    assert await refused(site, name, **fields)


def texts() -> list[str]:
    learner, luck = Learner(), Random(1)
    for number in range(40):
        item = learner.next(NOW + number, luck)
        learner.observe(item, luck.choice(item.answers), NOW + number)
    good = json.loads(learner.to_json())
    trace = "2:A"
    infinite = b85encode(bytes(10) + b"\x00\x7c" + bytes(10)).decode()  # the stability
    broken: list[object] = [
        {**good, "count": 1e400},
        {**good, "rules": {"direction": -(10**400)}},
        {**good, "count": "9" * 5000},
        {**good, "missed": {"letter:3:A": float("nan")}},
        {**good, "missed": ["letter:3:A"]},
        {**good, "recent": 5},
        {**good, "plain": []},
        {**good, "plain": [1]},
        {**good, "plain": [1, 2, 3, 4]},
        {**good, "plain": ["1", "2"]},
        {**good, "plain": [0, float("inf")]},
        {**good, "claims": 5},
        {**good, "claims": [{}]},
        {**good, "recent": [["letter:3:A"]]},
        {**good, "terms": {"person": [float("nan"), 1]}},
        {**good, "terms": {"person": ["0", "1"]}},
        {**good, "rules": {"one-short": float("inf")}},
        {**good, "atoms": {"letter": {trace: infinite}}},
        {**good, "atoms": {"letter": {trace: "short"}}},
        {**good, "tap": float("inf")},
        {**good, "rules": {"one-short": [0, 0, "2"]}},
        {**good, "rules": {"one-short": [0, "2", 0]}},
        {**good, "rules": {"one-short": [0]}},
        {**good, "pairs": [1]},
        {**good, "pairs": {"one-short": {"direction": float("nan")}}},
        {**good, "atoms": {"letter": {trace: "~" * 28}}},
        {**good, "atoms": {"letter": {trace: "ä"}}},
        {**good, "atoms": {"letter": [1]}},
        {**good, "version": [[]]},
        [good],
    ]
    deep = "[" * 9000
    return [json.dumps(each) for each in broken] + [
        deep,
        deep + "]" * 6000,
        '{"version":' * 1000,
        " ",
        "null",
        "\ud800",
    ]


@pytest.mark.parametrize("text", texts())
async def test_a_crafted_learner_is_refused(site: Site, text: str) -> None:
    for name in CALLS:
        assert await refused(site, name, learner=text)


async def test_a_learner_with_too_much_in_it_stays_small_and_can_be_asked(site: Site) -> None:
    every = [atom.id for atom in atoms()]
    data = json.loads(Learner().to_json())
    data.update(
        recent=every[:100],
        missed=dict.fromkeys(every[:200], 0),
        terms={"person": [1e300, -1], "row": [-1e300, 1e300]} | {f"family/{number}": [0, 1] for number in range(100)},
        rules={"no-such-rule": 1, "one-short": 1e300, "direction": -1e300},
        count=-1,
        plain=[-1, 1e300],
        tap=-1,
        errors={"one-short": 99},
        atoms={"letter": {"99:A": "AAAA", "2:A": "0" * 28}, "no such": {}},
        more=[0] * 100,
    )
    answered = await call(site, "answer", learner=json.dumps(data))
    kept = json.loads(answered["learner"])
    assert kept["atoms"].keys() == {"letter:2", "letter:3"}
    assert len(kept["missed"]) <= 30
    assert len(kept["recent"]) <= 4
    for name in CALLS:
        await call(site, name, learner=answered["learner"])


async def test_the_largest_learner_and_the_most_evidence_fit(site: Site) -> None:
    learner, rng = Learner(), Random(3)
    for number, atom in enumerate([*atoms()] * 3):
        learner.observe(items_about(atom.id)[0], rng.choice(items_about(atom.id)[0].answers), NOW + number * 600)
    await call(site, "observe", learner=learner.to_json(), evidence=[piece(rules=["starts-at-zero"])] * MAX_PIECES)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999", "-1e999", "9" * 400, "true", '"1"', "[]", "{}"])
async def test_what_is_not_a_number_is_a_bad_request(site: Site, number: str) -> None:
    for body in (
        f'{{"learner":"","now":{number}}}',
        f'{{"learner":"","now":1,"seed":{number}}}',
    ):
        name = "next" if "seed" in body else "map"
        answer = await site.client.post(
            f"/api/learning/{name}", data=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status == HTTPStatus.BAD_REQUEST, (number, await answer.text())


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from(sorted(CALLS)), st.randoms(), PLAIN), min_size=20, max_size=40))
async def test_rubbish_in_any_field_is_answered(site: Site, bodies: list[tuple[str, Random, object]]) -> None:
    for name, rng, rubbish in bodies:
        field = rng.choice([*CALLS[name]])
        answer = await site.client.post(f"/api/learning/{name}", json={**CALLS[name], field: rubbish})
        assert answer.status in (HTTPStatus.OK, HTTPStatus.BAD_REQUEST), (name, field, rubbish, await answer.text())


def test_every_call_is_documented_with_its_body() -> None:
    for kind in bodies_in(learning):
        if (kind.__doc__ or "").startswith("POST "):
            address = str(kind.__doc__).split(":")[0]
            assert f"| `{address}` | `{kind.__name__}` |" in PAGE


async def test_an_exercise_asks_what_its_link_says(site: Site) -> None:
    query = "kinds=place,signature&clef=bass&low=G2&high=E4&naturals=1&length=20&limit=300&seed=abc"
    status, body, _ = await site.get(f"/api/learning/exercise?{query}&number=2")
    asked = json.loads(body)
    assert (status, asked["number"]) == (HTTPStatus.OK, 2)
    assert asked["item"] == json.loads((await site.get(f"/api/learning/exercise?{query}&number=2"))[1])["item"]
    assert asked["chosen"] == {
        "kinds": ["place", "signature"],
        "clef": "bass",
        "low": "G2",
        "high": "E4",
        "naturals": True,
        "intervals": asked["offered"]["intervals"],
        "scales": asked["offered"]["scales"],
        "chords": asked["offered"]["chords"],
        "meters": ["2/4", "3/4", "4/4"],
        "values": ["half", "eighth", "rest"],
        "tempo": 80,
        "measures": 1,
        "length": 20,
        "limit": 300,
        "seed": "abc",
    }
    wanted = read_item(asked["item"]["id"]).wanted[0]
    assert (await call(site, "answer", item=asked["item"]["id"], answer=wanted))["judged"]["right"]


async def test_what_only_exercises_ask_is_judged_and_changes_nothing(site: Site) -> None:
    answered = await call(site, "answer", item="piano:6", answer="G", learner=Learner().to_json())
    assert (answered["judged"]["right"], answered["judged"]["wanted"]) == (False, "F#")
    assert (answered["learner"], answered["changes"], answered["contrast"]) == (Learner().to_json(), [], None)
    assert "families" in await refused(site, "next", families=["piano"], seed=1)


async def test_a_tapped_rhythm_is_judged_note_by_note(site: Site) -> None:
    query = "kinds=tap&meters=6/8&values=eighth&tempo=60&measures=2&seed=abc"
    asked = json.loads((await site.get(f"/api/learning/exercise?{query}"))[1])
    assert asked["item"]["id"] == f"tap:6-8/60/{asked['item']['question']['rhythm']}"
    assert asked["item"]["question"]["tolerance"] == 120
    answered = await call(site, "answer", item="tap:4-4/60/qeeh", answer="0 1180 1500 2700")
    assert answered["judged"]["right"] is False
    assert answered["judged"]["taps"] == [
        {"note": 0, "off": 0, "timing": "in-time"},
        {"note": 1, "off": 180, "timing": "late"},
        {"note": 2, "off": 0, "timing": "in-time"},
        {"note": 3, "off": 0, "timing": "missed"},
        {"note": None, "off": 2700, "timing": "extra"},
    ]
    assert "is not a list of times" in await refused(site, "answer", item="tap:4-4/60/qeeh", answer="now")
    assert (await call(site, "answer", item="tap:4-4/60/qeeh", answer=None))["judged"]["taps"] == []


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("meters=5/4", "“5/4” is not a meter that is asked about. Try 2/4, 3/4, or 4/4."),
        ("kinds=scael", "“scael” is not a kind of question. Try letter, step, or place."),
        ("length=5&number=6", "There is no question “6”. Choose a number from 1 to 5."),
        ("number=x", "There is no question “x”. Choose a number from 1 to 20."),
        ("limit=-1", "“-1” is not possible here. Choose a number from 0 to 3,600."),
        ("kinds=letter&intervals=8", "No question fits these choices."),
    ],
)
async def test_an_exercise_that_cannot_be_read_says_why(site: Site, query: str, text: str) -> None:
    status, body, _ = await site.get(f"/api/learning/exercise?{query}")
    assert (status, json.loads(body)["text"]) == (HTTPStatus.BAD_REQUEST, text)
