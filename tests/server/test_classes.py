"""Classes over HTTP: children come in, tables are dealt, and the teacher sees what happens."""

import asyncio
from http import HTTPStatus
from pathlib import Path

import pytest

from musicards.cards import parse_cards, set_of
from musicards.games.distance import Distance
from musicards.learning.items import read_item
from musicards.server.classroom.classes import SECONDS_BETWEEN_LOOKS
from musicards.server.codec import encode
from musicards.server.http.classes import CLASSES
from musicards.server.http.matches import MATCHES
from musicards.store.classes import StoredAnswer
from musicards.theory.pitch import LETTERS
from tests.helpers.clocks import ManualClock, ticks
from tests.server.classroom import Classroom
from tests.server.site import Site, open_site
from tests.server.tables import end_at_once

DAY = 24 * 60 * 60


class Room(Classroom):
    """A class at a server in this process."""

    site: Site


@pytest.fixture
async def room(site: Site) -> Room:
    return await Room.open(site)


async def written(site: Site) -> None:
    """Let the server store what it has noted, and read it again."""
    await site.client.app[CLASSES].flush()
    site.clock.advance(1)


async def test_children_come_in_with_names_from_the_lists_and_pictures(room: Room) -> None:
    child, other = room.site.person(), room.site.person()
    view = await room.ask(child, "pupils", {"name": "presto tuba", "avatar": 4})
    assert (view["you"]["number"], view["teacher"]) == (1, None)
    await room.ask(other, "pupils", {"name": "Call me 0123"})
    names = [each["name"] for each in (await room.view())["pupils"]]
    assert names[0] == "presto tuba"
    assert "0123" not in names[1]
    assert (await room.view())["pupils"][0]["avatar"] == 4
    third = await room.ask(room.site.person(), "pupils", {"name": "Presto Tuba"})
    assert third["pupils"][2]["name"] == "Presto Tuba 2"


async def test_a_child_s_cookie_ends_with_the_browser(room: Room) -> None:
    async with room.site.client.post(f"/api/classes/{room.code}/pupils", json={}) as response:
        (cookie,) = response.cookies.values()
    assert cookie["max-age"] == ""
    async with room.site.client.post("/api/classes", json={}) as response:
        (cookie,) = response.cookies.values()
    assert int(cookie["max-age"]) > 0


async def test_tables_are_dealt_for_whoever_is_here(room: Room) -> None:
    await room.join(7)
    view = await room.deal(size=3)
    assert [len(table["seats"]) for table in view["tables"]] == [3, 2, 2]
    assert not any(seat["computer"] for table in view["tables"] for seat in table["seats"])
    assert {pupil["table"] for pupil in view["pupils"]} == {table["code"] for table in view["tables"]}
    own = (await room.view(room.children[0]))["pupils"][0]["table"]
    match = await room.children[0].room(own)
    assert match["started"]
    assert match["you"] is not None
    assert match["host"] is None
    assert match["settings"]["class_code"] == room.code


async def test_whoever_is_not_here_is_not_dealt_to_and_sits_down_later(room: Room) -> None:
    await room.join(3)
    room.site.clock.advance(60)
    await room.view(room.children[0])
    await room.view(room.children[1])
    view = await room.deal(size=2, computers=1)
    assert [len(table["seats"]) for table in view["tables"]] == [2, 2]
    late = await room.view(room.children[2])  # takes the seat of a computer
    assert late["pupils"][2]["table"] in {table["code"] for table in view["tables"]}
    assert len(late["tables"]) == 2


async def test_a_latecomer_without_a_computer_s_seat_gets_a_table(room: Room) -> None:
    await room.join(2)
    await room.deal(size=2)
    await room.join(1)
    view = await room.view()
    assert [[seat["computer"] for seat in table["seats"]] for table in view["tables"]] == [
        [False, False],
        [False, True],
    ]
    assert view["pupils"][2]["table"] == view["tables"][1]["code"]


async def test_a_child_goes_on_at_another_device_with_their_code(room: Room) -> None:
    await room.join(2)
    await room.deal()
    before = await room.view(room.children[0])
    table, key = before["pupils"][0]["table"], before["you"]["key"]
    assert len(key) == 6
    tablet = room.site.person()
    assert await room.refused(tablet, "pupils", {"key": "BBBBBB"}) == "wrong-code"
    after = await room.ask(tablet, "pupils", {"key": key.lower()})
    assert after["you"]["number"] == 1
    assert (await tablet.room(table))["you"] is not None
    assert (await room.children[0].room(table))["you"] is None
    assert (await room.view(room.children[0]))["you"] is None


async def test_a_child_lets_another_one_use_the_device(room: Room) -> None:
    await room.join(2)
    await room.deal(size=2)
    device = room.children[0]
    key = (await room.view(device))["you"]["key"]
    await room.ask(device, "leave")
    view = await room.view(device)
    assert view["you"] is None
    assert [pupil["table"] is None for pupil in view["pupils"]] == [True, False]
    assert [seat["computer"] for seat in view["tables"][0]["seats"]].count(True) == 1
    other = await room.ask(device, "pupils", {"fresh": True})
    assert other["you"]["number"] == 3
    back = await room.ask(room.site.person(), "pupils", {"key": key})
    assert back["you"]["number"] == 1


@pytest.mark.parametrize(("first", "deleted"), [("classes/{code}/pupils", True), ("classes", False)])
async def test_a_cookie_of_one_lesson_is_deleted_when_the_child_leaves(room: Room, first: str, deleted: bool) -> None:
    async with room.site.client.post(f"/api/{first.format(code=room.code)}", json={}) as response:
        (cookie,) = response.cookies.values()
    headers = {"Cookie": f"{cookie.key}={cookie.value}"}
    async with room.site.client.post(f"/api/classes/{room.code}/pupils", json={}, headers=headers) as response:
        assert (await response.json())["you"] is not None
    async with room.site.client.post(f"/api/classes/{room.code}/leave", json={}, headers=headers) as response:
        assert response.status == HTTPStatus.NO_CONTENT
        assert [each.value for each in response.cookies.values()] == ([""] * len(response.cookies))
        assert (cookie.key in response.cookies) == deleted


async def test_a_child_who_was_removed_comes_back_under_another_name(room: Room) -> None:
    await room.join(2)
    await room.deal(size=2)
    key = (await room.view(room.children[0]))["you"]["key"]
    table = (await room.view())["tables"][0]["code"]
    await room.ask(room.teacher, "pupils/1", {"removed": True})
    view = await room.view(room.children[0])
    assert view["you"] is None
    assert [pupil["number"] for pupil in view["pupils"]] == [2]
    assert [seat["computer"] for seat in view["tables"][0]["seats"]].count(True) == 1
    assert (await room.children[0].room(table))["you"] is None
    assert await room.refused(room.site.person(), "pupils", {"key": key}) == "wrong-code"
    again = await room.ask(room.children[0], "pupils", {"name": "Vivace Tuba"})
    assert again["pupils"][1]["name"] == "Vivace Tuba"
    assert again["you"]["number"] == 3
    await room.ask(room.teacher, "pupils/1", {"removed": False})
    back = await room.ask(room.site.person(), "pupils", {"key": key})
    assert back["you"]["number"] == 1


async def test_a_child_who_is_let_back_in_continues_at_their_device(room: Room) -> None:
    await room.join(2)
    await room.deal(size=2)
    table = (await room.view())["tables"][0]["code"]
    for removed in (True, False):
        await room.ask(room.teacher, "pupils/1", {"removed": removed})
    view = await room.view(room.children[0])
    assert view["you"]["number"] == 1
    assert [pupil["table"] for pupil in view["pupils"]] == [table, table]  # in the seat that a computer had meanwhile


async def test_a_child_is_not_let_back_in_at_a_device_that_another_child_uses_by_now(room: Room) -> None:
    await room.join(1)
    await room.ask(room.teacher, "pupils/1", {"removed": True})
    await room.ask(room.children[0], "pupils", {})
    await room.ask(room.teacher, "pupils/1", {"removed": False})
    assert (await room.view(room.children[0]))["you"]["number"] == 2


async def test_nobody_comes_into_a_locked_class_but_with_a_code(room: Room) -> None:
    await room.join(1)
    await room.ask(room.teacher, "set", {"locked": True})
    assert await room.refused(room.site.person(), "pupils", {}) == "class-locked"
    key = (await room.view())["teacher"]["pupils"][0]["key"]
    assert (await room.ask(room.site.person(), "pupils", {"key": key}))["you"]["number"] == 1


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("deal", {"game": "distance"}),
        ("set", {"paused": True}),
        ("end", None),
        ("rematch", None),
        ("show", {}),
        ("follow", {}),
        ("tasks", {"kind": "before", "query": "kinds=letter"}),
        ("pupils/1", {"name": "Presto Tuba"}),
        ("sit", {"match": "BBBBBBB"}),
        ("delete", None),
        ("teachers", {"secret": "0123"}),
    ],
)
async def test_a_child_can_do_nothing_that_a_teacher_does(room: Room, what: str, body: object) -> None:
    await room.join(1)
    before = await room.view()
    for person in (room.children[0], room.site.person()):
        assert await room.refused(person, what, body) in ("not-teacher", "wrong-key")
    assert await room.view() == before
    status, _ = await room.children[0].call("GET", f"/api/classes/{room.code}/export")
    assert status == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("what", ["start", "close", "lock", "game", "host", "remove", "again"])
async def test_a_child_does_not_host_the_table_of_a_class(room: Room, what: str) -> None:
    await room.join(2)
    code = (await room.deal())["tables"][0]["code"]
    bodies = {"lock": {"locked": False}, "game": {"game": "steps"}, "host": {"seat": 0}, "remove": {"seat": 1}}
    status, answer = await room.children[0].ask(code, what, bodies.get(what, {}))
    if what == "start":  # there is nothing to start
        assert status == HTTPStatus.OK
    else:
        assert answer["reason"] in ("not-teacher", "not-over")
    stranger = room.site.person()
    status, answer = await stranger.ask(code, "seats", {})
    assert answer["reason"] in ("table-locked", "seat-taken")


async def test_nobody_makes_a_table_of_a_class_alone(room: Room) -> None:
    for settings in ({"class_code": room.code}, {"paused": True}):
        body = {"game": "steps", "seats": [{"kind": "person"}] * 2, "settings": settings}
        status, _ = await room.site.person().call("POST", "/api/matches", body)
        assert status == HTTPStatus.BAD_REQUEST


async def test_a_pause_stops_everything(room: Room, clock: ManualClock) -> None:
    await room.join(2)
    code = (await room.deal(clock=20))["tables"][0]["code"]
    async with room.children[0].at_table(code) as one, room.children[1].at_table(code) as two:
        turn = (await room.children[0].room(code))["you"] == one.table["turn"]
        page = one if turn else two
        await room.ask(room.teacher, "set", {"paused": True})
        await page.until_room(lambda found: found["settings"]["paused"])
        assert (await page.act("a", do="draw"))["reason"] == "paused"
        clock.advance(120)
        await ticks()
        moves = (await room.view())["tables"][0]["moves"]
        await room.ask(room.teacher, "set", {"paused": False})
        await page.until_room(lambda found: not found["settings"]["paused"])
        assert (await room.view())["tables"][0]["moves"] == moves
        assert (await page.act("a", do="draw"))["type"] in ("ack", "refused")
        assert (await page.act("b", do="draw")).get("reason") != "paused"


async def deal_a_third_above_a(room: Room) -> tuple[str, int]:
    """Deal to two children: one can play a C on an A, and has a D as well. Return the table and which child."""
    await room.join(2)
    code = (await room.deal(size=2, options={"interval": 3}))["tables"][0]["code"]
    live = await room.site.client.app[MATCHES].find(code)
    game = live.match.game
    assert isinstance(game, Distance)
    game.follow(LETTERS.index("A"))
    game.held[game.turn].cards, game.held[game.turn].count = set_of(parse_cards(["C4", "D4"])), 2
    seats = [(await child.room(code))["you"] for child in room.children]
    return code, seats.index(game.turn)


async def test_the_teacher_sees_mistakes_and_nobody_else_does(room: Room) -> None:
    code, child = await deal_a_third_above_a(room)
    async with room.children[child].at_table(code) as page:
        assert (await page.act("a", do="play", cards=["D4"], say={"letter": "D"}))["type"] == "ack"  # a misplay
    await written(room.site)
    teacher = (await room.view())["teacher"]
    assert [(each["skill"], each["right"], each["asked"]) for each in teacher["skills"]] == [("letter", 0, 1)]
    (error,) = teacher["errors"]
    assert (error["rule"], error["pupils"]) == ("starts-at-zero", {str(child + 1): 1})
    assert (error["example"]["item"]["id"], error["example"]["judged"]["said"]) == ("letter:3:A", "D")
    assert teacher["tables"][0]["mistakes"] == 1
    for person in (*room.children, room.site.person()):
        assert (await room.view(person))["teacher"] is None


async def test_the_same_mistake_again_in_a_turn_is_not_counted_again(room: Room) -> None:
    code, child = await deal_a_third_above_a(room)
    async with room.children[child].at_table(code) as page:
        for number in range(5):
            await page.act(str(number), do="draw")  # although a card fits
    await written(room.site)
    teacher = (await room.view())["teacher"]
    assert [(each["right"], each["asked"]) for each in teacher["pupils"] if each["number"] == child + 1] == [(0, 1)]
    assert teacher["tables"][0]["mistakes"] == 1


async def test_a_mistake_is_explained_to_all_without_a_name(room: Room) -> None:
    await room.join(2)
    view = await room.ask(room.teacher, "show", {"item": "letter:3:A", "said": "D"})
    shown = (await room.view(room.children[0]))["shown"]
    assert shown["judged"]["wanted"] == "C"
    assert (shown["item"]["id"], shown["judged"]["said"]) == ("letter:3:A", "D")
    assert view["shown"] == shown
    unknown = await room.ask(room.teacher, "show", {"item": "letter:3:A", "said": ""})
    assert (unknown["shown"]["judged"]["said"], unknown["shown"]["judged"]["wanted"]) == ("", "C")
    assert (await room.ask(room.teacher, "show", {}))["shown"] is None
    assert await room.refused(room.teacher, "show", {"item": "nonsense", "said": "D"}) == "bad-notation"


async def test_the_projector_shows_a_talk_until_the_next_step_of_the_lesson(room: Room) -> None:
    await room.join(2)
    assert await room.refused(room.teacher, "set", {"talk": "letters:0"}) == "bad-notation"
    await room.ask(room.teacher, "set", {"talk": "letters:1"})
    assert (await room.view(room.site.person()))["talk"] == "letters:1"
    assert (await room.deal())["talk"] == ""
    await room.ask(room.teacher, "set", {"talk": "letters:1"})
    assert (await room.ask(room.teacher, "tasks", {"kind": "after", "query": "kinds=letter"}))["talk"] == ""


async def test_children_answer_a_task_and_results_are_counted_once(room: Room) -> None:
    await room.join(2)
    task = {"kind": "before", "query": "kinds=letter&length=5&seed=7", "seconds": 120}
    (given,) = (await room.ask(room.teacher, "tasks", task))["tasks"]
    assert (given["length"], given["open"]) == (5, True)
    status, exercise = await room.children[0].call("GET", f"/api/learning/exercise?{task['query']}&number=1")
    assert status == HTTPStatus.OK
    (wanted,) = read_item(exercise["item"]["id"]).wanted
    wrong = next(each for each in "ABCDEFG" if each != wanted)
    first = await room.ask(room.children[0], f"tasks/{given['id']}", {"number": 1, "answer": wanted})
    assert first["judged"]["right"]
    await written(room.site)
    await room.ask(room.children[0], f"tasks/{given['id']}", {"number": 1, "answer": wrong})
    await room.ask(room.children[1], f"tasks/{given['id']}", {"number": 1, "answer": None})
    await written(room.site)
    results = (await room.view())["teacher"]["results"]
    assert [(each["pupil"], each["right"], each["asked"]) for each in results] == [(1, 1, 1), (2, 0, 1)]
    assert (await room.view(room.children[0]))["you"]["done"] == {given["id"]: 1}
    await room.ask(room.teacher, f"tasks/{given['id']}/close")
    assert await room.refused(room.children[0], f"tasks/{given['id']}", {"number": 2, "answer": "A"}) == "unknown-task"


async def test_a_child_knows_the_time_that_is_left_and_their_own_results(room: Room) -> None:
    await room.join(2)
    task = {"kind": "before", "query": "kinds=letter&length=5&seed=7", "seconds": 120}
    (given,) = (await room.ask(room.teacher, "tasks", task))["tasks"]
    assert (await room.view(room.children[0]))["you"]["left"] == {}
    await room.ask(room.children[0], f"tasks/{given['id']}", {"number": 1, "answer": None})
    await written(room.site)
    room.site.clock.advance(30)
    you = (await room.view(room.children[0]))["you"]
    assert 85 <= you["left"][given["id"]] <= 90
    assert [(each["pupil"], each["skills"]) for each in you["results"]] == [(1, {"letter": [0, 1]})]
    room.site.clock.advance(300)
    assert (await room.view(room.children[0]))["you"]["left"] == {given["id"]: 0}
    other = (await room.view(room.children[1]))["you"]
    assert (other["left"], other["results"]) == ({}, [])


async def test_whoever_is_dealt_to_answers_no_more_questions_but_homework(room: Room) -> None:
    await room.join(2)
    for kind in ("homework", "before"):
        await room.ask(room.teacher, "tasks", {"kind": kind, "query": "kinds=letter"})
    view = await room.deal()
    assert [(task["kind"], task["open"]) for task in view["tasks"]] == [("homework", True), ("before", False)]


async def test_a_deal_while_nobody_is_here_ends_no_game(room: Room) -> None:
    await room.join(2)
    before = await room.deal()
    room.site.clock.advance(60)
    after = await room.deal()
    assert (after["round"], after["tables"]) == (1, before["tables"])


async def test_titles_are_whole_and_have_nothing_invisible(site: Site) -> None:
    long = "Counting letters: seconds and thirds"
    room = await Room.open(site, title=f" {long}\u202e ")
    assert (await room.view())["title"] == long
    task = {"kind": "before", "query": "kinds=letter", "title": f"{long}\u202e"}
    assert (await room.ask(room.teacher, "tasks", task))["tasks"][0]["title"] == long
    assert (await room.ask(room.teacher, "set", {"title": f"{long}\u202e"}))["title"] == long


async def test_a_goal_is_reached_together(room: Room) -> None:
    await room.join(2)
    await room.ask(room.teacher, "set", {"goal": 3})
    (task,) = (await room.ask(room.teacher, "tasks", {"kind": "homework", "query": "kinds=letter&seed=7"}))["tasks"]
    for child in room.children:
        _, exercise = await child.call("GET", "/api/learning/exercise?kinds=letter&seed=7&number=1")
        (wanted,) = read_item(exercise["item"]["id"]).wanted
        await room.ask(child, f"tasks/{task['id']}", {"number": 1, "answer": wanted})
    await written(room.site)
    assert (await room.view(room.site.person()))["goal"] == {"target": 3, "reached": 2}


async def test_a_change_is_heard_of_at_once(room: Room) -> None:
    await room.join(1)
    view = await room.view(room.children[0])
    waiting = asyncio.create_task(room.children[0].call("GET", f"/api/classes/{room.code}?seen={view['version']}"))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await room.ask(room.teacher, "set", {"goal": 5})
    status, after = await waiting
    assert (status, after["goal"]["target"]) == (HTTPStatus.OK, 5)


async def test_a_second_teacher_is_let_in_with_the_link(room: Room) -> None:
    other = room.site.person()
    assert await room.refused(other, "teachers", {"secret": room.code}) == "wrong-key"
    assert (await room.ask(other, "teachers", {"secret": room.secret}))["teacher"] is not None
    assert room.secret not in str(await room.view())


async def test_teachers_play_in_place_of_computers_at_several_tables(room: Room) -> None:
    await room.join(2)
    tables = (await room.deal(size=2, computers=1))["tables"]
    for table in tables:
        joined = await room.ask(room.teacher, "sit", {"match": table["code"], "name": "Teacher"})
        assert (await room.teacher.room(table["code"]))["you"] == joined["seat"]
    assert await room.refused(room.teacher, "sit", {"match": "BBBBBBB"}) == "unknown-match"


async def test_points_of_a_tournament_are_added(room: Room) -> None:
    await room.join(4)
    await room.ask(room.teacher, "set", {"tournament": True, "teams": 2})
    await room.deal(size=2)
    view = await room.view()
    assert [each["points"] for each in view["points"]] == [0, 0, 0, 0]
    assert [each["team"] for each in view["pupils"]] == [1, 2, 1, 2]
    assert [each["number"] for each in view["team_points"]] == [1, 2]
    assert view["again"] is False


async def test_a_tournament_starts_from_zero(room: Room) -> None:
    await room.join(2)
    before = (await room.deal(size=2))["tables"][0]["code"]
    await end_at_once(room.site, before)
    view = await room.ask(room.teacher, "set", {"tournament": True})
    assert [(each["points"], each["rounds"]) for each in view["points"]] == [(0, 0), (0, 0)]
    view = await room.ask(room.teacher, "rematch")
    assert [(each["points"], each["rounds"]) for each in view["points"]] == [(0, 0), (0, 0)]
    await end_at_once(room.site, view["tables"][0]["code"])
    view = await room.view()
    assert sum(each["points"] for each in view["points"]) == 2
    assert [each["rounds"] for each in view["points"]] == [1, 1]


async def test_the_class_is_there_after_a_crash(room: Room, tmp_path: Path, clock: ManualClock) -> None:
    await room.join(2)
    before = await room.deal()
    await written(room.site)
    async with open_site(tmp_path, clock=clock, pace=0) as restarted:
        teacher = room.teacher.at(restarted.client)
        status, after = await teacher.call("GET", f"/api/classes/{room.code}")
        assert status == HTTPStatus.OK
        for name in ("code", "title", "version", "tables", "round"):
            assert after[name] == before[name]
        child = room.children[0].at(restarted.client)
        status, view = await child.call("GET", f"/api/classes/{room.code}")
        assert view["you"]["number"] == 1


async def test_a_class_is_deleted_with_its_matches(room: Room) -> None:
    await room.join(2)
    code = (await room.deal())["tables"][0]["code"]
    await room.ask(room.teacher, "delete")
    assert (await room.teacher.call("GET", f"/api/classes/{room.code}"))[0] == HTTPStatus.NOT_FOUND
    assert (await room.teacher.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize(("lasting", "days"), [(False, 1), (True, 30)])
async def test_classes_are_deleted_by_themselves(site: Site, clock: ManualClock, lasting: bool, days: int) -> None:
    room = await Room.open(site, lasting=lasting)
    classes = site.client.app[CLASSES]
    clock.advance(days * DAY - 10)
    await classes.clear()
    await room.view()
    clock.advance(20)
    await classes.clear()
    assert (await room.teacher.call("GET", f"/api/classes/{room.code}"))[0] == HTTPStatus.NOT_FOUND


async def test_what_children_and_the_projector_get_does_not_depend_on_what_they_may_not_know(room: Room) -> None:
    """Two worlds that differ in what only one child or the teacher may know: the others get the same, byte for byte."""
    await room.join(3)
    await room.deal()
    outsiders = (room.children[0], room.site.person(), (await Room.open(room.site)).teacher)  # also of another class

    async def seen() -> list[bytes]:
        return [encode(await room.view(person)) for person in outsiders]

    before = await seen()
    teacher = (await room.view())["teacher"]
    found = await room.site.client.app[CLASSES].find(room.code)
    secrets = [each["key"] for each in teacher["pupils"][1:]] + [str(pupil.holder) for pupil in found.stored.pupils]
    assert not any(secret.encode() in each for secret in (*secrets, room.secret) for each in before)
    for said in ("D", "E"):  # another child answers, wrongly
        answer = StoredAnswer(2, room.site.clock.now(), "letter:3:A", False, said, "distance", ("starts-at-zero",))
        await room.site.client.app[CLASSES].store_answer(room.code, answer)
        await written(room.site)
        assert (await room.view())["teacher"]["errors"]
        assert await seen() == before


async def test_two_servers_are_one_class(sites: list[Site], clock: ManualClock) -> None:
    first, second = sites
    room = await Room.open(first)
    room.children = [first.person(), second.person(), second.person()]
    for child in room.children:
        await room.ask(child, "pupils", {})
    teacher_there = room.teacher.at(second.client)

    async def settled() -> None:
        for _ in range(3):
            clock.advance(SECONDS_BETWEEN_LOOKS)
            await ticks()
            for site in sites:
                await site.client.app[CLASSES].flush()
                await site.client.app[CLASSES].look()

    await settled()
    _, there = await teacher_there.call("GET", f"/api/classes/{room.code}")
    assert len(there["pupils"]) == 3
    assert there["teacher"] is not None
    assert all(pupil["here"] for pupil in there["pupils"])  # also the one at the other server
    for _ in range(10):  # long after the children came in
        for child in room.children:
            await room.view(child)
        clock.advance(5)
        await settled()
    assert all(pupil["here"] for pupil in (await room.view())["pupils"])
    here = await room.deal(size=3)
    assert [len(table["seats"]) for table in here["tables"]] == [3]
    await settled()
    _, there = await teacher_there.call("GET", f"/api/classes/{room.code}")
    assert there["tables"] == (await room.view())["tables"]
    await teacher_there.call("POST", f"/api/classes/{room.code}/set", {"paused": True})
    await settled()
    assert (await room.view())["paused"]
    assert (await room.children[0].room(here["tables"][0]["code"]))["settings"]["paused"]


async def test_a_school_behind_one_address_comes_in_at_once(site: Site) -> None:
    rooms = [await Room.open(site) for _ in range(7)]
    comings = [site.person().call("POST", f"/api/classes/{room.code}/pupils", {}) for room in rooms for _ in range(59)]
    statuses = [status for status, _ in await asyncio.gather(*comings)]
    assert statuses == [HTTPStatus.OK] * len(comings)


async def test_whoever_guesses_codes_of_classes_has_to_wait(site: Site) -> None:
    room = await Room.open(site)
    stranger = site.person()
    for _ in range(100):
        status, answer = await stranger.call("POST", f"/api/classes/{room.code}/pupils", {"key": "BBBBBB"})
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            break
        assert answer["reason"] == "wrong-code"
    assert answer["reason"] == "too-fast"
    for code in ("BBBBBB", room.code):  # of a class that is not there, and of one that is: it does not learn which
        status, answer = await stranger.call("POST", f"/api/classes/{code}/teachers", {"secret": "0123"})
        assert (status, answer["reason"]) == (HTTPStatus.TOO_MANY_REQUESTS, "too-fast")
