"""Who called "Musicards!" first, with unequal network delays."""

from unittest.mock import Mock

import pytest

from musicards.games.action import Seat
from musicards.server.live.call_judge import (
    LATE_SECONDS,
    MAX_CREDIT,
    MAX_PENDING,
    Latency,
    PendingCall,
    Winner,
    credits_of,
    held_until,
    in_order,
)
from tests.server.site import Site
from tests.server.tables import two

ANN, BOB, CYD = Seat(0), Seat(1), Seat(2)

# How far away a page is


@pytest.mark.parametrize(
    ("trips", "credit"),
    [([0.08, 0.06, 0.3], 0.03), ([3.0], MAX_CREDIT), ([], 0), ([0.01, *[0.2] * 5], 0.1)],
    ids=["half of the shortest", "the maximum", "none without an answer", "only the last round trips count"],
)
def test_a_page_is_credited_with_half_its_shortest_round_trip(trips: list[float], credit: float) -> None:
    latency = Latency()
    for number, trip in enumerate(trips):
        latency.pong(latency.ping(number), number + trip)
    assert latency.credit == pytest.approx(credit)


def test_a_pong_without_a_pending_ping_does_not_count_and_pings_are_forgotten() -> None:
    latency = Latency()
    ping = latency.ping(0.0)
    latency.pong(99, 0.1)
    latency.pong(ping, 0.2)
    latency.pong(ping, 0.0001)
    assert latency.credit == pytest.approx(0.1)
    latency = Latency()
    first = latency.ping(0.0)
    for _ in range(MAX_PENDING):
        latency.ping(1.0)
    latency.pong(first, 1.0)
    assert latency.credit == 0


def test_of_a_person_s_pages_the_furthest_counts_and_spectators_do_not() -> None:
    assert credits_of([(ANN, 0.02), (None, 0.15), (ANN, 0.05), (BOB, 0.0)]) == {ANN: 0.05, BOB: 0.0}


# The order of calls


def calls(*made: tuple[Seat, float]) -> list[PendingCall]:
    return [PendingCall(seat, time, Mock(), Mock()) for seat, time in made]


def test_the_earliest_is_first_though_it_arrived_last_and_of_equals_the_first_to_arrive() -> None:
    assert [call.seat for call in in_order(calls((ANN, 5.0), (BOB, 4.9), (CYD, 4.95)))] == [BOB, CYD, ANN]
    assert [call.seat for call in in_order(calls((CYD, 5.0), (ANN, 5.0)))] == [CYD, ANN]


def test_a_call_is_held_for_as_long_as_somebody_who_has_not_called_could_have_been_earlier() -> None:
    credits_ = {ANN: 0.15, BOB: 0.04, CYD: 0.1}
    assert held_until(calls((ANN, 5.0)), credits_) == pytest.approx(5.1)
    assert held_until(calls((ANN, 5.0), (CYD, 5.02)), credits_) == pytest.approx(5.04)


def test_a_far_page_s_call_is_not_held_for_a_near_one_nor_for_nobody() -> None:
    arrival, credit = 5.0, 0.1
    assert held_until(calls((ANN, arrival - credit)), {ANN: credit, BOB: 0.04}) < arrival
    assert held_until(calls((ANN, arrival)), {ANN: credit}) == arrival


def test_a_call_is_late_only_after_another_s_and_not_long_after() -> None:
    winner = Winner(ANN, 5.0)
    assert winner.beat(BOB, 5.12, now=5.2) == 120
    assert winner.beat(BOB, 5.0001, now=5.2) == 1
    assert winner.beat(ANN, 5.1, now=5.2) is None
    assert winner.beat(BOB, 5.1, now=5.1 + LATE_SECONDS) is None


# Round trips


async def test_a_page_is_pinged_at_its_hello_and_again_if_it_answers(site: Site) -> None:
    ann, _, code = await two(site)
    async with ann.page(code) as hers:
        await hers.send(type="hello")
        ping = await hers.until("ping")
        site.clock.advance(15)
        await hers.send(type="pong", id=ping["id"])
        await hers.send(type="pong", id=10**30)
        assert await hers.hello()
        site.clock.advance(15)
        assert (await hers.next())["id"] == ping["id"] + 1
        site.clock.advance(15)
        await hers.send(type="hello")
        assert [(await hers.next())["type"] for _ in range(3)] == ["room", "snapshot", "turn"]


async def test_pages_of_a_game_without_calls_are_not_pinged(site: Site) -> None:
    ann, _, code = await two(site, "memory")
    async with ann.at_table(code) as hers:
        site.clock.advance(30)
        await hers.send(type="hello")
        kinds = [(await hers.next())["type"] for _ in range(3)]
        assert kinds == ["room", "snapshot", "turn"]
