"""Messages are made and encoded once for each viewer, however many pages see them."""

from musicards.games.action import Seat
from musicards.server.codec import encode
from musicards.server.live.broadcaster import Broadcaster
from musicards.server.match.messages import Ping, ServerMessage
from musicards.server.match.seats import Seats
from musicards.store import StoredSeat
from tests.server.sitting import FakePage


def test_a_message_is_made_and_encoded_once_for_all_pages_of_a_viewer() -> None:
    seats = Seats([StoredSeat("person", holder="ann"), StoredSeat("person", holder="bob")])
    pages = [FakePage(holder) for holder in ("ann", "ann", "bob", "watcher", "another watcher")]
    broadcaster, made = Broadcaster(), list[Seat | None]()
    for page in pages:
        broadcaster.enter(page)
        broadcaster.greet(page)

    def make(viewer: Seat | None) -> list[ServerMessage]:
        made.append(viewer)
        return [Ping(-1 if viewer is None else viewer)]

    broadcaster.send(seats, make)
    assert made == [0, 1, None]
    assert [page.sent for page in pages] == [[encode(Ping(seat))] for seat in (0, 0, 1, -1, -1)]
    assert pages[0].sent[0] is pages[1].sent[0]
    assert pages[3].sent[0] is pages[4].sent[0]
