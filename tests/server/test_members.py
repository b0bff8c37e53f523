"""What servers know about each other, and their messages."""

import msgspec

from musicards.server.cluster.members import SERVER_TIMEOUT, Members
from musicards.server.cluster.messages import Changed, Message, Present, Standing, Who, Wrote, pack, unpack


def present(
    server: str, *matches: Standing, closed: tuple[str, ...] = (), round_: int = 0, complete: bool = False
) -> Present:
    return Present(server, [*matches], [*closed], round_, complete)


def test_people_are_where_any_server_says_and_a_repeated_message_changes_nothing() -> None:
    members = Members()
    assert members.hear(present("a", Standing("BKTRW", (0,), True)), 0) == {"BKTRW"}
    assert members.hear(present("b", Standing("BKTRW", (2,), False)), 0) == {"BKTRW"}
    assert members.here("BKTRW") == {0, 2}
    assert members.here("BKTRB") == set()
    leader = members.leader("BKTRW")
    assert leader is not None
    assert leader.here == (0,)
    for repeated in (present("a", Standing("BKTRW", (0,), True)), present("a")):
        assert members.hear(repeated, 1) == set()


def test_whoever_says_everything_has_nothing_else() -> None:
    members = Members()
    members.hear(present("a", Standing("BKTRW", (0,), True), Standing("BKTRB", (1,), True)), 0)
    assert members.hear(present("a", Standing("BKTRB", (1,), True), round_=1), 0) == set()
    assert members.hear(present("a", round_=1, complete=True), 0) == {"BKTRW"}
    assert members.hear(present("a", closed=("BKTRB",)), 0) == {"BKTRB"}
    assert members.leader("BKTRB") is None


def test_a_silent_server_is_forgotten_unless_nobody_could_be_heard() -> None:
    members = Members()
    members.hear(present("a", Standing("BKTRW", (0,), True)), 0)
    assert members.silent(SERVER_TIMEOUT) == []
    assert members.silent(SERVER_TIMEOUT + 1) == ["a"]
    members.excuse(SERVER_TIMEOUT + 1)
    assert members.silent(SERVER_TIMEOUT + 1) == []
    assert members.leave("a") == {"BKTRW"}
    assert members.leave("a") == set()
    assert len(members) == 0


def test_messages_come_back_as_they_were_sent() -> None:
    messages: list[Message] = [
        Wrote("a", "BKTRW", 3),
        Changed("a", "BKTRB"),
        Who("a"),
        present("a", Standing("BKTRW", (0, 2), True, (1,), (2, 7))),
    ]
    assert [message for payload in pack([*messages]) for message in unpack(payload)] == messages


def test_many_messages_fit_what_the_database_carries() -> None:
    payloads = pack([Wrote("0123456789abcdef", "BKTRW", number) for number in range(1000)])
    assert len(payloads) > 1
    assert max(map(len, payloads)) < 8000
    assert sum(len(unpack(payload)) for payload in payloads) == 1000


def test_messages_of_a_newer_server_that_we_do_not_know_are_left_out() -> None:
    sent = [{"type": "new", "server": "a"}, {"type": "who", "server": "a", "more": 1}, 7]
    assert unpack(msgspec.json.encode(sent)) == [Who("a")]
    assert unpack(b"\xff") == []
    assert unpack(b'{"type": "who"}') == []
